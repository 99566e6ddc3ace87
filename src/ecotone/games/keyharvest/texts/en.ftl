title = Key Harvest
player = Player { $seat }
about = Join fields into groups, name your price for those in your store, and place workers among them.

box-fields = Fields
box-pairs = Starting pairs
box-crops = Crops
box-workers = Workers
box-events = Events
box-crop = crop
box-spaces = spaces
box-pair = pair
box-counters = counters
box-tile = tile
box-value = value
box-name = name
box-symbol = symbol
box-text = text
box-bell = may
box-scroll = must

option-events = Events in the bag
option-late-start = House rule (◇): everyone but the first player draws one more counter

tile-a = Harvest
tile-b = Play or remove a worker
tile-c = Place fields from stores
tile-d = Take fields from the registry
counters = { $count } × { $crop }
holder = {" "}from { $player }'s store (bid: { $bid })
holder-board = {" "}from { $player }'s board
covers = {" "}(covers { $worker })
field-and-crop = { $field } ({ $crop })

ask-turn = Choose an action or end your turn.
ask-relief = You have nothing left: take a counter from the stock.
ask-harvest = Which field do you harvest?
ask-substitute = The stock has run out of that crop: take any other counter.
ask-turn-over = Which field?
ask-give = Which counter do you give to the stock?
ask-take = Which counter do you take?
ask-gain = Which crop do you take?
ask-pay = Which counter do you pay?
ask-look = Draw from the bag?
ask-place = Which field do you place on your board?
ask-counter-back = Which counter do you take back from your bids?
ask-store = Which field do you take into your store?
ask-bid = Add a counter to your bid. With at least one there, you may also let it stand.
ask-stock-bid = The stock has run out of that crop: which counter does it bid?
ask-move = Which field do you give away?
ask-swap-out = Which of your fields do you give in exchange?
ask-swap-in = Which field do you take for it?
ask-hire = Which farmhand do you play?
ask-send-home = Which worker goes home?
ask-extra = Which additional action do you take?
ask-guard = Keep watch until your next turn begins?
ask-work = Which worker do you play or remove?
ask-post = Where does the worker go?
ask-replay = Your worker was displaced: where does it go now?
ask-aside = Take part in the event or ignore it?
ask-choice = Which part of the text do you choose?
ask-player = Whom does the text concern?
ask-hand = What does the text do? Enter it change by change.
ask-over = The game is over.

action-act = { $action }: { $name }
action-end-turn = End the turn
action-stop = { $ask ->
    [player] No, not { $whom }
    [choice] { $tile }: the second part
    [hand] That is all
    [bid] Let the bid stand
    [replay] Send the worker home
    [place] Place none
    [store] Take no more
    [harvest] Stop harvesting
   *[other] No, continue
}
action-use = { $ask ->
    [player] { $tile }: { $whom }
    [choice] { $tile }: the first part
    [look] { $tile }: draw from the bag
    [guard] { $tile }: keep watch
   *[other] { $tile }: use it
}
action-pay-instead = { $count ->
    [one] Pay { $count } counter instead
   *[other] Pay { $count } counters instead
}
action-take-part = Take part in { $tile }
action-stand-aside = Ignore { $tile }
action-field = { $ask ->
    [hand] { $tile }: turn over or place { $field }
    [harvest] Harvest { $field }
    [turn-over] { $tile }: { $field }
    [place] Place { $field }{ $holder }
    [store] Take { $field } into the store
    [move] { $tile }: give away { $field }
    [swap-out] Give { $field } in exchange
   *[swap-in] Take { $field } in exchange
}
action-post = Place { $worker } ({ $value }) on { $space }{ $covers }
action-play = Play { $worker } ({ $value }): { $text }
action-remove = { $ask ->
    [hand] { $tile }: send { $worker } ({ $value }) home
    [send-home] Send { $worker } ({ $value }) home
   *[work] Remove { $worker } ({ $value })
}
action-give = { $ask ->
    [hand] { $tile }: give { $crop } to the stock
    [bid] Bid { $crop }
    [give] Give { $crop } to the stock
   *[pay] Pay { $crop }
}
action-take = { $ask ->
    [hand] { $tile }: take { $crop } from the stock
    [stock-bid] The stock bids { $crop }
   *[other] Take { $crop }
}

# What the kinds of decisions mean, in plain lines: the core tells them without Fluent.
decision-act = take an action: A harvest, B worker, C place from stores, D take from the registry
decision-end-turn = end the turn
decision-stop = that is all; no; or the second of two
decision-use = use the text; yes; or the first of two
decision-pay-instead = pay counters instead
decision-take-part = take part in the event
decision-stand-aside = ignore the event
decision-field = choose a field: to harvest, place, take or give
decision-post = place the worker on a space
decision-play = play a farmhand (F) or one of the townsfolk (T)
decision-remove = remove a worker or send one home
decision-give = give, pay or bid a counter
decision-take = take a counter

event-act = { $player } chose “{ $name }” (action { $action }).
event-end-turn = { $player } ended the turn.
event-stop = { $ask ->
    [player] { $player } left { $whom } alone ({ $tile }).
    [choice] { $player } chose the second part of { $tile }.
    [hand] { $player } carried out { $tile }.
    [bid] { $player } let the bid stand.
    [replay] { $player } sent the displaced worker home.
   *[other] { $worked ->
        [yes] { $player } left it at that ({ $tile }).
       *[no] { $player } declined ({ $tile }).
    }
}
event-use = { $ask ->
    [player] { $player } chose { $whom } ({ $tile }).
   *[other] { $player } used { $tile }.
}
event-pay-instead = { $player } paid instead ({ $tile }).
event-take-part = { $player } took part in { $tile }.
event-stand-aside = { $player } ignored { $tile }.
event-field = { $ask ->
    [hand] { $player } turned over or placed { $field } ({ $tile }).
    [harvest] { $player } harvested { $field }.
    [turn-over] { $player } chose { $field } ({ $tile }).
    [place] { $player } placed { $field }{ $holder }.
    [store] { $player } took { $field } into the store.
    [move] { $player } gave away { $field } ({ $tile }).
    [swap-out] { $player } gave { $field } in exchange.
   *[swap-in] { $player } took { $field } in exchange.
}
event-post = { $player } placed { $worker } ({ $value }) on { $space }.
event-play = { $player } played { $worker }.
event-remove = { $ask ->
    [hand] { $player } sent { $worker } home ({ $tile }).
    [send-home] { $player } sent { $worker } home.
   *[work] { $player } removed { $worker }.
}
event-give = { $ask ->
    [hand] { $player } gave { $crop } to the stock ({ $tile }).
    [bid] { $player } bid { $crop }.
    [give] { $player } gave { $crop } to the stock.
   *[pay] { $player } paid { $crop }.
}
event-take = { $ask ->
    [stock-bid] The stock bid { $crop } for { $player }.
   *[other] { $player } took { $crop }.
}
event-drawn = Event { $count }: { $name }. { $text }
event-closed = { $name } is over.
event-returned = Someone has fewer than seven tiles: { $names } went back into the bag.
event-put-back = { $name } was drawn too. It has no effect and went back into the bag.
event-stored = { $field } went into { $player }'s store.
event-left = { $player }'s { $worker } left { $space }.
event-registry = New in the registry: { $field }.
whom-others = all the others
whom-all = everyone
event-drawn-blindly = { $crop } was drawn from behind { $player }'s screen.
event-sold = { $player } sold { $field } and took the payment and the bid ({ $bid }).
event-last-turns = The tenth event is on the board: after this turn everyone has two more.
event-turn = It is { $player }'s turn.
event-over = The game is over.

refuse-not-your-turn = It is another player's turn.
refuse-done = Already done this turn.
refuse-finish-first = Finish the current action first.
refuse-two-actions = You have used both actions of this turn.
refuse-stock-empty = The stock is empty.
refuse-nothing-to-harvest = All your fields are harvested.
refuse-no-worker = No worker can be placed, and none can be removed.
refuse-after-taking = Not allowed after taking fields from the registry.
refuse-cannot-pay = You cannot pay any of the bids.
refuse-stores-empty = All stores are empty.
refuse-no-counter = You have no counter to bid.
refuse-store-full = Your store is full.
refuse-registry-empty = The registry is empty.
refuse-field-there = A field lies here.
refuse-worker-next = A worker stands next to this space.
refuse-too-few-fields = Needs { $need ->
    [one] { $need } adjacent field
   *[other] { $need } adjacent fields
}, has { $have }.
refuse-worker-there = The worker here is worth { $value }. Only one of higher value can replace it.
refuse-on-board = Already on your board.
refuse-farmhand-only = Only a farmhand can be played now.
refuse-elsewhere = On { $player }'s board.
refuse-no-place = No free space has { $need ->
    [one] { $need } adjacent field
   *[other] { $need } adjacent fields
}.
refuse-own-store = Only fields from other stores.
refuse-other-store = Only fields from your own store.
refuse-not-this-store = The text is about another store.
refuse-watched = A watchman guards this store.
refuse-lacks = Costs { $need } × { $crop ->
    [wheat] wheat
    [vegetables] vegetables
    [apples] apples
    [wine] wine
   *[hops] hops
}; you have { $have }.
refuse-too-few-counters = Costs { $need ->
    [one] { $need } counter
   *[other] { $need } counters
}; you have { $have }.
refuse-not-isolated = This field touches another one; only isolated fields count.
refuse-unharvested = Not harvested yet.
refuse-harvested = Already harvested.
refuse-other-group = Not in the group you are harvesting.
refuse-not-next = Not next to the worker.
refuse-had = Already chosen.

board-title = { player }
board-you = { player } (you)
board-counters = { $count ->
    [one] { $count } counter behind the screen
   *[other] { $count } counters behind the screen
}
board-guarded = on watch
workers-title = Workers
farmhands-title = Farmhands at home
registry-title = Land registry
town-title = Townsfolk in town
stock-title = Stock
events-title = Events ({ $count } of 10)
bag-title = Bag: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}
drawn-title = Drawn
plain-field = { $field } { $crop }
plain-unharvested = Not harvested: { $fields }
plain-harvested = Harvested: { $fields }
plain-free = All other spaces are free.
legend-plain = An exclamation mark stands for a scroll, which must be followed.
legend = CAPITALS: not harvested · lower case: harvested · [n]: worker of value n · number: free space · !: scroll, must be followed
turns-left = { $count ->
    [one] last turn of the game
   *[other] { $count } turns left
}
turn-line = Turn { $turn }: { $name } · actions left: { $left } · done: { $done }
placing-barred = After taking fields from the registry, no field may be placed this turn.
doing-worker = { $worker }: { $need ->
    [one] needs { $need } adjacent field
   *[other] needs { $need } adjacent fields
}
doing-field = Field: { $field }
doing-crop = The stock has run out of { $crop }.
doing-times = Left: { $left } of { $of }
doing-pay = { $left ->
    [one] { $left } counter
   *[other] { $left } counters
} to pay to { $to ->
    [stock] the stock
   *[other] { $to }
}
offer-points = on your board { $points ->
    [one] { $points } point
   *[other] { $points } points
}
offer-joins = next to { $fields }
store-lacks = you lack { $counters }
passing = is passed on
event-round = { $event } goes round: { $order } · answered: { $answered } · ignore it: { $aside }
tile-count = { $count ->
    [one] { $count } tile on the board
   *[other] { $count } tiles on the board
}
brings-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
preview-bid = your bid goes to the stock: { $counters }
preview-due = { $count ->
    [one] costs { $count } counter of your choice
   *[other] costs { $count } counters of your choice
}
preview-to = paid to { $name }
preview-field = then fields: { $names }
preview-post = then spaces: { $names }
preview-play = then workers to play: { $names }
preview-remove = then workers to remove: { $names }

sheet-worker = Worker
house-value = worker value
tie-tiles = more tiles on the board
tie-counters = more counters behind the screen
house-place = place on the country board
sheet-workers = Workers
sheet-largest = Largest group
sheet-second = Second largest group
sheet-crops = Crops
sheet-total = Total
sheet-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $counters ->
    [one] { $counters } counter
   *[other] { $counters } counters
} (tie-breakers)
sheet-fields = { $count } × { $each }: { $fields }
sheet-none = none
sheet-crop = { $crop } { $own } : { $rival }

## On the board in the browser

# things
crop-wheat = wheat
crop-vegetables = vegetables
crop-apples = apples
crop-wine = wine
crop-hops = hops
harvested = harvested
unharvested = not harvested
empty = empty
legal = can be chosen
selected = selected
free = free space
worker-here = { $worker }, worker of value { $value }
value = value { $value }
value-needs = { $value ->
    [one] needs { $value } adjacent field
   *[other] needs { $value } adjacent fields
}
bell = Bell: optional
scroll = Scroll: mandatory
house = House text: our own, not from the printed tile.
by-value = A worker of the printed value
gain = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
no-points = no points
points-word = { $count ->
    [one] point
   *[other] points
}
pts = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
any-counter = any counter from the stock
turns-over = is turned over
the-stock = the stock

# where a field is
where-registry = { $crop }, in the registry
where-store = { $crop }, in { $name }’s store
where-board = { $crop }, on { $name }’s board
where-bag = { $crop }, in the bag
where-drawn = { $crop }, drawn to choose from
key-registry = in the registry
key-store = in a store
key-gone = on another board
joins = { $groups ->
    [one] joins { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }
   *[other] joins { $groups } groups, { $count } fields
}
alone = a group of its own
displaces = displaces { $worker }

# stores, registry, town
stores = Stores and bids
stores-note = pay the bid
store-of = { $name }’s store
you-pay = you pay { $name }
bid-to-stock = the bid goes to the stock
on-watch = on watch
watched = a watchman guards it
cannot-pay = more than you can pay
needs = costs { $need } × { $crop }, you have { $have }
no-bid = no bid yet
bid-of = Bid: { $bid }
bag = bag: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}
drawn = Drawn from the bag
drawn-hidden = { $count ->
    [one] { $count } field, seen only by the player who drew it
   *[other] { $count } fields, seen only by the player who drew them
}
town = Registry and events
farmhands = Your farmhands
townsfolk = Townsfolk
townsfolk-note = Shared by all: a 4 needs 4 adjacent fields, a 5 needs 5.
out = { $count ->
    [0] all at home
   *[other] { $count } on the boards
}
stands = on { $name }’s board, { $space }
at-home = at home

# events
events = Events
events-of = { $count } of { $total }
events-short = Events { $count }/{ $total }
check-short = At { $space }: everyone needs { $wanted } tiles, or two events go back. Too few: { $names }.
check-met = At { $space }: everyone has { $wanted } tiles, the events stay.
at-ten = At { $space }: { $turns } more turns for everyone.
last-turns = The last turns have begun. Still to come:
turns-of = { $name }: { $count }
turns-left-short = { $count ->
    [one] last turn
   *[other] { $count } turns left
}
still-in-bag = Still in the bag
event-now = { $name } chooses
event-you = Your choice
event-later = then { $name }
event-aside = { $name } ignores it.
event-nothing = { $name }: nothing to choose.
happened = Event: { $name }
what-happened = What happened

# country and points
your-country = Your country
country-of = { $name }’s country
open-country = { $name }’s country, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}: enlarge
land = Groups { $largest } + 2 × { $second } = { $points }
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit
standing = Scores
points-now = Your points
points-of = { $name }’s points
workers-points = Workers on the board
largest = Largest group, { $count } × { $each }
second = Second group, { $count } × { $each }
before-crops = So far, without crop majorities
free-replay = { $worker } was displaced: place it again for free.

# screen and others
screen = Behind your screen
screen-note = only you can see this
then = then { $change }
this-turn = { $change } this turn
others = Other players
aid = Memory aid: counters seen in the open
aid-of = What everyone has seen of { $name }’s counters
known = { $crop }: { $range } ({ $moved } seen since the start)
screen-counters = { $count ->
    [one] { $count } counter
   *[other] { $count } counters
} behind the screen

# actions
actions = Actions
actions-note = { $used } of { $count } used
actions-of = { $name }: { $used } of { $count } used
act-a = Harvest
act-b = { sheet-worker }
act-c = Place from stores
act-d = Take from registry
offers-a = { $count ->
    [one] { $count } field to harvest
   *[other] { $count } fields to harvest
}
offers-b = { $count ->
    [one] { $count } worker to play or remove
   *[other] { $count } workers to play or remove
}
offers-c = { $count ->
    [one] { $count } field you can pay for
   *[other] { $count } fields you can pay for
}
offers-d = { $count ->
    [one] { $count } field to take
   *[other] { $count } fields to take
}
at-it = make your choice
done = done
did-post = { $worker } on { $space }
did-remove = { $worker } removed
did-harvest = harvested { $fields }
did-place = placed { $fields }
did-take = took { $fields }
first-a = First choose action A, then the fields to harvest.
first-b = First choose action B, then the worker and a space.
first-c = First choose action C, then the field.
first-d = First choose action D, then the field.

# what is to be done
other-chooses = { $name } is choosing …
step-turn = Action { $number } of { $count }
step-of = { $name }, { $number } of up to { $count }
step-event = Event: { $name }
prompt-post = { $count ->
    [one] Place { $worker } on the highlighted space.
   *[other] Place { $worker } on one of the { $count } highlighted spaces.
}
prompt-replay = { $worker } was displaced. { $count ->
    [one] Place it on the highlighted space and use its text again, or send it home.
   *[other] Place it on one of the { $count } highlighted spaces and use its text again, or send it home.
}
prompt-bid = Your bid for { $field }: tap the counters behind your screen.
prompt-pay = { $count ->
    [one] Pay { $count } counter
   *[other] Pay { $count } counters
} of your choice{ $field ->
    [none] .
   *[other] { " " }for { $field }.
}
prompt-take = Instead of { $crop }: which counter do you take?
missing = { $count ->
    [one] { $count } more counter.
   *[other] { $count } more counters.
}
picked-harvest = Harvest { $fields }: take { $counters }.
picked-turn = { $tile }: { $fields }.
picked-store = Take { $field } into your store. { $count ->
    [0] On your board it would touch no field, { $points }.
    [one] On your board it would join { $count } field, { $points }.
   *[other] On your board it would join { $count } fields, { $points }.
}
picked-end-turn = { $used ->
    [0] End your turn without taking an action?
   *[other] End your turn now? You could still do something.
}
picked-bid = Bid { $bid } for { $field }. Whoever pays the same gets the field; you get the payment and your bid back.
picked-pay = Pay { $counters }. { $count ->
    [0] { "" }
    [one] One more.
   *[other] { $count } more.
}
picked-post = { $worker } on { $space }: { $points }, next to { $fields }{ $covers ->
    [none] .
   *[other] . Covers { $covers }.
}
picked-play = { $worker }: { $text } { $count ->
    [one] { $count } possible space.
   *[other] { $count } possible spaces.
}
placing = Place { $field } on your board.
place-buy = Pay { $name } { $counters } and place { $field } on your board:
place-due = Pay { $name } { $count ->
    [one] { $count } counter
   *[other] { $count } counters
} of your choice and place { $field } on your board:
place-own = Your bid ({ $counters }) goes to the stock, and { $field } goes on your board:
place-free = Place { $field } on your board:
largest-becomes = largest group { $before } → { $after }
second-becomes = second group { $before } → { $after }
do-end-turn = End turn anyway
do-harvest = { $count ->
    [one] Harvest { $field }
   *[other] Harvest { $count } fields
}
do-turn-over = { $count ->
    [one] Choose { $field }
   *[other] Choose { $count } fields
}
do-place = Place { $field }
do-buy = Buy { $field }
do-store = Take { $field }
do-move = Give away { $field }
do-swap-out = Give { $field }
do-swap-in = Take { $field }
do-post = Place on { $space }
do-play = Play { $worker }
do-remove = Remove { $worker }
do-bid = { $count ->
    [one] Bid { $count } counter
   *[other] Bid { $count } counters
}
do-pay = { $count ->
    [one] Pay { $count } counter
   *[other] Pay { $count } counters
}
do-give = Give { $crop }
do-take = Take { $crop }
draft = Chosen counters
drop = { $crop }: { $count } chosen, take one back

# tabs
tabs = Parts of the table
tab-play = Country
tab-stores = Stores
tab-others = Players
tab-log = Log

# sheet and companion
sheet = Score of the country
final-country = The country at the end
unscored = Further groups
crops-rule = One point for each crop of which you alone have the most
own-rival = { $own } against at most { $rival }
companion = Score my country board
companion-lead = Enter each player’s country as it lies on the table; every number is explained.
companion-hint = Tap a space to lay its field, place a worker or clear it.
fields-typed = Fields by their labels
no-such-field = Not laid: { $fields }
players = Players
name = Name
add-player = Add a player
on-space = On { $space }?
lay-field = Field { $field }: { $crop }
take-away = Clear the space
own-workers = Farmhands
reset = Start over
reset-sure = Clear { $player }’s country?
whole-sheet = Whole sheet
blocked = Not allowed: { $reason }
fewer = { $crop }: one fewer
more = { $crop }: one more
place = Place { $place }
keys =
    A–D: choose an action
    1–6: a field in the registry
    S: stores
    O: the next player’s board
    E: events
    P: points explained
    / C 4: go to space C4

# What things on the table mean: of every sign and number a name and a sentence or two.
explains-crop = A crop. A field of it brings one counter when it is harvested; counters pay bids. Whoever alone has most of it behind the screen gets one point.
sign-field = Field with { $crop }
explains-field = Fits on exactly one space: the one with its label. Fields that touch form a group; harvested or not, it counts.
sign-group = Group of fields
explains-group = Fields that touch. The largest group scores 1 for each field, the second largest 2 for each; all others score nothing.
sign-harvested = Harvested field
explains-harvested = It has been turned over. It brings no more counters, but still counts for its group and for workers.
sign-space = Empty space
explains-space = Only the field with this label fits here, or a worker. The sign shows where that field is.
sign-registry = In the registry
explains-registry = The field of this space lies open in the registry: action D takes it into your store.
sign-bag = In the bag
explains-bag = Fields and events still to come. The registry is refilled from the bag; everyone may know what is in it, but nobody knows the order.
sign-store = In a store
explains-store = The field of this space lies in this player's store: action C places it for its bid.
sign-gone = On another board
explains-gone = Another player has placed the field of this space. It stays empty, unless a worker comes.
sign-bid = Bid
explains-bid = The price of this field. Whoever places it pays exactly these counters to its owner, who also gets the bid back; for the owner the bid goes to the stock.
sign-value = Value of the worker
explains-value = Its points at the end, and how many fields must touch it. It may cover a worker of lower value.
explains-act-a = Choose one of your groups. Every field harvested there brings a counter of its crop and is turned over.
explains-act-b = Play a farmhand or one of the townsfolk on an empty space with enough fields next to it, or take one of your workers off.
explains-act-c = Put one or two fields from any stores on your board and pay their bids. Not after D.
explains-act-d = Take one or two fields from the registry into your store and lay a bid below each.
sign-points = Points
explains-points = One for each field of the largest group, two for each of the second largest, the values of the workers, and one for each crop of which one player alone has most.
sign-event = Event spaces
explains-event = At the seventh event everybody needs seven tiles on the board; at the tenth everyone has two more turns.
sign-screen = Counters behind a screen
explains-screen = How many counters this player has. The memory aid shows the fewest and the most of each crop.
sign-gain = What it would bring
explains-gain = The points your board would gain at once.
sign-country = Another player's country
explains-country = Coloured spaces are fields, dark ones workers with their value. Choose it to see it large.
sign-free-place = Free place
explains-free-place = A store has two places; the registry is filled again at the end of a turn.

# The guided first game
guide-welcome = This is your country: 56 spaces, and every field in the game fits on exactly one of them. You begin with two fields, C6 with apples and F2 with wine. Robin has two others.
guide-groups = Fields that touch form a group. Your largest group scores 1 point for each field, your second largest 2 for each. A field on its own is a group too, so your two fields are worth 1 + 2 = 3 points.
guide-harvest = In a turn you take up to two of four actions. The first: harvest a group of yours. Choose A, then C6, and confirm. You take an apple counter and turn the field over. It still counts.
guide-harvest-other = You will get to know all four actions. Start with A.
guide-registry = New fields come from the land registry. D5 would touch your C6. Choose D, then D5, and confirm. It goes into your store first, and onto your board in a later turn.
guide-registry-other = Each field shows the space it belongs to. D5 lies next to C6: choose action D, then D5.
guide-price = A field in your store has a price. Bid one apple and confirm. It lies with D5 and is gone when you place the field. Until then, others may buy D5 from you for one apple.
guide-price-other = The price may be any counters, but keep your hops: you need them for the next field.
guide-second = You may take a second field. B7 is no use to you, but it touches Robin’s C8. Take it and bid two hops: if Robin pays you two hops for it, you get your own two back as well.
guide-second-other = B7 touches Robin’s C8, so Robin will want to buy it. Choose B7, bid two hops and confirm.
guide-sale = It is Robin’s turn. Press “Watch” and keep an eye on your hops.
guide-rival = Sold! Two hops from Robin and your own two make four. Now watch Robin take B5 from the registry, next to your C6, at a price of one apple. An event comes up, too.
guide-event = Refilling the registry brought up an event. It is carried out by everyone: a bell may be followed, a scroll must. Long Summer Day lets you harvest. Choose F2 and confirm.
guide-event-other = C6 has been harvested already; F2 still brings you a counter. Choose F2 and confirm.
guide-track = Events are the clock. When the tenth is laid, everyone has two more turns. At the seventh, everyone needs seven tiles on their board, or two events go back into the bag. Robin now ends the turn.
guide-place = Your turn. With C you place fields from stores. Choose C, then your D5, and confirm: your bid goes to the stock. Remember: C is not allowed after D, so place first, then take.
guide-place-other = D5 touches your C6, and after D you may not place it any more. Choose C, then D5, and confirm.
guide-buy = You may place two fields with one action, from any store. Robin asks one apple for B5, and you have one. Pay exactly the bid, and Robin cannot refuse. Choose B5 and confirm.
guide-buy-other = B5 costs the one apple you have and joins your largest group. Choose B5 and confirm.
guide-worker = Now a worker. It needs as many fields next to it as its value, and there must be no worker beside it. Three fields touch C5: choose B, then the Barn Hand, who is worth 3, then C5.
guide-worker-other = Other workers fit as well, but the Barn Hand brings 3 points. Choose B, the Barn Hand, then C5.
guide-work = Three points more. A worker also does something as soon as it is placed. The Barn Hand takes a field from the registry, and the stock bids for you. Take G1: it touches F2.
guide-work-other = G1 touches your F2 and makes a group of two with it. Choose G1 and confirm.
guide-townsfolk = Your six farmhands are worth 1 to 3. These townsfolk, worth 4 or 5, go to whoever can place them first. Now watch Robin’s turn: harvest, then two fields for the store.
guide-double = G1 makes a group of two with F2, and the second largest group counts double. Choose C and place G1. Then buy D6 from Robin for one wine. It belongs to your largest group.
guide-double-other = G1 and F2 become your second largest group, which counts double, and D6 joins your largest. Choose C, then G1, then D6.
guide-crops = Keep an eye on your counters. At the end, each crop of which you alone have the most behind your screen is worth 1 point. You have four hops, and Robin has none.
guide-end = Eleven points, and Robin has four. Two tips: do not join your two groups by accident. And when you place a field where a worker of yours stands, the worker moves for free and works again. Enjoy your first whole game!

# Decisions in words for a board that shows the actions.
drawn-act = { $name }

# Reasons for a decision.
term-land = { $more ->
    [yes] more points from groups of fields
   *[no] fewer points from groups of fields
}
term-workers = { $more ->
    [yes] more points from workers on the board
   *[no] fewer points from workers on the board
}
term-majorities = { $more ->
    [yes] ahead in more crops
   *[no] ahead in fewer crops
}
term-counters = { $more ->
    [yes] more counters
   *[no] fewer counters
}
term-harvest = { $more ->
    [yes] more to harvest
   *[no] less to harvest
}
term-postable = { $more ->
    [yes] better workers ready to be placed
   *[no] worse workers ready to be placed
}
term-store = { $more ->
    [yes] better fields in your store
   *[no] worse fields in your store
}
term-market = { $more ->
    [yes] better fields left to buy or take
   *[no] worse fields left to buy or take
}
term-actions = { $more ->
    [yes] more to do with the actions left
   *[no] less to do with the actions left
}
fact-land = joins fields into larger groups
fact-worker = places { $worker } ({ $value })
fact-majority = takes the lead in { $crop }
reason-leaves = leaves { $player } the field { $thing }
reason-keeps = keeps the field { $thing } from { $player }

# The forms of the workshop
typing-box = Begin with the workers and events: value, bell or scroll, and the effect, step by step from lists. A text that no steps can say is “carried out by hand”. If your board labels its spaces in another way, type the rows and columns in under “numbers”, or a single space under “fields”.
part-workers = workers
part-fields = fields
part-pairs = starting pairs
part-events = events
part-crops = crops
part-numbers = numbers
value-value = Value
value-symbol = May or must
value-effect = Effect
value-name-en = English name
value-name-de = German name
value-text-en = Text (English)
value-text-de = Text (German)
value-crop = Crop
value-name = Label on your board, if it is another
value-board-rows = Labels of the rows, from A to G
value-board-columns = Labels within a row, from 1 to 9
value-first = First field
value-second = Second field
value-small-set = Always in the game
value-counters = Counters
value-colour = Colour
value-events-players-2 = Events with 2 players
value-events-players-3 = Events with 3 players
value-events-players-4 = Events with 4 players
value-setup-counters = Counters at the start
symbol-bell = bell (may)
symbol-scroll = scroll (must)
answer-no = no
answer-yes = yes

## Figures of the rules page

figure-groups = Seven fields in two groups: { $points } points.
figure-groups-largest = The largest group: four fields, 1 point each, { $points } points.
figure-groups-second = The second largest group: three fields, 2 points each, { $points } points.
figure-joined = One more field, and fewer points: { $points } instead of 10.
figure-joined-bridge = The eighth field joins both groups. What is left is one large group, 1 point for each field: { $points } points.
figure-workers = Two workers with the fields they need.
figure-workers-one = A worker of value 1 needs one field beside it.
figure-workers-two = A worker of value 2 needs two. No other worker stands beside it.
figure-bids = Two stores: Anna’s field D4 with a bid of two wheat counters, Ben’s field E6 with a bid of one apple and one hops counter.
figure-bids-own = Anna places D4 herself: her two wheat counters go to the stock.
figure-bids-sold = Ben places D4: he pays Anna two wheat counters, and she takes her bid back. She now has four.
figure-bids-exact = Whoever wants E6 pays exactly one apple and one hops counter. No other counters will do.
figure-bids-price = A low bid tempts others to buy; a high one costs you more when you place the field yourself.
figure-anna = The end of a game between Anna and Ben. This is Anna’s country: { $points } points.
figure-anna-largest = Her largest group: five fields, { $points } points.
figure-anna-second = Her second largest group: also five fields, 2 points each, { $points } points.
figure-anna-workers = Her workers have the values 1, 1 and 2: 4 points.
figure-anna-crops = She alone has the most wine and the most hops: 2 points. Both have four wheat, so nobody gets that point.
figure-anna-total = Together { $points } points.

# The words of effects, for choosing
slot-head = What is done
slot-if = Only if
slot-who = Who does it
word-who-left = the player on your left
word-who-right = the player on your right
word-who-other = a player of your choice
word-who-others = all the others
word-who-all = everyone
slot-what = What
slot-source = From
slot-target = To
slot-count = How many
slot-price = Price
slot-or-pay = Instead
slot-limits = Details
slot-changes = Changes at most
word-head-harvest = harvest
word-head-turn = turn over
word-head-trade = exchange
word-head-gain = take counters
word-head-pay = pay
word-head-place = place on the board
word-head-store = put into the store
word-head-move = give away
word-head-swap = swap
word-head-worker = worker
word-head-action = extra action
word-head-guard = guard
word-head-hand = carry out by hand
word-what-field = a field
word-what-unharvested = an unharvested field
word-what-harvested = a harvested field
word-what-isolated = an isolated field
word-what-counter = counters
word-what-different-crops = counters of different crops
word-what-farmhand = a farmhand
word-what-townsfolk = a townsperson
word-what-any-worker = any worker
word-what-top-worker = the worker of the highest value
word-what-abcd = any action
word-what-a = action A
word-what-b = action B
word-what-c = action C
word-what-d = action D
word-what-store-scroll-events = your store, and against scroll events
word-what-wheat = of the crop wheat
word-what-vegetables = of the crop vegetables
word-what-apples = of the crop apples
word-what-wine = of the crop wine
word-what-hops = of the crop hops
word-source-own-board = from your board
word-source-adjacent = next to this tile
word-source-other-boards = from other boards
word-source-own-store = from your store
word-source-other-stores = from other stores
word-source-any-store = from any store
word-source-registry = from the registry
word-source-bag-1 = one drawn from the bag
word-source-bag-2 = two drawn from the bag
word-source-bag-3 = three drawn from the bag
word-source-screen = from behind your screen
word-source-home = from your supply of workers
word-source-stock = from the stock
word-source-any = also one already done
word-source-now = from now
word-source-one-group = of one group
word-source-left-board = from the board on the left
word-source-right-board = from the board on the right
word-source-left-store = from the store on the left
word-source-right-store = from the store on the right
word-target-own-board = to your board
word-target-left-board = to the board on the left
word-target-own-store = to your store
word-target-registry = to the registry
word-target-bag = to the bag
word-target-screen = behind your screen
word-target-stock = with the stock
word-target-home = back to the supply
word-target-unharvested = to the unharvested side
word-target-harvested = to the harvested side
word-target-now = at once
word-target-own-next-turn = until your next turn
word-target-left-screen = to the player on the left
word-target-right-screen = to the player on the right
word-target-right-board = to the board on the right
word-target-other-board = to the board of a player you choose
word-target-my-board = to the board of the player whose text it is
word-target-other-screen = to a player you choose
word-target-my-screen = to the player whose text it is
word-target-other-boards = with other boards
word-target-left-store = with the store on the left
word-target-right-store = with the store on the right
word-target-other-stores = with other stores
word-count-number = { $number } ×
word-count-per = { $number } for each
word-count-all-but = all but { $number }
word-count-per-fields = one for every { $number } of your fields
word-count-per-harvested = one for every { $number } harvested fields
word-count-per-unharvested = one for every { $number } unharvested fields
word-count-per-isolated = one for every { $number } isolated fields
word-count-per-workers = one for every { $number } of your workers
word-count-per-counters = one for every { $number } of your counters
word-count-per-stored = one for every { $number } fields in your store
word-count-per-events = one for every { $number } events on the track
word-count-per-players = one for every { $number } players
word-count-per-group = one for every { $number } fields of your largest group
word-count-per-farmhands = one for every { $number } of your farmhands
word-count-per-townsfolk = one for every { $number } of your townsfolk
word-count-per-wheat = one for every { $number } of your wheat fields
word-count-per-vegetables = one for every { $number } of your vegetable fields
word-count-per-apples = one for every { $number } of your apple fields
word-count-per-wine = one for every { $number } of your wine fields
word-count-per-hops = one for every { $number } of your hop fields
word-if-fields = your fields
word-if-harvested = your harvested fields
word-if-unharvested = your unharvested fields
word-if-isolated = your isolated fields
word-if-workers = your workers on the board
word-if-counters = your counters
word-if-stored = fields in your store
word-if-events = events on the track
word-if-players = players
word-if-group = fields in your largest group
word-if-farmhands = your farmhands on the board
word-if-townsfolk = your townsfolk on the board
word-if-wheat = your wheat fields
word-if-vegetables = your vegetable fields
word-if-apples = your apple fields
word-if-wine = your wine fields
word-if-hops = your hop fields
word-if-others = as many as each of the others
word-changes-number = { $number }
word-price-price = for { $number } to the stock
word-price-price-to-owner = for { $number } to the owner
word-price-price-bid-minus-1 = for one less than the bid
word-price-price-exact-bid = for exactly the bid
word-or-pay-or-pay = or pay { $number }
word-limits-empty-crop-rule = any crop if there is none left
word-limits-one-for-one = one for one
word-limits-one-for-two-different = two other crops for each
word-limits-two-for-one = two for one
word-limits-no-counter = without a counter
word-limits-any-crops = of any crops
word-limits-bid-to-stock = the bid goes to the stock
word-limits-one-bid-counter-back = one counter of the bid comes back
word-limits-bid-stock-1 = the stock bids one counter
word-limits-third-place = also as a third field
word-limits-private-look = only you see them
word-limits-keep-side = keeps its side
word-limits-in-harvested = arrives harvested
word-limits-out-unharvested = leaves unharvested
word-limits-together = all players at the same time
word-limits-play-rules = by the rules of playing workers
word-limits-need-minus-1 = needs one field fewer
word-limits-with-effect = with its effect
word-limits-own-turn-only = only on your own turn
word-limits-no-c-after-d = no C after D
word-limits-drawn-blindly = drawn without looking

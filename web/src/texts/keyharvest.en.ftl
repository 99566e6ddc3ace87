# things
keyharvest-crop-wheat = wheat
keyharvest-crop-vegetables = vegetables
keyharvest-crop-apples = apples
keyharvest-crop-wine = wine
keyharvest-crop-hops = hops
keyharvest-count-of = { $count } × { $crop }
keyharvest-harvested = harvested
keyharvest-unharvested = not harvested
keyharvest-empty = empty
keyharvest-legal = can be chosen
keyharvest-selected = selected
keyharvest-chosen = chosen
keyharvest-free = free space
keyharvest-worker-here = { $worker }, worker of value { $value }
keyharvest-value = value { $value }
keyharvest-value-needs = { $value ->
    [one] needs { $value } adjacent field
   *[other] needs { $value } adjacent fields
}
keyharvest-bell = Bell: optional
keyharvest-scroll = Scroll: mandatory
keyharvest-house = House text: our own, not from the printed tile.
keyharvest-some-worker = Worker
keyharvest-by-value = A worker of the printed value
keyharvest-gain = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
keyharvest-no-points = no points
keyharvest-points-word = { $count ->
    [one] point
   *[other] points
}
keyharvest-pts = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
keyharvest-any-counter = any counter from the stock
keyharvest-turns-over = is turned over
keyharvest-the-stock = the stock

# where a field is
keyharvest-where-registry = { $crop }, in the registry
keyharvest-where-store = { $crop }, in { $name }’s store
keyharvest-where-board = { $crop }, on { $name }’s board
keyharvest-where-bag = { $crop }, in the bag
keyharvest-where-drawn = { $crop }, drawn to choose from
keyharvest-key-registry = in the registry
keyharvest-key-store = in a store
keyharvest-key-gone = on another board
keyharvest-joins = { $groups ->
    [one] joins { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }
   *[other] joins { $groups } groups, { $count } fields
}
keyharvest-alone = a group of its own
keyharvest-displaces = displaces { $worker }

# stores, registry, town
keyharvest-stores = Stores and bids
keyharvest-stores-note = pay the bid
keyharvest-store-of = { $name }’s store
keyharvest-you-pay = you pay { $name }
keyharvest-buyers-pay = buyers pay { $name }
keyharvest-bid-to-stock = the bid goes to the stock
keyharvest-on-watch = on watch
keyharvest-watched = a watchman guards it
keyharvest-needs = costs { $need } × { $crop }, you have { $have }
keyharvest-no-bid = no bid yet
keyharvest-bid-of = Bid: { $bid }
keyharvest-registry = Land registry
keyharvest-bag = bag: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}
keyharvest-drawn = Drawn from the bag
keyharvest-drawn-hidden = { $count ->
    [one] { $count } field, seen only by the player who drew it
   *[other] { $count } fields, seen only by the player who drew them
}
keyharvest-town = Registry and events
keyharvest-stock = Stock
keyharvest-farmhands = Your farmhands
keyharvest-townsfolk = Townsfolk
keyharvest-townsfolk-note = Shared by all: a 4 needs 4 adjacent fields, a 5 needs 5.
keyharvest-out = { $count ->
    [0] all at home
   *[other] { $count } on the boards
}
keyharvest-stands = on { $name }’s board, { $space }
keyharvest-at-home = at home

# events
keyharvest-events = Events
keyharvest-events-of = { $count } of { $total }
keyharvest-events-short = Events { $count }/{ $total }
keyharvest-check-short = At { $space }: everyone needs { $wanted } tiles, or two events go back. Too few: { $names }.
keyharvest-check-met = At { $space }: everyone has { $wanted } tiles, the events stay.
keyharvest-at-ten = At { $space }: { $turns } more turns for everyone.
keyharvest-last-turns = The last turns have begun. Still to come:
keyharvest-turns-of = { $name } { $count }
keyharvest-turns-left = { $count ->
    [one] last turn
   *[other] { $count } turns left
}
keyharvest-still-in-bag = Still in the bag
keyharvest-event-now = { $name } chooses
keyharvest-event-you = Your choice
keyharvest-event-later = then { $name }
keyharvest-event-aside = { $name } ignores it.
keyharvest-event-nothing = { $name }: nothing to choose.
keyharvest-happened = Event: { $name }
keyharvest-what-happened = What happened

# country and points
keyharvest-your-country = Your country
keyharvest-country-of = { $name }’s country
keyharvest-open-country = { $name }’s country, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}: enlarge
keyharvest-land = Groups { $largest } + 2 × { $second } = { $points }
keyharvest-zoom = Size of the board
keyharvest-zoom-in = Larger
keyharvest-zoom-out = Smaller
keyharvest-zoom-fit = Fit
keyharvest-standing = Scores
keyharvest-points-now = Your points
keyharvest-points-of = { $name }’s points
keyharvest-workers-points = Workers on the board
keyharvest-largest = Largest group, { $count } × { $each }
keyharvest-second = Second group, { $count } × { $each }
keyharvest-before-crops = So far, without crop majorities
keyharvest-free-replay = { $worker } was displaced: place it again for free.

# screen and others
keyharvest-screen = Behind your screen
keyharvest-screen-note = only you can see this
keyharvest-then = then { $change }
keyharvest-this-turn = { $change } this turn
keyharvest-others = Other players
keyharvest-aid = Memory aid: counters seen in the open
keyharvest-aid-of = What everyone has seen of { $name }’s counters
keyharvest-known = { $crop }: { $range } ({ $moved } seen since the start)
keyharvest-counters = { $count ->
    [one] { $count } counter
   *[other] { $count } counters
} behind the screen

# actions
keyharvest-actions = Actions
keyharvest-actions-note = { $used } of { $count } used
keyharvest-actions-of = { $name }: { $used } of { $count } used
keyharvest-act-a = Harvest
keyharvest-act-b = Worker
keyharvest-act-c = Place from stores
keyharvest-act-d = Take from registry
keyharvest-offers-a = { $count ->
    [one] { $count } field to harvest
   *[other] { $count } fields to harvest
}
keyharvest-offers-b = { $count ->
    [one] { $count } worker to play or remove
   *[other] { $count } workers to play or remove
}
keyharvest-offers-c = { $count ->
    [one] { $count } field you can pay for
   *[other] { $count } fields you can pay for
}
keyharvest-offers-d = { $count ->
    [one] { $count } field to take
   *[other] { $count } fields to take
}
keyharvest-at-it = make your choice
keyharvest-done = done
keyharvest-did-post = { $worker } on { $space }
keyharvest-did-remove = { $worker } removed
keyharvest-did-harvest = harvested { $fields }
keyharvest-did-place = placed { $fields }
keyharvest-did-take = took { $fields }

keyharvest-first-a = First choose action A, then the fields to harvest.
keyharvest-first-b = First choose action B, then the worker and a space.
keyharvest-first-c = First choose action C, then the field.
keyharvest-first-d = First choose action D, then the field.
# what is to be done
keyharvest-other-chooses = { $name } is choosing …
keyharvest-step-turn = Action { $number } of { $count }
keyharvest-step-of = { $name }, { $number } of up to { $count }
keyharvest-step-event = Event: { $name }
keyharvest-prompt-post = { $count ->
    [one] Place { $worker } on the highlighted space.
   *[other] Place { $worker } on one of the { $count } highlighted spaces.
}
keyharvest-prompt-replay = { $worker } was displaced. { $count ->
    [one] Place it on the highlighted space and use its text again, or send it home.
   *[other] Place it on one of the { $count } highlighted spaces and use its text again, or send it home.
}
keyharvest-prompt-bid = Your bid for { $field }: tap the counters behind your screen.
keyharvest-prompt-pay = { $count ->
    [one] Pay { $count } counter
   *[other] Pay { $count } counters
} of your choice{ $field ->
    [none] .
   *[other] { " " }for { $field }.
}
keyharvest-prompt-take = Instead of { $crop }: which counter do you take?
keyharvest-missing = { $count ->
    [one] { $count } more counter.
   *[other] { $count } more counters.
}
keyharvest-picked-harvest = Harvest { $fields }: take { $counters }.
keyharvest-picked-turn = { $tile }: { $fields }.
keyharvest-picked-store = Take { $field } into your store. { $count ->
    [0] On your board it would touch no field, { $points }.
    [one] On your board it would join { $count } field, { $points }.
   *[other] On your board it would join { $count } fields, { $points }.
}
keyharvest-picked-end-turn = End your turn without taking an action?
keyharvest-picked-bid = Bid { $bid } for { $field }. Whoever pays the same gets the field; you get the payment and your bid back.
keyharvest-picked-pay = Pay { $counters }. { $count ->
    [0] { "" }
    [one] One more.
   *[other] { $count } more.
}
keyharvest-picked-post = { $worker } on { $space }: { $points }, next to { $fields }{ $covers ->
    [none] .
   *[other] . Covers { $covers }.
}
keyharvest-picked-play = { $worker }: { $text } { $count ->
    [one] { $count } possible space.
   *[other] { $count } possible spaces.
}
keyharvest-placing = Place { $field } on your board.
keyharvest-place-buy = Pay { $name } { $counters } and place { $field } on your board:
keyharvest-place-due = Pay { $name } { $count ->
    [one] { $count } counter
   *[other] { $count } counters
} of your choice and place { $field } on your board:
keyharvest-place-own = Your bid ({ $counters }) goes to the stock, and { $field } goes on your board:
keyharvest-place-free = Place { $field } on your board:
keyharvest-largest-becomes = largest group { $before } → { $after }
keyharvest-second-becomes = second group { $before } → { $after }
keyharvest-do-end-turn = End turn anyway
keyharvest-do-harvest = { $count ->
    [one] Harvest { $field }
   *[other] Harvest { $count } fields
}
keyharvest-do-turn-over = { $count ->
    [one] Choose { $field }
   *[other] Choose { $count } fields
}
keyharvest-do-place = Place { $field }
keyharvest-do-buy = Buy { $field }
keyharvest-do-store = Take { $field }
keyharvest-do-move = Give away { $field }
keyharvest-do-swap-out = Give { $field }
keyharvest-do-swap-in = Take { $field }
keyharvest-do-post = Place on { $space }
keyharvest-do-play = Play { $worker }
keyharvest-do-remove = Remove { $worker }
keyharvest-do-bid = { $count ->
    [one] Bid { $count } counter
   *[other] Bid { $count } counters
}
keyharvest-do-pay = { $count ->
    [one] Pay { $count } counter
   *[other] Pay { $count } counters
}
keyharvest-do-give = Give { $crop }
keyharvest-do-take = Take { $crop }
keyharvest-draft = Chosen counters
keyharvest-drop = { $crop }: { $count } chosen, take one back

# tabs
keyharvest-tabs = Parts of the table
keyharvest-tab-play = Country
keyharvest-tab-stores = Stores
keyharvest-tab-others = Players
keyharvest-tab-log = Log

# sheet and companion
keyharvest-sheet = Score of the country
keyharvest-final-country = The country at the end
keyharvest-unscored = Further groups
keyharvest-crops-rule = One point for each crop of which you alone have the most
keyharvest-own-rival = { $own } against at most { $rival }
keyharvest-companion = Score my country board
keyharvest-companion-lead = Enter each player’s country as it lies on the table; every number is explained.
keyharvest-companion-hint = Tap a space to lay its field, place a worker or clear it.
keyharvest-players = Players
keyharvest-player = Player { $number }
keyharvest-name = Name
keyharvest-add-player = Add a player
keyharvest-on-space = On { $space }?
keyharvest-lay-field = Field { $field }: { $crop }
keyharvest-take-away = Clear the space
keyharvest-own-workers = Farmhands
keyharvest-reset = Start over
keyharvest-reset-sure = Clear { $player }’s country?
keyharvest-whole-sheet = Whole sheet
keyharvest-blocked = Not allowed: { $reason }
keyharvest-fewer = { $crop }: one fewer
keyharvest-more = { $crop }: one more
keyharvest-place = Place { $place }

keyharvest-keys =
    A–D: choose an action
    1–6: a field in the registry
    S: stores
    O: the next player’s board
    E: events
    P: points explained
    / C 4: go to space C4

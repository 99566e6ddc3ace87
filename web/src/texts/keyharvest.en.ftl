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
    [one] needs { $value } field next to it
   *[other] needs { $value } fields next to it
}
keyharvest-bell = Bell: may be followed
keyharvest-scroll = Scroll: must be followed
keyharvest-house = House text: our own, not from the printed tile.
keyharvest-some-worker = Worker
keyharvest-by-value = A worker by its printed value
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
keyharvest-any-counter = any counter of the stock
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
keyharvest-needs = needs { $need } × { $crop }, you have { $have }
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
    [one] { $count } field, seen only by who drew it
   *[other] { $count } fields, seen only by who drew them
}
keyharvest-town = Registry and events
keyharvest-stock = Stock
keyharvest-farmhands = Your farmhands
keyharvest-townsfolk = Townsfolk
keyharvest-townsfolk-note = Shared by all: a 4 needs 4 fields next to it, a 5 needs 5.
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
keyharvest-check-short = At { $space }: everyone needs { $wanted } tiles, or two events go back. Short: { $names }.
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
keyharvest-event-aside = { $name } stands aside.
keyharvest-event-nothing = { $name }: nothing to choose.
keyharvest-happened = Event: { $name }
keyharvest-what-happened = What happened

# country and points
keyharvest-your-country = Your country
keyharvest-country-of = { $name }’s country
keyharvest-open-country = { $name }’s country, { $points } points, { $tiles } tiles: enlarge
keyharvest-land = Groups { $largest } + 2 × { $second } = { $points }
keyharvest-zoom = Size of the board
keyharvest-zoom-in = Larger
keyharvest-zoom-out = Smaller
keyharvest-zoom-fit = Fit
keyharvest-standing = Standing
keyharvest-points-now = Your points
keyharvest-points-of = { $name }’s points
keyharvest-workers-points = Workers on the board
keyharvest-largest = Largest group, { $count } × { $each }
keyharvest-second = Second group, { $count } × { $each }
keyharvest-before-crops = Now, before crop majorities
keyharvest-free-replay = { $worker } was displaced: set it anew for free.

# screen and others
keyharvest-screen = Behind your screen
keyharvest-screen-note = only you
keyharvest-then = then { $change }
keyharvest-this-turn = { $change } this turn
keyharvest-others = Other players
keyharvest-aid = Memory aid: crops seen in the open
keyharvest-aid-of = What all have seen of { $name }’s counters
keyharvest-known = { $crop }: { $range } ({ $moved } in the open since the start)
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
    [one] { $count } field you can pay
   *[other] { $count } fields you can pay
}
keyharvest-offers-d = { $count ->
    [one] { $count } field to take
   *[other] { $count } fields to take
}
keyharvest-at-it = choose what is lit
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
keyharvest-prompt-post = Set { $worker }: { $count ->
    [one] { $count } lit space.
   *[other] choose one of { $count } lit spaces.
}
keyharvest-prompt-replay = { $worker } was displaced. { $count ->
    [one] Set it on the lit space and use its text again, or send it home.
   *[other] Set it on one of { $count } lit spaces and use its text again, or send it home.
}
keyharvest-prompt-bid = Your bid for { $field }: tap counters behind your screen.
keyharvest-prompt-pay = { $count ->
    [one] Pay { $count } counter
   *[other] Pay { $count } counters
} of your choice{ $field ->
    [none] .
   *[other] { " " }for { $field }.
}
keyharvest-prompt-take = For { $crop }: which counter do you take?
keyharvest-missing = { $count ->
    [one] { $count } counter more.
   *[other] { $count } counters more.
}
keyharvest-picked-harvest = Harvest { $fields }: take { $counters }.
keyharvest-picked-turn = { $tile }: { $fields }.
keyharvest-picked-store = Take { $field } into your store. { $count ->
    [0] On your board it would touch no field, { $points }.
   *[other] On your board it would join { $count } fields, { $points }.
}
keyharvest-picked-end-turn = End the turn without acting?
keyharvest-picked-bid = Bid { $bid } for { $field }. Whoever pays the same gets it; you keep both.
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
    [one] { $count } space.
   *[other] { $count } spaces.
}
keyharvest-placing = Put { $field } on your board.
keyharvest-place-buy = Pay { $name } { $counters } and put { $field } on your board:
keyharvest-place-due = Pay { $name } { $count ->
    [one] { $count } counter
   *[other] { $count } counters
} of your choice and put { $field } on your board:
keyharvest-place-own = Your bid ({ $counters }) goes to the stock, { $field } on your board:
keyharvest-place-free = Put { $field } on your board:
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
keyharvest-do-move = Give { $field } away
keyharvest-do-swap-out = Give { $field }
keyharvest-do-swap-in = Take { $field }
keyharvest-do-post = Set on { $space }
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
keyharvest-draft = Counters chosen
keyharvest-drop = { $crop }: { $count } chosen, take one back

# tabs
keyharvest-tabs = Parts of the table
keyharvest-tab-play = Country
keyharvest-tab-stores = Stores
keyharvest-tab-others = Players
keyharvest-tab-log = Log

# sheet and companion
keyharvest-sheet = Points of the country
keyharvest-final-country = The country at the end
keyharvest-unscored = Further groups
keyharvest-crops-rule = One for each crop of which you have strictly most
keyharvest-own-rival = { $own } against at most { $rival }
keyharvest-companion = Score my country board
keyharvest-companion-lead = Lay out every player’s country as it lies on the table; every number explains itself.
keyharvest-companion-hint = Tap a space to lay its field, to set a worker, or to clear it.
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
keyharvest-fewer = One { $crop } less
keyharvest-more = One { $crop } more
keyharvest-place = Place { $place }

keyharvest-keys =
    A–D: choose an action
    1–6: a field of the registry
    S: stores
    O: next board of another player
    E: events
    P: points explained
    / C 4: go to space C4

title = Key Harvest
player = Player { $seat }
about = Join fields into groups, name your price for those in your store, and place workers among them.

option-events = Events in the bag

tile-a = Harvest
tile-b = Play or remove a worker
tile-c = Place fields from stores
tile-d = Take fields from the registry
counters = { $count } × { $crop }
holder = from { player }'s store (bid: { $bid })
holder-board = from { player }'s board
covers = (covers { $worker })

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
ask-bid = Add a counter to your bid, or let it stand.
ask-stock-bid = The stock has run out of that crop: which counter does it bid?
ask-move = Which field do you give away?
ask-swap-out = Which of your fields do you give in exchange?
ask-swap-in = Which field do you take from the registry for it?
ask-hire = Which farmhand do you play?
ask-send-home = Which worker goes home?
ask-extra = Which additional action do you take?
ask-guard = Keep watch until your next turn begins?
ask-work = Which worker do you play or remove?
ask-post = Where does the worker go?
ask-replay = Your worker was displaced: where does it go now?
ask-aside = Take part in the event or ignore it?
ask-over = The game is over.

action-act = { $action }: { $name }
action-end-turn = End the turn
action-stop = { $ask ->
    [bid] Let the bid stand
    [replay] Send the worker home
    [place] Place none
    [store] Take no more
    [harvest] Stop harvesting
   *[other] No, continue
}
action-use = { $ask ->
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
    [send-home] Send { $worker } ({ $value }) home
   *[work] Remove { $worker } ({ $value })
}
action-give = { $ask ->
    [bid] Bid { $crop }
    [give] Give { $crop } to the stock
   *[pay] Pay { $crop }
}
action-take = { $ask ->
    [stock-bid] The stock bids { $crop }
   *[other] Take { $crop }
}

event-act = { player } chose { $action }: { $name }.
event-end-turn = { player } ended the turn.
event-stop = { $ask ->
    [bid] { player } let the bid stand.
    [replay] { player } sent the displaced worker home.
   *[other] { $worked ->
        [yes] { player } left it at that ({ $tile }).
       *[no] { player } declined ({ $tile }).
    }
}
event-use = { player } used { $tile }.
event-pay-instead = { player } paid instead ({ $tile }).
event-take-part = { player } took part in { $tile }.
event-stand-aside = { player } ignored { $tile }.
event-field = { $ask ->
    [harvest] { player } harvested { $field }.
    [turn-over] { player } chose { $field } ({ $tile }).
    [place] { player } placed { $field }{ $holder }.
    [store] { player } took { $field } into the store.
    [move] { player } gave away { $field } ({ $tile }).
    [swap-out] { player } gave { $field } in exchange.
   *[swap-in] { player } took { $field } in exchange.
}
event-post = { player } placed { $worker } ({ $value }) on { $space }.
event-play = { player } played { $worker }.
event-remove = { $ask ->
    [send-home] { player } sent { $worker } home.
   *[work] { player } removed { $worker }.
}
event-give = { $ask ->
    [bid] { player } bid { $crop }.
    [give] { player } gave { $crop } to the stock.
   *[pay] { player } paid { $crop }.
}
event-take = { $ask ->
    [stock-bid] The stock bid { $crop } for { player }.
   *[other] { player } took { $crop }.
}
event-drawn = Event { $count }: { $name }. { $text }
event-closed = { $name } is over.
event-returned = Someone has fewer than seven tiles: { $names } went back into the bag.
event-put-back = { $name } was drawn too. It has no effect and went back into the bag.
event-stored = { $field } went into { player }'s store.
event-left = { player }'s { $worker } left { $space }.
event-registry = New in the registry: { $field }.
event-sold = { player } sold { $field } and took the payment and the bid ({ $bid }).
event-last-turns = The tenth event is on the board: after this turn everyone has two more.
event-turn = It is { player }'s turn.
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
refuse-elsewhere = On { player }'s board.
refuse-no-place = No free space has { $need ->
    [one] { $need } adjacent field
   *[other] { $need } adjacent fields
}.
refuse-own-store = Only fields from other stores.
refuse-other-store = Only fields from your own store.
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
board-points = Land { $land } · workers { $workers }
board-counters = { $count ->
    [one] { $count } counter behind the screen
   *[other] { $count } counters behind the screen
}
board-guarded = on watch
workers-title = Workers
farmhands-title = Farmhands at home
store-title = Store
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
legend = CAPITALS: not harvested · lower case: harvested · [n]: worker of value n · number: free space · !: scroll, must be followed
turns-left = { $count ->
    [one] last turn of the game
   *[other] { $count } turns left
}

sheet-worker = Worker
house-value = worker value
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

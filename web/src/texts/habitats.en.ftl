# things
habitats-grass = grassland
habitats-forest = forest
habitats-dry = dry land
habitats-water = water
habitats-flower = { $count ->
    [one] flower beside it
   *[other] flowers beside it
}
habitats-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
habitats-points-word = { $count ->
    [one] point
   *[other] points
}
habitats-pts = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
habitats-no-points = no points
habitats-gain = { $count } points
habitats-each = each
habitats-sees = sees { $count }
habitats-a = { $landscape }, { $kind }:
habitats-worth-animal = { $points } if it has { $needs }
habitats-worth-tower = { $sees ->
    [animal] { $points } for each content animal in view
    [flower] { $points } for each flower in view
   *[both] { $points } for each content animal and flower in view
}
habitats-worth-tourist = { $counts ->
    [area_size] { $points } for each other tile of its area
   *[other] { $points } for each other area of its landscape
}
habitats-worth-road = { $points } if a tile lies at every marked side
habitats-worth-camp = { $points } if no camp lies beside it
habitats-house = House value: our own, not from the printed tile.
habitats-has-of = { $need }: { $has } of { $wants }
habitats-wants = { $need }: { $count }
habitats-lacks = { $count } more
habitats-met = needs met
habitats-need-met = met
habitats-now-met = needs met
habitats-lost = can no longer be met
habitats-lost-long = No room is left for what it lacks.
habitats-makes-impossible = { $tile } can no longer be content.

# places
habitats-entrance = Entrance
habitats-at-entrance = At the entrance
habitats-right = { $count } right
habitats-left = { $count } left
habitats-above = { $count } up
habitats-below = { $count } down
habitats-from-entrance = { $place } of the entrance
habitats-empty = empty
habitats-legal = can be chosen
habitats-selected = selected
habitats-best = best
habitats-closed-entrance = the path to the entrance stays free
habitats-closed-road = a road leads here, it stays empty
habitats-short-entrance = entrance path
habitats-short-road = road side

# market
habitats-market = Market
habitats-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
habitats-market-space = Row { $row }, column { $column }
habitats-figure = { $name }’s figure, looking { $side }
habitats-can-take = can be taken, { $way }
habitats-left-to = left for { $name }
habitats-order = Next to move:
habitats-passes = { $way ->
    [front] Going ahead
    [left] Going left
    [right] Going right
   *[behind] Turning back
} passes over the figure of { $names }.
habitats-most-now = { $count ->
    [0] Brings no points at once, wherever it is laid.
    [one] Brings up to { $count } point at once.
   *[other] Brings up to { $count } points at once.
}
habitats-fits-nowhere = It fits nowhere in your park now.
habitats-then-faces = Afterwards your figure stands on this space and looks { $side }.
habitats-next-takes = Then { $name } may take: { $tiles }.
habitats-new-tile = the new tile

# park
habitats-your-park = Your park
habitats-park-of = { $name }’s park
habitats-open-park = { $name }’s park, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}: enlarge
habitats-content = { $count ->
    [one] of { $count } animal content
   *[other] of { $count } animals content
}
habitats-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
habitats-zoom = Size of the park
habitats-zoom-in = Larger
habitats-zoom-out = Smaller
habitats-zoom-fit = Fit
habitats-rotate = Turn
habitats-others = Goals and other players
habitats-standing = Standing
habitats-is-choosing = is choosing …
habitats-clock = Year { $year } · turn { $turn }/{ $turns }

# goals and turns
habitats-turns = Turns
habitats-turns-left = { $count ->
    [one] { $count } left this year
   *[other] { $count } left this year
}
habitats-turns-count = { $count } turns
habitats-turn-of = turn { $turn } of { $turns }
habitats-year = Year { $year }
habitats-goals-of = Goals of year { $year }
habitats-next-goals = Next: goals of year { $year }
habitats-goal-points = { $points } points
habitats-goal-year = { $goal }, year { $year }
habitats-tied = level
habitats-tie-rule = Level parks all get the points of the lowest place they share.

# what is to be done
habitats-step-facing = Before the first turn
habitats-step = Step { $step } of 2 · { $step ->
    [1] take a tile
   *[2] lay the tile
}
habitats-prompt-take-this = Take { $tile }. Your figure will look { $side }.
habitats-prompt-place = Lay { $tile }. { $count ->
    [one] { $count } lit cell.
   *[other] Choose one of { $count } lit cells.
}
habitats-prompt-place-turn = Lay { $tile }: choose one of { $count } lit cells, turn it by tapping it again.
habitats-prompt-placed = { $tile } here: { $gain } points{ $count ->
    [0] {""}
    [one] , { $count } animal newly content
   *[other] , { $count } animals newly content
}{ $lost ->
    [0] .
    [one] . { $lost } tile can no longer be met.
   *[other] . { $lost } tiles can no longer be met.
}
habitats-other-chooses = { $name } is choosing …
habitats-do-face = Look { $side }
habitats-do-take = Take { $tile }
habitats-do-place = Lay { $tile }
habitats-do-skip = Go on
habitats-why = What this brings

# tabs
habitats-tabs = Parts of the table
habitats-tab-play = Park
habitats-tab-goals = Goals
habitats-tab-others = Others
habitats-tab-log = Log

# sheet and companion
habitats-sheet = Every tile with its points
habitats-companion = Score my park
habitats-companion-lead = Lay out your park as it lies on the table; every number explains itself.
habitats-companion-hint = Tap + to add a tile, tap a tile to turn or take it away.
habitats-players = Players
habitats-player = Player { $number }
habitats-name = Name
habitats-add-player = Add a player
habitats-goal-got = Points got for goals
habitats-fewer = One less
habitats-more = One more
habitats-coach = A coach party leaves out
habitats-coach-other-areas = its whole area
habitats-coach-own-area = only its own tile
habitats-pick = Which tile?
habitats-search = Search tiles
habitats-none-found = No such tile.
habitats-all-kinds = All
habitats-take-away = Take away
habitats-reset = Start over
habitats-reset-sure = Clear { $player }’s park?
habitats-whole-sheet = Whole sheet
habitats-fault-entrance = A tile lies below the entrance; that path stays free.
habitats-fault-road = A tile lies where a road leads; turn the road or take the tile away.
habitats-fault-apart = A tile is not joined to the entrance.
habitats-blocked = Not allowed: { $reason }

habitats-keys =
    W, A, D, S: choose ahead, left, right, back; once more confirms
    R: turn the tile
    B: to the park
    G: goals
    O: next park of another player
    E: what the choice brings
    +, −, 0: park larger, smaller, fitted

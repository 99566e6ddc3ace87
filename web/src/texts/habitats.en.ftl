# things
habitats-grass = grassland
habitats-forest = forest
habitats-dry = dry land
habitats-water = water
habitats-flower = { $count ->
    [one] flower next to it
   *[other] flowers next to it
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
habitats-gain = { $count } pts
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
    [area_size] { $points } for each other tile in its area
   *[other] { $points } for each other area of its landscape
}
habitats-worth-road = { $points } if there is a tile on every marked side
habitats-worth-camp = { $points } if there is no camp next to it
habitats-house = House value: our own, not from the printed tile.
habitats-has-of = { $need }: { $has } of { $wants }
habitats-wants = { $need }: { $count }
habitats-lacks = { $count } more
habitats-met = needs met
habitats-need-met = met
habitats-now-met = needs met
habitats-lost = can no longer be met
habitats-lost-long = There is no room left for what it needs.
habitats-makes-impossible = { $tile } can no longer be content.

# places
habitats-entrance = Entrance
habitats-at-entrance = At the entrance
habitats-right = { $count } right
habitats-left = { $count } left
habitats-above = { $count } up
habitats-below = { $count } down
habitats-from-entrance = { $place } from the entrance
habitats-empty = empty
habitats-legal = can be chosen
habitats-selected = selected
habitats-best = best
habitats-closed-entrance = the path to the entrance stays free
habitats-closed-road = a road leads here, so it stays empty
habitats-short-entrance = entrance path
habitats-short-road = road side

# market
habitats-market = Market
habitats-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
habitats-market-space = Row { $row }, column { $column }
habitats-figure = { $name }’s figure, facing { $side }
habitats-can-take = can be taken, { $way }
habitats-left-to = { $name } could take it next
habitats-order = Next to move:
habitats-passes = { $way ->
    [front] Going straight on
    [left] Going left
    [right] Going right
   *[behind] Turning back
} takes you past { $names }.
habitats-most-now = { $count ->
    [0] Scores nothing right away, wherever you place it.
    [one] Scores up to { $count } point right away.
   *[other] Scores up to { $count } points right away.
}
habitats-fits-nowhere = It does not fit anywhere in your park right now.
habitats-then-faces = Afterwards your figure stands on this space and faces { $side }.
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
habitats-standing = Scores
habitats-is-choosing = is choosing …
habitats-clock = Year { $year } · turn { $turn }/{ $turns }

# goals and turns
habitats-turns = Turns
habitats-turns-left = { $count ->
    [one] { $count } left this year
   *[other] { $count } left this year
}
habitats-turns-count = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
habitats-turn-of = turn { $turn } of { $turns }
habitats-year = Year { $year }
habitats-goals-of = Goals of year { $year }
habitats-next-goals = Next: goals of year { $year }
habitats-goal-points = { $points } points
habitats-goal-year = { $goal }, year { $year }
habitats-tied = tied
habitats-tie-rule = Tied parks all get the points of the lowest place they share.

# what is to be done
habitats-step-facing = Before the first turn
habitats-step = Step { $step } of 2 · { $step ->
    [1] take a tile
   *[2] place the tile
}
habitats-prompt-take-this = Take { $tile }. Your figure will face { $side }.
habitats-prompt-place = { $count ->
    [one] Place { $tile } on the highlighted cell.
   *[other] Place { $tile } on one of the { $count } highlighted cells.
}
habitats-prompt-place-turn = Place { $tile } on one of the { $count } highlighted cells; tap the cell again to turn the tile.
habitats-prompt-placed = { $tile } here: { $gain } pts{ $count ->
    [0] {""}
    [one] , { $count } more animal content
   *[other] , { $count } more animals content
}{ $lost ->
    [0] .
    [one] . { $lost } tile can no longer score.
   *[other] . { $lost } tiles can no longer score.
}
habitats-other-chooses = { $name } is choosing …
habitats-do-face = Face { $side }
habitats-do-take = Take { $tile }
habitats-do-place = Place { $tile }
habitats-do-skip = Continue
habitats-why = What this does

# tabs
habitats-tabs = Parts of the table
habitats-tab-play = Park
habitats-tab-goals = Goals
habitats-tab-others = Others
habitats-tab-log = Log

# sheet and companion
habitats-sheet = Every tile with its points
habitats-companion = Score my park
habitats-companion-lead = Enter your park as it lies on the table; every number is explained.
habitats-companion-hint = Tap + to add a tile. Tap a tile to turn or remove it.
habitats-players = Players
habitats-player = Player { $number }
habitats-name = Name
habitats-add-player = Add a player
habitats-goal-got = Points from goals
habitats-fewer = One point fewer
habitats-more = One point more
habitats-coach = A coach party does not count
habitats-coach-other-areas = its whole area
habitats-coach-own-area = only its own tile
habitats-pick = Which tile?
habitats-search = Search tiles
habitats-none-found = No tile found.
habitats-all-kinds = All
habitats-take-away = Remove
habitats-reset = Start over
habitats-reset-sure = Clear { $player }’s park?
habitats-whole-sheet = Whole sheet
habitats-fault-entrance = There is a tile below the entrance; that path stays free.
habitats-fault-road = There is a tile where a road leads; turn the road or remove the tile.
habitats-fault-apart = A tile is not connected to the entrance.
habitats-blocked = Not allowed: { $reason }

habitats-keys =
    W, A, D, S: choose ahead, left, right, back; press again to confirm
    R: turn the tile
    B: your park
    G: goals
    O: the next player’s park
    E: what the choice does
    +, −, 0: park larger, smaller, fitted

title = Habitats
player = Player { $seat }
about = Walk through a market of tiles and build a wildlife park where every animal is at home.

option-goals = Goals a year
option-years = Length of the years (long: one more turn each; five players then need the large set of tiles, or the bag runs out before the end)
option-tiles = Set of tiles (large: with camps)
option-facing = Where figures look at first (choose, or as the edition says)
option-roads = Roads are turned when laid, or lie as printed
option-tourists = A coach party leaves out its whole area, or only its own tile
option-solo = Alone: walk through a market, or draw tiles one by one

entrance = Entrance
tile-on = { $name } ({ $landscape })
need-grass = grass
need-forest = forest
need-dry = dry land
need-water = water
need-flower = { $count ->
    [one] flower
   *[other] flowers
}
letter-grass = G
letter-forest = F
letter-dry = D
letter-water = W
letter-flower = ✿
kind-animal = animal
kind-flower = flower
kind-tourist = tourists
counts-area-size = tiles in area
counts-area-count = other areas
kind-tower = tower
sees-animal = sees animals
sees-flower = sees flowers
sees-both = sees both
kind-road = road
road-needs = needs { $sides }
kind-camp = camp, if alone
points-each = { $points } each
kinds-animal = Animals
kinds-flower = Flowers
kinds-tourist = Tourists
kinds-tower = Towers
kinds-road = Roads
kinds-camp = Camps
side-north = north
side-east = east
side-south = south
side-west = west
turn-front = front
turn-right = right
turn-behind = behind
turn-left = left

phase-facing = Choose where your figure looks.
phase-take = Take a tile: in front, left or right of your figure.
phase-place = Lay the tile in your park.
phase-over = The game is over.

action-face = { $side ->
    [north] Look north (up)
    [east] Look east (right)
    [south] Look south (down)
   *[west] Look west (left)
}
action-take = { $turn ->
    [front] Go ahead and take { $tile }
    [right] Go right and take { $tile }
    [left] Go left and take { $tile }
   *[behind] Turn back and take { $tile }
}
action-skip = { $tile ->
    [none] Skip the turn: no tile in any direction
   *[other] Set { $tile } aside: it fits nowhere
}
action-place = { $side ->
    [north] Lay { $tile } on { $cell }, above { $beside }
    [east] Lay { $tile } on { $cell }, right of { $beside }
    [south] Lay { $tile } on { $cell }, below { $beside }
   *[west] Lay { $tile } on { $cell }, left of { $beside }
}{ $turned ->
    [road] , road { $arrows }
    [tower] , looking { $arrows }
   *[no] {""}
} ({ $gain ->
    [one] { $gain } point
   *[other] { $gain } points
})

group-place = { $side ->
    [north] Lay { $tile } on { $cell }, above { $beside } …
    [east] Lay { $tile } on { $cell }, right of { $beside } …
    [south] Lay { $tile } on { $cell }, below { $beside } …
   *[west] Lay { $tile } on { $cell }, left of { $beside } …
}

event-face = { $side ->
    [north] { player } looks north.
    [east] { player } looks east.
    [south] { player } looks south.
   *[west] { player } looks west.
}
event-take = { $turn ->
    [front] { player } went ahead and took { $tile }.
    [right] { player } went right and took { $tile }.
    [left] { player } went left and took { $tile }.
   *[behind] { player } turned back and took { $tile }.
}
event-skip = { $tile ->
    [none] { player } found no tile.
   *[other] { player } set { $tile } aside.
}
event-place = { $side ->
    [north] { player } laid { $tile } above { $beside }
    [east] { player } laid { $tile } right of { $beside }
    [south] { player } laid { $tile } below { $beside }
   *[west] { player } laid { $tile } left of { $beside }
}: { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}.
event-refill = New in the market: { $tile }.
event-draw = Drawn: { $tile }.
event-year = Year { $year } is over.
event-goal = { $goal }: { player } has { $result } and gets { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-over = The game is over.

clock = Year { $year }, turn { $turn } of { $turns } · { $bag } tiles in the bag
market-title = Market
figure = { player }
goals-title = Goals · every player’s result now, in brackets the points for it
year = Year { $year }
standing = P{ $seat }: { $result } ({ $points })
park-title = { player }: park { $park }, goals { $goals }
park-own = { player } (you): park { $park }, goals { $goals }
legend = G grass · F forest · D dry land · W water · ✿ flowers
    “·” or a small letter: open cell · ×: closed cell
    road →: no tile there · needs ←: a tile there

house-needs = needs
house-landscape = landscape
house-counts = what is counted
house-directions = directions
house-sees = what is seen
house-marked-sides = marked sides
house-points = points
sheet-park = Park
sheet-goals = Goals
sheet-result = result { $result }
sheet-total = Total
reason-content = needs { $wants } { $need }, has { $has }
reason-lacks = needs { $wants } { $need }, has { $has }
reason-flower = always
reason-tower = sees { $count }, { $value } each
reason-hikers = { $count ->
    [one] { $count } other tile in its area
   *[other] { $count } other tiles in its area
}
reason-coach = { $count ->
    [one] { $count } other area of its landscape
   *[other] { $count } other areas of its landscape
}
reason-coach-own-area = { $count ->
    [one] { $count } area of its landscape, its own tile left out
   *[other] { $count } areas of its landscape, its own tile left out
}
reason-road-done = a tile at every marked side
reason-road-lacks = no tile in the { $sides }
reason-camp-alone = no camp beside it
reason-camp-beside = a camp lies beside it

refuse-out-of-line = Not in line with your figure: it walks straight on, to the left or to the right.
refuse-behind = Behind your figure: it turns back only when there is no tile in any other direction.
refuse-not-first = Another tile comes first: your figure takes the first tile it meets.
refuse-entrance = The path to the entrance stays free: no tile below it.
refuse-road = A road leads here: the cell at a road side stays empty.
refuse-not-adjacent = No tile lies beside this cell: tiles are laid side by side.
refuse-road-side = However it is turned, a road side would touch a tile here.

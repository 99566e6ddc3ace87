title = Habitats
player = Player { $seat }
about = Walk through a market of tiles and build a wildlife park where every animal feels at home.

option-goals = Goals per year
option-years = Length of the years (long: one more turn each; five players then need the large set of tiles, or the bag runs out before the end)
option-tiles = Set of tiles (large: includes camps)
option-facing = Which way figures face at the start (your choice, or as the edition says)
option-roads = Roads may be turned when placed, or lie as printed
option-tourists = What a coach party does not count: its whole area, or only its own tile
option-solo = Solo: walk through a market, or draw tiles one at a time

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

phase-facing = Choose which way your figure faces.
phase-take = Take a tile: ahead, to the left or to the right of your figure.
phase-place = Place the tile in your park.
phase-over = The game is over.

action-face = { $side ->
    [north] Face north (up)
    [east] Face east (right)
    [south] Face south (down)
   *[west] Face west (left)
}
action-take = { $turn ->
    [front] Go straight on and take { $tile }
    [right] Go right and take { $tile }
    [left] Go left and take { $tile }
   *[behind] Turn back and take { $tile }
}
action-skip = { $tile ->
    [none] Skip the turn: no tile in any direction
   *[other] Set { $tile } aside: it fits nowhere
}
action-place = { $side ->
    [north] Place { $tile } above
    [east] Place { $tile } to the right of
    [south] Place { $tile } below
   *[west] Place { $tile } to the left of
} { $beside ->
    [Entrance] the entrance
   *[other] { $beside }
}{ $turned ->
    [road] , road { $arrows }
    [tower] , looking { $arrows }
   *[no] {""}
} (cell { $cell }, { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
})

group-place = { $side ->
    [north] Place { $tile } above
    [east] Place { $tile } to the right of
    [south] Place { $tile } below
   *[west] Place { $tile } to the left of
} { $beside ->
    [Entrance] the entrance
   *[other] { $beside }
} (cell { $cell }) …

event-face = { $side ->
    [north] { player } faces north.
    [east] { player } faces east.
    [south] { player } faces south.
   *[west] { player } faces west.
}
event-take = { $turn ->
    [front] { player } went straight on and took { $tile }.
    [right] { player } went right and took { $tile }.
    [left] { player } went left and took { $tile }.
   *[behind] { player } turned back and took { $tile }.
}
event-skip = { $tile ->
    [none] { player } found no tile to take.
   *[other] { player } set { $tile } aside.
}
event-place = { $side ->
    [north] { player } placed { $tile } above
    [east] { player } placed { $tile } to the right of
    [south] { player } placed { $tile } below
   *[west] { player } placed { $tile } to the left of
} { $beside ->
    [Entrance] the entrance
   *[other] { $beside }
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

clock = Year { $year }, turn { $turn } of { $turns } · { $bag ->
    [one] { $bag } tile
   *[other] { $bag } tiles
} in the bag
market-title = Market
figure = { player }
goals-title = Goals · each player’s current result, with its points in brackets
year = Year { $year }
standing = P{ $seat }: { $result } ({ $points })
park-title = { player }: park { $park }, goals { $goals }
park-own = { player } (you): park { $park }, goals { $goals }
legend = G grass · F forest · D dry land · W water · ✿ flowers
    “·” or a small letter: open cell · ×: closed cell
    road →: no tile there · needs ←: a tile there

house-needs = needs
house-landscape = landscape
house-counts = what it counts
house-directions = directions
house-sees = what it sees
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
    [one] { $count } area of its landscape, not counting its own tile
   *[other] { $count } areas of its landscape, not counting its own tile
}
reason-road-done = a tile on every marked side
reason-road-lacks = no tile to the { $sides }
reason-camp-alone = no camp next to it
reason-camp-beside = there is a camp next to it

refuse-out-of-line = Not in line with your figure: it walks straight on, to the left or to the right.
refuse-behind = Behind your figure: it turns back only if there is no tile in any other direction.
refuse-not-first = Another tile comes first: your figure takes the first tile it meets.
refuse-entrance = The path to the entrance stays free: no tiles below it.
refuse-road = A road leads here: the cell next to a road side stays empty.
refuse-not-adjacent = There is no tile next to this cell: tiles are placed side by side.
refuse-road-side = Whichever way you turn it, a road side would touch a tile here.

## On the board in the browser

# things
wants-grass = grassland
wants-forest = { need-forest }
wants-dry = { need-dry }
wants-water = { need-water }
wants-flower = { $count ->
    [one] flower next to it
   *[other] flowers next to it
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-word = { $count ->
    [one] point
   *[other] points
}
pts = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
no-points = no points
gain = { $count } pts
each = each
sees = sees { $count }
a = { $landscape }, { $kind }:
worth-animal = { $points } if it has { $needs }
worth-tower = { $sees ->
    [animal] { $points } for each content animal in view
    [flower] { $points } for each flower in view
   *[both] { $points } for each content animal and flower in view
}
worth-tourist = { $counts ->
    [area_size] { $points } for each other tile in its area
   *[other] { $points } for each other area of its landscape
}
worth-road = { $points } if there is a tile on every marked side
worth-camp = { $points } if there is no camp next to it
house = House value: our own, not from the printed tile.
has-of = { $need }: { $has } of { $wants }
wants = { $need }: { $count }
lacks = { $count } more
met = needs met
need-met = met
now-met = needs met
lost = can no longer be met
lost-long = There is no room left for what it needs.
makes-impossible = { $tile } can no longer be content.

# places
at-entrance = At the entrance
right = { $count } right
left = { $count } left
above = { $count } up
below = { $count } down
from-entrance = { $place } from the entrance
empty = empty
legal = can be chosen
selected = selected
best = best
closed-entrance = the path to the entrance stays free
closed-road = a road leads here, so it stays empty
short-entrance = entrance path
short-road = road side

# market
bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
market-space = Row { $row }, column { $column }
figure-words = { $name }’s figure, facing { $side }
can-take = can be taken, { $way }
left-to = { $name } could take it next
order = Next to move:
passes = { $way ->
    [front] Going straight on
    [left] Going left
    [right] Going right
   *[behind] Turning back
} takes you past { $names }.
most-now = { $count ->
    [0] Scores nothing right away, wherever you place it.
    [one] Scores up to { $count } point right away.
   *[other] Scores up to { $count } points right away.
}
fits-nowhere = It does not fit anywhere in your park right now.
then-faces = Afterwards your figure stands on this space and faces { $side }.
next-takes = Then { $name } may take { $tiles }.
the-tile = { $tile }
new-tile = the new tile

# park
your-park = Your park
park-of = { $name }’s park
open-park = { $name }’s park, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}: enlarge
content = { $count ->
    [one] of { $count } animal content
   *[other] of { $count } animals content
}
tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
zoom = Size of the park
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit
rotate = Turn
others = Goals and other players
scores = Scores
is-choosing = is choosing …
clock-short = Year { $year } · turn { $turn }/{ $turns }

# goals and turns
turns = Turns
turns-left = { $count ->
    [one] { $count } left this year
   *[other] { $count } left this year
}
turns-count = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
turn-of = turn { $turn } of { $turns }
goals-of = Goals of year { $year }
next-goals = Next: goals of year { $year }
goal-points = { $points } points
goal-year = { $goal }, year { $year }
tied = tied
tie-rule = Tied parks all get the points of the lowest place they share.

# what is to be done
step-facing = Before the first turn
step = Step { $step } of 2 · { $step ->
    [1] take a tile
   *[2] place the tile
}
prompt-take-this = Take { $tile }. Your figure will face { $side }.
prompt-place = { $count ->
    [one] Place { $tile } on the highlighted cell.
   *[other] Place { $tile } on one of the { $count } highlighted cells.
}
prompt-place-turn = Place { $tile } on one of the { $count } highlighted cells; tap the cell again to turn the tile.
prompt-placed = { $tile } here: { $gain } pts{ $count ->
    [0] {""}
    [one] , { $count } more animal content
   *[other] , { $count } more animals content
}{ $lost ->
    [0] .
    [one] . { $lost } tile can no longer score.
   *[other] . { $lost } tiles can no longer score.
}
other-chooses = { $name } is choosing …
do-face = Face { $side }
do-take = Take { $tile }
do-place = Place { $tile }
do-skip = Continue
why = What this does

# tabs
tabs = Parts of the table
tab-others = Others
tab-log = Log

# sheet and companion
sheet = Every tile with its points
companion = Score my park
companion-lead = Enter your park as it lies on the table; every number is explained.
companion-hint = Tap + to add a tile. Tap a tile to turn or remove it.
players = Players
name = Name
add-player = Add a player
goal-got = Points from goals
fewer = One point fewer
more = One point more
coach = A coach party does not count
coach-other-areas = its whole area
coach-own-area = only its own tile
pick = Which tile?
search = Search tiles
none-found = No tile found.
all-kinds = All
take-away = Remove
reset = Start over
reset-sure = Clear { $player }’s park?
whole-sheet = Whole sheet
fault-entrance = There is a tile below the entrance; that path stays free.
fault-road = There is a tile where a road leads; turn the road or remove the tile.
fault-apart = A tile is not connected to the entrance.
blocked = Not allowed: { $reason }
keys =
    W, A, D, S: choose ahead, left, right, back; press again to confirm
    R: turn the tile
    B: your park
    G: goals
    O: the next player’s park
    E: what the choice does
    +, −, 0: park larger, smaller, fitted

# The guided first game
guide-welcome = Welcome! This is your wildlife park. So far it has only an entrance; turn by turn you lay one tile beside what is there. Animals that find what they need, flowers and towers bring points.
guide-face = In the market your figure stands between the tiles. Before the first turn you choose which way it faces. Choose “east”, then confirm.
guide-face-other = Any direction is allowed in a real game. Here the tiles we need lie within reach if you face east.
guide-robin-face = You are playing with Robin. This is the other figure; watch which way it turns.
guide-take-flower = Your turn: take a tile. Your figure goes straight on, left or right to the first tile it meets, but never back. On its left lies the King protea, a flower. Choose it and confirm.
guide-take-flower-other = Your figure could go there too. Start with a flower: it scores at once.
guide-place-flower = A flower is always worth its number. Place it on the outlined cell beside the entrance and confirm. Only the path below the entrance must stay free.
guide-robin-flower = Robin takes a flower as well. Watch the market: the space a figure leaves is filled from the bag, so every step changes what the others can reach.
guide-take-animal = Your figure now stands where the protea lay and faces up. Go right and take the Flap-necked chameleon: an animal, worth 5 if it has everything it needs.
guide-take-animal-other = That tile can be reached as well. But your flower waits for the chameleon.
guide-place-animal = The small signs show its needs: grassland, forest and a flower. The flower must lie right beside it, so place the chameleon above the protea.
guide-place-animal-other = There it would not touch the flower. Place it above the protea.
guide-needs = The flower is there. Grassland and forest are missing: a tile of each must touch the chameleon, or belong to an area that touches it. Its own tile does not count. Until then it is worth nothing.
guide-robin-calla = Robin goes straight on. Watch Robin’s park grow.
guide-take-tower = Straight on lies the Flower hide, a tower. It brings 2 points for every flower it sees. Take it.
guide-take-tower-other = Not now. The tower straight on is worth 2 points at once.
guide-place-tower = A tower looks along its arrows over any distance, until another tower is in the way. Place it to the right of the protea so that it looks at the flower. Another time you can turn towers yourself.
guide-robin-tower = Robin has found a tower, too.
guide-take-forest = Now help the chameleon. The Snake to your right lives in the forest. It is an animal with needs of its own, and its tile is also forest for its neighbours. Take it.
guide-take-forest-other = The chameleon needs forest and grassland. The Snake’s tile is forest.
guide-place-forest = Place the Snake above the chameleon. The chameleon then touches forest.
guide-place-forest-other = There the chameleon would not touch the forest, or its last free side would be blocked.
guide-robin-gorilla = Robin takes the Gorilla. Watch.
guide-take-grass = One need is left: grassland. To your right lies the Cape aloe, a flower on grassland. Take it.
guide-take-grass-other = The Cape aloe is what you need: grassland for the chameleon, and a flower besides.
guide-place-grass = Place it to the right of the chameleon and see what it brings before you confirm: 1 for the flower and 5 for the chameleon.
guide-fulfilled = Well done: your first animal has everything it needs. It is worth 5 points and can never lose them. Plan like this: put animals with similar needs around one area.
guide-goals = At the end of each of the three years, the parks are compared. Here you lead with one content animal: 3 points for first place, 1 for second. Parks that are level all get the points of the lowest place they share.
guide-robin-last = One more turn for Robin.
guide-end = You have 9 points, Robin has 4. Roads and visitors work in their own ways; point at a tile to read what it is worth. After three years the most points win. Now play a whole game!

title = Habitats
player = Player { $seat }
about = Walk through a market of tiles and build a wildlife park where every animal feels at home.

box-animals = Animals
box-flowers = Flowers
box-tourists = Tourists
box-towers = Towers
box-roads = Roads
box-camps = Camps
box-goals = Goals
box-numbers = By number of players
box-name = name
box-large = large set
box-landscape = landscape
box-needs = needs
box-points = points
box-scientific-name = scientific name
box-counts = counts
box-looks = looks
box-sees = sees
box-road-sides = road at
box-marked-sides = tiles wanted at
box-goal = what counts
box-players = players
box-market = market
box-turns = turns a year
box-goal-points = goal points by place, year by year
box-letter-n = N
box-letter-e = E
box-letter-s = S
box-letter-w = W

option-goals = Goals per year
option-years = Length of the years (long: one more turn each; five players then need the large set of tiles, or the bag runs out before the end)
option-tiles = Set of tiles (large: includes camps)
option-facing = Which way figures face at the start (your choice, or as the edition says)
option-roads = Roads may be turned when placed, or lie as printed
option-tourists = What a coach party does not count: its whole area, or only its own tile
option-solo = Solo: walk through a market, or draw tiles one at a time
option-own-tile = An animal’s own tile: left out, or counted for its needs
option-need-areas = Needs of an animal: all touching areas add up, or one area must be large enough

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

# What the kinds of decisions mean, in plain lines: the core tells them without Fluent.
decision-face = choose where your figure faces at the start
decision-take = move in this direction and take the tile
decision-skip = skip the turn, or set a tile aside that fits nowhere
decision-place = place the tile on this side of another (beside; 0 is the entrance); turned: quarter turns of a road or tower

event-faced = { $side ->
    [north] { $player } faces north.
    [east] { $player } faces east.
    [south] { $player } faces south.
   *[west] { $player } faces west.
}
event-took = { $turn ->
    [front] { $player } went straight on and took { $tile }.
    [right] { $player } went right and took { $tile }.
    [left] { $player } went left and took { $tile }.
   *[behind] { $player } turned back and took { $tile }.
}
event-nothing-to-take = { $player } found no tile to take.
event-set-aside = { $player } set { $tile } aside.
event-placed = { $side ->
    [north] { $player } placed { $tile } above
    [east] { $player } placed { $tile } to the right of
    [south] { $player } placed { $tile } below
   *[west] { $player } placed { $tile } to the left of
} { $entrance ->
    [yes] the entrance
   *[no] { $beside }
}: { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}.
event-refilled = New in the market: { $tile }.
event-drew = { $player } drew { $tile }.
event-year-over = Year { $year } is over.
event-goal = { $goal }: { $player } has { $result } and gets { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-over = The game is over.

clock = Year { $year }, turn { $turn } of { $turns } · { $bag ->
    [one] { $bag } tile
   *[other] { $bag } tiles
} in the bag
turns-later = Turns in the later years: { $counts }
pane-hand = Your tile
brings-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
then-offered = Then for { $name }: { $tiles }
goal-moves = { $goal }: { $before } → { $after } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
market-title = Market
figure = { player }
goals-title = Goals · each player’s current result, with its points in brackets
year = Year { $year }
standing = P{ $seat }: { $result } ({ $points })
park-title = { player }: park { $park }, goals { $goals }
park-own = { player } (you): park { $park }, goals { $goals }
goal-scored = scored
plain-row = Row { $row }
plain-open = Open cells: { $cells }
plain-places = Places are counted from the entrance.
legend = G grass · F forest · D dry land · W water · ✿ flowers
    “·” or a small letter: open cell · │: path to the entrance, stays free · ×: a road leads here, stays empty
    ✓: has all it needs · ✗: can no longer get what it needs
    road →: no tile there · needs ←: a tile there

house-needs = needs
house-landscape = landscape
house-counts = what it counts
house-directions = directions
house-sees = what it sees
house-marked-sides = marked sides
house-goal-measure = what the goal counts
house-goal-best = whether most or least is best
house-goal-animals = landscapes and needs of animals in the parks
house-goal-points = points for this place
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
in-hand = in hand
nearer = { $count ->
    [one] brings { $count } need closer
   *[other] brings { $count } needs closer
}
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
compare-hint = Choose the goals of the table. Results are counted from the parks as they lie; keep them at the end of a year, or type in what you counted.
goal-choose = Goal { $number } of year { $year }
goal-none = no goal
goal-result-of = Result of { $player }
goal-keep-results = Keep these results
goal-count-parks = Count from the parks
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

# What things on the table mean: of every sign and number a name and a sentence or two.
explains-land = A landscape. Tiles of one landscape that touch side by side form an area; an animal counts the tiles of all such areas that touch it.
explains-flower = A flower sign wants flower tiles right beside the animal.
sign-points = Points
explains-points = The points of the tiles in a park, and of the goals of the years that are over.
sign-tile-points = Points of the tile
explains-tile-points = What the tile is worth once it is fulfilled; “each” counts once for everything it sees or counts.
sign-met = Needs met
explains-met = Everything this tile wants lies around it. It brings its points, and is never lost again.
sign-lost = Can no longer be met
explains-lost = There is no room left for what this tile needs.
explains-entrance = Your park grows from here. The column below it stays free.
sign-figure = A player's figure
explains-figure = It walks straight ahead, to the left or to the right to the first tile, takes it and looks the way it went.
sign-left = For the next player
explains-left = What the next player could take after this step.
sign-turns = Turns
explains-turns = Three years; at the end of each, the goals of that year are counted.
sign-gain = What the tile would bring here
explains-gain = The points your park would gain at once.
sign-closed = Stays free
explains-closed = A road leads here, or it is the way to the entrance: no tile may be laid.
sign-content = Fulfilled animals
explains-content = How many animals of the park have all they need.
sign-tiles = Tiles in the park
explains-tiles = All tiles laid so far, the entrance not counted.
sign-park = Another player's park
explains-park = Every square is a tile in the colour of its landscape; a dot marks a fulfilled animal. Choose it to see it large.
sign-space = A space of the market
explains-space = No tile lies here now.
sign-bag = Tiles in the bag
explains-bag = The space that a figure leaves is filled with the next tile from the bag. Nobody knows which one that is.
sign-order = Next to move
explains-order = The players take their turns in this order, one tile each.

# The guided first game
guide-welcome = Welcome! This is your wildlife park. So far it has only an entrance; turn by turn you lay one tile beside what is there. Animals that find what they need, flowers and towers bring points.
guide-face = In the market your figure stands between the tiles. Before the first turn you choose which way it faces. Choose “east”, then confirm.
guide-face-other = Any direction is allowed in a real game. Here the tiles we need lie within reach if you face east.
guide-robin-face = You are playing with Robin. This is the other figure; watch which way it turns.
guide-take-flower = Your turn: take a tile. Your figure goes straight on, left or right to the first tile it meets, but never back. On its left lies the King protea, a flower. Choose it and confirm.
guide-take-flower-other = Your figure could go there too. Start with a flower: it scores at once.
guide-place-flower = A flower is always worth its number. Place it on the outlined cell beside the entrance and confirm. Only the path below the entrance must stay free.
guide-place-flower-other = The flower is worth its number anywhere, but here the next tiles are to lie around it. Choose the outlined cell beside the entrance.
guide-robin-flower = Robin takes a flower as well. Watch the market: the space a figure leaves is filled from the bag, so every step changes what the others can reach.
guide-take-animal = Your figure now stands where the protea lay and faces up. Go right and take the Flap-necked chameleon: an animal, worth 5 if it has everything it needs.
guide-take-animal-other = That tile can be reached as well. But your flower waits for the chameleon.
guide-place-animal = The small signs show its needs: grassland, forest and a flower. The flower must lie right beside it, so place the chameleon above the protea.
guide-place-animal-other = It must lie beside the flower and keep sides free for what is still missing. Place it above the protea.
guide-needs = The flower is there. Grassland and forest are missing: a tile of each must touch the chameleon, or belong to an area that touches it. Its own tile does not count. Until then it is worth nothing.
guide-robin-calla = Robin goes straight on. Watch Robin’s park grow.
guide-take-tower = Straight on lies the Flower hide, a tower. It brings 2 points for every flower it sees. Take it.
guide-take-tower-other = Not now. The tower straight on is worth 2 points at once.
guide-place-tower = A tower looks along its arrows over any distance, until another tower is in the way. Place it to the right of the protea so that it looks at the flower. Another time you can turn towers yourself.
guide-place-tower-other = Turned like this, the tower sees the flower only from the right of the protea. Choose the outlined cell.
guide-robin-tower = Robin has found a tower, too.
guide-take-forest = Now help the chameleon. The Snake to your right lives in the forest. It is an animal with needs of its own, and its tile is also forest for its neighbours. Take it.
guide-take-forest-other = The chameleon needs forest and grassland. The Snake’s tile is forest.
guide-place-forest = Place the Snake above the chameleon. The chameleon then touches forest.
guide-place-forest-other = Place the Snake above the chameleon: there it touches it, and the sides stay free for the grassland.
guide-robin-gorilla = Robin takes the Gorilla. Watch.
guide-take-grass = One need is left: grassland. To your right lies the Cape aloe, a flower on grassland. Take it.
guide-take-grass-other = The Cape aloe is what you need: grassland for the chameleon, and a flower besides.
guide-place-grass = Place it to the right of the chameleon and see what it brings before you confirm: 1 for the flower and 5 for the chameleon.
guide-place-grass-other = The Cape aloe must touch the chameleon. Choose the outlined cell to the right of it.
guide-fulfilled = Well done: your first animal has everything it needs. It is worth 5 points and can never lose them. Plan like this: put animals with similar needs around one area.
guide-goals = At the end of each of the three years, the parks are compared. Here you lead with one content animal: 3 points for first place, 1 for second. Parks that are level all get the points of the lowest place they share.
guide-robin-last = One more turn for Robin.
guide-end = You have 9 points, Robin has 4. Roads and visitors work in their own ways; point at a tile to read what it is worth. After three years the most points win. Now play a whole game!

# Decisions in words for a park that shows the places.
drawn-place = { $side ->
    [north] Place { $tile } above
    [east] Place { $tile } to the right of
    [south] Place { $tile } below
   *[west] Place { $tile } to the left of
} { $beside ->
    [Entrance] the entrance
   *[other] { $beside }
} ({ $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} at once)

# Reasons for a decision.
term-animals = { $more ->
    [yes] better prospects for your animals
   *[no] worse prospects for your animals
}
term-flowers = { $more ->
    [yes] more points from flowers
   *[no] fewer points from flowers
}
term-tourists = { $more ->
    [yes] more points from tourists
   *[no] fewer points from tourists
}
term-towers = { $more ->
    [yes] more in view of your towers
   *[no] less in view of your towers
}
term-roads = { $more ->
    [yes] more points from roads
   *[no] fewer points from roads
}
term-camps = { $more ->
    [yes] more points from camps
   *[no] fewer points from camps
}
term-goals = { $more ->
    [yes] ahead for this year’s goals
   *[no] behind for this year’s goals
}
term-awarded = { $more ->
    [yes] more points from goals scored
   *[no] fewer points from goals scored
}
term-hand = { $more ->
    [yes] a better place for the tile in hand
   *[no] a worse place for the tile in hand
}
fact-scores = { $kind ->
    [animals] the needs of { $tile } are met
    [roads] { $tile } is complete
   *[other] { $tile } scores
}
reason-leaves = leaves { $player } { $thing }
reason-keeps = keeps { $thing } from { $player }

# The forms of the workshop
typing-box = Begin with the animals: landscape, needs and points. A goal is built from lists: what is counted, on which tiles, and whether the most or the least wins. Turns, market and starting places are in the tables of your rulebook.
part-animals = animal tiles
part-flowers = flower tiles
part-tourists = tourist tiles
part-towers = tower tiles
part-roads = road tiles
part-camps = camp tiles
part-goals = goals
part-goal-points = points for goals
part-years = turns in a year
part-markets = markets
part-starts = starting places
value-landscape = Landscape
value-need-grass = Needs: grass
value-need-forest = Needs: forest
value-need-dry = Needs: dry land
value-need-water = Needs: water
value-need-flower = Needs: flowers
value-points = Points
value-set = Set
value-flower-kind = Kind of flower
value-counts = Counts
value-directions = Looks to
value-sees = Sees
value-road-sides = Sides with a road
value-marked-sides = Marked sides
value-name-en = English name
value-name-de = German name
value-scientific-name = Scientific name
value-measure = What is compared
value-best = Who wins
value-text-en = Text (English)
value-text-de = Text (German)
value-turns = Turns
value-columns = Columns
value-rows = Rows
value-column = Column
value-row = Row
value-facing = Faces
value-players = players
value-year = year
value-place = place
value-seat = seat
set-base = base set
set-large = large set only
landscape-grass = grass
landscape-forest = forest
landscape-dry = dry land
landscape-water = water
landscape-none = none
side-n = north
side-ne = north-east
side-e = east
side-se = south-east
side-s = south
side-sw = south-west
side-w = west
side-nw = north-west
best-most = the most
best-least = the least

## Figures of the rules page

figure-needs = Four animals of the grassland and a hart. Each looks at the areas that touch its tile.
figure-needs-impala = The impala wants three grassland tiles. The areas beside it hold three: { $points } points.
figure-needs-lion = The lion wants three grassland tiles and one forest tile. It has both: { $points } points.
figure-needs-hart = The hart wants two forest tiles. Its own tile does not count, so it has none: { $points } points.
figure-needs-zebra = The zebra has its grassland, but no dry land and no water: { $points } points so far.
figure-market = Your figure, number 1, looks to the right. It can take three tiles.
figure-market-front = Straight ahead it walks past the other figure to the scorpion.
figure-market-left = To its left lies the lion.
figure-market-right = To its right lies the bat.
figure-market-behind = It may turn back to the zebra only if no tile lies in the three other directions.
figure-towers = This tower looks east. Flowers and fulfilled animals in its line bring a point each.
figure-towers-sees = It sees the flame lily and the guereza, which is fulfilled: { $points } points.
figure-towers-unfulfilled = The gorilla lies in the line too, but is not fulfilled. It does not count yet.
figure-roads = A road with two marked sides and two road sides.
figure-roads-marked = At both marked sides lies a tile: { $points } points.
figure-roads-closed = At the two road sides no tile may ever lie.
figure-hikers = Hikers count the other tiles of their area.
figure-hikers-area = Three other grassland tiles: { $points } points.
figure-coach = A coach party counts the other areas of its landscape.
figure-coach-areas = Lion and zebra are two more grassland areas: { $points } points.
figure-mara = A whole park: { $points } points.
figure-mara-animals = Fulfilled animals: { $points } points.
figure-mara-flowers = Flame lily and calla: { $points } points.
figure-mara-hikers = The hikers stand in an area with six other tiles: { $points } points.
figure-mara-tower = The raised hide sees one animal that is fulfilled: { $points } point.
figure-mara-road = The bend has a tile at both marked sides: { $points } points.
figure-mara-goals = Goals of the three years: { $points } points.
figure-mara-total = Together { $points } points.

# The words of goals, for choosing
slot-head = What is reckoned
slot-by = By
slot-kinds = Which tiles
slot-lands = Landscapes
slot-state = Condition
slot-beside = Beside
slot-compared = Comparison
slot-distance = Distance in
slot-from = Seen from
word-head-count = number
word-head-different = number of different
word-head-fewest = fewest of a
word-head-most = most of a
word-head-largest = largest
word-head-areas = number of areas with
word-head-farthest = farthest of
word-head-nearest = nearest of
word-head-spread = largest distance between two
word-head-points = printed points
word-by-kind = kind
word-by-landscape = landscape
word-by-pair = pair of kind and landscape
word-by-flower = kind of flower
word-by-name = name
word-by-area = area
word-by-line = line
word-by-row = row
word-by-column = column
word-tile = all tiles
word-park = all tiles and the entrance
word-animal = animals
word-flower = flowers
word-tourist = tourists
word-tower = towers
word-road = roads
word-camp = camps
word-entrance = the entrance
word-grass = grass
word-forest = forest
word-dry = dry land
word-water = water
word-state-met = condition met
word-state-unmet = condition not met
word-compared-size = tiles of its area
word-compared-points = its points
word-compared-beside = tiles beside it
word-distance-cells = columns and rows
word-distance-steps = steps through the park
word-from = from

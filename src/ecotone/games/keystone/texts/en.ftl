title = Keystone: North America
campaign = Field Journal
player = Player { $seat }
about = Arrange species so that in every row and column habitats match and numbers follow in order.

habitat-f = Forest
habitat-d = Desert
habitat-w = Wetland
habitat-a = Arctic
symbol-spring = Spring
symbol-summer = Summer
symbol-fall = Fall
symbol-winter = Winter
symbol-keystone = Keystone
symbol-endangered = Endangered
symbol-tag = Tag
wild-card = Wild { $habitat } ({ $season })

option-variant = Variant
option-assignment = Field Journal assignment (solo and co-op)
option-limited-synergy = Only 80 Synergy tokens in the supply
option-free-wilds = Choose any Wild from a stack, not just the top one

effect-r-spring = research a Spring card
effect-r-summer = research a Summer card
effect-r-fall = research a Fall card
effect-r-winter = research a Winter card
effect-r-tag = research a Tag card
effect-r-end1 = research an Endangered card
effect-r-end2 = research an Endangered card twice
effect-r-wild = research a Wild
effect-draw3 = draw 3, place 1
effect-dig3 = place 1 of the top 3 discards
effect-gain = gain { $count } Synergy
effect-move1 = move a card
effect-move2 = make two moves
effect-discard = discard { $count } from the Field

goal-line2 = 2 { $symbol } in a line
goal-line3 = 3 { $symbol } in a line
goal-diag2 = 2 { $symbol } diagonally
goal-l3 = 3 { $symbol } in an L
goal-of3 = 3 { $symbol } anywhere
goal-of4 = 4 { $symbol } anywhere

phase-turn = Take your main action: introduce a species or use a skill.
phase-order = Choose which exhausted skill to resolve next.
phase-research = Choose a card to research.
phase-offer = Look at the cards?
phase-keep = Place one of the cards, or none.
phase-return = Choose which card to put on the discard pile next.
phase-move = Move a card.
phase-discard = Discard a card from the Field.
phase-after = Buy a Wild or end your turn.
phase-over = The game is over.

action-introduce = Introduce { $card } on { $space } (costs { $cost } Synergy, { $tokens } on the card, gains { $gain })
action-use-active = Use { $skill }: { $effects }
action-use-exhausted = { $count ->
    [one] Use the exhausted skill (time −1)
   *[other] Use all { $count } exhausted skills (time −1)
}
action-buy-wild = Buy { $card } for { $price } and place it on { $space } (gains { $gain })
action-resolve = Resolve { $skill }: { $effects }
action-research = Research { $card } on { $space }
action-look = { $pile ->
    [deck] Draw the top 3 cards of the deck
   *[discard] Look at the top 3 cards of the discard pile
}
action-keep = Place { $card } on { $space } (gains { $gain })
action-keep-none = Place none of them
action-put-back = Put { $card } on the discard pile
action-move = Move { $card } from { $start } to { $space } (gains { $gain })
action-discard = Discard { $card } from the Field
action-skip = Skip this effect
action-end-turn = { $passing ->
    [yes] Nothing can be done: let time pass
   *[no] End the turn
}

group-introduce = Introduce { $card } (costs { $cost } Synergy, { $tokens } on the card) …
group-buy-wild = Buy { $card } for { $price } …
group-keep = Place { $card } …
group-move = Move { $card } from { $start } …

event-introduce = { player } introduced { $card } on { $space } (cost { $cost }, +{ $gain } Synergy).
event-use-active = { player } used { $skill }.
event-use-exhausted = { player } used all exhausted skills.
event-buy-wild = { player } bought { $card } and placed it on { $space }.
event-resolve = { player } resolved { $skill }.
event-research = { player } researched { $card } on { $space }.
event-look = { player } looked at three cards.
event-keep = { player } placed { $card } on { $space } (+{ $gain } Synergy).
event-keep-none = { player } placed none of the cards.
event-put-back = { player } put { $card } on the discard pile.
event-move = { player } moved { $card } from { $start } to { $space } (+{ $gain } Synergy).
event-discard = { player } discarded { $card } from the Field.
event-skip = { player } skipped an effect.
event-end-turn = { player } ended the turn.
event-time = The time marker moved to { $time }.
event-refill = New in the Field: { $cards }.
event-final-round = This is the final round.
event-over = The game is over.

board-title = { player }
board-you = { player } (you)
board-shared = Shared board
board-synergy = { $count ->
    [one] { $count } Synergy token
   *[other] { $count } Synergy tokens
}
field-title = Field (cost below each card)
field-cost = { $cost ->
    [0] free
   *[other] pay { $cost }
}
skills-title = Skills
skill-active = active
skill-exhausted = exhausted
wilds-title = Wilds ({ $price } each)
objective-title = Objective: { $name }
piles = Deck { $deck } · discards { $discard } · time { $time } · turn { $turn }{ $last ->
    [0] {""}
   *[other] {" "}of { $last }
}
discard-top = Top of the discard pile: { $cards }
season-now = Current season: { $season }
story-log = { $count ->
    [one] { $count } story token in the log
   *[other] { $count } story tokens in the log
}
space-closed = closed
space-invaded = invaded
legend-story = story token
looking = Looking at: { $cards }
assignment-title = Assignment { $number }: { $title }
legend = F Forest · D Desert · W Wetland · A Arctic · K Keystone · ! Endangered · # Tag · ● research token

sheet-column = C{ $number }
sheet-row = R{ $number }
sheet-objective = Secret objective
sheet-synergy = Synergy tokens
sheet-total = Total
sheet-none = no ecosystem
sheet-run = { $habitat }: { $cards } — ({ $count } + { $research }) × { $multiplier }
sheet-goal-met = ✓ { $goal }: { $cards }
sheet-goal-open = – { $goal }
sheet-goals = { $met } of 4 goals
house-number = number
house-habitats = habitats
house-keystone = Keystone symbol
house-season = season
house-endangered = Endangered symbol
house-tag = Tag symbol
house-goals = this card’s goals
house-points = points for this number of goals
sheet-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, 1 point for every 3


wild-short = Wild

refuse-synergy = Costs { $need } Synergy; you have { $have }.
refuse-board-full = Your board is full.
refuse-acted = You have already taken your main action this turn.
refuse-skill-first = Finish resolving the skill first.
refuse-exhausted = This skill is exhausted. Exhausted skills can only be used all at once.
refuse-none-exhausted = No skill is exhausted yet.
refuse-stack-empty = There are no Wilds of this habitat left.
refuse-wild-bought = You can buy only one Wild per turn.
refuse-wild-later = You can buy a Wild only before or after your main action.
refuse-researched = Already researched.
refuse-no-symbol = This card does not have the symbol that the skill needs.

action-band = Band { $card } on { $space } for { $price }
action-clear = Clear { $space } for { $price }
event-band = { player } banded { $card } on { $space }.
event-clear = { player } cleared { $space }.
event-logged = { $count ->
    [one] One story token goes to the log: { $total } in total.
   *[other] { $count } story tokens go to the log: { $total } in total.
}
event-invaded = { $space } is invaded.
event-cared = { $card } recovers: { $left ->
    [0] no story token left.
    [one] { $left } story token left.
   *[other] { $left } story tokens left.
}
event-shifted = Everything in { $line } moved by one space.
event-storm = The storm swept cards from the Field.
refuse-no-place = The special rules leave no space for this card.
refuse-invaded = Invaded: clear this space first.
refuse-closed = This space is closed.
refuse-wild-limit = No more Wilds may be bought in this game.
option-envelopes = Species from the first envelopes of the Field Journal (0 to 6)

space = R{ $row }·C{ $column }
full-habitat-f = Forest/Woodland
full-habitat-d = Desert/Grassland
full-habitat-w = Wetland/River
full-habitat-a = Arctic/Alpine
list-and = {" "}and{" "}
list-or = {" "}or{" "}

condition-score-min = { $a ->
    [one] at least { $a } point
   *[other] at least { $a } points
}
condition-goals-min = { $a ->
    [one] at least one goal of the objective
   *[other] at least { $a } goals of the objective
}
condition-line-score-min = { $a ->
    [one] at least one row or column
   *[other] at least { $a } rows or columns
} that { $a ->
    [one] scores
   *[other] score
} { $b } or more
condition-synergy-min = { $a ->
    [one] at least one Synergy token left
   *[other] at least { $a } Synergy tokens left
}
condition-board-full = a full board
condition-runs-min = { $a ->
    [one] at least one row or column
   *[other] at least { $a } rows or columns
} with an ecosystem of { $b } or more { $habitat ->
    [none] cards
   *[other] { $habitat } cards
}
condition-research-min = { $a ->
    [one] at least one research token
   *[other] at least { $a } research tokens
}{ $noun ->
    [wild] {" "}on Wilds
    [species] {" "}on species
   *[card] { $marks ->
        [none] {""}
       *[other] {" "}on cards
    }
}{ $marks ->
    [none] {""}
   *[other] {" "}with { $marks }
}
condition-cards-min = { $noun ->
    [wild] { $a ->
        [one] at least one Wild
       *[other] at least { $a } Wilds
    }
    [species] { $a ->
        [one] at least one species
       *[other] at least { $a } species
    }
   *[card] { $a ->
        [one] at least one card
       *[other] at least { $a } cards
    }
}{ $marks ->
    [none] {""}
   *[other] {" "}with { $marks }
}
condition-story-min = { $a ->
    [one] at least one story token in the log
   *[other] at least { $a } story tokens in the log
}
condition-story-max = { $a ->
    [0] no story token left on the board
    [one] at most one story token left on the board
   *[other] at most { $a } story tokens left on the board
}
condition-species-placed = { $species } on the board
filter-number = a { $numbers }
filter-symbol = the { $symbol } symbol

setup-skills = Skill tokens: { $skills }
setup-objective = Objective { $number }, { $name }: { $goals }
setup-wilds = { $wilds ->
    [none] No Wilds
   *[other] Wilds, { $count } of each: { $wilds }
}
setup-synergy = { $count ->
    [one] { $count } Synergy token
   *[other] { $count } Synergy tokens
}
setup-time = Time marker on { $time }
setup-placed = On the board: { $card } on { $space }{ $tokens ->
    [none] {""}
   *[other] {" "}with { $tokens }
}
setup-research = { $count ->
    [one] { $count } research token
   *[other] { $count } research tokens
}
setup-story = { $count ->
    [one] { $count } story token
   *[other] { $count } story tokens
}
setup-closed = { $count ->
    [one] Closed space: { $spaces }
   *[other] Closed spaces: { $spaces }
}
setup-invaded = { $count ->
    [one] A story token on { $spaces }
   *[other] One story token each on { $spaces }
}

## On the board in the browser

# things
symbol-wild = { wild-short }
synergy = Synergy
pts = pts
number = Number
any-number = any number from 1 to 5
habitats = Habitats
season = Season
icons = Icons
house = House value: our own, not taken from the printed card.
researched = { $count ->
    [one] researched
    [2] researched twice
   *[other] researched { $count } times
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-word = { $count ->
    [one] point
   *[other] points
}
points-of = { $count ->
    [one] point
   *[other] points
} ({ $lines } lines, { $objective } objective, { $synergy } Synergy)

# board
your-board = Your board
shared-board = The shared board
board-of = { $name }’s board
space-words = Row { $row }, column { $column }
row = Row { $number }
column = Column { $number }
empty = empty
legal = can be chosen
selected = selected
best = best
filled = { $count } of 16 spaces filled
gain-points = { $count ->
    [0] no points
    [one] plus { $count } point
   *[other] plus { $count } points
}
gain-synergy = plus { $count } Synergy
line-change = from { $before } to { $after } points
line-points = { $line }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# field
field = Field
field-note = A card costs 1 Synergy for each card to its right.
field-note-special = Special rules change the prices: each card shows what it costs.
deck = deck
discards = Discard pile
discards-open = { $count ->
    [one] Discard pile, { $count } card. Open.
   *[other] Discard pile, { $count } cards. Open.
}
discards-note = Top card first.
discards-empty = Nothing has been discarded yet.
free = free
pay = pay
gap = Empty slot in the Field
costs = { $count ->
    [0] Costs nothing.
   *[other] Costs { $count }.
}
tokens-on-it = { $count } Synergy on it.

# skills, wilds, time
shared = Time, skills and Wilds
skills = Skills
skills-note = use one, or all exhausted
after = then
before = back
then = Other side: { $effects }
use-exhausted = Use all exhausted ({ $count }) · time −1
use-exhausted-short = All { $count }, −1
wilds = Wild cards
wilds-note = { $price } Synergy each
wild-left = { $count } left
time = Time
time-note = ends at 0
time-now = The time marker is on { $time }
final-round = final round
unseen = Numbers not seen yet

# objective, assignment, others
objective = Objective: { $name }
done = done
ladder = Points for 1, 2, 3 and 4 goals
story = Story
others = Other boards, objective and log
first-player = first player
is-choosing = choosing…
open-board = { $name }’s board, { $count } of 16 spaces filled. Enlarge.
standing = Points and Synergy

# looking at cards
drawn = The cards you are looking at
keep-note = Place one of them or none. The rest go to the discard pile.
return-note = Choose which card goes to the discard pile first. The last one ends up on top.
drawn-hidden = { $count ->
    [one] { $count } card, seen only by the player who drew it.
   *[other] { $count } cards, seen only by the player who drew them.
}

# explaining
explain = What this does
explain-hint = Point to a row or column to see how it scores.
if-place = If you place it here
if-move = If you move it here
if-research = If you research this card
if-use = If you use this
card-on = { $card } on { $place }
run-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
run-research = { $count ->
    [one] { $count } research token
   *[other] { $count } research tokens
}
run-keystones = { $count ->
    [one] { $count } Keystone
   *[other] { $count } Keystones
}
was = was { $points }
goal-change = Goal { $symbol }: { $before } → { $after } of { $need }.
goal-now-met = Completed.
objective-change = Objective: { $before } → { $after } points.
synergy-now = Synergy now
cost = Cost
on-card = On the card
gain = Gain
synergy-after = After
fills-board = This fills the board: the round is played out, and then the game ends.
about-card = About this card
effect-nothing = Not possible right now.
effect-targets = { $count ->
    [one] { $count } card matches, see the board.
   *[other] { $count } cards match, see the board.
}
time-change = Time { $before } → { $after }.
time-ends = This starts the final round.
discard-tokens = The { $count } Synergy on it goes back to the supply.
look-deck = Draw the top three cards of the deck. This cannot be undone.
look-discard = Look at the top three cards of the discard pile.
why = Why?
best-run = Best ecosystem: { $cards }.
in-common = shared habitat: { $habitat }
run-tokens = { $count ->
    [one] { $count } research token on these cards
   *[other] { $count } research tokens on these cards
}
run-again = { $count ->
    [one] { $count } Keystone: scores once more
   *[other] { $count } Keystones: scores { $count } more times
}
lost-runs = Other ecosystems (only the best one counts)
no-run = No two neighbouring cards share a habitat and have consecutive numbers.
wild-as = { $name } as { $number }

# the action bar
step-turn = Your main action
step-introduce = Introduce · step { $step } of 2
step-wild = Buy a Wild · step { $step } of 2
step-order = All exhausted skills
step-after = Main action done
prompt-turn = Choose a card from the Field, a skill or a Wild.
prompt-full = Your board is full. Use a skill.
prompt-order = { phase-order }
prompt-keep = Choose a card to place, or none.
prompt-return = { phase-return }
prompt-move = Choose a card on your board to move, or skip.
prompt-after = { phase-after }
prompt-place = { $count ->
    [one] Place { $card } on the highlighted space.
   *[other] Place { $card } on one of the { $count } highlighted spaces.
}
prompt-wild = { $count ->
    [one] Buy { $card } for { $price } and place it on the highlighted space.
   *[other] Buy { $card } for { $price } and place it on one of the { $count } highlighted spaces.
}
prompt-move-to = { $count ->
    [one] Move { $card } to the highlighted space.
   *[other] Move { $card } to one of the { $count } highlighted spaces.
}
prompt-research = { $count ->
    [one] One card can be researched. Choose it, or skip.
   *[other] Choose one of the { $count } highlighted cards to research, or skip.
}
prompt-discard = { $count ->
    [one] Discard a card from the Field.
   *[other] Discard { $count } cards from the Field, one at a time.
}
prompt-discard-this = Discard { $card } from the Field.
prompt-put-back-this = Put { $card } on the discard pile.
partner-chooses = { $name } is choosing… Tap a card or space to point it out to everyone.
pointed = { $name } is pointing here
other-chooses = { $name } is choosing…
do-introduce = Place on { $place }
do-keep = Place on { $place }
do-buy-wild = Buy, place on { $place }
do-move = Move to { $place }
do-research = Research { $place }
do-discard = Discard
do-put-back = Discard
do-use-active = Use { $skill }
do-use-exhausted = Use all exhausted
do-resolve = Resolve { $skill }
do-look = Look at 3 cards
do-skip = Skip
do-keep-none = Place none
do-end-turn = End turn
tabs = Parts of the table
tab-board = Board
tab-skills = Skills
tab-goals = Goals
tab-others = Others
tab-log = Log
effect-discard-short = discard { $count }
effect-then = {", then "}
brief = { $card } on { $place }: { $points ->
    [0] no points.
    [one] +{ $points } point.
   *[other] +{ $points } points.
}

# score sheet and companion
board = The board
sheet = Score sheet
sheet-note = Choose a number to see how it adds up
sheet-goals-points = { $met } of 4 goals: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $ladder })
sheet-synergy-points = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, 1 point for every { $per }: { $points }
sheet-sum = { $lines } lines + { $objective } objective + { $synergy } Synergy = { $total }
companion = Score my board
companion-lead = Enter the cards on your real board. The score is kept up to date, and everything stays on this device.
companion-hint = Tap a space to choose its card. Tap a card to add research tokens, replace it or remove it.
players = Players
add-player = Add a player
name = Name
no-objective = not chosen
per-three = 1 point per { $per }
fewer = One token fewer
more = One token more
parts = { $lines } lines, { $objective } objective, { $synergy } Synergy
explain-all = Explain all
research-count = Research tokens: { $count }
replace = Replace
take-away = Remove
reset = Clear this board
reset-sure = Clear { $player }’s board?
search = Name in English or German
found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
on-board = on this board

# the Field Journal
in-care = { $count ->
    [one] in care, { $count } story token
   *[other] in care, { $count } story tokens
}
story-tokens = { $count ->
    [one] { $count } story token on it.
   *[other] { $count } story tokens on it.
}
season-label = Current season:
turns-left = Turn { $turn } of { $last }
special-rules = Special rules
offer-band = Band a card
offer-clear = Clear a space
prompt-band = { $count ->
    [one] One card can be banded. Choose it.
   *[other] Choose one of the { $count } highlighted cards to band.
}
prompt-clear = { $count ->
    [one] One space can be cleared. Choose it.
   *[other] Choose one of the { $count } highlighted spaces to clear.
}
do-band = Band { $place }
do-clear = Clear { $place }
keys =
    S: skills
    B: your board
    G: goals
    O: the next player’s board
    E: explain a row or column
setup-each = { $count ->
    [one] one of each
   *[other] { $count } of each
}
setup-none = none
setup-board = On the board at the start
story-left = { $count } left
team = The team
team-acting = { $name } to act
assignment-short = Assignment { $number }
assignment-standing = Assignment { $number }: { $standing }. To the goals.

# the campaign
journal-lead = { $count } assignments to play in order, each with its own place, story, rules and goal. Winning one unlocks the next. Play alone, or together as a team.
journal-map = Map of North America with the places in the journal
journal-parcels-lead = New species to discover. Once you open an envelope, its species are part of every later assignment and can be mixed into any other game.
journal-parcel-lead = Opened for assignment { $number }. From now on, these species can turn up in the Field.
journal-brought = New species from the envelope { $title } are in the deck.
journal-together-note = 2 to 4 players share one board and all tokens and take turns, on this device or each by invite link.
journal-finished = You have won every assignment. The year is complete.

# The guided first game
guide-welcome = This is your board: 16 empty spaces for species. Each row and each column scores one ecosystem: neighbouring cards that share a habitat and whose numbers go up or down by exactly one.
guide-introduce = Take a card from the Field. The one on the far right is free. Choose the Whitetail Deer, then the highlighted space, then confirm.
guide-neighbour = The Snowshoe Hare is a 2 and lives in the forest like the deer, which is a 3. Place it next to the deer: each habitat that neighbours share earns you one Synergy, and together the two form an ecosystem.
guide-line = Row 2 scores now. Each card in the ecosystem counts one; each Keystone in it scores the ecosystem once more. Point to the tab R2 to see the sum.
guide-price = Cards further left cost one Synergy for each card to their right. You put it on those cards, and whoever takes one gets what lies on it. Pay 2 for the Moss Spider and extend the ecosystem: 3, 2, 1.
guide-skill = Instead of taking a card you may use a skill. Grant Money gives you 5 Synergy; afterwards it is flipped to its weaker side. Choose it and confirm.
guide-discard = Most skills have a price: cards leave the Field. Discard three, starting from the left.
guide-wild = Before or after your action you may buy a Wild for 10 Synergy. It has one habitat and can be any number. Buy the forest Wild and place it at the start of row 2: as a 4 it makes the ecosystem one card longer.
guide-research = A research token is worth as much as one more card. Use Tagging Day and place a token on the hare, the card with a tag.
guide-discard-again = Tagging Day costs two cards from the Field. Discard two, starting from the left.
guide-exhausted = Two skills are exhausted. Use them both at once: Tagging Day now researches an endangered card, the spider; skip the move. Then all skills become active again and time goes down by one.
guide-goals = Your objective gives 4, 10, 16 or 24 points for one to four goals. Your progress is shown here. At the end, every three Synergy are worth a point.
guide-end = The game ends when a board is full or time reaches 0. Assignment 1 asks for 50 points. That is all you need to know: continue this game, with hints and undo whenever you need them.

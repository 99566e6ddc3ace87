title = Keystone: North America
campaign = Field Journal
player = Player { $seat }
about = Arrange species so that in every row and column habitats match and numbers follow in order.

box-species = Species
box-wilds = Wild cards
box-skills = Skill tokens
box-objectives = Objective cards
box-envelopes = Species of the envelopes
box-assignments = Field Journal assignments
box-envelope = envelope
box-number = no.
box-name = name
box-habitats = habitats
box-season = season
box-icons = icons
box-active = active side
box-exhausted = exhausted side
box-goals = goals
box-points = points
box-start = set-up and special rules
box-conditions = won with

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

# What the kinds of decisions mean, in plain lines: the core tells them without Fluent.
decision-introduce = introduce a species from the Field
decision-use-active = use an active skill
decision-use-exhausted = use all exhausted skills (time −1)
decision-buy-wild = buy a Wild card and place it
decision-resolve = resolve this of the exhausted skills next
decision-research = research the card on this space
decision-look = look at the top 3 cards of a pile
decision-keep = place one of the cards looked at
decision-keep-none = place none of them
decision-put-back = put one of them on the discard pile
decision-move = move a card
decision-discard = discard a card from the Field
decision-skip = skip this effect
decision-end-turn = end the turn
decision-band = band the card on this space
decision-clear = clear a space

event-introduced = { $player } introduced { $card } on { $space } (cost { $cost }, +{ $gain } Synergy).
event-skill-used = { $player } used { $skill }.
event-exhausted-used = { $player } used all exhausted skills.
event-wild-bought = { $player } bought { $card } and placed it on { $space } (+{ $gain } Synergy).
event-skill-resolved = { $player } resolved { $skill }.
event-researched = { $player } researched { $card } on { $space }.
event-looked = { $pile ->
    [deck] { $player } drew cards to look at.
   *[discard] { $player } looked at the top cards of the discard pile.
}
event-gained = { $count ->
    [one] { $player } gained { $count } Synergy token.
   *[other] { $player } gained { $count } Synergy tokens.
}
event-reshuffled = The discard pile became the new deck.
event-kept = { $player } placed { $card } on { $space } (+{ $gain } Synergy).
event-kept-none = { $player } placed none of the cards.
event-put-back = { $player } put { $card } on the discard pile.
event-moved = { $player } moved { $card } from { $start } to { $space } (+{ $gain } Synergy).
event-discarded = { $player } discarded { $card } from the Field.
event-skipped = { $player } skipped an effect.
event-turn-ended = { $player } ended the turn.
event-time = The time marker moved to { $time }.
event-arrived = New in the Field: { $cards }.
event-final-round = This is the final round.
event-over = The game is over.
event-judged = Assignment { $number }{ $how ->
    [written] {""}
   *[other] {" "}({ $difficulty })
} { $won ->
    [yes] was won.
   *[no] was not won.
}

board-title = { player }
board-you = { player } (you)
board-shared = Shared board
board-synergy = { $count ->
    [one] { $count } Synergy token
   *[other] { $count } Synergy tokens
}
field-cost = { $cost ->
    [0] free
   *[other] pay { $cost }
}
skills-title = Skills
skill-active = active
skill-exhausted = exhausted
wilds-title = Wilds ({ $price } each)
objective-title = Objective: { $name }
piles = Deck { $deck } · discards { $discard }
clock = Time { $time } of { $start } · round { $round } · turn { $turn }{ $last ->
    [0] {""}
   *[other] {" "}of { $last }
}
supply-left = { $count ->
    [one] { $count } Synergy token left in the supply
   *[other] { $count } Synergy tokens left in the supply
}
turn-of = Turn { $turn } of { $last }
banded-now = A card has been banded this turn.
cleared-now = A space has been cleared this turn.
wild-bought = You have bought a Wild this turn.
effect-now = { $skill }: { $effect }{ $left ->
    [0] {""}
    [one] {""}
   *[other] {" "}({ $left } more times)
}
skill-line = { $skill } ({ $state }): { $effects }
skill-resolving = being resolved
skill-pending = still to be resolved
pane-piles = Piles and time
pane-drawn = Cards looked at
discard-all = Discard pile, top card first: { $cards }
season-now = Current season: { $season }
story-log = { $count ->
    [one] { $count } story token in the log
   *[other] { $count } story tokens in the log
}
space-closed = closed
space-invaded = invaded
legend-story = story token
brings-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
brings-synergy = Synergy { $before } → { $after }
subject-slot = Field { $slot } ({ $card })
subject-wild = Wilds, { $habitat }
subject-exhausted = All exhausted skills
assignment-title = Assignment { $number }: { $title }
plain-empty = empty
plain-line = { $line } ({ $count ->
    [one] { $count } point
   *[other] { $count } points
})
plain-story = { $count ->
    [one] { $count } story token
   *[other] { $count } story tokens
}
plain-tokens = { $count } Synergy on it
plain-other-side = other side: { $effects }
plain-met = { $goal }: met
plain-open = { $goal }: { $have } of { $need }
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
house-assignment = this assignment
pad-columns = Columns
pad-rows = Rows
tie-goals = more goals met
tie-synergy = more Synergy tokens
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
event-banded = { $player } banded { $card } on { $space }.
event-cleared = { $player } cleared { $space }.
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
event-swept = The storm swept { $cards } from the Field.
refuse-no-place = The special rules leave no space for this card.
refuse-invaded = Invaded: clear this space first.
refuse-closed = This space is closed.
refuse-wild-limit = No more Wilds may be bought in this game.
option-envelopes = Species from the first envelopes of the Field Journal (0 to 6)
option-difficulty = Difficulty of the assignment
difficulty = Difficulty
difficulty-relaxed = relaxed
difficulty-written = as written
difficulty-demanding = demanding

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

special-cards = { $noun ->
    [wild] Wilds
    [species] species
   *[card] cards
}{ $marks ->
    [none] {""}
   *[other] {" "}with { $marks }
}
special-line = { $line }: { $habitats }
special-clock = { $time }: { $season }
special-closed-spaces = No card may lie on { $spaces }{ $opens ->
    [0] .
   *[other] {" "}until the time marker is at { $opens } or lower.
}
special-line-habitat = Cards in these lines must show the habitat: { $lines }.
special-contiguous = Every card must be placed beside a card that already lies on the board.
special-spacing = Two { $cards } may never lie side by side.
special-field-size = The Field has only { $a } cards.
special-cost-shift = Introducing { $cards } costs { $amount } Synergy { $way ->
    [less] less
   *[more] more
}.
special-wild-price = A Wild costs { $a } Synergy{ $b ->
    [0] .
    [one] , and only one may be bought.
   *[other] , and at most { $b } may be bought.
}
special-skill-fee = Using an active skill costs { $a } Synergy, using all exhausted ones { $b }.
special-drought = Common symbols of these habitats give no Synergy: { $habitats }.
special-abundance = Extra Synergy for { $cards } that come onto the board: { $a } each (not for Wilds or moves).
special-season-clock = The time marker shows the season ({ $clock }). A species of that season that comes onto the board gives { $a } extra Synergy (Wilds and moves do not). Introducing any other species costs { $b } more, paid to the supply.
special-banding = Once per turn you may pay { $a } Synergy to place 1 research token on one of the unresearched { $cards }.
special-sightings = After every refill the { $side ->
    [left] leftmost
   *[right] rightmost
} Field card gets { $amount ->
    [one] a story token
   *[other] { $amount } story tokens
}. Introduce the card to log its tokens.
special-rescue = A card with story tokens takes no research, cannot be moved and does not count as Keystone. Each card with a common habitat placed beside it removes one token.
special-invasive = Story tokens on empty spaces keep cards out (at first: { $spaces }). Once per turn you may pay { $b } Synergy to remove one. Each time the marker moves, { $c ->
    [0] none appears
    [one] one more appears
   *[other] { $c } more appear, one after the other
}: on the first empty space, row by row from the top left, that has a token beside it; if there is no token, on the first empty space.
special-migration-shift = Each time the marker moves, all of { $line } moves one space { $way ->
    [up] up
    [down] down
    [left] to the left
   *[right] to the right
}; what leaves the board comes in on the other side.
special-storm = Each time the marker moves, the { $a ->
    [one] { $side ->
        [left] leftmost
       *[right] rightmost
    } Field card and the tokens on it are lost.
   *[other] { $a } { $side ->
        [left] leftmost
       *[right] rightmost
    } Field cards and the tokens on them are lost.
}
special-turn-limit = The game ends after turn { $a }.

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
in-common = { $count ->
    [one] shared habitat: { $habitats }
   *[other] shared habitats: { $habitats }
}
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
journal-short = Field Journal
no-assignment = no assignment
met = met
not-met = not met
story-collected = Story tokens in the log
story-fewer = One story token fewer
story-more = One story token more
story-on-card = Story tokens: { $count }
story-on-space = Put a story token on this space
story-spaces = Story tokens on empty spaces: { $spaces }
story-off-space = Take the story token off this space
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

# What things on the table mean: of every sign and number a name and a sentence or two.
sign-cost = Cost
explains-cost = What this card costs: one Synergy for each card to its right. The tokens are laid on those cards, one each.
explains-habitat = A habitat. Cards side by side that share it, with numbers that climb or fall by one, form an ecosystem. A card that is placed brings one Synergy for each habitat it shares with a neighbour.
explains-season = A season. Goals and skills ask for it.
explains-keystone = Multiplies every ecosystem it lies in: × 2 for one Keystone, × 3 for two. Goals and skills ask for it, too.
explains-endangered = Goals and skills ask for it.
explains-tag = Goals and skills ask for it.
explains-wild = A card that stands for whichever number its row and its column want.
sign-number = Number of the card
explains-number = 1 to 5; 4 and 5 are rarer. In an ecosystem the numbers of neighbours climb or fall by exactly one.
sign-research = Research token
explains-research = Counts one more card in every ecosystem this card lies in.
explains-synergy = The tokens you pay with. A placed card brings one for each habitat it shares with each neighbour; at the end, three tokens left are one point.
sign-points = Points
explains-points = Points of all rows and columns, of the objective, and one for every three Synergy tokens.
sign-line = Points of a row or column
explains-line = Its best ecosystem counts: (cards + research tokens) × (1 + Keystones in it).
explains-time = When all exhausted skills are used at once, the marker moves down by one. At 0 the last round begins.
sign-filled = Filled spaces
explains-filled = When a board has all sixteen cards, the last round begins.
sign-deck = Deck
explains-deck = The species still to come. At the end of each turn, the Field is filled from here.
sign-condition = Condition of the assignment
explains-condition = The assignment succeeds when all its conditions are met. The count shows how far you are.
explains-unseen = How many cards of each number you have not seen yet: in the deck.
sign-wild-left = Wilds left
explains-wild-left = How many cards this stack still holds. Once a turn, one may be bought.
sign-goal = Goal of your objective
explains-goal = The drawing shows how cards with the symbol must lie on your board; the count shows how many do.
sign-ladder = Points of the objective
explains-ladder = What one, two, three and four completed goals bring.
explains-discards = Cards that left the Field. Some skills take from here.
sign-story = Story token
explains-story = Field Journal only: the assignment says what it does and how it comes off the board.
sign-gain = What placing here brings
explains-gain = Points gained at once by rows, columns and goals; beside the acorn, Synergy for shared habitats.
sign-use-exhausted = All exhausted skills
explains-use-exhausted = Use all exhausted skills in any order, turn them back to active, and move the time marker down by one.

# The guided first game
guide-welcome = This is your board: 16 empty spaces for species. Each row and each column scores one ecosystem: neighbouring cards that share a habitat and whose numbers go up or down by exactly one.
guide-introduce = Take a card from the Field. The one on the far right is free. Choose the Whitetail Deer, then the highlighted space, then confirm.
guide-introduce-other = Every other card costs Synergy, and the highlighted space has room on all four sides. Choose the Whitetail Deer first.
guide-neighbour = The Snowshoe Hare is a 2 and lives in the forest like the deer, which is a 3. Place it next to the deer: each habitat that neighbours share earns you one Synergy, and together the two form an ecosystem.
guide-neighbour-other = Only beside the deer does the hare earn Synergy. Choose the Snowshoe Hare, then the highlighted space.
guide-line = Row 2 scores now. Each card in the ecosystem counts one; each Keystone in it scores the ecosystem once more. Point to the tab R2 to see the sum.
guide-price = Cards further left cost one Synergy for each card to their right. You put it on those cards, and whoever takes one gets what lies on it. Pay 2 for the Moss Spider and extend the ecosystem: 3, 2, 1.
guide-price-other = A 1 that lives in the forest is to follow 3 and 2: the Moss Spider. Choose it, then the highlighted space.
guide-skill = Instead of taking a card you may use a skill. Grant Money gives you 5 Synergy; afterwards it is flipped to its weaker side. Choose it and confirm.
guide-skill-other = Soon you will buy a Wild for 10 Synergy, and you have only 6. Use Grant Money first.
guide-discard = Most skills have a price: cards leave the Field. Discard three, starting from the left.
guide-discard-other = Grant Money is not paid for yet. Discard three cards from the Field, one after the other, starting from the left.
guide-wild = Before or after your action you may buy a Wild for 10 Synergy. It has one habitat and can be any number. Buy the forest Wild and place it at the start of row 2: as a 4 it makes the ecosystem one card longer.
guide-wild-other = The deer, the hare and the spider have only the forest in common. Choose the forest Wild, then the highlighted space.
guide-research = A research token is worth as much as one more card. Use Tagging Day and place a token on the hare, the card with a tag.
guide-research-other = Tagging Day researches a card with a tag, and on your board only the hare has one. Use the skill, then choose the hare.
guide-discard-again = Tagging Day costs two cards from the Field. Discard two, starting from the left.
guide-discard-again-other = Tagging Day is not paid for yet. Discard two cards from the Field, starting from the left.
guide-exhausted = Two skills are exhausted. Use them both at once: Tagging Day now researches an endangered card, the spider; skip the move. Then all skills become active again and time goes down by one.
guide-exhausted-other = First the two exhausted skills: the spider is your only endangered card, and no card needs to move.
guide-goals = Your objective gives 4, 10, 16 or 24 points for one to four goals. Your progress is shown here. At the end, every three Synergy are worth a point.
guide-end = The game ends when a board is full or time reaches 0. Assignment 1 asks for 50 points. That is all you need to know: continue this game, with hints and undo whenever you need them.

# Decisions in words for a board that shows the places.
drawn-introduce = Introduce { $card } (costs { $cost } Synergy, gains { $gain })
drawn-buy-wild = Buy { $card } for { $price } (gains { $gain })
drawn-research = Research { $card }
drawn-keep = Place { $card } (gains { $gain })
drawn-move = Move { $card } (gains { $gain })
drawn-band = Band { $card } for { $price }
drawn-clear = Clear this space for { $price }

# Reasons for a decision.
term-runs = { $more ->
    [yes] more points from ecosystems
   *[no] fewer points from ecosystems
}
term-growth = { $more ->
    [yes] more room for ecosystems to grow
   *[no] less room for ecosystems to grow
}
term-goals = { $more ->
    [yes] closer to goals
   *[no] further from goals
}
term-room = { $more ->
    [yes] keeps more spaces free
   *[no] fills a space that could bring more
}
term-tokens = { $more ->
    [yes] more Synergy
   *[no] less Synergy
}
term-ending = { $more ->
    [yes] holds off the final round
   *[no] begins the final round
}
term-score-min = { $more ->
    [yes] closer to the score required
   *[no] further from the score required
}
term-goals-min = { $more ->
    [yes] closer to the goals required
   *[no] further from the goals required
}
term-line-score-min = { $more ->
    [yes] closer to the line scores required
   *[no] further from the line scores required
}
term-synergy-min = { $more ->
    [yes] closer to the Synergy required
   *[no] further from the Synergy required
}
term-board-full = { $more ->
    [yes] closer to a full board
   *[no] further from a full board
}
term-runs-min = { $more ->
    [yes] closer to the ecosystems required
   *[no] further from the ecosystems required
}
term-research-min = { $more ->
    [yes] closer to the research required
   *[no] further from the research required
}
term-cards-min = { $more ->
    [yes] closer to the cards required
   *[no] further from the cards required
}
term-story-min = { $more ->
    [yes] closer to the story tokens required
   *[no] further from the story tokens required
}
term-story-max = { $more ->
    [yes] closer to clearing the story tokens
   *[no] further from clearing the story tokens
}
term-species-placed = { $more ->
    [yes] closer to the species required
   *[no] further from the species required
}
fact-run = { $keystones ->
    [0] makes an ecosystem of { $cards } { $habitat } cards, worth { $points }
    [one] makes an ecosystem of { $cards } { $habitat } cards with a Keystone, worth { $points }
   *[other] makes an ecosystem of { $cards } { $habitat } cards with { $keystones } Keystones, worth { $points }
}
fact-goal = meets the goal “{ $goal }”
reason-leaves = leaves { $player } { $thing }
reason-keeps = keeps { $thing } from { $player }

# The forms of the workshop
typing-box = Begin with the species cards: numbers, habitats and season are on the front. Envelopes, skills, objectives and the assignments of the Field Journal are kinds of their own; those of closed envelopes can wait.
part-species = species cards
part-wilds = Wilds
part-objectives = objective cards
part-skills = Skill tokens
part-envelopes = species in envelopes
part-assignments = assignments
value-number = Number
value-habitats = Habitats
value-habitat = Habitat
value-season = Season
value-keystone = Keystone
value-endangered = Endangered
value-tag = Tag
value-name-en = English name
value-name-de = German name
value-scientific = Scientific name
value-goal1 = Goal 1
value-goal2 = Goal 2
value-goal3 = Goal 3
value-goal4 = Goal 4
value-points1 = Points for one goal
value-points2 = Points for two goals
value-points3 = Points for three goals
value-points4 = Points for all goals
value-active = Active side
value-exhausted = Exhausted side
value-envelope = Envelope
value-setup-skills = Skill tokens
value-setup-objective = Objective card
value-setup-wilds = Wild stacks
value-setup-synergy = Synergy tokens at the start
value-setup-time = Time marker at the start
value-setup-placed = Cards on the board at the start
value-rule = Special rules
value-victory = Won if all of this holds at the end
add-victory = Add a condition
add-rule = Add a special rule
add-setup-placed = Add a card
value-opens-envelope = Envelope opened before it (0: none)
value-rule-text-en = Own English words for the special rules
value-rule-text-de = Own German words for the special rules
value-title-en = English title
value-title-de = German title
value-place-en = Place (English)
value-place-de = Place (German)

slot-filter-number = Number
slot-filter-habitat = Habitat (any of them)
slot-filter-season = Season (any of them)
slot-filter-icon = Icons (all of them)
slot-filter-wild = Wild or not
slot-spaces = Spaces
slot-opens-at = Opens with the time marker at
slot-size = Cards in the Field
slot-delta = How much more (or less)
slot-limit = How many may be bought
slot-active = For an active skill
slot-exhausted = For all exhausted skills
slot-habitats = Habitats
slot-amount = How many
slot-bonus = Extra Synergy in season
slot-penalty = Extra price out of season
slot-slot = Which card of the Field
slot-start = Spaces with a token at first
slot-price = Price in Synergy
slot-spread = More each time
slot-line = Row or column
slot-direction = Direction
slot-cards = Cards
slot-side = Side of the Field
slot-turns = Turns
slot-points = Points
slot-count = How many
slot-tokens = Tokens
slot-relaxed = At “relaxed” instead
slot-demanding = At “demanding” instead
slot-length = Cards in the ecosystem
slot-habitat = Habitat
slot-species = Species
slot-space = Space
slot-research = Research tokens on it
slot-story = Story tokens on it
slot-head = What
slot-lines-c1 = Column 1
slot-lines-c2 = Column 2
slot-lines-c3 = Column 3
slot-lines-c4 = Column 4
slot-lines-r1 = Row 1
slot-lines-r2 = Row 2
slot-lines-r3 = Row 3
slot-lines-r4 = Row 4
slot-seasons-7 = Time marker on 7
slot-seasons-6 = Time marker on 6
slot-seasons-5 = Time marker on 5
slot-seasons-4 = Time marker on 4
slot-seasons-3 = Time marker on 3
slot-seasons-2 = Time marker on 2
slot-seasons-1 = Time marker on 1
slot-seasons-0 = Time marker on 0

word-head-closed-spaces = closed spaces
word-head-line-habitat = a habitat for a row or column
word-head-contiguous = cards only beside cards
word-head-spacing = cards that keep their distance
word-head-field-size = size of the Field
word-head-cost-shift = introducing costs more or less
word-head-wild-price = price of Wilds
word-head-skill-fee = using skills costs Synergy
word-head-drought = drought: habitats without Synergy
word-head-abundance = abundance: extra Synergy
word-head-season-clock = the marker shows the season
word-head-banding = banding: research for Synergy
word-head-sightings = sightings: story tokens in the Field
word-head-rescue = rescue: cards in care
word-head-invasive = invasive species
word-head-migration-shift = a row or column moves
word-head-storm = storm: cards of the Field are lost
word-head-turn-limit = limit of turns
word-head-score-min = final score at least
word-head-goals-min = goals of the objective at least
word-head-line-score-min = rows or columns that score enough
word-head-synergy-min = Synergy left at least
word-head-board-full = a full board
word-head-runs-min = rows or columns with an ecosystem
word-head-research-min = research tokens on cards at least
word-head-cards-min = cards on the board at least
word-head-story-min = story tokens in the log at least
word-head-story-max = story tokens on the board at most
word-head-species-placed = a species on the board
word-head-card = card
word-number = { $number }
word-1 = 1
word-2 = 2
word-3 = 3
word-4 = 4
word-5 = 5
word-f = Forest/Woodland
word-d = Desert/Grassland
word-w = Wetland/River
word-a = Arctic/Alpine
word-spring = Spring
word-summer = Summer
word-fall = Fall
word-winter = Winter
word-keystone = Keystone
word-endangered = Endangered
word-tag = Tag
word-true = only Wilds
word-false = no Wilds
word-left = left
word-right = right
word-up = up
word-down = down
word-slot-left = the leftmost (newest)
word-slot-right = the rightmost (oldest)
word-direction-left = to the left
word-direction-right = to the right
word-c1 = Column 1
word-c2 = Column 2
word-c3 = Column 3
word-c4 = Column 4
word-r1 = Row 1
word-r2 = Row 2
word-r3 = Row 3
word-r4 = Row 4
word-r1c1 = R1·C1
word-r1c2 = R1·C2
word-r1c3 = R1·C3
word-r1c4 = R1·C4
word-r2c1 = R2·C1
word-r2c2 = R2·C2
word-r2c3 = R2·C3
word-r2c4 = R2·C4
word-r3c1 = R3·C1
word-r3c2 = R3·C2
word-r3c3 = R3·C3
word-r3c4 = R3·C4
word-r4c1 = R4·C1
word-r4c2 = R4·C2
word-r4c3 = R4·C3
word-r4c4 = R4·C4

## Figures of the rules page

figure-card = A card: its number, 3, stands top left, its habitats below it: forest, desert and wetland. On the picture are the season, spring, and a wedge: the coyote is a Keystone.
figure-ecosystem = An ecosystem of three cards in the first row: { $points } points.
figure-ecosystem-habitat = All three live in the forest. Other habitats may differ.
figure-ecosystem-numbers = Their numbers climb by one: 2, 3, 4. Three cards make { $points } points.
figure-keystones = Three cards, one research token and two Keystones: { $points } points.
figure-keystones-cards = Three wetland cards: 1, 2, 3.
figure-keystones-research = The token on the rabbit adds one: 3 + 1 = 4.
figure-keystones-keystones = Mangrove and coyote are Keystones. One doubles, two triple: 4 × 3 = { $points }.
figure-crossing = The rabbit lies where two ecosystems cross and counts in both: { $points } points in all.
figure-crossing-column = The column of mangrove, rabbit and coyote: { $points } points.
figure-crossing-row = The row of cypress, rabbit and kite: 3 cards + 1 research = { $points } points.
figure-wild = A Wild is whatever number a line wants.
figure-wild-row = In its row it is a 3: 2, 3, 4 make { $points } points.
figure-wild-column = In its column it goes with the 3 above or with the 4 below, whichever is better: { $points } points.
figure-field = The Field. The card at the far right is free; every other costs one Synergy more.
figure-synergy = The coyote has just been laid in the middle and brings Synergy for what it shares with every neighbour.
figure-synergy-above = The rabbit above shares forest, desert and wetland: 3.
figure-synergy-left = The mangrove at the left shares wetland: 1.
figure-synergy-right = The cactus at the right shares desert: 1.
figure-sally = A whole board: { $points } points.
figure-sally-first-column = First column: 1, 2, 3 in the wetland, { $points } points.
figure-sally-second-column = Second column: three cards and a research token, times three for two Keystones: { $points } points.
figure-sally-third-column = Third column: no two neighbours have a habitat in common and numbers that follow: { $points } points.
figure-sally-fourth-column = Fourth column: 5, 4, 3, 2 in the desert, one research token, two Keystones: (4 + 1) × 3 = { $points }.
figure-sally-first-row = First row: 4, 5 in the forest, one research token, two Keystones: (2 + 1) × 3 = { $points }.
figure-sally-second-row = Second row: 1, 2, 3, 4 in the wetland, one research token, one Keystone: (4 + 1) × 2 = { $points }.
figure-sally-third-row = Third row: coyote and tortoise bring more than any other pair: (2 + 1) × 3 = { $points }. Only the best ecosystem of a line counts.
figure-sally-fourth-row = Fourth row: 3, 4 in the Arctic with one research token: { $points } points.
figure-sally-objective = All four goals of the objective: { $points } points.
figure-sally-synergy = Seven Synergy tokens: one point for every three, { $points } points.
figure-sally-total = Together { $points } points.

# things
keystone-habitat-f = Forest
keystone-habitat-d = Desert
keystone-habitat-w = Wetland
keystone-habitat-a = Arctic
keystone-symbol-spring = Spring
keystone-symbol-summer = Summer
keystone-symbol-fall = Fall
keystone-symbol-winter = Winter
keystone-symbol-keystone = Keystone
keystone-symbol-endangered = Endangered
keystone-symbol-tag = Tag
keystone-symbol-wild = Wild
keystone-synergy = Synergy
keystone-pts = pts
keystone-number = Number
keystone-any-number = any number from 1 to 5
keystone-habitats = Habitats
keystone-season = Season
keystone-icons = Icons
keystone-house = House value: our own, not from the printed card.
keystone-researched = { $count ->
    [one] researched
   *[other] researched { $count } times
}
keystone-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
keystone-points-word = { $count ->
    [one] point
   *[other] points
}
keystone-points-of = { $count ->
    [one] point
   *[other] points
} ({ $lines } lines, { $objective } objective, { $synergy } Synergy)

# board
keystone-your-board = Your board
keystone-shared-board = The shared board
keystone-board-of = { $name }’s board
keystone-space = Row { $row }, column { $column }
keystone-row = Row { $number }
keystone-column = Column { $number }
keystone-row-mark = R{ $number }
keystone-column-mark = C{ $number }
keystone-empty = empty
keystone-legal = can be chosen
keystone-selected = selected
keystone-best = best
keystone-filled = { $count } of 16 spaces filled
keystone-gain-points = { $count ->
    [0] no points
    [one] plus { $count } point
   *[other] plus { $count } points
}
keystone-gain-synergy = plus { $count } Synergy
keystone-line-change = from { $before } to { $after } points
keystone-line-points = { $line }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# field
keystone-field = Field
keystone-field-note = A card costs 1 Synergy for each card to its right.
keystone-field-note-special = Special rules change the prices; each card shows its own.
keystone-deck = deck
keystone-discards = Discard pile
keystone-discards-open = { $count ->
    [one] Discard pile, { $count } card. Open.
   *[other] Discard pile, { $count } cards. Open.
}
keystone-discards-note = The top card comes first.
keystone-discards-empty = Nothing has been discarded yet.
keystone-free = free
keystone-pay = pay
keystone-gap = An empty slot of the Field
keystone-costs = { $count ->
    [0] Costs nothing.
   *[other] Costs { $count }.
}
keystone-tokens-on-it = { $count } Synergy on it.

# skills, wilds, time
keystone-shared = Time, skills and Wilds
keystone-skills = Skills
keystone-skills-note = use one, or all exhausted
keystone-side-active = active
keystone-side-exhausted = exhausted
keystone-after = then
keystone-before = back
keystone-then = Other side: { $effects }
keystone-use-exhausted = Use all exhausted ({ $count }) · time −1
keystone-use-exhausted-short = All { $count }, −1
keystone-wilds = Wild cards
keystone-wilds-note = { $price } Synergy each
keystone-wild-left = { $count } left
keystone-time = Time
keystone-time-note = ends at 0
keystone-time-now = The time marker is on { $time }
keystone-final-round = final round
keystone-unseen = Numbers not seen yet

# objective, assignment, others
keystone-objective = Objective: { $name }
keystone-goals-met = { $met } of 4 goals
keystone-done = done
keystone-ladder = Points for 1, 2, 3 and 4 goals
keystone-assignment = Assignment { $number }: { $title }
keystone-story = Story
keystone-others = Other boards, objective and log
keystone-first-player = first player
keystone-is-choosing = choosing…
keystone-open-board = { $name }’s board, { $count } of 16 spaces filled. Enlarge.
keystone-standing = Points and Synergy

# looking at cards
keystone-drawn = The cards you look at
keystone-keep-note = Place one of them or none. The others go to the discard pile.
keystone-return-note = Choose which card goes to the discard pile first. The last one lies on top.
keystone-drawn-hidden = { $count } cards, seen by the player who drew them.

# explaining
keystone-explain = What this brings
keystone-explain-hint = Point at a row or column to see how it scores.
keystone-if-place = If you place here
keystone-if-move = If you move it here
keystone-if-research = If you research
keystone-if-use = If you use this
keystone-card-on = { $card } on { $place }
keystone-run-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
keystone-run-research = { $count } research
keystone-run-keystones = { $count ->
    [one] { $count } Keystone
   *[other] { $count } Keystones
}
keystone-was = was { $points }
keystone-goal-change = Goal { $symbol }: { $before } → { $after } of { $need }.
keystone-goal-now-met = Fulfilled.
keystone-objective-change = Objective: { $before } → { $after } points.
keystone-synergy-now = Synergy now
keystone-cost = Cost
keystone-on-card = On the card
keystone-gain = Gain
keystone-synergy-after = After
keystone-fills-board = This fills the board: the round is played to its end, then the game is over.
keystone-about-card = About this card
keystone-effect-nothing = Nothing to do it with now.
keystone-effect-targets = { $count ->
    [one] { $count } card fits, see the board.
   *[other] { $count } cards fit, see the board.
}
keystone-time-change = Time { $before } → { $after }.
keystone-time-ends = This begins the final round.
keystone-discard-tokens = { $count } Synergy on it return to the supply.
keystone-look-deck = Draw the top three cards of the deck. This cannot be undone.
keystone-look-discard = Look at the top three cards of the discard pile.
keystone-why = Why?
keystone-best-run = Best run: { $cards }.
keystone-in-common = { $habitat } in common
keystone-run-tokens = { $count ->
    [one] { $count } research token on these cards
   *[other] { $count } research tokens on these cards
}
keystone-run-again = { $count ->
    [one] { $count } Keystone: score it once more
   *[other] { $count } Keystones: score it { $count } more times
}
keystone-lost-runs = Other runs, only the best counts
keystone-no-run = No two neighbours share a habitat and follow each other by one.
keystone-wild-as = { $name } as { $number }

# the action bar
keystone-step-turn = Your main action
keystone-step-introduce = Introduce · step { $step } of 2
keystone-step-wild = Buy a Wild · step { $step } of 2
keystone-step-order = All exhausted skills
keystone-step-after = Main action done
keystone-prompt-turn = Choose a card of the Field, a skill, or a Wild.
keystone-prompt-full = Your board is full. Use a skill.
keystone-prompt-order = Choose which exhausted skill comes next.
keystone-prompt-keep = Choose one of the cards to place, or none.
keystone-prompt-return = Choose the card that goes to the discard pile next.
keystone-prompt-move = Choose a card of your board to move, or skip.
keystone-prompt-after = Buy a Wild, or end your turn.
keystone-prompt-place = { $count ->
    [one] Place { $card }. One space is lit.
   *[other] Place { $card }. Choose one of { $count } lit spaces.
}
keystone-prompt-wild = { $count ->
    [one] Buy { $card } for { $price }. One space is lit.
   *[other] Buy { $card } for { $price }. Choose one of { $count } lit spaces.
}
keystone-prompt-move-to = Move { $card }. Choose one of { $count } lit spaces.
keystone-prompt-research = { $count ->
    [one] One card can be researched. Choose it, or skip.
   *[other] Choose one of { $count } lit cards to research, or skip.
}
keystone-prompt-discard = { $count ->
    [one] Discard a card of the Field.
   *[other] Discard { $count } cards of the Field, one by one.
}
keystone-prompt-discard-this = Discard { $card } from the Field.
keystone-prompt-put-back-this = Put { $card } on the discard pile.
keystone-partner-chooses = { $name } is choosing… Touch a card or a space to point at it for everybody.
keystone-pointed = { $name } points here
keystone-other-chooses = { $name } is choosing…
keystone-over = The game is over.
keystone-do-introduce = Place on { $place }
keystone-do-keep = Place on { $place }
keystone-do-buy-wild = Buy for { $place }
keystone-do-move = Move to { $place }
keystone-do-research = Research { $place }
keystone-do-discard = Discard
keystone-do-put-back = Put back
keystone-do-use-active = Use { $skill }
keystone-do-use-exhausted = Use all exhausted
keystone-do-resolve = Resolve { $skill }
keystone-do-look = Look at 3 cards
keystone-do-skip = Skip
keystone-do-keep-none = Place none
keystone-do-end-turn = End turn
keystone-tabs = Parts of the table
keystone-tab-board = Board
keystone-tab-skills = Skills
keystone-tab-goals = Goals
keystone-tab-others = Others
keystone-tab-log = Log
keystone-effect-discard = discard { $count }
keystone-effect-then = {", then "}
keystone-brief = { $card } on { $place }: { $points ->
    [0] no points.
    [one] +{ $points } point.
   *[other] +{ $points } points.
}

# score sheet and companion
keystone-board = The board
keystone-sheet = Score sheet
keystone-sheet-note = Choose a number to see why
keystone-sheet-objective = Secret objective
keystone-total = Total
keystone-sheet-goals = { $met } of 4 goals: { $points } points ({ $ladder })
keystone-sheet-synergy = { $tokens } tokens, 1 point for every { $per }: { $points }
keystone-sheet-total = { $lines } lines + { $objective } objective + { $synergy } Synergy = { $total }
keystone-companion = Score my board
keystone-companion-lead = Lay out the cards of your box. The sheet counts along, and the board stays on this device.
keystone-companion-hint = Tap a space to choose its card. Tap a card to add research, replace it or take it away.
keystone-players = Players
keystone-player = Player { $number }
keystone-add-player = Add a player
keystone-name = Name
keystone-no-objective = not chosen
keystone-per-three = 1 point per { $per }
keystone-fewer = One token fewer
keystone-more = One token more
keystone-parts = { $lines } lines, { $objective } objective, { $synergy } Synergy
keystone-explain-all = Explain all
keystone-research-count = Research: { $count }
keystone-replace = Replace
keystone-take-away = Take away
keystone-reset = Clear this board
keystone-reset-sure = Clear the board of { $player }?
keystone-search = Name, English or German
keystone-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
keystone-on-board = on this board

# tutorial
keystone-you = You
keystone-tutorial = Learn Keystone in five minutes
keystone-tutorial-step = Step { $step } of { $of }
keystone-tutorial-next = Next
keystone-tutorial-skip = Leave
keystone-tutorial-go-on = Go on with this game
keystone-tutorial-again = Once more
keystone-tutorial-welcome = This is your board: 16 empty spaces for species. Each row and each column scores one run: neighbours that share a habitat and whose numbers go up or down by exactly one.
keystone-tutorial-introduce = Take a card from the Field. The one on the far right is free. Choose the Whitetail Deer, then the lit space, then confirm.
keystone-tutorial-neighbour = The Snowshoe Hare is a 2 and lives in the forest like the deer, a 3. Put it beside the deer: each habitat that neighbours share gives you one Synergy, and the two make a run.
keystone-tutorial-line = Row 2 scores now. Cards in the run count one each; every Keystone in it scores the run once more. Point at the tab R2 to see the sum.
keystone-tutorial-price = Cards further left cost one Synergy for each card to their right; it is laid on those cards, for whoever takes them. Pay 2 for the Moss Spider and continue the run: 3, 2, 1.
keystone-tutorial-skill = Instead of taking a card you may use a skill. Grant Money brings 5 Synergy; afterwards it is turned to its weaker side. Choose it and confirm.
keystone-tutorial-discard = The price of most skills: cards leave the Field. Discard three, from the left.
keystone-tutorial-wild = Before or after your action you may buy a Wild for 10 Synergy. It shows one habitat and stands for any number. Buy the forest Wild and put it at the head of row 2: as a 4 it makes the run one longer.
keystone-tutorial-research = Research adds one card’s worth to a run. Use Tagging Day and put a token on the hare, the card with a tag.
keystone-tutorial-discard-again = Tagging Day costs two cards of the Field. Discard two from the left.
keystone-tutorial-exhausted = Two skills lie exhausted. Use all of them at once: Tagging Day now researches an endangered card, the spider; skip the move. Then all become active again and time runs down by one.
keystone-tutorial-goals = Your objective gives 4, 10, 16 or 24 points for one to four goals. It is tracked here. Three Synergy left at the end are a point.
keystone-tutorial-end = The game ends when a board is full or time is at 0. Assignment 1 asks for 50 points. You know all there is: go on with this game, hints and undo are at hand.

# the Field Journal
keystone-closed = closed
keystone-invaded = invaded
keystone-in-care = { $count ->
    [one] in care, { $count } story token
   *[other] in care, { $count } story tokens
}
keystone-story-tokens = { $count ->
    [one] { $count } story token on it.
   *[other] { $count } story tokens on it.
}
keystone-story-log = { $count ->
    [one] { $count } story token in the log
   *[other] { $count } story tokens in the log
}
keystone-season-now = Season now:
keystone-turns-left = Turn { $turn } of { $last }
keystone-special-rules = Special rules
keystone-offer-band = Band a card
keystone-offer-clear = Clear a space
keystone-prompt-band = { $count ->
    [one] One card can be banded. Choose it.
   *[other] Choose one of { $count } lit cards to band.
}
keystone-prompt-clear = { $count ->
    [one] One space can be cleared. Choose it.
   *[other] Choose one of { $count } lit spaces to clear.
}
keystone-do-band = Band { $place }
keystone-do-clear = Clear { $place }

keystone-keys =
    S: skills
    B: own board
    G: goals
    O: next board of another player
    E: explain a line

keystone-setup-each = { $count ->
    [one] one of each
   *[other] { $count } of each
}
keystone-setup-none = none
keystone-setup-board = On the board at the start
keystone-story-left = { $count } left
keystone-team = The team
keystone-team-acting = { $name } is to act
keystone-assignment-short = Assignment { $number }
keystone-assignment-standing = Assignment { $number }: { $standing }. To the goals.

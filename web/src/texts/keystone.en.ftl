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
keystone-house = House value: our own, not taken from the printed card.
keystone-researched = { $count ->
    [one] researched
    [2] researched twice
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
keystone-field-note-special = Special rules change the prices: each card shows what it costs.
keystone-deck = deck
keystone-discards = Discard pile
keystone-discards-open = { $count ->
    [one] Discard pile, { $count } card. Open.
   *[other] Discard pile, { $count } cards. Open.
}
keystone-discards-note = Top card first.
keystone-discards-empty = Nothing has been discarded yet.
keystone-free = free
keystone-pay = pay
keystone-gap = Empty slot in the Field
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
keystone-drawn = The cards you are looking at
keystone-keep-note = Place one of them or none. The rest go to the discard pile.
keystone-return-note = Choose which card goes to the discard pile first. The last one ends up on top.
keystone-drawn-hidden = { $count ->
    [one] { $count } card, seen only by the player who drew it.
   *[other] { $count } cards, seen only by the player who drew them.
}

# explaining
keystone-explain = What this does
keystone-explain-hint = Point to a row or column to see how it scores.
keystone-if-place = If you place it here
keystone-if-move = If you move it here
keystone-if-research = If you research this card
keystone-if-use = If you use this
keystone-card-on = { $card } on { $place }
keystone-run-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
keystone-run-research = { $count ->
    [one] { $count } research token
   *[other] { $count } research tokens
}
keystone-run-keystones = { $count ->
    [one] { $count } Keystone
   *[other] { $count } Keystones
}
keystone-was = was { $points }
keystone-goal-change = Goal { $symbol }: { $before } → { $after } of { $need }.
keystone-goal-now-met = Completed.
keystone-objective-change = Objective: { $before } → { $after } points.
keystone-synergy-now = Synergy now
keystone-cost = Cost
keystone-on-card = On the card
keystone-gain = Gain
keystone-synergy-after = After
keystone-fills-board = This fills the board: the round is played out, and then the game ends.
keystone-about-card = About this card
keystone-effect-nothing = Not possible right now.
keystone-effect-targets = { $count ->
    [one] { $count } card matches, see the board.
   *[other] { $count } cards match, see the board.
}
keystone-time-change = Time { $before } → { $after }.
keystone-time-ends = This starts the final round.
keystone-discard-tokens = The { $count } Synergy on it goes back to the supply.
keystone-look-deck = Draw the top three cards of the deck. This cannot be undone.
keystone-look-discard = Look at the top three cards of the discard pile.
keystone-why = Why?
keystone-best-run = Best ecosystem: { $cards }.
keystone-in-common = shared habitat: { $habitat }
keystone-run-tokens = { $count ->
    [one] { $count } research token on these cards
   *[other] { $count } research tokens on these cards
}
keystone-run-again = { $count ->
    [one] { $count } Keystone: scores once more
   *[other] { $count } Keystones: scores { $count } more times
}
keystone-lost-runs = Other ecosystems (only the best one counts)
keystone-no-run = No two neighbouring cards share a habitat and have consecutive numbers.
keystone-wild-as = { $name } as { $number }

# the action bar
keystone-step-turn = Your main action
keystone-step-introduce = Introduce · step { $step } of 2
keystone-step-wild = Buy a Wild · step { $step } of 2
keystone-step-order = All exhausted skills
keystone-step-after = Main action done
keystone-prompt-turn = Choose a card from the Field, a skill or a Wild.
keystone-prompt-full = Your board is full. Use a skill.
keystone-prompt-order = Choose which exhausted skill to resolve next.
keystone-prompt-keep = Choose a card to place, or none.
keystone-prompt-return = Choose which card to put on the discard pile next.
keystone-prompt-move = Choose a card on your board to move, or skip.
keystone-prompt-after = Buy a Wild or end your turn.
keystone-prompt-place = { $count ->
    [one] Place { $card } on the highlighted space.
   *[other] Place { $card } on one of the { $count } highlighted spaces.
}
keystone-prompt-wild = { $count ->
    [one] Buy { $card } for { $price } and place it on the highlighted space.
   *[other] Buy { $card } for { $price } and place it on one of the { $count } highlighted spaces.
}
keystone-prompt-move-to = { $count ->
    [one] Move { $card } to the highlighted space.
   *[other] Move { $card } to one of the { $count } highlighted spaces.
}
keystone-prompt-research = { $count ->
    [one] One card can be researched. Choose it, or skip.
   *[other] Choose one of the { $count } highlighted cards to research, or skip.
}
keystone-prompt-discard = { $count ->
    [one] Discard a card from the Field.
   *[other] Discard { $count } cards from the Field, one at a time.
}
keystone-prompt-discard-this = Discard { $card } from the Field.
keystone-prompt-put-back-this = Put { $card } on the discard pile.
keystone-partner-chooses = { $name } is choosing… Tap a card or space to point it out to everyone.
keystone-pointed = { $name } is pointing here
keystone-other-chooses = { $name } is choosing…
keystone-over = The game is over.
keystone-do-introduce = Place on { $place }
keystone-do-keep = Place on { $place }
keystone-do-buy-wild = Buy, place on { $place }
keystone-do-move = Move to { $place }
keystone-do-research = Research { $place }
keystone-do-discard = Discard
keystone-do-put-back = Discard
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
keystone-sheet-note = Choose a number to see how it adds up
keystone-sheet-objective = Secret objective
keystone-total = Total
keystone-sheet-goals = { $met } of 4 goals: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $ladder })
keystone-sheet-synergy = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, 1 point for every { $per }: { $points }
keystone-sheet-total = { $lines } lines + { $objective } objective + { $synergy } Synergy = { $total }
keystone-companion = Score my board
keystone-companion-lead = Enter the cards on your real board. The score is kept up to date, and everything stays on this device.
keystone-companion-hint = Tap a space to choose its card. Tap a card to add research tokens, replace it or remove it.
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
keystone-research-count = Research tokens: { $count }
keystone-replace = Replace
keystone-take-away = Remove
keystone-reset = Clear this board
keystone-reset-sure = Clear { $player }’s board?
keystone-search = Name in English or German
keystone-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
keystone-on-board = on this board

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
keystone-season-now = Current season:
keystone-turns-left = Turn { $turn } of { $last }
keystone-special-rules = Special rules
keystone-offer-band = Band a card
keystone-offer-clear = Clear a space
keystone-prompt-band = { $count ->
    [one] One card can be banded. Choose it.
   *[other] Choose one of the { $count } highlighted cards to band.
}
keystone-prompt-clear = { $count ->
    [one] One space can be cleared. Choose it.
   *[other] Choose one of the { $count } highlighted spaces to clear.
}
keystone-do-band = Band { $place }
keystone-do-clear = Clear { $place }

keystone-keys =
    S: skills
    B: your board
    G: goals
    O: the next player’s board
    E: explain a row or column

keystone-setup-each = { $count ->
    [one] one of each
   *[other] { $count } of each
}
keystone-setup-none = none
keystone-setup-board = On the board at the start
keystone-story-left = { $count } left
keystone-team = The team
keystone-team-acting = { $name } to act
keystone-assignment-short = Assignment { $number }
keystone-assignment-standing = Assignment { $number }: { $standing }. To the goals.

compiling = Preparing { $game } for its first run on this machine; this takes up to a minute, once.
prepared = { $game } is ready.

games-game = game
games-title = title
games-players = players
games-hopeless = Hardly winnable, at most one game in twenty:
games-win-rates = How often a team of bots ({ $bot }) wins, of { $games } games each, with the 95% interval:
games-table = options
games-win-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
games-editions = editions
games-option = option
games-default = default
games-values = values
games-meaning = meaning
games-applies = (only with { $conditions })
games-condition-players = { $high ->
    [one] 1 player
   *[other] { $count } players
}
games-and = {" "}and{" "}
games-or = {" "}or{" "}

edition-game = game
edition-edition = edition
edition-title = title
edition-house = our own values
edition-house-share = { $house ->
    [0] All values are printed or derived.
   *[other] { $house } of { $all } values are our own design.
}
edition-copy-title = Copy of { $original }: { $name }
edition-copy-about = A copy of “{ $original }” for entering the printed values. Next to each value is its source: printed, derived or house (our own design).
edition-faulty = { $count ->
    [one] 1 error; see `ecotone edition check`
   *[other] { $count } errors; see `ecotone edition check`
}
edition-sources = Values by source: { $counts }
edition-source-printed = { $count } printed
edition-source-derived = { $count } derived
edition-source-house = { $count } of our own (◇)
edition-copied = Copied to { $folder }. Edit the files there, then run `ecotone edition check`.
edition-valid = Edition { $name } is valid ({ $digest }).

score-place = Place
score-player = Player
score-points = Points
score-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
score-winner-tie-break = { $count ->
    [one] Equal points; { $names } wins by { $by }.
   *[other] Equal points; { $names } share the victory by { $by }.
}
score-won = Won.
score-lost = Lost.
score-open = The game is not over yet.
score-house = Lines marked ◇ depend on the values of our own design named beside the mark: with your copy of the game, they may differ. To enter the printed values, use `ecotone edition copy`.
score-printed = Every line uses printed values, or values that follow from printed examples.

replay-next = Press Enter for the next action
verify-replayed = All { $actions } actions are legal and lead to the stored final position.
verify-committed = The deal was fixed before the game: { $digest }
verify-uncommitted = The file has no commitment, so it does not show whether the deal was fixed before the game.
verify-noted = That is the code you noted.
verify-not-noted = That is not the code you noted: this is another deal.
replay-unfinished = The game is not over; { $actions } actions so far. The file is valid.
result-seat = { $place }. { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
result-alone = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
result-team-won = You won together with { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
result-team-lost = You lost together with { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}

play-welcome = { $game } · deal number { $seed } · { $edition }
play-pass = Pass the device to { $name }, then press Enter.
play-turn = { $name } to move
play-prompt = Number (? for help)
play-help = Type the number of a move, or what the board shows: a letter, a coordinate or a name. 0 goes back to the first list. You can also type an action in full, such as { $example }. Separate several decisions in one line by commas. Commands:
play-unknown = { $given } is not one of the choices here.
play-left = Not carried out: { $given }
mark-met = met:
mark-counts = , counts
mark-unmet = not met:
arrow-directions = north northeast east southeast south southwest west northwest
arrow-change = , then
play-nothing-to-undo = There is nothing to undo.
play-saved = Saved. To continue:
play-next-level = { $same ->
    [yes] The level { $level } suits you best
   *[no] Next time, try the level { $level }
}: { $players ->
    [2] you would win about { $chance } of such games
   *[other] you would finish ahead of such a bot in about { $chance } of games
} (estimated from { $games ->
    [one] this game
   *[other] your last { $games } games
}).
play-finished = Saved. To replay or analyse the game:
play-no-save = There is no saved game { $file }. { $count ->
    [0] No game has been saved yet.
   *[other] Saved games: { $names }
}
play-save-exists = { $file } already holds a saved game. Continue it with --resume, choose another name, or replace it with --overwrite.
play-over = The game is over.
play-back = (0: back)
seat-person = Player { $seat }
seat-bot = Player { $seat } (bot: { $bot })

arena-title = { $game } · { $players ->
    [one] 1 player
   *[other] { $players } players
} · { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $games ->
    [one] 1 game
   *[other] { $games } games
} · first deal number { $seed }
arena-bot = bot
arena-games = games
arena-win-rate = wins
arena-mean-score = points
arena-margin = lead over the best other
arena-elo = Elo
arena-note = Every deal is played with every seating; a shared win is split equally. In brackets: 95% confidence intervals.
arena-teams = Every deal is played by a team of each bot. In brackets: 95% confidence intervals.

lengths-title = { $game } · { $players ->
    [one] 1 player
   *[other] { $players } players
} · { $games ->
    [one] 1 game
   *[other] { $games } games
} of each bot against itself · first deal number { $seed }
lengths-turns = turns
lengths-decisions = decisions
lengths-shortest = shortest
lengths-median = median
lengths-mean = mean
lengths-longest = longest
lengths-longest-seed = deal number of the longest

study-title = { $game }: { $question ->
    [strength] how strong each component is
    [seats] which seat wins
    [length] how long a game is
   *[decides] what decides
}
study-setup = { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $bot }
study-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
study-estimate = { $value } ({ $low } to { $high })
study-component = component
study-kind = kind
study-kind-cards = card
study-kind-skills = skill
study-kind-tiles = tile
study-kind-species = species
study-kind-policies = policy
study-kind-workers = worker
study-uses = uses per game
study-strength-lead = lead per use, points
study-strength-points = result per use, points
study-strength-win-rate = chance to win per use
study-strength-note = Lead per use: by how many points a player was ahead of the others for each time of using the component more often than they did (alone or together: compared with games with fewer uses). It tells what goes along with winning, which need not be its cause. In brackets: 95% confidence intervals.
study-seat = seat { $seat }
study-all-seats = all together
study-seat-column = seat
study-wins = wins
study-points = points
study-seats-note = Every seat has the same bot; a shared win is split equally. In brackets: 95% confidence intervals.
study-length = decisions or turns of all players
study-length-shortest = shortest
study-length-tenth = one in ten is shorter than
study-length-median = median
study-length-ninetieth = one in ten is longer than
study-length-longest = longest
study-length-mean = mean
study-length-note = Thin: from the shortest to the longest game; thick: eight of ten games; dot: the median.
study-line = line
study-winners-apart = winners
study-others-apart = others
study-winners-together = games won
study-others-together = games lost
study-line-habitat-points = points for habitats
study-line-impact-points = points for impacts avoided
study-line-impacts = impacts
study-line-rounds = rounds
study-line-turns = turns
study-line-producers = producers
study-line-consumers = consumers
study-line-measures = measures
study-line-policies = policies
study-decides-lead = lead of the winners, points
study-decides-points = lead of the winners, points
study-decides-win-rate = difference of games won from games lost
study-decides-note = The means of the winners and of the others, line by line of the score sheet; the leads add up to the lead of the winners. Where all win or lose together: games won beside games lost. In brackets: 95% confidence intervals.

record-written = { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $decisions } decisions written to { $data }; columns: { $schema }; data card: { $card }
record-exists = { $file } already exists. Choose another name, or replace it with --force.

hint-lead = { $rank }. { $decision }: expected lead { $expected } points ({ $low } to { $high })
hint-points = { $rank }. { $decision }: expected score { $expected } points ({ $low } to { $high })
hint-chance = { $rank }. { $decision }: chance of winning { $expected } ({ $low } to { $high })
hint-reasons = Why: { $for }.
hint-reasons-both = Why: { $for }. But: { $against }.
hint-reasons-against = But: { $against }.
hint-even = There is little between this and the next best move.
hint-nearly-best = There is little between this and the best move.
hint-note = Expected results at the end of the game, from a search that knows only what you know. In brackets: 95% confidence intervals.

analyse-number = move
analyse-who = seat
analyse-seat = { $seat } { $name }
analyse-taken = played
analyse-expected = expected
analyse-cost = cost
analyse-other = best alternative
analyse-lead = expected lead in points
analyse-points = expected points
analyse-chance = chance of winning
analyse-note-chance = Expected: the chance of winning. Cost: how much of it the best alternative would have kept. Bold: certainly a mistake.
analyse-note-lead = Expected: final lead over the best other seat, in points. Cost: how many points more the best alternative would have brought. Bold: certainly a mistake.
analyse-note-points = Expected: final score. Cost: how many points more the best alternative would have brought. Bold: certainly a mistake.
analyse-mistakes = Biggest mistakes of { $name }:
analyse-no-mistakes = { $name } made no clear mistakes.
analyse-mistake = move { $number }: { $taken } cost { $cost } points ({ $low } to { $high }). Better: { $other }
analyse-plotted = The curve is in { $file }.

journal-number = no.
journal-title = assignment
journal-place = place
journal-result = result
journal-open = open
journal-locked = locked
journal-won = won { $wins } of { $plays }, best { $best }
journal-lost = not won yet in { $plays ->
    [one] 1 game
   *[other] { $plays } games
}, best { $best }
journal-envelope = Open the envelope “{ $title }”: its species are in the deck from now on.
journal-setup = Setup
journal-rules = Special rules
journal-conditions = To win, at the end of the game
journal-tried = { $game } · { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} of each assignment, { $difficulty }, { $games } games · first deal number { $seed }
journal-tried-by = { $bot }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
journal-tried-note = How often each assignment was won, with 95% confidence intervals in brackets. Every seat in a game is played by the same bot.
journal-lost-note = Games lost because of points alone · of other conditions alone · of both. In brackets: the share that other conditions alone decided; the points were reached.
journal-difficulty = Difficulty: { $difficulty } (others: { $others })
journal-at-difficulty = { $difficulty }: { $result }
journal-exported = Your progress has been saved to { $file }.
journal-resumed = Continuing your saved game; `ecotone journal { $number } --new` starts another.
journal-unreadable = A saved game cannot be continued: { $why }
journal-success = Assignment won.
journal-failure = Not this time. Play it again with a new deal.

yields-parks = Parks: mean { $mean }, middle 80% from { $low } to { $high }; goals: mean { $goals }.
yields-animals = Animals: mean yield { $mean } points; lowest { $low } and highest { $high } of that: { $even ->
    [yes] even
   *[no] not even
} to within 20%.
yields-kind = kind
yields-animal = animal
yields-landscape = landscape
yields-needs = needs
yields-points = points
yields-laid = laid
yields-fulfilled = fulfilled
yields-mean = mean yield
yields-of-mean = of the mean

values-tile = tile
values-met = reached per game
values-with-effect = with effect
values-worth = worth
values-uncertainty = ±
values-cases = cases

new-game-created = Created { $folder }. Next:
    pip install -e '{ $folder }[dev]'
    ecotone play { $name }
    pytest { $folder }
backed-up = Backup written to { $file }. Keep it private: it holds the deals of games under way.
restored = Restored from { $file }.
copied-rows = { $table }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
migrated = The database was migrated from revision { $before } to { $after }.
migrated-already = The database is at the newest revision, { $after }.
no-backup = { $place } holds no tables of Ecotone, or it is damaged
not-empty = { $place } already exists or holds tables; nothing was overwritten
puzzles-found = { $count } puzzles so far
puzzles-verified = All { $count } puzzles have a certain solution.
calibrate-title = { $game }, { $players } players: { $positions } positions of { $games } games. Actual = { $intercept } + { $slope } × expected, standard deviation { $spread }.
calibrate-positions = Positions
calibrate-expected = Expected by hints
calibrate-actual = Actual (95% range)
fit-begun = { $command } (compiling first if needed)
fit-played = { $games } games of { $bot } played, { $left } s left
fit-fitted = Fitted to { $positions } positions: error { $error }, of the present evaluation { $present }
fit-network = Network ({ $where }): held-out loss { $loss } without it
fit-epoch = Network: epoch { $epoch } of { $epochs }, held-out loss { $loss }
fit-met = { $name }, { $simulations } simulations, { $games } games: wins { $win_rate }% ({ $low } to { $high }), { $score } points; the present bot { $present }%, { $present_score } points
fit-written = { $passed ->
    [yes] { $file } is written. It won { $rate } of { $games } games against the present bot and passed the gate. Play it as { $bot }.
   *[no] { $file } is written. It won { $rate } of { $games } games against the present bot, which is not enough to pass the gate. Play it as { $bot }.
}

compiling = Preparing { $game } for its first run on this machine; this takes up to a minute, once.
prepared = { $game } is ready.

games-game = game
games-title = title
games-players = players
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
edition-copied = Copied to { $folder }. Edit the files there, then run `ecotone edition check`.
edition-valid = Edition { $name } is valid ({ $digest }).

score-house = Lines marked ◇ depend on the values of our own design named beside the mark: with your copy of the game, they may differ. To enter the printed values, use `ecotone edition copy`.
score-printed = Every line uses printed values, or values that follow from printed examples.

replay-next = Press Enter for the next action
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
play-thinking = { $name } chose: { $words }
play-prompt = Number (? for help)
play-help = Type the number of a move. h gives a hint, u undoes the last move made on this device, t shows the table, l the log, r the score sheet, s saves, q saves and quits, 0 goes back to the first list. You can also type an action, such as { $example }.
play-unknown = { $given } is not one of the choices here.
play-nothing-to-undo = There is nothing to undo.
play-undone = Undone.
play-saved = Saved. To continue:
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

record-written = { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $decisions } decisions written to { $data }; columns: { $schema }; data card: { $card }
record-exists = { $file } already exists. Choose another name, or replace it with --force.

hint-lead = { $rank }. { $decision }: expected lead { $expected } points ({ $low } to { $high }), { $share }% of the search
hint-points = { $rank }. { $decision }: expected score { $expected } points ({ $low } to { $high }), { $share }% of the search
hint-chance = { $rank }. { $decision }: chance of winning { $expected } ({ $low } to { $high }), { $share }% of the search
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
} of each assignment, { $games } games · first deal number { $seed }
journal-tried-by = { $bot }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
journal-tried-note = How often each assignment was won, with 95% confidence intervals in brackets. Every seat in a game is played by the same bot.
journal-exported = Your progress has been saved to { $file }.
journal-resumed = Continuing your saved game; `ecotone journal { $number } --new` starts another.
journal-unreadable = A saved game cannot be continued: { $why }
journal-success = Assignment won.
journal-failure = Not this time. Play it again with a new deal.

yields-parks = Parks: mean { $mean }, middle 80 % from { $low } to { $high }; goals: mean { $goals }.
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

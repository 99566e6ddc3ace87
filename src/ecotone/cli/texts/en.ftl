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
edition-house = own values
edition-house-share = { $house ->
    [0] All values are printed or derived.
   *[other] { $house } of { $all } values are our own design.
}
edition-copy-title = Copy of { $original }: { $name }
edition-copy-about = A copy of “{ $original }”, made to type in what is printed. Beside each value stands where it comes from: printed, derived or house (our own design).
edition-faulty = { $count ->
    [one] 1 fault; see `ecotone edition check`
   *[other] { $count } faults; see `ecotone edition check`
}
edition-sources = Values by source: { $counts }
edition-copied = Copied to { $folder }. Change the files there, then run `ecotone edition check`.
edition-valid = Edition { $name } is in order ({ $digest }).

score-house = Lines marked ◇ rest on values of our own design, named beside the mark, not on printed ones: with your box they may come out differently. To type in what is printed: `ecotone edition copy`.
score-printed = Every line rests on printed values, or on values that follow from printed examples.

replay-next = Enter: next action
replay-unfinished = The game is not over; { $actions } actions so far. The file is in order.
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

play-welcome = { $game } · seed { $seed } · { $edition }
play-pass = Pass the device to { $name }, then press Enter.
play-turn = { $name } to decide
play-thinking = { $name } chose: { $words }
play-prompt = Number (or ? for help)
play-help = Type the number of a decision. h gives a hint, u takes back the last decision made at this device, t shows the table, l the log, r the score sheet, s saves, q saves and quits, 0 goes back to the first list. An action may also be typed, as in { $example }.
play-unknown = There is no choice { $given } here.
play-nothing-to-undo = There is nothing to take back.
play-undone = Taken back.
play-saved = Saved. Go on with:
play-finished = Saved. Look back at the game or have it analysed with:
play-no-save = There is no saved game { $file }. { $count ->
    [0] No game has been saved yet.
   *[other] Saved games: { $names }
}
play-save-exists = { $file } holds a saved game. Go on with it by --resume, choose another name, or replace it with --overwrite.
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
} · seed { $seed }
arena-bot = bot
arena-games = games
arena-win-rate = wins
arena-mean-score = points
arena-margin = ahead of the best other
arena-elo = Elo
arena-note = Every deal is played with every seating; a shared win counts in equal parts. In brackets: 95 % intervals.
arena-teams = Every deal is played by a team of each bot. In brackets: 95 % intervals.

lengths-title = { $game } · { $players ->
    [one] 1 player
   *[other] { $players } players
} · { $games ->
    [one] 1 game
   *[other] { $games } games
} of each bot against itself · seed { $seed }
lengths-turns = turns
lengths-decisions = decisions
lengths-shortest = shortest
lengths-median = median
lengths-mean = mean
lengths-longest = longest
lengths-longest-seed = seed of the longest

hint-lead = { $rank }. { $decision }: expected lead { $expected } points ({ $low } to { $high }), { $share } % of the search
hint-points = { $rank }. { $decision }: expected { $expected } points ({ $low } to { $high }), { $share } % of the search
hint-chance = { $rank }. { $decision }: chance to win { $expected } ({ $low } to { $high }), { $share } % of the search
hint-note = Expected at the end by a search that knows what you know; more searches would put it within the range 95 times of 100.

analyse-number = decision
analyse-who = seat
analyse-seat = { $seat } { $name }
analyse-taken = taken
analyse-expected = expected
analyse-cost = cost
analyse-other = best other
analyse-lead = expected lead in points
analyse-points = expected points
analyse-chance = chance to win
analyse-note-chance = Expected: the chance to win. Cost: how much of it the best other decision would have saved. Bold: surely a mistake.
analyse-note-lead = Expected: points ahead of the best other seat at the end. Cost: points that the best other decision would have brought beyond that. Bold: surely a mistake.
analyse-note-points = Expected: points at the end. Cost: points that the best other decision would have brought beyond that. Bold: surely a mistake.
analyse-mistakes = Greatest mistakes of { $name }:
analyse-no-mistakes = { $name } made no mistake that is sure to be one.
analyse-mistake = decision { $number }: { $taken } cost { $cost } points ({ $low } to { $high }). Better: { $other }
analyse-plotted = The curve is in { $file }.

journal-number = no.
journal-title = assignment
journal-place = place
journal-result = result
journal-open = open
journal-locked = not open yet
journal-won = won { $wins } of { $plays }, best { $best }
journal-lost = not won yet in { $plays ->
    [one] one game
   *[other] { $plays } games
}, best { $best }
journal-envelope = Open the envelope “{ $title }”: its species are in the deck from now on.
journal-setup = Set-up
journal-rules = Special rules
journal-conditions = To win, at the end
journal-tried = { $game } · { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} of each assignment, { $games } games · seed { $seed }
journal-tried-by = { $bot }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
journal-tried-note = How often each assignment was won; in brackets 95 % intervals. All seats of a game are the same bot's.
journal-exported = The progress is in { $file }.
journal-resumed = The game that you saved goes on; `ecotone journal { $number } --new` begins another.
journal-unreadable = A saved game cannot be continued: { $why }
journal-success = Assignment won.
journal-failure = Not this time. Play it again with a new shuffle.

yields-parks = Parks: mean { $mean }, middle 80 % from { $low } to { $high }; goals: mean { $goals }.
yields-animals = Animals: mean yield { $mean } points; lowest { $low }, highest { $high } of it: { $even ->
    [yes] even
   *[no] not even
} to within 20 %.
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
values-met = met per game
values-with-effect = with effect
values-worth = worth
values-uncertainty = ±
values-cases = cases

brand = Ecotone
brand-home = Ecotone home page

# parts shared by all tables
close = Close
undo = Undo
plan-stopped = Only { $taken } of { $count } choices were carried out: the table asks something else now.
take-back = Back
hint = Hint
hint-thinking = Thinking…
hint-title = Best moves
hint-points = about { $expected } points at the end ({ $played ->
    [yes] 8 of 10 games:{" "}
   *[no] {""}
}{ $low } to { $high })
hint-ahead = about { $expected } { $expected ->
    [one] point
   *[other] points
} ahead at the end ({ $played ->
    [yes] 8 of 10 games:{" "}
   *[no] {""}
}{ $low } to { $high })
hint-behind = about { $expected } { $expected ->
    [one] point
   *[other] points
} behind at the end ({ $played ->
    [yes] 8 of 10 games:{" "}
   *[no] {""}
}{ $low } to { $high })
hint-level = about level at the end ({ $played ->
    [yes] 8 of 10 games:{" "}
   *[no] {""}
}{ $low } to { $high })
hint-chance = about { $expected }% to win ({ $low }% to { $high }%)
reason-for = For it:
reason-against = Against it:
reason-even = There is little between this and the next best move.
reason-nearly-best = There is little between this and the best move.
hint-show = Show move { $rank } on the board
hint-do = Play this
actions-title = Your move
log-title = Recent moves
log-all = All { $count }
log-since = Since your last turn ({ $count })
log-since-title = Since your last turn
not-yet = Not possible now. First choose something that is highlighted.
note-dealt-again = The game is played on from here. What you could not know was dealt again.
note-rules-changed = The rules or cards have changed here. The game continues from this position.
log-empty = Nothing has happened yet.

# frame
server-away-title = The server is not responding
server-away = { server-away-title }. { server-away-text }
server-away-text = This page will continue as soon as the server is back.
server-outdated-title = Ecotone has been updated
server-outdated = { server-outdated-title }. { server-outdated-text }
server-outdated-text = Reload the page to continue.
try-again = Try again
reload = Reload
skip = Skip to content
nav = Pages
nav-play = Play
nav-learn = Learn
nav-companion = Score companion
nav-companion-short = Companion
nav-replays = Replays
nav-home = Home
nav-tables = Tables
switch-language = Language: English. Zu Deutsch wechseln
switch-dark = Switch to dark theme
switch-light = Switch to light theme
footer-unofficial = Fan-made, not affiliated with the publishers or authors of these games.
footer-house = Some card data is our own and marked ◇.
footer-icons = Icons: game-icons.net (CC BY 3.0), Noto Emoji (Apache 2.0).
credits = Credits

# home
home-title = Four ecosystem games, one quiet table.
home-lead = Play in your browser: alone, with bots, or with friends by invite link. No account needed.
new-table = New table
join-code = Join with a code
your-tables = Your tables
your-tables-note = saved on this device
your-tables-all = All tables
your-tables-lead = Games started on this device. They stay on the server until you come back.
games = Games
games-fault = The games could not be loaded: { $why }
games-loading = Loading games…
players = Players
minutes = { $count } min
play = Play
play-game = Play { $game }
learn = Learn
learn-by-playing = Learn by playing ({ $minutes } min)
new-here = New here? Learn by playing ({ $minutes } min)
learn-game = Learn { $game }
companion = Score companion
companion-lead = Playing the physical game? Enter your board, and every line is scored and explained.
companion-open = Open the score companion
companion-none = No score companion is available yet.
companion-edition = Edition
companion-own-values = { $house } of the { $all } values in this edition are our own design, not printed ones.
companion-will-mark = Lines that depend on them will be marked ◇.
companion-marked = Lines marked ◇ depend on them: with your copy of the game, the result may differ.
companion-unmarked = This score sheet uses printed values only.
companion-all-printed = All values in this edition are printed or follow from printed examples.
companion-unknown = { $count ->
    [one] 1 piece on this board is not in this edition and is left out.
   *[other] { $count } pieces on this board are not in this edition and are left out.
}
house-mark = uses our own values
house-values = Our own values: { $values }
replays = Replays
replays-lead = Review finished games, move by move.
replays-note = Finished games on this device.
replays-open = Open replays
replays-code = Link or code of a finished table
replays-file = Open a replay file
replays-file-about = Saved here at the end of a game, or from the command line.
replays-no-file = { $file } is not a replay file.
no-replays = No finished games yet.
no-tables = No games in progress.
open = Open
table-with = { $game } with { $name }
table-players = { $game }, { $count ->
    [one] alone
   *[other] { $count } players
}
table-moves = { $count ->
    [0] not started yet
    [one] 1 move
   *[other] { $count } moves
}
table-gone = no longer available
table-old = older rules
table-over = finished
your-turn = Your turn
plays = { $name }’s turn
forget-table = Remove { $game } from this device

# a new table
new-how = How do you want to play?
game = Game
game-line = { $players } players · { $minutes } min
mode-now = Play now
mode-now-note = Alone or with bots, right away.
mode-here = On this device
mode-here-note = Pass it around the table.
mode-link = Invite friends
mode-link-note = One link each; add bots if you like.
other-players = Other players
alone = None, I’ll play alone
bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
level = Level
level-random = Random
level-greedy = Quick
level-search = Thinks ahead
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-master = Master
your-name = Your name
you = You
play-now = Play now
start = Start
make-links = Create table and invite
creating = Creating the table…
seats = Seats
seat-kind = Seat { $number }: player
seat-level = Seat { $number }: level
seat-name = Seat { $number }: name
seat-remove = Remove seat { $number }
seat-add = Add a seat
kind-here = On this device
kind-link = Invite link
kind-bot = Bot
house-note = Some card values are our own design, not those of the printed cards.
more-options = Edition, rules and more
more-rulings = { $count } more rule options
edition = Edition
seed = Deal number
seed-note = The same number deals the same game.
seed-wrong = The deal number must be a whole number from 0 to { $largest }.
by-chance = random
absent = A bot may take over
absent-never = never
absent-minutes = { $minutes ->
    [1440] after a day away
    [60] after an hour away
   *[other] after { $minutes } minutes away
}
absent-note = For a disconnected player, who can come back at any time.
hints-choice = Hints
hints-usual = default
hints-on = allowed
hints-off = not allowed
hints-note = By default, there are no hints when people play against each other on several devices.
win-rate = Together, bots of the level “{ $level }” won { $won } of { $games } such games ({ $low }% to { $high }%).
win-rate-hopeless = This table is hardly winnable.
choice-yes = Yes
choice-no = No
choice-variant-standard = Competitive
choice-variant-coop = Cooperative
choice-preset = Same as the rules chosen above
choice-tabletop = As on the table
choice-digital = As in the official digital version
choice-rulebook = By the letter of the rulebook
choice-first = First seat
choice-random = Random
choice-one = One
choice-two = Two
choice-standard = Standard
choice-long = Long
choice-base = Base
choice-large = Large
choice-choose = Player’s choice
choice-printed = As printed
choice-turn = Rotated freely
choice-other-areas = Leaves out its whole area
choice-own-area = Leaves out only its own tile
choice-left-out = Left out
choice-counts = Counted
choice-add-up = All areas add up
choice-one-area = One area must do
choice-market = Through a market
choice-draw = One by one
choice-assignment-0 = None
choice-edition = Set by the edition

# joining
join = Join
join-title = Join a table
join-field = Link or code
join-note = An invite link gives you its seat; with just the code, you watch.
join-wrong = This is neither a link to a table nor a code.

# other pages
learn-title = How to play
learn-of = How to play { $game }
learn-on-one-page = { $game } on one page
missing-title = Nothing here
missing = There is no page at this address.
to-home = Go to the home page
credits-games = The games
credits-games-text = Ecotone is fan-made and not affiliated with the publishers or authors of the games. It contains none of their artwork or text; the rules are explained in our own words.
credits-icons = Artwork
credits-game-icons = icons by { $authors } and other contributors,
credits-game-icons-changes = They are recoloured.
credits-noto = animals and plants, some redrawn in a flat style,
credits-own = Our own: the interface icons, the logo, the seat markers, the terrain, the rosette, the scene on the home page and the drawings of many species.
credits-fonts = Fonts
credits-fonts-text = Roboto (The Roboto Project Authors) for text and Lora (The Lora Project Authors) for titles,
credits-data = Card data
credits-data-text = Values that the rulebooks do not give are our own design and marked ◇. If you own the game, you can enter the printed ones.
credits-software = Software
credits-software-text = In the browser: { $libraries }. Ecotone itself is released under the MIT licence.

# at the table
menu = Menu
keys = Keyboard shortcuts
watching = You are watching
table-code = Table { $id }
turn-mine = Your turn
turn-mine-named = { $name }, your turn
turn-other = { $name } is choosing…
turn-thinking = { $name } is thinking…
turn-over = Finished
line-lost = Connection lost. Your game is safe; reconnecting…
line-opening = Joining the table…
refused-dismiss = Dismiss
pass-on = Hand the device to { $name }
pass-title = { $name }, it is your turn
pass-text = Pass the device to { $name }. Everyone else, look away.
pass-go = I am { $name }
old-title = A game with older rules
old-text = The rules or cards have changed since this table was created, and the game cannot be continued. Its decisions are kept and can be saved as a file.
no-table-title = Table not found
no-table-text = The code is wrong, or the table has been removed.
no-replay-title = Replay not found
wrong-token-title = This link does not open a seat
wrong-token-text = The end of it may be missing. You can still watch.
watch = Watch
seats-title = At the table
seat-here = on this device
seat-connected = connected
seat-away = away
seat-bot-level = Bot, { $level }
bot-takes-over = Let a bot take over
seat-rename = Rename { $name }
seat-new-name = New name for { $name }
seat-rename-save = Save
hand-back = Take the seat back
invite = Invite
invite-title = Invite links
invite-text = Each link opens one seat for whoever has it; send each link to one person only.
invite-watch = Watch only, without a seat
copy = Copy
copy-for = Copy the invite link for { $name }
copied = Copied
house-pill = ◇ our own values
edition-line = Edition: { $title }
show-plain = Show the table as text
show-board = Show the board
rules-page = Rules
leave = Home page
seed-line = Deal number { $seed }
deal-fixed = Proof of a fair deal
deal-fixed-how = This code fixes the deal. Note it if you like: when the game is over, everyone can check that nothing was dealt again.
deal-checking = Checking the deal …
deal-kept = Checked: the game was played from the deal that was fixed before the first move.
deal-changed = This is not the deal that was fixed before the first move.
deal-unchecked = This browser can only check the deal over a secure connection. Save the replay and run “ecotone verify”.
deal-copy = Copy the code of the deal
keys-title = Keyboard shortcuts
key-arrows = Arrow keys
key-arrows-does = move within a region; Tab goes to the next region
key-enter-does = choose, confirm
key-undo-does = go back a step, undo
key-hint-does = hint
key-next-does = next legal target
key-log-does = the whole log
key-digits = 1–9
key-digits-does = card in the market, or move
key-help-does = the rule for what you point at, and this list

# the end
end-wins = { $name } wins, { $score } to { $other }.
end-wins-many = { $name } wins with { $score } points.
end-tie = { $names } share the victory with { $score } points.
end-you-win = You win, { $score } to { $other }.
end-you-win-many = You win with { $score } points.
end-you-tie = You share the victory with { $names }: { $score } points each.
end-you-place = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] last
} of { $players }.
end-together-won = You won together.
end-together-lost = The game won this time.
end-solo-won = You won with { $score } points.
end-solo-lost = You did not win this time: { $score } points.
end-moves = { $count } moves
score-sheets = Score sheets
rematch = Play again
replay = Replay
save-replay = Save the replay
look-table = View the table
look-sheets = Back to the score sheets
points = Points
place = Place

# generic table
generic-choose = { $count ->
    [one] You have one legal move.
   *[other] Choose one of { $count } moves.
}
generic-tap = Choose something with a dashed outline.
generic-all = { $count ->
    [one] Your one move
   *[other] All { $count } moves
}
generic-do = Confirm
generic-wait = Waiting for { $name }.
generic-over = The game is over.
generic-filter = Filter moves
generic-none = No matching moves.
generic-view = The table
generic-decisions = Moves
generic-account = In words
generic-refusals = Not possible now
generic-numbers = At a glance
generic-score = Score
generic-preview = Effect

# replay
replay-of = Replay: { $game }
replay-move = Move
replay-at = { $move } of { $moves }
replay-first = To the start
replay-back = Previous
replay-next = Next
replay-last = To the end
replay-eyes = View as
replay-spectator = Spectator
analysis = Analysis
analysis-text = A bot reviews every move and shows how much better the best one would have been.
analysis-start = Analyse this game
analysis-running = Analysing… { $percent }%
analysis-curve = Expected result after each move
analysis-mistakes = Biggest mistakes
analysis-mistake = Move { $move }, { $name }: { $chosen }. Better: { $best } (by { $loss }).
analysis-none = No clear mistakes.
analysis-lead = Points ahead of the best other player
analysis-points = Final score
analysis-chance = Chance to win
remove = Remove
remove-named = Remove { $name }

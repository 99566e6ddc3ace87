brand = Ecotone
brand-home = Ecotone: to the home page

# parts shared by all tables
close = Close
undo = Undo
take-back = Take back
hint = Hint
hint-thinking = Thinking…
hint-title = The best decisions
hint-points = Expected { $expected } points, { $confidence } % of the search
hint-lead = Expected lead { $expected } points, { $confidence } % of the search
hint-chance = Chance to win { $expected } %, { $confidence } % of the search
hint-do = Do this
actions-title = Your decision
log-title = Last moves
log-all = All { $count }
log-empty = Nothing has happened yet.

# frame
server-away-title = The server does not answer
server-away = { server-away-title }. { server-away-text }
server-away-text = This page goes on by itself as soon as it is back.
server-outdated-title = Ecotone has been updated
server-outdated = { server-outdated-title }. { server-outdated-text }
server-outdated-text = Reload the page to go on.
try-again = Try again
reload = Reload
skip = To the content
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
home-lead = Play in the browser: alone, with bots, or with friends by link. No account.
new-table = New table
join-code = Join with a code
your-tables = Your tables
your-tables-note = kept on this device
your-tables-all = All tables
your-tables-lead = Games begun on this device. They wait on the server until you come back.
games = Games
games-fault = The games could not be loaded: { $why }
games-loading = The games are being laid out…
players = Players
minutes = { $count } min
play = Play
play-game = Play { $game }
learn = Learn
learn-by-playing = Learn by playing ({ $minutes } min)
learn-game = Learn { $game }
companion = Score companion
companion-lead = Playing with the real box? Enter the board, get every line counted and explained.
companion-open = Open the score companion
companion-none = No companion is at hand yet.
companion-edition = Edition
companion-own-values = { $house } of { $all } values of this edition are our own design, not printed ones.
companion-will-mark = Lines that rest on them will be marked ◇.
companion-marked = Lines marked ◇ rest on them: with your box the result may differ.
companion-unmarked = This sheet rests on printed values only.
companion-all-printed = All values of this edition are printed or follow from printed examples.
companion-copy = To type in what is printed, copy the edition:
companion-unknown = { $count ->
    [one] 1 piece of this board is not in this edition and is left out.
   *[other] { $count } pieces of this board are not in this edition and are left out.
}
house-mark = rests on our own values
house-values = Our own values: { $values }
replays = Replays
replays-lead = Look back at finished games, move by move.
replays-note = Finished games of this device.
replays-open = Open the replays
replays-code = Link or code of a finished table
replays-file = Open a replay file
replays-file-about = As saved at the end of a game here, or by the command line.
replays-no-file = { $file } is no replay file.
no-replays = No finished game yet.
no-tables = No game under way.
open = Open
table-with = { $game } with { $name }
table-players = { $game }, { $count ->
    [one] alone
   *[other] { $count } players
}
table-moves = { $count ->
    [0] not begun yet
    [one] 1 decision
   *[other] { $count } decisions
}
table-gone = no longer there
table-old = older rules
table-over = finished
your-turn = Your turn
plays = { $name } plays
forget-table = Forget { $game } on this device

# a new table
new-how = How do you want to play?
game = Game
game-line = { $players } players · { $minutes } min
mode-now = Play now
mode-now-note = Alone or with bots, at once.
mode-here = On this device
mode-here-note = Pass it around the table.
mode-link = Invite friends
mode-link-note = A link each; mix with bots as you like.
other-players = Other players
alone = None, I play alone
bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
level = Strength
level-random = Random
level-greedy = Quick
level-search = Thinks ahead
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
your-name = Your name
you = You
play-now = Play now
start = Start
make-links = Lay the table and make links
creating = Creating the table…
seats = Seats
seat-kind = Seat { $number }: who
seat-level = Seat { $number }: strength
seat-name = Name of seat { $number }
seat-remove = Remove seat { $number }
seat-add = Add a seat
kind-here = On this device
kind-link = By link
kind-bot = Bot
house-note = Some card values are our own design, not from the printed cards.
more-options = Edition, rules and more
more-rulings = { $count } finer rulings
edition = Edition
seed = Deal number
seed-note = The same number deals the same game.
seed-wrong = The deal number must be a whole number from 0 to { $largest }.
by-chance = by chance
absent = A bot may take over
absent-never = never
absent-minutes = { $minutes ->
    [1440] after a day away
    [60] after an hour away
   *[other] after { $minutes } minutes away
}
absent-note = For a player whose line is gone so long; they can come back at any time.
hints-choice = Hints
hints-usual = as usual
hints-on = allowed
hints-off = not allowed
hints-note = Usually there are none where people on several devices play against each other.
choice-yes = Yes
choice-no = No
choice-variant-standard = Against each other
choice-variant-coop = Together
choice-preset = As the rules chosen above
choice-tabletop = As on the table
choice-digital = As in the official digital version
choice-first = The first seat
choice-random = By chance
choice-one = One
choice-two = Two
choice-standard = Standard
choice-long = Long
choice-base = Base
choice-large = Large
choice-choose = Chosen by the player
choice-printed = As printed
choice-turn = Turned as wished
choice-other-areas = Leaves out its whole area
choice-own-area = Leaves out only its own tile
choice-market = Through a market
choice-draw = One by one
choice-assignment-0 = None
choice-edition = As the edition says

# joining
join = Join
join-title = Join a table
join-field = Link or code
join-note = With a link you take the seat it was made for; with a code alone you watch.
join-wrong = This is neither a link to a table nor a code.

# other pages
learn-title = How to play
missing-title = Nothing here
missing = There is no page at this address.
to-home = To the home page
credits-games = The games
credits-games-text = Ecotone is fan-made and not affiliated with the publishers or authors of the games. It holds none of their art and none of their sentences; the rules are told in our own words.
credits-icons = Pictures
credits-game-icons = icons by { $authors } and other contributors,
credits-game-icons-changes = They are recoloured and partly cut; the seal stands without ball and stand.
credits-noto = animals and plants, some drawn flat,
credits-own = Our own: lines and signs of the frame, the logo, the marks of seats, terrain, rosette and the scene on the home page.
credits-data = Card data
credits-data-text = Values that the rulebooks do not give are of our own design and are marked ◇. Whoever owns the box can type in what is printed.
credits-software = Software
credits-software-text = In the browser: { $libraries }. Ecotone itself is under the MIT licence.

# at the table
menu = Menu
keys = Keys
watching = You are watching
table-code = Table { $id }
turn-mine = Your turn
turn-mine-named = { $name }, your turn
turn-other = { $name } is choosing…
turn-thinking = { $name } is thinking…
turn-over = Finished
line-lost = The connection is gone. Your game is safe; coming back by itself…
line-opening = Taking a seat…
refused-dismiss = Dismiss
pass-title = { $name }, it is your turn
pass-text = Pass the device to { $name }. The others look away.
pass-go = I am { $name }
old-title = A game under older rules
old-text = This table was begun under rules or cards that have changed since. It is kept unharmed, but it cannot be played on here.
no-table-title = There is no such table
no-table-text = The code is wrong, or the table was removed.
no-replay-title = There is nothing to look back at
wrong-token-title = This link opens no seat
wrong-token-text = It may be cut off at the end. You can still watch.
watch = Watch
seats-title = At the table
seat-here = on this device
seat-connected = connected
seat-away = away
seat-bot-level = Bot, { $level }
bot-takes-over = Let a bot play on
seat-rename = Rename { $name }
seat-new-name = New name of { $name }
seat-rename-save = Save
hand-back = Take the seat back
invite = Invite
invite-title = Links to the seats
invite-text = Each link opens one seat. Whoever has it sits there; send each to one person only.
invite-watch = To watch, without a seat
copy = Copy
copy-for = Copy the link for { $name }
copied = Copied
house-pill = ◇ house values
edition-line = Edition: { $title }
show-plain = Show the table in words
show-board = Show the board
rules-page = Rules
leave = To the home page
seed-line = Deal number { $seed }
keys-title = Keys
key-arrows = Arrows
key-arrows-does = move within a region; Tab goes to the next region
key-enter-does = choose, confirm
key-undo-does = take back a step, undo
key-hint-does = hint
key-next-does = next legal target
key-log-does = the whole log
key-digits = 1–9
key-digits-does = card of the market, or decision
key-help-does = this list

# the end
end-wins = { $name } wins, { $score } to { $other }.
end-wins-many = { $name } wins with { $score } points.
end-tie = { $names } share the victory with { $score } points.
end-together-won = You have won together.
end-together-lost = The game has won this time.
end-solo-won = You have won with { $score } points.
end-solo-lost = Not won this time: { $score } points.
end-moves = { $count } decisions
score-sheets = Score sheets
rematch = Play again
replay = Replay
save-replay = Save the replay
look-table = Look at the table
look-sheets = To the score sheets
points = Points
place = Place

# generic table
generic-choose = { $count ->
    [one] One decision is open.
   *[other] Choose one of { $count } decisions.
}
generic-do = Confirm
generic-wait = Wait for { $name }.
generic-over = The game is over.
generic-filter = Filter decisions
generic-none = No decision fits.
generic-view = The table
generic-decisions = Decisions
generic-score = Score
generic-preview = What it brings

# replay
replay-of = Replay: { $game }
replay-move = Decision
replay-at = { $move } of { $moves }
replay-first = To the start
replay-back = One back
replay-next = One on
replay-last = To the end
replay-eyes = Seen by
replay-spectator = a spectator
analysis = Analysis
analysis-text = A bot looks at every decision again and says how much better the best one was.
analysis-start = Analyse this game
analysis-running = Analysing… { $percent } %
analysis-curve = Expected result after each decision
analysis-mistakes = The largest mistakes
analysis-mistake = Decision { $move }, { $name }: { $chosen }. Better: { $best } (by { $loss }).
analysis-none = No decision was clearly wrong.
analysis-lead = Points ahead of the best other seat
analysis-points = Points at the end

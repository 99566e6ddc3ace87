# What can be typed for each command; the first word is the shortest.
command-help = ? help
command-hint = h hint
command-undo = u undo
command-table = t table
command-log = l log
command-sheet = r score
command-why = why
command-rules = rules
command-card = card
command-save = s save
command-quit = q quit
about-help = this help
about-hint = the best moves, with reasons
about-undo = take back your last decision
about-table = the whole table
about-log = what has happened so far
about-sheet = your score sheet
about-why = what cannot be chosen now, and why
about-rules = how to play
about-card = explain a card by its name, such as `card` and part of the name
about-save = save the game (it is saved after every decision anyway)
about-quit = save and quit

choices-best = up to { $brings }
play-choice = { $number }. { $words }
play-brings = {" "}— { $brings }
play-undone = { $count ->
    [one] One decision was taken back ({ $names }).
   *[other] { $count } decisions were taken back ({ $names }).
}
play-nothing-refused = Nothing on the table is ruled out at the moment.
play-no-card = There is no card, tile or token named { $given }.
play-more-cards = … and { $count } more. Type more of the name.
play-not-saved = The game could not be saved: { $why }

screen-type = Type a number, a coordinate, a name or a command
screen-news = Since your last decision
screen-back = back to the list
screen-enlarge = Tab: enlarge
screen-enlarged = Tab: next part · Esc: all parts
screen-close = Esc: close · arrows and PgUp/PgDn: scroll
screen-end = r: replay · a: analyse · Esc: look at the table · F10: quit
screen-thinking = { $name } is thinking …
screen-searching = Searching for the best moves …
screen-help = Choose with the arrow keys and Enter, with the mouse, or by typing: the number of a move, or what the table shows (a letter, a coordinate, a name). Esc goes back to the first list. Tab shows the table, the moves or the latest events on the whole screen, Esc all parts again. PgUp and PgDn scroll. The game is saved after every decision.
key-help = Help
key-hint = Hint
key-undo = Undo
key-log = Log
key-sheet = Score
key-why = Why
key-rules = Rules
key-card = Cards
key-theme = ◐
key-quit = Quit
about-theme = light or dark

guide-welcome = { $game }: a guided first game of about { $minutes } minutes.
guide-missing = { $game } has no guided first game.
guide-other-game = { $file }: expected an interrupted guided game that follows its guide.
guide-next = Continue
guide-play-on = End of the guide: play on
guide-partner = Player { $seat } (Robin)
learn-by-playing = Learn by playing: ecotone learn { $game } --play

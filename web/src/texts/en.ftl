brand = Ecotone

# parts shared by all tables
close = Close
undo = Undo
take-back = Take back
hint = Hint
hint-thinking = Thinking…
hint-title = The best decisions
hint-worth = Expected result { $expected }, confidence { $confidence } %
hint-do = Do this
actions-title = Your decision
log-title = Last moves
log-all = All { $count }
log-empty = Nothing has happened yet.

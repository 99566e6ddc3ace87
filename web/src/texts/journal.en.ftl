# the pages of a campaign
journal-lead = { $count } assignments in order, each with its own place, story, rules and aim. Who wins one opens the next. Play alone, or together as one team.
journal-wins = of { $count } assignments won
journal-progress = Assignments won
journal-go-on = { $number }. { $title }
journal-waiting = { $count ->
    [one] An envelope waits for you
   *[other] { $count } envelopes wait for you
}
journal-map = Map of North America with the places of the journal
journal-place = Assignment { $number }: { $place }
journal-assignments = Assignments
journal-won = { $plays ->
    [one] Won, best { $best }
   *[other] Won { $wins } of { $plays }, best { $best }
}
journal-lost = { $plays ->
    [one] Not won yet, best { $best }
   *[other] Not won in { $plays }, best { $best }
}
journal-open = Open
journal-locked = Locked

# envelopes
journal-parcels = Envelopes
journal-parcels-lead = New species on the way. Those of an opened envelope belong to every later assignment, and may be mixed into any other game.
journal-parcel = Envelope { $number }
journal-parcel-sealed = Sealed until assignment { $number }
journal-parcel-waiting = Ready to be opened
journal-parcel-opened = Opened
journal-parcel-lead = Opened at assignment { $number }. From now on these species may turn up in the Field.
journal-parcel-mix = Mix them into another game
journal-to-assignment = To assignment { $number }
journal-mixed-note = Envelopes opened in the journal.
journal-none-mixed = None

# whose journal
journal-keeping = Your progress
journal-keeping-lead = Kept on the computer that serves this page; the terminal (ecotone journal) reads and writes the same.
journal-whose = Whose journal
journal-profile-me = Mine
journal-someone-else = Begin one for someone else
journal-profile-add = Begin
journal-export = Save as a file
journal-import = Take over a file
journal-import-sure = All that this journal holds is replaced by { $file }.
journal-import-do = Take over
journal-import-done = The file is taken over.
journal-unlock = Unlock all
journal-unlock-sure = Every assignment can be played at once, without winning the one before. What you have won stays.
journal-unlock-do = Unlock all
journal-unlock-done = Every assignment is open.
journal-reset = Begin anew
journal-reset-sure = All results are forgotten, the envelopes sealed again. This cannot be undone; save the journal as a file first if you want to keep it.
journal-reset-do = Forget all
journal-reset-done = The journal is empty again.
journal-cancel = Leave it as it is

# an assignment
journal-number = Assignment { $number } of { $count }
journal-previous = The assignment before
journal-next = The next assignment
journal-conditions = To win
journal-rules = Special rules
journal-no-rules = None: the rules of the game alone.
journal-setup = Set-up
journal-play = Play
journal-alone = Alone
journal-together = Together
journal-together-note = 2 to 4 people share one board and all tokens, and take turns: on this device, or each by a link.
journal-begin = Begin assignment { $number }
journal-opens-after = Opens when assignment { $number } is won.
journal-results = Results
journal-best = Best score
journal-won-times = Won
journal-played-times = Played
journal-brings = Before this assignment you open an envelope: { $title }.
journal-open-it = Open it now
journal-brought = From the envelope { $title } new species are in the deck.
journal-will-bring = Before this assignment an envelope is opened.

# the end of an assignment
journal-end-won = Assignment { $number } won: { $title }
journal-end-lost = Assignment { $number } not won: { $title }
journal-noted = { $plays ->
    [one] Noted in your journal: best score { $best }.
   *[other] Noted in your journal: best score { $best } in { $plays } games.
}
journal-noted-elsewhere = Noted in the journal of whoever laid the table.
journal-note-mine = Note it in my journal too
journal-finished = All assignments are won. The year is complete.
journal-end-parcel = An envelope is ready: { $title }
journal-end-next = { $number }. { $title }
journal-to-journal = To the journal

# the pages of a campaign
journal-wins = of { $count } assignments won
journal-progress = Assignments won
journal-go-on = { $number }. { $title }
journal-waiting = { $count ->
    [one] An envelope is waiting for you
   *[other] { $count } envelopes are waiting for you
}
journal-place = Assignment { $number }: { $place }
journal-assignments = Assignments
journal-won = { $plays ->
    [one] Won, best { $best }
   *[other] Won { $wins } of { $plays }, best { $best }
}
journal-lost = { $plays ->
    [one] Not won yet, best { $best }
   *[other] Not won in { $plays } games, best { $best }
}
journal-difficulty = Difficulty
journal-at-difficulty = { $difficulty }: { $result }
journal-open = Open
journal-locked = Locked

# envelopes
journal-parcels = Envelopes
journal-parcel = Envelope { $number }
journal-parcel-sealed = Sealed until assignment { $number }
journal-parcel-waiting = Ready to open
journal-parcel-opened = Opened
journal-parcel-mix = Mix them into another game
journal-to-assignment = Go to assignment { $number }
journal-mixed-note = Envelopes opened in the journal.
journal-none-mixed = None

# whose journal
journal-keeping = Your progress
journal-keeping-lead = Saved on the computer that serves this page; “ecotone journal” in the terminal uses the same progress.
journal-whose = Whose journal?
journal-profile-me = Mine
journal-someone-else = Start one for someone else
journal-profile-add = Start
journal-export = Save to a file
journal-import = Load from a file
journal-import-sure = Everything in this journal will be replaced by { $file }.
journal-import-do = Load
journal-import-done = The journal has been loaded.
journal-unlock = Unlock all
journal-unlock-sure = You can play every assignment right away, without winning the one before. Your wins are kept.
journal-unlock-do = Unlock all
journal-unlock-done = Every assignment is unlocked.
journal-reset = Start over
journal-reset-sure = All results will be deleted and the envelopes sealed again. This cannot be undone; save the journal to a file first if you want to keep it.
journal-reset-do = Delete everything
journal-reset-done = The journal is empty again.
journal-cancel = Cancel

# an assignment
journal-number = Assignment { $number } of { $count }
journal-previous = Previous assignment
journal-next = Next assignment
journal-conditions = To win
journal-rules = Special rules
journal-no-rules = None: only the rules of the game.
journal-setup = Setup
journal-play = Play
journal-alone = Alone
journal-together = Together
journal-begin = Start assignment { $number }
journal-opens-after = Unlocked by winning assignment { $number }.
journal-results = Results
journal-best = Best score
journal-won-times = Won
journal-played-times = Played
journal-brings = Before this assignment, you open an envelope: { $title }.
journal-open-it = Open it now
journal-will-bring = An envelope is opened before this assignment.

# the end of an assignment
journal-end-won = Assignment { $number } won: { $title }
journal-end-lost = Assignment { $number } not won: { $title }
journal-noted = { $plays ->
    [one] Recorded in your journal: best score { $best }.
   *[other] Recorded in your journal: best score { $best } in { $plays } games.
}
journal-noted-elsewhere = Recorded in the journal of the player who created the table.
journal-note-mine = Record it in my journal too
journal-end-parcel = An envelope is ready: { $title }
journal-end-next = { $number }. { $title }
journal-to-journal = Back to the journal

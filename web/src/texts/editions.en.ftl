# The workshop: editions of one's own
editions = Editions
editions-lead = An edition holds every card, tile and number of a game. Rulebooks do not print them all, so many values of ours are invented (◇). If you own the box, copy an edition and type in what is printed; tables, bots and the score companion then use your cards.
editions-short = Own the box? Type in your cards, and play and score with them.
editions-open = Open the editions
nav-editions = Editions
edition-open-file = Open an edition file
edition-yours = Yours
edition-copied-from = Copied from “{ $title }”
edition-packaged = Comes with Ecotone
edition-edit = Type in
edition-look = View
edition-copy = Copy
edition-copy-long = Copy an edition
edition-copy-own = Make a copy to edit
edition-copy-note = Your copy starts with the values of “{ $title }”. Whatever you type in is marked as printed.
edition-new-title = My box
edition-title = Title
edition-description = Description
edition-about = Title and description
edition-progress = { $printed } of { $all } { $of } as printed
edition-progress-all = { $printed } of { $all } components as printed
edition-all-printed = All { $all } as printed
edition-faults = { $count ->
    [one] 1 error.
   *[other] { $count } errors.
}
edition-faults-note = The edition cannot be played until they are fixed.
edition-fault = { $field }: expected { $expected }, got { $got }
edition-loading = Loading …
edition-saved = Everything is saved.
edition-saving = Saving …
edition-read-only = You can look at this edition and copy it, but not change it.
edition-part = Component
edition-value = Value
edition-before = Before
edition-now = Now
edition-whole = whole component
edition-next-open = Next unverified
edition-undo = Undo
edition-list = Search and list
edition-search = Search by name
edition-none = Nothing found.
edition-printed = as printed
edition-open = not verified
edition-names = Names and texts
edition-steps = Previous and next component
edition-previous = Previous
edition-next = Next
edition-confirm = As printed, next
edition-source-of = Source of { $value }
edition-source-printed = printed
edition-source-derived = derived
edition-source-house = house
edition-yes = Yes
edition-no = No
edition-fewer = Fewer
edition-more = More
edition-step = { $name }, step { $number }
edition-step-none = – none –
edition-step-more = – add –
edition-add = Add a component
edition-add-note = The new one starts as a copy of the one shown.
edition-key-id = Short name (letters and _)
edition-key-key = Short name (letters and _)
edition-key-name-en = English name
edition-key-name-de = German name
edition-remove = Remove this component
edition-remove-sure = Remove { $name }?
edition-play = New table with this edition
edition-score = Score a board with it
edition-export = Save as a file
edition-other-device = Edit on another device
edition-other-device-note = Open this link on your phone. Whoever has it can change the edition.
edition-differences = { $count ->
    [0] No differences from “{ $title }”
    [one] 1 difference from “{ $title }”
   *[other] { $count } differences from “{ $title }”
}
edition-digest = Digest { $digest }: the same on every server that has exactly these values.
edition-delete = Delete this edition
edition-delete-sure = Delete “{ $title }”? Running games keep their cards.
edition-type-in = Type in what your box says

# Correcting a component on the spot
correct-this = Different in my box
correct-any = A card is different in my box
correct-title = Correct a card
correct-which = Which card, tile or token?
correct-not-yours = “{ $title }” is not yours to change. Correct it in an edition of your own: it starts with the same values.
correct-in = Correct it in “{ $title }”
correct-copy = Copy and correct
correct-into = The correction goes into “{ $title }”.
correct-running = This table keeps the cards it began with. New tables and the score companion use your correction.
correct-done = Done
correct-more = Open the whole edition

# Sentences of a small language, by choosing
phrase-words = In words
phrase-text = As text, for experts
phrase-by-hand = This is written in a way that cannot be chosen from lists. Edit the text, or start anew.
phrase-anew = Start anew
phrase-add = Add a step
phrase-remove = Remove step { $number }
phrase-step = Step { $number }
phrase-join = How step { $number } follows
phrase-join-then = then
phrase-join-else = otherwise
phrase-join-or = or instead
phrase-join-and = and
phrase-join-plus = plus
phrase-join-minus = minus
phrase-none = – none –
phrase-number = { $slot }: number
phrase-least = { $what }: at least { $number }
phrase-most = { $what }: at most { $number }
phrase-exactly = { $what }: exactly { $number }
phrase-more = More: { $slots }

# Typing in your box
edition-off = The host of this server has switched off copying and editing editions here.
typing-title = Typing in your box
typing-pick = Choose a kind of component above and take the cards or tiles of that kind in hand.
typing-type = Compare each with the picture. Tap what differs; it is saved at once and marked as printed.
typing-next = “As printed, next” confirms the whole component and leads to the next unverified one.
typing-check = Whatever does not fit together is listed at the top. Undo takes back one change after the other.
typing-use = New tables, the journal and the score companion then use your values. Save the edition as a file to take it along.

# The companion: an evening with the box.
companion-player = Player { $number }
companion-pad = Score pad
companion-pad-none = The pad fills as soon as the boards can be scored.
companion-total = Points
companion-place = Place
companion-values = Values
companion-values-own = ◇ some ours
companion-values-printed = printed
companion-pad-printed = Every line of every player rests on printed values.
companion-pad-marks = Lines marked ◇ rest on values of our own design; each sheet names them.
companion-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
companion-winner-by = { $count ->
    [one] Equal points: { $names } wins by { $by }.
   *[other] Equal points: { $names } share the victory by { $by }.
}
companion-won = { $count ->
    [one] Won.
   *[other] Won together.
}
companion-lost = { $count ->
    [one] Lost.
   *[other] Lost together.
}
companion-not-over = The game is not over yet.
companion-save = Keep this evening
companion-saved = The evening is kept on this device.
companion-file = Save as a file
companion-print = Print
companion-new = New evening
companion-start = Start
companion-one-more = One more player
companion-remove = Remove { $name }
companion-start-sure = These boards cannot be scored yet and would be lost. Start a new evening?
companion-past = Past evenings
companion-reopen = Open again
companion-drop = Delete
companion-drop-sure = Delete the evening of { $day }?
companion-waiting = No connection to the server. Everything you enter is kept on this device and will be scored as soon as the connection is back.
companion-waiting-short = Waiting for the connection.
companion-offline = This page now opens without a connection. You can add it to your home screen.
companion-recent = Recent

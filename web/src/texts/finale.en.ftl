count-title = The count
count-all = Every line has been counted. Choose one to see it on the boards.
count-line = { $line }. { $points }
count-player = { $name }: { $points }
count-back = Previous line
count-next = Next line
count-play = Count again
count-skip = Show the result
count-board = Final board of { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
count-total = Total
count-going = The points are counted
end-team = All together
end-beats-you = { $name } beats you, { $score } to { $other }.
end-tie-break = You are level on points; the tie-break decides.
end-level = Level on points; the tie-break decides.
turning-title = Turning points
turning-text = A bot looks at every decision and finds those after which the game stood differently.
turning-find = Find the turning points
turning-lead = Expected lead before the decision and before the next one.
turning-points = Expected points before the decision and before the next one.
turning-chance-of = Expected chance to win before the decision and before the next one.
turning-chance = { $percent }%
turning-you = Move { $move }, you: { $chosen }
turning-other = Move { $move }, { $name }: { $chosen }
turning-none = Nothing turned: it went as expected from the start.
picture-save = Save a picture
picture-share = Share the picture
picture-failed = The picture could not be created.
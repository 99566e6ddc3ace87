title = Tiny
about = Take stones.
option-stones = Stones at the start
action-take = Take { $count }
event-take = { $count } taken.

board-stones = { $count ->
    [one] One stone left
   *[other] { $count } stones left
}
board-secret = Your secret number is { $secret }.

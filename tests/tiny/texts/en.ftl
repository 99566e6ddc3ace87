title = Tiny
about = Take stones.
option-stones = Stones at the start
action-take = Take { $count }
event-take = { $count } taken.

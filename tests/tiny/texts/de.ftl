title = Winzig
about = Nimm Steine.
option-stones = Steine zu Beginn
action-take = Nimm { $count }
event-take = { $count } genommen.

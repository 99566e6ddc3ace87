title = Winzig
about = Nimm Steine.
option-stones = Steine zu Beginn
action-take = Nimm { $count }
event-take = { $count } genommen.

board-stones = { $count ->
    [one] Noch ein Stein
   *[other] Noch { $count } Steine
}
board-secret = Deine geheime Zahl ist die { $secret }.

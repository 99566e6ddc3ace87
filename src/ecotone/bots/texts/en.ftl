# Reasons for a decision, in words that all games share.
reason-later = next turn: { $what }
reason-rival = { $more ->
    [yes] gives { $player } a better reply
   *[no] gives { $player } a worse reply
}

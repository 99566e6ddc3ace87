replay-turn-back = Previous turn
replay-turn-next = Next turn
replay-play = Play the game
replay-pause = Pause
analysis-two = The curves need not mirror each other: each shows what that player could expect with what they knew.
analysis-played = Move { $move }, { $name } played:
analysis-better = Better:
analysis-cost = costs { $cost } { $cost ->
    [one] point
   *[other] points
}
analysis-cost-chance = costs { $cost }% of the chance to win
analysis-fine = No other move was clearly better.
analysis-turns = Every decision, turn by turn
analysis-turn = Turn { $turn }, { $name }
analysis-costs = costs
play-on = Play on from here
play-on-about = You play for { $name }, bots for everyone else. What { $name } could not know here is dealt again.
play-on-alone = You play on alone. What nobody could know here is dealt again.
play-on-level = Bots
play-on-over = The game is over here. Go back to a move to play on from it.

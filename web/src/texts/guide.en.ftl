# Guided first games
guide = Guide
guide-title = Learn { $game } by playing
guide-step = Step { $step } of { $of }
guide-next = Next
guide-watch = Watch
guide-leave = Leave
guide-play = Play a whole game
guide-go-on = Continue this game
guide-again = Start again
guide-other-player = Robin
guide-one-thing = Later. For now, choose what is outlined.
guide-read-first = In a moment. Press “Next” first.

# ladders and ratings
ladder = Ladder
ladder-title = Ladder: { $game }
ladder-lead = How strong people and bots are, estimated from rated games. A new player starts at 1500 ± 250. The order is cautious: it counts the rating minus twice its uncertainty.
ladder-games-lead = People and bots of every level, game by game.
ladder-loading = Loading the ladder…
ladder-place = Place
ladder-player = Player
ladder-rating = Rating
ladder-rated-games = Games
ladder-nameless = Somebody without a name
ladder-you = you
ladder-bot = { $level } bot
ladder-own = Your rating is { $rating } ± { $uncertainty } after { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}.
ladder-none = You have not finished a rated game yet.
ladder-not-listed = Your name is not on the ladder. You can change that in your profile.
ladder-together = In this game everybody wins or loses together, so there is no ladder. Your statistics are in your profile.
ladder-play = Play a rated game
rated = rated
rated-choice = Rated game
rated-note = The result changes the ratings of everyone at the table. No hints; nothing is taken back once a card has been revealed; the game is played to its end.
rated-not-hints = Not with hints.
rated-not-seed = Not with a chosen deal number.
rated-not-here = Not with several people on this device.
rated-not-clock = Not with a clock that ends the game.
rated-change = Your rating: { $rating } ({ $change }).
rated-waiting = This game is rated.
listed = Show my name on the ladders
listed-note = Otherwise only you see your rating. Everyone on this server can look at the ladders.

# statistics of a person
statistics = Your games
statistics-none = Once you have finished a game, this shows how it went. Games with a chosen deal and games played on from a replay do not count.
statistics-games = Games
statistics-won = Won
statistics-won-of = { $won } of { $games }
statistics-best = Best score
statistics-together = Won together
statistics-alone = Alone
statistics-rating = Rating
statistics-places = Places
statistics-place-count = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: { $count }
statistics-rivals = Won against
statistics-people = people
statistics-plot = Scores in { $game }, the last { $count ->
    [one] game
   *[other] { $count } games
}: from { $low } to { $high }, last { $last }
statistics-table = All results
statistics-date = Date
statistics-score = Score
statistics-place = Place
statistics-place-of = { $place } of { $players }
statistics-place-alone = alone
statistics-place-together = { $won ->
    [yes] won together
   *[no] lost together
}

# the level that suits somebody
next-level = { $same ->
    [yes] The level “{ $level }” suits you best
   *[no] Next time, try the level “{ $level }”
}: { $players ->
    [2] you would win about { $chance }% of such games
   *[other] you would finish ahead of such a bot in about { $chance }% of games
} (estimated from { $games ->
    [one] this game
   *[other] your last { $games } games
}).
next-level-rematch = Play again at “{ $level }”

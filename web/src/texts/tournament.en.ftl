# tournaments of a club
tournaments = Tournaments
tournaments-lead = For a club or a class: everybody joins by a link, the server pairs each round, creates the tables and keeps the standings.
tournaments-yours = Your tournaments
tournaments-none = This device knows no tournament yet.
tournament-new = New tournament
tournament-title = Title
tournament-size = Players at a table
tournament-system = System
tournament-swiss = Swiss: players of equal strength meet
tournament-round-robin = Round robin: everybody meets everybody
tournament-rounds = Rounds
tournament-fill = Bots fill up the last table
tournament-fill-note = Without bots, somebody has a bye in each round if the numbers do not work out. A bye is worth half a point.
tournament-level = Level of the bots
tournament-rated = Rated games
tournament-create = Create tournament
tournament-code = Code or link of a tournament
tournament-open = Open
tournament-code-wrong = This is neither a code nor a link of a tournament.
tournament-about = { $system ->
    [swiss] Swiss
   *[round_robin] Round robin
} · { $size } at a table · { $rounds ->
    [0] rounds follow from the players
    [one] 1 round
   *[other] { $rounds } rounds
}
tournament-state-open = Players can still join.
tournament-state-running = Round { $round } of { $rounds }
tournament-state-over = The tournament is over.
tournament-join = Take part
tournament-taking-part = You take part
tournament-joined = The first round starts when the organiser starts it.
tournament-invite = Link for everyone who wants to take part
tournament-scan = Scan to take part
tournament-owner-link = Your organiser’s link: keep it to run the tournament from another device
tournament-owner = For the organiser
tournament-start = Start the tournament
tournament-next = Start round { $round }
tournament-wait = The next round can start when all games are over.
tournament-standings = Standings
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-opponents = Opponents
tournament-opponents-note = Points for everyone left behind at a table, as a share; then the points of the opponents; then the scores.
tournament-total = Score
tournament-bot = Bot { $number }
tournament-gone = Somebody who has left
tournament-you = you
tournament-withdrawn = withdrawn
tournament-by-bot = a bot plays
tournament-round = Round { $round }
tournament-byes = Bye: { $names }
tournament-table = Table { $number }
tournament-play = Go to your table
tournament-watch = Watch
tournament-look = Look at it
tournament-only-bots = bots only: not played, points shared
tournament-making = being created…
tournament-leave = Withdraw
tournament-leave-before = Leave the tournament
tournament-replace = Let a bot play for { $name }
tournament-withdraw = Withdraw { $name }
tournament-loading = Loading the tournament…

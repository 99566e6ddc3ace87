nav-puzzles = Puzzles
puzzles-link = Puzzles: find the best move
puzzles = Puzzles
puzzles-about = Positions from real games in which one move is clearly best. Find it on the real board; the solution comes with its reasons.
puzzles-count = { $count } puzzles.
puzzles-record = { $right } of { $tried } right at the first try.
puzzle-of = Find the best move: { $game }
puzzle-today = Puzzle of the day
puzzle-another = Another one
puzzle-number = Puzzle { $number } of { $count }
puzzle-find = It is your turn. Find the best move on the board.
puzzle-thinking = Looking at your move…
puzzle-right = Right!
puzzle-wrong = There is something better than:
puzzle-solution = The best move:
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-gap = The next best move costs about { $gap } { $gap ->
    [one] point
   *[other] points
}.
puzzle-gap-chance = The next best move costs about { $gap }% of the chance to win.
puzzles-own = Puzzles of my games
puzzles-own-about = The analysis of a game finds positions in which one move was clearly best, taken or missed.
puzzles-own-none = None of your finished games has been analysed yet. Open one and have it analysed.
puzzles-own-few = No move in this game was clearly the best one.
puzzles-own-analyse = Analyse this game
puzzles-own-here = Puzzles of this game
puzzle-own-link = Move { $move }, { $name }
puzzle-own-number = Puzzle { $number } of { $count } from this game
puzzle-own-game = Look at the game

nav-puzzles = Aufgaben
puzzles-link = Aufgaben: Finde die beste Entscheidung
puzzles = Aufgaben
puzzles-about = Stellungen aus echten Partien, in denen eine Entscheidung klar die beste ist. Finde sie auf dem echten Tisch; die Lösung kommt mit Begründung.
puzzles-count = { $count } Aufgaben.
puzzles-record = { $right } von { $tried } beim ersten Versuch richtig.
puzzle-of = Finde die beste Entscheidung: { $game }
puzzle-today = Aufgabe des Tages
puzzle-another = Eine andere
puzzle-number = Aufgabe { $number } von { $count }
puzzle-find = Du bist dran. Finde auf dem Tisch die beste Entscheidung.
puzzle-thinking = Deine Entscheidung wird geprüft…
puzzle-right = Richtig!
puzzle-wrong = Es gibt etwas Besseres als:
puzzle-solution = Die beste Entscheidung:
puzzle-show = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-gap = Die nächstbeste Entscheidung kostet etwa { $gap } { $gap ->
    [one] Punkt
   *[other] Punkte
}.
puzzle-gap-chance = Die nächstbeste Entscheidung kostet etwa { $gap } % der Siegchance.
puzzles-own = Aufgaben aus meinen Partien
puzzles-own-about = Die Analyse einer Partie findet Stellungen, in denen eine Entscheidung eindeutig die beste war, getroffen oder verpasst.
puzzles-own-none = Noch keine deiner beendeten Partien wurde analysiert. Öffne eine und lass sie analysieren.
puzzles-own-few = In dieser Partie war keine Entscheidung eindeutig die beste.
puzzles-own-analyse = Diese Partie analysieren
puzzles-own-here = Aufgaben aus dieser Partie
puzzle-own-link = Entscheidung { $move }, { $name }
puzzle-own-number = Aufgabe { $number } von { $count } aus dieser Partie
puzzle-own-game = Partie ansehen

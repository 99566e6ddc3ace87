replay-turn-back = Vorheriger Zug
replay-turn-next = Nächster Zug
replay-play = Partie ablaufen lassen
replay-pause = Anhalten
analysis-two = Die Kurven müssen sich nicht spiegeln: Jede zeigt, was dieser Spieler mit seinem Wissen erwarten konnte.
analysis-played = Entscheidung { $move }, { $name }:
analysis-better = Besser:
analysis-cost = kostet { $cost } { $cost ->
    [one] Punkt
   *[other] Punkte
}
analysis-cost-chance = kostet { $cost } % der Siegchance
analysis-fine = Keine andere Entscheidung war klar besser.
analysis-turns = Alle Entscheidungen, Zug für Zug
analysis-turn = Zug { $turn }, { $name }
analysis-costs = kostet
play-on = Von hier weiterspielen
play-on-about = Du spielst für { $name }, Bots spielen für alle anderen. Was { $name } hier nicht wissen konnte, wird neu ausgeteilt.
play-on-alone = Du spielst allein weiter. Was hier niemand wissen konnte, wird neu ausgeteilt.
play-on-level = Bots
play-on-over = Hier ist die Partie zu Ende. Geh zu einem früheren Zug zurück, um von dort weiterzuspielen.

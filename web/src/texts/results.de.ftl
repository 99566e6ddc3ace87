# ladders and ratings
ladder = Rangliste
ladder-title = Rangliste: { $game }
ladder-lead = Wie stark Menschen und Bots spielen, geschätzt aus gewerteten Partien. Wer neu ist, beginnt mit 1500 ± 250. Die Reihenfolge ist vorsichtig: Es zählt die Wertungszahl minus das Doppelte ihrer Unsicherheit.
ladder-games-lead = Menschen und Bots jeder Stärke, Spiel für Spiel.
ladder-loading = Die Rangliste wird geladen …
ladder-place = Rang
ladder-player = Wer
ladder-rating = Wertungszahl
ladder-rated-games = Partien
ladder-nameless = Jemand ohne Namen
ladder-you = du
ladder-bot = Bot: { $level }
ladder-own = Deine Wertungszahl ist { $rating } ± { $uncertainty } nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
}.
ladder-none = Du hast noch keine gewertete Partie beendet.
ladder-not-listed = Dein Name steht nicht auf der Rangliste. Das kannst du in deinem Profil ändern.
ladder-together = In diesem Spiel gewinnen oder verlieren alle gemeinsam, darum gibt es keine Rangliste. Deine Statistik steht in deinem Profil.
ladder-play = Gewertete Partie spielen
rated = gewertet
rated-choice = Gewertete Partie
rated-note = Das Ergebnis ändert die Wertungszahlen aller am Tisch. Keine Tipps; sobald etwas aufgedeckt wurde, lässt sich nichts zurücknehmen; die Partie wird zu Ende gespielt.
rated-not-hints = Nicht mit Tipps.
rated-not-seed = Nicht mit gewählter Partienummer.
rated-not-here = Nicht mit mehreren Personen an diesem Gerät.
rated-not-clock = Nicht mit einer Uhr, die die Partie beendet.
rated-change = Deine Wertungszahl: { $rating } ({ $change }).
rated-waiting = Diese Partie wird gewertet.
listed = Meinen Namen auf den Ranglisten zeigen
listed-note = Sonst siehst nur du deine Wertungszahl. Die Ranglisten kann jeder auf diesem Server ansehen.

# statistics of a person
statistics = Deine Partien
statistics-none = Sobald du eine Partie beendet hast, steht hier, wie sie ausging. Partien mit gewählter Kartenverteilung und aus Aufzeichnungen weitergespielte zählen nicht.
statistics-games = Partien
statistics-won = Gewonnen
statistics-won-of = { $won } von { $games }
statistics-best = Bestes Ergebnis
statistics-together = Gemeinsam gewonnen
statistics-alone = Allein
statistics-rating = Wertungszahl
statistics-places = Plätze
statistics-place-count = { $place }.: { $count }
statistics-rivals = Gewonnen gegen
statistics-people = Menschen
statistics-plot = Punkte in { $game }, die { $count ->
    [one] letzte Partie
   *[other] letzten { $count } Partien
}: von { $low } bis { $high }, zuletzt { $last }
statistics-table = Alle Ergebnisse
statistics-date = Datum
statistics-score = Punkte
statistics-place = Platz
statistics-place-of = { $place } von { $players }
statistics-place-alone = allein
statistics-place-together = { $won ->
    [yes] gemeinsam gewonnen
   *[no] gemeinsam verloren
}

# the level that suits somebody
next-level = { $same ->
    [yes] Die Stufe „{ $level }“ passt am besten zu dir
   *[no] Versuche es beim nächsten Mal mit der Stufe „{ $level }“
}: { $players ->
    [2] Du würdest etwa { $chance } % solcher Partien gewinnen
   *[other] Du würdest in etwa { $chance } % der Partien vor einem solchen Bot liegen
} (geschätzt aus { $games ->
    [one] dieser Partie
   *[other] deinen letzten { $games } Partien
}).
next-level-rematch = Noch einmal auf „{ $level }“

count-title = Die Wertung
count-all = Alles ist gezählt. Wähle eine Zeile, um sie auf den Tableaus zu sehen.
count-line = { $line }. { $points }
count-player = { $name }: { $points }
count-back = Vorige Zeile
count-next = Nächste Zeile
count-play = Noch einmal zählen
count-skip = Ergebnis zeigen
count-board = Endstand von { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
count-total = Summe
count-going = Die Punkte werden gezählt
end-team = Alle zusammen
end-beats-you = { $name } schlägt dich, { $score } zu { $other }.
end-tie-break = Ihr seid punktgleich; die Regel für Gleichstand entscheidet.
end-level = Punktgleich; die Regel für Gleichstand entscheidet.
turning-title = Wendepunkte
turning-text = Ein Bot prüft jede Entscheidung und findet die, nach denen die Partie anders stand.
turning-find = Wendepunkte finden
turning-lead = Erwarteter Vorsprung vor der Entscheidung und vor der nächsten.
turning-points = Erwartete Punkte vor der Entscheidung und vor der nächsten.
turning-chance-of = Erwartete Siegchance vor der Entscheidung und vor der nächsten.
turning-chance = { $percent } %
turning-you = Entscheidung { $move }, du: { $chosen }
turning-other = Entscheidung { $move }, { $name }: { $chosen }
turning-none = Nichts wendete sich: Es kam, wie es von Anfang an zu erwarten war.
picture-save = Bild speichern
picture-share = Bild teilen
picture-failed = Das Bild ließ sich nicht erstellen.

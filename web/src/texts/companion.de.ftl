# Die Wertungshilfe: ein Abend mit der Schachtel.
companion-player = Spieler { $number }
companion-pad = Wertungsblock
companion-pad-none = Der Block füllt sich, sobald die Tableaus gewertet werden können.
companion-total = Punkte
companion-place = Platz
companion-values = Werte
companion-values-own = ◇ auch eigene
companion-values-printed = gedruckt
companion-pad-printed = Jede Zeile beruht bei allen auf gedruckten Werten.
companion-pad-marks = Zeilen mit ◇ beruhen auf eigenen Werten; jede Wertung nennt sie.
companion-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
companion-winner-by = { $count ->
    [one] Gleich viele Punkte: { $names } gewinnt durch { $by }.
   *[other] Gleich viele Punkte: { $names } teilen sich den Sieg durch { $by }.
}
companion-won = { $count ->
    [one] Gewonnen.
   *[other] Gemeinsam gewonnen.
}
companion-lost = { $count ->
    [one] Verloren.
   *[other] Gemeinsam verloren.
}
companion-not-over = Das Spiel ist noch nicht zu Ende.
companion-save = Abend behalten
companion-saved = Der Abend ist auf diesem Gerät gespeichert.
companion-file = Als Datei sichern
companion-print = Drucken
companion-new = Neuer Abend
companion-start = Beginnen
companion-one-more = Noch jemand
companion-remove = { $name } entfernen
companion-start-sure = Diese Tableaus lassen sich noch nicht werten und gingen verloren. Neuen Abend beginnen?
companion-past = Frühere Abende
companion-reopen = Wieder öffnen
companion-drop = Löschen
companion-drop-sure = Den Abend vom { $day } löschen?
companion-waiting = Keine Verbindung zum Server. Alles, was du eingibst, bleibt auf diesem Gerät und wird gewertet, sobald die Verbindung wieder da ist.
companion-waiting-short = Wartet auf die Verbindung.
companion-offline = Diese Seite öffnet sich jetzt auch ohne Verbindung. Du kannst sie zum Startbildschirm hinzufügen.
companion-recent = Zuletzt

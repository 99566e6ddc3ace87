brand = Ecotone

# was alle Tische teilen
close = Schließen
undo = Rückgängig
take-back = Zurück
hint = Tipp
hint-thinking = Denkt nach…
hint-title = Die besten Entscheidungen
hint-worth = Erwartetes Ergebnis { $expected }, Sicherheit { $confidence } %
hint-do = So entscheiden
actions-title = Deine Entscheidung
log-title = Letzte Züge
log-all = Alle { $count }
log-empty = Noch ist nichts geschehen.

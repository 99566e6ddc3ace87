# the pages of a campaign
journal-wins = von { $count } Projekten gewonnen
journal-progress = Gewonnene Projekte
journal-go-on = { $number }. { $title }
journal-waiting = { $count ->
    [one] Ein Umschlag wartet auf dich
   *[other] { $count } Umschläge warten auf dich
}
journal-place = Projekt { $number }: { $place }
journal-assignments = Projekte
journal-won = { $plays ->
    [one] Gewonnen, Bestwert { $best }
   *[other] { $wins } von { $plays } gewonnen, Bestwert { $best }
}
journal-lost = { $plays ->
    [one] Noch nicht gewonnen, Bestwert { $best }
   *[other] In { $plays } Partien nicht gewonnen, Bestwert { $best }
}
journal-difficulty = Schwierigkeit
journal-at-difficulty = { $difficulty }: { $result }
journal-open = Offen
journal-locked = Gesperrt

# envelopes
journal-parcels = Umschläge
journal-parcel = Umschlag { $number }
journal-parcel-sealed = Verschlossen bis Projekt { $number }
journal-parcel-waiting = Kann geöffnet werden
journal-parcel-opened = Geöffnet
journal-parcel-mix = In eine andere Partie mischen
journal-to-assignment = Zu Projekt { $number }
journal-mixed-note = Umschläge, die im Tagebuch geöffnet wurden.
journal-none-mixed = Keine

# whose journal
journal-keeping = Dein Stand
journal-keeping-lead = Auf dem Rechner gespeichert, von dem diese Seite kommt; „ecotone journal“ im Terminal verwendet denselben Stand.
journal-whose = Wessen Tagebuch?
journal-profile-me = Meines
journal-someone-else = Eines für jemand anderen beginnen
journal-profile-add = Beginnen
journal-export = In einer Datei speichern
journal-import = Aus einer Datei laden
journal-import-sure = Alles in diesem Tagebuch wird durch { $file } ersetzt.
journal-import-do = Laden
journal-import-done = Das Tagebuch ist geladen.
journal-unlock = Alles freischalten
journal-unlock-sure = Du kannst jedes Projekt sofort spielen, ohne das vorherige gewonnen zu haben. Deine Siege bleiben erhalten.
journal-unlock-do = Alles freischalten
journal-unlock-done = Jedes Projekt ist freigeschaltet.
journal-reset = Neu beginnen
journal-reset-sure = Alle Ergebnisse werden gelöscht und die Umschläge wieder verschlossen. Das lässt sich nicht rückgängig machen; speichere das Tagebuch vorher in einer Datei, wenn du es behalten willst.
journal-reset-do = Alles löschen
journal-reset-done = Das Tagebuch ist wieder leer.
journal-cancel = Abbrechen

# an assignment
journal-number = Projekt { $number } von { $count }
journal-previous = Vorheriges Projekt
journal-next = Nächstes Projekt
journal-conditions = So gewinnst du
journal-rules = Sonderregeln
journal-no-rules = Keine: Es gelten nur die Regeln des Spiels.
journal-setup = Aufbau
journal-play = Spielen
journal-alone = Allein
journal-together = Gemeinsam
journal-begin = Projekt { $number } beginnen
journal-opens-after = Wird freigeschaltet, wenn du Projekt { $number } gewinnst.
journal-results = Ergebnisse
journal-best = Beste Punktzahl
journal-won-times = Gewonnen
journal-played-times = Gespielt
journal-brings = Vor diesem Projekt öffnest du einen Umschlag: { $title }.
journal-open-it = Jetzt öffnen
journal-will-bring = Vor diesem Projekt wird ein Umschlag geöffnet.

# the end of an assignment
journal-end-won = Projekt { $number } gewonnen: { $title }
journal-end-lost = Projekt { $number } nicht gewonnen: { $title }
journal-noted = { $plays ->
    [one] In deinem Tagebuch notiert: beste Punktzahl { $best }.
   *[other] In deinem Tagebuch notiert: beste Punktzahl { $best } in { $plays } Partien.
}
journal-noted-elsewhere = Im Tagebuch des Spielers notiert, der den Tisch erstellt hat.
journal-note-mine = Auch in meinem Tagebuch notieren
journal-end-parcel = Ein Umschlag liegt bereit: { $title }
journal-end-next = { $number }. { $title }
journal-to-journal = Zurück zum Tagebuch

# the pages of a campaign
journal-lead = { $count } Projekte der Reihe nach, jedes mit eigenem Ort, eigener Geschichte, eigenen Regeln und eigenem Ziel. Wer eines gewinnt, öffnet das nächste. Spiel allein oder gemeinsam als Team.
journal-wins = von { $count } Projekten gewonnen
journal-progress = Gewonnene Projekte
journal-go-on = { $number }. { $title }
journal-waiting = { $count ->
    [one] Ein Umschlag wartet auf dich
   *[other] { $count } Umschläge warten auf dich
}
journal-map = Karte von Nordamerika mit den Orten des Tagebuchs
journal-place = Projekt { $number }: { $place }
journal-assignments = Projekte
journal-won = { $plays ->
    [one] Gewonnen, am besten { $best }
   *[other] { $wins } von { $plays } gewonnen, am besten { $best }
}
journal-lost = { $plays ->
    [one] Noch nicht gewonnen, am besten { $best }
   *[other] In { $plays } Partien nicht gewonnen, am besten { $best }
}
journal-open = Offen
journal-locked = Noch zu

# envelopes
journal-parcels = Umschläge
journal-parcels-lead = Neue Spezies unterwegs. Die eines geöffneten Umschlags gehören zu jedem späteren Projekt und lassen sich in jede andere Partie mischen.
journal-parcel = Umschlag { $number }
journal-parcel-sealed = Versiegelt bis Projekt { $number }
journal-parcel-waiting = Kann geöffnet werden
journal-parcel-opened = Geöffnet
journal-parcel-lead = Geöffnet bei Projekt { $number }. Von nun an können diese Spezies in der Auslage erscheinen.
journal-parcel-mix = In eine andere Partie mischen
journal-to-assignment = Zu Projekt { $number }
journal-mixed-note = Umschläge, die im Tagebuch geöffnet sind.
journal-none-mixed = Keine

# whose journal
journal-keeping = Dein Stand
journal-keeping-lead = Liegt auf dem Rechner, von dem diese Seite kommt; das Terminal (ecotone journal) liest und schreibt denselben.
journal-whose = Wessen Tagebuch
journal-profile-me = Meins
journal-someone-else = Eines für jemand anderen beginnen
journal-profile-add = Beginnen
journal-export = Als Datei sichern
journal-import = Eine Datei übernehmen
journal-import-sure = Alles, was dieses Tagebuch enthält, wird durch { $file } ersetzt.
journal-import-do = Übernehmen
journal-import-done = Die Datei ist übernommen.
journal-unlock = Alles freischalten
journal-unlock-sure = Jedes Projekt ist sofort spielbar, ohne dass das davor gewonnen sein muss. Was du gewonnen hast, bleibt.
journal-unlock-do = Alles freischalten
journal-unlock-done = Jedes Projekt ist offen.
journal-reset = Neu beginnen
journal-reset-sure = Alle Ergebnisse werden vergessen, die Umschläge wieder versiegelt. Das lässt sich nicht rückgängig machen; sichere das Tagebuch vorher als Datei, wenn du es behalten willst.
journal-reset-do = Alles vergessen
journal-reset-done = Das Tagebuch ist wieder leer.
journal-cancel = So lassen

# an assignment
journal-number = Projekt { $number } von { $count }
journal-previous = Das Projekt davor
journal-next = Das nächste Projekt
journal-conditions = So gewinnst du
journal-rules = Sonderregeln
journal-no-rules = Keine: nur die Regeln des Spiels.
journal-setup = Aufbau
journal-play = Spielen
journal-alone = Allein
journal-together = Gemeinsam
journal-together-note = 2 bis 4 Leute teilen sich ein Tableau und alle Marker und sind abwechselnd am Zug: an diesem Gerät oder jeder über einen Link.
journal-begin = Projekt { $number } beginnen
journal-opens-after = Öffnet sich, wenn Projekt { $number } gewonnen ist.
journal-results = Ergebnisse
journal-best = Beste Punktzahl
journal-won-times = Gewonnen
journal-played-times = Gespielt
journal-brings = Vor diesem Projekt öffnest du einen Umschlag: { $title }.
journal-open-it = Jetzt öffnen
journal-brought = Aus dem Umschlag { $title } sind neue Spezies im Stapel.
journal-will-bring = Vor diesem Projekt wird ein Umschlag geöffnet.

# the end of an assignment
journal-end-won = Projekt { $number } gewonnen: { $title }
journal-end-lost = Projekt { $number } nicht gewonnen: { $title }
journal-noted = { $plays ->
    [one] In deinem Tagebuch notiert: beste Punktzahl { $best }.
   *[other] In deinem Tagebuch notiert: beste Punktzahl { $best } in { $plays } Partien.
}
journal-noted-elsewhere = Notiert im Tagebuch dessen, der den Tisch gedeckt hat.
journal-note-mine = Auch in meinem Tagebuch notieren
journal-finished = Alle Projekte sind gewonnen. Das Jahr ist vollendet.
journal-end-parcel = Ein Umschlag liegt bereit: { $title }
journal-end-next = { $number }. { $title }
journal-to-journal = Zum Tagebuch

compiling = { $game } wird für den ersten Start auf diesem Rechner vorbereitet; das dauert einmalig bis zu einer Minute.
prepared = { $game } ist bereit.

games-game = Spiel
games-title = Titel
games-players = Spieler
games-editions = Ausgaben
games-option = Option
games-default = Standard
games-values = Werte
games-meaning = Bedeutung
games-applies = (nur mit { $conditions })
games-condition-players = { $high ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
games-and = {" "}und{" "}
games-or = {" "}oder{" "}

edition-game = Spiel
edition-edition = Ausgabe
edition-title = Titel
edition-house = eigene Werte
edition-house-share = { $house ->
    [0] Alle Werte sind gedruckt oder abgeleitet.
   *[other] { $house } von { $all } Werten sind von uns.
}
edition-copy-title = Kopie von „{ $original }“: { $name }
edition-copy-about = Eine Kopie von „{ $original }“, in die sich die gedruckten Werte eintragen lassen. Neben jedem Wert steht, woher er stammt: printed (gedruckt), derived (abgeleitet) oder house (von uns).
edition-faulty = { $count ->
    [one] 1 Fehler; siehe `ecotone edition check`
   *[other] { $count } Fehler; siehe `ecotone edition check`
}
edition-sources = Werte nach Herkunft: { $counts }
edition-copied = Kopiert nach { $folder }. Ändere dort die Dateien und rufe dann `ecotone edition check` auf.
edition-valid = Ausgabe { $name } ist gültig ({ $digest }).

score-house = Zeilen mit ◇ beruhen auf den dort genannten eigenen Werten, nicht auf gedruckten: Mit deinem Spiel können sie anders ausfallen. Mit `ecotone edition copy` kannst du die gedruckten Werte eintragen.
score-printed = Jede Zeile beruht auf gedruckten Werten oder auf solchen, die aus gedruckten Beispielen folgen.

replay-next = Eingabetaste: nächste Aktion
replay-unfinished = Die Partie ist nicht zu Ende; bisher { $actions } Aktionen. Die Datei ist gültig.
result-seat = { $place }. { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
result-alone = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
result-team-won = Ihr habt gemeinsam gewonnen, mit { $score ->
    [one] { $score } Punkt.
   *[other] { $score } Punkten.
}
result-team-lost = Ihr habt gemeinsam verloren, mit { $score ->
    [one] { $score } Punkt.
   *[other] { $score } Punkten.
}

play-welcome = { $game } · Partienummer { $seed } · { $edition }
play-pass = Gib das Gerät an { $name } weiter und drücke dann die Eingabetaste.
play-turn = { $name } ist dran
play-thinking = { $name } wählt: { $words }
play-prompt = Nummer (? für Hilfe)
play-help = Tippe die Nummer einer Entscheidung. h gibt einen Tipp, u nimmt die letzte Entscheidung an diesem Gerät zurück, t zeigt den Tisch, l den Verlauf, r das Wertungsblatt, s speichert, q speichert und beendet, 0 führt zur ersten Liste zurück. Du kannst auch eine Aktion tippen, etwa { $example }.
play-unknown = { $given } steht hier nicht zur Wahl.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-undone = Zurückgenommen.
play-saved = Gespeichert. So geht es weiter:
play-finished = Gespeichert. So lässt sich die Partie nachspielen oder analysieren:
play-no-save = Es gibt keine gespeicherte Partie { $file }. { $count ->
    [0] Noch wurde keine Partie gespeichert.
   *[other] Gespeicherte Partien: { $names }
}
play-save-exists = In { $file } ist schon eine Partie gespeichert. Setze sie mit --resume fort, wähle einen anderen Namen oder ersetze sie mit --overwrite.
play-over = Die Partie ist zu Ende.
play-back = (0: zurück)
seat-person = Spieler { $seat }
seat-bot = Spieler { $seat } (Bot: { $bot })

arena-title = { $game } · { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
} · { $deals ->
    [one] 1 Startaufstellung
   *[other] { $deals } Startaufstellungen
}, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · erste Partienummer { $seed }
arena-bot = Bot
arena-games = Partien
arena-win-rate = Siege
arena-mean-score = Punkte
arena-margin = Vorsprung vor dem besten anderen
arena-elo = Elo
arena-note = Jede Startaufstellung wird in jeder Sitzordnung gespielt; ein geteilter Sieg zählt anteilig. In Klammern: 95-%-Konfidenzintervalle.
arena-teams = Jede Startaufstellung wird von einem Team jedes Bots gespielt. In Klammern: 95-%-Konfidenzintervalle.

lengths-title = { $game } · { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
} · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} je Bot gegen sich selbst · erste Partienummer { $seed }
lengths-turns = Züge
lengths-decisions = Entscheidungen
lengths-shortest = kürzeste
lengths-median = Median
lengths-mean = Mittelwert
lengths-longest = längste
lengths-longest-seed = Partienummer der längsten

record-written = { $games ->
    [one] 1 Partie mit { $decisions } Entscheidungen steht
   *[other] { $games } Partien mit { $decisions } Entscheidungen stehen
} in { $data }; Spalten: { $schema }; Datenblatt: { $card }
record-exists = { $file } gibt es schon. Wähle einen anderen Namen, oder ersetze die Datei mit --force.

hint-lead = { $rank }. { $decision }: erwarteter Vorsprung { $expected } Punkte ({ $low } bis { $high }), { $share } % der Suche
hint-points = { $rank }. { $decision }: erwartet { $expected } Punkte ({ $low } bis { $high }), { $share } % der Suche
hint-chance = { $rank }. { $decision }: Siegchance { $expected } ({ $low } bis { $high }), { $share } % der Suche
hint-note = Erwartete Ergebnisse am Ende der Partie, aus einer Suche, die nur weiß, was du weißt. In Klammern: 95-%-Konfidenzintervalle.

analyse-number = Entscheidung
analyse-who = Platz
analyse-seat = { $seat } { $name }
analyse-taken = gespielt
analyse-expected = erwartet
analyse-cost = Kosten
analyse-other = beste Alternative
analyse-lead = erwarteter Vorsprung in Punkten
analyse-points = erwartete Punkte
analyse-chance = Siegchance
analyse-note-chance = Erwartet: die Siegchance. Kosten: wie viel davon die beste Alternative bewahrt hätte. Fett: sicher ein Fehler.
analyse-note-lead = Erwartet: Punktevorsprung vor dem besten anderen Platz am Ende. Kosten: wie viele Punkte mehr die beste Alternative gebracht hätte. Fett: sicher ein Fehler.
analyse-note-points = Erwartet: Punkte am Ende. Kosten: wie viele Punkte mehr die beste Alternative gebracht hätte. Fett: sicher ein Fehler.
analyse-mistakes = Größte Fehler von { $name }:
analyse-no-mistakes = { $name } hat keine eindeutigen Fehler gemacht.
analyse-mistake = Entscheidung { $number }: { $taken } kostete { $cost } Punkte ({ $low } bis { $high }). Besser: { $other }
analyse-plotted = Die Kurve steht in { $file }.

journal-number = Nr.
journal-title = Projekt
journal-place = Ort
journal-result = Ergebnis
journal-open = offen
journal-locked = gesperrt
journal-won = { $wins } von { $plays } gewonnen, Bestwert { $best }
journal-lost = noch nicht gewonnen in { $plays ->
    [one] einer Partie
   *[other] { $plays } Partien
}, Bestwert { $best }
journal-envelope = Öffne den Umschlag „{ $title }“: Seine Spezies sind von nun an im Stapel.
journal-setup = Aufbau
journal-rules = Sonderregeln
journal-conditions = Zum Sieg am Ende der Partie
journal-tried = { $game } · { $deals ->
    [one] 1 Startaufstellung
   *[other] { $deals } Startaufstellungen
} je Projekt, { $games } Partien · erste Partienummer { $seed }
journal-tried-by = { $bot }, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
journal-tried-note = Wie oft jedes Projekt gewonnen wurde, in Klammern 95-%-Konfidenzintervalle. Auf allen Plätzen einer Partie spielt derselbe Bot.
journal-exported = Dein Fortschritt ist in { $file } gespeichert.
journal-resumed = Deine gespeicherte Partie geht weiter; `ecotone journal { $number } --new` beginnt eine neue.
journal-unreadable = Eine gespeicherte Partie lässt sich nicht fortsetzen: { $why }
journal-success = Projekt gewonnen.
journal-failure = Diesmal nicht. Spiele es mit neu gemischten Karten noch einmal.

yields-parks = Parks: im Mittel { $mean }, mittlere 80 % von { $low } bis { $high }; Ziele: im Mittel { $goals }.
yields-animals = Tiere: mittlerer Ertrag { $mean } Punkte; niedrigster { $low } und höchster { $high } davon: { $even ->
    [yes] ausgeglichen
   *[no] nicht ausgeglichen
} auf 20 % genau.
yields-kind = Plättchenart
yields-animal = Tier
yields-landscape = Landschaft
yields-needs = Bedürfnisse
yields-points = Punkte
yields-laid = gelegt
yields-fulfilled = erfüllt
yields-mean = mittlerer Ertrag
yields-of-mean = Anteil am Mittelwert

values-tile = Plättchen
values-met = je Partie erreicht
values-with-effect = mit Wirkung
values-worth = Wert
values-uncertainty = ±
values-cases = Fälle

new-game-created = { $folder } angelegt. Weiter mit:
    pip install -e '{ $folder }[dev]'
    ecotone play { $name }
    pytest { $folder }

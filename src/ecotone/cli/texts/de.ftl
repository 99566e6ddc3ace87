compiling = { $game } wird für den ersten Start auf diesem Rechner vorbereitet; das dauert einmalig bis zu einer Minute.
prepared = { $game } ist bereit.

games-game = Spiel
games-title = Titel
games-players = Personen
games-editions = Ausgaben
games-option = Option
games-default = Vorgabe
games-values = Werte
games-meaning = Bedeutung
games-applies = (nur mit { $conditions })
games-condition-players = { $high ->
    [one] 1 Person
   *[other] { $count } Personen
}
games-and = {" "}und{" "}
games-or = {" "}oder{" "}

edition-game = Spiel
edition-edition = Ausgabe
edition-title = Titel
edition-house = eigene Werte
edition-house-share = { $house ->
    [0] Alle Werte sind gedruckt oder abgeleitet.
   *[other] { $house } von { $all } Werten sind unser eigener Entwurf.
}
edition-copy-title = Kopie von „{ $original }“: { $name }
edition-copy-about = Eine Kopie von „{ $original }“, um einzutragen, was gedruckt ist. Neben jedem Wert steht, woher er stammt: printed (gedruckt), derived (abgeleitet) oder house (unser eigener Entwurf).
edition-faulty = { $count ->
    [one] 1 Fehler; siehe `ecotone edition check`
   *[other] { $count } Fehler; siehe `ecotone edition check`
}
edition-sources = Werte nach Herkunft: { $counts }
edition-copied = Kopiert nach { $folder }. Ändere dort die Dateien und rufe dann `ecotone edition check` auf.
edition-valid = Ausgabe { $name } ist in Ordnung ({ $digest }).

score-house = Zeilen mit ◇ beruhen auf den dort genannten eigenen Werten, nicht auf gedruckten: Mit deiner Schachtel können sie anders ausfallen. Um einzutragen, was gedruckt ist: `ecotone edition copy`.
score-printed = Jede Zeile beruht auf gedruckten Werten oder auf solchen, die aus gedruckten Beispielen folgen.

replay-next = Eingabetaste: nächste Aktion
replay-unfinished = Das Spiel ist nicht zu Ende; bisher { $actions } Aktionen. Die Datei ist in Ordnung.
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

play-welcome = { $game } · Startwert { $seed } · { $edition }
play-pass = Gib das Gerät an { $name } und drücke die Eingabetaste.
play-turn = { $name } entscheidet
play-thinking = { $name } wählt: { $words }
play-prompt = Nummer (oder ? für Hilfe)
play-help = Tippe die Nummer einer Entscheidung. h gibt einen Rat, u nimmt die letzte Entscheidung an diesem Gerät zurück, t zeigt den Tisch, l das Protokoll, r das Wertungsblatt, s speichert, q speichert und beendet, 0 führt zur ersten Liste zurück. Eine Aktion kann auch getippt werden, etwa { $example }.
play-unknown = Die Wahl { $given } gibt es hier nicht.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-undone = Zurückgenommen.
play-saved = Gespeichert. Weiter geht es mit:
play-finished = Gespeichert. Nachspielen oder auswerten lässt sich das Spiel mit:
play-no-save = Es gibt kein gespeichertes Spiel { $file }. { $count ->
    [0] Noch wurde kein Spiel gespeichert.
   *[other] Gespeicherte Spiele: { $names }
}
play-save-exists = In { $file } ist schon ein Spiel gespeichert. Setze es mit --resume fort, wähle einen anderen Namen oder ersetze es mit --overwrite.
play-over = Das Spiel ist zu Ende.
play-back = (0: zurück)
seat-person = Spieler { $seat }
seat-bot = Spieler { $seat } (Bot: { $bot })

arena-title = { $game } · { $players ->
    [one] 1 Person
   *[other] { $players } Personen
} · { $deals ->
    [one] 1 Startlage
   *[other] { $deals } Startlagen
}, { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} · Startwert { $seed }
arena-bot = Bot
arena-games = Spiele
arena-win-rate = Siege
arena-mean-score = Punkte
arena-margin = Vorsprung vor dem besten anderen
arena-elo = Elo
arena-note = Jede Startlage wird in jeder Sitzordnung gespielt; ein geteilter Sieg zählt zu gleichen Teilen. In Klammern: 95-%-Bereiche.
arena-teams = Jede Startlage wird von einem Team jedes Bots gespielt. In Klammern: 95-%-Bereiche.

lengths-title = { $game } · { $players ->
    [one] 1 Person
   *[other] { $players } Personen
} · { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} je Bot gegen sich selbst · Startwert { $seed }
lengths-turns = Züge
lengths-decisions = Entscheidungen
lengths-shortest = kürzestes
lengths-median = Median
lengths-mean = Mittel
lengths-longest = längstes
lengths-longest-seed = Startwert des längsten

hint-lead = { $rank }. { $decision }: erwarteter Vorsprung { $expected } Punkte ({ $low } bis { $high }), { $share } % der Suche
hint-points = { $rank }. { $decision }: erwartet { $expected } Punkte ({ $low } bis { $high }), { $share } % der Suche
hint-chance = { $rank }. { $decision }: Aussicht auf den Sieg { $expected } ({ $low } bis { $high }), { $share } % der Suche
hint-note = Am Ende erwartet von einer Suche, die weiß, was du weißt; weitere Suchen kämen in 95 von 100 Fällen in den genannten Bereich.

analyse-number = Entscheidung
analyse-who = Platz
analyse-seat = { $seat } { $name }
analyse-taken = getroffen
analyse-expected = erwartet
analyse-cost = Kosten
analyse-other = beste andere
analyse-lead = erwarteter Vorsprung in Punkten
analyse-points = erwartete Punkte
analyse-chance = Aussicht auf den Sieg
analyse-note-chance = Erwartet: die Aussicht auf den Sieg. Kosten: wie viel davon die beste andere Entscheidung bewahrt hätte. Fett: sicher ein Fehler.
analyse-note-lead = Erwartet: Vorsprung in Punkten vor dem besten anderen Platz am Ende. Kosten: Punkte, die die beste andere Entscheidung darüber hinaus gebracht hätte. Fett: sicher ein Fehler.
analyse-note-points = Erwartet: Punkte am Ende. Kosten: Punkte, die die beste andere Entscheidung darüber hinaus gebracht hätte. Fett: sicher ein Fehler.
analyse-mistakes = Größte Fehler von { $name }:
analyse-no-mistakes = { $name } hat keinen Fehler gemacht, der sicher einer ist.
analyse-mistake = Entscheidung { $number }: { $taken } kostete { $cost } Punkte ({ $low } bis { $high }). Besser: { $other }
analyse-plotted = Die Kurve steht in { $file }.

journal-number = Nr.
journal-title = Projekt
journal-place = Ort
journal-result = Ergebnis
journal-open = offen
journal-locked = noch nicht offen
journal-won = { $wins } von { $plays } gewonnen, Bestwert { $best }
journal-lost = noch nicht gewonnen in { $plays ->
    [one] einer Partie
   *[other] { $plays } Partien
}, Bestwert { $best }
journal-envelope = Öffne den Umschlag „{ $title }“: Seine Spezies sind von nun an im Stapel.
journal-setup = Aufbau
journal-rules = Sonderregeln
journal-conditions = Zum Sieg am Ende
journal-tried = { $game } · { $deals ->
    [one] 1 Startlage
   *[other] { $deals } Startlagen
} je Projekt, { $games } Spiele · Startwert { $seed }
journal-tried-by = { $bot }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
journal-tried-note = Wie oft jedes Projekt gewonnen wurde; in Klammern 95-%-Bereiche. Alle Plätze einer Partie hat derselbe Bot.
journal-exported = Der Fortschritt steht in { $file }.
journal-resumed = Die gespeicherte Partie geht weiter; „ecotone journal { $number } --new“ beginnt eine andere.
journal-unreadable = Eine gespeicherte Partie lässt sich nicht fortsetzen: { $why }
journal-success = Projekt erfüllt.
journal-failure = Diesmal nicht. Spiele es mit neu gemischten Karten noch einmal.

yields-parks = Parks: im Mittel { $mean }, mittlere 80 % von { $low } bis { $high }; Ziele: im Mittel { $goals }.
yields-animals = Tiere: mittlerer Ertrag { $mean } Punkte; niedrigster { $low }, höchster { $high } davon: { $even ->
    [yes] ausgeglichen
   *[no] nicht ausgeglichen
} auf 20 % genau.
yields-kind = Art
yields-animal = Tier
yields-landscape = Landschaft
yields-needs = Bedarf
yields-points = Punkte
yields-laid = gelegt
yields-fulfilled = erfüllt
yields-mean = mittlerer Ertrag
yields-of-mean = vom Mittel

values-tile = Plättchen
values-met = je Spiel erreicht
values-with-effect = mit Wirkung
values-worth = Wert
values-uncertainty = ±
values-cases = Fälle

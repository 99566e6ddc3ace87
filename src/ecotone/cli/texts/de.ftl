compiling = { $game } wird für den ersten Start auf diesem Rechner vorbereitet; das dauert einmalig bis zu einer Minute.
prepared = { $game } ist bereit.

games-game = Spiel
games-title = Titel
games-players = Spieler
games-hopeless = Kaum zu gewinnen, höchstens eine von zwanzig Partien:
games-win-rates = Wie oft Bots ({ $bot }) gemeinsam gewinnen, von je { $games } Partien, mit 95-%-Intervall:
games-table = Optionen
games-win-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
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
edition-source-printed = { $count } gedruckt
edition-source-derived = { $count } abgeleitet
edition-source-house = { $count } eigene (◇)
edition-copied = Kopiert nach { $folder }. Ändere dort die Dateien und rufe dann `ecotone edition check` auf.
edition-valid = Ausgabe { $name } ist gültig ({ $digest }).

score-place = Platz
score-player = Spieler
score-points = Punkte
score-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
score-winner-tie-break = { $count ->
    [one] Gleich viele Punkte; { $names } gewinnt durch { $by }.
   *[other] Gleich viele Punkte; { $names } teilen sich den Sieg durch { $by }.
}
score-won = Gewonnen.
score-lost = Verloren.
score-open = Das Spiel ist noch nicht zu Ende.
score-house = Zeilen mit ◇ beruhen auf den dort genannten eigenen Werten, nicht auf gedruckten: Mit deinem Spiel können sie anders ausfallen. Mit `ecotone edition copy` kannst du die gedruckten Werte eintragen.
score-printed = Jede Zeile beruht auf gedruckten Werten oder auf solchen, die aus gedruckten Beispielen folgen.

replay-next = Eingabetaste: nächste Aktion
verify-replayed = Alle { $actions } Aktionen sind erlaubt und führen zur gespeicherten Endstellung.
verify-committed = Die Ausgangslage war vor dem Spiel festgelegt: { $digest }
verify-uncommitted = Die Datei enthält keine Festlegung; ob die Ausgangslage vor dem Spiel feststand, zeigt sie nicht.
verify-noted = Das ist der Code, den du notiert hast.
verify-not-noted = Das ist nicht der Code, den du notiert hast: Es ist eine andere Ausgangslage.
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
play-prompt = Nummer (? für Hilfe)
play-help = Tippe die Nummer einer Entscheidung oder was auf dem Tisch steht: einen Buchstaben, eine Koordinate oder einen Namen. 0 führt zur ersten Liste zurück. Du kannst auch eine Aktion ganz ausschreiben, etwa { $example }. Mehrere Entscheidungen in einer Zeile trenne durch Kommas. Befehle:
play-unknown = { $given } steht hier nicht zur Wahl.
play-left = Nicht ausgeführt: { $given }
mark-met = erfüllt:
mark-counts = , zählt
mark-unmet = nicht erfüllt:
arrow-directions = Norden Nordosten Osten Südosten Süden Südwesten Westen Nordwesten
arrow-change = , dann
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-saved = Gespeichert. So geht es weiter:
play-next-level = { $same ->
    [yes] Die Stufe { $level } passt am besten zu dir
   *[no] Versuche es beim nächsten Mal mit der Stufe { $level }
}: { $players ->
    [2] Du würdest etwa { $chance } solcher Partien gewinnen
   *[other] Du würdest in etwa { $chance } der Partien vor einem solchen Bot liegen
} (geschätzt aus { $games ->
    [one] dieser Partie
   *[other] deinen letzten { $games } Partien
}).
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

study-title = { $game }: { $question ->
    [strength] wie stark alles ist
    [seats] wer am Tisch gewinnt
    [length] wie lang eine Partie ist
   *[decides] was entscheidet
}
study-setup = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}, { $bot }
study-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
study-estimate = { $value } ({ $low } bis { $high })
study-component = was
study-kind = Kategorie
study-kind-cards = Karte
study-kind-skills = Fähigkeit
study-kind-tiles = Plättchen
study-kind-species = Art
study-kind-policies = Politikkarte
study-kind-workers = Arbeiter
study-uses = Einsätze je Partie
study-strength-lead = Vorsprung je Einsatz, Punkte
study-strength-points = Ergebnis je Einsatz, Punkte
study-strength-win-rate = Siegchance je Einsatz
study-strength-note = Vorsprung je Einsatz: um wie viele Punkte jemand vor den anderen lag, für jedes Mal, das er es öfter einsetzte als sie (allein oder gemeinsam: verglichen mit Partien mit weniger Einsätzen). Das zeigt, was mit dem Sieg einhergeht; die Ursache muss es nicht sein. In Klammern: 95-%-Konfidenzintervalle.
study-seat = Platz { $seat }
study-all-seats = alle gemeinsam
study-seat-column = Platz
study-wins = Siege
study-points = Punkte
study-seats-note = Auf jedem Platz sitzt der gleiche Bot; ein geteilter Sieg zählt anteilig. In Klammern: 95-%-Konfidenzintervalle.
study-length = Entscheidungen oder Züge aller Spieler
study-length-shortest = kürzeste
study-length-tenth = jede zehnte ist kürzer als
study-length-median = Median
study-length-ninetieth = jede zehnte ist länger als
study-length-longest = längste
study-length-mean = Mittelwert
study-length-note = Dünn: von der kürzesten bis zur längsten Partie; dick: acht von zehn Partien; Punkt: der Median.
study-line = Zeile
study-winners-apart = Sieger
study-others-apart = andere
study-winners-together = gewonnene Partien
study-others-together = verlorene Partien
study-line-habitat-points = Punkte für Lebensräume
study-line-impact-points = Punkte für vermiedene Wirkungen
study-line-impacts = Wirkungen
study-line-rounds = Runden
study-line-turns = Züge
study-line-producers = Produzenten
study-line-consumers = Konsumenten
study-line-measures = Maßnahmen
study-line-policies = Politikkarten
study-decides-lead = Vorsprung der Sieger, Punkte
study-decides-points = Vorsprung der Sieger, Punkte
study-decides-win-rate = Unterschied zwischen gewonnenen und verlorenen Partien
study-decides-note = Die Mittelwerte der Sieger und der anderen, Zeile für Zeile der Wertung; zusammen ergeben die Vorsprünge den der Sieger. Wo alle gemeinsam gewinnen oder verlieren: gewonnene Partien neben verlorenen. In Klammern: 95-%-Konfidenzintervalle.

record-written = { $games ->
    [one] 1 Partie mit { $decisions } Entscheidungen steht
   *[other] { $games } Partien mit { $decisions } Entscheidungen stehen
} in { $data }; Spalten: { $schema }; Datenblatt: { $card }
record-exists = { $file } gibt es schon. Wähle einen anderen Namen, oder ersetze die Datei mit --force.

hint-lead = { $rank }. { $decision }: erwarteter Vorsprung { $expected } Punkte ({ $low } bis { $high })
hint-points = { $rank }. { $decision }: erwartet { $expected } Punkte ({ $low } bis { $high })
hint-chance = { $rank }. { $decision }: Siegchance { $expected } ({ $low } bis { $high })
hint-reasons = Warum: { $for }.
hint-reasons-both = Warum: { $for }. Aber: { $against }.
hint-reasons-against = Aber: { $against }.
hint-even = Zwischen dieser und der nächstbesten Entscheidung liegt wenig.
hint-nearly-best = Zwischen dieser und der besten Entscheidung liegt wenig.
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
} je Projekt, { $difficulty }, { $games } Partien · erste Partienummer { $seed }
journal-tried-by = { $bot }, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
journal-tried-note = Wie oft jedes Projekt gewonnen wurde, in Klammern 95-%-Konfidenzintervalle. Auf allen Plätzen einer Partie spielt derselbe Bot.
journal-lost-note = Verloren allein an den Punkten · allein an anderen Bedingungen · an beidem. In Klammern: der Anteil, den allein andere Bedingungen entschieden; die Punkte waren erreicht.
journal-difficulty = Schwierigkeit: { $difficulty } (andere: { $others })
journal-at-difficulty = { $difficulty }: { $result }
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
backed-up = Die Sicherung steht in { $file }. Halte sie privat: Sie enthält, was in laufenden Partien verdeckt liegt.
restored = Aus { $file } wiederhergestellt.
copied-rows = { $table }: { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}
migrated = Die Datenbank wurde von Fassung { $before } auf { $after } gebracht.
migrated-already = Die Datenbank hat schon die neueste Fassung, { $after }.
no-backup = { $place } enthält keine Tische von Ecotone oder ist beschädigt
not-empty = { $place } gibt es schon oder enthält Tische; nichts wurde überschrieben
puzzles-found = Bisher { $count } Aufgaben
puzzles-verified = Alle { $count } Aufgaben haben eine sichere Lösung.
calibrate-title = { $game }, { $players } Spieler: { $positions } Stellungen aus { $games } Partien. Tatsächlich = { $intercept } + { $slope } × erwartet, Standardabweichung { $spread }.
calibrate-positions = Stellungen
calibrate-expected = Von Tipps erwartet
calibrate-actual = Tatsächlich (95-%-Bereich)
fit-begun = { $command } (wird nötigenfalls erst übersetzt)
fit-played = { $games } Partien von { $bot } gespielt, noch { $left } s
fit-fitted = An { $positions } Stellungen angepasst: Fehler { $error }, der jetzigen Bewertung { $present }
fit-network = Netz ({ $where }): Verlust { $loss } ohne es, in zurückgehaltenen Partien
fit-epoch = Netz: Durchgang { $epoch } von { $epochs }, Verlust { $loss } in zurückgehaltenen Partien
fit-met = { $name }, { $simulations } Simulationen, { $games } Partien: gewinnt { $win_rate } % ({ $low } bis { $high }), { $score } Punkte; der jetzige Bot { $present } %, { $present_score } Punkte
fit-written = { $passed ->
    [yes] { $file } ist geschrieben. Es gewann { $rate } von { $games } Partien gegen den jetzigen Bot und hat die Prüfung bestanden. So spielt es: { $bot }
   *[no] { $file } ist geschrieben. Es gewann { $rate } von { $games } Partien gegen den jetzigen Bot, zu wenig, um die Prüfung zu bestehen. So spielt es: { $bot }
}

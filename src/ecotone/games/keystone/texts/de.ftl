title = Keystone: Nordamerika
campaign = Forschungstagebuch
player = Spieler { $seat }
about = Ordne Spezies so an, dass in jeder Reihe und Spalte die Biotope passen und die Nummern fortlaufen.

habitat-f = Wald
habitat-d = Wüste
habitat-w = Sumpf
habitat-a = Arktis
symbol-spring = Frühling
symbol-summer = Sommer
symbol-fall = Herbst
symbol-winter = Winter
symbol-keystone = Schlüsselart
symbol-endangered = Gefährdet
symbol-tag = Kennzeichnung
wild-card = Wildnis { $habitat } ({ $season })

option-variant = Variante
option-assignment = Projekt im Forschungstagebuch (solo und gemeinsam)
option-limited-synergy = Nur 80 Eicheln im Vorrat
option-free-wilds = Jede Wildniskarte eines Stapels wählbar, nicht nur die oberste

effect-r-spring = eine Frühlingskarte erforschen
effect-r-summer = eine Sommerkarte erforschen
effect-r-fall = eine Herbstkarte erforschen
effect-r-winter = eine Winterkarte erforschen
effect-r-tag = eine gekennzeichnete Karte erforschen
effect-r-end1 = eine gefährdete Karte erforschen
effect-r-end2 = eine gefährdete Karte doppelt erforschen
effect-r-wild = eine Wildniskarte erforschen
effect-draw3 = 3 ziehen, 1 legen
effect-dig3 = 1 der obersten 3 abgelegten Karten legen
effect-gain = { $count ->
    [one] { $count } Eichel nehmen
   *[other] { $count } Eicheln nehmen
}
effect-move1 = eine Karte verschieben
effect-move2 = zweimal eine Karte verschieben
effect-discard = { $count ->
    [one] { $count } Karte aus der Auslage ablegen
   *[other] { $count } Karten aus der Auslage ablegen
}

goal-line2 = 2 × { $symbol } auf einer Linie
goal-line3 = 3 × { $symbol } auf einer Linie
goal-diag2 = 2 × { $symbol } diagonal
goal-l3 = 3 × { $symbol } in L-Form
goal-of3 = 3 × { $symbol } beliebig
goal-of4 = 4 × { $symbol } beliebig

phase-turn = Führe deine Aktion aus: Siedle eine Spezies an oder nutze Forschungsplättchen.
phase-order = Wähle, welches inaktive Plättchen du als Nächstes ausführst.
phase-research = Wähle eine Karte zum Erforschen.
phase-offer = Willst du die Karten ansehen?
phase-keep = Lege eine der Karten oder keine.
phase-return = Wähle, welche Karte als Nächstes auf den Ablagestapel kommt.
phase-move = Verschiebe eine Karte.
phase-discard = Lege eine Karte aus der Auslage ab.
phase-after = Kaufe eine Wildniskarte oder beende deinen Zug.
phase-over = Die Partie ist zu Ende.

action-introduce = Ansiedeln: { $card } auf { $space } (Preis { $cost }, { $tokens } auf der Karte, bringt { $gain })
action-use-active = „{ $skill }“ nutzen: { $effects }
action-use-exhausted = { $count ->
    [one] Das inaktive Plättchen nutzen (Zeit −1)
   *[other] Alle { $count } inaktiven Plättchen nutzen (Zeit −1)
}
action-buy-wild = Für { $price } kaufen: { $card }, auf { $space } (bringt { $gain })
action-resolve = „{ $skill }“ ausführen: { $effects }
action-research = Erforschen: { $card } auf { $space }
action-look = { $pile ->
    [deck] Die obersten 3 Karten vom Stapel ziehen
   *[discard] Die obersten 3 Karten des Ablagestapels ansehen
}
action-keep = Legen: { $card } auf { $space } (bringt { $gain })
action-keep-none = Keine davon legen
action-put-back = Auf den Ablagestapel legen: { $card }
action-move = Verschieben: { $card } von { $start } nach { $space } (bringt { $gain })
action-discard = Aus der Auslage ablegen: { $card }
action-skip = Diesen Effekt auslassen
action-end-turn = { $passing ->
    [yes] Nichts ist möglich: Zeit vergehen lassen
   *[no] Zug beenden
}

group-introduce = Ansiedeln: { $card } (Preis { $cost }, { $tokens } auf der Karte) …
group-buy-wild = Für { $price } kaufen: { $card } …
group-keep = Legen: { $card } …
group-move = Verschieben: { $card } von { $start } …

event-introduce = { player } hat „{ $card }“ auf { $space } angesiedelt (Preis { $cost }, { $gain ->
    [one] +{ $gain } Eichel
   *[other] +{ $gain } Eicheln
}).
event-use-active = { player } hat „{ $skill }“ genutzt.
event-use-exhausted = { player } hat alle inaktiven Plättchen genutzt.
event-buy-wild = { player } hat „{ $card }“ gekauft und auf { $space } gelegt.
event-resolve = { player } hat „{ $skill }“ ausgeführt.
event-research = { player } hat „{ $card }“ auf { $space } erforscht.
event-look = { player } hat sich drei Karten angesehen.
event-keep = { player } hat „{ $card }“ auf { $space } gelegt ({ $gain ->
    [one] +{ $gain } Eichel
   *[other] +{ $gain } Eicheln
}).
event-keep-none = { player } hat keine der Karten gelegt.
event-put-back = { player } hat „{ $card }“ auf den Ablagestapel gelegt.
event-move = { player } hat „{ $card }“ von { $start } nach { $space } verschoben ({ $gain ->
    [one] +{ $gain } Eichel
   *[other] +{ $gain } Eicheln
}).
event-discard = { player } hat „{ $card }“ aus der Auslage abgelegt.
event-skip = { player } hat einen Effekt ausgelassen.
event-end-turn = { player } hat den Zug beendet.
event-time = Der Zeitmarker ist auf { $time } vorgerückt.
event-refill = Neu in der Auslage: { $cards }.
event-final-round = Dies ist die letzte Runde.
event-over = Die Partie ist zu Ende.

board-title = { player }
board-you = { player } (du)
board-shared = Gemeinsames Tableau
board-synergy = { $count ->
    [one] { $count } Eichel
   *[other] { $count } Eicheln
}
field-title = Auslage (Preis unter der Karte)
field-cost = { $cost ->
    [0] gratis
   *[other] { $cost } zahlen
}
skills-title = Forschungsplättchen
skill-active = aktiv
skill-exhausted = inaktiv
wilds-title = Wildniskarten (je { $price })
objective-title = Geheime Ziele: { $name }
piles = Stapel { $deck } · abgelegt { $discard } · Zeit { $time } · Zug { $turn }{ $last ->
    [0] {""}
   *[other] {" "}von { $last }
}
discard-top = Oben auf dem Ablagestapel: { $cards }
season-now = Aktuelle Jahreszeit: { $season }
story-log = { $count } Tagebuchmarker im Logbuch
space-closed = gesperrt
space-invaded = befallen
legend-story = Tagebuchmarker
looking = Angesehene Karten: { $cards }
assignment-title = Projekt { $number }: { $title }
assignment-won = Projekt gewonnen.
assignment-lost = Projekt nicht gewonnen.
legend = F Wald · D Wüste · W Sumpf · A Arktis · K Schlüsselart · ! Gefährdet · # Kennzeichnung · ● Notizmarker

sheet-column = S{ $number }
sheet-row = R{ $number }
sheet-objective = Geheime Ziele
sheet-synergy = Eicheln
sheet-total = Summe
sheet-none = kein Ökosystem
sheet-run = { $habitat }: { $cards } — ({ $count } + { $research }) × { $multiplier }
sheet-goal-met = ✓ { $goal }: { $cards }
sheet-goal-open = – { $goal }
sheet-goals = { $met } von 4 Zielen
house-number = Nummer
house-habitats = Biotope
house-keystone = Schlüsselart-Symbol
house-season = Jahreszeit
house-endangered = Gefährdet-Symbol
house-tag = Kennzeichnung-Symbol
house-goals = die Ziele dieser Karte
house-points = Punkte für diese Zahl von Zielen
sheet-tokens = { $tokens ->
    [one] { $tokens } Eichel
   *[other] { $tokens } Eicheln
}, 1 Punkt für je 3


wild-short = Wildnis

refuse-synergy = { $need ->
    [one] Kostet { $need } Eichel; du hast { $have }.
   *[other] Kostet { $need } Eicheln; du hast { $have }.
}
refuse-board-full = Dein Tableau ist voll.
refuse-acted = Du hast in diesem Zug schon eine Aktion ausgeführt.
refuse-skill-first = Führe zuerst das Forschungsplättchen zu Ende aus.
refuse-exhausted = Dieses Plättchen ist inaktiv. Inaktive Plättchen lassen sich nur alle zusammen nutzen.
refuse-none-exhausted = Noch ist kein Plättchen inaktiv.
refuse-stack-empty = Von diesem Biotop gibt es keine Wildniskarte mehr.
refuse-wild-bought = Du darfst nur eine Wildniskarte pro Zug kaufen.
refuse-wild-later = Du darfst eine Wildniskarte nur vor oder nach deiner Aktion kaufen.
refuse-researched = Schon erforscht.
refuse-no-symbol = Dieser Karte fehlt das Symbol, das das Plättchen verlangt.

action-band = Beringen für { $price }: { $card } auf { $space }
action-clear = { $space } für { $price } räumen
event-band = { player } hat „{ $card }“ auf { $space } beringt.
event-clear = { player } hat { $space } geräumt.
event-logged = { $count ->
    [one] Ein Tagebuchmarker kommt ins Logbuch: { $total } insgesamt.
   *[other] { $count } Tagebuchmarker kommen ins Logbuch: { $total } insgesamt.
}
event-invaded = { $space } ist befallen.
event-cared = „{ $card }“ erholt sich: { $left ->
    [0] kein Tagebuchmarker mehr.
   *[other] noch { $left } Tagebuchmarker.
}
event-shifted = Alles in { $line } ist um ein Feld weitergerückt.
event-storm = Der Sturm hat Karten aus der Auslage gerissen.
refuse-no-place = Die Sonderregeln lassen für diese Karte kein Feld frei.
refuse-invaded = Befallen: Räume dieses Feld zuerst.
refuse-closed = Dieses Feld ist gesperrt.
refuse-wild-limit = In dieser Partie darfst du keine Wildniskarte mehr kaufen.
option-envelopes = Spezies aus den ersten Umschlägen des Forschungstagebuchs (0 bis 6)

space = R{ $row }·S{ $column }
full-habitat-f = Wald/Heide
full-habitat-d = Wüste/Steppe
full-habitat-w = Sumpf/Fluss
full-habitat-a = Arktis/Gebirge
list-and = {" "}und{" "}
list-or = {" "}oder{" "}

condition-score-min = { $a ->
    [one] mindestens { $a } Punkt
   *[other] mindestens { $a } Punkte
}
condition-goals-min = { $a ->
    [one] mindestens ein erfülltes geheimes Ziel
   *[other] mindestens { $a } erfüllte geheime Ziele
}
condition-line-score-min = { $a ->
    [one] mindestens eine Reihe oder Spalte
   *[other] mindestens { $a } Reihen oder Spalten
} mit { $b } oder mehr Punkten
condition-synergy-min = { $a ->
    [one] mindestens eine Eichel übrig
   *[other] mindestens { $a } Eicheln übrig
}
condition-board-full = ein volles Tableau
condition-runs-min = { $a ->
    [one] mindestens eine Reihe oder Spalte
   *[other] mindestens { $a } Reihen oder Spalten
} mit einem { $habitat ->
    [none] Ökosystem
   *[other] { $habitat }-Ökosystem
} aus { $b } oder mehr Karten
condition-research-min = { $a ->
    [one] mindestens ein Notizmarker
   *[other] mindestens { $a } Notizmarker
}{ $noun ->
    [wild] {" "}auf Wildniskarten
    [species] {" "}auf Spezies
   *[card] { $marks ->
        [none] {""}
       *[other] {" "}auf Karten
    }
}{ $marks ->
    [none] {""}
   *[other] {" "}mit { $marks }
}
condition-cards-min = { $noun ->
    [wild] { $a ->
        [one] mindestens eine Wildniskarte
       *[other] mindestens { $a } Wildniskarten
    }
    [species] { $a ->
        [one] mindestens eine Spezies
       *[other] mindestens { $a } Spezies
    }
   *[card] { $a ->
        [one] mindestens eine Karte
       *[other] mindestens { $a } Karten
    }
}{ $marks ->
    [none] {""}
   *[other] {" "}mit { $marks }
}
condition-story-min = { $a ->
    [one] mindestens ein Tagebuchmarker im Logbuch
   *[other] mindestens { $a } Tagebuchmarker im Logbuch
}
condition-story-max = { $a ->
    [0] kein Tagebuchmarker mehr auf dem Tableau
    [one] höchstens ein Tagebuchmarker auf dem Tableau
   *[other] höchstens { $a } Tagebuchmarker auf dem Tableau
}
condition-species-placed = { $species } auf dem Tableau
filter-number = der Nummer { $numbers }
filter-symbol = dem Symbol { $symbol }

setup-skills = Forschungsplättchen: { $skills }
setup-objective = Geheime Ziele { $number }, { $name }: { $goals }
setup-wilds = { $wilds ->
    [none] Keine Wildniskarten
   *[other] Wildniskarten, je { $count }: { $wilds }
}
setup-synergy = { $count ->
    [one] { $count } Eichel
   *[other] { $count } Eicheln
}
setup-time = Zeitmarker auf { $time }
setup-placed = Auf dem Tableau: { $card } auf { $space }{ $tokens ->
    [none] {""}
   *[other] {" "}mit { $tokens }
}
setup-research = { $count ->
    [one] { $count } Notizmarker
   *[other] { $count } Notizmarkern
}
setup-story = { $count ->
    [one] { $count } Tagebuchmarker
   *[other] { $count } Tagebuchmarkern
}
setup-closed = { $count ->
    [one] Gesperrtes Feld: { $spaces }
   *[other] Gesperrte Felder: { $spaces }
}
setup-invaded = { $count ->
    [one] Ein Tagebuchmarker auf { $spaces }
   *[other] Je ein Tagebuchmarker auf { $spaces }
}

# Die geführte erste Partie
guide-welcome = Das ist dein Tableau: 16 leere Felder für Spezies. In jeder Reihe und jeder Spalte wird ein Ökosystem gewertet: benachbarte Karten, die ein Biotop gemeinsam haben und deren Nummern um genau eins steigen oder fallen.
guide-introduce = Nimm eine Karte aus der Auslage. Die ganz rechts ist gratis. Wähle den Weißwedelhirsch, dann das hervorgehobene Feld, und bestätige.
guide-neighbour = Der Schneeschuhhase ist eine 2 und lebt wie der Hirsch, eine 3, im Wald. Lege ihn daneben: Jedes gemeinsame Biotop bringt dir eine Eichel, und die beiden bilden ein Ökosystem.
guide-line = Reihe 2 zählt jetzt. Jede Karte des Ökosystems zählt eins; mit jeder Schlüsselart darin wird es noch einmal gewertet. Zeige auf den Reiter R2, um die Rechnung zu sehen.
guide-price = Karten weiter links kosten eine Eichel für jede Karte rechts von ihnen. Du legst die Eicheln auf diese Karten; wer eine davon nimmt, bekommt sie. Zahle 2 für die Moosspinne und setze das Ökosystem fort: 3, 2, 1.
guide-skill = Statt eine Karte zu nehmen, kannst du ein Plättchen nutzen. „Fördergeld“ bringt dir 5 Eicheln; danach wird es auf seine schwächere Seite gedreht. Wähle es und bestätige.
guide-discard = Die meisten Plättchen haben ihren Preis: Karten verlassen die Auslage. Lege drei ab, von links.
guide-wild = Vor oder nach deiner Aktion kannst du für 10 Eicheln eine Wildniskarte kaufen. Sie hat ein Biotop und kann jede Nummer sein. Kaufe die Wildniskarte „Wald“ und lege sie an den Anfang von Reihe 2: Als 4 verlängert sie das Ökosystem um eine Karte.
guide-research = Ein Notizmarker ist so viel wert wie eine weitere Karte. Nutze den „Markierungstag“ und lege einen Notizmarker auf den Hasen, die gekennzeichnete Karte.
guide-discard-again = Der „Markierungstag“ kostet zwei Karten aus der Auslage. Lege zwei ab, von links.
guide-exhausted = Zwei Plättchen sind inaktiv. Nutze beide auf einmal: Mit dem „Markierungstag“ erforschst du jetzt eine gefährdete Karte, die Spinne; lass das Verschieben aus. Dann werden alle Plättchen wieder aktiv, und der Zeitmarker rückt um eins vor.
guide-goals = Deine geheimen Ziele bringen 4, 10, 16 oder 24 Punkte, je nachdem, ob du eines, zwei, drei oder alle vier erfüllst. Hier siehst du, wie weit du bist. Am Ende sind je drei Eicheln einen Punkt wert.
guide-end = Die Partie endet, wenn ein Tableau voll ist oder der Zeitmarker auf 0 steht. Projekt 1 verlangt 50 Punkte. Mehr musst du nicht wissen: Spiele diese Partie weiter; Tipps und Rückgängig helfen dir.

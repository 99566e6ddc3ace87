title = Keystone: Nordamerika
campaign = Forschungstagebuch
player = Spieler { $seat }
about = Ordne Spezies so an, dass in jeder Reihe und Spalte die Biotope passen und die Nummern fortlaufen.

box-species = Spezies
box-wilds = Wildniskarten
box-skills = Forschungsplättchen
box-objectives = „Geheime Ziele“-Karten
box-envelopes = Spezies der Umschläge
box-assignments = Projekte des Forschungstagebuchs
box-envelope = Umschlag
box-number = Nr.
box-name = Name
box-habitats = Biotope
box-season = Jahreszeit
box-icons = Symbole
box-active = aktive Seite
box-exhausted = erschöpfte Seite
box-goals = Ziele
box-points = Punkte
box-start = Aufbau und Sonderregeln
box-conditions = gewonnen mit

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

action-introduce = { ACCUSATIVE($card, capital: "yes") } auf { $space } ansiedeln (Preis { $cost }, { $tokens } auf der Karte, bringt { $gain })
action-use-active = „{ $skill }“ nutzen: { $effects }
action-use-exhausted = { $count ->
    [one] Das inaktive Plättchen nutzen (Zeit −1)
   *[other] Alle { $count } inaktiven Plättchen nutzen (Zeit −1)
}
action-buy-wild = { ACCUSATIVE($card, capital: "yes") } für { $price } kaufen und auf { $space } legen (bringt { $gain })
action-resolve = „{ $skill }“ ausführen: { $effects }
action-research = { ACCUSATIVE($card, capital: "yes") } auf { $space } erforschen
action-look = { $pile ->
    [deck] Die obersten 3 Karten vom Stapel ziehen
   *[discard] Die obersten 3 Karten des Ablagestapels ansehen
}
action-keep = { ACCUSATIVE($card, capital: "yes") } auf { $space } legen (bringt { $gain })
action-keep-none = Keine davon legen
action-put-back = { ACCUSATIVE($card, capital: "yes") } auf den Ablagestapel legen
action-move = { ACCUSATIVE($card, capital: "yes") } von { $start } nach { $space } verschieben (bringt { $gain })
action-discard = { ACCUSATIVE($card, capital: "yes") } aus der Auslage ablegen
action-skip = Diesen Effekt auslassen
action-end-turn = { $passing ->
    [yes] Nichts ist möglich: Zeit vergehen lassen
   *[no] Zug beenden
}

group-introduce = { ACCUSATIVE($card, capital: "yes") } ansiedeln (Preis { $cost }, { $tokens } auf der Karte) …
group-buy-wild = { ACCUSATIVE($card, capital: "yes") } für { $price } kaufen …
group-keep = { ACCUSATIVE($card, capital: "yes") } legen …
group-move = { ACCUSATIVE($card, capital: "yes") } von { $start } verschieben …

# Was die Arten von Entscheidungen bedeuten, in einfachen Zeilen: Der Kern nennt sie ohne Fluent.
decision-introduce = eine Spezies aus der Auslage ansiedeln
decision-use-active = ein aktives Plättchen nutzen
decision-use-exhausted = alle inaktiven Plättchen nutzen (Zeit −1)
decision-buy-wild = eine Wildniskarte kaufen und legen
decision-resolve = dieses der inaktiven Plättchen als Nächstes ausführen
decision-research = die Karte auf diesem Feld erforschen
decision-look = die obersten 3 Karten eines Stapels ansehen
decision-keep = eine der angesehenen Karten legen
decision-keep-none = keine davon legen
decision-put-back = eine davon auf den Ablagestapel legen
decision-move = eine Karte verschieben
decision-discard = eine Karte aus der Auslage ablegen
decision-skip = diesen Effekt auslassen
decision-end-turn = den Zug beenden
decision-band = die Karte auf diesem Feld beringen
decision-clear = ein Feld räumen

event-introduced = { $player } hat { ACCUSATIVE($card) } auf { $space } angesiedelt (Preis { $cost }, { $gain ->
    [one] +{ $gain } Eichel
   *[other] +{ $gain } Eicheln
}).
event-skill-used = { $player } hat „{ $skill }“ genutzt.
event-exhausted-used = { $player } hat alle inaktiven Plättchen genutzt.
event-wild-bought = { $player } hat { ACCUSATIVE($card) } gekauft und auf { $space } gelegt ({ $gain ->
    [one] +{ $gain } Eichel
   *[other] +{ $gain } Eicheln
}).
event-skill-resolved = { $player } hat „{ $skill }“ ausgeführt.
event-researched = { $player } hat { ACCUSATIVE($card) } auf { $space } erforscht.
event-looked = { $pile ->
    [deck] { $player } hat Karten zum Ansehen gezogen.
   *[discard] { $player } hat die obersten Karten des Ablagestapels angesehen.
}
event-gained = { $count ->
    [one] { $player } hat { $count } Eichel erhalten.
   *[other] { $player } hat { $count } Eicheln erhalten.
}
event-reshuffled = Der Ablagestapel wurde zum neuen Stapel.
event-kept = { $player } hat { ACCUSATIVE($card) } auf { $space } gelegt ({ $gain ->
    [one] +{ $gain } Eichel
   *[other] +{ $gain } Eicheln
}).
event-kept-none = { $player } hat keine der Karten gelegt.
event-put-back = { $player } hat { ACCUSATIVE($card) } auf den Ablagestapel gelegt.
event-moved = { $player } hat { ACCUSATIVE($card) } von { $start } nach { $space } verschoben ({ $gain ->
    [one] +{ $gain } Eichel
   *[other] +{ $gain } Eicheln
}).
event-discarded = { $player } hat { ACCUSATIVE($card) } aus der Auslage abgelegt.
event-skipped = { $player } hat einen Effekt ausgelassen.
event-turn-ended = { $player } hat den Zug beendet.
event-time = Der Zeitmarker ist auf { $time } vorgerückt.
event-arrived = Neu in der Auslage: { $cards }.
event-final-round = Dies ist die letzte Runde.
event-over = Die Partie ist zu Ende.
event-judged = Projekt { $number }{ $how ->
    [written] {""}
   *[other] {" "}({ $difficulty })
} wurde { $won ->
    [yes] gewonnen.
   *[no] nicht gewonnen.
}

board-title = { player }
board-you = { player } (du)
board-shared = Gemeinsames Tableau
board-synergy = { $count ->
    [one] { $count } Eichel
   *[other] { $count } Eicheln
}
field-cost = { $cost ->
    [0] gratis
   *[other] { $cost } zahlen
}
skills-title = Forschungsplättchen
skill-active = aktiv
skill-exhausted = inaktiv
wilds-title = Wildniskarten (je { $price })
objective-title = Geheime Ziele: { $name }
piles = Stapel { $deck } · Ablage { $discard }
clock = Zeit { $time } von { $start } · Runde { $round } · Zug { $turn }{ $last ->
    [0] {""}
   *[other] {" "}von { $last }
}
supply-left = { $count ->
    [one] { $count } Eichel im Vorrat
   *[other] { $count } Eicheln im Vorrat
}
turn-of = Zug { $turn } von { $last }
banded-now = In diesem Zug wurde eine Karte beringt.
cleared-now = In diesem Zug wurde ein Feld geräumt.
wild-bought = Du hast in diesem Zug eine Wildniskarte gekauft.
effect-now = { $skill }: { $effect }{ $left ->
    [0] {""}
    [one] {""}
   *[other] {" "}(noch { $left }-mal)
}
skill-line = { $skill } ({ $state }): { $effects }
skill-resolving = wird ausgeführt
skill-pending = noch auszuführen
pane-piles = Stapel und Zeit
pane-drawn = Angesehene Karten
discard-all = Ablagestapel, oberste Karte zuerst: { $cards }
season-now = Aktuelle Jahreszeit: { $season }
story-log = { $count } Tagebuchmarker im Logbuch
space-closed = gesperrt
space-invaded = befallen
legend-story = Tagebuchmarker
brings-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
brings-synergy = Eicheln { $before } → { $after }
subject-slot = Auslage { $slot } ({ $card })
subject-wild = Wildniskarten, { $habitat }
subject-exhausted = Alle erschöpften Forschungsplättchen
assignment-title = Projekt { $number }: { $title }
plain-empty = frei
plain-line = { $line } ({ $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
})
plain-story = { $count } Tagebuchmarker
plain-tokens = { $count ->
    [one] { $count } Eichel darauf
   *[other] { $count } Eicheln darauf
}
plain-other-side = andere Seite: { $effects }
plain-met = { $goal }: erfüllt
plain-open = { $goal }: { $have } von { $need }
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
house-assignment = dieses Projekt
pad-columns = Spalten
pad-rows = Reihen
tie-goals = mehr erfüllte Ziele
tie-synergy = mehr Eicheln
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

action-band = { ACCUSATIVE($card, capital: "yes") } auf { $space } für { $price } beringen
action-clear = { $space } für { $price } räumen
event-banded = { $player } hat { ACCUSATIVE($card) } auf { $space } beringt.
event-cleared = { $player } hat { $space } geräumt.
event-logged = { $count ->
    [one] Ein Tagebuchmarker kommt ins Logbuch: { $total } insgesamt.
   *[other] { $count } Tagebuchmarker kommen ins Logbuch: { $total } insgesamt.
}
event-invaded = { $space } ist befallen.
event-cared = { NOMINATIVE($card, capital: "yes") } erholt sich: { $left ->
    [0] kein Tagebuchmarker mehr.
   *[other] noch { $left } Tagebuchmarker.
}
event-shifted = Alles in { $line } ist um ein Feld weitergerückt.
event-swept = Der Sturm hat { ACCUSATIVE($cards) } aus der Auslage gerissen.
refuse-no-place = Die Sonderregeln lassen für diese Karte kein Feld frei.
refuse-invaded = Befallen: Räume dieses Feld zuerst.
refuse-closed = Dieses Feld ist gesperrt.
refuse-wild-limit = In dieser Partie darfst du keine Wildniskarte mehr kaufen.
option-envelopes = Spezies aus den ersten Umschlägen des Forschungstagebuchs (0 bis 6)
option-difficulty = Schwierigkeit des Projekts
difficulty = Schwierigkeit
difficulty-relaxed = leichter
difficulty-written = wie geschrieben
difficulty-demanding = schwerer

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

special-cards = { $noun ->
    [wild] Wildniskarten
    [species] Spezies
   *[card] Karten
}{ $marks ->
    [none] {""}
   *[other] {" "}mit { $marks }
}
special-line = { $line }: { $habitats }
special-clock = { $time }: { $season }
special-closed-spaces = Auf { $spaces } darf keine Karte liegen{ $opens ->
    [0] .
   *[other] , bis der Zeitmarker auf { $opens } oder tiefer steht.
}
special-line-habitat = Karten in diesen Linien müssen das Biotop zeigen: { $lines }.
special-contiguous = Jede Karte muss neben eine Karte gelegt werden, die schon auf dem Tableau liegt.
special-spacing = Zwei { $cards } dürfen nie nebeneinander liegen.
special-field-size = Die Auslage hat nur { $a } Karten.
special-cost-shift = { $cards } anzusiedeln kostet { $amount ->
    [one] { $amount } Eichel
   *[other] { $amount } Eicheln
} { $way ->
    [less] weniger
   *[more] mehr
}.
special-wild-price = Eine Wildniskarte kostet { $a ->
    [one] { $a } Eichel
   *[other] { $a } Eicheln
}{ $b ->
    [0] .
    [one] , und nur eine darf gekauft werden.
   *[other] , und höchstens { $b } dürfen gekauft werden.
}
special-skill-fee = Ein aktives Forschungsplättchen zu nutzen kostet { $a ->
    [one] { $a } Eichel
   *[other] { $a } Eicheln
}, alle inaktiven zu nutzen { $b ->
    [one] { $b } Eichel
   *[other] { $b } Eicheln
}.
special-drought = Gemeinsame Symbole dieser Biotope bringen keine Eicheln: { $habitats }.
special-abundance = Zusätzliche Eicheln für { $cards }, die auf das Tableau kommen: je { $a } (nicht für Wildniskarten und Verschieben).
special-season-clock = Der Zeitmarker zeigt die Jahreszeit ({ $clock }). Eine Spezies dieser Jahreszeit, die auf das Tableau kommt, bringt { $a ->
    [one] { $a } Eichel
   *[other] { $a } Eicheln
} zusätzlich (Wildniskarten und Verschieben nicht). Jede andere anzusiedeln kostet { $b ->
    [one] { $b } Eichel
   *[other] { $b } Eicheln
} mehr; sie gehen in den Vorrat.
special-banding = Ein Mal pro Zug darfst du { $a ->
    [one] { $a } Eichel
   *[other] { $a } Eicheln
} zahlen und 1 Notizmarker auf eine der unerforschten { $cards } legen.
special-sightings = Nach jedem Auffüllen { $amount ->
    [one] kommt ein Tagebuchmarker
   *[other] kommen { $amount } Tagebuchmarker
} auf die Karte ganz { $side ->
    [left] links
   *[right] rechts
} in der Auslage. Siedelst du die Karte an, kommen ihre Marker ins Logbuch.
special-rescue = Eine Karte mit Tagebuchmarkern bekommt keine Notizmarker, wird nicht verschoben und zählt nicht als Schlüsselart. Jede daneben gelegte Karte mit gemeinsamem Biotop entfernt einen Marker.
special-invasive = Auf Felder mit Tagebuchmarkern darf keine Karte (zu Beginn: { $spaces }). Ein Mal pro Zug darfst du für { $b ->
    [one] { $b } Eichel
   *[other] { $b } Eicheln
} einen entfernen. Immer wenn sich der Zeitmarker bewegt, { $c ->
    [0] kommt keiner hinzu
    [one] kommt einer hinzu
   *[other] kommen nacheinander { $c } hinzu
}: jeweils auf das erste leere Feld, Reihe für Reihe von links oben, neben dem ein Marker liegt; liegt keiner mehr da, auf das erste leere Feld.
special-migration-shift = Immer wenn sich der Zeitmarker bewegt, rückt alles in { $line } ein Feld nach { $way ->
    [up] oben
    [down] unten
    [left] links
   *[right] rechts
}; was das Tableau verlässt, kommt auf der anderen Seite wieder herein.
special-storm = Immer wenn sich der Zeitmarker bewegt, { $a ->
    [one] geht die Karte ganz { $side ->
        [left] links
       *[right] rechts
    } in der Auslage samt ihren Markern verloren.
   *[other] gehen die { $a } { $side ->
        [left] linken
       *[right] rechten
    } Karten der Auslage samt ihren Markern verloren.
}
special-turn-limit = Die Partie endet nach Zug { $a }.

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

## On the board in the browser

# Dinge
symbol-wild = { wild-short }
synergy = Eicheln
pts = P.
number = Nummer
any-number = jede Nummer von 1 bis 5
habitats = Biotope
season = Jahreszeit
icons = Symbole
house = Hauswert: von uns, nicht von der gedruckten Karte.
researched = { $count ->
    [one] erforscht
    [2] doppelt erforscht
   *[other] { $count }-fach erforscht
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
points-of = { $count ->
    [one] Punkt
   *[other] Punkte
} ({ $lines } Linien, { $objective } Ziele, { $synergy } Eicheln)

# Tableau
your-board = Dein Tableau
shared-board = Das gemeinsame Tableau
board-of = Tableau von { $name }
space-words = Reihe { $row }, Spalte { $column }
row = Reihe { $number }
column = Spalte { $number }
empty = leer
legal = wählbar
selected = gewählt
best = am besten
filled = { $count } von 16 Feldern belegt
gain-points = { $count ->
    [0] keine Punkte
    [one] plus { $count } Punkt
   *[other] plus { $count } Punkte
}
gain-synergy = { $count ->
    [one] plus { $count } Eichel
   *[other] plus { $count } Eicheln
}
line-change = von { $before } auf { $after } Punkte
line-points = { $line }: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

# Auslage
field = Auslage
field-note = Eine Karte kostet 1 Eichel für jede Karte rechts von ihr.
field-note-special = Sonderregeln ändern die Preise: Jede Karte zeigt, was sie kostet.
deck = Stapel
discards = Ablagestapel
discards-open = { $count ->
    [one] Ablagestapel, { $count } Karte. Öffnen.
   *[other] Ablagestapel, { $count } Karten. Öffnen.
}
discards-note = Oberste Karte zuerst.
discards-empty = Noch wurde nichts abgelegt.
free = gratis
pay = zahle
gap = Leerer Platz in der Auslage
costs = { $count ->
    [0] Kostet nichts.
   *[other] Kostet { $count }.
}
tokens-on-it = { $count ->
    [one] { $count } Eichel darauf.
   *[other] { $count } Eicheln darauf.
}

# Plättchen, Wildnis, Zeit
shared = Zeit, Forschungsplättchen und Wildniskarten
skills = For­schungs­plätt­chen
skills-note = eins oder alle
after = dann
before = zurück
then = Andere Seite: { $effects }
use-exhausted = Alle inaktiven nutzen ({ $count }) · Zeit −1
wilds = Wildnis­karten
wilds-note = je { $price } Eicheln
wild-left = { $count } übrig
time = Zeit
time-note = endet bei 0
time-now = Der Zeitmarker steht auf { $time }
final-round = letzte Runde
unseen = Noch nicht gesehene Nummern

# Ziele, Projekt, andere
objective = Ziele: { $name }
done = erfüllt
ladder = Punkte für 1, 2, 3 und 4 Ziele
story = Geschichte
others = Andere Tableaus, Ziele und Verlauf
first-player = beginnt
is-choosing = überlegt …
open-board = Tableau von { $name }, { $count } von 16 Feldern belegt. Vergrößern.
standing = Punkte und Eicheln

# Karten ansehen
drawn = Die angesehenen Karten
keep-note = Lege eine davon oder keine. Die übrigen kommen auf den Ablagestapel.
return-note = Wähle, welche Karte zuerst auf den Ablagestapel kommt. Die letzte liegt oben.
drawn-hidden = { $count ->
    [one] { $count } Karte, die nur sieht, wer sie gezogen hat.
   *[other] { $count } Karten, die nur sieht, wer sie gezogen hat.
}

# Erklärungen
explain = Was das bringt
explain-hint = Zeige auf eine Reihe oder Spalte, um ihre Wertung zu sehen.
if-place = Wenn du sie hierher legst
if-move = Wenn du sie hierher verschiebst
if-research = Wenn du diese Karte erforschst
if-use = Wenn du das nutzt
card-on = { $card } auf { $place }
run-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
run-research = { $count } Notizmarker
run-keystones = { $count ->
    [one] { $count } Schlüsselart
   *[other] { $count } Schlüsselarten
}
was = vorher { $points }
goal-change = Ziel { $symbol }: { $before } → { $after } von { $need }.
goal-now-met = Erfüllt.
objective-change = Ziele: { $before } → { $after } Punkte.
synergy-now = Eicheln jetzt
cost = Preis
on-card = Auf der Karte
gain = Gewinn
synergy-after = Danach
fills-board = Damit ist das Tableau voll: Die Runde wird noch zu Ende gespielt, dann endet die Partie.
about-card = Über diese Karte
effect-nothing = Zurzeit nicht möglich.
effect-targets = { $count ->
    [one] { $count } Karte passt, siehe Tableau.
   *[other] { $count } Karten passen, siehe Tableau.
}
time-change = Zeit { $before } → { $after }.
time-ends = Damit beginnt die letzte Runde.
discard-tokens = { $count ->
    [one] { $count } Eichel darauf geht in den Vorrat zurück.
   *[other] { $count } Eicheln darauf gehen in den Vorrat zurück.
}
look-deck = Ziehe die obersten drei Karten vom Stapel. Das lässt sich nicht zurücknehmen.
look-discard = Sieh dir die obersten drei Karten des Ablagestapels an.
why = Warum?
best-run = Bestes Ökosystem: { $cards }.
in-common = { $count ->
    [one] gemeinsames Biotop: { $habitats }
   *[other] gemeinsame Biotope: { $habitats }
}
run-tokens = { $count } Notizmarker auf diesen Karten
run-again = { $count ->
    [one] { $count } Schlüsselart: wird noch einmal gewertet
   *[other] { $count } Schlüsselarten: wird noch { $count }-mal gewertet
}
lost-runs = Weitere Ökosysteme (nur das beste zählt)
no-run = Keine zwei benachbarten Karten haben ein gemeinsames Biotop und fortlaufende Nummern.
wild-as = { $name } als { $number }

# die Leiste
step-turn = Deine Aktion
step-introduce = Ansiedeln · Schritt { $step } von 2
step-wild = Wildniskarte kaufen · Schritt { $step } von 2
step-order = Alle inaktiven Plättchen
step-after = Aktion ausgeführt
prompt-turn = Wähle eine Karte aus der Auslage, ein Plättchen oder eine Wildniskarte.
prompt-full = Dein Tableau ist voll. Nutze ein Plättchen.
prompt-order = { phase-order }
prompt-keep = Wähle eine der Karten zum Legen oder keine.
prompt-return = { phase-return }
prompt-move = Wähle eine Karte auf deinem Tableau zum Verschieben oder lass den Effekt aus.
prompt-after = { phase-after }
prompt-place = { $count ->
    [one] { ACCUSATIVE($card, capital: "yes") } legen: Wähle das hervorgehobene Feld.
   *[other] { ACCUSATIVE($card, capital: "yes") } legen: Wähle eines der { $count } hervorgehobenen Felder.
}
prompt-wild = { $count ->
    [one] { ACCUSATIVE($card, capital: "yes") } für { $price } Eicheln kaufen: Wähle das hervorgehobene Feld.
   *[other] { ACCUSATIVE($card, capital: "yes") } für { $price } Eicheln kaufen: Wähle eines der { $count } hervorgehobenen Felder.
}
prompt-move-to = { $count ->
    [one] { ACCUSATIVE($card, capital: "yes") } verschieben: Wähle das hervorgehobene Feld.
   *[other] { ACCUSATIVE($card, capital: "yes") } verschieben: Wähle eines der { $count } hervorgehobenen Felder.
}
prompt-research = { $count ->
    [one] Eine Karte lässt sich erforschen. Wähle sie oder lass den Effekt aus.
   *[other] Wähle eine der { $count } hervorgehobenen Karten zum Erforschen oder lass den Effekt aus.
}
prompt-discard = { $count ->
    [one] Lege eine Karte aus der Auslage ab.
   *[other] Lege { $count } Karten aus der Auslage ab, eine nach der anderen.
}
prompt-discard-this = { ACCUSATIVE($card, capital: "yes") } aus der Auslage ablegen.
prompt-put-back-this = { ACCUSATIVE($card, capital: "yes") } auf den Ablagestapel legen.
partner-chooses = { $name } überlegt … Tippe auf eine Karte oder ein Feld, um es allen zu zeigen.
pointed = { $name } zeigt hierher
other-chooses = { $name } überlegt …
do-introduce = Auf { $place } legen
do-keep = Auf { $place } legen
do-buy-wild = Kaufen, auf { $place } legen
do-move = Nach { $place } verschieben
do-research = { $place } erforschen
do-discard = Ablegen
do-put-back = Ablegen
do-use-active = „{ $skill }“ nutzen
do-use-exhausted = Alle inaktiven nutzen
do-resolve = „{ $skill }“ ausführen
do-look = 3 Karten ansehen
do-skip = Auslassen
do-keep-none = Keine legen
do-end-turn = Zug beenden
tabs = Teile des Tisches
tab-board = Tableau
tab-skills = Plättchen
tab-goals = Ziele
tab-others = Andere
tab-log = Verlauf
effect-discard-short = { $count } ablegen
effect-then = {", dann "}
brief = { $card } auf { $place }: { $points ->
    [0] keine Punkte.
    [one] +{ $points } Punkt.
   *[other] +{ $points } Punkte.
}

# Wertungsblatt und Begleiter
board = Das Tableau
sheet = Wertungsblatt
sheet-note = Wähle eine Zahl, um zu sehen, wie sie zustande kommt
sheet-goals-points = { $met } von 4 Zielen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $ladder })
sheet-synergy-points = { $tokens ->
    [one] { $tokens } Eichel
   *[other] { $tokens } Eicheln
}, 1 Punkt für je { $per }: { $points }
sheet-sum = { $lines } Linien + { $objective } Ziele + { $synergy } Eicheln = { $total }
companion = Mein Tableau werten
companion-lead = Gib die Karten deines echten Tableaus ein. Die Wertung rechnet mit, und alles bleibt auf diesem Gerät.
companion-hint = Tippe auf ein Feld, um seine Karte zu wählen. Tippe auf eine Karte, um sie zu erforschen, zu ersetzen oder wegzunehmen.
journal-short = Forschungstagebuch
no-assignment = kein Projekt
met = erfüllt
not-met = nicht erfüllt
story-collected = Tagebuchmarker im Logbuch
story-fewer = Ein Tagebuchmarker weniger
story-more = Ein Tagebuchmarker mehr
story-on-card = Tagebuchmarker: { $count }
story-on-space = Tagebuchmarker auf dieses Feld legen
story-spaces = Tagebuchmarker auf leeren Feldern: { $spaces }
story-off-space = Tagebuchmarker von diesem Feld nehmen
players = Spieler
add-player = Spieler hinzufügen
name = Name
no-objective = nicht gewählt
per-three = 1 Punkt je { $per }
fewer = Eine Eichel weniger
more = Eine Eichel mehr
parts = { $lines } Linien, { $objective } Ziele, { $synergy } Eicheln
explain-all = Alles erklären
research-count = Notizmarker: { $count }
replace = Ersetzen
take-away = Entfernen
reset = Dieses Tableau leeren
reset-sure = Das Tableau von { $player } leeren?
search = Name auf Englisch oder Deutsch
found = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
on-board = auf diesem Tableau

# das Forschungstagebuch
in-care = { $count ->
    [one] in Pflege, { $count } Tagebuchmarker
   *[other] in Pflege, { $count } Tagebuchmarker
}
story-tokens = { $count ->
    [one] { $count } Tagebuchmarker darauf.
   *[other] { $count } Tagebuchmarker darauf.
}
season-label = Aktuelle Jahreszeit:
turns-left = Zug { $turn } von { $last }
special-rules = Sonderregeln
offer-band = Karte beringen
offer-clear = Feld räumen
prompt-band = { $count ->
    [one] Eine Karte lässt sich beringen. Wähle sie.
   *[other] Wähle eine der { $count } hervorgehobenen Karten zum Beringen.
}
prompt-clear = { $count ->
    [one] Ein Feld lässt sich räumen. Wähle es.
   *[other] Wähle eines der { $count } hervorgehobenen Felder zum Räumen.
}
do-band = { $place } beringen
do-clear = { $place } räumen
keys =
    S: Forschungsplättchen
    B: dein Tableau
    G: Ziele
    O: nächstes Tableau der anderen
    E: eine Reihe oder Spalte erklären
setup-each = { $count ->
    [one] je eine
   *[other] je { $count }
}
setup-none = keine
setup-board = Zu Beginn auf dem Tableau
story-left = noch { $count }
team = Das Team
team-acting = { $name } ist am Zug
assignment-short = Projekt { $number }
assignment-standing = Projekt { $number }: { $standing }. Zu den Zielen.

# the campaign
journal-lead = { $count } Projekte, die du der Reihe nach spielst, jedes mit eigenem Ort, eigener Geschichte, eigenen Regeln und eigenem Ziel. Jeder Sieg schaltet das nächste frei. Spiele allein oder gemeinsam als Team.
journal-map = Karte von Nordamerika mit den Orten des Tagebuchs
journal-parcels-lead = Neue Spezies zum Entdecken. Sobald du einen Umschlag öffnest, gehören seine Spezies zu jedem späteren Projekt und lassen sich in jede andere Partie mischen.
journal-parcel-lead = Für Projekt { $number } geöffnet. Von nun an können diese Spezies in der Auslage erscheinen.
journal-brought = Neue Spezies aus dem Umschlag { $title } sind im Stapel.
journal-together-note = 2 bis 4 Spieler teilen sich ein Tableau und alle Marker und sind abwechselnd am Zug: an diesem Gerät oder jeder per Einladungslink.
journal-finished = Du hast alle Projekte gewonnen. Das Jahr ist vollendet.

# Was Dinge auf dem Tisch bedeuten: von jedem Zeichen und jeder Zahl ein Name und ein, zwei Sätze.
sign-cost = Preis
explains-cost = Was diese Karte kostet: eine Eichel für jede Karte rechts von ihr. Auf jede dieser Karten kommt eine davon.
explains-habitat = Ein Biotop. Karten nebeneinander, die es gemeinsam haben und deren Nummern um genau eins steigen oder fallen, bilden ein Ökosystem. Eine gelegte Karte bringt eine Eichel für jedes Biotop, das sie mit einem Nachbarn gemeinsam hat.
explains-season = Eine Jahreszeit. Ziele und Plättchen fragen danach.
explains-keystone = Vervielfacht jedes Ökosystem, in dem sie liegt: × 2 bei einer Schlüsselart, × 3 bei zweien. Auch Ziele und Plättchen fragen danach.
explains-endangered = Ziele und Plättchen fragen danach.
explains-tag = Ziele und Plättchen fragen danach.
explains-wild = Eine Karte, die für die Nummer steht, die ihre Reihe und ihre Spalte brauchen.
sign-number = Nummer der Karte
explains-number = 1 bis 5; 4 und 5 sind seltener. In einem Ökosystem steigen oder fallen die Nummern benachbarter Karten um genau eins.
sign-research = Notizmarker
explains-research = Zählt in jedem Ökosystem, in dem diese Karte liegt, wie eine weitere Karte.
explains-synergy = Mit Eicheln bezahlst du. Eine gelegte Karte bringt eine für jedes Biotop, das sie mit einem Nachbarn gemeinsam hat; am Ende sind drei übrige Eicheln ein Punkt.
sign-points = Punkte
explains-points = Die Punkte aller Reihen und Spalten, die der Ziele, und einer für je drei Eicheln.
sign-line = Punkte einer Reihe oder Spalte
explains-line = Ihr bestes Ökosystem zählt: (Karten + Notizmarker) × (1 + Schlüsselarten darin).
explains-time = Wer alle inaktiven Plättchen auf einmal nutzt, rückt den Zeitmarker um eins vor. Bei 0 beginnt die letzte Runde.
sign-filled = Belegte Felder
explains-filled = Liegen auf einem Tableau alle sechzehn Karten, beginnt die letzte Runde.
sign-deck = Stapel
explains-deck = Die Spezies, die noch kommen. Am Ende jedes Zuges wird die Auslage von hier aufgefüllt.
sign-condition = Bedingung des Projekts
explains-condition = Das Projekt gelingt, wenn alle seine Bedingungen erfüllt sind. Die Zahl zeigt, wie weit du bist.
explains-unseen = Wie viele Karten jeder Nummer du noch nicht gesehen hast: Sie liegen im Stapel.
sign-wild-left = Übrige Wildniskarten
explains-wild-left = Wie viele Karten noch in diesem Stapel liegen. Einmal im Zug darfst du eine kaufen.
sign-goal = Geheimes Ziel
explains-goal = Die Zeichnung zeigt, wie Karten mit dem Symbol auf deinem Tableau liegen müssen, die Zahl, wie viele es schon tun.
sign-ladder = Punkte der Ziele
explains-ladder = Was ein, zwei, drei und vier erfüllte Ziele bringen.
explains-discards = Karten, die aus der Auslage abgelegt wurden. Manche Plättchen nehmen von hier.
sign-story = Tagebuchmarker
explains-story = Nur im Forschungstagebuch: Das Projekt sagt, was er bewirkt und wie er vom Tableau kommt.
sign-gain = Was eine Karte hier bringt
explains-gain = Punkte, die Reihen, Spalten und Ziele sofort gewinnen; daneben die Eicheln für gemeinsame Biotope.
sign-use-exhausted = Alle inaktiven Plättchen
explains-use-exhausted = Nutze alle inaktiven Plättchen in beliebiger Reihenfolge, drehe sie zurück auf aktiv und rücke den Zeitmarker um eins vor.

# Die geführte erste Partie
guide-welcome = Das ist dein Tableau: 16 leere Felder für Spezies. In jeder Reihe und jeder Spalte wird ein Ökosystem gewertet: benachbarte Karten, die ein Biotop gemeinsam haben und deren Nummern um genau eins steigen oder fallen.
guide-introduce = Nimm eine Karte aus der Auslage. Die ganz rechts ist gratis. Wähle den Weißwedelhirsch, dann das hervorgehobene Feld, und bestätige.
guide-introduce-other = Jede andere Karte kostet Eicheln, und am hervorgehobenen Feld ist nach allen vier Seiten Platz. Wähle zuerst den Weißwedelhirsch.
guide-neighbour = Der Schneeschuhhase ist eine 2 und lebt wie der Hirsch, eine 3, im Wald. Lege ihn daneben: Jedes gemeinsame Biotop bringt dir eine Eichel, und die beiden bilden ein Ökosystem.
guide-neighbour-other = Nur neben dem Hirsch bringt der Hase Eicheln. Wähle den Schneeschuhhasen, dann das hervorgehobene Feld.
guide-line = Reihe 2 zählt jetzt. Jede Karte des Ökosystems zählt eins; mit jeder Schlüsselart darin wird es noch einmal gewertet. Zeige auf den Reiter R2, um die Rechnung zu sehen.
guide-price = Karten weiter links kosten eine Eichel für jede Karte rechts von ihnen. Du legst die Eicheln auf diese Karten; wer eine davon nimmt, bekommt sie. Zahle 2 für die Moosspinne und setze das Ökosystem fort: 3, 2, 1.
guide-price-other = Auf 3 und 2 soll eine 1 aus dem Wald folgen: die Moosspinne. Wähle sie, dann das hervorgehobene Feld.
guide-skill = Statt eine Karte zu nehmen, kannst du ein Plättchen nutzen. „Fördergeld“ bringt dir 5 Eicheln; danach wird es auf seine schwächere Seite gedreht. Wähle es und bestätige.
guide-skill-other = Bald kaufst du für 10 Eicheln eine Wildniskarte, und du hast erst 6. Nutze zuerst „Fördergeld“.
guide-discard = Die meisten Plättchen haben ihren Preis: Karten verlassen die Auslage. Lege drei ab, von links.
guide-discard-other = „Fördergeld“ ist noch nicht bezahlt. Lege drei Karten aus der Auslage ab, eine nach der anderen, von links.
guide-wild = Vor oder nach deiner Aktion kannst du für 10 Eicheln eine Wildniskarte kaufen. Sie hat ein Biotop und kann jede Nummer sein. Kaufe die Wildniskarte „Wald“ und lege sie an den Anfang von Reihe 2: Als 4 verlängert sie das Ökosystem um eine Karte.
guide-wild-other = Hirsch, Hase und Spinne haben nur den Wald gemeinsam. Wähle die Wildniskarte „Wald“, dann das hervorgehobene Feld.
guide-research = Ein Notizmarker ist so viel wert wie eine weitere Karte. Nutze den „Markierungstag“ und lege einen Notizmarker auf den Hasen, die gekennzeichnete Karte.
guide-research-other = Der „Markierungstag“ erforscht eine gekennzeichnete Karte, und das ist auf deinem Tableau nur der Hase. Nutze ihn, dann wähle den Hasen.
guide-discard-again = Der „Markierungstag“ kostet zwei Karten aus der Auslage. Lege zwei ab, von links.
guide-discard-again-other = Der „Markierungstag“ ist noch nicht bezahlt. Lege zwei Karten aus der Auslage ab, von links.
guide-exhausted = Zwei Plättchen sind inaktiv. Nutze beide auf einmal: Mit dem „Markierungstag“ erforschst du jetzt eine gefährdete Karte, die Spinne; lass das Verschieben aus. Dann werden alle Plättchen wieder aktiv, und der Zeitmarker rückt um eins vor.
guide-exhausted-other = Erst die beiden inaktiven Plättchen: Die Spinne ist deine einzige gefährdete Karte, und verschieben musst du keine.
guide-goals = Deine geheimen Ziele bringen 4, 10, 16 oder 24 Punkte, je nachdem, ob du eines, zwei, drei oder alle vier erfüllst. Hier siehst du, wie weit du bist. Am Ende sind je drei Eicheln einen Punkt wert.
guide-end = Die Partie endet, wenn ein Tableau voll ist oder der Zeitmarker auf 0 steht. Projekt 1 verlangt 50 Punkte. Mehr musst du nicht wissen: Spiele diese Partie weiter; Tipps und Rückgängig helfen dir.

# Entscheidungen in Worten für ein Tableau, das die Stellen zeigt.
drawn-introduce = { ACCUSATIVE($card, capital: "yes") } ansiedeln (kostet { $cost } Synergie, bringt { $gain })
drawn-buy-wild = { ACCUSATIVE($card, capital: "yes") } für { $price } kaufen (bringt { $gain })
drawn-research = { ACCUSATIVE($card, capital: "yes") } erforschen
drawn-keep = { ACCUSATIVE($card, capital: "yes") } legen (bringt { $gain })
drawn-move = { ACCUSATIVE($card, capital: "yes") } verschieben (bringt { $gain })
drawn-band = { ACCUSATIVE($card, capital: "yes") } für { $price } beringen
drawn-clear = Dieses Feld für { $price } räumen

# Gründe für eine Entscheidung.
term-runs = { $more ->
    [yes] mehr Punkte aus Ökosystemen
   *[no] weniger Punkte aus Ökosystemen
}
term-growth = { $more ->
    [yes] mehr Platz, um Ökosysteme zu verlängern
   *[no] weniger Platz, um Ökosysteme zu verlängern
}
term-goals = { $more ->
    [yes] näher an den Zielen
   *[no] weiter weg von den Zielen
}
term-room = { $more ->
    [yes] hält mehr Felder frei
   *[no] füllt ein Feld, das mehr bringen könnte
}
term-tokens = { $more ->
    [yes] mehr Synergie
   *[no] weniger Synergie
}
term-ending = { $more ->
    [yes] hält die letzte Runde hinaus
   *[no] leitet die letzte Runde ein
}
term-score-min = { $more ->
    [yes] näher an der verlangten Punktzahl
   *[no] weiter weg von der verlangten Punktzahl
}
term-goals-min = { $more ->
    [yes] näher an den verlangten Zielen
   *[no] weiter weg von den verlangten Zielen
}
term-line-score-min = { $more ->
    [yes] näher an den verlangten Linien
   *[no] weiter weg von den verlangten Linien
}
term-synergy-min = { $more ->
    [yes] näher an der verlangten Synergie
   *[no] weiter weg von der verlangten Synergie
}
term-board-full = { $more ->
    [yes] näher an einem vollen Tableau
   *[no] weiter weg von einem vollen Tableau
}
term-runs-min = { $more ->
    [yes] näher an den verlangten Ökosystemen
   *[no] weiter weg von den verlangten Ökosystemen
}
term-research-min = { $more ->
    [yes] näher an der verlangten Forschung
   *[no] weiter weg von der verlangten Forschung
}
term-cards-min = { $more ->
    [yes] näher an den verlangten Karten
   *[no] weiter weg von den verlangten Karten
}
term-story-min = { $more ->
    [yes] näher an den verlangten Tagebuchmarkern
   *[no] weiter weg von den verlangten Tagebuchmarkern
}
term-story-max = { $more ->
    [yes] näher daran, die Tagebuchmarker abzuräumen
   *[no] weiter davon weg, die Tagebuchmarker abzuräumen
}
term-species-placed = { $more ->
    [yes] näher an den verlangten Arten
   *[no] weiter weg von den verlangten Arten
}
fact-run = bildet ein Ökosystem aus { $cards } Karten ({ $habitat }){ $keystones ->
    [0] {""}
    [one] {" "}mit einer Schlüsselart
   *[other] {" "}mit { $keystones } Schlüsselarten
}, { $points } Punkte wert
fact-goal = erfüllt das Ziel „{ $goal }“
reason-leaves = überlässt { $player } { ACCUSATIVE($thing) }
reason-keeps = nimmt { $player } { ACCUSATIVE($thing) } weg

# Die Formulare der Werkstatt
typing-box = Beginne mit den Artenkarten: Zahl, Lebensräume und Jahreszeit stehen vorne. Umschläge, Fähigkeiten, Ziele und die Projekte des Forschungstagebuchs haben eigene Listen; was in geschlossenen Umschlägen liegt, kann warten.
part-species = Spezies
part-wilds = Wildniskarten
part-objectives = „Geheime Ziele“-Karten
part-skills = Forschungsplättchen
part-envelopes = Spezies der Umschläge
part-assignments = Projekte des Forschungstagebuchs
value-number = Zahl
value-habitats = Biotope
value-habitat = Biotop
value-season = Jahreszeit
value-keystone = Schlüsselart
value-endangered = Gefährdet
value-tag = Kennzeichnung
value-name-en = Englischer Name
value-name-de = Deutscher Name
value-scientific = Wissenschaftlicher Name
value-goal1 = Ziel 1
value-goal2 = Ziel 2
value-goal3 = Ziel 3
value-goal4 = Ziel 4
value-points1 = Punkte für ein Ziel
value-points2 = Punkte für zwei Ziele
value-points3 = Punkte für drei Ziele
value-points4 = Punkte für alle Ziele
value-active = Aktive Seite
value-exhausted = Inaktive Seite
value-envelope = Umschlag
value-setup-skills = Forschungsplättchen
value-setup-objective = „Geheime Ziele“-Karte
value-setup-wilds = Wildnisstapel
value-setup-synergy = Eicheln zu Beginn
value-setup-time = Zeitmarker zu Beginn
value-setup-placed = Karten auf dem Tableau zu Beginn
value-rule = Sonderregeln
value-victory = Gewonnen, wenn das am Ende alles gilt
add-victory = Bedingung hinzufügen
add-rule = Sonderregel hinzufügen
add-setup-placed = Karte hinzufügen
value-opens-envelope = Umschlag, der davor geöffnet wird (0: keiner)
value-rule-text-en = Eigene englische Worte für die Sonderregeln
value-rule-text-de = Eigene deutsche Worte für die Sonderregeln
value-title-en = Englischer Titel
value-title-de = Deutscher Titel
value-place-en = Ort (englisch)
value-place-de = Ort (deutsch)

slot-filter-number = Nummer
slot-filter-habitat = Biotop (eines davon)
slot-filter-season = Jahreszeit (eine davon)
slot-filter-icon = Symbole (alle)
slot-filter-wild = Wildniskarte oder nicht
slot-spaces = Felder
slot-opens-at = Öffnet sich mit dem Zeitmarker auf
slot-size = Karten in der Auslage
slot-delta = Wie viel mehr (oder weniger)
slot-limit = Wie viele gekauft werden dürfen
slot-active = Für ein aktives Plättchen
slot-exhausted = Für alle inaktiven Plättchen
slot-habitats = Biotope
slot-amount = Wie viele
slot-bonus = Eicheln mehr in der Jahreszeit
slot-penalty = Aufpreis außerhalb der Jahreszeit
slot-slot = Welche Karte der Auslage
slot-start = Felder, auf denen zu Beginn einer liegt
slot-price = Preis in Eicheln
slot-spread = Wie viele jedes Mal hinzukommen
slot-line = Reihe oder Spalte
slot-direction = Richtung
slot-cards = Karten
slot-side = Seite der Auslage
slot-turns = Züge
slot-points = Punkte
slot-count = Wie viele
slot-tokens = Marker
slot-relaxed = Stattdessen bei „leichter“
slot-demanding = Stattdessen bei „schwerer“
slot-length = Karten im Ökosystem
slot-habitat = Biotop
slot-species = Spezies
slot-space = Feld
slot-research = Notizmarker darauf
slot-story = Tagebuchmarker darauf
slot-head = Was
slot-lines-c1 = Spalte 1
slot-lines-c2 = Spalte 2
slot-lines-c3 = Spalte 3
slot-lines-c4 = Spalte 4
slot-lines-r1 = Reihe 1
slot-lines-r2 = Reihe 2
slot-lines-r3 = Reihe 3
slot-lines-r4 = Reihe 4
slot-seasons-7 = Zeitmarker auf 7
slot-seasons-6 = Zeitmarker auf 6
slot-seasons-5 = Zeitmarker auf 5
slot-seasons-4 = Zeitmarker auf 4
slot-seasons-3 = Zeitmarker auf 3
slot-seasons-2 = Zeitmarker auf 2
slot-seasons-1 = Zeitmarker auf 1
slot-seasons-0 = Zeitmarker auf 0

word-head-closed-spaces = gesperrte Felder
word-head-line-habitat = ein Biotop für eine Reihe oder Spalte
word-head-contiguous = Karten nur neben Karten
word-head-spacing = Karten mit Abstand
word-head-field-size = Größe der Auslage
word-head-cost-shift = Ansiedeln kostet mehr oder weniger
word-head-wild-price = Preis der Wildniskarten
word-head-skill-fee = Plättchen zu nutzen kostet Eicheln
word-head-drought = Trockenheit: Biotope ohne Eicheln
word-head-abundance = Fülle: zusätzliche Eicheln
word-head-season-clock = der Zeitmarker zeigt die Jahreszeit
word-head-banding = Beringen: Notizmarker für Eicheln
word-head-sightings = Sichtungen: Tagebuchmarker in der Auslage
word-head-rescue = Rettung: Karten in Pflege
word-head-invasive = invasive Arten
word-head-migration-shift = eine Reihe oder Spalte rückt weiter
word-head-storm = Sturm: Karten der Auslage gehen verloren
word-head-turn-limit = begrenzte Züge
word-head-score-min = Ergebnis mindestens
word-head-goals-min = geheime Ziele mindestens
word-head-line-score-min = Reihen oder Spalten mit genug Punkten
word-head-synergy-min = übrige Eicheln mindestens
word-head-board-full = ein volles Tableau
word-head-runs-min = Reihen oder Spalten mit einem Ökosystem
word-head-research-min = Notizmarker auf Karten mindestens
word-head-cards-min = Karten auf dem Tableau mindestens
word-head-story-min = Tagebuchmarker im Logbuch mindestens
word-head-story-max = Tagebuchmarker auf dem Tableau höchstens
word-head-species-placed = eine Spezies auf dem Tableau
word-head-card = Karte
word-number = { $number }
word-1 = 1
word-2 = 2
word-3 = 3
word-4 = 4
word-5 = 5
word-f = Wald/Heide
word-d = Wüste/Steppe
word-w = Sumpf/Fluss
word-a = Arktis/Gebirge
word-spring = Frühling
word-summer = Sommer
word-fall = Herbst
word-winter = Winter
word-keystone = Schlüsselart
word-endangered = Gefährdet
word-tag = Kennzeichnung
word-true = nur Wildniskarten
word-false = keine Wildniskarten
word-left = links
word-right = rechts
word-up = nach oben
word-down = nach unten
word-slot-left = die ganz links (die neueste)
word-slot-right = die ganz rechts (die älteste)
word-direction-left = nach links
word-direction-right = nach rechts
word-c1 = Spalte 1
word-c2 = Spalte 2
word-c3 = Spalte 3
word-c4 = Spalte 4
word-r1 = Reihe 1
word-r2 = Reihe 2
word-r3 = Reihe 3
word-r4 = Reihe 4
word-r1c1 = R1·S1
word-r1c2 = R1·S2
word-r1c3 = R1·S3
word-r1c4 = R1·S4
word-r2c1 = R2·S1
word-r2c2 = R2·S2
word-r2c3 = R2·S3
word-r2c4 = R2·S4
word-r3c1 = R3·S1
word-r3c2 = R3·S2
word-r3c3 = R3·S3
word-r3c4 = R3·S4
word-r4c1 = R4·S1
word-r4c2 = R4·S2
word-r4c3 = R4·S3
word-r4c4 = R4·S4

# Names with their articles, as sentences need them. What has no form of its own is the nominative.
-american-red-squirrel = Gemeines Rothörnchen
    .nominative = das Gemeine Rothörnchen
-aspen = Espe
    .nominative = die Espe
-bearberry = Echte Bärentraube
    .nominative = die Echte Bärentraube
-black-tailed-prairie-dog = Schwarzschwanz-Präriehund
    .nominative = der Schwarzschwanz-Präriehund
    .accusative = den Schwarzschwanz-Präriehund
-black-willow = Schwarze Weide
    .nominative = die Schwarze Weide
-brown-lemming = Brauner Lemming
    .nominative = der Braune Lemming
    .accusative = den Braunen Lemming
-bumble-bee = Hummel
    .nominative = die Hummel
-desert-kangaroo-rat = Wüstenkängururatte
    .nominative = die Wüstenkängururatte
-giant-sequoia = Riesenmammutbaum
    .nominative = der Riesenmammutbaum
    .accusative = den Riesenmammutbaum
-monarch-butterfly = Monarchfalter
    .nominative = der Monarchfalter
    .accusative = den Monarchfalter
-montezuma-bald-cypress = Montezuma-Zypresse
    .nominative = die Montezuma-Zypresse
-northern-flying-squirrel = Nördliches Gleithörnchen
    .nominative = das Nördliche Gleithörnchen
-northern-green-frog = Amerikanischer Grünfrosch
    .nominative = der Amerikanische Grünfrosch
    .accusative = den Amerikanischen Grünfrosch
-prairie-fringed-orchid = Waldhyazinthe
    .nominative = die Waldhyazinthe
-red-mangrove = Rote Mangrove
    .nominative = die Rote Mangrove
-saguaro-cactus = Saguaro-Kaktus
    .nominative = der Saguaro-Kaktus
    .accusative = den Saguaro-Kaktus
-spruce-fir-moss-spider = Fichtentannenmoosspinne
    .nominative = die Fichtentannenmoosspinne
-sugar-maple = Zucker-Ahorn
    .nominative = der Zucker-Ahorn
    .accusative = den Zucker-Ahorn
-vancouver-island-marmot = Vancouver-Murmeltier
    .nominative = das Vancouver-Murmeltier
-black-footed-ferret = Schwarzfußiltis
    .nominative = der Schwarzfußiltis
    .accusative = den Schwarzfußiltis
-black-tailed-jackrabbit = Kalifornischer Eselhase
    .nominative = der Kalifornische Eselhase
    .accusative = den Kalifornischen Eselhasen
-cottontail-rabbit = Baumwollschwanzkaninchen
    .nominative = das Baumwollschwanzkaninchen
-desert-tortoise = Kalifornische Gopherschildkröte
    .nominative = die Kalifornische Gopherschildkröte
-dusky-grouse = Felsengebirgshuhn
    .nominative = das Felsengebirgshuhn
-emperor-goose = Kaisergans
    .nominative = die Kaisergans
-long-tailed-weasel = Langschwanzwiesel
    .nominative = das Langschwanzwiesel
-mangrove-tree-crab = Mangroven-Baumkrabbe
    .nominative = die Mangroven-Baumkrabbe
-north-american-beaver = Kanadischer Biber
    .nominative = der Kanadische Biber
    .accusative = den Kanadischen Biber
-northern-raccoon = Nordamerikanischer Waschbär
    .nominative = der Nordamerikanische Waschbär
    .accusative = den Nordamerikanischen Waschbären
-piping-plover = Gelbfuß-Regenpfeifer
    .nominative = der Gelbfuß-Regenpfeifer
    .accusative = den Gelbfuß-Regenpfeifer
-ringed-seal = Ringelrobbe
    .nominative = die Ringelrobbe
-rock-ptarmigan = Alpenschneehuhn
    .nominative = das Alpenschneehuhn
-sidewinder-rattlesnake = Seitenwinder-Klapperschlange
    .nominative = die Seitenwinder-Klapperschlange
-snowshoe-hare = Schneeschuhhase
    .nominative = der Schneeschuhhase
    .accusative = den Schneeschuhhasen
-virginia-opossum = Virginia-Opossum
    .nominative = das Virginia-Opossum
-wood-duck = Brautente
    .nominative = die Brautente
-alligator-snapping-turtle = Geierschildkröte
    .nominative = die Geierschildkröte
-arctic-fox = Polarfuchs
    .nominative = der Polarfuchs
    .accusative = den Polarfuchs
-atlantic-salt-marsh-snake = Atlantische Salzwiesenschlange
    .nominative = die Atlantische Salzwiesenschlange
-burrowing-owl = Kaninchenkauz
    .nominative = der Kaninchenkauz
    .accusative = den Kaninchenkauz
-coyote = Kojote
    .nominative = der Kojote
    .accusative = den Kojoten
-dall-sheep = Dall-Schaf
    .nominative = das Dall-Schaf
-eastern-hellbender = Schlammteufel
    .nominative = der Schlammteufel
    .accusative = den Schlammteufel
-mountain-goat = Schneeziege
    .nominative = die Schneeziege
-mule-deer = Maultierhirsch
    .nominative = der Maultierhirsch
    .accusative = den Maultierhirsch
-north-american-river-otter = Nordamerikanischer Fischotter
    .nominative = der Nordamerikanische Fischotter
    .accusative = den Nordamerikanischen Fischotter
-pronghorn-antelope = Gabelbock
    .nominative = der Gabelbock
    .accusative = den Gabelbock
-red-fox = Rotfuchs
    .nominative = der Rotfuchs
    .accusative = den Rotfuchs
-ringtail-cat = Nordamerikanisches Katzenfrett
    .nominative = das Nordamerikanische Katzenfrett
-rocky-mountain-elk = Rocky-Mountain-Wapiti
    .nominative = der Rocky-Mountain-Wapiti
    .accusative = den Rocky-Mountain-Wapiti
-sandhill-crane = Kanadakranich
    .nominative = der Kanadakranich
    .accusative = den Kanadakranich
-snail-kite = Schneckenweih
    .nominative = der Schneckenweih
    .accusative = den Schneckenweih
-swallow-tailed-kite = Schwalbenweih
    .nominative = der Schwalbenweih
    .accusative = den Schwalbenweih
-whitetail-deer = Weißwedelhirsch
    .nominative = der Weißwedelhirsch
    .accusative = den Weißwedelhirsch
-woodland-caribou = Kanadisches Waldkaribu
    .nominative = das Kanadische Waldkaribu
-american-bison = Amerikanischer Bison
    .nominative = der Amerikanische Bison
    .accusative = den Amerikanischen Bison
-american-black-bear = Amerikanischer Schwarzbär
    .nominative = der Amerikanische Schwarzbär
    .accusative = den Amerikanischen Schwarzbären
-bald-eagle = Weißkopfseeadler
    .nominative = der Weißkopfseeadler
    .accusative = den Weißkopfseeadler
-bighorn-sheep = Dickhornschaf
    .nominative = das Dickhornschaf
-california-condor = Kalifornischer Kondor
    .nominative = der Kalifornische Kondor
    .accusative = den Kalifornischen Kondor
-canada-lynx = Kanadischer Luchs
    .nominative = der Kanadische Luchs
    .accusative = den Kanadischen Luchs
-mexican-spotted-owl = Mexikanischer Fleckenkauz
    .nominative = der Mexikanische Fleckenkauz
    .accusative = den Mexikanischen Fleckenkauz
-musk-ox = Moschusochse
    .nominative = der Moschusochse
    .accusative = den Moschusochsen
-peregrine-falcon = Wanderfalke
    .nominative = der Wanderfalke
    .accusative = den Wanderfalken
-snowy-owl = Schnee-Eule
    .nominative = die Schnee-Eule
-turkey-vulture = Truthahngeier
    .nominative = der Truthahngeier
    .accusative = den Truthahngeier
-american-alligator = Mississippi-Alligator
    .nominative = der Mississippi-Alligator
    .accusative = den Mississippi-Alligator
-american-crocodile = Spitzkrokodil
    .nominative = das Spitzkrokodil
-arctic-wolf = Polarwolf
    .nominative = der Polarwolf
    .accusative = den Polarwolf
-golden-eagle = Steinadler
    .nominative = der Steinadler
    .accusative = den Steinadler
-grizzly-bear = Grizzlybär
    .nominative = der Grizzlybär
    .accusative = den Grizzlybären
-mexican-gray-wolf = Mexikanischer Wolf
    .nominative = der Mexikanische Wolf
    .accusative = den Mexikanischen Wolf
-mountain-lion = Puma
    .nominative = der Puma
    .accusative = den Puma
-northwestern-gray-wolf = Mackenzie-Wolf
    .nominative = der Mackenzie-Wolf
    .accusative = den Mackenzie-Wolf
-polar-bear = Eisbär
    .nominative = der Eisbär
    .accusative = den Eisbären
-red-wolf = Rotwolf
    .nominative = der Rotwolf
    .accusative = den Rotwolf
-wolverine = Vielfraß
    .nominative = der Vielfraß
    .accusative = den Vielfraß
-atlantic-horseshoe-crab = Atlantischer Pfeilschwanzkrebs
    .nominative = der Atlantische Pfeilschwanzkrebs
    .accusative = den Atlantischen Pfeilschwanzkrebs
-red-knot = Knutt
    .nominative = der Knutt
    .accusative = den Knutt
-osprey = Fischadler
    .nominative = der Fischadler
    .accusative = den Fischadler
-greater-prairie-chicken = Präriehuhn
    .nominative = das Präriehuhn
-lesser-long-nosed-bat = Kleine Mexikanische Blütenfledermaus
    .nominative = die Kleine Mexikanische Blütenfledermaus
-greater-roadrunner = Wegekuckuck
    .nominative = der Wegekuckuck
    .accusative = den Wegekuckuck
-gila-monster = Gila-Krustenechse
    .nominative = die Gila-Krustenechse
-chinook-salmon = Königslachs
    .nominative = der Königslachs
    .accusative = den Königslachs
-sea-otter = Seeotter
    .nominative = der Seeotter
    .accusative = den Seeotter
-whitebark-pine = Weißstämmige Kiefer
    .nominative = die Weißstämmige Kiefer
-american-pika = Amerikanischer Pfeifhase
    .nominative = der Amerikanische Pfeifhase
    .accusative = den Amerikanischen Pfeifhasen
-clarks-nutcracker = Kiefernhäher
    .nominative = der Kiefernhäher
    .accusative = den Kiefernhäher
-ivory-gull = Elfenbeinmöwe
    .nominative = die Elfenbeinmöwe
-pacific-walrus = Pazifisches Walross
    .nominative = das Pazifische Walross
# a genitive takes no article
-big-bluestem = Gerards Bartgras
    .nominative = Gerards Bartgras
-wild-forest = Wildnis Wald
    .nominative = die Wildniskarte „Wald“
-wild-desert = Wildnis Wüste
    .nominative = die Wildniskarte „Wüste“
-wild-wetland = Wildnis Sumpf
    .nominative = die Wildniskarte „Sumpf“
-wild-arctic = Wildnis Arktis
    .nominative = die Wildniskarte „Arktis“

## Abbildungen der Regelseite

figure-card = Eine Karte: Oben links steht ihre Nummer, 3, darunter ihre Biotope: Wald, Wüste und Sumpf. Auf dem Bild sind die Jahreszeit, Frühling, und ein Keil: Der Kojote ist eine Schlüsselart.
figure-ecosystem = Ein Ökosystem aus drei Karten in der ersten Reihe: { $points } Punkte.
figure-ecosystem-habitat = Alle drei leben im Wald. Andere Biotope dürfen sich unterscheiden.
figure-ecosystem-numbers = Ihre Nummern steigen um eins: 2, 3, 4. Drei Karten ergeben { $points } Punkte.
figure-keystones = Drei Karten, ein Notizmarker und zwei Schlüsselarten: { $points } Punkte.
figure-keystones-cards = Drei Karten im Sumpf: 1, 2, 3.
figure-keystones-research = Der Marker auf dem Kaninchen zählt eins dazu: 3 + 1 = 4.
figure-keystones-keystones = Mangrove und Kojote sind Schlüsselarten. Eine verdoppelt, zwei verdreifachen: 4 × 3 = { $points }.
figure-crossing = Das Kaninchen liegt, wo sich zwei Ökosysteme kreuzen, und zählt in beiden: zusammen { $points } Punkte.
figure-crossing-column = Die Spalte aus Mangrove, Kaninchen und Kojote: { $points } Punkte.
figure-crossing-row = Die Reihe aus Zypresse, Kaninchen und Weih: 3 Karten + 1 Marker = { $points } Punkte.
figure-wild = Eine Wildniskarte hat die Nummer, die eine Linie braucht.
figure-wild-row = In ihrer Reihe ist sie eine 3: 2, 3, 4 ergeben { $points } Punkte.
figure-wild-column = In ihrer Spalte passt sie zur 3 darüber oder zur 4 darunter, je nachdem, was besser ist: { $points } Punkte.
figure-field = Die Auslage. Die Karte ganz rechts ist gratis; jede andere kostet eine Eichel mehr.
figure-synergy = Der Kojote wurde eben in die Mitte gelegt und bringt Eicheln von allen Nachbarn.
figure-synergy-above = Mit dem Kaninchen darüber teilt er Wald, Wüste und Sumpf: 3.
figure-synergy-left = Mit der Mangrove links teilt er den Sumpf: 1.
figure-synergy-right = Mit dem Kaktus rechts teilt er die Wüste: 1.
figure-sally = Ein ganzes Tableau: { $points } Punkte.
figure-sally-first-column = Erste Spalte: 1, 2, 3 im Sumpf, { $points } Punkte.
figure-sally-second-column = Zweite Spalte: drei Karten und ein Notizmarker, mal drei wegen zweier Schlüsselarten: { $points } Punkte.
figure-sally-third-column = Dritte Spalte: Keine zwei Nachbarn haben ein gemeinsames Biotop und Nummern, die aufeinander folgen: { $points } Punkte.
figure-sally-fourth-column = Vierte Spalte: 5, 4, 3, 2 in der Wüste, ein Notizmarker, zwei Schlüsselarten: (4 + 1) × 3 = { $points }.
figure-sally-first-row = Erste Reihe: 4, 5 im Wald, ein Notizmarker, zwei Schlüsselarten: (2 + 1) × 3 = { $points }.
figure-sally-second-row = Zweite Reihe: 1, 2, 3, 4 im Sumpf, ein Notizmarker, eine Schlüsselart: (4 + 1) × 2 = { $points }.
figure-sally-third-row = Dritte Reihe: Kojote und Schildkröte bringen mehr als jedes andere Paar: (2 + 1) × 3 = { $points }. Nur das beste Ökosystem einer Linie zählt.
figure-sally-fourth-row = Vierte Reihe: 3, 4 in der Arktis mit einem Notizmarker: { $points } Punkte.
figure-sally-objective = Alle vier geheimen Ziele: { $points } Punkte.
figure-sally-synergy = Sieben Eicheln: ein Punkt für je drei, { $points } Punkte.
figure-sally-total = Zusammen { $points } Punkte.

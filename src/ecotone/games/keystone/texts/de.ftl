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

event-introduce = { player } hat { ACCUSATIVE($card) } auf { $space } angesiedelt (Preis { $cost }, { $gain ->
    [one] +{ $gain } Eichel
   *[other] +{ $gain } Eicheln
}).
event-use-active = { player } hat „{ $skill }“ genutzt.
event-use-exhausted = { player } hat alle inaktiven Plättchen genutzt.
event-buy-wild = { player } hat { ACCUSATIVE($card) } gekauft und auf { $space } gelegt.
event-resolve = { player } hat „{ $skill }“ ausgeführt.
event-research = { player } hat { ACCUSATIVE($card) } auf { $space } erforscht.
event-look = { player } hat sich drei Karten angesehen.
event-keep = { player } hat { ACCUSATIVE($card) } auf { $space } gelegt ({ $gain ->
    [one] +{ $gain } Eichel
   *[other] +{ $gain } Eicheln
}).
event-keep-none = { player } hat keine der Karten gelegt.
event-put-back = { player } hat { ACCUSATIVE($card) } auf den Ablagestapel gelegt.
event-move = { player } hat { ACCUSATIVE($card) } von { $start } nach { $space } verschoben ({ $gain ->
    [one] +{ $gain } Eichel
   *[other] +{ $gain } Eicheln
}).
event-discard = { player } hat { ACCUSATIVE($card) } aus der Auslage abgelegt.
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

action-band = { ACCUSATIVE($card, capital: "yes") } auf { $space } für { $price } beringen
action-clear = { $space } für { $price } räumen
event-band = { player } hat { ACCUSATIVE($card) } auf { $space } beringt.
event-clear = { player } hat { $space } geräumt.
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
use-exhausted-short = Alle { $count }, −1
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
in-common = gemeinsames Biotop: { $habitat }
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

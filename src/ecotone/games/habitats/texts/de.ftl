title = Habitats
player = Spieler { $seat }
about = Zieh durch einen Markt aus Plättchen und baue einen Wildpark, in dem jedes Tier zu Hause ist.

option-goals = Ziele je Jahr
option-years = Länge der Jahre (long: je ein Zug mehr; zu fünft reicht dann nur der große Plättchensatz bis zum Ende)
option-tiles = Plättchensatz (large: mit Lagern)
option-facing = Blickrichtung am Anfang (wählen oder laut Ausgabe)
option-roads = Straßen beim Legen drehen oder wie gedruckt legen
option-tourists = Eine Reisegruppe lässt ihr ganzes Areal weg oder nur ihr eigenes Plättchen
option-solo = Allein: durch einen Markt ziehen oder Plättchen einzeln ziehen

entrance = Eingang
tile-on = { $name } ({ $landscape })
need-grass = Gras
need-forest = Wald
need-dry = Trockenland
need-water = Wasser
need-flower = { $count ->
    [one] Blume
   *[other] Blumen
}
letter-grass = G
letter-forest = W
letter-dry = T
letter-water = S
letter-flower = ✿
kind-animal = Tier
kind-flower = Blume
kind-tourist = Touristen
counts-area-size = Plättchen im Areal
counts-area-count = andere Areale
kind-tower = Turm
sees-animal = sieht Tiere
sees-flower = sieht Blumen
sees-both = sieht beides
kind-road = Straße
road-needs = braucht { $sides }
kind-camp = Lager, allein
points-each = je { $points }
kinds-animal = Tiere
kinds-flower = Blumen
kinds-tourist = Touristen
kinds-tower = Türme
kinds-road = Straßen
kinds-camp = Lager
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
turn-front = vorn
turn-right = rechts
turn-behind = hinten
turn-left = links

phase-facing = Wähle, wohin deine Figur schaut.
phase-take = Nimm ein Plättchen vor, links oder rechts von deiner Figur.
phase-place = Lege das Plättchen in deinen Park.
phase-over = Die Partie ist zu Ende.

action-face = { $side ->
    [north] Schau nach Norden (oben)
    [east] Schau nach Osten (rechts)
    [south] Schau nach Süden (unten)
   *[west] Schau nach Westen (links)
}
action-take = { $turn ->
    [front] Geh geradeaus und nimm { $tile }
    [right] Geh nach rechts und nimm { $tile }
    [left] Geh nach links und nimm { $tile }
   *[behind] Kehr um und nimm { $tile }
}
action-skip = { $tile ->
    [none] Setz aus: in keiner Richtung liegt ein Plättchen
   *[other] Leg { $tile } zur Seite: es passt nirgends
}
action-place = { $side ->
    [north] Lege { $tile } auf { $cell }, über { $beside }
    [east] Lege { $tile } auf { $cell }, rechts neben { $beside }
    [south] Lege { $tile } auf { $cell }, unter { $beside }
   *[west] Lege { $tile } auf { $cell }, links neben { $beside }
}{ $turned ->
    [road] , Straße { $arrows }
    [tower] , Blick { $arrows }
   *[no] {""}
} ({ $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
})

group-place = { $side ->
    [north] Lege { $tile } auf { $cell }, über { $beside } …
    [east] Lege { $tile } auf { $cell }, rechts neben { $beside } …
    [south] Lege { $tile } auf { $cell }, unter { $beside } …
   *[west] Lege { $tile } auf { $cell }, links neben { $beside } …
}

event-face = { $side ->
    [north] { player } schaut nach Norden.
    [east] { player } schaut nach Osten.
    [south] { player } schaut nach Süden.
   *[west] { player } schaut nach Westen.
}
event-take = { $turn ->
    [front] { player } ging geradeaus und nahm { $tile }.
    [right] { player } ging nach rechts und nahm { $tile }.
    [left] { player } ging nach links und nahm { $tile }.
   *[behind] { player } kehrte um und nahm { $tile }.
}
event-skip = { $tile ->
    [none] { player } fand kein Plättchen.
   *[other] { player } legte { $tile } zur Seite.
}
event-place = { $side ->
    [north] { player } legte { $tile } über { $beside }
    [east] { player } legte { $tile } rechts neben { $beside }
    [south] { player } legte { $tile } unter { $beside }
   *[west] { player } legte { $tile } links neben { $beside }
}: { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
}.
event-refill = Neu im Markt: { $tile }.
event-draw = Gezogen: { $tile }.
event-year = Jahr { $year } ist zu Ende.
event-goal = { $goal }: { player } hat { $result } und bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-over = Die Partie ist zu Ende.

clock = Jahr { $year }, Zug { $turn } von { $turns } · { $bag } Plättchen im Beutel
market-title = Markt
figure = { player }
goals-title = Ziele · der Stand aller Spieler, in Klammern die Punkte dafür
year = Jahr { $year }
standing = Sp{ $seat }: { $result } ({ $points })
park-title = { player }: Park { $park }, Ziele { $goals }
park-own = { player } (du): Park { $park }, Ziele { $goals }
legend = G Gras · W Wald · T Trockenland · S Wasser (See) · ✿ Blumen
    „·“ oder Kleinbuchstabe: freies Feld · ×: gesperrtes Feld
    Straße →: dort bleibt es leer · braucht ←: dort gehört ein Plättchen hin

house-needs = Bedürfnisse
house-landscape = Landschaft
house-counts = was gezählt wird
house-directions = Blickrichtungen
house-sees = was gesehen wird
house-marked-sides = markierte Seiten
house-points = Punkte
sheet-park = Park
sheet-goals = Ziele
sheet-result = Ergebnis { $result }
sheet-total = Summe
reason-content = braucht { $wants } { $need }, hat { $has }
reason-lacks = braucht { $wants } { $need }, hat { $has }
reason-flower = immer
reason-tower = sieht { $count }, je { $value }
reason-hikers = { $count ->
    [one] { $count } anderes Plättchen im Areal
   *[other] { $count } andere Plättchen im Areal
}
reason-coach = { $count ->
    [one] { $count } anderes Areal der Landschaft
   *[other] { $count } andere Areale der Landschaft
}
reason-coach-own-area = { $count ->
    [one] { $count } Areal der Landschaft, das eigene Plättchen nicht mitgezählt
   *[other] { $count } Areale der Landschaft, das eigene Plättchen nicht mitgezählt
}
reason-road-done = an jeder markierten Seite liegt ein Plättchen
reason-road-lacks = kein Plättchen im { $sides }
reason-camp-alone = kein Lager daneben
reason-camp-beside = daneben liegt ein Lager

refuse-out-of-line = Nicht in einer Linie mit deiner Figur: Sie geht geradeaus, nach links oder nach rechts.
refuse-behind = Hinter deiner Figur: Sie kehrt nur um, wenn in keiner anderen Richtung ein Plättchen liegt.
refuse-not-first = Ein anderes Plättchen kommt zuerst: Deine Figur nimmt das erste, auf das sie trifft.
refuse-entrance = Der Weg zum Eingang bleibt frei: kein Plättchen darunter.
refuse-road = Hierher führt eine Straße: Das Feld an einer Straßenseite bleibt leer.
refuse-not-adjacent = Daneben liegt kein Plättchen: Plättchen werden Seite an Seite gelegt.
refuse-road-side = Wie du sie auch drehst, eine Straßenseite würde hier ein Plättchen berühren.

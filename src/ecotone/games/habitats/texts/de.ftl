title = Habitats
player = Spieler { $seat }
about = Geh durch einen Markt aus Plättchen und baue einen Wildpark, in dem sich jedes Tier zu Hause fühlt.

box-animals = Tiere
box-flowers = Blumen
box-tourists = Touristen
box-towers = Türme
box-roads = Straßen
box-camps = Lager
box-goals = Ziele
box-numbers = Nach Spielerzahl
box-name = Name
box-large = großer Satz
box-landscape = Landschaft
box-needs = braucht
box-points = Punkte
box-scientific-name = wissenschaftlicher Name
box-counts = zählt
box-looks = blickt nach
box-sees = sieht
box-road-sides = Straße nach
box-marked-sides = Plättchen nötig im
box-goal = was zählt
box-players = Spieler
box-market = Markt
box-turns = Züge im Jahr
box-goal-points = Zielpunkte nach Platz, Jahr für Jahr
box-letter-n = N
box-letter-e = O
box-letter-s = S
box-letter-w = W

option-goals = Ziele pro Jahr
option-years = Länge der Jahre (long: je ein Zug mehr; zu fünft reicht dann nur der große Plättchensatz bis zum Ende)
option-tiles = Plättchensatz (large: mit Lagern)
option-facing = Blickrichtung zu Beginn (frei gewählt oder laut Edition)
option-roads = Straßen dürfen beim Legen gedreht werden oder liegen wie gedruckt
option-tourists = Was eine Reisegruppe nicht mitzählt: ihr ganzes Areal oder nur ihr eigenes Plättchen
option-solo = Solo: durch einen Markt gehen oder Plättchen einzeln ziehen
option-own-tile = Das eigene Plättchen eines Tieres zählt für seine Bedürfnisse nicht mit oder zählt mit
option-need-areas = Bedürfnisse eines Tieres: Alle angrenzenden Areale zählen zusammen, oder ein Areal muss reichen

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
kind-camp = Lager, wenn allein
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

phase-facing = Wähle, wohin deine Figur blickt.
phase-take = Nimm ein Plättchen vor, links oder rechts von deiner Figur.
phase-place = Lege das Plättchen in deinen Park.
phase-over = Die Partie ist zu Ende.

action-face = { $side ->
    [north] Nach Norden blicken (oben)
    [east] Nach Osten blicken (rechts)
    [south] Nach Süden blicken (unten)
   *[west] Nach Westen blicken (links)
}
action-take = { $turn ->
    [front] Geradeaus gehen und { ACCUSATIVE($tile) } nehmen
    [right] Nach rechts gehen und { ACCUSATIVE($tile) } nehmen
    [left] Nach links gehen und { ACCUSATIVE($tile) } nehmen
   *[behind] Umkehren und { ACCUSATIVE($tile) } nehmen
}
action-skip = { $tile ->
    [none] Aussetzen: In keiner Richtung liegt ein Plättchen
   *[other] { ACCUSATIVE($tile, capital: "yes") } zur Seite legen: Das Plättchen passt nirgends
}
action-place = { ACCUSATIVE($tile, capital: "yes") } { $side ->
    [north] über
    [east] rechts neben
    [south] unter
   *[west] links neben
} { ACCUSATIVE($beside) } legen{ $turned ->
    [road] , Straße { $arrows }
    [tower] , Blick { $arrows }
   *[no] {""}
} (Feld { $cell }, { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
})

group-place = { ACCUSATIVE($tile, capital: "yes") } { $side ->
    [north] über
    [east] rechts neben
    [south] unter
   *[west] links neben
} { ACCUSATIVE($beside) } legen (Feld { $cell }) …

# Was die Arten von Entscheidungen bedeuten, in einfachen Zeilen: Der Kern nennt sie ohne Fluent.
decision-face = wählen, wohin deine Figur am Anfang blickt
decision-take = in diese Richtung gehen und das Plättchen nehmen
decision-skip = aussetzen oder ein Plättchen zur Seite legen, das nirgends passt
decision-place = das Plättchen an diese Seite eines anderen legen (beside; 0 ist der Eingang); turned: Vierteldrehungen einer Straße oder eines Turms

event-faced = { $side ->
    [north] { $player } blickt nach Norden.
    [east] { $player } blickt nach Osten.
    [south] { $player } blickt nach Süden.
   *[west] { $player } blickt nach Westen.
}
event-took = { $turn ->
    [front] { $player } ist geradeaus gegangen und hat { ACCUSATIVE($tile) } genommen.
    [right] { $player } ist nach rechts gegangen und hat { ACCUSATIVE($tile) } genommen.
    [left] { $player } ist nach links gegangen und hat { ACCUSATIVE($tile) } genommen.
   *[behind] { $player } ist umgekehrt und hat { ACCUSATIVE($tile) } genommen.
}
event-nothing-to-take = { $player } hat kein Plättchen gefunden.
event-set-aside = { $player } hat { ACCUSATIVE($tile) } zur Seite gelegt.
event-placed = { $player } hat { ACCUSATIVE($tile) } { $side ->
    [north] über
    [east] rechts neben
    [south] unter
   *[west] links neben
} { $entrance ->
    [yes] den Eingang
   *[no] { ACCUSATIVE($beside) }
} gelegt: { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
}.
event-refilled = Neu auf dem Markt: { $tile }.
event-drew = { $player } hat { ACCUSATIVE($tile) } gezogen.
event-year-over = Jahr { $year } ist zu Ende.
event-goal = { $goal }: { $player } hat { $result } und bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-over = Die Partie ist zu Ende.

clock = Jahr { $year }, Zug { $turn } von { $turns } · { $bag } Plättchen im Beutel
turns-later = Züge in den späteren Jahren: { $counts }
pane-hand = Dein Plättchen
brings-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
then-offered = Danach für { $name }: { $tiles }
goal-moves = { $goal }: { $before } → { $after } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
market-title = Markt
figure = { player }
goals-title = Ziele · der aktuelle Stand aller, in Klammern die Punkte dafür
year = Jahr { $year }
standing = Sp{ $seat }: { $result } ({ $points })
park-title = { player }: Park { $park }, Ziele { $goals }
park-own = { player } (du): Park { $park }, Ziele { $goals }
goal-scored = gewertet
plain-row = Reihe { $row }
plain-open = Offene Felder: { $cells }
plain-places = Die Lage ist vom Eingang aus gezählt.
legend = G Gras · W Wald · T Trockenland · S Wasser (See) · ✿ Blumen
    „·“ oder Kleinbuchstabe: freies Feld · │: Weg zum Eingang, bleibt frei · ×: hier mündet eine Straße, bleibt leer
    ✓: hat alles, was es braucht · ✗: kann nicht mehr bekommen, was es braucht
    Straße →: dort darf kein Plättchen liegen · braucht ←: dort muss eines liegen

house-needs = Bedürfnisse
house-landscape = Landschaft
house-counts = was es zählt
house-directions = Blickrichtungen
house-sees = was es sieht
house-marked-sides = markierte Seiten
house-goal-measure = was das Ziel zählt
house-goal-best = ob am meisten oder am wenigsten gewinnt
house-goal-animals = Landschaften und Bedürfnisse von Tieren in den Parks
house-goal-points = Punkte für diesen Platz
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
    [one] { $count } anderes Areal ihrer Landschaft
   *[other] { $count } andere Areale ihrer Landschaft
}
reason-coach-own-area = { $count ->
    [one] { $count } Areal ihrer Landschaft, das eigene Plättchen nicht mitgezählt
   *[other] { $count } Areale ihrer Landschaft, das eigene Plättchen nicht mitgezählt
}
reason-road-done = an jeder markierten Seite liegt ein Plättchen
reason-road-lacks = kein Plättchen im { $sides }
reason-camp-alone = kein Lager daneben
reason-camp-beside = daneben liegt ein Lager

refuse-out-of-line = Nicht in einer Linie mit deiner Figur: Sie geht geradeaus, nach links oder nach rechts.
refuse-behind = Hinter deiner Figur: Sie kehrt nur um, wenn in keiner anderen Richtung ein Plättchen liegt.
refuse-not-first = Ein anderes Plättchen kommt zuerst: Deine Figur nimmt das erste, auf das sie trifft.
refuse-entrance = Der Weg zum Eingang bleibt frei: Darunter darf kein Plättchen liegen.
refuse-road = Hierher führt eine Straße: Das Feld an einer Straßenseite bleibt leer.
refuse-not-adjacent = Neben diesem Feld liegt kein Plättchen: Plättchen werden Seite an Seite gelegt.
refuse-road-side = Wie du es auch drehst: Eine Straßenseite würde hier ein Plättchen berühren.

## On the board in the browser

# things
wants-grass = Grasland
wants-forest = { need-forest }
wants-dry = { need-dry }
wants-water = { need-water }
wants-flower = { $count ->
    [one] Blume daneben
   *[other] Blumen daneben
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
pts = { $count } P.
no-points = keine Punkte
gain = { $count } P.
each = je
sees = sieht { $count }
a = { $landscape }, { $kind }:
worth-animal = { $points }, wenn es { $needs } hat
worth-tower = { $sees ->
    [animal] { $points } für jedes zufriedene Tier im Blick
    [flower] { $points } für jede Blume im Blick
   *[both] { $points } für jedes zufriedene Tier und jede Blume im Blick
}
worth-tourist = { $counts ->
    [area_size] { $points } für jedes andere Plättchen ihres Areals
   *[other] { $points } für jedes andere Areal ihrer Landschaft
}
worth-road = { $points }, wenn an jeder markierten Seite ein Plättchen liegt
worth-camp = { $points }, wenn kein Lager daneben liegt
house = Hauswert: von uns, nicht vom gedruckten Plättchen.
has-of = { $need }: { $has } von { $wants }
wants = { $need }: { $count }
lacks = noch { $count }
in-hand = in der Hand
nearer = { $count ->
    [one] bringt { $count } Bedürfnis näher
   *[other] bringt { $count } Bedürfnisse näher
}
met = erfüllt
need-met = erfüllt
now-met = erfüllt
lost = nicht mehr erfüllbar
lost-long = Für das, was fehlt, ist kein Platz mehr.
makes-impossible = { NOMINATIVE($tile, capital: "yes") } kann nicht mehr zufrieden werden.

# places
at-entrance = Am Eingang
right = { $count } nach rechts
left = { $count } nach links
above = { $count } nach oben
below = { $count } nach unten
from-entrance = vom Eingang { $place }
empty = leer
legal = wählbar
selected = gewählt
best = am besten
closed-entrance = der Weg zum Eingang bleibt frei
closed-road = hierher führt eine Straße, deshalb bleibt das Feld leer
short-entrance = Eingangs­weg
short-road = Straßen­seite

# market
bag = { $count } im Beutel
market-space = Reihe { $row }, Spalte { $column }
figure-words = Figur von { $name }, Blick nach { $side }
can-take = kann genommen werden, { $way }
left-to = { $name } könnte es als Nächstes nehmen
order = Als Nächste am Zug:
passes = Der Weg nach { $way ->
    [front] vorn
    [left] links
    [right] rechts
   *[behind] hinten
} führt an { $names } vorbei.
most-now = { $count ->
    [0] Bringt sofort keine Punkte, egal wo du es legst.
    [one] Bringt sofort bis zu { $count } Punkt.
   *[other] Bringt sofort bis zu { $count } Punkte.
}
fits-nowhere = Es passt zurzeit nirgends in deinen Park.
then-faces = Danach steht deine Figur auf diesem Feld und blickt nach { $side }.
next-takes = Dann kann { $name } { $tiles } nehmen.
the-tile = { ACCUSATIVE($tile) }
new-tile = das neue Plättchen

# park
your-park = Dein Park
park-of = Park von { $name }
open-park = Park von { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $tiles } Plättchen: vergrößern
content = { $count ->
    [one] von { $count } Tier zufrieden
   *[other] von { $count } Tieren zufrieden
}
tiles = { $count } Plättchen
zoom = Größe des Parks
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Einpassen
rotate = Drehen
others = Ziele und andere
scores = Punktestand
is-choosing = überlegt …
clock-short = Jahr { $year } · Zug { $turn }/{ $turns }

# goals and turns
turns = Züge
turns-left = noch { $count } in diesem Jahr
turns-count = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
turn-of = Zug { $turn } von { $turns }
goals-of = Ziele im Jahr { $year }
next-goals = Danach: Ziele im Jahr { $year }
goal-points = { $points } Punkte
goal-year = { $goal }, Jahr { $year }
tied = Gleichstand
tie-rule = Bei Gleichstand erhalten alle die Punkte des schlechtesten Platzes, den sie teilen.

# what is to be done
step-facing = Vor dem ersten Zug
step = Schritt { $step } von 2 · { $step ->
    [1] Plättchen nehmen
   *[2] Plättchen legen
}
prompt-take-this = { ACCUSATIVE($tile, capital: "yes") } nehmen: Deine Figur blickt danach nach { $side }.
prompt-place = { $count ->
    [one] { ACCUSATIVE($tile, capital: "yes") } legen: Wähle das hervorgehobene Feld.
   *[other] { ACCUSATIVE($tile, capital: "yes") } legen: Wähle eines der { $count } hervorgehobenen Felder.
}
prompt-place-turn = { ACCUSATIVE($tile, capital: "yes") } legen: Wähle eines der { $count } hervorgehobenen Felder; tippe noch einmal darauf, um das Plättchen zu drehen.
prompt-placed = { NOMINATIVE($tile, capital: "yes") } hier: { $gain } P.{ $count ->
    [0] {""}
    [one] , { $count } weiteres Tier zufrieden
   *[other] , { $count } weitere Tiere zufrieden
}{ $lost ->
    [0] {""}
    [one] ; { $lost } Plättchen kann nicht mehr zählen
   *[other] ; { $lost } Plättchen können nicht mehr zählen
}
other-chooses = { $name } überlegt …
do-face = Nach { $side } blicken
do-take = { ACCUSATIVE($tile, capital: "yes") } nehmen
do-place = { ACCUSATIVE($tile, capital: "yes") } legen
do-skip = Weiter
why = Was das bringt

# tabs
tabs = Teile des Tisches
tab-others = Andere
tab-log = Verlauf

# sheet and companion
sheet = Jedes Plättchen mit seinen Punkten
companion = Meinen Park werten
companion-lead = Gib deinen Park ein, wie er auf dem Tisch liegt; jede Zahl wird erklärt.
companion-hint = Tippe auf +, um ein Plättchen zu legen. Tippe auf ein Plättchen, um es zu drehen oder zu entfernen.
compare-hint = Wähle die Ziele des Tisches. Die Ergebnisse werden aus den Parks gezählt, wie sie liegen; halte sie am Ende eines Jahres fest oder gib ein, was ihr gezählt habt.
goal-choose = Ziel { $number } von Jahr { $year }
goal-none = kein Ziel
goal-result-of = Ergebnis von { $player }
goal-keep-results = Diese Ergebnisse festhalten
goal-count-parks = Aus den Parks zählen
players = Spieler
name = Name
add-player = Spieler hinzufügen
goal-got = Punkte für Ziele
fewer = Ein Punkt weniger
more = Ein Punkt mehr
coach = Eine Reisegruppe zählt nicht mit:
coach-other-areas = ihr ganzes Areal
coach-own-area = nur ihr eigenes Plättchen
pick = Welches Plättchen?
search = Plättchen suchen
none-found = Kein Plättchen gefunden.
all-kinds = Alle
take-away = Entfernen
reset = Neu beginnen
reset-sure = Park von { $player } leeren?
whole-sheet = Ganzes Wertungsblatt
fault-entrance = Unter dem Eingang liegt ein Plättchen; dieser Weg bleibt frei.
fault-road = Wo eine Straße hinführt, liegt ein Plättchen; drehe die Straße oder entferne das Plättchen.
fault-apart = Ein Plättchen ist nicht mit dem Eingang verbunden.
blocked = Nicht erlaubt: { $reason }
keys =
    W, A, D, S: vorn, links, rechts, hinten wählen; noch einmal drücken bestätigt
    R: Plättchen drehen
    B: dein Park
    G: Ziele
    O: nächster Park der anderen
    E: was die Wahl bringt
    +, −, 0: Park größer, kleiner, eingepasst

# Was Dinge auf dem Tisch bedeuten: von jedem Zeichen und jeder Zahl ein Name und ein, zwei Sätze.
explains-land = Eine Landschaft. Plättchen einer Landschaft, die mit einer Seite aneinanderliegen, bilden ein Areal; ein Tier zählt die Plättchen aller solcher Areale, die es berühren.
explains-flower = Ein Blumenzeichen will Blumenplättchen direkt neben dem Tier.
sign-points = Punkte
explains-points = Die Punkte der Plättchen im Park und die der Ziele vergangener Jahre.
sign-tile-points = Punkte des Plättchens
explains-tile-points = Was das Plättchen wert ist, sobald es erfüllt ist; „je“ zählt einmal für alles, was es sieht oder zählt.
sign-met = Erfüllt
explains-met = Alles, was dieses Plättchen braucht, liegt um es herum. Es bringt seine Punkte und verliert sie nie wieder.
sign-lost = Nicht mehr erfüllbar
explains-lost = Für das, was dieses Plättchen braucht, ist kein Platz mehr.
explains-entrance = Von hier aus wächst dein Park. Die Spalte darunter bleibt frei.
sign-figure = Figur eines Spielers
explains-figure = Sie geht geradeaus, nach links oder nach rechts bis zum ersten Plättchen, nimmt es und blickt in die Richtung, in die sie ging.
sign-left = Für den Nächsten
explains-left = Was der nächste Spieler nach diesem Schritt nehmen könnte.
sign-turns = Züge
explains-turns = Drei Jahre; am Ende eines jeden werden die Ziele dieses Jahres gewertet.
sign-gain = Was das Plättchen hier brächte
explains-gain = Die Punkte, die dein Park sofort gewinnt.
sign-closed = Bleibt frei
explains-closed = Hierher führt eine Straße oder der Weg zum Eingang: Es darf kein Plättchen gelegt werden.
sign-content = Zufriedene Tiere
explains-content = Wie viele Tiere des Parks alles haben, was sie brauchen.
sign-tiles = Plättchen im Park
explains-tiles = Alle bisher gelegten Plättchen ohne den Eingang.
sign-park = Park eines Mitspielers
explains-park = Jedes Quadrat ist ein Plättchen in der Farbe seiner Landschaft; ein Punkt bezeichnet ein zufriedenes Tier. Wähle ihn, um ihn groß zu sehen.
sign-space = Ein Feld des Markts
explains-space = Hier liegt gerade kein Plättchen.
sign-bag = Plättchen im Beutel
explains-bag = Das Feld, das eine Figur verlässt, wird mit dem nächsten Plättchen aus dem Beutel gefüllt. Welches das ist, weiß niemand.
sign-order = Reihenfolge
explains-order = In dieser Reihenfolge sind alle am Zug und nehmen je ein Plättchen.

# Die geführte erste Partie
guide-welcome = Willkommen! Das ist dein Wildpark. Noch hat er nur einen Eingang; Zug um Zug legst du ein Plättchen an. Tiere, die finden, was sie brauchen, Blumen und Türme bringen Punkte.
guide-face = Im Markt steht deine Figur zwischen den Plättchen. Vor dem ersten Zug wählst du, wohin sie blickt. Wähle „Osten“ und bestätige.
guide-face-other = In einer richtigen Partie darfst du jede Richtung wählen. Hier liegt das Passende in Reichweite, wenn du nach Osten blickst.
guide-robin-face = Du spielst mit Robin. Hier steht die zweite Figur; sieh zu, wohin sie sich wendet.
guide-take-flower = Du bist am Zug: Nimm ein Plättchen. Deine Figur geht geradeaus, nach links oder nach rechts bis zum ersten Plättchen, aber nie zurück. Links liegt die Königsprotea, eine Blume. Wähle sie und bestätige.
guide-take-flower-other = Auch dorthin könnte deine Figur gehen. Beginne mit einer Blume: Sie zählt sofort.
guide-place-flower = Eine Blume ist immer ihre Zahl wert. Lege sie auf das umrandete Feld neben den Eingang und bestätige. Nur der Weg unter dem Eingang muss frei bleiben.
guide-place-flower-other = Die Blume ist überall ihre Zahl wert, aber hier sollen die nächsten Plättchen um sie herum liegen. Wähle das umrandete Feld neben dem Eingang.
guide-robin-flower = Auch Robin nimmt eine Blume. Achte auf den Markt: Das Feld, das eine Figur verlässt, wird aus dem Beutel gefüllt. So ändert jeder Schritt, was die anderen erreichen.
guide-take-animal = Deine Figur steht jetzt, wo die Protea lag, und blickt nach oben. Gehe nach rechts und nimm das Lappenchamäleon: ein Tier, 5 Punkte wert, wenn es alles hat, was es braucht.
guide-take-animal-other = Auch dieses Plättchen ist erreichbar. Aber deine Blume wartet auf das Chamäleon.
guide-place-animal = Die kleinen Zeichen zeigen, was es braucht: Grasland, Wald und eine Blume. Die Blume muss direkt daneben liegen, also lege das Chamäleon über die Protea.
guide-place-animal-other = Es muss neben der Blume liegen und Seiten für das frei behalten, was noch fehlt. Lege es über die Protea.
guide-needs = Die Blume ist da. Grasland und Wald fehlen: Ein solches Plättchen muss das Chamäleon berühren oder zu einem Areal gehören, das es berührt. Sein eigenes Plättchen zählt nicht. Bis dahin ist es nichts wert.
guide-robin-calla = Robin geht geradeaus. Sieh zu, wie Robins Park wächst.
guide-take-tower = Geradeaus liegt die Blumenkanzel, ein Turm. Sie bringt 2 Punkte für jede Blume, die sie sieht. Nimm sie.
guide-take-tower-other = Jetzt nicht. Der Turm geradeaus bringt sofort 2 Punkte.
guide-place-tower = Ein Turm blickt entlang seiner Pfeile beliebig weit, bis ein anderer Turm im Weg steht. Lege ihn rechts neben die Protea, sodass er auf die Blume blickt. Ein andermal kannst du Türme selbst drehen.
guide-place-tower-other = So gedreht sieht der Turm die Blume nur von der rechten Seite der Protea aus. Wähle das umrandete Feld.
guide-robin-tower = Auch Robin hat einen Turm gefunden.
guide-take-forest = Hilf jetzt dem Chamäleon. Die Schlange rechts lebt im Wald. Sie ist ein Tier mit eigenen Bedürfnissen, und ihr Plättchen ist zugleich Wald für die Nachbarn. Nimm sie.
guide-take-forest-other = Das Chamäleon braucht Wald und Grasland. Das Plättchen der Schlange ist Wald.
guide-place-forest = Lege die Schlange über das Chamäleon. Dann berührt es den Wald.
guide-place-forest-other = Lege die Schlange über das Chamäleon: Dort berührt sie es, und die Seiten bleiben für das Grasland frei.
guide-robin-gorilla = Robin nimmt den Gorilla. Sieh zu.
guide-take-grass = Nur Grasland fehlt noch. Rechts liegt die Kap-Aloe, eine Blume auf Grasland. Nimm sie.
guide-take-grass-other = Du brauchst die Kap-Aloe: Grasland für das Chamäleon und noch dazu eine Blume.
guide-place-grass = Lege sie rechts neben das Chamäleon und sieh vor dem Bestätigen, was sie bringt: 1 Punkt für die Blume und 5 für das Chamäleon.
guide-place-grass-other = Die Kap-Aloe muss das Chamäleon berühren. Wähle das umrandete Feld rechts daneben.
guide-fulfilled = Gut gemacht: Dein erstes Tier hat alles, was es braucht. Es ist 5 Punkte wert und kann sie nie mehr verlieren. Plane immer so: Lege Tiere mit ähnlichen Bedürfnissen um ein Areal.
guide-goals = Am Ende jedes der drei Jahre werden die Parks verglichen. Hier führst du mit einem zufriedenen Tier: 3 Punkte für den ersten Platz, 1 für den zweiten. Bei Gleichstand erhalten alle die Punkte des schlechtesten Platzes, den sie teilen.
guide-robin-last = Noch ein Zug für Robin.
guide-end = Du hast 9 Punkte, Robin 4. Straßen und Besucher zählen auf ihre eigene Art; zeige auf ein Plättchen, um zu lesen, was es wert ist. Nach drei Jahren gewinnen die meisten Punkte. Spiele jetzt eine ganze Partie!

# Entscheidungen in Worten für einen Park, der die Stellen zeigt.
drawn-place = { ACCUSATIVE($tile, capital: "yes") } { $side ->
    [north] über
    [east] rechts neben
    [south] unter
   *[west] links neben
} { ACCUSATIVE($beside) } legen (sofort { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
})

# Gründe für eine Entscheidung.
term-animals = { $more ->
    [yes] bessere Aussichten für deine Tiere
   *[no] schlechtere Aussichten für deine Tiere
}
term-flowers = { $more ->
    [yes] mehr Punkte aus Blumen
   *[no] weniger Punkte aus Blumen
}
term-tourists = { $more ->
    [yes] mehr Punkte aus Touristen
   *[no] weniger Punkte aus Touristen
}
term-towers = { $more ->
    [yes] mehr im Blick deiner Türme
   *[no] weniger im Blick deiner Türme
}
term-roads = { $more ->
    [yes] mehr Punkte aus Straßen
   *[no] weniger Punkte aus Straßen
}
term-camps = { $more ->
    [yes] mehr Punkte aus Lagern
   *[no] weniger Punkte aus Lagern
}
term-goals = { $more ->
    [yes] vorn bei den Zielen dieses Jahres
   *[no] hinten bei den Zielen dieses Jahres
}
term-awarded = { $more ->
    [yes] mehr Punkte aus gewerteten Zielen
   *[no] weniger Punkte aus gewerteten Zielen
}
term-hand = { $more ->
    [yes] ein besserer Platz für das Plättchen auf der Hand
   *[no] ein schlechterer Platz für das Plättchen auf der Hand
}
fact-scores = { $kind ->
    [animals] { NOMINATIVE($tile) } ist zufrieden
    [roads] { NOMINATIVE($tile) } ist vollständig
   *[other] { NOMINATIVE($tile) } punktet
}
reason-leaves = überlässt { $player } { ACCUSATIVE($thing) }
reason-keeps = nimmt { $player } { ACCUSATIVE($thing) } weg

# Die Formulare der Werkstatt
typing-box = Beginne mit den Tieren: Landschaft, Bedürfnisse und Punkte. Ein Ziel wird aus Listen gebaut: was gezählt wird, auf welchen Plättchen, und ob das meiste oder das wenigste gewinnt. Züge, Markt und Startplätze stehen in den Tabellen deiner Anleitung.
part-animals = Tierplättchen
part-flowers = Blumenplättchen
part-tourists = Touristenplättchen
part-towers = Turmplättchen
part-roads = Straßenplättchen
part-camps = Lagerplättchen
part-goals = Ziele
part-goal-points = Punkte für Ziele
part-years = Züge im Jahr
part-markets = Märkte
part-starts = Startplätze
value-landscape = Landschaft
value-need-grass = Braucht: Gras
value-need-forest = Braucht: Wald
value-need-dry = Braucht: Trockenland
value-need-water = Braucht: Wasser
value-need-flower = Braucht: Blumen
value-points = Punkte
value-set = Satz
value-flower-kind = Blumenart
value-counts = Zählt
value-directions = Blickt nach
value-sees = Sieht
value-road-sides = Seiten mit Straße
value-marked-sides = Markierte Seiten
value-name-en = Englischer Name
value-name-de = Deutscher Name
value-scientific-name = Wissenschaftlicher Name
value-measure = Was verglichen wird
value-best = Wer gewinnt
value-text-en = Text (englisch)
value-text-de = Text (deutsch)
value-turns = Züge
value-columns = Spalten
value-rows = Reihen
value-column = Spalte
value-row = Reihe
value-facing = Blickt nach
value-players = Spieler
value-year = Jahr
value-place = Platz
value-seat = Sitz
set-base = Grundsatz
set-large = nur großer Satz
landscape-grass = Gras
landscape-forest = Wald
landscape-dry = Trockenland
landscape-water = Wasser
landscape-none = keine
side-n = Norden
side-ne = Nordosten
side-e = Osten
side-se = Südosten
side-s = Süden
side-sw = Südwesten
side-w = Westen
side-nw = Nordwesten
best-most = das meiste
best-least = das wenigste

# Die Wörter der Ziele, zum Auswählen
slot-head = Was gerechnet wird
slot-by = Wonach
slot-kinds = Welche Plättchen
slot-lands = Landschaften
slot-state = Bedingung
slot-beside = Neben
slot-compared = Vergleich
slot-distance = Abstand in
slot-from = Gesehen von
word-head-count = Anzahl
word-head-different = Anzahl verschiedener
word-head-fewest = wenigste je
word-head-most = meiste je
word-head-largest = größte
word-head-areas = Anzahl der Areale mit
word-head-farthest = größter Abstand der
word-head-nearest = kleinster Abstand der
word-head-spread = größter Abstand zweier
word-head-points = gedruckte Punkte
word-by-kind = Art
word-by-landscape = Landschaft
word-by-pair = Paar aus Art und Landschaft
word-by-flower = Blumenart
word-by-name = Name
word-by-area = Areal
word-by-line = Linie
word-by-row = Reihe
word-by-column = Spalte
word-tile = alle Plättchen
word-park = alle Plättchen und der Eingang
word-animal = Tiere
word-flower = Blumen
word-tourist = Touristen
word-tower = Türme
word-road = Straßen
word-camp = Lager
word-entrance = der Eingang
word-grass = Gras
word-forest = Wald
word-dry = Trockenland
word-water = Wasser
word-state-met = Bedingung erfüllt
word-state-unmet = Bedingung nicht erfüllt
word-compared-size = Plättchen seines Areals
word-compared-points = seine Punkte
word-compared-beside = Plättchen daneben
word-distance-cells = Spalten und Reihen
word-distance-steps = Schritten durch den Park
word-from = von

# Names with their articles, as sentences need them. What has no form of its own is the nominative.
-entrance = Eingang
    .nominative = der Eingang
    .accusative = den Eingang
-impala = Impala
    .nominative = die Impala
-lion = Löwe
    .nominative = der Löwe
    .accusative = den Löwen
-zebra = Zebra
    .nominative = das Zebra
-warthog = Warzenschwein
    .nominative = das Warzenschwein
-ant = Ameise
    .nominative = die Ameise
-african-buffalo = Afrikanischer Büffel
    .nominative = der Afrikanische Büffel
    .accusative = den Afrikanischen Büffel
-giraffe = Giraffe
    .nominative = die Giraffe
-elephant = Elefant
    .nominative = der Elefant
    .accusative = den Elefanten
-honey-bee = Honigbiene
    .nominative = die Honigbiene
-cheetah = Gepard
    .nominative = der Gepard
    .accusative = den Geparden
-blue-wildebeest = Streifengnu
    .nominative = das Streifengnu
-spotted-hyena = Tüpfelhyäne
    .nominative = die Tüpfelhyäne
-secretarybird = Sekretär
    .nominative = der Sekretär
    .accusative = den Sekretär
-african-wild-dog = Afrikanischer Wildhund
    .nominative = der Afrikanische Wildhund
    .accusative = den Afrikanischen Wildhund
-serval = Serval
    .nominative = der Serval
    .accusative = den Serval
-ostrich = Strauß
    .nominative = der Strauß
    .accusative = den Strauß
-aardvark = Erdferkel
    .nominative = das Erdferkel
-hart = Hirsch
    .nominative = der Hirsch
    .accusative = den Hirsch
-gorilla = Gorilla
    .nominative = der Gorilla
    .accusative = den Gorilla
-leopard = Leopard
    .nominative = der Leopard
    .accusative = den Leoparden
-african-forest-elephant = Waldelefant
    .nominative = der Waldelefant
    .accusative = den Waldelefanten
-mandrill = Mandrill
    .nominative = der Mandrill
    .accusative = den Mandrill
-snake = Schlange
    .nominative = die Schlange
-chimpanzee = Schimpanse
    .nominative = der Schimpanse
    .accusative = den Schimpansen
-okapi = Okapi
    .nominative = das Okapi
-guereza = Mantelaffe
    .nominative = der Mantelaffe
    .accusative = den Mantelaffen
-grey-parrot = Graupapagei
    .nominative = der Graupapagei
    .accusative = den Graupapagei
-tree-pangolin = Weißbauch-Schuppentier
    .nominative = das Weißbauch-Schuppentier
-bongo = Bongo
    .nominative = der Bongo
    .accusative = den Bongo
-red-river-hog = Pinselohrschwein
    .nominative = das Pinselohrschwein
-bushbaby = Senegal-Galago
    .nominative = der Senegal-Galago
    .accusative = den Senegal-Galago
-african-swallowtail = Afrikanischer Schwalbenschwanz
    .nominative = der Afrikanische Schwalbenschwanz
    .accusative = den Afrikanischen Schwalbenschwanz
-flap-necked-chameleon = Lappenchamäleon
    .nominative = das Lappenchamäleon
-trumpeter-hornbill = Trompeterhornvogel
    .nominative = der Trompeterhornvogel
    .accusative = den Trompeterhornvogel
-rhino = Nashorn
    .nominative = das Nashorn
-bat = Fledermaus
    .nominative = die Fledermaus
-scorpion = Skorpion
    .nominative = der Skorpion
    .accusative = den Skorpion
-meerkat = Erdmännchen
    .nominative = das Erdmännchen
-lizard = Echse
    .nominative = die Echse
-tarantula = Vogelspinne
    .nominative = die Vogelspinne
-honey-badger = Honigdachs
    .nominative = der Honigdachs
    .accusative = den Honigdachs
-baboon = Pavian
    .nominative = der Pavian
    .accusative = den Pavian
-eagle = Adler
    .nominative = der Adler
    .accusative = den Adler
-fennec-fox = Fennek
    .nominative = der Fennek
    .accusative = den Fennek
-gemsbok = Spießbock
    .nominative = der Spießbock
    .accusative = den Spießbock
-barbary-sheep = Mähnenspringer
    .nominative = der Mähnenspringer
    .accusative = den Mähnenspringer
-dromedary = Dromedar
    .nominative = das Dromedar
-klipspringer = Klippspringer
    .nominative = der Klippspringer
    .accusative = den Klippspringer
-namaqua-sandgrouse = Nama-Flughuhn
    .nominative = das Nama-Flughuhn
-cape-sugarbird = Kap-Honigfresser
    .nominative = der Kap-Honigfresser
    .accusative = den Kap-Honigfresser
-cape-vulture = Kapgeier
    .nominative = der Kapgeier
    .accusative = den Kapgeier
-hippo = Flusspferd
    .nominative = das Flusspferd
-crocodile = Krokodil
    .nominative = das Krokodil
-otter = Otter
    .nominative = der Otter
    .accusative = den Otter
-turtle = Schildkröte
    .nominative = die Schildkröte
-catfish = Wels
    .nominative = der Wels
    .accusative = den Wels
-shoebill = Schuhschnabel
    .nominative = der Schuhschnabel
    .accusative = den Schuhschnabel
-dwarf-crocodile = Stumpfkrokodil
    .nominative = das Stumpfkrokodil
-lesser-flamingo = Zwergflamingo
    .nominative = der Zwergflamingo
    .accusative = den Zwergflamingo
-great-white-pelican = Rosapelikan
    .nominative = der Rosapelikan
    .accusative = den Rosapelikan
-sitatunga = Sitatunga
    .nominative = die Sitatunga
-lechwe = Letschwe
    .nominative = die Letschwe
-malachite-kingfisher = Malachiteisvogel
    .nominative = der Malachiteisvogel
    .accusative = den Malachiteisvogel
-african-bullfrog = Afrikanischer Ochsenfrosch
    .nominative = der Afrikanische Ochsenfrosch
    .accusative = den Afrikanischen Ochsenfrosch
-african-jacana = Blaustirn-Blatthühnchen
    .nominative = das Blaustirn-Blatthühnchen
-african-manatee = Afrikanischer Manati
    .nominative = der Afrikanische Manati
    .accusative = den Afrikanischen Manati
-african-penguin = Brillenpinguin
    .nominative = der Brillenpinguin
    .accusative = den Brillenpinguin
-west-african-lungfish = Westafrikanischer Lungenfisch
    .nominative = der Westafrikanische Lungenfisch
    .accusative = den Westafrikanischen Lungenfisch
-thomsons-gazelle = Thomson-Gazelle
    .nominative = die Thomson-Gazelle
-four-toed-hedgehog = Weißbauchigel
    .nominative = der Weißbauchigel
    .accusative = den Weißbauchigel
-southern-ground-hornbill = Südlicher Hornrabe
    .nominative = der Südliche Hornrabe
    .accusative = den Südlichen Hornraben
-african-civet = Afrikanische Zibetkatze
    .nominative = die Afrikanische Zibetkatze
-goliath-beetle = Goliathkäfer
    .nominative = der Goliathkäfer
    .accusative = den Goliathkäfer
-aardwolf = Erdwolf
    .nominative = der Erdwolf
    .accusative = den Erdwolf
-sand-cat = Sandkatze
    .nominative = die Sandkatze
-cape-ground-squirrel = Kap-Borstenhörnchen
    .nominative = das Kap-Borstenhörnchen
-african-fish-eagle = Schreiseeadler
    .nominative = der Schreiseeadler
    .accusative = den Schreiseeadler
-nile-monitor = Nilwaran
    .nominative = der Nilwaran
    .accusative = den Nilwaran
-flame-lily = Ruhmeskrone
    .nominative = die Ruhmeskrone
-african-lily = Schmucklilie
    .nominative = die Schmucklilie
-african-violet = Usambaraveilchen
    .nominative = das Usambaraveilchen
-leopard-orchid = Leopardenorchidee
    .nominative = die Leopardenorchidee
-desert-rose = Wüstenrose
    .nominative = die Wüstenrose
-king-protea = Königsprotea
    .nominative = die Königsprotea
-blue-water-lily = Blaue Seerose
    .nominative = die Blaue Seerose
-calla = Calla
    .nominative = die Calla
-cape-aloe = Kap-Aloe
    .nominative = die Kap-Aloe
-busy-lizzie = Fleißiges Lieschen
    .nominative = das Fleißige Lieschen
-hikers = Wandergruppe
    .nominative = die Wandergruppe
-coach-party = Reisegruppe
    .nominative = die Reisegruppe
-raised-hide = Hochsitz
    .nominative = der Hochsitz
    .accusative = den Hochsitz
-ranger-tower = Rangerturm
    .nominative = der Rangerturm
    .accusative = den Rangerturm
-corner-platform = Eckplattform
    .nominative = die Eckplattform
-flower-hide = Blumenkanzel
    .nominative = die Blumenkanzel
-star-tower = Sternturm
    .nominative = der Sternturm
    .accusative = den Sternturm
-lookout-bridge = Aussichtsbrücke
    .nominative = die Aussichtsbrücke
-botanists-tower = Botanikerturm
    .nominative = der Botanikerturm
    .accusative = den Botanikerturm
-canopy-tower = Wipfelturm
    .nominative = der Wipfelturm
    .accusative = den Wipfelturm
-cliff-lookout = Felsenkanzel
    .nominative = die Felsenkanzel
-village-road = Dorfstraße
    .nominative = die Dorfstraße
-through-road = Durchgangsstraße
    .nominative = die Durchgangsstraße
-bend = Kurve
    .nominative = die Kurve
-dead-end = Sackgasse
    .nominative = die Sackgasse
-spur-road = Stichstraße
    .nominative = die Stichstraße
-tented-camp = Zeltlager
    .nominative = das Zeltlager
-lodge = Lodge
    .nominative = die Lodge

## Abbildungen der Regelseite

figure-needs = Vier Tiere des Graslands und ein Hirsch. Jedes sieht auf die Areale, die sein Plättchen berühren.
figure-needs-impala = Die Impala will drei Plättchen Grasland. Die Areale neben ihr haben drei: { $points } Punkte.
figure-needs-lion = Der Löwe will drei Plättchen Grasland und ein Plättchen Wald. Er hat beides: { $points } Punkte.
figure-needs-hart = Der Hirsch will zwei Plättchen Wald. Sein eigenes zählt nicht, also hat er keines: { $points } Punkte.
figure-needs-zebra = Das Zebra hat sein Grasland, aber kein Trockenland und kein Wasser: bisher { $points } Punkte.
figure-market = Deine Figur, die 1, blickt nach rechts. Sie kann drei Plättchen nehmen.
figure-market-front = Geradeaus geht sie an der anderen Figur vorbei bis zum Skorpion.
figure-market-left = Links von ihr liegt der Löwe.
figure-market-right = Rechts von ihr liegt die Fledermaus.
figure-market-behind = Zum Zebra darf sie nur umkehren, wenn in den drei anderen Richtungen kein Plättchen liegt.
figure-towers = Dieser Turm blickt nach Osten. Blumen und erfüllte Tiere in seiner Linie bringen je einen Punkt.
figure-towers-sees = Er sieht die Ruhmeskrone und den Mantelaffen, der erfüllt ist: { $points } Punkte.
figure-towers-unfulfilled = Auch der Gorilla liegt in der Linie, ist aber nicht erfüllt. Er zählt noch nicht.
figure-roads = Eine Straße mit zwei markierten Seiten und zwei Straßenseiten.
figure-roads-marked = An beiden markierten Seiten liegt ein Plättchen: { $points } Punkte.
figure-roads-closed = An den beiden Straßenseiten darf nie ein Plättchen liegen.
figure-hikers = Eine Wandergruppe zählt die anderen Plättchen ihres Areals.
figure-hikers-area = Drei andere Plättchen Grasland: { $points } Punkte.
figure-coach = Eine Reisegruppe zählt die anderen Areale ihrer Landschaft.
figure-coach-areas = Löwe und Zebra sind zwei weitere Areale Grasland: { $points } Punkte.
figure-mara = Ein ganzer Park: { $points } Punkte.
figure-mara-animals = Erfüllte Tiere: { $points } Punkte.
figure-mara-flowers = Ruhmeskrone und Calla: { $points } Punkte.
figure-mara-hikers = Die Wandergruppe steht in einem Areal mit sechs anderen Plättchen: { $points } Punkte.
figure-mara-tower = Der Hochsitz sieht ein erfülltes Tier: { $points } Punkt.
figure-mara-road = Die Kurve hat an beiden markierten Seiten ein Plättchen: { $points } Punkte.
figure-mara-goals = Ziele der drei Jahre: { $points } Punkte.
figure-mara-total = Zusammen { $points } Punkte.

title = Key Harvest
player = Spieler { $seat }
about = Verbinde Felder zu Gruppen, bestimme den Preis für die in deinem Lager und setze Arbeiter dazwischen.

box-fields = Felder
box-pairs = Startpaare
box-crops = Feldfrüchte
box-workers = Arbeiter
box-events = Ereignisse
box-crop = Feldfrucht
box-spaces = Plätze
box-pair = Paar
box-counters = Steine
box-tile = Plättchen
box-value = Wert
box-name = Name
box-symbol = Symbol
box-text = Text
box-bell = darf
box-scroll = muss

option-events = Ereignisse im Beutel
option-late-start = Hausregel (◇): Alle außer dem ersten Spieler ziehen einen Stein mehr

tile-a = Ernte einbringen
tile-b = Arbeiter ausspielen oder entfernen
tile-c = Felder aus Lagern legen
tile-d = Felder aus dem Grundbuchamt nehmen
counters = { $count } × { $crop }
holder = {" "}aus dem Lager von { $player } (Gebot: { $bid })
holder-board = {" "}vom Tableau von { $player }
covers = {" "}(überbaut { ACCUSATIVE($worker) })
field-and-crop = { $field } ({ $crop })

ask-turn = Wähle eine Aktion oder beende deinen Zug.
ask-relief = Du hast nichts mehr: Nimm einen Stein aus dem Vorrat.
ask-harvest = Welches Feld erntest du ab?
ask-substitute = Diese Sorte ist im Vorrat ausgegangen: Nimm einen beliebigen anderen Stein.
ask-turn-over = Welches Feld?
ask-give = Welchen Stein gibst du an den Vorrat?
ask-take = Welchen Stein nimmst du?
ask-gain = Welche Sorte nimmst du?
ask-pay = Welchen Stein zahlst du?
ask-look = Aus dem Beutel ziehen?
ask-place = Welches Feld legst du auf dein Tableau?
ask-counter-back = Welchen Stein nimmst du aus deinen Geboten zurück?
ask-store = Welches Feld nimmst du in dein Lager?
ask-bid = Lege einen Stein zu deinem Gebot. Liegt mindestens einer da, kannst du es auch stehen lassen.
ask-stock-bid = Diese Sorte ist im Vorrat ausgegangen: Welchen Stein bietet er?
ask-move = Welches Feld gibst du ab?
ask-swap-out = Welches deiner Felder gibst du zum Tausch?
ask-swap-in = Welches Feld nimmst du dafür?
ask-hire = Welchen Landarbeiter spielst du aus?
ask-send-home = Welcher Arbeiter geht nach Hause?
ask-extra = Welche zusätzliche Aktion führst du aus?
ask-guard = Bis zum Beginn deines nächsten Zuges Wache halten?
ask-work = Welchen Arbeiter spielst du aus oder entfernst du?
ask-post = Wohin kommt der Arbeiter?
ask-replay = Dein Arbeiter wurde verdrängt: Wohin kommt er jetzt?
ask-aside = Beim Ereignis mitmachen oder es übergehen?
ask-choice = Welchen Teil des Textes wählst du?
ask-player = Wen betrifft der Text?
ask-hand = Was bewirkt der Text? Gib es Schritt für Schritt ein.
ask-over = Die Partie ist zu Ende.

action-act = { $action }: { $name }
action-end-turn = Zug beenden
action-stop = { $ask ->
    [player] Nein, nicht { $whom }
    [choice] { $tile }: der zweite Teil
    [hand] Das ist alles
    [bid] Gebot stehen lassen
    [replay] Arbeiter nach Hause schicken
    [place] Keines legen
    [store] Keines mehr nehmen
    [harvest] Ernte beenden
   *[other] Nein, weiter
}
action-use = { $ask ->
    [player] { $tile }: { $whom }
    [choice] { $tile }: der erste Teil
    [look] { $tile }: aus dem Beutel ziehen
    [guard] { $tile }: Wache halten
   *[other] { $tile }: nutzen
}
action-pay-instead = { $count ->
    [one] Stattdessen { $count } Stein zahlen
   *[other] Stattdessen { $count } Steine zahlen
}
action-take-part = Bei „{ $tile }“ mitmachen
action-stand-aside = „{ $tile }“ übergehen
action-field = { $ask ->
    [hand] { $tile }: { $field } umdrehen oder anlegen
    [harvest] { $field } abernten
    [turn-over] { $tile }: { $field }
    [place] { $field }{ $holder } legen
    [store] { $field } ins Lager nehmen
    [move] { $tile }: { $field } abgeben
    [swap-out] { $field } zum Tausch geben
   *[swap-in] { $field } im Tausch nehmen
}
action-post = { ACCUSATIVE($worker, capital: "yes") } ({ $value }) auf { $space } setzen{ $covers }
action-play = { ACCUSATIVE($worker, capital: "yes") } ({ $value }) ausspielen: { $text }
action-remove = { $ask ->
    [hand] { $tile }: { ACCUSATIVE($worker) } ({ $value }) nach Hause schicken
    [send-home] { ACCUSATIVE($worker, capital: "yes") } ({ $value }) nach Hause schicken
   *[work] { ACCUSATIVE($worker, capital: "yes") } ({ $value }) entfernen
}
action-give = { $ask ->
    [hand] { $tile }: { $crop } in den Vorrat geben
    [bid] { $crop } bieten
    [give] { $crop } an den Vorrat geben
   *[pay] { $crop } zahlen
}
action-take = { $ask ->
    [hand] { $tile }: { $crop } aus dem Vorrat nehmen
    [stock-bid] Der Vorrat bietet { $crop }
   *[other] { $crop } nehmen
}

# Was die Arten von Entscheidungen bedeuten, in einfachen Zeilen: Der Kern nennt sie ohne Fluent.
decision-act = eine Aktion ausführen: A ernten, B Arbeiter, C Felder aus Lagern legen, D Felder aus dem Grundbuchamt nehmen
decision-end-turn = den Zug beenden
decision-stop = das ist alles; nein; oder der zweite von zwei Teilen
decision-use = den Text nutzen; ja; oder der erste von zwei Teilen
decision-pay-instead = stattdessen Steine zahlen
decision-take-part = beim Ereignis mitmachen
decision-stand-aside = das Ereignis übergehen
decision-field = ein Feld wählen: zum Ernten, Legen, Nehmen oder Abgeben
decision-post = den Arbeiter auf einen Platz setzen
decision-play = einen Landarbeiter (F) oder jemanden aus der Stadt (T) ausspielen
decision-remove = einen Arbeiter entfernen oder nach Hause schicken
decision-give = einen Stein geben, zahlen oder bieten
decision-take = einen Stein nehmen

event-act = { $player } hat „{ $name }“ gewählt (Aktion { $action }).
event-end-turn = { $player } hat den Zug beendet.
event-stop = { $ask ->
    [player] { $player } hat { $whom } verschont ({ $tile }).
    [choice] { $player } hat den zweiten Teil gewählt ({ $tile }).
    [hand] { $player } hat { ACCUSATIVE($tile) } ausgeführt.
    [bid] { $player } hat das Gebot stehen lassen.
    [replay] { $player } hat den verdrängten Arbeiter nach Hause geschickt.
   *[other] { $worked ->
        [yes] { $player } hat es dabei belassen ({ $tile }).
       *[no] { $player } hat verzichtet ({ $tile }).
    }
}
event-use = { $ask ->
    [player] { $player } hat { $whom } gewählt ({ $tile }).
   *[other] { $player } hat { ACCUSATIVE($tile) } genutzt.
}
event-pay-instead = { $player } hat stattdessen gezahlt ({ $tile }).
event-take-part = { $player } hat bei „{ $tile }“ mitgemacht.
event-stand-aside = { $player } hat „{ $tile }“ übergangen.
event-field = { $ask ->
    [hand] { $player } hat { $field } umgedreht oder angelegt ({ $tile }).
    [harvest] { $player } hat { $field } abgeerntet.
    [turn-over] { $player } hat { $field } gewählt ({ $tile }).
    [place] { $player } hat { $field }{ $holder } gelegt.
    [store] { $player } hat { $field } ins Lager genommen.
    [move] { $player } hat { $field } abgegeben ({ $tile }).
    [swap-out] { $player } hat { $field } zum Tausch gegeben.
   *[swap-in] { $player } hat { $field } im Tausch genommen.
}
event-post = { $player } hat { ACCUSATIVE($worker) } ({ $value }) auf { $space } gesetzt.
event-play = { $player } hat { ACCUSATIVE($worker) } ausgespielt.
event-remove = { $ask ->
    [hand] { $player } hat { ACCUSATIVE($worker) } nach Hause geschickt ({ $tile }).
    [send-home] { $player } hat { ACCUSATIVE($worker) } nach Hause geschickt.
   *[work] { $player } hat { ACCUSATIVE($worker) } entfernt.
}
event-give = { $ask ->
    [hand] { $player } hat { $crop } in den Vorrat gegeben ({ $tile }).
    [bid] { $player } hat { $crop } geboten.
    [give] { $player } hat { $crop } an den Vorrat gegeben.
   *[pay] { $player } hat { $crop } gezahlt.
}
event-take = { $ask ->
    [stock-bid] Der Vorrat hat { $crop } für { $player } geboten.
   *[other] { $player } hat { $crop } genommen.
}
event-drawn = Ereignis { $count }: { $name }. { $text }
event-closed = „{ $name }“ ist vorbei.
event-returned = Jemand hat weniger als sieben Plättchen: { $names } sind in den Beutel zurückgekommen.
event-put-back = „{ $name }“ wurde dabei gezogen, bleibt ohne Wirkung und ist in den Beutel zurückgekommen.
event-stored = { $field } ist ins Lager von { $player } gekommen.
event-left = { NOMINATIVE($worker, capital: "yes") } von { $player } hat { $space } verlassen.
event-registry = Neu im Grundbuchamt: { $field }.
whom-others = alle anderen
whom-all = alle
event-drawn-blindly = Hinter dem Sichtschirm von { $player } wurde { $crop } gezogen.
event-sold = { $player } hat { $field } verkauft und Zahlung und Gebot genommen ({ $bid }).
event-last-turns = Das zehnte Ereignis liegt: Nach diesem Zug haben alle noch zwei Züge.
event-turn = { $player } ist am Zug.
event-over = Die Partie ist zu Ende.

refuse-not-your-turn = Jemand anderes ist am Zug.
refuse-done = In diesem Zug schon ausgeführt.
refuse-finish-first = Führe zuerst die laufende Aktion zu Ende.
refuse-two-actions = Du hast beide Aktionen dieses Zuges schon ausgeführt.
refuse-stock-empty = Der Vorrat ist leer.
refuse-nothing-to-harvest = Alle deine Felder sind abgeerntet.
refuse-no-worker = Kein Arbeiter kann ausgespielt und keiner entfernt werden.
refuse-after-taking = Nicht mehr erlaubt, nachdem du Felder aus dem Grundbuchamt genommen hast.
refuse-cannot-pay = Du kannst keines der Gebote bezahlen.
refuse-stores-empty = Alle Lager sind leer.
refuse-no-counter = Du hast keinen Stein zum Bieten.
refuse-store-full = Dein Lager ist voll.
refuse-registry-empty = Das Grundbuchamt ist leer.
refuse-field-there = Hier liegt ein Feld.
refuse-worker-next = Daneben steht ein Arbeiter.
refuse-too-few-fields = Braucht { $need ->
    [one] { $need } angrenzendes Feld
   *[other] { $need } angrenzende Felder
}, hat { $have }.
refuse-worker-there = Der Arbeiter hier hat Wert { $value }. Nur einer mit höherem Wert darf ihn überbauen.
refuse-on-board = Schon auf deinem Tableau.
refuse-farmhand-only = Jetzt kann nur ein Landarbeiter ausgespielt werden.
refuse-elsewhere = Auf dem Tableau von { $player }.
refuse-no-place = Kein freier Platz hat { $need ->
    [one] { $need } angrenzendes Feld
   *[other] { $need } angrenzende Felder
}.
refuse-own-store = Nur Felder aus anderen Lagern.
refuse-other-store = Nur Felder aus deinem eigenen Lager.
refuse-not-this-store = Der Text meint ein anderes Lager.
refuse-watched = Ein Flurhüter bewacht dieses Lager.
refuse-lacks = Kostet { $need } × { $crop ->
    [wheat] Weizen
    [vegetables] Gemüse
    [apples] Äpfel
    [wine] Wein
   *[hops] Hopfen
}; du hast { $have }.
refuse-too-few-counters = Kostet { $need ->
    [one] { $need } Stein
   *[other] { $need } Steine
}; du hast { $have }.
refuse-not-isolated = Dieses Feld grenzt an ein anderes; nur isolierte zählen.
refuse-unharvested = Noch nicht abgeerntet.
refuse-harvested = Schon abgeerntet.
refuse-other-group = Nicht in der Gruppe, die du aberntest.
refuse-not-next = Nicht neben dem Arbeiter.
refuse-had = Schon gewählt.

board-title = { player }
board-you = { player } (du)
board-counters = { $count ->
    [one] { $count } Stein hinter dem Sichtschirm
   *[other] { $count } Steine hinter dem Sichtschirm
}
board-guarded = auf Wache
workers-title = Arbeiter
farmhands-title = Landarbeiter zu Hause
registry-title = Grundbuchamt
town-title = Städter in der Stadt
stock-title = Vorrat
events-title = Ereignisse ({ $count } von 10)
bag-title = Beutel: { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}
drawn-title = Gezogen
plain-field = { $field } { $crop }
plain-unharvested = Nicht abgeerntet: { $fields }
plain-harvested = Abgeerntet: { $fields }
plain-free = Alle anderen Plätze sind frei.
legend-plain = Ein Ausrufezeichen steht für eine Schriftrolle, die zu befolgen ist.
legend = GROSS: nicht abgeerntet · klein: abgeerntet · [n]: Arbeiter mit Wert n · Zahl: freier Platz · !: Schriftrolle, ist zu befolgen
turns-left = { $count ->
    [one] letzter Zug der Partie
   *[other] noch { $count } Züge
}
turn-line = Zug { $turn }: { $name } · Aktionen übrig: { $left } · getan: { $done }
placing-barred = Nach dem Nehmen aus dem Grundbuchamt darf in diesem Zug kein Feld mehr gelegt werden.
doing-worker = { $worker }: { $need ->
    [one] braucht { $need } angrenzendes Feld
   *[other] braucht { $need } angrenzende Felder
}
doing-field = Feld: { $field }
doing-crop = Im Vorrat fehlt: { $crop }.
doing-times = Noch { $left } von { $of }
doing-pay = Zu zahlen: { $left ->
    [one] { $left } Stein
   *[other] { $left } Steine
} an { $to ->
    [stock] den Vorrat
   *[other] { $to }
}
offer-points = auf deinem Plan { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
offer-joins = neben { $fields }
store-lacks = dir fehlt { $counters }
passing = wird weitergegeben
event-round = { $event } geht reihum: { $order } · beantwortet: { $answered } · macht nicht mit: { $aside }
tile-count = { $count } Plättchen auf dem Plan
brings-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
preview-bid = dein Gebot geht in den Vorrat: { $counters }
preview-due = { $count ->
    [one] kostet { $count } Stein deiner Wahl
   *[other] kostet { $count } Steine deiner Wahl
}
preview-to = Zahlung an { $name }
preview-field = danach Felder: { $names }
preview-post = danach Plätze: { $names }
preview-play = danach Arbeiter zum Ausspielen: { $names }
preview-remove = danach Arbeiter zum Entfernen: { $names }

sheet-worker = Arbeiter
house-value = Arbeiterwert
tie-tiles = mehr Plättchen auf dem Tableau
tie-counters = mehr Steine hinter dem Sichtschirm
house-place = Lage auf dem Gebiets-Tableau
sheet-workers = Arbeiter
sheet-largest = Größte Gruppe
sheet-second = Zweitgrößte Gruppe
sheet-crops = Erntesteine
sheet-total = Summe
sheet-tiles = { $tiles } Plättchen, { $counters ->
    [one] { $counters } Stein
   *[other] { $counters } Steine
} (bei Gleichstand)
sheet-fields = { $count } × { $each }: { $fields }
sheet-none = keine
sheet-crop = { $crop } { $own } : { $rival }

## On the board in the browser

# things
crop-wheat = Weizen
crop-vegetables = Gemüse
crop-apples = Äpfel
crop-wine = Wein
crop-hops = Hopfen
harvested = abgeerntet
unharvested = nicht abgeerntet
empty = leer
legal = wählbar
selected = gewählt
free = freier Platz
worker-here = { $worker }, Arbeiter mit Wert { $value }
value = Wert { $value }
value-needs = { $value ->
    [one] braucht { $value } angrenzendes Feld
   *[other] braucht { $value } angrenzende Felder
}
bell = Glocke: darf befolgt werden
scroll = Schriftrolle: muss befolgt werden
house = Haustext: unser eigener, nicht vom gedruckten Plättchen.
by-value = Ein Arbeiter mit dem gedruckten Wert
gain = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
no-points = keine Punkte
points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
pts = { $count } P.
any-counter = ein beliebiger Stein aus dem Vorrat
turns-over = wird umgedreht
the-stock = den Vorrat

# where a field is
where-registry = { $crop }, im Grundbuchamt
where-store = { $crop }, im Lager von { $name }
where-board = { $crop }, auf dem Tableau von { $name }
where-bag = { $crop }, im Beutel
where-drawn = { $crop }, zur Wahl gezogen
key-registry = im Grundbuchamt
key-store = in einem Lager
key-gone = auf einem anderen Tableau
joins = { $groups ->
    [one] verbindet sich mit { $count ->
        [one] { $count } Feld
       *[other] { $count } Feldern
    }
   *[other] verbindet { $groups } Gruppen, { $count } Felder
}
alone = eine eigene Gruppe
displaces = verdrängt { ACCUSATIVE($worker) }

# stores, registry, town
stores = Lager und Gebote
stores-note = exakt zahlen
store-of = Lager von { $name }
you-pay = du zahlst an { $name }
bid-to-stock = das Gebot geht in den Vorrat
on-watch = bewacht
watched = ein Flurhüter bewacht es
cannot-pay = mehr, als du bezahlen kannst
needs = kostet { $need } × { $crop }, du hast { $have }
no-bid = noch kein Gebot
bid-of = Gebot: { $bid }
bag = Beutel: { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}
drawn = Aus dem Beutel gezogen
drawn-hidden = { $count ->
    [one] { $count } Feld, das nur sieht, wer es gezogen hat
   *[other] { $count } Felder, die nur sieht, wer sie gezogen hat
}
town = Grundbuchamt und Ereignisse
farmhands = Deine Landarbeiter
townsfolk = Städter
townsfolk-note = Für alle da: Eine 4 braucht 4 angrenzende Felder, eine 5 braucht 5.
out = { $count ->
    [0] alle zu Hause
   *[other] { $count } auf Tableaus
}
stands = auf dem Tableau von { $name }, { $space }
at-home = zu Hause

# events
events = Ereignisse
events-of = { $count } von { $total }
events-short = Ereignisse { $count }/{ $total }
check-short = Bei { $space }: Alle brauchen { $wanted } Plättchen, sonst kommen zwei Ereignisse zurück in den Beutel. Zu wenige haben: { $names }.
check-met = Bei { $space }: Alle haben { $wanted } Plättchen, die Ereignisse bleiben.
at-ten = Bei { $space }: Alle haben noch { $turns } Züge.
last-turns = Die letzten Züge haben begonnen. Es kommen noch:
turns-of = { $name }: { $count }
turns-left-short = { $count ->
    [one] letzter Zug
   *[other] noch { $count } Züge
}
still-in-bag = Noch im Beutel
event-now = { $name } wählt
event-you = Du wählst
event-later = dann { $name }
event-aside = { $name } übergeht es.
event-nothing = { $name }: nichts zu wählen.
happened = Ereignis: { $name }
what-happened = Was geschah

# country and points
your-country = Dein Gebiet
country-of = Gebiet von { $name }
open-country = Gebiet von { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $tiles } Plättchen: vergrößern
land = Gruppen { $largest } + 2 × { $second } = { $points }
zoom = Größe des Tableaus
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Einpassen
standing = Punktestand
points-now = Deine Punkte
points-of = Punkte von { $name }
workers-points = Arbeiter auf dem Tableau
largest = Größte Gruppe, { $count } × { $each }
second = Zweitgrößte Gruppe, { $count } × { $each }
before-crops = Bisher, ohne Mehrheiten
free-replay = { NOMINATIVE($worker, capital: "yes") } wurde verdrängt: Setze das Plättchen kostenlos neu ein.

# screen and others
screen = Hinter deinem Sichtschirm
screen-note = siehst nur du
then = dann { $change }
this-turn = { $change } in diesem Zug
others = Andere
aid = Merkhilfe: offen gesehene Steine
aid-of = Was alle von den Steinen von { $name } gesehen haben
known = { $crop }: { $range } ({ $moved } seit Beginn gesehen)
screen-counters = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} hinter dem Sichtschirm

# actions
actions = Aktionen
actions-note = { $used } von { $count } ausgeführt
actions-of = { $name }: { $used } von { $count } ausgeführt
act-a = Ernten
act-b = { sheet-worker }
act-c = Aus Lagern legen
act-d = Vom Amt nehmen
offers-a = { $count ->
    [one] { $count } Feld abzuernten
   *[other] { $count } Felder abzuernten
}
offers-b = { $count ->
    [one] { $count } Arbeiter zur Wahl
   *[other] { $count } Arbeiter zur Wahl
}
offers-c = { $count ->
    [one] { $count } bezahlbares Feld
   *[other] { $count } bezahlbare Felder
}
offers-d = { $count ->
    [one] { $count } Feld zu nehmen
   *[other] { $count } Felder zu nehmen
}
at-it = triff deine Wahl
done = erledigt
did-post = { $worker } auf { $space }
did-remove = { $worker } entfernt
did-harvest = abgeerntet: { $fields }
did-place = gelegt: { $fields }
did-take = genommen: { $fields }
first-a = Wähle zuerst Aktion A, dann die Felder, die du aberntest.
first-b = Wähle zuerst Aktion B, dann den Arbeiter und einen Platz.
first-c = Wähle zuerst Aktion C, dann das Feld.
first-d = Wähle zuerst Aktion D, dann das Feld.

# what is to be done
other-chooses = { $name } überlegt …
step-turn = Aktion { $number } von { $count }
step-of = { $name }, { $number } von bis zu { $count }
step-event = Ereignis: { $name }
prompt-post = { $count ->
    [one] { ACCUSATIVE($worker, capital: "yes") } setzen: Wähle den hervorgehobenen Platz.
   *[other] { ACCUSATIVE($worker, capital: "yes") } setzen: Wähle einen der { $count } hervorgehobenen Plätze.
}
prompt-replay = { NOMINATIVE($worker, capital: "yes") } wurde verdrängt. { $count ->
    [one] Setze das Plättchen auf den hervorgehobenen Platz und nutze seinen Text noch einmal, oder schicke es nach Hause.
   *[other] Setze das Plättchen auf einen der { $count } hervorgehobenen Plätze und nutze seinen Text noch einmal, oder schicke es nach Hause.
}
prompt-bid = Dein Gebot für { $field }: Tippe auf die Steine hinter deinem Sichtschirm.
prompt-pay = { $count ->
    [one] Zahle { $count } Stein
   *[other] Zahle { $count } Steine
} deiner Wahl{ $field ->
    [none] .
   *[other] { " " }für { $field }.
}
prompt-take = Ersatz für { $crop }: Welchen Stein nimmst du?
missing = { $count ->
    [one] Noch { $count } Stein.
   *[other] Noch { $count } Steine.
}
picked-harvest = { $fields } abernten: Nimm { $counters }.
picked-turn = { $tile }: { $fields }.
picked-store = Nimm { $field } in dein Lager. { $count ->
    [0] Auf deinem Tableau läge es allein, { $points }.
    [one] Auf deinem Tableau läge es neben { $count } Feld, { $points }.
   *[other] Auf deinem Tableau wäre es mit { $count } Feldern verbunden, { $points }.
}
picked-end-turn = { $used ->
    [0] Den Zug beenden, ohne eine Aktion auszuführen?
   *[other] Den Zug jetzt beenden? Du könntest noch etwas tun.
}
picked-bid = Biete { $bid } für { $field }. Wer das Gleiche zahlt, bekommt das Feld; du bekommst die Zahlung und dein Gebot zurück.
picked-pay = Zahle { $counters }. { $count ->
    [0] { "" }
    [one] Noch einer.
   *[other] Noch { $count }.
}
picked-post = { $worker } auf { $space }: { $points }, neben { $fields }{ $covers ->
    [none] .
   *[other] . Überbaut „{ $covers }“.
}
picked-play = { $worker }: { $text } { $count ->
    [one] { $count } möglicher Platz.
   *[other] { $count } mögliche Plätze.
}
placing = Lege { $field } auf dein Tableau.
place-buy = Zahle { $counters } an { $name } und lege { $field } auf dein Tableau:
place-due = Zahle { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} deiner Wahl an { $name } und lege { $field } auf dein Tableau:
place-own = Dein Gebot ({ $counters }) geht in den Vorrat, und { $field } kommt auf dein Tableau:
place-free = Lege { $field } auf dein Tableau:
largest-becomes = größte Gruppe { $before } → { $after }
second-becomes = zweitgrößte Gruppe { $before } → { $after }
do-end-turn = Zug trotzdem beenden
do-harvest = { $count ->
    [one] { $field } abernten
   *[other] { $count } Felder abernten
}
do-turn-over = { $count ->
    [one] { $field } wählen
   *[other] { $count } Felder wählen
}
do-place = { $field } legen
do-buy = { $field } kaufen
do-store = { $field } nehmen
do-move = { $field } abgeben
do-swap-out = { $field } geben
do-swap-in = { $field } nehmen
do-post = Auf { $space } setzen
do-play = { ACCUSATIVE($worker, capital: "yes") } ausspielen
do-remove = { ACCUSATIVE($worker, capital: "yes") } entfernen
do-bid = { $count ->
    [one] { $count } Stein bieten
   *[other] { $count } Steine bieten
}
do-pay = { $count ->
    [one] { $count } Stein zahlen
   *[other] { $count } Steine zahlen
}
do-give = { $crop } geben
do-take = { $crop } nehmen
draft = Gewählte Steine
drop = { $crop }: { $count } gewählt, einen zurücknehmen

# tabs
tabs = Teile des Tisches
tab-play = Gebiet
tab-stores = Lager
tab-others = Spieler
tab-log = Verlauf

# sheet and companion
sheet = Wertung des Gebiets
final-country = Das Gebiet am Ende
unscored = Weitere Gruppen
crops-rule = Ein Punkt für jede Sorte, von der du allein am meisten hast
own-rival = { $own } gegen höchstens { $rival }
companion = Mein Gebiet auswerten
companion-lead = Gib die Gebiete aller ein, wie sie auf dem Tisch liegen; jede Zahl wird erklärt.
companion-hint = Tippe auf einen Platz, um sein Feld zu legen, einen Arbeiter zu setzen oder den Platz zu leeren.
fields-typed = Felder nach ihren Namen
no-such-field = Nicht gelegt: { $fields }
players = Spieler
name = Name
add-player = Spieler hinzufügen
on-space = Auf { $space }?
lay-field = Feld { $field }: { $crop }
take-away = Platz leeren
own-workers = Landarbeiter
reset = Neu beginnen
reset-sure = Gebiet von { $player } leeren?
whole-sheet = Ganzes Wertungsblatt
blocked = Nicht erlaubt: { $reason }
fewer = { $crop }: einer weniger
more = { $crop }: einer mehr
place = Platz { $place }
keys =
    A–D: eine Aktion wählen
    1–6: ein Feld im Grundbuchamt
    S: Lager
    O: nächstes Tableau der anderen
    E: Ereignisse
    P: Punkte erklärt
    / C 4: zum Platz C4

# Was Dinge auf dem Tisch bedeuten: von jedem Zeichen und jeder Zahl ein Name und ein, zwei Sätze.
explains-crop = Eine Sorte. Ein Feld davon bringt bei der Ernte einen Stein; mit Steinen bezahlst du Gebote. Wer allein die meisten hinter dem Sichtschirm hat, erhält einen Punkt.
sign-field = Feld mit { $crop }
explains-field = Passt auf genau einen Platz: den mit seiner Beschriftung. Felder, die sich berühren, bilden eine Gruppe; abgeerntet oder nicht, es zählt.
sign-group = Gruppe von Feldern
explains-group = Felder, die aneinandergrenzen. Die größte Gruppe bringt 1 Punkt für jedes Feld, die zweitgrößte 2 für jedes; alle anderen bringen nichts.
sign-harvested = Abgeerntetes Feld
explains-harvested = Es ist umgedreht. Erntesteine bringt es keine mehr, zählt aber weiter für seine Gruppe und für Arbeiter.
sign-space = Leerer Platz
explains-space = Hierher passt nur das Feld mit dieser Beschriftung oder ein Arbeiter. Das Zeichen zeigt, wo dieses Feld ist.
sign-registry = Im Grundbuchamt
explains-registry = Das Feld dieses Platzes liegt offen im Grundbuchamt: Mit Aktion D kommt es in dein Lager.
sign-bag = Im Beutel
explains-bag = Felder und Ereignisse, die noch kommen. Aus dem Beutel wird das Grundbuchamt aufgefüllt; was darin ist, dürfen alle wissen, die Reihenfolge kennt niemand.
sign-store = In einem Lager
explains-store = Das Feld dieses Platzes liegt im Lager dieses Spielers: Mit Aktion C legst du es für sein Gebot.
sign-gone = Auf einem anderen Tableau
explains-gone = Das Feld dieses Platzes hat ein anderer gelegt. Er bleibt leer, außer ein Arbeiter kommt.
sign-bid = Gebot
explains-bid = Der Preis dieses Felds. Wer es legt, zahlt genau diese Steine an den Besitzer, der auch sein Gebot zurückbekommt; beim Besitzer selbst geht das Gebot in den Vorrat.
sign-value = Wert des Arbeiters
explains-value = Seine Punkte am Ende, und wie viele Felder an ihn grenzen müssen. Er darf einen Arbeiter mit kleinerem Wert überbauen.
explains-act-a = Wähle eine deiner Gruppen. Jedes Feld, das du dort erntest, bringt einen Stein seiner Sorte und wird umgedreht.
explains-act-b = Setze einen Landarbeiter oder jemanden aus der Stadt auf einen leeren Platz mit genug Feldern daneben, oder nimm einen deiner Arbeiter vom Tableau.
explains-act-c = Lege ein oder zwei Felder aus beliebigen Lagern auf dein Tableau und bezahle ihre Gebote. Nicht nach D.
explains-act-d = Nimm ein oder zwei Felder aus dem Grundbuchamt in dein Lager und lege unter jedes ein Gebot.
sign-points = Punkte
explains-points = Einer für jedes Feld der größten Gruppe, zwei für jedes der zweitgrößten, die Werte der Arbeiter, und einer für jede Sorte, von der ein Spieler allein die meisten hat.
sign-event = Ereignisfelder
explains-event = Beim siebten Ereignis braucht jeder sieben Plättchen auf dem Tableau; beim zehnten hat jeder noch zwei Züge.
sign-screen = Steine hinter einem Sichtschirm
explains-screen = Wie viele Steine dieser Spieler hat. Die Merkhilfe zeigt von jeder Sorte, wie viele es mindestens und höchstens sind.
sign-gain = Was es brächte
explains-gain = Die Punkte, die dein Tableau sofort gewinnt.
sign-country = Gebiet eines Mitspielers
explains-country = Farbige Plätze sind Felder, dunkle Arbeiter mit ihrem Wert. Wähle es, um es groß zu sehen.
sign-free-place = Freier Platz
explains-free-place = Ein Lager hat zwei Plätze; das Grundbuchamt wird am Ende eines Zugs aufgefüllt.

# Die geführte erste Partie
guide-welcome = Das ist dein Gebiet: 56 Plätze, und jedes Feld im Spiel passt auf genau einen davon. Du beginnst mit zwei Feldern, C6 mit Äpfeln und F2 mit Wein. Robin hat zwei andere.
guide-groups = Felder, die aneinandergrenzen, bilden eine Gruppe. Deine größte Gruppe bringt 1 Punkt für jedes Feld, deine zweitgrößte 2. Auch ein einzelnes Feld ist eine Gruppe, also bringen deine beiden Felder 1 + 2 = 3 Punkte.
guide-harvest = In einem Zug führst du bis zu zwei von vier Aktionen aus. Die erste: eine deiner Gruppen abernten. Wähle A, dann C6, und bestätige. Du bekommst einen Erntestein, einen Apfel, und drehst das Feld um. Es zählt weiter.
guide-harvest-other = Du lernst noch alle vier Aktionen kennen. Beginne mit A.
guide-registry = Neue Felder kommen aus dem Grundbuchamt. D5 würde an dein C6 grenzen. Wähle D, dann D5, und bestätige. Das Feld kommt erst in dein Lager und in einem späteren Zug auf dein Tableau.
guide-registry-other = Auf jedem Feld steht, auf welchen Platz es gehört. D5 liegt neben C6: Wähle Aktion D, dann D5.
guide-price = Ein Feld im Lager hat einen Preis. Biete einen Apfel und bestätige. Er liegt bei D5 und ist weg, sobald du das Feld legst. Bis dahin kann dir jemand anderes D5 für einen Apfel abkaufen.
guide-price-other = Jeder Stein taugt als Preis, aber behalte deinen Hopfen: Du brauchst ihn für das nächste Feld.
guide-second = Du darfst ein zweites Feld nehmen. B7 nützt dir nichts, aber es grenzt an Robins C8. Nimm es und biete zwei Hopfen: Zahlt Robin dir zwei Hopfen dafür, bekommst du auch deine eigenen zurück.
guide-second-other = B7 grenzt an Robins C8, also wird Robin es kaufen wollen. Wähle B7, biete zwei Hopfen und bestätige.
guide-sale = Robin ist am Zug. Drücke „Ansehen“ und achte auf deinen Hopfen.
guide-rival = Verkauft! Zwei Hopfen von Robin und deine eigenen zwei machen vier. Sieh dir nun an, wie Robin B5 aus dem Grundbuchamt nimmt, neben deinem C6, zum Preis von einem Apfel. Auch ein Ereignis kommt.
guide-event = Beim Auffüllen kam ein Ereignis. Alle führen es aus: Eine Glocke darf befolgt werden, eine Schriftrolle muss. „Langer Sommertag“ lässt dich ernten: Wähle F2 und bestätige.
guide-event-other = C6 ist schon abgeerntet; F2 bringt dir noch einen Erntestein. Wähle F2 und bestätige.
guide-track = Die Ereignisse sind die Uhr. Liegt das zehnte, haben alle noch zwei Züge. Beim siebten brauchen alle sieben Plättchen auf dem Tableau, sonst gehen zwei Ereignisse zurück in den Beutel. Robin beendet jetzt den Zug.
guide-place = Du bist am Zug. Mit C legst du Felder aus Lagern. Wähle C, dann dein D5, und bestätige: Dein Gebot geht in den Vorrat. Merke dir: C ist nach D nicht mehr erlaubt, also erst legen, dann nehmen.
guide-place-other = D5 grenzt an dein C6, und nach D darfst du es nicht mehr legen. Wähle C, dann D5, und bestätige.
guide-buy = Mit einer Aktion darfst du zwei Felder legen, auch aus fremden Lagern. Robin verlangt für B5 einen Apfel, und du hast einen. Zahle genau das Gebot, und Robin kann nicht ablehnen. Wähle B5 und bestätige.
guide-buy-other = B5 kostet genau den einen Apfel, den du hast, und vergrößert deine größte Gruppe. Wähle B5 und bestätige.
guide-worker = Jetzt ein Arbeiter. Er braucht so viele angrenzende Felder wie sein Wert und darf an keinen anderen Arbeiter grenzen. Drei Felder berühren C5: Wähle B, dann die Scheunenmagd mit Wert 3, dann C5.
guide-worker-other = Auch andere Arbeiter passen, aber die Scheunenmagd bringt 3 Punkte. Wähle B, die Scheunenmagd, dann C5.
guide-work = Drei Punkte mehr. Außerdem tut ein Arbeiter etwas, sobald er gesetzt wird. Die Scheunenmagd holt ein Feld aus dem Grundbuchamt, und der Vorrat bietet für dich. Nimm G1: Es grenzt an F2.
guide-work-other = G1 grenzt an dein F2 und bildet mit ihm eine Zweiergruppe. Wähle G1 und bestätige.
guide-townsfolk = Deine sechs Landarbeiter haben Werte von 1 bis 3. Diese Städter mit Wert 4 oder 5 bekommt, wer sie zuerst setzen kann. Sieh dir nun Robins Zug an: ernten, dann zwei Felder ins Lager.
guide-double = G1 bildet mit F2 eine Zweiergruppe, und die zweitgrößte Gruppe zählt doppelt. Wähle C und lege G1. Kaufe dann von Robin D6 für einen Wein. Es gehört zu deiner größten Gruppe.
guide-double-other = G1 und F2 werden deine zweitgrößte Gruppe, die doppelt zählt, und D6 vergrößert deine größte. Wähle C, dann G1, dann D6.
guide-crops = Behalte deine Steine im Auge. Am Ende bringt jede Sorte, von der du allein am meisten hinter dem Sichtschirm hast, 1 Punkt. Du hast vier Hopfen, Robin keinen.
guide-end = Elf Punkte, und Robin hat vier. Zwei Tipps: Verbinde deine beiden Gruppen nicht aus Versehen. Und legst du ein Feld dorthin, wo ein Arbeiter von dir steht, zieht er kostenlos um und arbeitet noch einmal. Viel Freude bei deiner ersten ganzen Partie!

# Entscheidungen in Worten für ein Tableau, das die Aktionen zeigt.
drawn-act = { $name }

# Gründe für eine Entscheidung.
term-land = { $more ->
    [yes] mehr Punkte aus Feldergruppen
   *[no] weniger Punkte aus Feldergruppen
}
term-workers = { $more ->
    [yes] mehr Punkte aus Arbeitern auf dem Tableau
   *[no] weniger Punkte aus Arbeitern auf dem Tableau
}
term-majorities = { $more ->
    [yes] bei mehr Feldfrüchten vorn
   *[no] bei weniger Feldfrüchten vorn
}
term-counters = { $more ->
    [yes] mehr Steine
   *[no] weniger Steine
}
term-harvest = { $more ->
    [yes] mehr zu ernten
   *[no] weniger zu ernten
}
term-postable = { $more ->
    [yes] bessere Arbeiter zum Setzen bereit
   *[no] schlechtere Arbeiter zum Setzen bereit
}
term-store = { $more ->
    [yes] bessere Felder in deinem Lager
   *[no] schlechtere Felder in deinem Lager
}
term-market = { $more ->
    [yes] bessere Felder zum Kaufen oder Nehmen übrig
   *[no] schlechtere Felder zum Kaufen oder Nehmen übrig
}
term-actions = { $more ->
    [yes] mehr mit den übrigen Aktionen zu tun
   *[no] weniger mit den übrigen Aktionen zu tun
}
fact-land = verbindet Felder zu größeren Gruppen
fact-worker = setzt { ACCUSATIVE($worker) } ({ $value })
fact-majority = gewinnt eine Mehrheit: { $crop }
reason-leaves = überlässt { $player } das Feld { $thing }
reason-keeps = nimmt { $player } das Feld { $thing } weg

# Die Formulare der Werkstatt
typing-box = Beginne mit Arbeitern und Ereignissen: Wert, Glocke oder Schriftrolle, und die Wirkung, Schritt für Schritt aus Listen. Was sich so nicht sagen lässt, wird „von Hand ausgeführt“. Trägt dein Plan andere Bezeichnungen, gib Reihen und Spalten unter „Zahlen“ ein oder einen einzelnen Platz unter „Felder“.
part-workers = Arbeiter
part-fields = Felder
part-pairs = Startpaare
part-events = Ereignisse
part-crops = Feldfrüchte
part-numbers = Zahlen
value-value = Wert
value-symbol = Darf oder muss
value-effect = Wirkung
value-name-en = Englischer Name
value-name-de = Deutscher Name
value-text-en = Text (englisch)
value-text-de = Text (deutsch)
value-crop = Feldfrucht
value-name = Bezeichnung auf deinem Plan, falls anders
value-board-rows = Bezeichnungen der Reihen, von A bis G
value-board-columns = Bezeichnungen innerhalb einer Reihe, von 1 bis 9
value-first = Erstes Feld
value-second = Zweites Feld
value-small-set = Immer im Spiel
value-counters = Erntesteine
value-colour = Farbe
value-events-players-2 = Ereignisse zu zweit
value-events-players-3 = Ereignisse zu dritt
value-events-players-4 = Ereignisse zu viert
value-setup-counters = Erntesteine zu Beginn
symbol-bell = Glocke (darf)
symbol-scroll = Schriftrolle (muss)
answer-no = nein
answer-yes = ja

# Die Wörter der Wirkungen, zum Auswählen
slot-head = Was geschieht
slot-if = Nur falls
slot-who = Wer es tut
word-who-left = der linke Nachbar
word-who-right = der rechte Nachbar
word-who-other = ein Mitspieler deiner Wahl
word-who-others = alle anderen
word-who-all = alle
slot-what = Was
slot-source = Woher
slot-target = Wohin
slot-count = Wie viele
slot-price = Preis
slot-or-pay = Stattdessen
slot-limits = Einzelheiten
slot-changes = Änderungen höchstens
word-head-harvest = abernten
word-head-turn = umdrehen
word-head-trade = tauschen
word-head-gain = Steine nehmen
word-head-pay = zahlen
word-head-place = aufs Tableau legen
word-head-store = ins Lager legen
word-head-move = weggeben
word-head-swap = austauschen
word-head-worker = Arbeiter
word-head-action = Zusatzaktion
word-head-guard = bewachen
word-head-hand = von Hand ausführen
word-what-field = ein Feld
word-what-unharvested = ein nicht abgeerntetes Feld
word-what-harvested = ein abgeerntetes Feld
word-what-isolated = ein isoliertes Feld
word-what-counter = Steine
word-what-different-crops = Steine verschiedener Sorten
word-what-farmhand = ein Landarbeiter
word-what-townsfolk = ein Stadtbewohner
word-what-any-worker = irgendein Arbeiter
word-what-top-worker = der Arbeiter mit dem höchsten Wert
word-what-abcd = eine beliebige Aktion
word-what-a = Aktion A
word-what-b = Aktion B
word-what-c = Aktion C
word-what-d = Aktion D
word-what-store-scroll-events = dein Lager, und gegen Ereignisse mit Schriftrolle
word-what-wheat = Sorte Weizen
word-what-vegetables = Sorte Gemüse
word-what-apples = Sorte Äpfel
word-what-wine = Sorte Wein
word-what-hops = Sorte Hopfen
word-source-own-board = von deinem Tableau
word-source-adjacent = neben diesem Plättchen
word-source-other-boards = von anderen Tableaus
word-source-own-store = aus deinem Lager
word-source-other-stores = aus anderen Lagern
word-source-any-store = aus einem beliebigen Lager
word-source-registry = aus dem Grundbuchamt
word-source-bag-1 = eines aus dem Beutel gezogen
word-source-bag-2 = zwei aus dem Beutel gezogen
word-source-bag-3 = drei aus dem Beutel gezogen
word-source-screen = hinter deinem Sichtschirm hervor
word-source-home = aus dem Vorrat an Arbeitern
word-source-stock = aus dem Vorrat
word-source-any = auch eine schon ausgeführte
word-source-now = ab jetzt
word-source-one-group = einer Gruppe
word-source-left-board = vom linken Nachbartableau
word-source-right-board = vom rechten Nachbartableau
word-source-left-store = aus dem Lager des linken Nachbarn
word-source-right-store = aus dem Lager des rechten Nachbarn
word-target-own-board = auf dein Tableau
word-target-left-board = auf das linke Nachbartableau
word-target-own-store = in dein Lager
word-target-registry = ins Grundbuchamt
word-target-bag = in den Beutel
word-target-screen = hinter deinen Sichtschirm
word-target-stock = mit dem Vorrat
word-target-home = zurück in den Vorrat
word-target-unharvested = auf die nicht abgeerntete Seite
word-target-harvested = auf die abgeerntete Seite
word-target-now = sofort
word-target-own-next-turn = bis zu deinem nächsten Zug
word-target-left-screen = an den linken Nachbarn
word-target-right-screen = an den rechten Nachbarn
word-target-right-board = auf das rechte Nachbartableau
word-target-other-board = auf das Tableau eines Mitspielers deiner Wahl
word-target-my-board = auf das Tableau dessen, der den Text befolgt
word-target-other-screen = an einen Mitspieler deiner Wahl
word-target-my-screen = an den, der den Text befolgt
word-target-other-boards = mit anderen Tableaus
word-target-left-store = mit dem Lager des linken Nachbarn
word-target-right-store = mit dem Lager des rechten Nachbarn
word-target-other-stores = mit anderen Lagern
word-count-number = { $number } ×
word-count-per = { $number } für jedes
word-count-all-but = alle bis auf { $number }
word-count-per-fields = einer für je { $number } deiner Felder
word-count-per-harvested = einer für je { $number } abgeerntete Felder
word-count-per-unharvested = einer für je { $number } nicht abgeerntete Felder
word-count-per-isolated = einer für je { $number } isolierte Felder
word-count-per-workers = einer für je { $number } deiner Arbeiter
word-count-per-counters = einer für je { $number } deiner Steine
word-count-per-stored = einer für je { $number } Felder in deinem Lager
word-count-per-events = einer für je { $number } Ereignisse auf der Leiste
word-count-per-players = einer für je { $number } Spieler
word-count-per-group = einer für je { $number } Felder deiner größten Gruppe
word-count-per-farmhands = einer für je { $number } deiner Landarbeiter
word-count-per-townsfolk = einer für je { $number } deiner Städter
word-count-per-wheat = einer für je { $number } deiner Felder mit Weizen
word-count-per-vegetables = einer für je { $number } deiner Felder mit Gemüse
word-count-per-apples = einer für je { $number } deiner Felder mit Äpfeln
word-count-per-wine = einer für je { $number } deiner Felder mit Wein
word-count-per-hops = einer für je { $number } deiner Felder mit Hopfen
word-if-fields = deine Felder
word-if-harvested = deine abgeernteten Felder
word-if-unharvested = deine nicht abgeernteten Felder
word-if-isolated = deine isolierten Felder
word-if-workers = deine Arbeiter auf dem Tableau
word-if-counters = deine Steine
word-if-stored = Felder in deinem Lager
word-if-events = Ereignisse auf der Leiste
word-if-players = Spieler
word-if-group = Felder deiner größten Gruppe
word-if-farmhands = deine Landarbeiter auf dem Tableau
word-if-townsfolk = deine Städter auf dem Tableau
word-if-wheat = deine Felder mit Weizen
word-if-vegetables = deine Felder mit Gemüse
word-if-apples = deine Felder mit Äpfeln
word-if-wine = deine Felder mit Wein
word-if-hops = deine Felder mit Hopfen
word-if-others = so viele wie jeder andere
word-changes-number = { $number }
word-price-price = für { $number } an den Vorrat
word-price-price-to-owner = für { $number } an den Besitzer
word-price-price-bid-minus-1 = für eins weniger als das Gebot
word-price-price-exact-bid = für genau das Gebot
word-or-pay-or-pay = oder { $number } zahlen
word-limits-empty-crop-rule = beliebige Sorte, wenn keine mehr da ist
word-limits-one-for-one = eins zu eins
word-limits-one-for-two-different = zwei andere Sorten für jeden
word-limits-two-for-one = zwei zu eins
word-limits-no-counter = ohne Stein
word-limits-any-crops = beliebiger Sorten
word-limits-bid-to-stock = das Gebot geht in den Vorrat
word-limits-one-bid-counter-back = ein Stein des Gebots kommt zurück
word-limits-bid-stock-1 = der Vorrat bietet einen Stein
word-limits-third-place = auch als drittes Feld
word-limits-private-look = nur du siehst sie
word-limits-keep-side = behält seine Seite
word-limits-in-harvested = kommt abgeerntet an
word-limits-out-unharvested = geht nicht abgeerntet fort
word-limits-together = alle gleichzeitig
word-limits-play-rules = nach den Regeln für Arbeiter
word-limits-need-minus-1 = braucht ein Feld weniger
word-limits-with-effect = mit seiner Wirkung
word-limits-own-turn-only = nur im eigenen Zug
word-limits-no-c-after-d = kein C nach D
word-limits-drawn-blindly = blind gezogen

# Names with their articles, as sentences need them. What has no form of its own is the nominative.
-worker = Arbeiter
    .nominative = der Arbeiter
    .accusative = den Arbeiter
-reaper = Schnitterin
    .nominative = die Schnitterin
-pedlar = Hausiererin
    .nominative = die Hausiererin
-ploughman = Pflüger
    .nominative = der Pflüger
    .accusative = den Pflüger
-watchman = Flurhüter
    .nominative = der Flurhüter
    .accusative = den Flurhüter
-barn-hand = Scheunenmagd
    .nominative = die Scheunenmagd
-carter = Fuhrknecht
    .nominative = der Fuhrknecht
    .accusative = den Fuhrknecht
-innkeeper = Wirtin
    .nominative = die Wirtin
-broker = Zwischenhändler
    .nominative = der Zwischenhändler
    .accusative = den Zwischenhändler
-surveyor = Landmesserin
    .nominative = die Landmesserin
-squire = Gutsherr
    .nominative = der Gutsherr
    .accusative = den Gutsherrn
-magistrate = Richterin
    .nominative = die Richterin
-miller = Müllerin
    .nominative = die Müllerin

## Abbildungen der Regelseite

figure-groups = Sieben Felder in zwei Gruppen: { $points } Punkte.
figure-groups-largest = Die größte Gruppe: vier Felder zu je 1 Punkt, { $points } Punkte.
figure-groups-second = Die zweitgrößte Gruppe: drei Felder zu je 2 Punkten, { $points } Punkte.
figure-joined = Ein Feld mehr, und weniger Punkte: { $points } statt 10.
figure-joined-bridge = Das achte Feld verbindet beide Gruppen. Es bleibt eine große Gruppe, 1 Punkt für jedes Feld: { $points } Punkte.
figure-workers = Zwei Arbeiter mit den Feldern, die sie brauchen.
figure-workers-one = Ein Arbeiter mit Wert 1 braucht ein angrenzendes Feld.
figure-workers-two = Ein Arbeiter mit Wert 2 braucht zwei. Kein anderer Arbeiter steht neben ihm.
figure-bids = Zwei Lager: Annas Feld D4 mit einem Gebot von zwei Weizensteinen, Bens Feld E6 mit einem Gebot von einem Apfel- und einem Hopfenstein.
figure-bids-own = Anna legt D4 selbst: Ihre zwei Weizensteine gehen in den Vorrat.
figure-bids-sold = Ben legt D4: Er zahlt Anna zwei Weizensteine, und sie nimmt ihr Gebot zurück. Nun hat sie vier.
figure-bids-exact = Wer E6 will, zahlt genau einen Apfel- und einen Hopfenstein. Andere Steine gelten nicht.
figure-bids-price = Ein niedriges Gebot verlockt andere zum Kauf; ein hohes kostet dich mehr, wenn du das Feld selbst legst.
figure-anna = Das Ende einer Partie zwischen Anna und Ben. Dies ist Annas Gebiet: { $points } Punkte.
figure-anna-largest = Ihre größte Gruppe: fünf Felder, { $points } Punkte.
figure-anna-second = Ihre zweitgrößte Gruppe: auch fünf Felder, zu je 2 Punkten, { $points } Punkte.
figure-anna-workers = Ihre Arbeiter haben die Werte 1, 1 und 2: 4 Punkte.
figure-anna-crops = Vom Wein und vom Hopfen hat sie allein am meisten: 2 Punkte. Weizen haben beide vier, also bekommt niemand den Punkt.
figure-anna-total = Zusammen { $points } Punkte.

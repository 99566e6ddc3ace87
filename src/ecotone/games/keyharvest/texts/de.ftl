title = Key Harvest
player = Spieler { $seat }
about = Verbinde Felder zu Gruppen, bestimme den Preis für die in deinem Lager und setze Arbeiter dazwischen.

option-events = Ereignisse im Beutel

tile-a = Ernte einbringen
tile-b = Arbeiter ausspielen oder entfernen
tile-c = Felder aus Lagern legen
tile-d = Felder aus dem Grundbuchamt nehmen
counters = { $count } × { $crop }
holder = aus dem Lager von { player } (Gebot: { $bid })
holder-board = vom Tableau von { player }
covers = (überbaut { ACCUSATIVE($worker) })

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
ask-bid = Lege einen weiteren Stein zu deinem Gebot oder lass es stehen.
ask-stock-bid = Diese Sorte ist im Vorrat ausgegangen: Welchen Stein bietet er?
ask-move = Welches Feld gibst du ab?
ask-swap-out = Welches deiner Felder gibst du zum Tausch?
ask-swap-in = Welches Feld nimmst du dafür aus dem Grundbuchamt?
ask-hire = Welchen Landarbeiter spielst du aus?
ask-send-home = Welcher Arbeiter geht nach Hause?
ask-extra = Welche zusätzliche Aktion führst du aus?
ask-guard = Bis zum Beginn deines nächsten Zuges Wache halten?
ask-work = Welchen Arbeiter spielst du aus oder entfernst du?
ask-post = Wohin kommt der Arbeiter?
ask-replay = Dein Arbeiter wurde verdrängt: Wohin kommt er jetzt?
ask-aside = Beim Ereignis mitmachen oder es übergehen?
ask-over = Die Partie ist zu Ende.

action-act = { $action }: { $name }
action-end-turn = Zug beenden
action-stop = { $ask ->
    [bid] Gebot stehen lassen
    [replay] Arbeiter nach Hause schicken
    [place] Keines legen
    [store] Keines mehr nehmen
    [harvest] Ernte beenden
   *[other] Nein, weiter
}
action-use = { $ask ->
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
    [send-home] { ACCUSATIVE($worker, capital: "yes") } ({ $value }) nach Hause schicken
   *[work] { ACCUSATIVE($worker, capital: "yes") } ({ $value }) entfernen
}
action-give = { $ask ->
    [bid] { $crop } bieten
    [give] { $crop } an den Vorrat geben
   *[pay] { $crop } zahlen
}
action-take = { $ask ->
    [stock-bid] Der Vorrat bietet { $crop }
   *[other] { $crop } nehmen
}

event-act = { player } hat { $action } gewählt: { $name }.
event-end-turn = { player } hat den Zug beendet.
event-stop = { $ask ->
    [bid] { player } hat das Gebot stehen lassen.
    [replay] { player } hat den verdrängten Arbeiter nach Hause geschickt.
   *[other] { $worked ->
        [yes] { player } hat es dabei belassen ({ $tile }).
       *[no] { player } hat verzichtet ({ $tile }).
    }
}
event-use = { player } hat { ACCUSATIVE($tile) } genutzt.
event-pay-instead = { player } hat stattdessen gezahlt ({ $tile }).
event-take-part = { player } hat bei „{ $tile }“ mitgemacht.
event-stand-aside = { player } hat „{ $tile }“ übergangen.
event-field = { $ask ->
    [harvest] { player } hat { $field } abgeerntet.
    [turn-over] { player } hat { $field } gewählt ({ $tile }).
    [place] { player } hat { $field }{ $holder } gelegt.
    [store] { player } hat { $field } ins Lager genommen.
    [move] { player } hat { $field } abgegeben ({ $tile }).
    [swap-out] { player } hat { $field } zum Tausch gegeben.
   *[swap-in] { player } hat { $field } im Tausch genommen.
}
event-post = { player } hat { ACCUSATIVE($worker) } ({ $value }) auf { $space } gesetzt.
event-play = { player } hat { ACCUSATIVE($worker) } ausgespielt.
event-remove = { $ask ->
    [send-home] { player } hat { ACCUSATIVE($worker) } nach Hause geschickt.
   *[work] { player } hat { ACCUSATIVE($worker) } entfernt.
}
event-give = { $ask ->
    [bid] { player } hat { $crop } geboten.
    [give] { player } hat { $crop } an den Vorrat gegeben.
   *[pay] { player } hat { $crop } gezahlt.
}
event-take = { $ask ->
    [stock-bid] Der Vorrat hat { $crop } für { player } geboten.
   *[other] { player } hat { $crop } genommen.
}
event-drawn = Ereignis { $count }: { $name }. { $text }
event-closed = „{ $name }“ ist vorbei.
event-returned = Jemand hat weniger als sieben Plättchen: { $names } sind in den Beutel zurückgekommen.
event-put-back = „{ $name }“ wurde dabei gezogen, bleibt ohne Wirkung und ist in den Beutel zurückgekommen.
event-stored = { $field } ist ins Lager von { player } gekommen.
event-left = { NOMINATIVE($worker, capital: "yes") } von { player } hat { $space } verlassen.
event-registry = Neu im Grundbuchamt: { $field }.
event-sold = { player } hat { $field } verkauft und Zahlung und Gebot genommen ({ $bid }).
event-last-turns = Das zehnte Ereignis liegt: Nach diesem Zug haben alle noch zwei Züge.
event-turn = { player } ist am Zug.
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
refuse-elsewhere = Auf dem Tableau von { player }.
refuse-no-place = Kein freier Platz hat { $need ->
    [one] { $need } angrenzendes Feld
   *[other] { $need } angrenzende Felder
}.
refuse-own-store = Nur Felder aus anderen Lagern.
refuse-other-store = Nur Felder aus deinem eigenen Lager.
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
board-points = Felder { $land } · Arbeiter { $workers }
board-counters = { $count ->
    [one] { $count } Stein hinter dem Sichtschirm
   *[other] { $count } Steine hinter dem Sichtschirm
}
board-guarded = auf Wache
workers-title = Arbeiter
farmhands-title = Landarbeiter zu Hause
store-title = Lager
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
legend = GROSS: nicht abgeerntet · klein: abgeerntet · [n]: Arbeiter mit Wert n · Zahl: freier Platz · !: Schriftrolle, ist zu befolgen
turns-left = { $count ->
    [one] letzter Zug der Partie
   *[other] noch { $count } Züge
}

sheet-worker = Arbeiter
house-value = Arbeiterwert
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
chosen = gewählt
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
buyers-pay = wer kauft, zahlt an { $name }
bid-to-stock = das Gebot geht in den Vorrat
on-watch = bewacht
watched = ein Flurhüter bewacht es
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
turns-of = { $name } { $count }
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
picked-end-turn = Den Zug ohne Aktion beenden?
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
guide-sale = Robin ist am Zug. Drücke „Ansehen“ und achte auf deinen Hopfen.
guide-rival = Verkauft! Zwei Hopfen von Robin und deine eigenen zwei machen vier. Sieh dir nun an, wie Robin B5 aus dem Grundbuchamt nimmt, neben deinem C6, zum Preis von einem Apfel. Auch ein Ereignis kommt.
guide-event = Beim Auffüllen kam ein Ereignis. Alle führen es aus: Eine Glocke darf befolgt werden, eine Schriftrolle muss. „Langer Sommertag“ lässt dich ernten: Wähle F2 und bestätige.
guide-track = Die Ereignisse sind die Uhr. Liegt das zehnte, haben alle noch zwei Züge. Beim siebten brauchen alle sieben Plättchen auf dem Tableau, sonst gehen zwei Ereignisse zurück in den Beutel. Robin beendet jetzt den Zug.
guide-place = Du bist am Zug. Mit C legst du Felder aus Lagern. Wähle C, dann dein D5, und bestätige: Dein Gebot geht in den Vorrat. Merke dir: C ist nach D nicht mehr erlaubt, also erst legen, dann nehmen.
guide-buy = Mit einer Aktion darfst du zwei Felder legen, auch aus fremden Lagern. Robin verlangt für B5 einen Apfel, und du hast einen. Zahle genau das Gebot, und Robin kann nicht ablehnen. Wähle B5 und bestätige.
guide-worker = Jetzt ein Arbeiter. Er braucht so viele angrenzende Felder wie sein Wert und darf an keinen anderen Arbeiter grenzen. Drei Felder berühren C5: Wähle B, dann die Scheunenmagd mit Wert 3, dann C5.
guide-worker-other = Auch andere Arbeiter passen, aber die Scheunenmagd bringt 3 Punkte. Wähle B, die Scheunenmagd, dann C5.
guide-work = Drei Punkte mehr. Außerdem tut ein Arbeiter etwas, sobald er gesetzt wird. Die Scheunenmagd holt ein Feld aus dem Grundbuchamt, und der Vorrat bietet für dich. Nimm G1: Es grenzt an F2.
guide-townsfolk = Deine sechs Landarbeiter haben Werte von 1 bis 3. Diese Städter mit Wert 4 oder 5 bekommt, wer sie zuerst setzen kann. Sieh dir nun Robins Zug an: ernten, dann zwei Felder ins Lager.
guide-double = G1 bildet mit F2 eine Zweiergruppe, und die zweitgrößte Gruppe zählt doppelt. Wähle C und lege G1. Kaufe dann von Robin D6 für einen Wein. Es gehört zu deiner größten Gruppe.
guide-crops = Behalte deine Steine im Auge. Am Ende bringt jede Sorte, von der du allein am meisten hinter dem Sichtschirm hast, 1 Punkt. Du hast vier Hopfen, Robin keinen.
guide-end = Elf Punkte, und Robin hat vier. Zwei Tipps: Verbinde deine beiden Gruppen nicht aus Versehen. Und legst du ein Feld dorthin, wo ein Arbeiter von dir steht, zieht er kostenlos um und arbeitet noch einmal. Viel Freude bei deiner ersten ganzen Partie!

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

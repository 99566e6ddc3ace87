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
covers = (überbaut „{ $worker }“)

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
action-post = „{ $worker }“ ({ $value }) auf { $space } setzen{ $covers }
action-play = „{ $worker }“ ({ $value }) ausspielen: { $text }
action-remove = { $ask ->
    [send-home] „{ $worker }“ ({ $value }) nach Hause schicken
   *[work] „{ $worker }“ ({ $value }) entfernen
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
event-use = { player } hat „{ $tile }“ genutzt.
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
event-post = { player } hat „{ $worker }“ ({ $value }) auf { $space } gesetzt.
event-play = { player } hat „{ $worker }“ ausgespielt.
event-remove = { $ask ->
    [send-home] { player } hat „{ $worker }“ nach Hause geschickt.
   *[work] { player } hat „{ $worker }“ entfernt.
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
event-left = „{ $worker }“ von { player } hat { $space } verlassen.
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

title = Key Harvest
player = Spieler { $seat }
about = Lege Felder aus, bestimme den Preis für die in deinem Lager und setze Arbeiter dazwischen.

option-events = Ereignisse im Beutel

tile-a = Ernte einbringen
tile-b = Arbeiter ausspielen oder entfernen
tile-c = Felder aus Lagern legen
tile-d = Felder aus dem Grundbuchamt nehmen
counters = { $count } × { $crop }
holder = aus dem Lager von { player } (Gebot: { $bid })
holder-board = vom Tableau von { player }
covers = (überbaut { $worker })

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
ask-counter-back = Welchen Stein deiner Gebote nimmst du zurück?
ask-store = Welches Feld nimmst du in dein Lager?
ask-bid = Lege einen Stein zu deinem Gebot oder lass es stehen.
ask-stock-bid = Diese Sorte ist im Vorrat ausgegangen: Welchen Stein bietet er?
ask-move = Welches Feld gibst du ab?
ask-swap-out = Welches deiner Felder gibst du zum Tausch?
ask-swap-in = Welches Feld des Grundbuchamts nimmst du dafür?
ask-hire = Welchen Landarbeiter setzt du ein?
ask-send-home = Welcher Arbeiter geht nach Hause?
ask-extra = Welche zusätzliche Aktion führst du aus?
ask-guard = Bis zu deinem nächsten Zug Wache halten?
ask-work = Welchen Arbeiter spielst du aus oder entfernst du?
ask-post = Wohin kommt der Arbeiter?
ask-replay = Dein Arbeiter wurde verdrängt: Wohin kommt er jetzt?
ask-aside = Beim Ereignis mitmachen oder beiseitestehen?
ask-over = Das Spiel ist zu Ende.

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
   *[other] { $tile }: ausführen
}
action-pay-instead = { $count ->
    [one] Stattdessen { $count } Stein zahlen
   *[other] Stattdessen { $count } Steine zahlen
}
action-take-part = Bei { $tile } mitmachen
action-stand-aside = Bei { $tile } beiseitestehen
action-field = { $ask ->
    [harvest] { $field } abernten
    [turn-over] { $tile }: { $field }
    [place] { $field } legen{ $holder }
    [store] { $field } ins Lager nehmen
    [move] { $tile }: { $field } abgeben
    [swap-out] { $field } zum Tausch geben
   *[swap-in] { $field } im Tausch nehmen
}
action-post = { $worker } ({ $value }) auf { $space } setzen{ $covers }
action-play = { $worker } ({ $value }) ausspielen: { $text }
action-remove = { $ask ->
    [send-home] { $worker } ({ $value }) nach Hause schicken
   *[work] { $worker } ({ $value }) entfernen
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

event-act = { player } wählte { $action }: { $name }.
event-end-turn = { player } beendete den Zug.
event-stop = { $ask ->
    [bid] { player } ließ das Gebot stehen.
    [replay] { player } schickte den verdrängten Arbeiter nach Hause.
   *[other] { $worked ->
        [yes] { player } beließ es dabei ({ $tile }).
       *[no] { player } verzichtete ({ $tile }).
    }
}
event-use = { player } nutzte { $tile }.
event-pay-instead = { player } zahlte stattdessen ({ $tile }).
event-take-part = { player } macht bei { $tile } mit.
event-stand-aside = { player } steht bei { $tile } beiseite.
event-field = { $ask ->
    [harvest] { player } erntete { $field } ab.
    [turn-over] { player } wählte { $field } ({ $tile }).
    [place] { player } legte { $field }{ $holder }.
    [store] { player } nahm { $field } ins Lager.
    [move] { player } gab { $field } ab ({ $tile }).
    [swap-out] { player } gab { $field } zum Tausch.
   *[swap-in] { player } nahm { $field } im Tausch.
}
event-post = { player } setzte { $worker } ({ $value }) auf { $space }.
event-play = { player } spielt { $worker } aus.
event-remove = { $ask ->
    [send-home] { player } schickte { $worker } nach Hause.
   *[work] { player } entfernte { $worker }.
}
event-give = { $ask ->
    [bid] { player } bot { $crop }.
    [give] { player } gab { $crop } an den Vorrat.
   *[pay] { player } zahlte { $crop }.
}
event-take = { $ask ->
    [stock-bid] Der Vorrat bot { $crop } für { player }.
   *[other] { player } nahm { $crop }.
}
event-drawn = Ereignis { $count }: { $name }. { $text }
event-closed = { $name } ist vorbei.
event-returned = Jemand hat weniger als sieben Plättchen: { $names } kamen zurück in den Beutel.
event-put-back = { $name } wurde dabei gezogen, bleibt ohne Wirkung und kam zurück in den Beutel.
event-stored = { $field } kam ins Lager von { player }.
event-left = { $worker } von { player } verließ { $space }.
event-registry = Neu im Grundbuchamt: { $field }.
event-sold = { player } verkaufte { $field } und nahm Zahlung und Gebot ({ $bid }).
event-last-turns = Das zehnte Ereignis liegt: nach diesem Zug noch zwei Züge für alle.
event-turn = { player } ist am Zug.
event-over = Das Spiel ist zu Ende.

refuse-not-your-turn = Jemand anderes ist am Zug.
refuse-done = In diesem Zug schon ausgeführt.
refuse-finish-first = Führe zuerst die laufende Aktion zu Ende.
refuse-two-actions = Beide Aktionen dieses Zuges sind verbraucht.
refuse-stock-empty = Der Vorrat ist leer.
refuse-nothing-to-harvest = Alle deine Felder sind abgeerntet.
refuse-no-worker = Kein Arbeiter findet einen Platz, keiner kann entfernt werden.
refuse-after-taking = Nicht nachdem du Felder aus dem Grundbuchamt genommen hast.
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
refuse-worker-there = Der Arbeiter hier ist { $value } wert, das ist nicht weniger.
refuse-on-board = Schon auf deinem Tableau.
refuse-farmhand-only = Jetzt kann nur ein Landarbeiter eingesetzt werden.
refuse-elsewhere = Auf dem Tableau von { player }.
refuse-no-place = Kein freier Platz hat { $need ->
    [one] { $need } angrenzendes Feld
   *[other] { $need } angrenzende Felder
}.
refuse-own-store = Nur Felder aus anderen Lagern.
refuse-other-store = Nur Felder aus deinem eigenen Lager.
refuse-watched = Ein Flurhüter bewacht dieses Lager.
refuse-lacks = Braucht { $need } × { $crop ->
    [wheat] Weizen
    [vegetables] Gemüse
    [apples] Äpfel
    [wine] Wein
   *[hops] Hopfen
}, du hast { $have }.
refuse-too-few-counters = Braucht { $need ->
    [one] { $need } Stein
   *[other] { $need } Steine
}, du hast { $have }.
refuse-not-isolated = Dieses Feld grenzt an ein anderes; nur isolierte zählen.
refuse-unharvested = Noch nicht abgeerntet.
refuse-harvested = Schon abgeerntet.
refuse-other-group = Nicht in der Gruppe, die du aberntest.
refuse-not-next = Nicht neben dem Arbeiter.
refuse-had = Schon gewählt.

board-title = { player }
board-you = { player } (du)
board-points = Land { $land } · Arbeiter { $workers }
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
    [one] letzter Zug des Spiels
   *[other] noch { $count } Züge bis zum Ende
}

sheet-worker = Arbeiter
house-value = Arbeiterwert
house-place = Lage auf dem Gebietsplan
sheet-workers = Arbeiter
sheet-largest = Größte Gruppe
sheet-second = Zweitgrößte Gruppe
sheet-crops = Feldfrüchte
sheet-total = Summe
sheet-tiles = { $tiles } Plättchen, { $counters ->
    [one] { $counters } Stein
   *[other] { $counters } Steine
} (bei Gleichstand)
sheet-fields = { $count } × { $each }: { $fields }
sheet-none = keine
sheet-crop = { $crop } { $own } : { $rival }

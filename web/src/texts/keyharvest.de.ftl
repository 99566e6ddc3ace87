# things
keyharvest-crop-wheat = Weizen
keyharvest-crop-vegetables = Gemüse
keyharvest-crop-apples = Äpfel
keyharvest-crop-wine = Wein
keyharvest-crop-hops = Hopfen
keyharvest-count-of = { $count } × { $crop }
keyharvest-harvested = abgeerntet
keyharvest-unharvested = nicht abgeerntet
keyharvest-empty = leer
keyharvest-legal = wählbar
keyharvest-selected = gewählt
keyharvest-chosen = gewählt
keyharvest-free = freier Platz
keyharvest-worker-here = { $worker }, Arbeiter mit Wert { $value }
keyharvest-value = Wert { $value }
keyharvest-value-needs = { $value ->
    [one] braucht { $value } angrenzendes Feld
   *[other] braucht { $value } angrenzende Felder
}
keyharvest-bell = Glocke: darf befolgt werden
keyharvest-scroll = Schriftrolle: muss befolgt werden
keyharvest-house = Haustext: unser eigener, nicht vom gedruckten Plättchen.
keyharvest-some-worker = Arbeiter
keyharvest-by-value = Ein Arbeiter mit dem gedruckten Wert
keyharvest-gain = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
keyharvest-no-points = keine Punkte
keyharvest-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
keyharvest-pts = { $count } P.
keyharvest-any-counter = ein beliebiger Stein aus dem Vorrat
keyharvest-turns-over = wird umgedreht
keyharvest-the-stock = den Vorrat

# where a field is
keyharvest-where-registry = { $crop }, im Grundbuchamt
keyharvest-where-store = { $crop }, im Lager von { $name }
keyharvest-where-board = { $crop }, auf dem Tableau von { $name }
keyharvest-where-bag = { $crop }, im Beutel
keyharvest-where-drawn = { $crop }, zur Wahl gezogen
keyharvest-key-registry = im Grundbuchamt
keyharvest-key-store = in einem Lager
keyharvest-key-gone = auf einem anderen Tableau
keyharvest-joins = { $groups ->
    [one] verbindet sich mit { $count ->
        [one] { $count } Feld
       *[other] { $count } Feldern
    }
   *[other] verbindet { $groups } Gruppen, { $count } Felder
}
keyharvest-alone = eine eigene Gruppe
keyharvest-displaces = verdrängt „{ $worker }“

# stores, registry, town
keyharvest-stores = Lager und Gebote
keyharvest-stores-note = exakt zahlen
keyharvest-store-of = Lager von { $name }
keyharvest-you-pay = du zahlst an { $name }
keyharvest-buyers-pay = wer kauft, zahlt an { $name }
keyharvest-bid-to-stock = das Gebot geht in den Vorrat
keyharvest-on-watch = bewacht
keyharvest-watched = ein Flurhüter bewacht es
keyharvest-needs = kostet { $need } × { $crop }, du hast { $have }
keyharvest-no-bid = noch kein Gebot
keyharvest-bid-of = Gebot: { $bid }
keyharvest-registry = Grundbuchamt
keyharvest-bag = Beutel: { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}
keyharvest-drawn = Aus dem Beutel gezogen
keyharvest-drawn-hidden = { $count ->
    [one] { $count } Feld, das nur sieht, wer es gezogen hat
   *[other] { $count } Felder, die nur sieht, wer sie gezogen hat
}
keyharvest-town = Grundbuchamt und Ereignisse
keyharvest-stock = Vorrat
keyharvest-farmhands = Deine Landarbeiter
keyharvest-townsfolk = Städter
keyharvest-townsfolk-note = Für alle da: Eine 4 braucht 4 angrenzende Felder, eine 5 braucht 5.
keyharvest-out = { $count ->
    [0] alle zu Hause
   *[other] { $count } auf Tableaus
}
keyharvest-stands = auf dem Tableau von { $name }, { $space }
keyharvest-at-home = zu Hause

# events
keyharvest-events = Ereignisse
keyharvest-events-of = { $count } von { $total }
keyharvest-events-short = Ereignisse { $count }/{ $total }
keyharvest-check-short = Bei { $space }: Alle brauchen { $wanted } Plättchen, sonst kommen zwei Ereignisse zurück in den Beutel. Zu wenige haben: { $names }.
keyharvest-check-met = Bei { $space }: Alle haben { $wanted } Plättchen, die Ereignisse bleiben.
keyharvest-at-ten = Bei { $space }: Alle haben noch { $turns } Züge.
keyharvest-last-turns = Die letzten Züge haben begonnen. Es kommen noch:
keyharvest-turns-of = { $name } { $count }
keyharvest-turns-left = { $count ->
    [one] letzter Zug
   *[other] noch { $count } Züge
}
keyharvest-still-in-bag = Noch im Beutel
keyharvest-event-now = { $name } wählt
keyharvest-event-you = Du wählst
keyharvest-event-later = dann { $name }
keyharvest-event-aside = { $name } übergeht es.
keyharvest-event-nothing = { $name }: nichts zu wählen.
keyharvest-happened = Ereignis: { $name }
keyharvest-what-happened = Was geschah

# country and points
keyharvest-your-country = Dein Gebiet
keyharvest-country-of = Gebiet von { $name }
keyharvest-open-country = Gebiet von { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $tiles } Plättchen: vergrößern
keyharvest-land = Gruppen { $largest } + 2 × { $second } = { $points }
keyharvest-zoom = Größe des Tableaus
keyharvest-zoom-in = Größer
keyharvest-zoom-out = Kleiner
keyharvest-zoom-fit = Einpassen
keyharvest-standing = Punktestand
keyharvest-points-now = Deine Punkte
keyharvest-points-of = Punkte von { $name }
keyharvest-workers-points = Arbeiter auf dem Tableau
keyharvest-largest = Größte Gruppe, { $count } × { $each }
keyharvest-second = Zweitgrößte Gruppe, { $count } × { $each }
keyharvest-before-crops = Bisher, ohne Mehrheiten
keyharvest-free-replay = „{ $worker }“ wurde verdrängt: Setze das Plättchen kostenlos neu ein.

# screen and others
keyharvest-screen = Hinter deinem Sichtschirm
keyharvest-screen-note = siehst nur du
keyharvest-then = dann { $change }
keyharvest-this-turn = { $change } in diesem Zug
keyharvest-others = Andere
keyharvest-aid = Merkhilfe: offen gesehene Steine
keyharvest-aid-of = Was alle von den Steinen von { $name } gesehen haben
keyharvest-known = { $crop }: { $range } ({ $moved } seit Beginn gesehen)
keyharvest-counters = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} hinter dem Sichtschirm

# actions
keyharvest-actions = Aktionen
keyharvest-actions-note = { $used } von { $count } ausgeführt
keyharvest-actions-of = { $name }: { $used } von { $count } ausgeführt
keyharvest-act-a = Ernten
keyharvest-act-b = Arbeiter
keyharvest-act-c = Aus Lagern legen
keyharvest-act-d = Vom Amt nehmen
keyharvest-offers-a = { $count ->
    [one] { $count } Feld abzuernten
   *[other] { $count } Felder abzuernten
}
keyharvest-offers-b = { $count ->
    [one] { $count } Arbeiter zur Wahl
   *[other] { $count } Arbeiter zur Wahl
}
keyharvest-offers-c = { $count ->
    [one] { $count } bezahlbares Feld
   *[other] { $count } bezahlbare Felder
}
keyharvest-offers-d = { $count ->
    [one] { $count } Feld zu nehmen
   *[other] { $count } Felder zu nehmen
}
keyharvest-at-it = triff deine Wahl
keyharvest-done = erledigt
keyharvest-did-post = { $worker } auf { $space }
keyharvest-did-remove = { $worker } entfernt
keyharvest-did-harvest = abgeerntet: { $fields }
keyharvest-did-place = gelegt: { $fields }
keyharvest-did-take = genommen: { $fields }

keyharvest-first-a = Wähle zuerst Aktion A, dann die Felder, die du aberntest.
keyharvest-first-b = Wähle zuerst Aktion B, dann den Arbeiter und einen Platz.
keyharvest-first-c = Wähle zuerst Aktion C, dann das Feld.
keyharvest-first-d = Wähle zuerst Aktion D, dann das Feld.
# what is to be done
keyharvest-other-chooses = { $name } überlegt …
keyharvest-step-turn = Aktion { $number } von { $count }
keyharvest-step-of = { $name }, { $number } von bis zu { $count }
keyharvest-step-event = Ereignis: { $name }
keyharvest-prompt-post = { $count ->
    [one] „{ $worker }“ setzen: Wähle den hervorgehobenen Platz.
   *[other] „{ $worker }“ setzen: Wähle einen der { $count } hervorgehobenen Plätze.
}
keyharvest-prompt-replay = „{ $worker }“ wurde verdrängt. { $count ->
    [one] Setze das Plättchen auf den hervorgehobenen Platz und nutze seinen Text noch einmal, oder schicke es nach Hause.
   *[other] Setze das Plättchen auf einen der { $count } hervorgehobenen Plätze und nutze seinen Text noch einmal, oder schicke es nach Hause.
}
keyharvest-prompt-bid = Dein Gebot für { $field }: Tippe auf die Steine hinter deinem Sichtschirm.
keyharvest-prompt-pay = { $count ->
    [one] Zahle { $count } Stein
   *[other] Zahle { $count } Steine
} deiner Wahl{ $field ->
    [none] .
   *[other] { " " }für { $field }.
}
keyharvest-prompt-take = Ersatz für { $crop }: Welchen Stein nimmst du?
keyharvest-missing = { $count ->
    [one] Noch { $count } Stein.
   *[other] Noch { $count } Steine.
}
keyharvest-picked-harvest = { $fields } abernten: Nimm { $counters }.
keyharvest-picked-turn = { $tile }: { $fields }.
keyharvest-picked-store = Nimm { $field } in dein Lager. { $count ->
    [0] Auf deinem Tableau läge es allein, { $points }.
    [one] Auf deinem Tableau läge es neben { $count } Feld, { $points }.
   *[other] Auf deinem Tableau wäre es mit { $count } Feldern verbunden, { $points }.
}
keyharvest-picked-end-turn = Den Zug ohne Aktion beenden?
keyharvest-picked-bid = Biete { $bid } für { $field }. Wer das Gleiche zahlt, bekommt das Feld; du bekommst die Zahlung und dein Gebot zurück.
keyharvest-picked-pay = Zahle { $counters }. { $count ->
    [0] { "" }
    [one] Noch einer.
   *[other] Noch { $count }.
}
keyharvest-picked-post = { $worker } auf { $space }: { $points }, neben { $fields }{ $covers ->
    [none] .
   *[other] . Überbaut „{ $covers }“.
}
keyharvest-picked-play = { $worker }: { $text } { $count ->
    [one] { $count } möglicher Platz.
   *[other] { $count } mögliche Plätze.
}
keyharvest-placing = Lege { $field } auf dein Tableau.
keyharvest-place-buy = Zahle { $counters } an { $name } und lege { $field } auf dein Tableau:
keyharvest-place-due = Zahle { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} deiner Wahl an { $name } und lege { $field } auf dein Tableau:
keyharvest-place-own = Dein Gebot ({ $counters }) geht in den Vorrat, und { $field } kommt auf dein Tableau:
keyharvest-place-free = Lege { $field } auf dein Tableau:
keyharvest-largest-becomes = größte Gruppe { $before } → { $after }
keyharvest-second-becomes = zweitgrößte Gruppe { $before } → { $after }
keyharvest-do-end-turn = Zug trotzdem beenden
keyharvest-do-harvest = { $count ->
    [one] { $field } abernten
   *[other] { $count } Felder abernten
}
keyharvest-do-turn-over = { $count ->
    [one] { $field } wählen
   *[other] { $count } Felder wählen
}
keyharvest-do-place = { $field } legen
keyharvest-do-buy = { $field } kaufen
keyharvest-do-store = { $field } nehmen
keyharvest-do-move = { $field } abgeben
keyharvest-do-swap-out = { $field } geben
keyharvest-do-swap-in = { $field } nehmen
keyharvest-do-post = Auf { $space } setzen
keyharvest-do-play = „{ $worker }“ ausspielen
keyharvest-do-remove = „{ $worker }“ entfernen
keyharvest-do-bid = { $count ->
    [one] { $count } Stein bieten
   *[other] { $count } Steine bieten
}
keyharvest-do-pay = { $count ->
    [one] { $count } Stein zahlen
   *[other] { $count } Steine zahlen
}
keyharvest-do-give = { $crop } geben
keyharvest-do-take = { $crop } nehmen
keyharvest-draft = Gewählte Steine
keyharvest-drop = { $crop }: { $count } gewählt, einen zurücknehmen

# tabs
keyharvest-tabs = Teile des Tisches
keyharvest-tab-play = Gebiet
keyharvest-tab-stores = Lager
keyharvest-tab-others = Spieler
keyharvest-tab-log = Verlauf

# sheet and companion
keyharvest-sheet = Wertung des Gebiets
keyharvest-final-country = Das Gebiet am Ende
keyharvest-unscored = Weitere Gruppen
keyharvest-crops-rule = Ein Punkt für jede Sorte, von der du allein am meisten hast
keyharvest-own-rival = { $own } gegen höchstens { $rival }
keyharvest-companion = Mein Gebiet auswerten
keyharvest-companion-lead = Gib die Gebiete aller ein, wie sie auf dem Tisch liegen; jede Zahl wird erklärt.
keyharvest-companion-hint = Tippe auf einen Platz, um sein Feld zu legen, einen Arbeiter zu setzen oder den Platz zu leeren.
keyharvest-players = Spieler
keyharvest-player = Spieler { $number }
keyharvest-name = Name
keyharvest-add-player = Spieler hinzufügen
keyharvest-on-space = Auf { $space }?
keyharvest-lay-field = Feld { $field }: { $crop }
keyharvest-take-away = Platz leeren
keyharvest-own-workers = Landarbeiter
keyharvest-reset = Neu beginnen
keyharvest-reset-sure = Gebiet von { $player } leeren?
keyharvest-whole-sheet = Ganzes Wertungsblatt
keyharvest-blocked = Nicht erlaubt: { $reason }
keyharvest-fewer = { $crop }: einer weniger
keyharvest-more = { $crop }: einer mehr
keyharvest-place = Platz { $place }

keyharvest-keys =
    A–D: eine Aktion wählen
    1–6: ein Feld im Grundbuchamt
    S: Lager
    O: nächstes Tableau der anderen
    E: Ereignisse
    P: Punkte erklärt
    / C 4: zum Platz C4

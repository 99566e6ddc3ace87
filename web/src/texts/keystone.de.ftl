# Dinge
keystone-habitat-f = Wald
keystone-habitat-d = Wüste
keystone-habitat-w = Sumpf
keystone-habitat-a = Arktis
keystone-symbol-spring = Frühling
keystone-symbol-summer = Sommer
keystone-symbol-fall = Herbst
keystone-symbol-winter = Winter
keystone-symbol-keystone = Schlüsselart
keystone-symbol-endangered = Gefährdet
keystone-symbol-tag = Kennzeichnung
keystone-symbol-wild = Wildnis
keystone-synergy = Eicheln
keystone-pts = P.
keystone-number = Nummer
keystone-any-number = jede Nummer von 1 bis 5
keystone-habitats = Biotope
keystone-season = Jahreszeit
keystone-icons = Symbole
keystone-house = Hauswert: von uns, nicht von der gedruckten Karte.
keystone-researched = { $count ->
    [one] erforscht
    [2] doppelt erforscht
   *[other] { $count }-fach erforscht
}
keystone-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
keystone-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
keystone-points-of = { $count ->
    [one] Punkt
   *[other] Punkte
} ({ $lines } Linien, { $objective } Ziele, { $synergy } Eicheln)

# Tableau
keystone-your-board = Dein Tableau
keystone-shared-board = Das gemeinsame Tableau
keystone-board-of = Tableau von { $name }
keystone-space = Reihe { $row }, Spalte { $column }
keystone-row = Reihe { $number }
keystone-column = Spalte { $number }
keystone-row-mark = R{ $number }
keystone-column-mark = S{ $number }
keystone-empty = leer
keystone-legal = wählbar
keystone-selected = gewählt
keystone-best = am besten
keystone-filled = { $count } von 16 Feldern belegt
keystone-gain-points = { $count ->
    [0] keine Punkte
    [one] plus { $count } Punkt
   *[other] plus { $count } Punkte
}
keystone-gain-synergy = { $count ->
    [one] plus { $count } Eichel
   *[other] plus { $count } Eicheln
}
keystone-line-change = von { $before } auf { $after } Punkte
keystone-line-points = { $line }: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

# Auslage
keystone-field = Auslage
keystone-field-note = Eine Karte kostet 1 Eichel für jede Karte rechts von ihr.
keystone-field-note-special = Sonderregeln ändern die Preise: Jede Karte zeigt, was sie kostet.
keystone-deck = Stapel
keystone-discards = Ablagestapel
keystone-discards-open = { $count ->
    [one] Ablagestapel, { $count } Karte. Öffnen.
   *[other] Ablagestapel, { $count } Karten. Öffnen.
}
keystone-discards-note = Oberste Karte zuerst.
keystone-discards-empty = Noch wurde nichts abgelegt.
keystone-free = gratis
keystone-pay = zahle
keystone-gap = Leerer Platz in der Auslage
keystone-costs = { $count ->
    [0] Kostet nichts.
   *[other] Kostet { $count }.
}
keystone-tokens-on-it = { $count ->
    [one] { $count } Eichel darauf.
   *[other] { $count } Eicheln darauf.
}

# Plättchen, Wildnis, Zeit
keystone-shared = Zeit, Forschungsplättchen und Wildniskarten
keystone-skills = For­schungs­plätt­chen
keystone-skills-note = eins oder alle
keystone-side-active = aktiv
keystone-side-exhausted = inaktiv
keystone-after = dann
keystone-before = zurück
keystone-then = Andere Seite: { $effects }
keystone-use-exhausted = Alle inaktiven nutzen ({ $count }) · Zeit −1
keystone-use-exhausted-short = Alle { $count }, −1
keystone-wilds = Wildnis­karten
keystone-wilds-note = je { $price } Eicheln
keystone-wild-left = { $count } übrig
keystone-time = Zeit
keystone-time-note = endet bei 0
keystone-time-now = Der Zeitmarker steht auf { $time }
keystone-final-round = letzte Runde
keystone-unseen = Noch nicht gesehene Nummern

# Ziele, Projekt, andere
keystone-objective = Ziele: { $name }
keystone-goals-met = { $met } von 4 Zielen
keystone-done = erfüllt
keystone-ladder = Punkte für 1, 2, 3 und 4 Ziele
keystone-assignment = Projekt { $number }: { $title }
keystone-story = Geschichte
keystone-others = Andere Tableaus, Ziele und Verlauf
keystone-first-player = beginnt
keystone-is-choosing = überlegt …
keystone-open-board = Tableau von { $name }, { $count } von 16 Feldern belegt. Vergrößern.
keystone-standing = Punkte und Eicheln

# Karten ansehen
keystone-drawn = Die angesehenen Karten
keystone-keep-note = Lege eine davon oder keine. Die übrigen kommen auf den Ablagestapel.
keystone-return-note = Wähle, welche Karte zuerst auf den Ablagestapel kommt. Die letzte liegt oben.
keystone-drawn-hidden = { $count ->
    [one] { $count } Karte, die nur sieht, wer sie gezogen hat.
   *[other] { $count } Karten, die nur sieht, wer sie gezogen hat.
}

# Erklärungen
keystone-explain = Was das bringt
keystone-explain-hint = Zeige auf eine Reihe oder Spalte, um ihre Wertung zu sehen.
keystone-if-place = Wenn du sie hierher legst
keystone-if-move = Wenn du sie hierher verschiebst
keystone-if-research = Wenn du diese Karte erforschst
keystone-if-use = Wenn du das nutzt
keystone-card-on = { $card } auf { $place }
keystone-run-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
keystone-run-research = { $count } Notizmarker
keystone-run-keystones = { $count ->
    [one] { $count } Schlüsselart
   *[other] { $count } Schlüsselarten
}
keystone-was = vorher { $points }
keystone-goal-change = Ziel { $symbol }: { $before } → { $after } von { $need }.
keystone-goal-now-met = Erfüllt.
keystone-objective-change = Ziele: { $before } → { $after } Punkte.
keystone-synergy-now = Eicheln jetzt
keystone-cost = Preis
keystone-on-card = Auf der Karte
keystone-gain = Gewinn
keystone-synergy-after = Danach
keystone-fills-board = Damit ist das Tableau voll: Die Runde wird noch zu Ende gespielt, dann endet die Partie.
keystone-about-card = Über diese Karte
keystone-effect-nothing = Zurzeit nicht möglich.
keystone-effect-targets = { $count ->
    [one] { $count } Karte passt, siehe Tableau.
   *[other] { $count } Karten passen, siehe Tableau.
}
keystone-time-change = Zeit { $before } → { $after }.
keystone-time-ends = Damit beginnt die letzte Runde.
keystone-discard-tokens = { $count ->
    [one] { $count } Eichel darauf geht in den Vorrat zurück.
   *[other] { $count } Eicheln darauf gehen in den Vorrat zurück.
}
keystone-look-deck = Ziehe die obersten drei Karten vom Stapel. Das lässt sich nicht zurücknehmen.
keystone-look-discard = Sieh dir die obersten drei Karten des Ablagestapels an.
keystone-why = Warum?
keystone-best-run = Bestes Ökosystem: { $cards }.
keystone-in-common = gemeinsames Biotop: { $habitat }
keystone-run-tokens = { $count } Notizmarker auf diesen Karten
keystone-run-again = { $count ->
    [one] { $count } Schlüsselart: wird noch einmal gewertet
   *[other] { $count } Schlüsselarten: wird noch { $count }-mal gewertet
}
keystone-lost-runs = Weitere Ökosysteme (nur das beste zählt)
keystone-no-run = Keine zwei benachbarten Karten haben ein gemeinsames Biotop und fortlaufende Nummern.
keystone-wild-as = { $name } als { $number }

# die Leiste
keystone-step-turn = Deine Aktion
keystone-step-introduce = Ansiedeln · Schritt { $step } von 2
keystone-step-wild = Wildniskarte kaufen · Schritt { $step } von 2
keystone-step-order = Alle inaktiven Plättchen
keystone-step-after = Aktion ausgeführt
keystone-prompt-turn = Wähle eine Karte aus der Auslage, ein Plättchen oder eine Wildniskarte.
keystone-prompt-full = Dein Tableau ist voll. Nutze ein Plättchen.
keystone-prompt-order = Wähle, welches inaktive Plättchen du als Nächstes ausführst.
keystone-prompt-keep = Wähle eine der Karten zum Legen oder keine.
keystone-prompt-return = Wähle, welche Karte als Nächstes auf den Ablagestapel kommt.
keystone-prompt-move = Wähle eine Karte auf deinem Tableau zum Verschieben oder lass den Effekt aus.
keystone-prompt-after = Kaufe eine Wildniskarte oder beende deinen Zug.
keystone-prompt-place = { $count ->
    [one] { $card }: Wähle das hervorgehobene Feld.
   *[other] { $card }: Wähle eines der { $count } hervorgehobenen Felder.
}
keystone-prompt-wild = { $count ->
    [one] { $card } für { $price } Eicheln: Wähle das hervorgehobene Feld.
   *[other] { $card } für { $price } Eicheln: Wähle eines der { $count } hervorgehobenen Felder.
}
keystone-prompt-move-to = { $count ->
    [one] „{ $card }“ verschieben: Wähle das hervorgehobene Feld.
   *[other] „{ $card }“ verschieben: Wähle eines der { $count } hervorgehobenen Felder.
}
keystone-prompt-research = { $count ->
    [one] Eine Karte lässt sich erforschen. Wähle sie oder lass den Effekt aus.
   *[other] Wähle eine der { $count } hervorgehobenen Karten zum Erforschen oder lass den Effekt aus.
}
keystone-prompt-discard = { $count ->
    [one] Lege eine Karte aus der Auslage ab.
   *[other] Lege { $count } Karten aus der Auslage ab, eine nach der anderen.
}
keystone-prompt-discard-this = Aus der Auslage ablegen: { $card }.
keystone-prompt-put-back-this = Auf den Ablagestapel legen: { $card }.
keystone-partner-chooses = { $name } überlegt … Tippe auf eine Karte oder ein Feld, um es allen zu zeigen.
keystone-pointed = { $name } zeigt hierher
keystone-other-chooses = { $name } überlegt …
keystone-over = Die Partie ist zu Ende.
keystone-do-introduce = Auf { $place } legen
keystone-do-keep = Auf { $place } legen
keystone-do-buy-wild = Kaufen, auf { $place } legen
keystone-do-move = Nach { $place } verschieben
keystone-do-research = { $place } erforschen
keystone-do-discard = Ablegen
keystone-do-put-back = Ablegen
keystone-do-use-active = „{ $skill }“ nutzen
keystone-do-use-exhausted = Alle inaktiven nutzen
keystone-do-resolve = „{ $skill }“ ausführen
keystone-do-look = 3 Karten ansehen
keystone-do-skip = Auslassen
keystone-do-keep-none = Keine legen
keystone-do-end-turn = Zug beenden
keystone-tabs = Teile des Tisches
keystone-tab-board = Tableau
keystone-tab-skills = Plättchen
keystone-tab-goals = Ziele
keystone-tab-others = Andere
keystone-tab-log = Verlauf
keystone-effect-discard = { $count } ablegen
keystone-effect-then = {", dann "}
keystone-brief = { $card } auf { $place }: { $points ->
    [0] keine Punkte.
    [one] +{ $points } Punkt.
   *[other] +{ $points } Punkte.
}

# Wertungsblatt und Begleiter
keystone-board = Das Tableau
keystone-sheet = Wertungsblatt
keystone-sheet-note = Wähle eine Zahl, um zu sehen, wie sie zustande kommt
keystone-sheet-objective = Geheime Ziele
keystone-total = Summe
keystone-sheet-goals = { $met } von 4 Zielen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $ladder })
keystone-sheet-synergy = { $tokens ->
    [one] { $tokens } Eichel
   *[other] { $tokens } Eicheln
}, 1 Punkt für je { $per }: { $points }
keystone-sheet-total = { $lines } Linien + { $objective } Ziele + { $synergy } Eicheln = { $total }
keystone-companion = Mein Tableau werten
keystone-companion-lead = Gib die Karten deines echten Tableaus ein. Die Wertung rechnet mit, und alles bleibt auf diesem Gerät.
keystone-companion-hint = Tippe auf ein Feld, um seine Karte zu wählen. Tippe auf eine Karte, um sie zu erforschen, zu ersetzen oder wegzunehmen.
keystone-players = Spieler
keystone-player = Spieler { $number }
keystone-add-player = Spieler hinzufügen
keystone-name = Name
keystone-no-objective = nicht gewählt
keystone-per-three = 1 Punkt je { $per }
keystone-fewer = Eine Eichel weniger
keystone-more = Eine Eichel mehr
keystone-parts = { $lines } Linien, { $objective } Ziele, { $synergy } Eicheln
keystone-explain-all = Alles erklären
keystone-research-count = Notizmarker: { $count }
keystone-replace = Ersetzen
keystone-take-away = Entfernen
keystone-reset = Dieses Tableau leeren
keystone-reset-sure = Das Tableau von { $player } leeren?
keystone-search = Name auf Englisch oder Deutsch
keystone-found = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
keystone-on-board = auf diesem Tableau


# das Forschungstagebuch
keystone-closed = gesperrt
keystone-invaded = befallen
keystone-in-care = { $count ->
    [one] in Pflege, { $count } Tagebuchmarker
   *[other] in Pflege, { $count } Tagebuchmarker
}
keystone-story-tokens = { $count ->
    [one] { $count } Tagebuchmarker darauf.
   *[other] { $count } Tagebuchmarker darauf.
}
keystone-story-log = { $count ->
    [one] { $count } Tagebuchmarker im Logbuch
   *[other] { $count } Tagebuchmarker im Logbuch
}
keystone-season-now = Aktuelle Jahreszeit:
keystone-turns-left = Zug { $turn } von { $last }
keystone-special-rules = Sonderregeln
keystone-offer-band = Karte beringen
keystone-offer-clear = Feld räumen
keystone-prompt-band = { $count ->
    [one] Eine Karte lässt sich beringen. Wähle sie.
   *[other] Wähle eine der { $count } hervorgehobenen Karten zum Beringen.
}
keystone-prompt-clear = { $count ->
    [one] Ein Feld lässt sich räumen. Wähle es.
   *[other] Wähle eines der { $count } hervorgehobenen Felder zum Räumen.
}
keystone-do-band = { $place } beringen
keystone-do-clear = { $place } räumen

keystone-keys =
    S: Forschungsplättchen
    B: dein Tableau
    G: Ziele
    O: nächstes Tableau der anderen
    E: eine Reihe oder Spalte erklären

keystone-setup-each = { $count ->
    [one] je eine
   *[other] je { $count }
}
keystone-setup-none = keine
keystone-setup-board = Zu Beginn auf dem Tableau
keystone-story-left = noch { $count }
keystone-team = Das Team
keystone-team-acting = { $name } ist am Zug
keystone-assignment-short = Projekt { $number }
keystone-assignment-standing = Projekt { $number }: { $standing }. Zu den Zielen.

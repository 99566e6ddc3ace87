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
keystone-number = Zahl
keystone-any-number = jede Zahl von 1 bis 5
keystone-habitats = Biotope
keystone-season = Jahreszeit
keystone-icons = Symbole
keystone-house = Hauswert: von uns, nicht von der gedruckten Karte.
keystone-researched = { $count ->
    [one] erforscht
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
keystone-best = beste
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
keystone-field-note = Eine Karte kostet 1 Eichel je Karte rechts von ihr.
keystone-field-note-special = Sonderregeln ändern die Preise; jede Karte zeigt ihren eigenen.
keystone-deck = Stapel
keystone-discards = Ablagestapel
keystone-discards-open = { $count ->
    [one] Ablagestapel, { $count } Karte. Öffnen.
   *[other] Ablagestapel, { $count } Karten. Öffnen.
}
keystone-discards-note = Die oberste Karte zuerst.
keystone-discards-empty = Noch wurde nichts abgelegt.
keystone-free = gratis
keystone-pay = zahle
keystone-gap = Ein leerer Platz der Auslage
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
keystone-unseen = Noch nicht gesehene Zahlen

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
keystone-drawn = Die Karten, die du ansiehst
keystone-keep-note = Lege eine davon oder keine. Die übrigen kommen auf den Ablagestapel.
keystone-return-note = Wähle, welche Karte zuerst auf den Ablagestapel kommt. Die letzte liegt oben.
keystone-drawn-hidden = { $count } Karten, die nur sieht, wer sie gezogen hat.

# Erklärungen
keystone-explain = Was das bringt
keystone-explain-hint = Zeige auf eine Reihe oder Spalte, um ihre Wertung zu sehen.
keystone-if-place = Wenn du hierher legst
keystone-if-move = Wenn du hierher verschiebst
keystone-if-research = Wenn du erforschst
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
keystone-fills-board = Das Tableau ist dann voll: Die Runde wird zu Ende gespielt, dann ist Schluss.
keystone-about-card = Über diese Karte
keystone-effect-nothing = Gerade nicht möglich.
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
keystone-best-run = Beste Folge: { $cards }.
keystone-in-common = gemeinsam: { $habitat }
keystone-run-tokens = { $count } Notizmarker auf diesen Karten
keystone-run-again = { $count ->
    [one] { $count } Schlüsselart: zählt noch einmal
   *[other] { $count } Schlüsselarten: zählt noch { $count }-mal
}
keystone-lost-runs = Andere Folgen, nur die beste zählt
keystone-no-run = Keine zwei Nachbarn teilen ein Biotop und folgen mit der Zahl um eins aufeinander.
keystone-wild-as = { $name } als { $number }

# die Leiste
keystone-step-turn = Deine Aktion
keystone-step-introduce = Ansiedeln · Schritt { $step } von 2
keystone-step-wild = Wildniskarte kaufen · Schritt { $step } von 2
keystone-step-order = Alle inaktiven Plättchen
keystone-step-after = Aktion ausgeführt
keystone-prompt-turn = Wähle eine Karte der Auslage, ein Plättchen oder eine Wildniskarte.
keystone-prompt-full = Dein Tableau ist voll. Nutze ein Plättchen.
keystone-prompt-order = Wähle, welches inaktive Plättchen als Nächstes kommt.
keystone-prompt-keep = Wähle eine der Karten zum Legen oder keine.
keystone-prompt-return = Wähle, welche Karte als Nächste auf den Ablagestapel kommt.
keystone-prompt-move = Wähle eine Karte auf deinem Tableau oder lass den Effekt aus.
keystone-prompt-after = Kaufe eine Wildniskarte oder beende deinen Zug.
keystone-prompt-place = { $count ->
    [one] { $card }: Wähle das helle Feld.
   *[other] { $card }: Wähle eines der { $count } hellen Felder.
}
keystone-prompt-wild = { $count ->
    [one] Kaufe { $card } für { $price }. Ein Feld ist hell.
   *[other] Kaufe { $card } für { $price }. Wähle eines der { $count } hellen Felder.
}
keystone-prompt-move-to = { $count ->
    [one] Verschieben: { $card }. Wähle das helle Feld.
   *[other] Verschieben: { $card }. Wähle eines der { $count } hellen Felder.
}
keystone-prompt-research = { $count ->
    [one] Eine Karte lässt sich erforschen. Wähle sie oder lass den Effekt aus.
   *[other] Wähle eine der { $count } hellen Karten zum Erforschen oder lass den Effekt aus.
}
keystone-prompt-discard = { $count ->
    [one] Lege eine Karte der Auslage ab.
   *[other] Lege { $count } Karten der Auslage ab, eine nach der anderen.
}
keystone-prompt-discard-this = Aus der Auslage ablegen: { $card }.
keystone-prompt-put-back-this = Auf den Ablagestapel legen: { $card }.
keystone-partner-chooses = { $name } wählt … Tippe eine Karte oder ein Feld an, um für alle darauf zu zeigen.
keystone-pointed = { $name } zeigt hierher
keystone-other-chooses = { $name } überlegt …
keystone-over = Das Spiel ist zu Ende.
keystone-do-introduce = Auf { $place } legen
keystone-do-keep = Auf { $place } legen
keystone-do-buy-wild = Für { $place } kaufen
keystone-do-move = Nach { $place }
keystone-do-research = { $place } erforschen
keystone-do-discard = Ablegen
keystone-do-put-back = Zurücklegen
keystone-do-use-active = { $skill } nutzen
keystone-do-use-exhausted = Alle inaktiven nutzen
keystone-do-resolve = { $skill } ausführen
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
keystone-sheet-note = Wähle eine Zahl, um zu sehen warum
keystone-sheet-objective = Geheime Ziele
keystone-total = Summe
keystone-sheet-goals = { $met } von 4 Zielen: { $points } Punkte ({ $ladder })
keystone-sheet-synergy = { $tokens } Eicheln, 1 Punkt je { $per }: { $points }
keystone-sheet-total = { $lines } Linien + { $objective } Ziele + { $synergy } Eicheln = { $total }
keystone-companion = Mein Tableau werten
keystone-companion-lead = Lege die Karten aus deiner Schachtel hin. Das Blatt zählt mit, und das Tableau bleibt auf diesem Gerät.
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
keystone-take-away = Wegnehmen
keystone-reset = Dieses Tableau leeren
keystone-reset-sure = Das Tableau von { $player } leeren?
keystone-search = Name, englisch oder deutsch
keystone-found = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
keystone-on-board = auf diesem Tableau

# Einführung
keystone-you = Du
keystone-tutorial = Keystone in fünf Minuten lernen
keystone-tutorial-step = Schritt { $step } von { $of }
keystone-tutorial-next = Weiter
keystone-tutorial-skip = Verlassen
keystone-tutorial-go-on = Diese Partie weiterspielen
keystone-tutorial-again = Noch einmal
keystone-tutorial-welcome = Das ist dein Tableau: 16 leere Felder für Spezies. Jede Reihe und jede Spalte wertet eine Folge: Nachbarn, die ein Biotop teilen und deren Zahlen um genau eins steigen oder fallen.
keystone-tutorial-introduce = Nimm eine Karte aus der Auslage. Die ganz rechts ist gratis. Wähle den Weißwedelhirsch, dann das helle Feld, dann bestätige.
keystone-tutorial-neighbour = Der Schneeschuhhase ist eine 2 und lebt im Wald wie der Hirsch, eine 3. Lege ihn daneben: Jedes gemeinsame Biotop bringt dir eine Eichel, und die beiden bilden eine Folge.
keystone-tutorial-line = Reihe 2 zählt jetzt. Jede Karte der Folge zählt eins; jede Schlüsselart darin wertet die Folge noch einmal. Zeige auf den Reiter R2, um die Rechnung zu sehen.
keystone-tutorial-price = Karten weiter links kosten eine Eichel je Karte rechts von ihnen; die Eicheln kommen auf diese Karten, für den, der sie nimmt. Zahle 2 für die Moosspinne und setze die Folge fort: 3, 2, 1.
keystone-tutorial-skill = Statt eine Karte zu nehmen, kannst du ein Plättchen nutzen. Fördergeld bringt 5 Eicheln; danach kommt seine schwächere Seite nach oben. Wähle es und bestätige.
keystone-tutorial-discard = Der Preis der meisten Plättchen: Karten verlassen die Auslage. Lege drei ab, von links.
keystone-tutorial-wild = Vor oder nach deiner Aktion kannst du für 10 Eicheln eine Wildniskarte kaufen. Sie zeigt ein Biotop und steht für jede Zahl. Kaufe die Wald-Wildnis und lege sie an den Anfang von Reihe 2: Als 4 verlängert sie die Folge.
keystone-tutorial-research = Forschung ist in einer Folge so viel wert wie eine Karte. Nutze den Markierungstag und lege einen Notizmarker auf den Hasen, die gekennzeichnete Karte.
keystone-tutorial-discard-again = Der Markierungstag kostet zwei Karten der Auslage. Lege zwei von links ab.
keystone-tutorial-exhausted = Zwei Plättchen sind inaktiv. Nutze alle auf einmal: Der Markierungstag erforscht jetzt eine gefährdete Karte, die Spinne; lass das Verschieben aus. Dann sind alle wieder aktiv, und die Zeit läuft um eins ab.
keystone-tutorial-goals = Deine Ziele bringen 4, 10, 16 oder 24 Punkte für eines bis vier. Hier siehst du, wie weit du bist. Je drei Eicheln am Ende sind ein Punkt.
keystone-tutorial-end = Die Partie endet, wenn ein Tableau voll ist oder die Zeit bei 0 steht. Projekt 1 verlangt 50 Punkte. Mehr gibt es nicht zu wissen: Spiele weiter, Tipp und Rückgängig helfen.

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
keystone-season-now = Jahreszeit jetzt:
keystone-turns-left = Zug { $turn } von { $last }
keystone-special-rules = Sonderregeln
keystone-offer-band = Karte beringen
keystone-offer-clear = Feld räumen
keystone-prompt-band = { $count ->
    [one] Eine Karte lässt sich beringen. Wähle sie.
   *[other] Wähle eine der { $count } hellen Karten zum Beringen.
}
keystone-prompt-clear = { $count ->
    [one] Ein Feld lässt sich räumen. Wähle es.
   *[other] Wähle eines der { $count } hellen Felder zum Räumen.
}
keystone-do-band = { $place } beringen
keystone-do-clear = { $place } räumen

keystone-keys =
    S: Forschungsplättchen
    B: eigenes Tableau
    G: Ziele
    O: nächstes Tableau der anderen
    E: eine Reihe erklären

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

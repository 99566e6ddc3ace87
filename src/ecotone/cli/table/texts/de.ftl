# What can be typed for each command; the first word is the shortest.
command-help = ? hilfe help
command-hint = h tipp hint
command-undo = u zurück undo
command-table = t tisch table
command-log = l verlauf log
command-sheet = r wertung score
command-why = warum why
command-rules = regeln rules
command-card = karte card
command-save = s speichern save
command-quit = q ende quit
about-help = diese Hilfe
about-hint = die besten Züge mit Begründung
about-undo = deine letzte Entscheidung zurücknehmen
about-table = der ganze Tisch
about-log = was bisher geschah
about-sheet = dein Wertungsblatt
about-why = was gerade nicht gewählt werden kann, und warum
about-rules = die Spielregeln
about-card = eine Karte erklären: `karte` und ein Teil des Namens
about-save = die Partie speichern (das geschieht ohnehin nach jeder Entscheidung)
about-quit = speichern und beenden

choices-best = bis zu { $brings }
play-choice = { $number }. { $words }
play-brings = {" "}— { $brings }
play-undone = { $count ->
    [one] Eine Entscheidung wurde zurückgenommen ({ $names }).
   *[other] { $count } Entscheidungen wurden zurückgenommen ({ $names }).
}
play-nothing-refused = Zurzeit ist nichts auf dem Tisch ausgeschlossen.
play-no-card = Es gibt keine Karte, kein Plättchen und keinen Marker namens { $given }.
play-more-cards = … und { $count } weitere. Tippe mehr vom Namen.
play-not-saved = Die Partie konnte nicht gespeichert werden: { $why }

screen-type = Nummer, Koordinate, Namen oder Befehl tippen
screen-news = Seit deiner letzten Entscheidung
screen-back = zurück zur Liste
screen-enlarge = Tab: vergrößern
screen-enlarged = Tab: nächster Teil · Esc: alle Teile
screen-close = Esc: schließen · Pfeiltasten und Bild auf/ab: blättern
screen-end = r: nachspielen · a: analysieren · Esc: Tisch ansehen · F10: beenden
screen-thinking = { $name } überlegt …
screen-searching = Die besten Züge werden gesucht …
screen-help = Wähle mit Pfeiltasten und Eingabetaste, mit der Maus oder tippe: die Nummer einer Entscheidung oder was auf dem Tisch steht (ein Buchstabe, eine Koordinate, ein Name). Esc führt zur ersten Liste zurück. Tab zeigt den Tisch, die Entscheidungen oder das zuletzt Geschehene auf dem ganzen Bildschirm, Esc wieder alle Teile. Bild auf und Bild ab blättern. Nach jeder Entscheidung wird gespeichert.
key-help = Hilfe
key-hint = Tipp
key-undo = Zurück
key-log = Log
key-sheet = Punkte
key-why = Warum
key-rules = Regeln
key-card = Karten
key-theme = ◐
key-quit = Ende
about-theme = hell oder dunkel

guide-welcome = { $game }: eine angeleitete erste Partie von etwa { $minutes } Minuten.
guide-missing = { $game } hat keine angeleitete erste Partie.
guide-other-game = { $file }: Erwartet wird eine unterbrochene angeleitete Partie, die ihrer Anleitung folgt.
guide-next = Weiter
guide-play-on = Ende der Anleitung: weiterspielen
guide-partner = Spieler { $seat } (Robin)
learn-by-playing = Beim Spielen lernen: ecotone learn { $game } --play

# Nur einfache Zeilen: Sie werden ohne Fluent gelesen (`ecotone.engine.plain_texts`).
core-only = Nur der Kern ist installiert; deshalb wird die Partie in Notation gespielt. Tische in Worten: { $command }
which-game = Welches Spiel?
help-type = Tippe eine Nummer oder eine ganze Entscheidung wie { $example }.
help-commands = Befehle: { $commands }
help-saved = Die Partie wird beim Beenden gespeichert; mit --resume DATEI geht es weiter.
help-decisions = Entscheidungen dieses Spiels:
unknown = erwartet: eine Nummer von 1 bis { $count }, eine Entscheidung oder ein Befehl (? für Hilfe), gefunden: { $typed }
nothing-to-undo = Es gibt nichts zurückzunehmen.
seat = Sitz { $seat }
actor = { $seat }, { $bot }: { $decision }
result = { $seat }, { $bot }: Punkte { $points }, Platz { $place }
person = Mensch
expected = { $decision }: erwartet { $mean }, von { $low } bis { $high }
saved = Gespeichert: { $file }

brand = Ecotone
brand-home = Ecotone: zur Startseite

# was alle Tische teilen
close = Schließen
undo = Rückgängig
take-back = Zurück
hint = Tipp
hint-thinking = Denkt nach…
hint-title = Die besten Entscheidungen
hint-points = Erwartet { $expected } Punkte, { $confidence } % der Suche
hint-lead = Erwarteter Vorsprung { $expected } Punkte, { $confidence } % der Suche
hint-chance = Aussicht auf den Sieg { $expected } %, { $confidence } % der Suche
hint-do = So entscheiden
actions-title = Deine Entscheidung
log-title = Letzte Züge
log-all = Alle { $count }
log-empty = Noch ist nichts geschehen.

# Rahmen
server-away-title = Der Server antwortet nicht
server-away = { server-away-title }. { server-away-text }
server-away-text = Sobald er wieder da ist, geht es hier von selbst weiter.
server-outdated-title = Ecotone wurde aktualisiert
server-outdated = { server-outdated-title }. { server-outdated-text }
server-outdated-text = Lade die Seite neu, um weiterzumachen.
try-again = Noch einmal versuchen
reload = Neu laden
skip = Zum Inhalt
nav = Seiten
nav-play = Spielen
nav-learn = Lernen
nav-companion = Wertungshilfe
nav-companion-short = Wertung
nav-replays = Rückblicke
nav-home = Start
nav-tables = Tische
switch-language = Sprache: Deutsch. Switch to English
switch-dark = Zum dunklen Aussehen wechseln
switch-light = Zum hellen Aussehen wechseln
footer-unofficial = Von Fans gemacht, ohne Verbindung zu Verlagen und Autoren dieser Spiele.
footer-house = Manche Kartenwerte sind von uns und mit ◇ gekennzeichnet.
footer-icons = Symbole: game-icons.net (CC BY 3.0), Noto Emoji (Apache 2.0).
credits = Quellen

# Startseite
home-title = Vier Spiele der Natur, ein ruhiger Tisch.
home-lead = Spiele im Browser: allein, mit Bots oder mit Freunden per Link. Ohne Konto.
new-table = Neuer Tisch
join-code = Mit Code beitreten
your-tables = Deine Tische
your-tables-note = auf diesem Gerät gemerkt
your-tables-all = Alle Tische
your-tables-lead = Auf diesem Gerät begonnene Spiele. Sie warten auf dem Server, bis du wiederkommst.
games = Spiele
games-fault = Die Spiele konnten nicht geladen werden: { $why }
games-loading = Die Spiele werden aufgebaut…
players = Spieler
minutes = { $count } Min.
play = Spielen
play-game = { $game } spielen
learn = Lernen
learn-by-playing = Spielend lernen ({ $minutes } Min.)
learn-game = { $game } lernen
companion = Wertungshilfe
companion-lead = Ihr spielt mit der Schachtel? Gib die Auslage ein; jede Zeile wird gezählt und erklärt.
companion-open = Wertungshilfe öffnen
companion-none = Noch gibt es keine Wertungshilfe.
companion-edition = Ausgabe
companion-own-values = { $house } von { $all } Werten dieser Ausgabe sind unser eigener Entwurf und nicht gedruckt.
companion-will-mark = Zeilen, die darauf beruhen, werden mit ◇ gekennzeichnet.
companion-marked = Zeilen mit ◇ beruhen darauf: Mit eurer Schachtel kann das Ergebnis anders ausfallen.
companion-unmarked = Diese Wertung beruht nur auf gedruckten Werten.
companion-all-printed = Alle Werte dieser Ausgabe sind gedruckt oder folgen aus gedruckten Beispielen.
companion-copy = Um einzutragen, was gedruckt ist, kopiere die Ausgabe:
companion-unknown = { $count ->
    [one] 1 Teil dieser Auslage gibt es in dieser Ausgabe nicht; es zählt nicht mit.
   *[other] { $count } Teile dieser Auslage gibt es in dieser Ausgabe nicht; sie zählen nicht mit.
}
house-mark = beruht auf eigenen Werten
house-values = Eigene Werte: { $values }
replays = Rückblicke
replays-lead = Sieh beendete Spiele Zug für Zug noch einmal an.
replays-note = Beendete Spiele dieses Geräts.
replays-open = Rückblicke öffnen
replays-code = Link oder Code eines beendeten Tisches
replays-file = Aufzeichnung öffnen
replays-file-about = Wie sie hier am Ende eines Spiels oder auf der Kommandozeile gespeichert wird.
replays-no-file = { $file } ist keine Aufzeichnung.
no-replays = Noch kein beendetes Spiel.
no-tables = Kein Spiel im Gang.
open = Öffnen
table-with = { $game } mit { $name }
table-players = { $game }, { $count ->
    [one] allein
   *[other] { $count } Spieler
}
table-moves = { $count ->
    [0] noch nicht begonnen
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
table-gone = nicht mehr da
table-old = ältere Regeln
table-over = beendet
your-turn = Du bist dran
plays = { $name } ist dran
forget-table = { $game } auf diesem Gerät vergessen

# ein neuer Tisch
new-how = Wie möchtest du spielen?
game = Spiel
game-line = { $players } Spieler · { $minutes } Min.
mode-now = Sofort spielen
mode-now-note = Allein oder mit Bots, gleich jetzt.
mode-here = An diesem Gerät
mode-here-note = Es geht von Hand zu Hand.
mode-link = Freunde einladen
mode-link-note = Ein Link für jeden; auch mit Bots gemischt.
other-players = Mitspieler
alone = Keine, ich spiele allein
bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
level = Stärke
level-random = Zufällig
level-greedy = Schnell
level-search = Denkt voraus
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Meisterlich
your-name = Dein Name
you = Du
play-now = Sofort spielen
start = Beginnen
make-links = Tisch decken und Links erstellen
creating = Der Tisch wird angelegt…
seats = Plätze
seat-kind = Platz { $number }: wer
seat-level = Platz { $number }: Stärke
seat-name = Name an Platz { $number }
seat-remove = Platz { $number } entfernen
seat-add = Platz hinzufügen
kind-here = An diesem Gerät
kind-link = Per Link
kind-bot = Bot
house-note = Manche Kartenwerte sind von uns, nicht von den gedruckten Karten.
more-options = Ausgabe, Regeln und mehr
more-rulings = { $count } feinere Regelfragen
edition = Ausgabe
seed = Nummer der Auslage
seed-note = Dieselbe Nummer gibt dasselbe Spiel.
seed-wrong = Die Nummer der Auslage muss eine ganze Zahl von 0 bis { $largest } sein.
by-chance = zufällig
absent = Ein Bot darf übernehmen
absent-never = nie
absent-minutes = { $minutes ->
    [1440] nach einem Tag Abwesenheit
    [60] nach einer Stunde Abwesenheit
   *[other] nach { $minutes } Minuten Abwesenheit
}
absent-note = Für Spieler, deren Verbindung so lange fehlt; sie können jederzeit zurückkehren.
hints-choice = Tipps
hints-usual = wie üblich
hints-on = erlaubt
hints-off = nicht erlaubt
hints-note = Üblicherweise gibt es keine, wenn auf mehreren Geräten gegeneinander gespielt wird.
choice-yes = Ja
choice-no = Nein
choice-variant-standard = Gegeneinander
choice-variant-coop = Miteinander
choice-preset = Wie die oben gewählten Regeln
choice-tabletop = Wie am Tisch
choice-digital = Wie in der offiziellen digitalen Fassung
choice-first = Der erste Platz
choice-random = Zufällig
choice-one = Eins
choice-two = Zwei
choice-standard = Üblich
choice-long = Lang
choice-base = Grundspiel
choice-large = Groß
choice-choose = Vom Spieler gewählt
choice-printed = Wie gedruckt
choice-turn = Nach Wunsch gedreht
choice-other-areas = Lässt ihr ganzes Gebiet aus
choice-own-area = Lässt nur ihr eigenes Plättchen aus
choice-market = Durch einen Markt
choice-draw = Eines nach dem anderen
choice-assignment-0 = Keiner
choice-edition = Wie die Ausgabe sagt

# Beitreten
join = Beitreten
join-title = Einem Tisch beitreten
join-field = Link oder Code
join-note = Mit einem Link nimmst du den Platz ein, für den er gemacht ist; mit dem Code allein siehst du zu.
join-wrong = Das ist weder der Link zu einem Tisch noch ein Code.

# weitere Seiten
learn-title = So wird gespielt
missing-title = Hier ist nichts
missing = Unter dieser Adresse gibt es keine Seite.
to-home = Zur Startseite
credits-games = Die Spiele
credits-games-text = Ecotone ist von Fans gemacht und hat keine Verbindung zu Verlagen und Autoren der Spiele. Es enthält keine ihrer Bilder und keine ihrer Sätze; die Regeln sind in eigenen Worten erzählt.
credits-icons = Bilder
credits-game-icons = Symbole von { $authors } und anderen,
credits-game-icons-changes = Sie sind umgefärbt und teils beschnitten; die Robbe steht ohne Ball und Podest.
credits-noto = Tiere und Pflanzen, manche flach gezeichnet,
credits-own = Von uns: Linien und Zeichen des Rahmens, das Logo, die Platzzeichen, Gelände, Rosette und das Bild der Startseite.
credits-data = Kartendaten
credits-data-text = Werte, die die Regelhefte nicht nennen, sind von uns und mit ◇ gekennzeichnet. Wer die Schachtel besitzt, kann eintragen, was gedruckt ist.
credits-software = Programme
credits-software-text = Im Browser: { $libraries }. Ecotone selbst steht unter der MIT-Lizenz.

# am Tisch
menu = Menü
keys = Tasten
watching = Du siehst zu
table-code = Tisch { $id }
turn-mine = Du bist dran
turn-mine-named = { $name }, du bist dran
turn-other = { $name } wählt…
turn-thinking = { $name } denkt nach…
turn-over = Beendet
line-lost = Die Verbindung ist weg. Dein Spiel ist sicher; es geht von selbst weiter…
line-opening = Der Platz wird eingenommen…
refused-dismiss = Verstanden
pass-title = { $name }, du bist dran
pass-text = Gib das Gerät an { $name }. Die anderen sehen weg.
pass-go = Ich bin { $name }
old-title = Ein Spiel nach älteren Regeln
old-text = Dieser Tisch wurde unter Regeln oder Karten begonnen, die sich seither geändert haben. Er bleibt unversehrt, kann hier aber nicht weitergespielt werden.
no-table-title = Diesen Tisch gibt es nicht
no-table-text = Der Code stimmt nicht, oder der Tisch wurde abgeräumt.
no-replay-title = Hier gibt es nichts zu sehen
wrong-token-title = Dieser Link öffnet keinen Platz
wrong-token-text = Vielleicht fehlt das Ende. Zusehen kannst du trotzdem.
watch = Zusehen
seats-title = Am Tisch
seat-here = an diesem Gerät
seat-connected = verbunden
seat-away = abwesend
seat-bot-level = Bot, { $level }
bot-takes-over = Einen Bot weiterspielen lassen
seat-rename = { $name } umbenennen
seat-new-name = Neuer Name von { $name }
seat-rename-save = Speichern
hand-back = Platz wieder einnehmen
invite = Einladen
invite-title = Links zu den Plätzen
invite-text = Jeder Link öffnet einen Platz. Wer ihn hat, sitzt dort; schicke jeden nur an eine Person.
invite-watch = Zum Zusehen, ohne Platz
copy = Kopieren
copy-for = Link für { $name } kopieren
copied = Kopiert
house-pill = ◇ eigene Werte
edition-line = Ausgabe: { $title }
show-plain = Den Tisch in Worten zeigen
show-board = Die Auslage zeigen
rules-page = Regeln
leave = Zur Startseite
seed-line = Nummer der Auslage: { $seed }
keys-title = Tasten
key-arrows = Pfeile
key-arrows-does = innerhalb eines Bereichs bewegen; Tab geht zum nächsten Bereich
key-enter-does = wählen, bestätigen
key-undo-does = einen Schritt zurück, rückgängig
key-hint-does = Tipp
key-next-does = nächstes erlaubtes Ziel
key-log-does = alle Züge
key-digits = 1–9
key-digits-does = Karte der Auslage oder Entscheidung
key-help-does = diese Liste

# das Ende
end-wins = { $name } gewinnt, { $score } zu { $other }.
end-wins-many = { $name } gewinnt mit { $score } Punkten.
end-tie = { $names } teilen sich den Sieg mit { $score } Punkten.
end-together-won = Ihr habt gemeinsam gewonnen.
end-together-lost = Diesmal hat das Spiel gewonnen.
end-solo-won = Du hast mit { $score } Punkten gewonnen.
end-solo-lost = Diesmal nicht gewonnen: { $score } Punkte.
end-moves = { $count } Entscheidungen
score-sheets = Wertungsblätter
rematch = Noch einmal
replay = Rückblick
save-replay = Rückblick speichern
look-table = Den Tisch ansehen
look-sheets = Zu den Wertungsblättern
points = Punkte
place = Rang

# allgemeiner Tisch
generic-choose = { $count ->
    [one] Eine Entscheidung steht offen.
   *[other] Wähle eine von { $count } Entscheidungen.
}
generic-do = Bestätigen
generic-wait = Warte auf { $name }.
generic-over = Das Spiel ist zu Ende.
generic-filter = Entscheidungen filtern
generic-none = Keine Entscheidung passt.
generic-view = Der Tisch
generic-decisions = Entscheidungen
generic-score = Punkte
generic-preview = Was es bringt

# Rückblick
replay-of = Rückblick: { $game }
replay-move = Entscheidung
replay-at = { $move } von { $moves }
replay-first = Zum Anfang
replay-back = Eine zurück
replay-next = Eine weiter
replay-last = Zum Ende
replay-eyes = Gesehen von
replay-spectator = einem Zuschauer
analysis = Auswertung
analysis-text = Ein Bot sieht jede Entscheidung noch einmal an und sagt, um wie viel besser die beste war.
analysis-start = Dieses Spiel auswerten
analysis-running = Wertet aus… { $percent } %
analysis-curve = Erwartetes Ergebnis nach jeder Entscheidung
analysis-mistakes = Die größten Fehler
analysis-mistake = Entscheidung { $move }, { $name }: { $chosen }. Besser: { $best } (um { $loss }).
analysis-none = Keine Entscheidung war deutlich falsch.
analysis-lead = Vorsprung vor dem besten anderen Platz
analysis-points = Punkte am Ende

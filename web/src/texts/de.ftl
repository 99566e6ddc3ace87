brand = Ecotone
brand-home = Ecotone: zur Startseite

# was alle Tische teilen
close = Schließen
undo = Zurücknehmen
plan-stopped = Nur { $taken } von { $count } Entscheidungen wurden ausgeführt: Am Tisch steht jetzt etwas anderes an.
take-back = Zurück
hint = Tipp
hint-thinking = Denkt nach…
hint-title = Die besten Entscheidungen
hint-points = am Ende etwa { $expected } Punkte ({ $played ->
    [yes] 8 von 10 Partien:{" "}
   *[no] {""}
}{ $low } bis { $high })
hint-ahead = am Ende etwa { $expected } { $expected ->
    [one] Punkt
   *[other] Punkte
} Vorsprung ({ $played ->
    [yes] 8 von 10 Partien:{" "}
   *[no] {""}
}{ $low } bis { $high })
hint-behind = am Ende etwa { $expected } { $expected ->
    [one] Punkt
   *[other] Punkte
} Rückstand ({ $played ->
    [yes] 8 von 10 Partien:{" "}
   *[no] {""}
}{ $low } bis { $high })
hint-level = am Ende etwa gleichauf ({ $played ->
    [yes] 8 von 10 Partien:{" "}
   *[no] {""}
}{ $low } bis { $high })
hint-chance = etwa { $expected } % Siegchance ({ $low } bis { $high } %)
reason-for = Dafür:
reason-against = Dagegen:
reason-even = Zwischen dieser und der nächstbesten Entscheidung liegt wenig.
reason-nearly-best = Zwischen dieser und der besten Entscheidung liegt wenig.
hint-show = Entscheidung { $rank } auf dem Tisch zeigen
hint-do = So spielen
actions-title = Deine Entscheidung
log-title = Verlauf
log-all = Alle { $count }
log-since = Seit deinem letzten Zug ({ $count })
log-since-title = Seit deinem letzten Zug
not-yet = Das geht jetzt nicht. Wähle zuerst etwas Hervorgehobenes.
note-dealt-again = Von hier an wird die Partie weitergespielt. Was du nicht wissen konntest, wurde neu ausgeteilt.
note-rules-changed = Hier haben sich Regeln oder Karten geändert. Die Partie geht von dieser Stellung aus weiter.
log-empty = Noch ist nichts geschehen.

# Rahmen
server-away-title = Der Server antwortet nicht
server-away = { server-away-title }. { server-away-text }
server-away-text = Sobald er wieder da ist, geht es hier von selbst weiter.
server-outdated-title = Ecotone wurde aktualisiert
server-outdated = { server-outdated-title }. { server-outdated-text }
server-outdated-text = Lade die Seite neu, um weiterzumachen.
try-again = Erneut versuchen
reload = Neu laden
skip = Zum Inhalt springen
nav = Seiten
nav-play = Spielen
nav-learn = Lernen
nav-companion = Wertungshilfe
nav-companion-short = Wertung
nav-replays = Aufzeichnungen
nav-home = Start
nav-tables = Tische
switch-language = Sprache: Deutsch. Switch to English
switch-dark = Zur dunklen Ansicht wechseln
switch-light = Zur hellen Ansicht wechseln
footer-unofficial = Von Fans gemacht, ohne Verbindung zu den Verlagen und Autoren dieser Spiele.
footer-house = Manche Kartenwerte sind von uns und mit ◇ gekennzeichnet.
footer-icons = Symbole: game-icons.net (CC BY 3.0), Noto Emoji (Apache 2.0).
credits = Quellen

# Startseite
home-title = Vier Naturspiele, ein ruhiger Tisch.
home-lead = Spiele im Browser: allein, mit Bots oder per Einladungslink mit Freunden. Ohne Konto.
new-table = Neuer Tisch
join-code = Mit Code beitreten
your-tables = Deine Tische
your-tables-note = auf diesem Gerät gespeichert
your-tables-all = Alle Tische
your-tables-lead = Auf diesem Gerät begonnene Partien. Sie bleiben auf dem Server, bis du wiederkommst.
games = Spiele
games-fault = Die Spiele konnten nicht geladen werden: { $why }
games-loading = Die Spiele werden geladen…
players = Spieler
minutes = { $count } Min.
play = Spielen
play-game = { $game } spielen
learn = Lernen
learn-by-playing = Spielend lernen ({ $minutes } Min.)
new-here = Neu hier? Spielend lernen ({ $minutes } Min.)
learn-game = { $game } lernen
companion = Wertungshilfe
companion-lead = Du spielst mit dem echten Spiel? Gib dein Tableau ein; jede Zeile wird gewertet und erklärt.
companion-open = Wertungshilfe öffnen
companion-none = Noch gibt es keine Wertungshilfe.
companion-edition = Ausgabe
companion-own-values = { $house } von { $all } Werten dieser Ausgabe sind von uns und nicht gedruckt.
companion-will-mark = Zeilen, die darauf beruhen, werden mit ◇ gekennzeichnet.
companion-marked = Zeilen mit ◇ beruhen darauf: Mit deinem Spiel kann das Ergebnis anders ausfallen.
companion-unmarked = Diese Wertung beruht nur auf gedruckten Werten.
companion-all-printed = Alle Werte dieser Ausgabe sind gedruckt oder folgen aus gedruckten Beispielen.
companion-unknown = { $count ->
    [one] 1 Teil dieses Tableaus gibt es in dieser Ausgabe nicht; es zählt nicht mit.
   *[other] { $count } Teile dieses Tableaus gibt es in dieser Ausgabe nicht; sie zählen nicht mit.
}
house-mark = beruht auf eigenen Werten
house-values = Eigene Werte: { $values }
replays = Aufzeichnungen
replays-lead = Sieh dir beendete Partien Entscheidung für Entscheidung noch einmal an.
replays-note = Beendete Partien auf diesem Gerät.
replays-open = Aufzeichnungen öffnen
replays-code = Link oder Code eines beendeten Tisches
replays-file = Aufzeichnung öffnen
replays-file-about = Hier am Ende einer Partie oder auf der Kommandozeile gespeichert.
replays-no-file = { $file } ist keine Aufzeichnung.
no-replays = Noch keine beendete Partie.
no-tables = Keine laufende Partie.
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
table-gone = nicht mehr vorhanden
table-old = ältere Regeln
table-over = beendet
your-turn = Du bist dran
plays = { $name } ist dran
forget-table = { $game } von diesem Gerät entfernen

# ein neuer Tisch
new-how = Wie möchtest du spielen?
game = Spiel
game-line = { $players } Spieler · { $minutes } Min.
mode-now = Sofort spielen
mode-now-note = Allein oder mit Bots, gleich jetzt.
mode-here = An diesem Gerät
mode-here-note = Es geht reihum von Hand zu Hand.
mode-link = Freunde einladen
mode-link-note = Ein Link für jeden; Bots können mitspielen.
other-players = Mitspieler
alone = Keine, ich spiele allein
bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
level = Stufe
level-random = Zufällig
level-greedy = Schnell
level-search = Denkt voraus
level-beginner = Anfänger
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
level-master = Meister
your-name = Dein Name
you = Du
play-now = Sofort spielen
start = Beginnen
make-links = Tisch erstellen und einladen
creating = Der Tisch wird erstellt…
seats = Plätze
seat-kind = Platz { $number }: Spieler
seat-level = Platz { $number }: Stufe
seat-name = Platz { $number }: Name
seat-remove = Platz { $number } entfernen
seat-add = Platz hinzufügen
kind-here = An diesem Gerät
kind-link = Einladungslink
kind-bot = Bot
house-note = Manche Kartenwerte sind von uns und stehen so nicht auf den gedruckten Karten.
more-options = Ausgabe, Regeln und mehr
more-rulings = { $count } weitere Regelfragen
edition = Ausgabe
seed = Partienummer
seed-note = Dieselbe Nummer ergibt dieselbe Partie.
seed-wrong = Die Partienummer muss eine ganze Zahl von 0 bis { $largest } sein.
by-chance = zufällig
absent = Ein Bot darf übernehmen
absent-never = nie
absent-minutes = { $minutes ->
    [1440] nach einem Tag Abwesenheit
    [60] nach einer Stunde Abwesenheit
   *[other] nach { $minutes } Minuten Abwesenheit
}
absent-note = Für Spieler ohne Verbindung; sie können jederzeit zurückkehren.
hints-choice = Tipps
hints-usual = wie üblich
hints-on = erlaubt
hints-off = nicht erlaubt
hints-note = Üblicherweise gibt es keine, wenn auf mehreren Geräten gegeneinander gespielt wird.
win-rate = Bots der Stufe „{ $level }“ haben gemeinsam { $won } von { $games } solchen Partien gewonnen ({ $low } bis { $high } %).
win-rate-hopeless = Dieser Tisch ist kaum zu gewinnen.
choice-yes = Ja
choice-no = Nein
choice-variant-standard = Gegeneinander
choice-variant-coop = Gemeinsam
choice-preset = Wie in den oben gewählten Regeln
choice-tabletop = Wie am Tisch
choice-digital = Wie in der offiziellen digitalen Fassung
choice-rulebook = Nach dem Wortlaut der Anleitung
choice-first = Der erste Platz
choice-random = Zufällig
choice-one = Eins
choice-two = Zwei
choice-standard = Standard
choice-long = Lang
choice-base = Grundspiel
choice-large = Groß
choice-choose = Vom Spieler gewählt
choice-printed = Wie gedruckt
choice-turn = Beliebig gedreht
choice-other-areas = Lässt ihr ganzes Areal weg
choice-own-area = Lässt nur ihr eigenes Plättchen weg
choice-left-out = Zählt nicht mit
choice-counts = Zählt mit
choice-add-up = Alle Areale zusammen
choice-one-area = Ein Areal muss reichen
choice-market = Durch einen Markt
choice-draw = Eines nach dem anderen
choice-assignment-0 = Keines
choice-edition = Laut Ausgabe

# Beitreten
join = Beitreten
join-title = Einem Tisch beitreten
join-field = Link oder Code
join-note = Mit einem Einladungslink nimmst du den zugehörigen Platz ein; nur mit dem Code siehst du zu.
join-wrong = Das ist weder ein Link zu einem Tisch noch ein Code.

# weitere Seiten
learn-title = So wird gespielt
learn-of = So spielt man { $game }
learn-on-one-page = { $game } auf einer Seite
missing-title = Hier ist nichts
missing = Unter dieser Adresse gibt es keine Seite.
to-home = Zur Startseite
credits-games = Die Spiele
credits-games-text = Ecotone ist von Fans gemacht und hat keine Verbindung zu den Verlagen und Autoren der Spiele. Es enthält weder ihre Bilder noch ihre Texte; die Regeln sind in eigenen Worten erklärt.
credits-icons = Bilder
credits-game-icons = Symbole von { $authors } und anderen,
credits-game-icons-changes = Sie sind umgefärbt.
credits-noto = Tiere und Pflanzen, manche flächig nachgezeichnet,
credits-own = Von uns: die Symbole der Oberfläche, das Logo, die Platzzeichen, das Gelände, die Rosette, das Bild der Startseite und die Zeichnungen vieler Arten.
credits-fonts = Schriften
credits-fonts-text = Roboto (The Roboto Project Authors) für Texte und Lora (The Lora Project Authors) für Titel,
credits-data = Kartendaten
credits-data-text = Werte, die die Spielanleitungen nicht nennen, sind von uns und mit ◇ gekennzeichnet. Wer das Spiel besitzt, kann die gedruckten eintragen.
credits-software = Software
credits-software-text = Im Browser: { $libraries }. Ecotone selbst steht unter der MIT-Lizenz.

# am Tisch
menu = Menü
keys = Tastenkürzel
watching = Du siehst zu
table-code = Tisch { $id }
turn-mine = Du bist dran
turn-mine-named = { $name }, du bist dran
turn-other = { $name } wählt…
turn-thinking = { $name } denkt nach…
turn-over = Beendet
line-lost = Die Verbindung ist unterbrochen. Deine Partie ist sicher; gleich geht es weiter…
line-opening = Der Tisch wird geöffnet…
refused-dismiss = Verstanden
pass-on = Gerät an { $name } weitergeben
pass-title = { $name }, du bist dran
pass-text = Gib das Gerät an { $name } weiter. Alle anderen sehen weg.
pass-go = Ich bin { $name }
old-title = Eine Partie nach älteren Regeln
old-text = Die Regeln oder Karten haben sich geändert, seit dieser Tisch erstellt wurde, und die Partie kann nicht fortgesetzt werden. Ihre Entscheidungen bleiben erhalten und lassen sich als Datei speichern.
no-table-title = Diesen Tisch gibt es nicht
no-table-text = Der Code stimmt nicht, oder der Tisch wurde entfernt.
no-replay-title = Diese Aufzeichnung gibt es nicht
wrong-token-title = Dieser Link öffnet keinen Platz
wrong-token-text = Vielleicht fehlt das Ende. Zusehen kannst du trotzdem.
watch = Zusehen
seats-title = Am Tisch
seat-here = an diesem Gerät
seat-connected = verbunden
seat-away = abwesend
seat-bot-level = Bot, { $level }
bot-takes-over = Einen Bot übernehmen lassen
seat-rename = { $name } umbenennen
seat-new-name = Neuer Name für { $name }
seat-rename-save = Speichern
hand-back = Platz wieder einnehmen
invite = Einladen
invite-title = Einladungslinks
invite-text = Jeder Link öffnet einen Platz für alle, die ihn haben; schicke ihn deshalb nur an eine Person.
invite-watch = Nur zusehen, ohne Platz
copy = Kopieren
copy-for = Einladungslink für { $name } kopieren
copied = Kopiert
house-pill = ◇ eigene Werte
edition-line = Ausgabe: { $title }
show-plain = Tisch als Text zeigen
show-board = Tisch als Bild zeigen
rules-page = Regeln
leave = Zur Startseite
seed-line = Partienummer { $seed }
deal-fixed = Nachweis der Ausgangslage
deal-fixed-how = Dieser Code legt die Ausgangslage fest. Wer möchte, notiert ihn: Nach dem Spiel können alle prüfen, dass nichts neu gemischt wurde.
deal-checking = Die Ausgangslage wird geprüft …
deal-kept = Geprüft: Gespielt wurde mit der Ausgangslage, die vor dem ersten Zug festgelegt war.
deal-changed = Das ist nicht die Ausgangslage, die vor dem ersten Zug festgelegt war.
deal-unchecked = Dieser Browser kann die Ausgangslage nur über eine sichere Verbindung prüfen. Speichere die Aufzeichnung und nutze „ecotone verify“.
deal-copy = Code der Ausgangslage kopieren
keys-title = Tastenkürzel
key-arrows = Pfeiltasten
key-arrows-does = innerhalb eines Bereichs bewegen; Tab führt zum nächsten Bereich
key-enter-does = wählen, bestätigen
key-undo-does = einen Schritt zurück, zurücknehmen
key-hint-does = Tipp
key-next-does = nächstes erlaubtes Ziel
key-log-does = der ganze Verlauf
key-digits = 1–9
key-digits-does = Karte der Auslage oder Entscheidung
key-help-does = die Regel zu dem, worauf du zeigst, und diese Liste

# das Ende
end-wins = { $name } gewinnt, { $score } zu { $other }.
end-wins-many = { $name } gewinnt mit { $score } Punkten.
end-tie = { $names } teilen sich den Sieg mit { $score } Punkten.
end-you-win = Du gewinnst, { $score } zu { $other }.
end-you-win-many = Du gewinnst mit { $score } Punkten.
end-you-tie = Du teilst dir den Sieg mit { $names }: je { $score } Punkte.
end-you-place = Platz { $place } von { $players }.
end-together-won = Ihr habt gemeinsam gewonnen.
end-together-lost = Diesmal hat das Spiel gewonnen.
end-solo-won = Du hast mit { $score } Punkten gewonnen.
end-solo-lost = Diesmal nicht gewonnen: { $score } Punkte.
end-moves = { $count } Entscheidungen
score-sheets = Wertungsblätter
rematch = Noch einmal spielen
replay = Aufzeichnung
save-replay = Aufzeichnung speichern
look-table = Tisch ansehen
look-sheets = Zurück zu den Wertungsblättern
points = Punkte
place = Rang

# allgemeiner Tisch
generic-choose = { $count ->
    [one] Es gibt nur eine Entscheidung.
   *[other] Wähle eine von { $count } Entscheidungen.
}
generic-tap = Wähle etwas mit gestricheltem Rand.
generic-all = { $count ->
    [one] Deine einzige Entscheidung
   *[other] Alle { $count } Entscheidungen
}
generic-do = Bestätigen
generic-wait = { $name } ist dran.
generic-over = Die Partie ist zu Ende.
generic-filter = Entscheidungen filtern
generic-none = Keine Entscheidung passt.
generic-view = Der Tisch
generic-decisions = Entscheidungen
generic-account = In Worten
generic-refusals = Jetzt nicht möglich
generic-numbers = Auf einen Blick
generic-score = Punkte
generic-preview = Auswirkung

# Aufzeichnung
replay-of = Aufzeichnung: { $game }
replay-move = Entscheidung
replay-at = { $move } von { $moves }
replay-first = Zum Anfang
replay-back = Vorherige
replay-next = Nächste
replay-last = Zum Ende
replay-eyes = Ansicht von
replay-spectator = Zuschauer
analysis = Analyse
analysis-text = Ein Bot prüft jede Entscheidung und zeigt, um wie viel besser die beste gewesen wäre.
analysis-start = Diese Partie analysieren
analysis-running = Analyse läuft… { $percent } %
analysis-curve = Erwartetes Ergebnis nach jeder Entscheidung
analysis-mistakes = Die größten Fehler
analysis-mistake = Entscheidung { $move }, { $name }: { $chosen }. Besser: { $best } (um { $loss }).
analysis-none = Keine Entscheidung war eindeutig ein Fehler.
analysis-lead = Punktevorsprung vor dem besten anderen Spieler
analysis-points = Punkte am Ende
analysis-chance = Siegchance
remove = Entfernen
remove-named = { $name } entfernen

# tournaments of a club
tournaments = Turniere
tournaments-lead = Für einen Verein oder eine Klasse: Alle melden sich mit einem Link an, der Server lost die Runden aus, erstellt die Tische und führt die Tabelle.
tournaments-yours = Deine Turniere
tournaments-none = Dieses Gerät kennt noch kein Turnier.
tournament-new = Neues Turnier
tournament-title = Titel
tournament-size = Personen an einem Tisch
tournament-system = System
tournament-swiss = Schweizer System: Gleich Starke treffen sich
tournament-round-robin = Jeder gegen jeden
tournament-rounds = Runden
tournament-fill = Bots füllen den letzten Tisch auf
tournament-fill-note = Ohne Bots setzt in jeder Runde jemand aus, wenn die Zahl nicht aufgeht. Aussetzen zählt einen halben Punkt.
tournament-level = Stärke der Bots
tournament-rated = Gewertete Partien
tournament-create = Turnier erstellen
tournament-code = Code oder Link eines Turniers
tournament-open = Öffnen
tournament-code-wrong = Das ist weder ein Code noch ein Link eines Turniers.
tournament-about = { $system ->
    [swiss] Schweizer System
   *[round_robin] Jeder gegen jeden
} · { $size } an einem Tisch · { $rounds ->
    [0] die Zahl der Runden hängt von der Zahl der Mitspielenden ab
    [one] 1 Runde
   *[other] { $rounds } Runden
}
tournament-state-open = Man kann sich noch anmelden.
tournament-state-running = Runde { $round } von { $rounds }
tournament-state-over = Das Turnier ist zu Ende.
tournament-join = Teilnehmen
tournament-taking-part = Du nimmst teil
tournament-joined = Die erste Runde beginnt, sobald die Turnierleitung sie startet.
tournament-invite = Link für alle, die teilnehmen möchten
tournament-scan = Zum Teilnehmen scannen
tournament-owner-link = Dein Link als Turnierleitung: Bewahre ihn auf, um das Turnier von einem anderen Gerät aus zu leiten
tournament-owner = Für die Turnierleitung
tournament-start = Turnier starten
tournament-next = Runde { $round } starten
tournament-wait = Die nächste Runde kann beginnen, wenn alle Partien zu Ende sind.
tournament-standings = Tabelle
tournament-place = Platz
tournament-player = Wer
tournament-points = Punkte
tournament-opponents = Gegner
tournament-opponents-note = Punkte: der Anteil derer am Tisch, die man hinter sich lässt; dann die Punkte der Gegner; dann die eigenen Spielpunkte.
tournament-total = Spielpunkte
tournament-bot = Bot { $number }
tournament-gone = Jemand, der gegangen ist
tournament-you = du
tournament-withdrawn = ausgeschieden
tournament-by-bot = ein Bot spielt
tournament-round = Runde { $round }
tournament-byes = Aussetzen: { $names }
tournament-table = Tisch { $number }
tournament-play = Zu deinem Tisch
tournament-watch = Zusehen
tournament-look = Ansehen
tournament-only-bots = nur Bots: nicht gespielt, Punkte geteilt
tournament-making = wird erstellt …
tournament-leave = Ausscheiden
tournament-leave-before = Turnier verlassen
tournament-replace = Einen Bot für { $name } spielen lassen
tournament-withdraw = { $name } ausscheiden lassen
tournament-loading = Das Turnier wird geladen …

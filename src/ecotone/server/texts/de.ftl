refused-bad-request = Der Server hat diese Anfrage nicht verstanden.
refused-bad-message = Der Server hat diese Nachricht nicht verstanden.
refused-bad-name = Ein Name muss 1 bis { $most } sichtbare Zeichen haben.
refused-bad-table = Dieser Tisch lässt sich nicht erstellen: { $why }
refused-bad-seats = Erwartet wurden { $players } Plätze mit allem, was das Spiel braucht, es kamen { $got }.
refused-wrong-token = Dieser Link öffnet diesen Platz nicht.
refused-no-host-token = Für diese Seite braucht man den Link, den die Konsole des Servers zeigt.
refused-wrong-host-token = Dieser Link öffnet die Betreiberseite dieses Servers nicht.
refused-blocked = Der Betreiber dieses Servers hat deine Adresse gesperrt.
refused-no-token = Dafür braucht es den Einladungslink eines Platzes am Tisch.
refused-no-person = Dieses Gerät hat hier noch kein Profil.
refused-bad-code = Dieser Code gilt nicht: Er wirkt einmal, innerhalb von { $minutes } Minuten.
refused-people-full = Auf diesem Server ist kein Platz für ein weiteres Profil.
refused-too-many-people = Von deiner Adresse wurden heute schon viele Profile angelegt; komm morgen wieder.
refused-waiting = Das Spiel beginnt, wenn alle Plätze besetzt sind.
refused-called-off = Die Spieler haben diese Partie beendet.
refused-no-more-time = Hier lässt sich keine Zeit mehr geben.
refused-no-holiday = { $left ->
    [0] Deine Urlaubstage der letzten zwölf Monate sind aufgebraucht.
    [1] Du hast noch einen Urlaubstag.
   *[other] Du hast noch { $left } Urlaubstage.
}
refused-not-ratable = Gewertet werden nur Partien, in denen mehrere gegeneinander spielen: höchstens eine Person an diesem Gerät, Bots mit einer Stärke, eine ausgeloste Kartenverteilung, keine Tipps und keine Uhr, die die Partie beendet.
refused-rated-game = Eine gewertete Partie wird zu Ende gespielt.
refused-bad-tournament = Ein Turnier braucht ein Spiel, in dem mehrere gegeneinander spielen, eine Tischgröße, die das Spiel erlaubt, 1 bis 20 Runden und Bots mit einer Stärke.
refused-no-tournament = Dieses Turnier gibt es nicht.
refused-tournament-started = Das Turnier hat begonnen.
refused-tournament-open = Das Turnier hat noch nicht begonnen.
refused-tournament-over = Das Turnier ist zu Ende.
refused-tournament-full = Das Turnier ist voll.
refused-round-running = In dieser Runde sind noch nicht alle Partien zu Ende.
refused-too-few-players = Es braucht mindestens { $least } Mitspielende.
refused-no-push = Dieser Server schickt keine Benachrichtigungen an Geräte.
refused-bad-push-device = Der Benachrichtigungsdienst dieses Browsers lässt sich nicht verwenden: { $why }
refused-too-many-push-devices = Du wirst schon auf { $most } Geräten benachrichtigt; entferne zuerst eines davon.
refused-no-push-device = Dieses Gerät wird nicht benachrichtigt.
refused-no-passkeys = Dieser Server bietet keine Passkeys an.
refused-bad-passkey = Dieser Passkey öffnet hier kein Profil. Versuche es noch einmal.
refused-no-passkey = Dieser Passkey ist hier nicht bekannt.
refused-too-many-passkeys = Du hast schon { $most } Passkeys; entferne zuerst einen davon.
refused-too-many-passkey-challenges = Von deiner Adresse aus wurden Passkeys heute sehr oft verwendet; versuche es morgen wieder.
refused-no-mail = Dieser Server verschickt keine E-Mails.
refused-bad-mail-address = Das ist keine E-Mail-Adresse.
refused-bad-mail-code = Dieser Link gilt nicht mehr: Er gilt { $hours } Stunden lang, und nur der neueste.
refused-too-many-mail-codes = Heute wurden schon viele Nachrichten angefordert; versuche es morgen wieder.
refused-mail-failed = An diese Adresse ließ sich nichts schicken. Prüfe sie oder versuche es später noch einmal.
refused-started = Das Spiel hat begonnen.
refused-no-free-seat = An diesem Tisch sind alle Plätze besetzt.
refused-not-open = Dieser Tisch steht nicht allen offen; bitte die Person, die ihn eröffnet hat, um einen Link.
refused-no-chat = An diesem Tisch gibt es keinen Chat.
refused-not-seated = Das können nur Mitspielende am Tisch.
refused-bad-line = Eine Zeile im Chat hat 1 bis 300 sichtbare Zeichen.
refused-not-allowed = Das kann nur, wem der Tisch gehört.
refused-no-game = Es gibt kein Spiel namens { $game }.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-seat = Diesen Platz hat der Tisch nicht.
refused-no-page = Unter dieser Adresse gibt es nichts.
refused-no-such-method = Diese Adresse nimmt solche Anfragen nicht an.
refused-not-json = Der Server nimmt nur JSON an (Inhaltstyp application/json).
refused-wrong-origin = Das können nur die eigenen Seiten dieses Servers. Ein Proxy davor muss den Host-Header weitergeben.
refused-wrong-host = Dieser Server lässt sich nur auf seinem eigenen Computer verwenden; öffne ihn als localhost oder 127.0.0.1.
refused-too-many-profiles = Von deiner Adresse wurden heute schon viele Tagebücher begonnen; führe eines davon weiter oder komm morgen wieder.
refused-profiles-full = Dieser Server hat keinen Platz für ein weiteres Tagebuch.
refused-not-over = Das gibt es erst nach dem Ende der Partie.
refused-not-yours = Dieses Tagebuch gehört jemand anderem.
refused-preparing = Die Regeln dieses Spiels werden vorbereitet; das dauert bis zu einer Minute und geschieht nur einmal.
refused-not-here = Das kann nur ein Browser auf dem Computer, auf dem der Server läuft.
refused-no-network = Dieser Computer ist in keinem Netzwerk, über das andere ihn erreichen könnten.
refused-no-campaign = Dieses Spiel hat keine Kampagne.
refused-chapter-closed = Projekt { $number } wird freigeschaltet, wenn du das vorherige gewinnst.
refused-bad-progress = Das ist kein Tagebuch, das sich laden lässt: { $why }
refused-not-replaying = Seit Beginn dieser Partie haben sich Regeln oder Karten geändert, und sie kann nicht fortgesetzt werden.
refused-not-absent = Dieser Spieler ist noch nicht lange genug abwesend.
refused-not-stored = Der Server konnte das nicht speichern; der Tisch ist wie zuvor. Versuche es gleich noch einmal.
refused-no-database = Der Server erreicht seine Datenbank nicht oder kann nichts hineinschreiben; nichts wurde verändert. Versuche es gleich noch einmal.
refused-stale = Der Tisch hat sich inzwischen verändert; sieh noch einmal hin.
refused-illegal = Das erlauben die Regeln jetzt nicht.
refused-not-your-turn = Du bist nicht dran.
refused-over = Die Partie ist zu Ende.
refused-no-undo = Das lässt sich nicht zurücknehmen: Inzwischen hat jemand anderes entschieden, oder Verdecktes wurde aufgedeckt.
refused-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refused-too-large = Das ist mehr, als der Server annimmt: höchstens { $most } Bytes.
refused-bad-board = Das ist kein Tableau dieses Spiels: { $why }
refused-bad-replay = Das ist keine Aufzeichnung eines dieser Spiele: { $why }
refused-unfinished-replay = Diese Partie wurde nicht zu Ende gespielt; ansehen lassen sich nur beendete Partien.
refused-no-companion = Für dieses Spiel gibt es keine Wertungshilfe.
refused-no-puzzle = Diese Aufgabe gibt es nicht.
refused-no-such-decision = Diese Entscheidung ist hier nicht möglich.
refused-no-guide = Für dieses Spiel gibt es keine angeleitete erste Partie.
refused-too-many = Zu viele Anfragen auf einmal; warte einen Augenblick.
refused-table-full = An diesem Tisch ist so viel geschehen, dass nichts mehr gespeichert wird; beginne einen neuen.
refused-too-many-tables = Du hast heute schon viele Tische erstellt; spiele an einem davon oder komm morgen wieder.
refused-server-full = Dieser Server hat keinen Platz für einen weiteren Tisch.
refused-stopping = Der Server wird gleich neu gestartet; versuche es in einem Augenblick noch einmal.
refused-broken = Auf dem Server ist etwas schiefgegangen; verändert wurde nichts.
seat-person = Spieler { $seat }
seat-bot = Bot { $seat }
notice-title = Du bist dran
notice-body = { $game } · { $table }
mail-turn-subject = Du bist dran: { $game } ({ $table })
mail-turn-text =
    Am Tisch { $table } ({ $game }) warten die anderen auf dich:
    { $page }

    Keine E-Mails mehr von hier:
    { $stop }
mail-code-subject = Bestätige deine E-Mail-Adresse
mail-code-text =
    Jemand, vermutlich du, möchte an diese Adresse eine Nachricht bekommen, sobald er oder sie an einem Tisch an der Reihe ist.
    Folge innerhalb von { $hours } Stunden diesem Link, um die Adresse zu bestätigen:
    { $page }

    Wenn du das nicht warst, beachte diese Nachricht nicht weiter oder lass die Adresse löschen:
    { $stop }
served = Ecotone läuft unter { $address }
served-already = Ecotone läuft bereits unter { $address }
served-network = Im selben Netzwerk: { $address }
served-elsewhere = Ecotone läuft bereits unter { $address } mit denselben Tischen; beende es zuerst oder wähle eine andere --database
served-admin = Betreiberseite: { $address }
server-stopping = Der Server wird neu gestartet. Dein Tisch ist gespeichert und geht von selbst weiter.
served-stop = Mit Strg+C beenden.
port-taken = Port { $port } ist von einem anderen Programm belegt; wähle mit --port einen anderen
database-failed = Die Datenbank lässt sich nicht verwenden: { $why }
database-newer = Die Datenbank stammt von einer neueren Version von Ecotone; aktualisiere diese oder nenne mit --database eine andere Datenbank.
client-missing = Die Seiten sind noch nicht gebaut. Führe „make web“ im Projektordner aus und lade diese Seite neu.
client-missing-title = Ecotone: Seiten nicht gebaut
schema-title = Anfragen, die der Server beantwortet

# Ausgaben
edition-about = Eine Kopie von „{ $original }“ mit den Werten, die ihr Besitzer aus der Schachtel abgetippt hat.
refused-no-edition = Diese Ausgabe gibt es nicht.
refused-not-your-edition = Nur wer diese Ausgabe angelegt hat, kann sie ändern. Du kannst sie kopieren.
refused-no-workshop = Auf diesem Server lassen sich keine Ausgaben anlegen.
refused-bad-value = Das lässt sich nicht eintragen: { $why }
refused-bad-edition = Diese Ausgabe hat Fehler: { $why }
refused-bad-package = Das ist keine Ausgabe, die sich öffnen lässt: { $why }
refused-nothing-to-undo = Es gibt nichts rückgängig zu machen.
refused-too-many-editions = Von hier wurden heute zu viele Ausgaben angelegt.
refused-editions-full = Auf diesem Server ist kein Platz für weitere Ausgaben.

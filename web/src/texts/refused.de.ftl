# Written by `python -m ecotone.server.typescript` from the server's texts.
refused-bad-message = Der Server hat diese Nachricht nicht verstanden.
refused-waiting = Das Spiel beginnt, wenn alle Plätze besetzt sind.
refused-called-off = Die Spieler haben diese Partie beendet.
refused-no-chat = An diesem Tisch gibt es keinen Chat.
refused-not-seated = Das können nur Mitspielende am Tisch.
refused-bad-line = Eine Zeile im Chat hat 1 bis 300 sichtbare Zeichen.
refused-not-over = Das gibt es erst nach dem Ende der Partie.
refused-not-replaying = Seit Beginn dieser Partie haben sich Regeln oder Karten geändert, und sie kann nicht fortgesetzt werden.
refused-not-stored = Der Server konnte das nicht speichern; der Tisch ist wie zuvor. Versuche es gleich noch einmal.
refused-stale = Der Tisch hat sich inzwischen verändert; sieh noch einmal hin.
refused-illegal = Das erlauben die Regeln jetzt nicht.
refused-not-your-turn = Du bist nicht dran.
refused-over = Die Partie ist zu Ende.
refused-no-undo = Das lässt sich nicht zurücknehmen: Inzwischen hat jemand anderes entschieden, oder Verdecktes wurde aufgedeckt.
refused-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refused-too-many = Zu viele Anfragen auf einmal; warte einen Augenblick.
refused-table-full = An diesem Tisch ist so viel geschehen, dass nichts mehr gespeichert wird; beginne einen neuen.

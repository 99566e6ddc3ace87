# the person at this device
me = Dein Profil
me-lead = Kein Konto, kein Passwort: Dieser Browser hat den Schlüssel zu deinem Profil.
me-local = Der Server speichert deinen Namen, deine Tische und deinen Fortschritt nur für dich.
me-name = Dein Name
me-language = Sprache
language-en = English
language-de = Deutsch
me-level = Bevorzugte Stärke der Bots
me-level-any = egal
me-save = Speichern
me-saved = Gespeichert
me-devices = Ein anderes Gerät
me-devices-text = Öffne diesen Link auf einem anderen Handy oder Computer, um dort dasselbe Profil zu haben, mit all deinen Tischen und deinem Tagebuch. Er funktioniert einmal, innerhalb von { $minutes } Minuten.
me-devices-lead = Nimm dein Profil auf ein anderes Handy oder einen anderen Computer mit, samt allen Tischen und deinem Tagebuch.
me-code = Link erstellen
me-code-copy = Link für das andere Gerät kopieren
me-code-scan = Mit dem anderen Gerät scannen
me-arrive = Dein Profil auf diesem Gerät
me-arrive-text = Du hast einen Link geöffnet, der ein Profil auf dieses Gerät bringt. Er funktioniert einmal.
me-arrive-replaces = Dieses Gerät benutzt bisher { $name }. Dieses Profil bleibt auf dem Server, aber dieses Gerät öffnet es dann nicht mehr.
me-arrive-do = Profil hier benutzen
me-arrived = Dieses Gerät öffnet jetzt dein Profil.
me-data = Deine Daten
me-data-text = Speichere alles, was dieser Server über dich weiß, als eine Datei – oder lösche es ganz.
me-export = Alles als Datei speichern
me-delete = Alles löschen
me-delete-sure = Dein Profil, dein Tagebuch und deine Tische werden von diesem Gerät und vom Server entfernt. Partien mit anderen gehen weiter; dein Platz dort verliert seinen Namen. Das lässt sich nicht rückgängig machen.
me-delete-do = Jetzt alles löschen
me-deleted = Alles ist gelöscht.
cancel = Abbrechen

# lobby and waiting room
nav-lobby = Treffpunkt
lobby-lead = Offene Tische auf diesem Server. Setz dich dazu, schau zu oder eröffne selbst einen.
lobby-new = Tisch eröffnen
lobby-loading = Tische werden gesucht …
lobby-empty = Gerade ist kein Tisch offen. Eröffne einen: Andere sehen ihn hier.
lobby-all-games = Alle Spiele
lobby-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
lobby-hints = mit Tipps
lobby-no-hints = ohne Tipps
lobby-return = Zurückkehren
lobby-fields = Auf Mitspielende warten
lobby-wait = Beginnen, wenn alle da sind
lobby-wait-note = Bis dahin warten alle in einem Raum und sehen, wer schon gekommen ist.
lobby-open = Tisch im Treffpunkt zeigen
lobby-open-note = Alle auf diesem Server können einen freien Platz nehmen.
lobby-fill = Bots besetzen freie Plätze
lobby-fill-never = nie
lobby-fill-after = { $minutes ->
    [1] nach einer Minute
    [60] nach einer Stunde
    [1440] nach einem Tag
   *[other] nach { $minutes } Minuten
}
table-waiting = wartet auf Mitspielende
waiting-title = Warten auf Mitspielende
waiting-missing = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
waiting-fills = Bots kommen in { $time }
waiting-free = frei
waiting-nobody = Freier Platz
waiting-here = da
waiting-sit = Platz nehmen
waiting-wait = Du sitzt am Tisch. Das Spiel beginnt, wenn alle Plätze besetzt sind.
waiting-watch = Du siehst das Spiel, sobald es beginnt.
waiting-start = Jetzt mit Bots beginnen
waiting-leave = Tisch verlassen
rematch-join = Bei der Revanche mitspielen
rematch-watch = Bei der Revanche zusehen
rematch-made = Dieselben spielen noch einmal: Dein Platz ist frei.
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count } Tagen

# talking at the table
talk = Leute am Tisch
talk-unread = Leute am Tisch, { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
talk-here = Wer da ist
talk-turn = am Zug
talk-watching = Es sehen zu: { $names }
talk-somebody = jemand
talk-signs = Kurznachrichten
sign-by = { $name }: { $sign }
sign-hello = Hallo
sign-good-luck = Viel Glück
sign-well-played = Gut gespielt
sign-thanks = Danke
sign-one-moment = Einen Moment, bitte
sign-oops = Hoppla
talk-chat = Chat
talk-line = Nachricht
talk-send = Senden
talk-removed = entfernt
talk-reported = gemeldet
talk-report = Melden: { $text }
talk-remove = Entfernen: { $text }
talk-allow = Chat erlauben
talk-forbid = Chat ausschalten
chat-allow = Chat
chat-allow-note = Mitspielende können einander schreiben. Du kannst den Chat jederzeit ausschalten.
turn-away = { $name } ist am Zug, aber nicht da
together = Gemeinsam ansehen
together-led = { $name } führt
together-others = { $count ->
    [0] sonst ist noch niemand da
    [one] 1 andere Person ist da
   *[other] { $count } andere sind da
}
passkeys = Passkeys
passkeys-lead = Ein Passkey auf deinem Telefon, deinem Computer oder in deinem Passwortmanager öffnet dein Profil in jedem Browser, auch wenn sonst alles verloren ist.
passkey = Passkey
passkey-add = Passkey hinzufügen
passkey-added = Der Passkey öffnet jetzt dein Profil.
passkey-sign-in = Mit einem Passkey anmelden
passkey-replaces = Eine Anmeldung ersetzt auf diesem Gerät das Profil von { $name }; es bleibt auf dem Server.
passkey-since = seit { $date }
passkey-used = zuletzt verwendet am { $date }
passkey-removed = Der Passkey öffnet dein Profil nicht mehr.
passkey-known = Dieses Gerät hat schon einen Passkey für dein Profil.
passkey-cancelled = Der Browser hat keinen Passkey geliefert. Versuche es noch einmal.
passkey-missing = Dieser Browser unterstützt keine Passkeys, oder die Seite wurde nicht über HTTPS geöffnet.
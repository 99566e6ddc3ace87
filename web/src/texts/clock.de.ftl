# Uhren, Urlaub und wie man erfährt, dass man dran ist
clock = Uhr
time-days-alone = { $count } Tage
clock-none = keine Uhr
clock-move = Zeit für jeden Zug
clock-game = Zeit für die ganze Partie
clock-time = Zeit je Person
clock-span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
clock-span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
clock-span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
clock-up = Wenn die Zeit abläuft
clock-up-bot = ein Bot übernimmt den Platz
clock-up-end = die Partie endet
clock-up-note = Niemand muss auf jemanden warten, der wegbleibt. Wessen Platz ein Bot übernommen hat, kann jederzeit zurückkehren.
clock-level = Stufe dieses Bots
clock-left = noch { $time }
clock-left-turn = { $name } hat noch { $time } für diesen Zug
clock-left-game = { $name } hat noch { $time } für die Partie
clock-rule-move = Jeder Zug: { $time }
clock-rule-game = Ganze Partie: { $time } je Person
clock-paused = im Urlaub bis { $date }
clock-timed-out = Zeit abgelaufen
clock-more = { $name } { $time } mehr geben
clock-lost = Deine Zeit ist abgelaufen, deshalb spielt ein Bot für dich. Du kannst deinen Platz jederzeit wieder einnehmen.
clock-bot-plays = Ein Bot spielt für dich.
end-propose = Vorschlagen, die Partie zu beenden
end-withdraw = Weiterspielen
end-wanted = { $names }: Vorschlag, die Partie zu beenden. Sie endet, wenn alle einverstanden sind.
end-agree = Die Partie beenden
called-off = Beendet
called-off-agreed = Die Spieler haben diese Partie gemeinsam beendet. Es gibt kein Ergebnis.
called-off-time = Die Zeit ist abgelaufen, deshalb ist diese Partie wie vereinbart zu Ende. Es gibt kein Ergebnis.
called-off-status = vorzeitig beendet
holiday = Urlaub
holiday-text = Während du weg bist, stehen Uhren ab einem Tag still. In diesen zwölf Monaten hast du noch { $left ->
    [one] 1 Tag
   *[other] { $left } Tage
}.
holiday-days = Tage
holiday-begin = Urlaub beginnen
holiday-on = Du bist bis { $date } im Urlaub. Deine Uhren stehen still.
holiday-finish = Ich bin zurück
notices = Du bist dran
notices-lead = Wie du erfährst, dass andere auf dich warten. Eine Benachrichtigung nennt das Spiel und den Tisch, nie eine Karte.
notices-device = Auf diesem Gerät benachrichtigen
notices-device-note = Dein Browser bittet einmal um deine Erlaubnis.
notices-denied = Dieser Browser erlaubt keine Benachrichtigungen von dieser Seite. In seinen Einstellungen kannst du das ändern.
notices-missing = Dieser Browser kann keine Benachrichtigungen zeigen.
notice-title = Du bist dran
notice-body = { $game } · { $table }
push-reach = Benachrichtigungen erreichen dich hier auch, wenn keine Seite von hier offen ist.
push-open-only = Benachrichtigungen erreichen dich hier nur, solange eine Seite von hier offen ist. { $why }
push-unsupported = Dieser Browser hat keinen Benachrichtigungsdienst, oder die Seite wurde nicht über HTTPS geöffnet.
push-off = Dieser Server verwendet keine Benachrichtigungsdienste.
push-failed = Der Benachrichtigungsdienst dieses Browsers hat dieses Gerät nicht angenommen. Versuche es später noch einmal.
push-devices = Benachrichtigte Geräte
push-device-unnamed = Gerät ohne Namen
push-device-this = dieses Gerät
push-device-since = seit { $date }
push-device-removed = { $name } wird nicht mehr benachrichtigt.
mail = E-Mail
mail-address = E-Mail-Adresse
mail-note = Wenn du seit einigen Minuten an der Reihe und nicht am Tisch bist, bekommst du dort eine Nachricht. Für anderes wird die Adresse nicht verwendet.
mail-ask = Link schicken
mail-sent = An { $address } wurde ein Link geschickt. Folge ihm, um die Adresse zu bestätigen.
mail-on = Wenn du an der Reihe bist, geht eine Nachricht an { $address }.
mail-remove = Adresse entfernen
mail-removed = Die Adresse wurde entfernt.
mail-confirm-text = An diese E-Mail-Adresse sollen von jetzt an Nachrichten gehen, wenn du an der Reihe bist.
mail-confirm-do = Adresse bestätigen
mail-confirm-done = Die Adresse ist bestätigt.
mail-stop-text = An diese E-Mail-Adresse schreiben wir dann nicht mehr.
mail-stop-do = Keine Nachrichten mehr
mail-stop-done = Die Adresse wurde gelöscht; es gehen keine Nachrichten mehr dorthin.
mail-no-link = Öffne den Link in der Nachricht noch einmal.
mail-settings = Alle Einstellungen

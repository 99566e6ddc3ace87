# die Seite des Betreibers
admin-title = Dieser Server
admin-locked = Diese Seite ist für den Betreiber. Öffne sie mit dem Link, den die Konsole des Servers zeigt.
admin-running = Läuft seit { $time } · Version { $version }
admin-hours = { $hours } Std. { $minutes } Min.
admin-storing = Entscheidungen werden gespeichert
admin-not-storing = Entscheidungen können gerade nicht gespeichert werden
admin-people = Personen
admin-tables = Tische
admin-tables-note = { $here } im Speicher
admin-connections = Verbindungen
admin-load = Auslastung
admin-load-note = { $memory } Speicher
admin-disk = Datenbank
admin-disk-note = { $free } frei
admin-faults = Störungen
admin-queues = Laufende Arbeit
admin-queue-bots = Bots
admin-queue-hints = Tipps
admin-queue-views = Vorschauen und frühere Züge
admin-queue-previews = Vorschauen in einem eigenen Prozess
admin-queue-analyses = Analysen
admin-message = Nachricht an alle
admin-message-hint = Alle an einem Tisch sehen sie sofort.
admin-message-send = Senden
admin-message-sent = Gesendet.
admin-none = Keine
admin-table-line = { $moves ->
    [one] eine Entscheidung
   *[other] { $moves } Entscheidungen
}
admin-table-over = beendet
admin-remove = Entfernen
admin-remove-sure = { $id } endgültig entfernen?
admin-remove-do = Ja, entfernen
admin-keep = Behalten
admin-addresses = Adressen
admin-address-line = { $count ->
    [0] nicht verbunden
    [one] eine Verbindung
   *[other] { $count } Verbindungen
  }
admin-block = Sperren
admin-unblock = Freigeben
admin-block-note = Eine Sperre gilt, bis der Server neu gestartet wird.
admin-errors = Warnungen und Fehler
announcement-from = Vom Betreiber:

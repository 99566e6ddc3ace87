# Die Werkstatt: eigene Ausgaben
editions = Ausgaben
editions-lead = Eine Ausgabe enthält alle Karten, Plättchen und Zahlen eines Spiels. Die Regelhefte drucken nicht alle ab, darum sind viele unserer Werte erfunden (◇). Wenn dir das Spiel gehört, kopiere eine Ausgabe und trage ein, was gedruckt ist; Tische, Bots und die Wertungshilfe verwenden dann deine Karten.
editions-short = Das Spiel gehört dir? Trage deine Karten ein; gespielt und gewertet wird dann mit ihnen.
editions-open = Ausgaben öffnen
nav-editions = Ausgaben
edition-open-file = Ausgabe aus Datei öffnen
edition-yours = Deine
edition-copied-from = Kopie von „{ $title }“
edition-packaged = Gehört zu Ecotone
edition-edit = Eintragen
edition-look = Ansehen
edition-copy = Kopieren
edition-copy-long = Ausgabe kopieren
edition-copy-own = Eigene Kopie anlegen
edition-copy-note = Deine Kopie beginnt mit den Werten von „{ $title }“. Was du einträgst, gilt als gedruckt.
edition-new-title = Mein Spiel
edition-title = Titel
edition-description = Beschreibung
edition-about = Titel und Beschreibung
edition-progress = { $printed } von { $all } wie gedruckt ({ $of })
edition-progress-all = { $printed } von { $all } Bestandteilen wie gedruckt
edition-all-printed = Alle { $all } wie gedruckt
edition-faults = { $count ->
    [one] 1 Fehler.
   *[other] { $count } Fehler.
}
edition-faults-note = Bis sie behoben sind, lässt sich die Ausgabe nicht spielen.
edition-fault = { $field }: erwartet { $expected }, gefunden { $got }
edition-loading = Wird geladen …
edition-saved = Alles ist gespeichert.
edition-saving = Wird gespeichert …
edition-read-only = Du kannst diese Ausgabe ansehen und kopieren, aber nicht ändern.
edition-part = Bestandteil
edition-value = Wert
edition-before = Vorher
edition-now = Jetzt
edition-whole = ganzer Bestandteil
edition-next-open = Nächste ungeprüfte
edition-undo = Rückgängig
edition-list = Suche und Liste
edition-search = Nach Namen suchen
edition-none = Nichts gefunden.
edition-printed = wie gedruckt
edition-open = ungeprüft
edition-names = Namen und Texte
edition-steps = Voriger und nächster Bestandteil
edition-previous = Zurück
edition-next = Weiter
edition-confirm = Wie gedruckt, weiter
edition-source-of = Herkunft: { $value }
edition-source-printed = gedruckt
edition-source-derived = abgeleitet
edition-source-house = von uns
edition-yes = Ja
edition-no = Nein
edition-fewer = Weniger
edition-more = Mehr
edition-step = { $name }, Schritt { $number }
edition-step-none = – keiner –
edition-step-more = – hinzufügen –
edition-add = Bestandteil hinzufügen
edition-add-note = Der neue beginnt als Kopie des angezeigten.
edition-key-id = Kurzname (Buchstaben und _)
edition-key-key = Kurzname (Buchstaben und _)
edition-key-name-en = Englischer Name
edition-key-name-de = Deutscher Name
edition-remove = Diesen Bestandteil entfernen
edition-remove-sure = { $name } entfernen?
edition-play = Neuer Tisch mit dieser Ausgabe
edition-score = Damit werten
edition-export = Als Datei speichern
edition-other-device = Auf einem anderen Gerät bearbeiten
edition-other-device-note = Öffne diesen Link auf deinem Handy. Wer ihn hat, kann die Ausgabe ändern.
edition-differences = { $count ->
    [0] Keine Unterschiede zu „{ $title }“
    [one] 1 Unterschied zu „{ $title }“
   *[other] { $count } Unterschiede zu „{ $title }“
}
edition-digest = Prüfsumme { $digest }: gleich auf jedem Server, der genau diese Werte hat.
edition-delete = Diese Ausgabe löschen
edition-delete-sure = „{ $title }“ löschen? Laufende Partien behalten ihre Karten.
edition-type-in = Trage ein, was in deiner Schachtel steht

# Eine Komponente an Ort und Stelle berichtigen
correct-this = In meinem Spiel anders
correct-any = Eine Karte ist in meinem Spiel anders
correct-title = Eine Karte berichtigen
correct-which = Welche Karte, welches Plättchen oder welcher Marker?
correct-not-yours = „{ $title }“ kannst du nicht ändern. Berichtige die Karte in einer eigenen Ausgabe: Sie beginnt mit denselben Werten.
correct-in = In „{ $title }“ berichtigen
correct-copy = Kopieren und berichtigen
correct-into = Die Berichtigung kommt in „{ $title }“.
correct-running = Dieser Tisch behält die Karten, mit denen er begonnen hat. Neue Tische und die Wertungshilfe verwenden deine Berichtigung.
correct-done = Fertig
correct-more = Die ganze Ausgabe öffnen

# Sätze einer kleinen Sprache, durch Auswählen
phrase-words = In Worten
phrase-text = Als Text, für Kundige
phrase-by-hand = Das ist so geschrieben, dass es sich nicht aus Listen wählen lässt. Ändere den Text oder beginne neu.
phrase-anew = Neu beginnen
phrase-add = Schritt hinzufügen
phrase-remove = Schritt { $number } entfernen
phrase-step = Schritt { $number }
phrase-join = Wie Schritt { $number } folgt
phrase-join-then = dann
phrase-join-else = sonst
phrase-join-or = oder stattdessen
phrase-join-and = und
phrase-join-plus = plus
phrase-join-minus = minus
phrase-none = – nichts –
phrase-number = { $slot }: Zahl
phrase-least = { $what }: mindestens { $number }
phrase-most = { $what }: höchstens { $number }
phrase-exactly = { $what }: genau { $number }
phrase-more = Mehr: { $slots }

# Deine Schachtel eingeben
edition-off = Wer diesen Server betreibt, hat das Kopieren und Bearbeiten von Ausgaben hier abgeschaltet.
typing-title = Deine Schachtel eingeben
typing-pick = Wähle oben eine Art von Bestandteilen und nimm die Karten oder Plättchen dieser Art zur Hand.
typing-type = Vergleiche jedes Stück mit dem Bild. Tippe an, was abweicht: Es wird sofort gespeichert und gilt als gedruckt.
typing-next = „Wie gedruckt, weiter“ bestätigt den ganzen Bestandteil und führt zum nächsten ungeprüften.
typing-check = Was nicht zusammenpasst, steht oben. „Rückgängig“ nimmt eine Änderung nach der anderen zurück.
typing-use = Neue Tische, das Forschungstagebuch und die Wertungshilfe verwenden dann deine Werte. Als Datei gespeichert lässt sich die Ausgabe mitnehmen.
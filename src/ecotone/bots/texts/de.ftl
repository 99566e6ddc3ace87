# Gründe für eine Entscheidung, in Worten, die alle Spiele teilen.
reason-later = im nächsten Zug: { $what }
reason-rival = { $more ->
    [yes] lässt { $player } besser antworten
   *[no] lässt { $player } schlechter antworten
}

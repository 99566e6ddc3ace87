ecosfera-sea = Die Ostsee
ecosfera-sea-note = gerettet bei { $count } Lebensräumen
ecosfera-habitats-label = Lebensräume: { $habitats }
ecosfera-none = keine
ecosfera-restored = wiederhergestellt
ecosfera-missing = fehlt noch
ecosfera-next = als Nächstes
ecosfera-impact = Wirkungen
ecosfera-impact-note = verloren bei { $count }
ecosfera-impacts = { $count } von { $all } Wirkungskacheln
ecosfera-elements = Elemente
ecosfera-elements-note = gemeinsamer Vorrat, eines darf pro Erwerb geliehen werden
ecosfera-pile = { $element }: { $count } im Stapel
ecosfera-producers = Produzenten
ecosfera-producers-note = mit Elementen bezahlen
ecosfera-consumers = Konsumenten
ecosfera-consumers-note = mit zwei Produzenten bezahlen, die einen seiner Lebensräume gemeinsam haben
ecosfera-deck = { $count } im Stapel
ecosfera-no-card = keine Karte mehr
ecosfera-your-row = Deine Reihe
ecosfera-row-of = Reihe von { $name }
ecosfera-piles = Stapel { $deck } · Ablage { $discard }
ecosfera-piles-title = Karten in Stapel und Ablage
ecosfera-piles-deck = Stapel (Reihenfolge unbekannt)
ecosfera-piles-top = Oberste Karte, allen bekannt
ecosfera-piles-discard = Ablage
ecosfera-show = { $name }: Stapel und Ablage zeigen
ecosfera-row-empty = keine Karten
ecosfera-tokens = Spielsteine
ecosfera-token-ready = { $token }, bereit
ecosfera-token-used = { $token }, genutzt
ecosfera-all-ready = alle Spielsteine bereit
ecosfera-ability-pass = Weitergabe
ecosfera-ability-plus = Plus
ecosfera-ability-refresh = Aktualisierung
ecosfera-ability-star = Stern
ecosfera-used = genutzt
ecosfera-some-used = { $count } genutzt
ecosfera-pressure-of = { $count } von { $limit }
ecosfera-pressure-row = Umweltbelastung in deiner Reihe
ecosfera-team = Team
ecosfera-team-note = offene Reihen
ecosfera-now = am Zug
ecosfera-after = als Nächstes
ecosfera-solo = Deine anderen Reihen
ecosfera-point = allen zeigen
ecosfera-pointed = { $name } zeigt hierher
ecosfera-this-turn = Dieser Zug
ecosfera-acted = Aktion ausgeführt: keine Umweltbelastungskarte am Ende des Zuges.
ecosfera-idle = Noch keine Aktion: Ein Zug ohne Aktion bringt eine Umweltbelastungskarte.
ecosfera-blocked = Eine Politikkarte sperrt die Fähigkeiten.
ecosfera-draws-open = { $count ->
    [one] Eine Politikkarte ist noch zu ziehen.
   *[other] { $count } Politikkarten sind noch zu ziehen.
}
ecosfera-supply = { $count ->
    [one] noch { $count } Umweltbelastungskarte im Vorrat
   *[other] noch { $count } Umweltbelastungskarten im Vorrat
}
ecosfera-shared = { $count } gemeinsam
ecosfera-no-pair = kein Paar
ecosfera-restores = legt
ecosfera-policies = Politikkarten
ecosfera-policies-note = { $count } im Stapel
ecosfera-policies-none = Es liegt keine Politikkarte offen.
ecosfera-policy-now = wird gerade ausgeführt
ecosfera-policy-proposal = vorgeschlagen: alle müssen zustimmen
ecosfera-policy-ready = bereit
ecosfera-policy-permanent = gilt bis zum Ende der Partie
ecosfera-policy-this-turn = gilt in diesem Zug
ecosfera-policy-next-turn = gilt im nächsten Zug: { $row }
ecosfera-funding = Finanzierung: { $count }
ecosfera-funding-note = jede bezahlt eine Maßnahme
ecosfera-used-policies = { $count } genutzt
ecosfera-choosing = { $name } überlegt …
ecosfera-watching = Tippe auf eine Karte, um sie allen zu zeigen.
ecosfera-touch = { $count ->
    [0] Es bleibt nichts mehr zu tun: Beende deinen Zug.
    [one] Wähle, was hervorgehoben ist, oder beende deinen Zug.
   *[other] Wähle eine der { $count } hervorgehobenen Möglichkeiten oder beende deinen Zug.
}
ecosfera-choose = { $count ->
    [one] Wähle, was hervorgehoben ist.
   *[other] Wähle eine der { $count } hervorgehobenen Möglichkeiten.
}
ecosfera-verb-buy = „{ $name }“ erwerben
ecosfera-verb-place = Kacheln legen
ecosfera-verb-confirm = Bestätigen
ecosfera-verb-end = Zug beenden
ecosfera-verb-end-anyway = Zug trotzdem beenden
ecosfera-still = { $count ->
    [one] Eine Aktion ist noch möglich.
   *[other] { $count } Aktionen sind noch möglich.
}
ecosfera-step-buy-producer = Einen Produzenten erwerben
ecosfera-step-buy-consumer = Einen Konsumenten erwerben
ecosfera-step-place = Lebensraumkacheln legen
ecosfera-step-ability = Eine Fähigkeit nutzen
ecosfera-step-star = Einen Stern nutzen
ecosfera-step-activate = Eine Maßnahme umsetzen
ecosfera-step-end = Den Zug beenden
ecosfera-pay = Bezahle „{ $name }“ mit: { $cards }.
ecosfera-borrow = Leihe { $element } vom Stapel; die Karte bleibt bei dir.
ecosfera-pairs = { $count } Paare von Produzenten können „{ $name }“ bezahlen: Du wählst danach.
ecosfera-then = Danach können { $name } und { $other } wiederherstellen: { $habitats }.
ecosfera-restore = Wiederhergestellt wird: { $habitats }.
ecosfera-restore-with = { $cards } stellen wieder her: { $habitats }.
ecosfera-partner = Mit „{ $card }“: { $habitats }.
ecosfera-wins = Damit ist die Ostsee gerettet.
ecosfera-draws-policies = { $count ->
    [one] Eine Politikkarte wird gezogen.
   *[other] { $count } Politikkarten werden gezogen.
}
ecosfera-comes-to = { $row } erhält: { $cards }.
ecosfera-goes-under = Unter den Stapel gelegt: { $cards }.
ecosfera-asks = Alle anderen werden vorher gefragt.
ecosfera-funding-left = { $count ->
    [0] Das verbraucht die letzte Finanzierungskarte.
    [one] Das verbraucht eine Finanzierungskarte, { $count } bleibt.
   *[other] Das verbraucht eine Finanzierungskarte, { $count } bleiben.
}
ecosfera-strike-equal = Drei gleiche Elemente: Eine Umweltbelastungskarte kommt in deine Reihe.
ecosfera-strike-answer = Drei gleiche Elemente schlagen zu, wenn du nicht mit einer Maßnahme reagierst.
ecosfera-strike-ends = Der Zug endet sofort.
ecosfera-strike-idle = Ein Zug ohne Aktion bringt eine Umweltbelastungskarte.
ecosfera-strike-impacts = { $count ->
    [one] Es ist die dritte Umweltbelastungskarte: Sie bringt eine Wirkungskachel.
   *[other] Es ist die dritte Umweltbelastungskarte: Sie bringt { $count } Wirkungskacheln.
}
ecosfera-loses = Damit ist die Ostsee verloren.
ecosfera-danger-equal = { $row } hat dann drei gleiche Elemente, die zu Beginn des Zuges zuschlagen.
ecosfera-danger-pressure = { $row } hat dann drei Umweltbelastungskarten, die zu Beginn des Zuges zuschlagen.
ecosfera-odds = { $harmful } der { $cards } Karten, die gezogen werden können, würden den Zug beenden.
ecosfera-top = Die oberste Karte ist bekannt: { $card }.
ecosfera-risks = Gefahren
ecosfera-risk-pressure = { $mine ->
    [yes] Du hast { $count } Umweltbelastungskarten. Eine dritte bringt { $tiles ->
        [one] eine Wirkungskachel
       *[other] { $tiles } Wirkungskacheln
    } und beendet deinen Zug.
   *[no] { $row } hat { $count } Umweltbelastungskarten. Eine dritte bringt { $tiles ->
        [one] eine Wirkungskachel
       *[other] { $tiles } Wirkungskacheln
    }.
}
ecosfera-risk-struck = { $mine ->
    [yes] Du hast { $count } Umweltbelastungskarten: Zu Beginn deines Zuges bringen sie { $tiles ->
        [one] eine Wirkungskachel
       *[other] { $tiles } Wirkungskacheln
    }.
   *[no] { $row } hat { $count } Umweltbelastungskarten: Zu Beginn des Zuges bringen sie { $tiles ->
        [one] eine Wirkungskachel
       *[other] { $tiles } Wirkungskacheln
    }.
}
ecosfera-risk-equal = { $mine ->
    [yes] Du hast { $count }× { $element }: Drei gleiche Elemente schlagen zu Beginn deines Zuges zu.
   *[no] { $row } hat { $count }× { $element }: Drei gleiche Elemente schlagen zu Beginn des Zuges zu.
}
ecosfera-card-pressure = Umwelt­belastung
ecosfera-card-litter = Strand­müll
ecosfera-card-producer = Produzent
ecosfera-card-consumer = Konsument
ecosfera-card-costs = Kosten: { $elements }.
ecosfera-card-gives = Fähigkeiten: { $abilities }.
ecosfera-card-star = Stern: zieht einmal pro Zug eine Politikkarte.
ecosfera-card-lives = Lebensräume: { $habitats }.
ecosfera-house = Hauswert, nicht von der gedruckten Karte
ecosfera-give-here = Dieser Reihe geben
ecosfera-won = Die Ostsee ist gerettet.
ecosfera-lost = Die Ostsee ist verloren.
ecosfera-won-why = Alle { $count } Lebensräume wurden wiederhergestellt; { $impacts ->
    [0] keine Wirkungskachel liegt
    [one] { $impacts } Wirkungskachel liegt
   *[other] { $impacts } Wirkungskacheln liegen
} auf dem Tisch.
ecosfera-lost-why = Die sechste Wirkungskachel wurde gelegt, als { $count } von 6 Lebensräumen wiederhergestellt waren.
ecosfera-sum-habitats = Lebensräume wiederhergestellt
ecosfera-sum-habitats-why = ein Punkt für jede Lebensraumkachel
ecosfera-sum-impacts = Wirkungen vermieden
ecosfera-sum-impacts-why = ein Punkt für jede nicht gelegte Wirkungskachel, wenn die Ostsee gerettet ist
ecosfera-sum-impacts-lost = nichts, denn die Ostsee ist verloren
ecosfera-sum-total = Summe
ecosfera-stat-rounds = Runden
ecosfera-stat-turns = Züge
ecosfera-stat-measures = Maßnahmen
ecosfera-stat-policies = Politikkarten gezogen
ecosfera-stat-producers = Produzenten
ecosfera-stat-consumers = Konsumenten
ecosfera-stat-elements = Elemente
ecosfera-stat-pressure = Umweltbelastungskarten
ecosfera-stat-row = Reihe
ecosfera-stat-row-number = Reihe { $number }
ecosfera-stat-team = Was das Team gesammelt hat

ecosfera-keys =
    O: zu den Reihen des Teams

title = Ecosfera Baltica
player = Spieler { $seat }
about = Rettet gemeinsam die Ostsee: Stellt sechs Lebensräume wieder her, bevor sechs Wirkungen eintreten.

option-preset = Regeln: wie am Tisch oder wie in der offiziellen digitalen Fassung
option-complexity = Komplexität (2 mit Politikkarten)
option-piles = Karten je Elementstapel (3 schwer, 8 leicht)
option-high-pressure = Hohe Umweltbelastung: drei Umweltbelastungskarten in jedem Anfangsstapel
option-eutrophication = Eutrophierung: zwei Nährstoffe mehr in jedem Anfangsstapel
option-biodiversity-loss = Verlust der Artenvielfalt: die Schlüsselart fehlt
option-solo-rows = Kartenreihen im Solospiel
option-first-player = Wer beginnt
option-agreement = Alle müssen einer Maßnahme zustimmen
option-reshuffle-policies = Ein leerer Politikkartenstapel wird aus den genutzten Karten neu gebildet
option-box-limit = Nicht mehr Elementkarten als in der Schachtel
option-draw-per-event = Eine Politikkarte für mehrere Kacheln zugleich
option-star-is-ability = Stern und Fähigkeiten einer Karte schließen sich aus
option-noise-blocks-star = Gesperrte Fähigkeiten sperren auch Sterne
option-triple-spares-impact = Umweltbelastung durch drei gleiche Elemente legt keine Wirkungskachel
option-reactivate-any-time = Jedes Konsumentenpaar reaktiviert sofort einen Spielstein
option-pass-pressure = Umweltbelastungskarten dürfen weitergegeben werden
option-pass-species-to-market = Arten dürfen an den Markt gegeben werden
option-pass-to-own-deck = Mit nur einer Reihe auf den eigenen Stapel weitergeben
option-policy-tile-is-no-action = Eine Kachel durch eine Politikkarte gilt nicht als Aktion
option-climate-spares-green-energy = Keine zusätzliche Wirkungskachel bei einer Wirkung durch eine Politikkarte
option-summer-counts-used = Im warmen Sommer zählt jede genutzte Politikkarte als Maßnahme
option-waste-water-takes-only = Verbesserte Abwasserbehandlung lässt keine Wahl
option-fertiliser-needs-two = Dünger bringt Umweltbelastung, sobald Nährstoffe knapp sind
option-upwelling-forced = Aufsteigende Nährstoffe müssen genommen werden
option-skip-after-checks = Bevor ein Zug ausfällt, wird die Reihe auf Gefahr geprüft
option-recycling-forced = Recycling muss entfernen, was es kann

card-pressure = Umweltbelastung
card-litter = Strandmüll
row-of-player = Spieler { $number }
row-alone = Reihe { $number }
token-pass = Weitergabe
token-plus = Plus
token-refresh = Aktualisierung
use-pass = Karte weitergeben
use-plus = Karte ziehen
use-refresh-producers = Produzenten aktualisieren
use-refresh-consumers = Konsumenten aktualisieren
group-producer = Produzenten
group-bird = Vögel
group-fish = Fische
group-mammal = Säugetiere
group-zoobenthos = Zoobenthos
group-zooplankton = Zooplankton
category-negative = negativ
category-dual = Doppeleffekt
category-measure = Maßnahme
category-funding = Finanzierung

step-none = Bezahlt eine Maßnahme.
step-place-shared-habitat = Lege eine Lebensraumkachel, deren Symbol ein Produzent und ein Konsument deiner Reihe gemeinsam haben.
step-pressure-to-holders = { $count ->
    [one] Jede Reihe mit der Elementkarte { $element } erhält { $count } Umweltbelastungskarte.
   *[other] Jede Reihe mit der Elementkarte { $element } erhält { $count } Umweltbelastungskarten.
}
step-tokens-by-measures = { $count ->
    [one] Wurde schon eine Maßnahme umgesetzt, werden alle Spielsteine aktiv, sonst alle inaktiv.
   *[other] Wurden schon { $count } Maßnahmen umgesetzt, werden alle Spielsteine aktiv, sonst alle inaktiv.
}
step-extra-impact = { $duration ->
    [permanent] Bis zum Ende der Partie
    [this_turn] In diesem Zug
   *[next_turn] Im nächsten Zug
} bringt jede Wirkung { $count ->
    [one] { $count } weitere Wirkungskachel
   *[other] { $count } weitere Wirkungskacheln
}.
step-discard-open = Alle offenen { $groups } auf dem Markt und in allen Reihen werden abgelegt.
step-remove-from-row = Aus dem Spiel genommen: { $groups } der aktiven Reihe.
step-remove-species = Aus dem Spiel genommen: { $species }.
step-take-back-impact = { $count ->
    [one] Nimm { $count } Wirkungskachel zurück.
   *[other] Nimm { $count } Wirkungskacheln zurück.
}
step-activate-tokens = Alle Spielsteine werden aktiv.
step-offer-element = Alle dürfen { $element } vom Markt nehmen, höchstens { $count } pro Reihe.
step-take-element = Nimm { $count }× { $element } vom Markt. Ist dort keine Karte mehr, nimm eine Umweltbelastungskarte.
step-return-element = Aus allen Reihen zurück auf den Markt: { $element }.
step-take-or-return-element = Nimm { $element } vom Markt oder gib eine solche Karte zurück, wenn mindestens { $count } in deiner Reihe liegen.
step-cheaper-producers = { $duration ->
    [permanent] Bis zum Ende der Partie
    [this_turn] In diesem Zug
   *[next_turn] Im nächsten Zug
} kostet jeder Produzent { $count }× { $element } weniger.
step-give-market-card = Gib eine Karte vom Markt in eine Reihe ({ $groups }).
step-give-market-habitat = Gib alle Karten mit { $habitats } vom Markt in eine Reihe.
step-remove-pressure = { $count ->
    [one] Bis zu { $count } Umweltbelastungskarte aus einer beliebigen Reihe kommt aus dem Spiel; eine neue Karte ersetzt sie.
   *[other] Bis zu { $count } Umweltbelastungskarten aus beliebigen Reihen kommen aus dem Spiel; neue Karten ersetzen sie.
}
step-place-one-habitat = Lege einen dieser Lebensräume: { $habitats }. Liegt einer davon schon, tritt eine Wirkung ein.
step-block-abilities = { $duration ->
    [permanent] Bis zum Ende der Partie keine Fähigkeiten.
    [this_turn] In diesem Zug keine Fähigkeiten.
   *[next_turn] Im nächsten Zug keine Fähigkeiten.
}
step-skip-turn = { $duration ->
    [this_turn] Dieser Zug fällt aus.
   *[next_turn] Der nächste Zug fällt aus.
}
step-become-litter = Die Karte kommt als Müll in deine Reihe und bleibt in deinem Stapel.
step-protect-species = { $duration ->
    [permanent] Politikkarten legen keine Arten mehr ab.
    [this_turn] In diesem Zug legen Politikkarten keine Arten ab.
   *[next_turn] Im nächsten Zug legen Politikkarten keine Arten ab.
}

phase-reactivate = Zwei Konsumenten haben einen Lebensraum gemeinsam: einen Spielstein reaktivieren?
phase-main = Erwirb Karten, lege Kacheln, nutze Fähigkeiten oder beende deinen Zug.
phase-pay-first = Wähle den ersten Produzenten zum Bezahlen.
phase-pay-second = Wähle den zweiten Produzenten zum Bezahlen.
phase-partner = Wähle den zweiten Konsumenten.
phase-pass-card = Wähle eine Karte zum Weitergeben.
phase-pass-target = Wähle, wohin die Karte kommt.
phase-answer = Mit einer Maßnahme reagieren?
phase-agree = Stimmst du der Maßnahme zu?
phase-shared-producer = Wähle einen Produzenten.
phase-shared-consumer = Wähle einen Konsumenten.
phase-shared-habitat = Wähle die Lebensraumkachel.
phase-offer = Nimmst du das Element?
phase-of-row = { $row }: { $phase }
phase-take-or-return = Ein Element nehmen oder zurückgeben?
phase-market-card = Wähle eine Karte vom Markt.
phase-receiver = Wähle die Reihe, die sie erhält.
phase-recycle = Wähle eine Reihe, die eine Umweltbelastungskarte verliert.
phase-new-habitat = Wähle die Lebensraumkachel.
phase-over = Die Partie ist zu Ende.

action-end-turn = Zug beenden
action-buy = { $borrowed ->
    [yes] { ACCUSATIVE($card, capital: "yes") } erwerben ({ $element } vom Markt)
    [consumer] { ACCUSATIVE($card, capital: "yes") } erwerben ({ $habitats })
   *[no] { ACCUSATIVE($card, capital: "yes") } erwerben
}
action-place = Kacheln mit { DATIVE($card) } legen ({ $habitats })
action-use-token = Spielstein: { $ability }
action-use-card = { $card }: { $ability }
action-star = { $card }: Politikkarte ziehen (Stern)
action-activate = „{ $policy }“ finanzieren: { $effect }
action-reactivate = Spielstein reaktivieren: { $token }
action-choose-card = { $phase ->
    [pay-first] Mit { DATIVE($card) } bezahlen
    [pay-second] Mit { DATIVE($card) } bezahlen
    [partner] Kacheln mit { DATIVE($card) } legen
    [pass-card] { ACCUSATIVE($card, capital: "yes") } weitergeben
   *[other] { ACCUSATIVE($card, capital: "yes") } wählen
}
action-choose-row = { $phase ->
    [recycle] Umweltbelastungskarte entfernen: { $row }
    [pass-target] { ACCUSATIVE($subject, capital: "yes") } an { $row } weitergeben
   *[other] An { $row } geben
}
action-choose-habitat = { $habitat } legen
action-to-market = { ACCUSATIVE($subject, capital: "yes") } zurück auf den Markt legen
action-to-deck = { ACCUSATIVE($subject, capital: "yes") } auf deinen Stapel legen
action-take = { $alone ->
    [yes] { $asked }: { $element_offered } nehmen
   *[no] { $element_offered } nehmen
}
action-give-back = { $element_offered } zurückgeben
action-agree = Zustimmen: { $proposal }
action-decline = { $phase ->
    [reactivate] Keinen Spielstein reaktivieren
    [answer] Nicht reagieren
    [offer] { $alone ->
        [yes] { $asked }: { $element_offered } nicht nehmen
       *[no] { $element_offered } nicht nehmen
    }
    [agree] Ablehnen: { $proposal }
   *[other] Aufhören
}

event-end-turn = { $who } hat den Zug beendet.
event-buy = { $borrowed ->
    [yes] { $who } hat { ACCUSATIVE($card) } erworben ({ $element } vom Markt).
    [consumer] { $done ->
        [yes] { $who } hat { ACCUSATIVE($card) } erworben.
       *[no] { $who } erwirbt { ACCUSATIVE($card) }.
    }
   *[no] { $who } hat { ACCUSATIVE($card) } erworben.
}
event-place = { $who } hat { ACCUSATIVE($card) } zum Legen von Kacheln gewählt.
event-use-token = { $who } hat einen Spielstein genutzt: { $ability }.
event-use-card = { $who } hat { ACCUSATIVE($card) } genutzt: { $ability }.
event-star = { $who } hat { ACCUSATIVE($card) } genutzt: Stern.
event-activate = { $who } hat „{ $policy }“ { $done ->
    [yes] finanziert
   *[no] vorgeschlagen
}.
event-reactivate = { $who } hat einen Spielstein reaktiviert: { $token }.
event-choose-card = { $phase ->
    [pay-first] { $who } hat mit { DATIVE($card) } bezahlt.
    [pay-second] { $who } hat mit { DATIVE($card) } bezahlt.
    [partner] { $who } hat mit { DATIVE($card) } Kacheln gelegt.
    [pass-card] { $to ->
        [row] { $who } hat { ACCUSATIVE($card) } an { $row } weitergegeben.
        [market] { $who } hat { ACCUSATIVE($card) } zurück auf den Markt gelegt.
        [deck] { $who } hat { ACCUSATIVE($card) } auf den Stapel gelegt.
       *[open] { $who } gibt { ACCUSATIVE($card) } weiter.
    }
   *[other] { $who } hat { ACCUSATIVE($card) } gewählt.
}
event-choose-row = { $phase ->
    [pass-target] { $who } hat { ACCUSATIVE($subject) } an { $row } weitergegeben.
    [recycle] { $who } hat eine Umweltbelastungskarte entfernt: { $row }.
   *[other] { $who } hat die Karten an { $row } weitergegeben.
}
event-choose-habitat = { $who } hat { $habitat } gewählt.
event-to-market = { $who } hat { ACCUSATIVE($subject) } zurück auf den Markt gelegt.
event-to-deck = { $who } hat { ACCUSATIVE($subject) } auf den Stapel gelegt.
event-take = { $who } hat { $element_offered } genommen.
event-give-back = { $who } hat { $element_offered } zurückgegeben.
event-agree = { $who } hat zugestimmt: { $proposal }.
event-decline = { $phase ->
    [agree] { $who } hat abgelehnt: { $proposal }.
   *[other] { $who } hat verzichtet.
}
event-drawn = Gezogen: { $card }.
event-policy = Politikkarte „{ $policy }“ ({ $category }). { $effect }
event-habitats = Wiederhergestellt: { $habitats }. { $count } von 6 Lebensräumen.
event-pressure = { $count ->
    [one] { $count } neue Umweltbelastungskarte, noch { $left } im Vorrat.
   *[other] { $count } neue Umweltbelastungskarten, noch { $left } im Vorrat.
}
event-pressure-gone = { $count ->
    [one] { $count } Umweltbelastungskarte ist aus dem Spiel.
   *[other] { $count } Umweltbelastungskarten sind aus dem Spiel.
}
event-impacts = { $count ->
    [one] { $count } Wirkungskachel gelegt, { $all } von 6.
   *[other] { $count } Wirkungskacheln gelegt, { $all } von 6.
}
event-impacts-back = { $count ->
    [one] { $count } Wirkungskachel zurückgenommen, { $all } von 6.
   *[other] { $count } Wirkungskacheln zurückgenommen, { $all } von 6.
}
event-turn-skipped = { $who }: Dieser Zug fällt aus.
event-turn-cut = { $who }: Der Zug endete sofort.
event-turn = { $who } ist am Zug.
event-won = Alle sechs Lebensräume sind wiederhergestellt: { $points } Punkte.
event-lost = { $points ->
    [one] Die sechste Wirkung ist eingetreten: { $points } Punkt.
   *[other] Die sechste Wirkung ist eingetreten: { $points } Punkte.
}

market-title = Markt
producers-title = Produzenten (Stapel { $deck })
consumers-title = Konsumenten (Stapel { $deck })
elements-title = Elemente
pressure-left = Umweltbelastungskarten im Vorrat: { $count }
sea-title = Die Ostsee, Runde { $round }
sea-habitats = Lebensräume: { $habitats }
sea-no-habitats = noch keine
sea-impacts = Wirkungen: { $count } von 6
row-piles = Stapel { $deck }, Ablage { $discard }
row-tokens = Spielsteine: { $tokens }
row-empty = keine Karten
tokens-none = keiner aktiv
card-used = genutzt
card-ability-used = Fähigkeit genutzt
card-star-used = Stern genutzt
policies-title = Politikkarten (Stapel { $deck })
policies-ready = Bereit: { $name }. { $effect }
policies-in-force = In Kraft: { $name }. { $effect }
policies-coming = Nächster Zug: { $name }. { $effect }
policies-now = Jetzt: { $name }. { $effect }
policies-none = Keine Maßnahme und keine Finanzierung liegt bereit.
sheet-title = Ergebnis
sheet-won = Die Ostsee ist gerettet.
sheet-lost = Die Ostsee ist verloren.
sheet-open = Die Partie läuft noch.
sheet-habitats = Wiederhergestellte Lebensräume
sheet-impacts = Vermiedene Wirkungen (wenn die Ostsee gerettet ist)
sheet-total = Summe
sheet-rounds = Runden
sheet-species = Produzenten und Konsumenten im Besitz
sheet-measures = Umgesetzte Maßnahmen

element-sun = Sonnenlicht
element-oxygen = Sauerstoff
element-salinity = Salzgehalt
element-nutrients = Nährstoffe
element-temperature = Temperatur
habitat-ice = Eis
habitat-coast = Küste
habitat-pelagic = Freiwasser
habitat-rivers = Fluss
habitat-mud = Schlamm
habitat-rock = Stein

refusal-elements = Es fehlen noch: { $missing }. Nur ein Element darf geliehen werden.
refusal-pile = Es fehlt: { $missing }. Dieser Stapel ist leer.
refusal-producers = { $count ->
    [0] Braucht zwei ungenutzte Produzenten in deiner Reihe; du hast keinen.
   *[other] Braucht zwei ungenutzte Produzenten in deiner Reihe; du hast { $count }.
}
refusal-pair = Keine zwei ungenutzten Produzenten deiner Reihe haben einen seiner Lebensräume gemeinsam: { $habitats }.
refusal-token = Dieser Spielstein ist genutzt. Zwei Konsumenten mit gemeinsamem Lebensraum können ihn reaktivieren.
refusal-blocked = Eine Politikkarte sperrt in diesem Zug alle Fähigkeiten.
refusal-nothing-pass = Es gibt keine Karte, die du weitergeben darfst.
refusal-nothing-plus = Dein Stapel und deine Ablage sind leer.
refusal-nothing-refresh = Es gibt keine Karte zu ziehen.
refusal-ability-used = Die Fähigkeit wurde in diesem Zug schon genutzt.
refusal-ability-instead = In diesem Zug wurde statt des Sterns die Fähigkeit genutzt.
refusal-star-used = Der Stern wurde in diesem Zug schon genutzt.
refusal-star-instead = In diesem Zug wurde statt der Fähigkeit der Stern genutzt.
refusal-no-policy = Es gibt keine Politikkarte zu ziehen.
refusal-used = Diese Karte wurde in diesem Zug schon für eine Aktion genutzt.
refusal-partner = Kein anderer ungenutzter Konsument deiner Reihe hat mit ihm einen noch fehlenden Lebensraum gemeinsam.
refusal-funding = Es liegt keine Finanzierung bereit.
refusal-refused = In diesem Zug hat jemand sie abgelehnt.
refusal-no-effect = Sie würde jetzt nichts bewirken.
refusal-pass-used = Karten, die für eine Aktion genutzt wurden, können nicht weitergegeben werden.
refusal-pass-pressure = Umweltbelastungskarten können nicht weitergegeben werden.
refusal-pass-litter = Es gibt niemanden, an den die Karte weitergegeben werden darf.
refusal-pass-self = Eine Karte kann sich nicht selbst weitergeben.

## On the board in the browser

sea = Die Ostsee
sea-note = gerettet bei { $count } Lebensräumen
none = keine
restored = wiederhergestellt
missing = fehlt noch
next = als Nächstes
impact = Wirkungen
impact-note = verloren bei { $count }
impacts = { $count } von { $all } Wirkungskacheln
elements-note = gemeinsamer Vorrat, eines darf pro Erwerb geliehen werden
pile = { $element }: { $count } im Stapel
producers = Produzenten
producers-note = mit Elementen bezahlen
consumers = Konsumenten
consumers-note = mit zwei Produzenten bezahlen, die einen seiner Lebensräume gemeinsam haben
deck = { $count } im Stapel
no-card = keine Karte mehr
your-row = Deine Reihe
row-of = Reihe von { $name }
piles = Stapel { $deck } · Ablage { $discard }
piles-title = Karten in Stapel und Ablage
piles-deck = Stapel (Reihenfolge unbekannt)
piles-top = Oberste Karte, allen bekannt
piles-discard = Ablage
show = { $name }: Stapel und Ablage zeigen
tokens = Spielsteine
token-ready = { $token }, bereit
token-used = { $token }, genutzt
all-ready = alle Spielsteine bereit
ability-pass = Weitergabe
ability-plus = Plus
ability-refresh = Aktualisierung
ability-star = Stern
some-used = { $count } genutzt
pressure-of = { $count } von { $limit }
pressure-row = Umweltbelastung in deiner Reihe
team = Team
team-note = offene Reihen
now = am Zug
after = als Nächstes
solo = Deine anderen Reihen
point = allen zeigen
pointed = { $name } zeigt hierher
this-turn = Dieser Zug
acted = Aktion ausgeführt: keine Umweltbelastungskarte am Ende des Zuges.
idle = Noch keine Aktion: Ein Zug ohne Aktion bringt eine Umweltbelastungskarte.
blocked = Eine Politikkarte sperrt die Fähigkeiten.
draws-open = { $count ->
    [one] Eine Politikkarte ist noch zu ziehen.
   *[other] { $count } Politikkarten sind noch zu ziehen.
}
supply = { $count ->
    [one] noch { $count } Umweltbelastungskarte im Vorrat
   *[other] noch { $count } Umweltbelastungskarten im Vorrat
}
shared = { $count } gemeinsam
no-pair = kein Paar
restores = legt
policies = Politikkarten
policies-note = { $count } im Stapel
policies-open-none = Es liegt keine Politikkarte offen.
policy-now = wird gerade ausgeführt
policy-proposal = vorgeschlagen: alle müssen zustimmen
policy-ready = bereit
policy-permanent = gilt bis zum Ende der Partie
policy-this-turn = gilt in diesem Zug
policy-next-turn = gilt im nächsten Zug: { $row }
funding = Finanzierung: { $count }
funding-note = jede bezahlt eine Maßnahme
used-policies = { $count } genutzt
choosing = { $name } überlegt …
watching = Tippe auf eine Karte, um sie allen zu zeigen.
touch = { $count ->
    [0] Es bleibt nichts mehr zu tun: Beende deinen Zug.
    [one] Wähle, was hervorgehoben ist, oder beende deinen Zug.
   *[other] Wähle eine der { $count } hervorgehobenen Möglichkeiten oder beende deinen Zug.
}
choose = { $count ->
    [one] Wähle, was hervorgehoben ist.
   *[other] Wähle eine der { $count } hervorgehobenen Möglichkeiten.
}
verb-buy = { ACCUSATIVE($card, capital: "yes") } erwerben
verb-place = Kacheln legen
verb-confirm = Bestätigen
verb-end = Zug beenden
verb-end-anyway = Zug trotzdem beenden
still = { $count ->
    [one] Eine Aktion ist noch möglich.
   *[other] { $count } Aktionen sind noch möglich.
}
step-buy-producer = Einen Produzenten erwerben
step-buy-consumer = Einen Konsumenten erwerben
step-place = Lebensraumkacheln legen
step-ability = Eine Fähigkeit nutzen
step-star = Einen Stern nutzen
step-activate = Eine Maßnahme umsetzen
step-end = Den Zug beenden
pay = Bezahle { ACCUSATIVE($card) } mit: { $cards }.
borrow = Leihe { $element } vom Stapel; die Karte bleibt bei dir.
pairs = { $count } Paare von Produzenten können { ACCUSATIVE($card) } bezahlen: Du wählst danach.
then = Danach können { NOMINATIVE($card) } und { NOMINATIVE($other) } wiederherstellen: { $habitats }.
restore = Wiederhergestellt wird: { $habitats }.
restore-with = { NOMINATIVE($cards, capital: "yes") } stellen wieder her: { $habitats }.
partner = Mit { DATIVE($card) }: { $habitats }.
wins = Damit ist die Ostsee gerettet.
draws-policies = { $count ->
    [one] Eine Politikkarte wird gezogen.
   *[other] { $count } Politikkarten werden gezogen.
}
comes-to = { $row } erhält: { $cards }.
goes-under = Unter den Stapel gelegt: { $cards }.
asks = Alle anderen werden vorher gefragt.
funding-left = { $count ->
    [0] Das verbraucht die letzte Finanzierungskarte.
    [one] Das verbraucht eine Finanzierungskarte, { $count } bleibt.
   *[other] Das verbraucht eine Finanzierungskarte, { $count } bleiben.
}
strike-equal = Drei gleiche Elemente: Eine Umweltbelastungskarte kommt in deine Reihe.
strike-answer = Drei gleiche Elemente schlagen zu, wenn du nicht mit einer Maßnahme reagierst.
strike-ends = Der Zug endet sofort.
strike-idle = Ein Zug ohne Aktion bringt eine Umweltbelastungskarte.
strike-impacts = { $count ->
    [one] Es ist die dritte Umweltbelastungskarte: Sie bringt eine Wirkungskachel.
   *[other] Es ist die dritte Umweltbelastungskarte: Sie bringt { $count } Wirkungskacheln.
}
loses = Damit ist die Ostsee verloren.
danger-equal = { $row } hat dann drei gleiche Elemente, die zu Beginn des Zuges zuschlagen.
danger-pressure = { $row } hat dann drei Umweltbelastungskarten, die zu Beginn des Zuges zuschlagen.
odds = { $harmful } der { $cards } Karten, die gezogen werden können, würden den Zug beenden.
top = Die oberste Karte ist bekannt: { $card }.
risks = Gefahren
risk-pressure = { $mine ->
    [yes] Du hast { $count } Umweltbelastungskarten. Eine dritte bringt { $tiles ->
        [one] eine Wirkungskachel
       *[other] { $tiles } Wirkungskacheln
    } und beendet deinen Zug.
   *[no] { $row } hat { $count } Umweltbelastungskarten. Eine dritte bringt { $tiles ->
        [one] eine Wirkungskachel
       *[other] { $tiles } Wirkungskacheln
    }.
}
risk-struck = { $mine ->
    [yes] Du hast { $count } Umweltbelastungskarten: Zu Beginn deines Zuges bringen sie { $tiles ->
        [one] eine Wirkungskachel
       *[other] { $tiles } Wirkungskacheln
    }.
   *[no] { $row } hat { $count } Umweltbelastungskarten: Zu Beginn des Zuges bringen sie { $tiles ->
        [one] eine Wirkungskachel
       *[other] { $tiles } Wirkungskacheln
    }.
}
risk-equal = { $mine ->
    [yes] Du hast { $count }× { $element }: Drei gleiche Elemente schlagen zu Beginn deines Zuges zu.
   *[no] { $row } hat { $count }× { $element }: Drei gleiche Elemente schlagen zu Beginn des Zuges zu.
}
label-pressure = Umwelt­belastung
label-litter = Strand­müll
card-producer = Produzent
card-consumer = Konsument
card-costs = Kosten: { $elements }.
card-gives = Fähigkeiten: { $abilities }.
card-star = Stern: zieht einmal pro Zug eine Politikkarte.
card-lives = Lebensräume: { $habitats }.
house = Hauswert, nicht von der gedruckten Karte
give-here = Dieser Reihe geben
won-why = Alle { $count } Lebensräume wurden wiederhergestellt; { $impacts ->
    [0] keine Wirkungskachel liegt
    [one] { $impacts } Wirkungskachel liegt
   *[other] { $impacts } Wirkungskacheln liegen
} auf dem Tisch.
lost-why = Die sechste Wirkungskachel wurde gelegt, als { $count } von 6 Lebensräumen wiederhergestellt waren.
sum-habitats = Lebensräume wiederhergestellt
sum-habitats-why = ein Punkt für jede Lebensraumkachel
sum-impacts = Wirkungen vermieden
sum-impacts-why = ein Punkt für jede nicht gelegte Wirkungskachel, wenn die Ostsee gerettet ist
sum-impacts-lost = nichts, denn die Ostsee ist verloren
stat-turns = Züge
stat-measures = Maßnahmen
stat-policies = Politikkarten gezogen
stat-producers = Produzenten
stat-consumers = Konsumenten
stat-elements = { elements-title }
stat-pressure = Umweltbelastungskarten
stat-row = Reihe
stat-team = Was das Team gesammelt hat
keys =
    O: zu den Reihen des Teams

# Die geführte erste Partie
guide-welcome = Du und Robin rettet gemeinsam die Ostsee. Sind alle sechs Lebensräume wiederhergestellt, gewinnt ihr beide. Die Rosette zeigt, welche es schon sind: bisher keiner.
guide-impacts = Was der Ostsee schadet, bringt Wirkungskacheln. Mit der sechsten ist die Ostsee verloren, und zwar für euch beide.
guide-row = Das ist deine Reihe: vier Karten von deinem eigenen Stapel. Mit Elementen bezahlst du. Umweltbelastungskarten sind die Gefahr: Drei davon in deiner Reihe bringen eine Wirkungskachel und beenden deinen Zug. Du hast zwei.
guide-producer = Mit Elementen erwirbst du Produzenten. Die Grünalge Oocystis kostet Sauerstoff, Salzgehalt und Nährstoffe. Dir fehlt nur Sauerstoff, und eine fehlende Karte darfst du vom Stapel leihen; sie bleibt bei dir. Wähle die Grünalge und bestätige unten.
guide-producer-other = Erwirb zuerst die Grünalge Oocystis: Dir fehlt nur eines ihrer drei Elemente.
guide-ability = Die Grünalge liegt jetzt in deiner Reihe. Einmal pro Zug ziehst du mit ihrem Plus eine Karte. Das ist jetzt ungefährlich: Dein Stapel hatte nur zwei Umweltbelastungskarten, und beide liegen schon hier. Wähle die Grünalge und bestätige.
guide-ability-other = Nutze zuerst das Plus der Grünalge in deiner Reihe.
guide-finish = Jede Karte bezahlt pro Zug nur einmal, und mehr kannst du nicht erwerben. Beende deinen Zug: Deine ganze Reihe kommt auf die Ablage, und du ziehst vier neue Karten.
guide-robin = Mit zwei Produzenten, die einen Lebensraum gemeinsam haben, erwirbt man einen Konsumenten, der auch dort lebt. Sieh Robin zu: zwei Produzenten mit dem Lebensraum Stein, und mit ihnen die Calanoida (Ruderfußkrebse).
guide-pass = Ihr seid ein Team: Mit dem Spielstein „Weitergabe“ gibt Robin die Calanoida dir. Alle Reihen liegen offen; achte darauf, was den anderen fehlt.
guide-refresh = Du bist wieder am Zug, und die Calanoida liegen in deiner Reihe. Doch von den vier Produzenten kannst du keinen bezahlen, auch wenn du eine Karte leihst. Ersetze sie mit dem Spielstein „Aktualisierung“. Jeder Spielstein wirkt einmal; zwei Konsumenten mit gemeinsamem Lebensraum können ihn reaktivieren.
guide-refresh-other = Noch kannst du nichts bezahlen. Nutze den Spielstein „Aktualisierung“ über deiner Reihe.
guide-pair = Suche jetzt ein Paar. Die Rosette einer Karte zeigt ihre Lebensräume. Deine Grünalge Oocystis lebt im Freiwasser, und die Viren auch. Erwirb sie; die zweite Temperatur leihst du.
guide-pair-other = Du brauchst die Viren: Sie haben mit deiner Grünalge das Freiwasser gemeinsam.
guide-consumer = Zwei Produzenten mit dem Lebensraum Freiwasser bezahlen einen Konsumenten, der auch dort lebt. Erwirb den Dreistachligen Stichling. Die beiden sind dann für diesen Zug genutzt, aber der Stichling darf sofort dienen.
guide-consumer-other = Wähle den Dreistachligen Stichling bei den Konsumenten.
guide-place = Jetzt der Lohn: Zwei Konsumenten stellen jeden Lebensraum wieder her, den sie gemeinsam haben. Die Calanoida leben überall, der Stichling an der Küste und im Freiwasser. Wähle die Calanoida und lege beide Kacheln.
guide-place-other = Wähle die Calanoida in deiner Reihe; der Stichling hilft von selbst mit.
guide-policies = Zwei von sechs! In Partien mit Politikkarten wird für jede Kachel eine gezogen. Ihr habt eine Finanzierung und eine Maßnahme. Beide liegen bereit, bis du oder Robin sie nutzt.
guide-measure = Eine Finanzierung bezahlt eine Maßnahme. Die Schadstoffregulierung legt einen Lebensraum, den ein Produzent und ein Konsument deiner Reihe gemeinsam haben: Eis, wo die Viren und die Calanoida leben. Wähle sie und bestätige.
guide-measure-other = Wähle die Maßnahme „Schadstoffregulierung“ bei den Politikkarten.
guide-litter = Die halbe Ostsee ist wiederhergestellt! Doch auch für diese Kachel wurde eine Politikkarte gezogen, und manche schaden: Durch „Strandmüll“ fällt Robins nächster Zug aus, und die Karte bleibt nutzlos in deinem Stapel. Mehr kannst du nicht erwerben; beende deinen Zug.
guide-litter-other = Mehr kannst du nicht erwerben. Beende deinen Zug.
guide-danger = Robins Zug ist ausgefallen, und das ist deine neue Reihe. Noch eine Gefahr: Drei gleiche Elemente in deiner Reihe bringen eine Umweltbelastungskarte und beenden deinen Zug. Du hast zweimal Sauerstoff, also leihe keinen dritten.
guide-idle = Auch ein Zug ohne Aktion bringt eine Umweltbelastungskarte; erwirb also möglichst immer etwas. Das Ährige Tausendblatt lebt in Fluss und Schlamm, die beide noch fehlen. Erwirb es; das Sonnenlicht leihst du.
guide-idle-other = Erwirb das Ährige Tausendblatt; das fehlende Sonnenlicht leihst du.
guide-end = Drei Lebensräume und keine einzige Wirkungskachel! Produzenten paarweise, Konsumenten paarweise und wenig Umweltbelastung: So wird die Ostsee gerettet. Spiele jetzt eine eigene Partie, allein oder mit anderen, zuerst ohne Politikkarten.

# Names with their articles, as sentences need them. What has no form of its own is the nominative.
-spiked-water-milfoil = Ähriges Tausendblatt
    .nominative = das Ährige Tausendblatt
    .dative = dem Ährigen Tausendblatt
-claspingleaf-pondweed = Durchwachsenes Laichkraut
    .nominative = das Durchwachsene Laichkraut
    .dative = dem Durchwachsenen Laichkraut
-chrysochromulina-haptophyte = Geißelalge Chrysochromulina
    .nominative = die Geißelalge Chrysochromulina
    .dative = der Geißelalge Chrysochromulina
-knotted-wrack = Knotentang
    .nominative = der Knotentang
    .accusative = den Knotentang
    .dative = dem Knotentang
-synechococcus-picoplankton = Blaualge Synechococcus
    .nominative = die Blaualge Synechococcus
    .dative = der Blaualge Synechococcus
-wigeonweed = Salden
    .nominative = die Salden
    .dative = den Salden
-spiny-najad = Großes Nixenkraut
    .nominative = das Große Nixenkraut
    .dative = dem Großen Nixenkraut
-common-reed = Schilfrohr
    .nominative = das Schilfrohr
    .dative = dem Schilfrohr
-bladderwrack = Blasentang
    .nominative = der Blasentang
    .accusative = den Blasentang
    .dative = dem Blasentang
-blanket-weed = Zweigfadenalge
    .nominative = die Zweigfadenalge
    .dative = der Zweigfadenalge
-planothidium-diatoms = Kieselalge Planothidium
    .nominative = die Kieselalge Planothidium
    .dative = der Kieselalge Planothidium
-sea-felt = Braunalge Pylaiella
    .nominative = die Braunalge Pylaiella
    .dative = der Braunalge Pylaiella
-eelgrass = Seegras
    .nominative = das Seegras
    .dative = dem Seegras
-biecheleria-dinoflagellate = Panzergeißler Biecheleria
    .nominative = der Panzergeißler Biecheleria
    .accusative = den Panzergeißler Biecheleria
    .dative = dem Panzergeißler Biecheleria
-pauliella-ice-diatom = Kieselalge Pauliella
    .nominative = die Kieselalge Pauliella
    .dative = der Kieselalge Pauliella
-sea-lettuce = Meersalat
    .nominative = der Meersalat
    .accusative = den Meersalat
    .dative = dem Meersalat
-stoneworts = Armleuchteralgen
    .nominative = die Armleuchteralgen
    .dative = den Armleuchteralgen
-mesodinium-ciliate = Wimpertierchen Mesodinium
    .nominative = das Wimpertierchen Mesodinium
    .dative = dem Wimpertierchen Mesodinium
-nodularia-blue-green = Blaualge Nodularia
    .nominative = die Blaualge Nodularia
    .dative = der Blaualge Nodularia
-aphanizomenon-blue-green = Blaualge Aphanizomenon
    .nominative = die Blaualge Aphanizomenon
    .dative = der Blaualge Aphanizomenon
-clawed-forkweed = Gabeltang
    .nominative = der Gabeltang
    .accusative = den Gabeltang
    .dative = dem Gabeltang
-oocystis-green-alga = Grünalge Oocystis
    .nominative = die Grünalge Oocystis
    .dative = der Grünalge Oocystis
-horned-pondweed = Sumpf-Teichfaden
    .nominative = der Sumpf-Teichfaden
    .accusative = den Sumpf-Teichfaden
    .dative = dem Sumpf-Teichfaden
-skeletonema-diatom = Kieselalge Skeletonema
    .nominative = die Kieselalge Skeletonema
    .dative = der Kieselalge Skeletonema
-wrack-siphon-weed = Rotalge Vertebrata
    .nominative = die Rotalge Vertebrata
    .dative = der Rotalge Vertebrata
-bacteria = Bakterien
    .nominative = die Bakterien
    .dative = den Bakterien
-nitzschia-diatom = Kieselalge Nitzschia
    .nominative = die Kieselalge Nitzschia
    .dative = der Kieselalge Nitzschia
-fine-hornweed = Horntang
    .nominative = der Horntang
    .accusative = den Horntang
    .dative = dem Horntang
-greater-water-moss = Gewöhnliches Quellmoos
    .nominative = das Gewöhnliche Quellmoos
    .dative = dem Gewöhnlichen Quellmoos
-viruses = Viren
    .nominative = die Viren
    .dative = den Viren
-calanoid-copepods = Calanoida
    .nominative = die Calanoida
    .dative = den Calanoida
-rotifers = Rädertierchen
    .nominative = die Rädertierchen
    .dative = den Rädertierchen
-long-tailed-duck = Eisente
    .nominative = die Eisente
    .dative = der Eisente
-white-tailed-eagle = Seeadler
    .nominative = der Seeadler
    .accusative = den Seeadler
    .dative = dem Seeadler
-eel = Europäischer Aal
    .nominative = der Europäische Aal
    .accusative = den Europäischen Aal
    .dative = dem Europäischen Aal
-ringed-seal = Ringelrobbe
    .nominative = die Ringelrobbe
    .dative = der Ringelrobbe
-otter = Fischotter
    .nominative = der Fischotter
    .accusative = den Fischotter
    .dative = dem Fischotter
-lesser-black-backed-gull = Heringsmöwe
    .nominative = die Heringsmöwe
    .dative = der Heringsmöwe
-eider-duck = Eiderente
    .nominative = die Eiderente
    .dative = der Eiderente
-flounder = Flunder
    .nominative = die Flunder
    .dative = der Flunder
-oystercatcher = Austernfischer
    .nominative = der Austernfischer
    .accusative = den Austernfischer
    .dative = dem Austernfischer
-grey-seal = Kegelrobbe
    .nominative = die Kegelrobbe
    .dative = der Kegelrobbe
-stickleback = Dreistachliger Stichling
    .nominative = der Dreistachlige Stichling
    .accusative = den Dreistachligen Stichling
    .dative = dem Dreistachligen Stichling
-spurdog = Dornhai
    .nominative = der Dornhai
    .accusative = den Dornhai
    .dative = dem Dornhai
-harbour-porpoise = Schweinswal
    .nominative = der Schweinswal
    .accusative = den Schweinswal
    .dative = dem Schweinswal
-cod = Dorsch
    .nominative = der Dorsch
    .accusative = den Dorsch
    .dative = dem Dorsch
-protists = Protisten
    .nominative = die Protisten
    .dative = den Protisten
-herring = Hering
    .nominative = der Hering
    .accusative = den Hering
    .dative = dem Hering
-razorbill = Tordalk
    .nominative = der Tordalk
    .accusative = den Tordalk
    .dative = dem Tordalk
-goosander = Gänsesäger
    .nominative = der Gänsesäger
    .accusative = den Gänsesäger
    .dative = dem Gänsesäger
-blue-mussel = Miesmuschel
    .nominative = die Miesmuschel
    .dative = der Miesmuschel
-salmon = Lachs
    .nominative = der Lachs
    .accusative = den Lachs
    .dative = dem Lachs
-baltic-isopod = Baltische Meerassel
    .nominative = die Baltische Meerassel
    .dative = der Baltischen Meerassel
-sturgeon = Atlantischer Stör
    .nominative = der Atlantische Stör
    .accusative = den Atlantischen Stör
    .dative = dem Atlantischen Stör
-four-horned-sculpin = Vierhörniger Seeskorpion
    .nominative = der Vierhörnige Seeskorpion
    .accusative = den Vierhörnigen Seeskorpion
    .dative = dem Vierhörnigen Seeskorpion
-perch = Flussbarsch
    .nominative = der Flussbarsch
    .accusative = den Flussbarsch
    .dative = dem Flussbarsch
-pike = Hecht
    .nominative = der Hecht
    .accusative = den Hecht
    .dative = dem Hecht
-saduria-isopod = Ostsee-Riesenassel
    .nominative = die Ostsee-Riesenassel
    .dative = der Ostsee-Riesenassel
-mute-swan = Höckerschwan
    .nominative = der Höckerschwan
    .accusative = den Höckerschwan
    .dative = dem Höckerschwan
-baltic-macoma = Baltische Plattmuschel
    .nominative = die Baltische Plattmuschel
    .dative = der Baltischen Plattmuschel
-sunlight = Sonnenlicht
    .nominative = das Sonnenlicht
    .dative = dem Sonnenlicht
-oxygen = Sauerstoff
    .nominative = der Sauerstoff
    .accusative = den Sauerstoff
    .dative = dem Sauerstoff
-salinity = Salzgehalt
    .nominative = der Salzgehalt
    .accusative = den Salzgehalt
    .dative = dem Salzgehalt
-nutrients = Nährstoffe
    .nominative = die Nährstoffe
    .dative = den Nährstoffen
-temperature = Temperatur
    .nominative = die Temperatur
    .dative = der Temperatur
-pressure = Umweltbelastung
    .nominative = die Umweltbelastung
    .dative = der Umweltbelastung
-litter = Strandmüll
    .nominative = der Strandmüll
    .accusative = den Strandmüll
    .dative = dem Strandmüll

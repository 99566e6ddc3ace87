title = Ecosfera Baltica
about = Rettet zusammen die Ostsee: sechs Lebensräume wiederherstellen, bevor sechs Wirkungen eintreten.

option-preset = Regeln: wie am Tisch oder wie in der offiziellen digitalen Fassung
option-complexity = Komplexität (2 mit Politikkarten)
option-piles = Karten je Elementstapel (3 schwer, 8 leicht)
option-high-pressure = Hohe Umweltbelastung: drei Belastungskarten in jedem Anfangsstapel
option-eutrophication = Eutrophierung: zwei Nährstoffe mehr in jedem Anfangsstapel
option-biodiversity-loss = Verlust der Artenvielfalt: die Schlüsselart fehlt
option-solo-rows = Kartenreihen im Solospiel
option-first-player = Wer beginnt
option-agreement = Alle müssen einer Maßnahme zustimmen
option-reshuffle-policies = Ein leerer Politikstapel wird aus den benutzten Karten neu gebildet
option-box-limit = Nicht mehr Elementkarten als in der Schachtel
option-draw-per-event = Eine Politikkarte für mehrere Kacheln zugleich
option-star-is-ability = Stern und Fähigkeiten einer Karte schließen sich aus
option-noise-blocks-star = Gesperrte Fähigkeiten sperren auch Sterne
option-triple-spares-impact = Belastung durch drei gleiche Elemente legt keine Wirkung
option-reactivate-any-time = Jedes Konsumentenpaar reaktiviert sofort einen Spielstein
option-pass-pressure = Belastungskarten dürfen weitergegeben werden
option-pass-species-to-market = Arten dürfen an den Markt gegeben werden
option-pass-to-own-deck = Mit nur einer Reihe auf den eigenen Stapel weitergeben
option-policy-tile-is-no-action = Eine Kachel durch eine Politikkarte gilt nicht als Aktion
option-climate-spares-green-energy = Keine Zusatzwirkung bei einer Wirkung durch eine Politikkarte
option-summer-counts-used = Im warmen Sommer zählt jede benutzte Politikkarte als Maßnahme
option-waste-water-takes-only = Verbesserte Abwasserbehandlung lässt keine Wahl
option-fertiliser-needs-two = Dünger bringt Belastung, sobald Nährstoffe knapp sind
option-upwelling-forced = Aufsteigende Nährstoffe müssen genommen werden
option-skip-after-checks = Vor dem Aussetzen wird die Reihe auf Gefahr geprüft
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
step-place-shared-habitat = Lege einen Lebensraum, den ein Produzent und ein Konsument deiner Reihe teilen.
step-pressure-to-holders = Umweltbelastung für jede Reihe, in der eine Karte dieses Elements liegt ({ $element }): { $count }.
step-tokens-by-measures = Ab { $count } Maßnahme werden alle Spielsteine aktiv, sonst werden alle inaktiv.
step-extra-impact = Jede Wirkung legt { $count } Kachel mehr.
step-discard-open = Alle offenen { $groups } werden abgelegt.
step-remove-from-row = Aus dem Spiel: { $groups } der aktiven Reihe.
step-remove-species = Aus dem Spiel: { $species }.
step-take-back-impact = Nimm Wirkungskacheln zurück: { $count }.
step-activate-tokens = Alle Spielsteine werden aktiv.
step-offer-element = Alle dürfen { $element } vom Markt nehmen, höchstens { $count }.
step-take-element = Nimm { $element } vom Markt: { $count }. Gibt es nichts mehr, nimm eine Umweltbelastung.
step-return-element = Aus allen Reihen zurück auf den Markt: { $element }.
step-take-or-return-element = Nimm { $element } vom Markt oder gib mit { $count } in deiner Reihe eine Karte zurück.
step-cheaper-producers = Jeder Produzent kostet weniger { $element }: { $count }.
step-give-market-card = Gib eine der offenen Karten ({ $groups }) in eine Reihe.
step-give-market-habitat = Gib alle offenen Karten mit { $habitats } in eine Reihe.
step-remove-pressure = Bis zu { $count } Umweltbelastungen beliebiger Reihen scheiden aus; neue Karten ersetzen sie.
step-place-one-habitat = Lege eines von { $habitats }; liegt davon schon eines, tritt eine Wirkung ein.
step-block-abilities = Keine Fähigkeiten.
step-skip-turn = Der Zug fällt aus.
step-become-litter = Die Karte bleibt als Müll im Stapel.
step-protect-species = Politikkarten legen keine Arten mehr ab.

phase-reactivate = Zwei Konsumenten teilen einen Lebensraum: einen Spielstein reaktivieren?
phase-main = Erwirb Karten, lege Kacheln, nutze Fähigkeiten oder beende deinen Zug.
phase-pay-first = Wähle den ersten Produzenten zum Bezahlen.
phase-pay-second = Wähle den zweiten Produzenten zum Bezahlen.
phase-partner = Wähle den zweiten Konsumenten.
phase-pass-card = Wähle eine Karte zum Weitergeben.
phase-pass-target = Wähle, wohin die Karte kommt.
phase-answer = Antwortest du mit einer Maßnahme?
phase-agree = Stimmst du der Maßnahme zu?
phase-shared-producer = Wähle einen Produzenten.
phase-shared-consumer = Wähle einen Konsumenten.
phase-shared-habitat = Wähle die Lebensraumkachel.
phase-offer = Nimmst du das Element?
phase-take-or-return = Ein Element nehmen oder zurückgeben?
phase-market-card = Wähle eine Karte vom Markt.
phase-receiver = Wähle die Reihe, die sie erhält.
phase-recycle = Wähle eine Reihe, die eine Umweltbelastung verliert.
phase-new-habitat = Wähle die Lebensraumkachel.
phase-over = Das Spiel ist zu Ende.

action-end-turn = Zug beenden
action-buy = { $borrowed ->
    [yes] { $card } erwerben ({ $element } vom Markt)
    [consumer] { $card } erwerben ({ $habitats })
   *[no] { $card } erwerben
}
action-place = Kacheln legen mit { $card } ({ $habitats })
action-use-token = Spielstein: { $ability }
action-use-card = { $card }: { $ability }
action-star = Stern von { $card }: Politikkarte ziehen
action-activate = { $policy } finanzieren: { $effect }
action-reactivate = Spielstein reaktivieren: { $token }
action-choose-card = { $phase ->
    [pay-first] Mit { $card } bezahlen
    [pay-second] Mit { $card } bezahlen
    [partner] Kacheln legen mit { $card }
    [pass-card] { $card } weitergeben
   *[other] { $card } wählen
}
action-choose-row = { $phase ->
    [recycle] Umweltbelastung entfernen: { $row }
    [pass-target] { $subject } weitergeben an { $row }
   *[other] An { $row } geben
}
action-choose-habitat = { $habitat } legen
action-to-market = { $subject } zurück auf den Markt legen
action-to-deck = { $subject } auf deinen Stapel legen
action-take = { $element_offered } nehmen
action-give-back = { $element_offered } zurückgeben
action-agree = Zustimmen: { $proposal }
action-decline = { $phase ->
    [reactivate] Keinen Spielstein reaktivieren
    [answer] Nicht antworten
    [offer] { $element_offered } nicht nehmen
    [agree] Ablehnen: { $proposal }
   *[other] Aufhören
}

event-end-turn = { $who } hat den Zug beendet.
event-buy = { $borrowed ->
    [yes] { $who } hat { $card } erworben ({ $element } vom Markt).
    [consumer] { $done ->
        [yes] { $who } hat { $card } erworben.
       *[no] { $who } erwirbt { $card }.
    }
   *[no] { $who } hat { $card } erworben.
}
event-place = { $who } hat { $card } zum Legen von Kacheln gewählt.
event-use-token = { $who } hat einen Spielstein genutzt: { $ability }.
event-use-card = { $who } hat { $card } genutzt: { $ability }.
event-star = { $who } hat den Stern von { $card } genutzt.
event-activate = { $who } { $done ->
    [yes] finanziert
   *[no] schlägt vor:
} { $policy }.
event-reactivate = { $who } hat einen Spielstein reaktiviert: { $token }.
event-choose-card = { $who } hat { $card } gewählt.
event-choose-row = { $who } hat { $row } gewählt.
event-choose-habitat = { $who } hat { $habitat } gewählt.
event-to-market = { $who } hat { $subject } zurück auf den Markt gelegt.
event-to-deck = { $who } hat { $subject } auf den Stapel gelegt.
event-take = { $who } hat { $element_offered } genommen.
event-give-back = { $who } hat { $element_offered } zurückgegeben.
event-agree = { $who } stimmt zu: { $proposal }.
event-decline = { $phase ->
    [agree] { $who } lehnt ab: { $proposal }.
   *[other] { $who } hat verzichtet.
}
event-drawn = Gezogen: { $card }.
event-policy = Politikkarte { $policy } ({ $category }). { $effect }
event-habitats = Wiederhergestellt: { $habitats }. { $count } von 6 Lebensräumen.
event-pressure = { $count ->
    [one] { $count } neue Umweltbelastung, noch { $left }.
   *[other] { $count } neue Umweltbelastungen, noch { $left }.
}
event-impacts = { $count ->
    [one] { $count } Wirkungskachel gelegt, { $all } von 6.
   *[other] { $count } Wirkungskacheln gelegt, { $all } von 6.
}
event-impacts-back = { $count ->
    [one] { $count } Wirkungskachel zurückgenommen, { $all } von 6.
   *[other] { $count } Wirkungskacheln zurückgenommen, { $all } von 6.
}
event-turn-cut = { $who }: Der Zug war sofort zu Ende.
event-turn = { $who } ist am Zug.
event-won = Alle sechs Lebensräume sind wiederhergestellt: { $points } Punkte.
event-lost = Die sechste Wirkung ist eingetreten: { $points } Punkte.

market-title = Markt
producers-title = Produzenten (Stapel { $deck })
consumers-title = Konsumenten (Stapel { $deck })
elements-title = Elemente
pressure-left = Umweltbelastungen im Vorrat: { $count }
sea-title = Die See, Runde { $round }
sea-habitats = Lebensräume: { $habitats }
sea-no-habitats = noch keine
sea-impacts = Wirkungen: { $count } von 6
row-piles = Stapel { $deck }, Ablage { $discard }
row-tokens = Spielsteine: { $tokens }
row-empty = keine Karten
tokens-none = keiner aktiv
card-used = genutzt
policies-title = Politikkarten (Stapel { $deck })
policies-ready = Bereit: { $names }
policies-in-force = In Kraft: { $names }
policies-coming = Nächster Zug: { $names }
policies-now = Jetzt: { $name }. { $effect }
policies-none = keine
sheet-title = Ergebnis
sheet-won = Die See ist gerettet.
sheet-lost = Die See ist verloren.
sheet-open = Das Spiel läuft noch.
sheet-habitats = Wiederhergestellte Lebensräume
sheet-impacts = Vermiedene Wirkungen (wenn die See gerettet ist)
sheet-total = Summe
sheet-rounds = Runden
sheet-species = Produzenten und Konsumenten im Besitz
sheet-measures = Umgesetzte Maßnahmen

title = Ecosfera Baltica
player = Spieler { $seat }
about = Rettet gemeinsam die Ostsee: Stellt sechs Lebensräume wieder her, bevor sechs Wirkungen eintreten.

box-producers = Produzenten
box-consumers = Konsumenten
box-policies = Politikkarten
box-supply = Was sonst in der Schachtel ist
box-name = Name
box-cost = Kosten
box-habitats = Lebensräume
box-symbols = Symbole
box-group = Gruppe
box-category = Art
box-copies = Karten
box-effect = Wirkung
box-pressure-cards = Umweltbelastungen
box-lost-species = Art, die der Verlust der Artenvielfalt entfernt

option-preset = Regeln: wie am Tisch, wie in der offiziellen digitalen Fassung oder nach dem Wortlaut der Anleitung
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
option-passers-stay = Arten mit dem Symbol Weitergabe dürfen nicht weitergegeben werden

card-pressure = Umweltbelastung
card-litter = Strandmüll
row-of-player = Spieler { $number }
row-alone = Reihe { $number }
token-pass = Weitergabe
token-plus = Plus
token-refresh = Aktualisierung
use-pass = Karte dieser Reihe weitergeben
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
    [round] Eine Runde lang
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
    [round] Eine Runde lang
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
    [round] Eine Runde lang keine Fähigkeiten.
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
    [round] Eine Runde lang legen Politikkarten keine Arten ab.
    [this_turn] In diesem Zug legen Politikkarten keine Arten ab.
   *[next_turn] Im nächsten Zug legen Politikkarten keine Arten ab.
}

step-if = Falls { $condition }: { $step }
step-else = Sonst: { $step }
step-or = Oder: { $step }
step-condition = { $what ->
    [measures] { $least ->
        [yes] mindestens { $count }
       *[no] höchstens { $count }
    } { $count ->
        [one] Maßnahme umgesetzt wurde
       *[other] Maßnahmen umgesetzt wurden
    }
    [habitats] { $least ->
        [yes] mindestens { $count }
       *[no] höchstens { $count }
    } { $count ->
        [one] Lebensraum wiederhergestellt ist
       *[other] Lebensräume wiederhergestellt sind
    }
    [impacts] { $least ->
        [yes] mindestens { $count }
       *[no] höchstens { $count }
    } { $count ->
        [one] Wirkungskachel liegt
       *[other] Wirkungskacheln liegen
    }
    [funding] { $least ->
        [yes] mindestens { $count }
       *[no] höchstens { $count }
    } { $count ->
        [one] Finanzierung bereitliegt
       *[other] Finanzierungen bereitliegen
    }
    [rows] { $least ->
        [yes] mindestens { $count }
       *[no] höchstens { $count }
    } { $count ->
        [one] Reihe im Spiel ist
       *[other] Reihen im Spiel sind
    }
    [tokens] { $least ->
        [yes] mindestens { $count }
       *[no] höchstens { $count }
    } { $count ->
        [one] deiner Spielsteine aktiv ist
       *[other] deiner Spielsteine aktiv sind
    }
    [species] { $least ->
        [yes] mindestens { $count }
       *[no] höchstens { $count }
    } { $count ->
        [one] Art in deiner Reihe liegt
       *[other] Arten in deiner Reihe liegen
    }
    [pressure] { $least ->
        [yes] mindestens { $count }
       *[no] höchstens { $count }
    } { $count ->
        [one] Umweltbelastungskarte in deiner Reihe liegt
       *[other] Umweltbelastungskarten in deiner Reihe liegen
    }
   *[element] { $least ->
        [yes] mindestens { $count }
       *[no] höchstens { $count }
    }× { $element } in deiner Reihe { $count ->
        [one] liegt
       *[other] liegen
    }
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
phase-alternative = Welche der beiden Wirkungen wählst du?
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
action-agree = { $phase ->
    [alternative] { $first }
   *[other] Zustimmen: { $proposal }
}
action-decline = { $phase ->
    [reactivate] Keinen Spielstein reaktivieren
    [answer] Nicht reagieren
    [offer] { $alone ->
        [yes] { $asked }: { $element_offered } nicht nehmen
       *[no] { $element_offered } nicht nehmen
    }
    [agree] Ablehnen: { $proposal }
    [alternative] { $second }
   *[other] Aufhören
}

# Was die Arten von Entscheidungen bedeuten, in einfachen Zeilen: Der Kern nennt sie ohne Fluent.
decision-end-turn = den Zug beenden
decision-buy = einen Produzenten (p) oder Konsumenten (c) erwerben
decision-place = mit einem Konsumenten Lebensraumkacheln legen
decision-use-token = die Fähigkeit eines Spielsteins nutzen
decision-use-card = die Fähigkeit einer Karte nutzen
decision-star = mit dem Stern einer Karte eine Politikkarte ziehen
decision-activate = eine Maßnahme finanzieren
decision-reactivate = einen Spielstein reaktivieren
decision-choose-card = die gefragte Karte wählen
decision-choose-row = die gefragte Reihe wählen
decision-choose-habitat = die Lebensraumkachel wählen
decision-to-market = zurück auf den Markt legen
decision-to-deck = auf deinen Stapel legen
decision-take = das Element nehmen
decision-give-back = das Element zurückgeben
decision-agree = zustimmen, oder die erste Wirkung wählen
decision-decline = ablehnen, aufhören, oder die zweite Wirkung wählen

event-turn-ended = { $who } hat den Zug beendet.
event-bought-producer = { $borrowed ->
    [yes] { $who } hat { ACCUSATIVE($card) } erworben ({ $element } vom Markt).
   *[no] { $who } hat { ACCUSATIVE($card) } erworben.
}
event-buying-consumer = { $who } erwirbt { ACCUSATIVE($card) }.
event-paying-with = { $who } bezahlt mit { DATIVE($card) }.
event-bought-consumer = { $who } hat { ACCUSATIVE($card) } mit { DATIVE($producers) } erworben.
event-placing = { $who } hat { ACCUSATIVE($card) } zum Legen von Kacheln gewählt.
event-placed-with = { $who } hat mit { DATIVE($cards) } Kacheln gelegt.
event-token-used = { $who } hat einen Spielstein genutzt: { $ability }.
event-ability-used = { $who } hat { ACCUSATIVE($card) } genutzt: { $ability }.
event-star-used = { $who } hat { ACCUSATIVE($card) } genutzt: Stern.
event-reactivated = { $who } hat einen Spielstein reaktiviert: { $token }.
event-passing = { $who } gibt { ACCUSATIVE($card) } weiter.
event-passed-to-row = { $who } hat { ACCUSATIVE($card) } an { $row } weitergegeben.
event-passed-to-market = { $who } hat { ACCUSATIVE($card) } zurück auf den Markt gelegt.
event-passed-to-deck = { $who } hat { ACCUSATIVE($card) } auf den Stapel gelegt.
event-reshuffled = { $who }: Die Ablage wurde zum neuen Stapel.
event-drawn = { $who } hat gezogen: { $cards }.
event-market-filled = Neu auf dem Markt: { $cards }.
event-policies-reshuffled = Die verbrauchten Politikkarten wurden zum neuen Stapel.
event-policy-drawn = Politikkarte „{ $policy }“ ({ $category }). { $effect }
event-proposed = { $who } hat „{ $policy }“ vorgeschlagen.
event-agreed = { $who } hat zugestimmt: { $policy }.
event-refused = { $who } hat abgelehnt: { $policy }.
event-funded = { $who } hat „{ $policy }“ finanziert.
event-declined = { $who } hat verzichtet.
event-habitats = Wiederhergestellt: { $habitats }. { $count } von 6 Lebensräumen.
event-pressure = { $cause ->
    [idle] { $who } hat in diesem Zug nichts getan und erhält eine Umweltbelastungskarte (noch { $left } im Vorrat).
    [equal] Drei gleiche Elemente ({ $element }): { $who } erhält eine Umweltbelastungskarte (noch { $left } im Vorrat).
   *[policy] „{ $policy }“: { $who } erhält eine Umweltbelastungskarte (noch { $left } im Vorrat).
}
event-impact = { $cause ->
    [third] Die dritte Umweltbelastungskarte hat { $who } getroffen: { impact-tiles }.
    [mass] Vier oder mehr Umweltbelastungskarten haben { $who } getroffen: { impact-tiles }.
   *[policy] „{ $policy }“: { impact-tiles }.
}
impact-tiles = { $count ->
    [one] { $count } Wirkungskachel
   *[other] { $count } Wirkungskacheln
} ({ $all } von 6)
event-more-impact = Zusätzlich durch „{ $policies }“: { impact-tiles }.
event-impact-back = { $count ->
    [one] { $count } Wirkungskachel zurückgenommen, { $all } von 6.
   *[other] { $count } Wirkungskacheln zurückgenommen, { $all } von 6.
}
event-turn-cut = { $who }: Der Zug endete sofort.
event-turn-skipped = { $who }: Dieser Zug fällt aus.
event-turn = { $who } ist am Zug.
event-won = Alle sechs Lebensräume sind wiederhergestellt: { $points } Punkte.
event-lost = { $points ->
    [one] Die sechste Wirkung ist eingetreten: { $points } Punkt.
   *[other] Die sechste Wirkung ist eingetreten: { $points } Punkte.
}
event-element-taken = { $who } hat { $element } genommen.
event-element-returned = { $who } hat { $element } zurückgegeben.
event-offer-declined = { $who } hat { $element } nicht genommen.
event-discarded = { $from ->
    [market] Unter die Marktstapel gelegt: { $cards }.
   *[row] { $who } hat { ACCUSATIVE($cards) } abgelegt.
}
event-removed = { NOMINATIVE($card, capital: "yes") } ist aus dem Spiel.
event-tokens-turned = { $active ->
    [yes] Alle Spielsteine wurden aktiviert.
   *[no] Alle Spielsteine wurden deaktiviert.
}
event-protected = Die Arten sind geschützt: „{ $policy }“ bleibt ohne Wirkung.
event-pressure-gone = Eine Umweltbelastungskarte von { $who } ist aus dem Spiel.
event-received = { $who } hat { ACCUSATIVE($cards) } erhalten.
event-littered = { $who } hat eine Strandmüllkarte erhalten.
event-chosen = { $who } hat { ACCUSATIVE($card) } gewählt.
event-in-force = { $starts ->
    [next] „{ $policy }“ gilt im nächsten Zug.
   *[now] „{ $policy }“ gilt von jetzt an.
}
event-expired = „{ $policy }“ gilt nicht mehr.

market-title = Markt
producers-title = Produzenten (Stapel { $deck })
consumers-title = Konsumenten (Stapel { $deck })
elements-title = Elemente
pressure-left = Umweltbelastungskarten im Vorrat: { $count }
sea-title = Die Ostsee, Runde { $round }
sea-habitats = Lebensräume: { $habitats }
sea-no-habitats = noch keine
sea-impacts = Wirkungen: { $count } von 6
row-deck = Stapel ({ $count }): { $cards }
row-discard = Ablage ({ $count }): { $cards }
row-top = oben auf dem Stapel bekannt: { $cards }
known-bottom = Unten im Stapel bekannt: { $cards }
cheaper = Jeder Produzent kostet weniger: { $elements }
chosen-so-far = Bisher gewählt: { $cards }
turn-line = Zug { $turn } · danach: { $next }
subject-token = Spielstein: { $token }
subject-ability = { $card } (Fähigkeit)
subject-place = { $card } (Kacheln legen)
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
policies-proposal = Vorgeschlagen: { $name }. { $effect }
policies-counts = Finanzierungskarten: { $funding } · aktivierte Maßnahmen: { $measures }
policies-used = Verwendet: { $names }
policies-deck = Stapel, Reihenfolge unbekannt: { $names }
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

## Die Wertungshilfe
companion = Unsere Ostsee werten
companion-lead = Markiere die Kacheln, die am Ende auf dem Tisch liegen; alle gewinnen oder verlieren gemeinsam.
companion-habitats = Lebensraumkacheln auf dem Tisch
companion-impacts = Wirkungskacheln auf dem Tisch
companion-impact = { $count ->
    [one] { $count } Wirkungskachel
   *[other] { $count } Wirkungskacheln
}
companion-points = Gemeinsame Punkte
companion-points-ours = Ob die Ostsee gerettet ist, folgt der Anleitung. Die Punkte sind unser eigenes Maß: Die Anleitung kennt keine.
players = Spieler
add-player = Spieler hinzufügen
remove-player = Diesen Spieler entfernen
name = Name
clear = Tisch leeren
clear-sure = Alle Kacheln vom Tisch nehmen?

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
refusal-pass-stays = Nach der Anleitung dürfen Arten mit dem Symbol Weitergabe nicht weitergegeben werden.

## On the board in the browser

tabs = Teile des Tisches
tab-play = Spiel
tab-sea = Ostsee
tab-team = Team
tab-log = Verlauf
habitats-short = { $count } von { $all } Lebensräumen
impacts-short = { $count } von { $all } Wirkungen
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
policy-round = gilt eine Runde lang
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
goes-back = Zurück auf den Stapel: { $cards }.
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
odds = { $harmful ->
    [0] Keine Karte, die gezogen werden kann, würde den Zug beenden.
    [one] { $cards ->
        [one] Die einzige Karte, die gezogen werden kann, würde den Zug beenden.
       *[other] 1 der { $cards } Karten, die gezogen werden können, würde den Zug beenden.
    }
   *[other] { $harmful } der { $cards } Karten, die gezogen werden können, würden den Zug beenden.
}
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
label-pressure = Umwelt­belas­tung
label-litter = Strand­müll
card-producer = Produzent
card-consumer = Konsument
card-costs = Kosten: { $elements }.
card-gives = Fähigkeiten: { $abilities }.
card-star = Stern: zieht einmal pro Zug eine Politikkarte.
about-card = Über diese Karte
card-lives = Lebensräume: { $habitats }.
house = Hauswert, nicht von der gedruckten Karte
give-here = Dieser Reihe geben
to-row = An { $row }
to-market = Zurück auf den Markt
to-deck = Auf deinen Stapel
won-why = Alle { $count } Lebensräume wurden wiederhergestellt; { $impacts ->
    [0] keine Wirkungskachel liegt
    [one] { $impacts } Wirkungskachel liegt
   *[other] { $impacts } Wirkungskacheln liegen
} auf dem Tisch.
lost-why = Die sechste Wirkungskachel wurde gelegt, als { $count } von 6 Lebensräumen wiederhergestellt waren.
sum-habitats = Lebensräume wieder­hergestellt
sum-habitats-why = ein Punkt für jede Lebensraumkachel
sum-impacts = Wirkungen vermieden
sum-impacts-why = ein Punkt für jede nicht gelegte Wirkungskachel, wenn die Ostsee gerettet ist
sum-impacts-lost = nichts, denn die Ostsee ist verloren
stat-turns = Züge
stat-measures = Maßnahmen
stat-policies = Politikkarten gezogen
stat-producers = Produ­zenten
stat-consumers = Konsu­menten
stat-elements = { elements-title }
stat-pressure = Umwelt­belastungs­karten
stat-row = Reihe
stat-team = Was das Team gesammelt hat
keys =
    O: zu den Reihen des Teams

# Was Dinge auf dem Tisch bedeuten: von jedem Zeichen und jeder Zahl ein Name und ein, zwei Sätze.
explains-element = Ein Element. Elemente in deiner Reihe bezahlen Produzenten; fehlt genau eines, kommt es von seinem Stapel und bleibt bei dir. Drei gleiche in der Reihe am Zug beenden den Zug.
explains-habitat-tile = Ein Lebensraum. Mit zwei Produzenten, die ihn teilen, erwirbst du einen Konsumenten, der dort lebt; zwei Konsumenten, die ihn teilen, stellen ihn wieder her. Sind alle sechs da, ist das Meer gerettet.
explains-pass = Gib eine ungenutzte Karte in eine andere Reihe oder ein Element zurück auf seinen Stapel. Umweltbelastungen kann man nicht weitergeben.
explains-plus = Ziehe eine Karte.
explains-refresh = Ersetze alle offenen Produzenten oder alle offenen Konsumenten.
explains-star = Ziehe eine Politikkarte, einmal im Zug.
explains-pressure = Drei davon in der Reihe am Zug legen eine Wirkungskachel und beenden den Zug; vier oder mehr legen drei. Man kann sie nicht weitergeben.
explains-litter = Füllt einen Platz in deiner Reihe und nützt zu nichts.
sign-impact = Wirkungskachel
explains-impact = Ein Schaden am Meer. Liegt die sechste, haben alle verloren.
sign-rosette = Wo die Art lebt
explains-rosette = Sechs Felder, eines je Lebensraum, immer in derselben Richtung: oben Freiwasser, dann im Uhrzeigersinn Eis, Küste, Fluss, Schlamm, Stein.
sign-piles = Stapel und Ablage
explains-piles = Wie viele Karten im Stapel und auf der Ablage dieser Reihe liegen. Ist der Stapel leer, wird die Ablage gemischt.
sign-deck = Karten im Stapel
explains-deck = Wie viele Karten noch da sind, um die offenen zu ersetzen.
sign-policy-deck = Politikkarten im Stapel
explains-policy-deck = Für jede Lebensraum- oder Wirkungskachel, die gelegt wird, und für jeden genutzten Stern wird eine davon gezogen.
sign-funding = Finanzierung
explains-funding = Eine Finanzierung bezahlt eine Maßnahme. Sie gehören allen gemeinsam.
sign-acted = Aktion in diesem Zug
explains-acted = Ein Zug ohne Aktion bringt eine Umweltbelastung.
sign-restored = Wiederhergestellte Lebensräume
explains-restored = Sind alle sechs wiederhergestellt, haben alle gewonnen.

# Die geführte erste Partie
guide-welcome = Du und Robin rettet gemeinsam die Ostsee. Sind alle sechs Lebensräume wiederhergestellt, gewinnt ihr beide. Die Rosette zeigt, welche es schon sind: bisher keiner.
guide-impacts = Was der Ostsee schadet, bringt Wirkungskacheln. Mit der sechsten ist die Ostsee verloren, und zwar für euch beide.
guide-row = Das ist deine Reihe: vier Karten von deinem eigenen Stapel. Mit Elementen bezahlst du. Umweltbelastungskarten sind die Gefahr: Drei davon in deiner Reihe bringen eine Wirkungskachel und beenden deinen Zug. Du hast zwei.
guide-producer = Mit Elementen erwirbst du Produzenten. Die Grünalge Oocystis kostet Sauerstoff, Salzgehalt und Nährstoffe. Dir fehlt nur Sauerstoff, und eine fehlende Karte darfst du vom Stapel leihen; sie bleibt bei dir. Wähle die Grünalge und bestätige unten.
guide-producer-other = Erwirb zuerst die Grünalge Oocystis: Dir fehlt nur eines ihrer drei Elemente.
guide-ability = Die Grünalge liegt jetzt in deiner Reihe. Einmal pro Zug ziehst du mit ihrem Plus eine Karte. Das ist jetzt ungefährlich: Dein Stapel hatte nur zwei Umweltbelastungskarten, und beide liegen schon hier. Wähle die Grünalge und bestätige.
guide-ability-other = Nutze zuerst das Plus der Grünalge in deiner Reihe.
guide-finish = Jede Karte bezahlt pro Zug nur einmal, und mehr kannst du nicht erwerben. Beende deinen Zug: Deine ganze Reihe kommt auf die Ablage, und du ziehst vier neue Karten.
guide-finish-other = Jede Karte bezahlt nur einmal pro Zug, und mit dem Rest deiner Reihe kannst du nichts erwerben. Beende unten deinen Zug.
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

# Gründe für eine Entscheidung.
term-impacts = { $more ->
    [yes] weniger Wirkungskacheln
   *[no] mehr Wirkungskacheln
}
term-strain = { $more ->
    [yes] mehr Zeit, bevor Wirkungen eintreten
   *[no] weniger Zeit, bevor Wirkungen eintreten
}
term-missing = { $more ->
    [yes] bessere Karten für die fehlenden Lebensräume
   *[no] schlechtere Karten für die fehlenden Lebensräume
}
term-placeable = { $more ->
    [yes] Lebensräume lassen sich eher wiederherstellen
   *[no] Lebensräume lassen sich erst später wiederherstellen
}
term-buyable = { $more ->
    [yes] mehr Produzenten in Reichweite
   *[no] weniger Produzenten in Reichweite
}
term-pressure = { $more ->
    [yes] weniger Gefahr durch Umweltbelastung
   *[no] mehr Gefahr durch Umweltbelastung
}
term-deck = { $more ->
    [yes] stärkere Stapel
   *[no] schwächere Stapel
}
term-tokens = { $more ->
    [yes] hält einen Marker aktiv
   *[no] verbraucht einen Marker
}
term-piles = { $more ->
    [yes] vollere Elementstapel
   *[no] leerere Elementstapel
}
term-policies = { $more ->
    [yes] mehr Hilfe durch Politikkarten
   *[no] weniger Hilfe durch Politikkarten
}
fact-restored = stellt wieder her: { $habitats }
fact-consumer = gewinnt { ACCUSATIVE($card) } für { $habitats }

# Die Formulare der Werkstatt
typing-box = Drei der dreißig Politikkarten stehen in keiner öffentlichen Quelle: „Bestandteil hinzufügen“ schafft Platz für sie, und ihre Schritte werden aus Listen gewählt, mit Bedingungen und Wahlmöglichkeiten. Eine Schulklasse kann so auch eigene Karten hinzufügen.
part-policies = Politikkarten
part-producers = Produzenten
part-consumers = Konsumenten
part-elements = Elemente
part-habitats = Lebensraumplättchen
part-box = Zahlen der Schachtel
value-category = Art
value-duration = Dauer
value-steps = Schritte
value-copies = Anzahl
value-name-en = Englischer Name
value-name-de = Deutscher Name
value-cost = Kosten
value-habitats = Lebensräume
value-abilities = Fähigkeiten
value-star = Stern
value-kind = Gruppe
value-group = Gruppe
value-name-scientific = Wissenschaftlicher Name
value-name-latin = Lateinischer Name
value-value = Wert
duration-instant = sofort
duration-next-turn = bis zum Ende des nächsten Zuges
duration-permanent = dauerhaft
duration-round = für diese Runde

# Die Wörter der Politikkarten, zum Auswählen
slot-head = Was geschieht
slot-if = Nur falls
slot-amount = Wie viele
slot-element = Element
slot-groups = Gruppen
slot-habitats = Lebensräume
slot-species = Art
word-head-place-shared-habitat = gemeinsamen Lebensraum legen
word-head-pressure-to-holders = Umweltbelastung für Reihen mit einem Element
word-head-tokens-by-measures = Spielsteine nach Zahl der Maßnahmen drehen
word-head-extra-impact = mehr Wirkungen
word-head-discard-open = offene Arten ablegen
word-head-remove-from-row = Arten der Reihe entfernen
word-head-remove-species = eine Art entfernen
word-head-take-back-impact = Wirkungen zurücknehmen
word-head-activate-tokens = alle Spielsteine aktivieren
word-head-offer-element = allen ein Element anbieten
word-head-take-element = ein Element nehmen
word-head-return-element = ein Element aus allen Reihen zurücklegen
word-head-take-or-return-element = ein Element nehmen oder zurückgeben
word-head-cheaper-producers = billigere Produzenten
word-head-give-market-card = eine Karte vom Markt geben
word-head-give-market-habitat = alle Karten eines Lebensraums geben
word-head-remove-pressure = Umweltbelastungskarten entfernen
word-head-place-one-habitat = einen von mehreren Lebensräumen legen
word-head-block-abilities = Fähigkeiten sperren
word-head-skip-turn = den Zug auslassen
word-head-become-litter = zu Müll werden
word-head-protect-species = Arten schützen
word-amount-number = { $number } ×
word-if-measures = Maßnahmen bisher
word-if-habitats = gelegte Lebensräume
word-if-impacts = Wirkungen
word-if-pressure = Umweltbelastungskarten in der Reihe
word-if-species = Arten in der Reihe
word-if-tokens = aktive Spielsteine der Reihe
word-if-funding = bereite Finanzierungskarten
word-if-rows = Reihen
word-if-sun = { element-sun } in der Reihe
word-if-oxygen = { element-oxygen } in der Reihe
word-if-salinity = { element-salinity } in der Reihe
word-if-nutrients = { element-nutrients } in der Reihe
word-if-temperature = { element-temperature } in der Reihe
word-element-sun = { element-sun }
word-element-oxygen = { element-oxygen }
word-element-salinity = { element-salinity }
word-element-nutrients = { element-nutrients }
word-element-temperature = { element-temperature }
word-habitats-ice = { habitat-ice }
word-habitats-coast = { habitat-coast }
word-habitats-pelagic = { habitat-pelagic }
word-habitats-rivers = { habitat-rivers }
word-habitats-mud = { habitat-mud }
word-habitats-rock = { habitat-rock }
word-groups-producer = { group-producer }
word-groups-bird = { group-bird }
word-groups-fish = { group-fish }
word-groups-mammal = { group-mammal }
word-groups-zoobenthos = { group-zoobenthos }
word-groups-zooplankton = { group-zooplankton }

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

## Abbildungen der Regelseite

figure-species = Ein Produzent und ein Konsument. Die Rosette zeigt die Lebensräume; darunter steht, was ein Produzent kostet; das kleine Zeichen ist eine Fähigkeit.
figure-producer = Einen Produzenten erwerben: Zweimal Sonnenlicht und einmal Nährstoffe bezahlen die Armleuchteralgen.
figure-producer-cost = Diese drei Karten werden dafür genutzt. Sie bleiben in deiner Reihe, bis dein Zug endet.
figure-producer-bought = Der Produzent kommt in deine Reihe und darf sofort dienen. Fehlte eine der drei Karten, käme sie von ihrem Stapel und bliebe bei dir.
figure-consumer = Einen Konsumenten erwerben: zwei Produzenten, die miteinander und mit ihm einen Lebensraum teilen.
figure-consumer-pair = Schilf und Armleuchteralgen leben beide an der Küste und im Schlamm.
figure-consumer-bought = Auch der Austernfischer lebt an beiden Orten. Ein gemeinsamer Lebensraum hätte genügt.
figure-restore = Lebensräume wiederherstellen: zwei Konsumenten, die welche teilen.
figure-restore-pair = Stör und Hecht teilen Fluss und Schlamm.
figure-restore-tiles = Beide Kacheln werden auf einmal gelegt, sofern sie nicht schon liegen.
figure-pressure = Drei Umweltbelastungen in der Reihe, die am Zug ist: Eine Wirkungskachel wird gelegt, und der Zug ist zu Ende.

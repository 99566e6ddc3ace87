# things
habitats-grass = Grasland
habitats-forest = Wald
habitats-dry = Trockenland
habitats-water = Wasser
habitats-flower = { $count ->
    [one] Blume daneben
   *[other] Blumen daneben
}
habitats-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
habitats-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
habitats-pts = { $count } P.
habitats-no-points = keine Punkte
habitats-gain = { $count } P.
habitats-each = je
habitats-sees = sieht { $count }
habitats-a = { $landscape }, { $kind }:
habitats-worth-animal = { $points }, wenn es { $needs } hat
habitats-worth-tower = { $sees ->
    [animal] { $points } für jedes zufriedene Tier im Blick
    [flower] { $points } für jede Blume im Blick
   *[both] { $points } für jedes zufriedene Tier und jede Blume im Blick
}
habitats-worth-tourist = { $counts ->
    [area_size] { $points } für jedes andere Plättchen ihres Areals
   *[other] { $points } für jedes andere Areal ihrer Landschaft
}
habitats-worth-road = { $points }, wenn an jeder markierten Seite ein Plättchen liegt
habitats-worth-camp = { $points }, wenn kein Lager daneben liegt
habitats-house = Hauswert: von uns, nicht vom gedruckten Plättchen.
habitats-has-of = { $need }: { $has } von { $wants }
habitats-wants = { $need }: { $count }
habitats-lacks = noch { $count }
habitats-met = erfüllt
habitats-need-met = erfüllt
habitats-now-met = erfüllt
habitats-lost = nicht mehr erfüllbar
habitats-lost-long = Für das, was fehlt, ist kein Platz mehr.
habitats-makes-impossible = „{ $tile }“ kann nicht mehr zufrieden werden.

# places
habitats-entrance = Eingang
habitats-at-entrance = Am Eingang
habitats-right = { $count } nach rechts
habitats-left = { $count } nach links
habitats-above = { $count } nach oben
habitats-below = { $count } nach unten
habitats-from-entrance = vom Eingang { $place }
habitats-empty = leer
habitats-legal = wählbar
habitats-selected = gewählt
habitats-best = am besten
habitats-closed-entrance = der Weg zum Eingang bleibt frei
habitats-closed-road = hierher führt eine Straße, deshalb bleibt das Feld leer
habitats-short-entrance = Eingangs­weg
habitats-short-road = Straßen­seite

# market
habitats-market = Markt
habitats-bag = { $count } im Beutel
habitats-market-space = Reihe { $row }, Spalte { $column }
habitats-figure = Figur von { $name }, Blick nach { $side }
habitats-can-take = kann genommen werden, { $way }
habitats-left-to = { $name } könnte es als Nächstes nehmen
habitats-order = Als Nächste am Zug:
habitats-passes = Der Weg nach { $way ->
    [front] vorn
    [left] links
    [right] rechts
   *[behind] hinten
} führt an { $names } vorbei.
habitats-most-now = { $count ->
    [0] Bringt sofort keine Punkte, egal wo du es legst.
    [one] Bringt sofort bis zu { $count } Punkt.
   *[other] Bringt sofort bis zu { $count } Punkte.
}
habitats-fits-nowhere = Es passt zurzeit nirgends in deinen Park.
habitats-then-faces = Danach steht deine Figur auf diesem Feld und blickt nach { $side }.
habitats-next-takes = Dann kann { $name } nehmen: { $tiles }.
habitats-new-tile = das neue Plättchen

# park
habitats-your-park = Dein Park
habitats-park-of = Park von { $name }
habitats-open-park = Park von { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $tiles } Plättchen: vergrößern
habitats-content = { $count ->
    [one] von { $count } Tier zufrieden
   *[other] von { $count } Tieren zufrieden
}
habitats-tiles = { $count } Plättchen
habitats-zoom = Größe des Parks
habitats-zoom-in = Größer
habitats-zoom-out = Kleiner
habitats-zoom-fit = Einpassen
habitats-rotate = Drehen
habitats-others = Ziele und andere
habitats-standing = Punktestand
habitats-is-choosing = überlegt …
habitats-clock = Jahr { $year } · Zug { $turn }/{ $turns }

# goals and turns
habitats-turns = Züge
habitats-turns-left = noch { $count } in diesem Jahr
habitats-turns-count = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
habitats-turn-of = Zug { $turn } von { $turns }
habitats-year = Jahr { $year }
habitats-goals-of = Ziele im Jahr { $year }
habitats-next-goals = Danach: Ziele im Jahr { $year }
habitats-goal-points = { $points } Punkte
habitats-goal-year = { $goal }, Jahr { $year }
habitats-tied = Gleichstand
habitats-tie-rule = Bei Gleichstand erhalten alle die Punkte des schlechtesten Platzes, den sie teilen.

# what is to be done
habitats-step-facing = Vor dem ersten Zug
habitats-step = Schritt { $step } von 2 · { $step ->
    [1] Plättchen nehmen
   *[2] Plättchen legen
}
habitats-prompt-take-this = „{ $tile }“ nehmen: Deine Figur blickt danach nach { $side }.
habitats-prompt-place = { $count ->
    [one] „{ $tile }“ legen: Wähle das hervorgehobene Feld.
   *[other] „{ $tile }“ legen: Wähle eines der { $count } hervorgehobenen Felder.
}
habitats-prompt-place-turn = „{ $tile }“ legen: Wähle eines der { $count } hervorgehobenen Felder; tippe noch einmal darauf, um das Plättchen zu drehen.
habitats-prompt-placed = { $tile } hier: { $gain } P.{ $count ->
    [0] {""}
    [one] , { $count } weiteres Tier zufrieden
   *[other] , { $count } weitere Tiere zufrieden
}{ $lost ->
    [0] {""}
    [one] ; { $lost } Plättchen kann nicht mehr zählen
   *[other] ; { $lost } Plättchen können nicht mehr zählen
}
habitats-other-chooses = { $name } überlegt …
habitats-do-face = Nach { $side } blicken
habitats-do-take = „{ $tile }“ nehmen
habitats-do-place = „{ $tile }“ legen
habitats-do-skip = Weiter
habitats-why = Was das bringt

# tabs
habitats-tabs = Teile des Tisches
habitats-tab-play = Park
habitats-tab-goals = Ziele
habitats-tab-others = Andere
habitats-tab-log = Verlauf

# sheet and companion
habitats-sheet = Jedes Plättchen mit seinen Punkten
habitats-companion = Meinen Park werten
habitats-companion-lead = Gib deinen Park ein, wie er auf dem Tisch liegt; jede Zahl wird erklärt.
habitats-companion-hint = Tippe auf +, um ein Plättchen zu legen. Tippe auf ein Plättchen, um es zu drehen oder zu entfernen.
habitats-players = Spieler
habitats-player = Spieler { $number }
habitats-name = Name
habitats-add-player = Spieler hinzufügen
habitats-goal-got = Punkte für Ziele
habitats-fewer = Ein Punkt weniger
habitats-more = Ein Punkt mehr
habitats-coach = Eine Reisegruppe zählt nicht mit:
habitats-coach-other-areas = ihr ganzes Areal
habitats-coach-own-area = nur ihr eigenes Plättchen
habitats-pick = Welches Plättchen?
habitats-search = Plättchen suchen
habitats-none-found = Kein Plättchen gefunden.
habitats-all-kinds = Alle
habitats-take-away = Entfernen
habitats-reset = Neu beginnen
habitats-reset-sure = Park von { $player } leeren?
habitats-whole-sheet = Ganzes Wertungsblatt
habitats-fault-entrance = Unter dem Eingang liegt ein Plättchen; dieser Weg bleibt frei.
habitats-fault-road = Wo eine Straße hinführt, liegt ein Plättchen; drehe die Straße oder entferne das Plättchen.
habitats-fault-apart = Ein Plättchen ist nicht mit dem Eingang verbunden.
habitats-blocked = Nicht erlaubt: { $reason }

habitats-keys =
    W, A, D, S: vorn, links, rechts, hinten wählen; noch einmal drücken bestätigt
    R: Plättchen drehen
    B: dein Park
    G: Ziele
    O: nächster Park der anderen
    E: was die Wahl bringt
    +, −, 0: Park größer, kleiner, eingepasst

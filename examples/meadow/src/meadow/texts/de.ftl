title = Geheime Wiese
about = Bepflanzt gemeinsam eine Wiese, und verratet eure Lieblingsblume nicht.
stone = Stein
player = Spieler { $seat }

action-plant = { $flower } auf { $space } pflanzen

event-plant = { $player } pflanzt { $flower } auf { $space }.
event-favourite = Die Lieblingsblume von { $player } ist { $flower }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.

# Wie der allgemeine Tisch die Teile einer Ansicht und eines Wertungsbogens nennt
view-plant = Eine Blume pflanzen
view-meadow = Die Wiese
view-hand = Deine Hand
view-favourite = Deine Lieblingsblume
view-gardeners = Gärtner
view-cards = Handkarten
view-loves = Lieblingsblume
view-deck = Karten im Stapel
view-groups = Gruppen
view-size = Blumen
view-points = Punkte
view-total = Summe

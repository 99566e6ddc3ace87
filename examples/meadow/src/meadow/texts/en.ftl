title = Secret Meadow
about = Plant a meadow together, and keep your favourite flower a secret.
stone = Stone
player = Player { $seat }

action-plant = Plant { $flower } on { $space }

event-plant = { $player } plants { $flower } on { $space }.
event-favourite = The favourite flower of { $player } is { $flower }: { $points ->
    [one] one point
   *[other] { $points } points
}.

# What the generic table calls the parts of a view and a score sheet
view-plant = Plant a flower
view-meadow = The meadow
view-hand = Your hand
view-favourite = Your favourite
view-gardeners = Gardeners
view-cards = Cards in hand
view-loves = Favourite
view-deck = Cards in the deck
view-groups = Groups
view-size = Flowers
view-points = Points
view-total = Total

ecosfera-sea = The Baltic Sea
ecosfera-sea-note = saved at { $count } habitats
ecosfera-habitats-label = Habitats: { $habitats }
ecosfera-none = none
ecosfera-restored = restored
ecosfera-missing = not yet restored
ecosfera-next = next
ecosfera-impact = Impact
ecosfera-impact-note = lost at { $count }
ecosfera-impacts = { $count } of { $all } impact tiles
ecosfera-elements = Elements
ecosfera-elements-note = shared supply, one may be borrowed per purchase
ecosfera-pile = { $element }: { $count } in the pile
ecosfera-producers = Producers
ecosfera-producers-note = pay with elements
ecosfera-consumers = Consumers
ecosfera-consumers-note = pay with two producers that share one of its habitats
ecosfera-deck = { $count } in the deck
ecosfera-no-card = no card left
ecosfera-your-row = Your row
ecosfera-row-of = { $name }’s row
ecosfera-piles = deck { $deck } · discard pile { $discard }
ecosfera-piles-title = Cards in the deck and discard pile
ecosfera-piles-deck = Deck (order unknown)
ecosfera-piles-top = On top, known to everyone
ecosfera-piles-discard = Discard pile
ecosfera-show = { $name }: show deck and discard pile
ecosfera-row-empty = no cards
ecosfera-tokens = Ability tokens
ecosfera-token-ready = { $token }, ready
ecosfera-token-used = { $token }, used
ecosfera-all-ready = all tokens ready
ecosfera-ability-pass = Pass
ecosfera-ability-plus = Plus
ecosfera-ability-refresh = Refresh
ecosfera-ability-star = Star
ecosfera-used = used
ecosfera-some-used = { $count } used
ecosfera-pressure-of = { $count } of { $limit }
ecosfera-pressure-row = Pressure in your row
ecosfera-team = Team
ecosfera-team-note = open rows
ecosfera-now = to act
ecosfera-after = next
ecosfera-solo = Your other rows
ecosfera-point = point it out to everyone
ecosfera-pointed = { $name } is pointing here
ecosfera-this-turn = This turn
ecosfera-acted = Action taken: no pressure card at the end of the turn.
ecosfera-idle = No action yet: a turn without one adds a pressure card.
ecosfera-blocked = A policy card blocks abilities.
ecosfera-draws-open = { $count ->
    [one] One policy card is still to be drawn.
   *[other] { $count } policy cards are still to be drawn.
}
ecosfera-supply = { $count ->
    [one] { $count } pressure card left in the supply
   *[other] { $count } pressure cards left in the supply
}
ecosfera-shared = { $count } shared
ecosfera-no-pair = no pair
ecosfera-restores = restores
ecosfera-policies = Policies
ecosfera-policies-note = { $count } in the deck
ecosfera-policies-none = No policy card is in play.
ecosfera-policy-now = being resolved
ecosfera-policy-proposal = proposed: everyone must agree
ecosfera-policy-ready = ready
ecosfera-policy-permanent = in force until the end of the game
ecosfera-policy-this-turn = in force this turn
ecosfera-policy-next-turn = in force next turn: { $row }
ecosfera-funding = Funding: { $count }
ecosfera-funding-note = each pays for one measure
ecosfera-used-policies = { $count } used
ecosfera-choosing = { $name } is choosing …
ecosfera-watching = Tap a card to point it out to everyone.
ecosfera-touch = { $count ->
    [0] There is nothing left to do: end your turn.
    [one] Choose what is highlighted, or end your turn.
   *[other] Choose one of the { $count } highlighted options, or end your turn.
}
ecosfera-choose = { $count ->
    [one] Choose what is highlighted.
   *[other] Choose one of the { $count } highlighted options.
}
ecosfera-verb-buy = Buy { $name }
ecosfera-verb-place = Place tiles
ecosfera-verb-confirm = Confirm
ecosfera-verb-end = End turn
ecosfera-verb-end-anyway = End turn anyway
ecosfera-still = { $count ->
    [one] One action is still possible.
   *[other] { $count } actions are still possible.
}
ecosfera-step-buy-producer = Buy a producer
ecosfera-step-buy-consumer = Buy a consumer
ecosfera-step-place = Place habitat tiles
ecosfera-step-ability = Use an ability
ecosfera-step-star = Use a star
ecosfera-step-activate = Activate a measure
ecosfera-step-end = End your turn
ecosfera-pay = Pay { $cards } for { $name }.
ecosfera-borrow = Borrow { $element } from its pile; it stays with you.
ecosfera-pairs = { $count } pairs of producers can pay for { $name }: you choose next.
ecosfera-then = Then { $name } and { $other } can restore { $habitats }.
ecosfera-restore = Restores: { $habitats }.
ecosfera-restore-with = { $cards } restore { $habitats }.
ecosfera-partner = With { $card }: { $habitats }.
ecosfera-wins = That saves the sea.
ecosfera-draws-policies = { $count ->
    [one] One policy card is drawn.
   *[other] { $count } policy cards are drawn.
}
ecosfera-comes-to = { $row } gets { $cards }.
ecosfera-goes-under = Put under the deck: { $cards }.
ecosfera-asks = Everyone else is asked first.
ecosfera-funding-left = { $count ->
    [0] This uses up the last funding card.
   *[other] This uses up a funding card; { $count } left.
}
ecosfera-strike-equal = Three identical elements: a pressure card is added to your row.
ecosfera-strike-answer = Three identical elements strike, unless you respond with a measure.
ecosfera-strike-ends = The turn ends immediately.
ecosfera-strike-idle = A turn without an action adds a pressure card.
ecosfera-strike-impacts = { $count ->
    [one] It is the third pressure card and places an impact tile.
   *[other] It is the third pressure card and places { $count } impact tiles.
}
ecosfera-loses = The sea is then lost.
ecosfera-danger-equal = { $row } then has three identical elements, which strike when that turn begins.
ecosfera-danger-pressure = { $row } then has three pressure cards, which strike when that turn begins.
ecosfera-odds = { $harmful } of the { $cards } cards that could be drawn would end the turn.
ecosfera-top = The top card is known: { $card }.
ecosfera-risks = Risks
ecosfera-risk-pressure = { $mine ->
    [yes] You have { $count } pressure cards. A third one places { $tiles ->
        [one] an impact tile
       *[other] { $tiles } impact tiles
    } and ends your turn.
   *[no] { $row } has { $count } pressure cards. A third one places { $tiles ->
        [one] an impact tile
       *[other] { $tiles } impact tiles
    }.
}
ecosfera-risk-struck = { $mine ->
    [yes] You have { $count } pressure cards: when your turn begins they place { $tiles ->
        [one] an impact tile
       *[other] { $tiles } impact tiles
    }.
   *[no] { $row } has { $count } pressure cards: when that turn begins they place { $tiles ->
        [one] an impact tile
       *[other] { $tiles } impact tiles
    }.
}
ecosfera-risk-equal = { $mine ->
    [yes] You have { $count }× { $element }: three identical elements strike when your turn begins.
   *[no] { $row } has { $count }× { $element }: three identical elements strike when that turn begins.
}
ecosfera-card-pressure = Pressure
ecosfera-card-litter = Beach litter
ecosfera-card-producer = producer
ecosfera-card-consumer = consumer
ecosfera-card-costs = Costs { $elements }.
ecosfera-card-gives = Abilities: { $abilities }.
ecosfera-card-star = Star: draws a policy card once per turn.
ecosfera-card-lives = Lives in { $habitats }.
ecosfera-house = house value, not taken from the printed card
ecosfera-give-here = Give to this row
ecosfera-won = The sea is saved.
ecosfera-lost = The sea is lost.
ecosfera-won-why = All { $count } habitats were restored with { $impacts ->
    [0] no impact tiles
    [one] { $impacts } impact tile
   *[other] { $impacts } impact tiles
} on the table.
ecosfera-lost-why = The sixth impact tile was placed with { $count } of 6 habitats restored.
ecosfera-sum-habitats = Habitats restored
ecosfera-sum-habitats-why = one point for each habitat tile
ecosfera-sum-impacts = Impacts avoided
ecosfera-sum-impacts-why = one point for each impact tile not placed, once the sea is saved
ecosfera-sum-impacts-lost = nothing, as the sea is lost
ecosfera-sum-total = Total
ecosfera-stat-rounds = Rounds
ecosfera-stat-turns = Turns
ecosfera-stat-measures = Measures
ecosfera-stat-policies = Policy cards drawn
ecosfera-stat-producers = Producers
ecosfera-stat-consumers = Consumers
ecosfera-stat-elements = Elements
ecosfera-stat-pressure = Pressure cards
ecosfera-stat-row = Row
ecosfera-stat-row-number = Row { $number }
ecosfera-stat-team = What the team collected

ecosfera-keys =
    O: the team’s rows

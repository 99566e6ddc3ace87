title = Ecosfera Baltica
player = Player { $seat }
about = Save the Baltic Sea together: restore six habitats before six impacts strike.

box-producers = Producers
box-consumers = Consumers
box-policies = Policy cards
box-supply = The rest of the box
box-name = name
box-cost = cost
box-habitats = habitats
box-symbols = symbols
box-group = group
box-category = kind
box-copies = cards
box-effect = what it does
box-pressure-cards = Pressure cards
box-lost-species = Species that biodiversity loss removes

option-preset = Rules: as on the table, as in the official digital version, or by the letter of the printed rulebook
option-complexity = Complexity (2 adds policy cards)
option-piles = Cards in each element pile (3 hard, 8 easy)
option-high-pressure = High pressure: three pressure cards in every start deck
option-eutrophication = Eutrophication: two more nutrients in every start deck
option-biodiversity-loss = Biodiversity loss: the key species is left out
option-solo-rows = Rows for one player
option-first-player = Who goes first
option-agreement = Everyone must agree to a measure
option-reshuffle-policies = An empty policy deck is rebuilt from the used cards
option-box-limit = No more element cards than the box holds
option-draw-per-event = One policy card for several tiles at once
option-star-is-ability = A card's star and its abilities exclude each other
option-noise-blocks-star = Blocked abilities block stars too
option-triple-spares-impact = Pressure from three identical elements places no impact
option-reactivate-any-time = Every pair of consumers reactivates a token at once
option-pass-pressure = Pressure cards may be passed
option-pass-species-to-market = Species may be passed to the market
option-pass-to-own-deck = With a single row, pass onto your own deck
option-policy-tile-is-no-action = A tile placed by a policy does not count as an action
option-climate-spares-green-energy = No extra impact for an impact placed by a policy
option-summer-counts-used = Any used policy counts as a measure in a warm summer
option-waste-water-takes-only = Upgraded waste water treatment leaves no choice
option-fertiliser-needs-two = Fertiliser brings pressure as soon as nutrients are short
option-upwelling-forced = Upwelling nutrients must be taken
option-skip-after-checks = Before a turn is skipped, its row is checked for danger
option-recycling-forced = Recycling must remove all it can
option-passers-stay = Species with the pass symbol may not be passed

card-pressure = Pressure
card-litter = Beach litter
row-of-player = Player { $number }
row-alone = Row { $number }
token-pass = pass on
token-plus = plus
token-refresh = refresh
use-pass = pass a card on
use-plus = draw a card
use-refresh-producers = refresh the producers
use-refresh-consumers = refresh the consumers
group-producer = producers
group-bird = birds
group-fish = fish
group-mammal = mammals
group-zoobenthos = zoobenthos
group-zooplankton = zooplankton
category-negative = negative
category-dual = dual
category-measure = measure
category-funding = funding

step-none = Pays for one measure.
step-place-shared-habitat = Place a habitat tile that a producer and a consumer in your row share.
step-pressure-to-holders = { $count ->
    [one] Every row with { $element } gets { $count } pressure card.
   *[other] Every row with { $element } gets { $count } pressure cards.
}
step-tokens-by-measures = { $count ->
    [one] If a measure has been activated, all tokens become active; otherwise all become inactive.
   *[other] If { $count } measures have been activated, all tokens become active; otherwise all become inactive.
}
step-extra-impact = { $duration ->
    [permanent] Every impact places { $count } more, until the end of the game.
    [round] Every impact places { $count } more for one round.
    [this_turn] Every impact places { $count } more this turn.
   *[next_turn] Every impact places { $count } more next turn.
}
step-discard-open = All open { $groups } in the market and in all rows are discarded.
step-remove-from-row = Removed from the game: { $groups } in the active row.
step-remove-species = Removed from the game: { $species }.
step-take-back-impact = { $count ->
    [one] Take back { $count } impact tile.
   *[other] Take back { $count } impact tiles.
}
step-activate-tokens = All tokens become active.
step-offer-element = Everyone may take { $element } from the market, up to { $count } per row.
step-take-element = Take { $count }× { $element } from the market. If there is none, take a pressure card.
step-return-element = Returned to the market from all rows: { $element }.
step-take-or-return-element = Take { $element } from the market, or give one back if there are { $count } or more in your row.
step-cheaper-producers = { $duration ->
    [permanent] Every producer costs { $count }× { $element } less, until the end of the game.
    [round] Every producer costs { $count }× { $element } less for one round.
    [this_turn] Every producer costs { $count }× { $element } less this turn.
   *[next_turn] Every producer costs { $count }× { $element } less next turn.
}
step-give-market-card = Give one card from the market to a row ({ $groups }).
step-give-market-habitat = Give all cards with { $habitats } from the market to a row.
step-remove-pressure = { $count ->
    [one] Remove up to { $count } pressure card from any row; a new card replaces it.
   *[other] Remove up to { $count } pressure cards from any rows; new cards replace them.
}
step-place-one-habitat = Place one of these habitats: { $habitats }. If one of them has already been placed, an impact strikes.
step-block-abilities = { $duration ->
    [permanent] No abilities until the end of the game.
    [round] No abilities for one round.
    [this_turn] No abilities this turn.
   *[next_turn] No abilities next turn.
}
step-skip-turn = { $duration ->
    [this_turn] This turn is skipped.
   *[next_turn] The next turn is skipped.
}
step-become-litter = The card joins your row as litter and stays in your deck.
step-protect-species = { $duration ->
    [permanent] Policies no longer discard species.
    [round] Policies discard no species for one round.
    [this_turn] Policies discard no species this turn.
   *[next_turn] Policies discard no species next turn.
}

step-if = If { $condition }: { $step }
step-else = Otherwise: { $step }
step-or = Or: { $step }
step-condition = { $what ->
    [measures] { $least ->
        [yes] at least { $count }
       *[no] at most { $count }
    } { $count ->
        [one] measure has been activated
       *[other] measures have been activated
    }
    [habitats] { $least ->
        [yes] at least { $count }
       *[no] at most { $count }
    } { $count ->
        [one] habitat is restored
       *[other] habitats are restored
    }
    [impacts] { $least ->
        [yes] at least { $count }
       *[no] at most { $count }
    } { $count ->
        [one] impact tile is placed
       *[other] impact tiles are placed
    }
    [funding] { $least ->
        [yes] at least { $count }
       *[no] at most { $count }
    } { $count ->
        [one] funding card is ready
       *[other] funding cards are ready
    }
    [rows] { $least ->
        [yes] at least { $count }
       *[no] at most { $count }
    } { $count ->
        [one] row is in play
       *[other] rows are in play
    }
    [tokens] { $least ->
        [yes] at least { $count }
       *[no] at most { $count }
    } { $count ->
        [one] of your tokens is active
       *[other] of your tokens are active
    }
    [species] { $least ->
        [yes] at least { $count }
       *[no] at most { $count }
    } species in your row
    [pressure] { $least ->
        [yes] at least { $count }
       *[no] at most { $count }
    } { $count ->
        [one] pressure card
       *[other] pressure cards
    } in your row
   *[element] { $least ->
        [yes] at least { $count }
       *[no] at most { $count }
    }× { $element } in your row
}

phase-reactivate = Two consumers share a habitat: reactivate a token?
phase-main = Buy, place tiles, use abilities, or end your turn.
phase-pay-first = Choose the first producer to pay with.
phase-pay-second = Choose the second producer to pay with.
phase-partner = Choose the second consumer.
phase-pass-card = Choose a card of this row to pass on.
phase-pass-target = Choose where the card goes.
phase-answer = Respond with a measure?
phase-agree = Do you agree to the measure?
phase-shared-producer = Choose a producer.
phase-shared-consumer = Choose a consumer.
phase-shared-habitat = Choose the habitat tile.
phase-offer = Do you take the element?
phase-of-row = { $row }: { $phase }
phase-take-or-return = Take an element or give one back?
phase-market-card = Choose a card from the market.
phase-receiver = Choose the row that gets it.
phase-recycle = Choose a row to remove a pressure card from.
phase-new-habitat = Choose the habitat tile.
phase-alternative = Which of the two effects do you choose?
phase-over = The game is over.

action-end-turn = End the turn
action-buy = { $borrowed ->
    [yes] Buy { $card } ({ $element } from the market)
    [consumer] Buy { $card } ({ $habitats })
   *[no] Buy { $card }
}
action-place = Place tiles with { $card } ({ $habitats })
action-use-token = Token: { $ability }
action-use-card = { $card }: { $ability }
action-star = Star of { $card }: draw a policy card
action-activate = Fund { $policy }: { $effect }
action-reactivate = Reactivate the token: { $token }
action-choose-card = { $phase ->
    [pay-first] Pay with { $card }
    [pay-second] Pay with { $card }
    [partner] Place tiles with { $card }
    [pass-card] Pass { $card } on
   *[other] Choose { $card }
}
action-choose-row = { $phase ->
    [recycle] Remove pressure: { $row }
    [pass-target] Pass { $subject } to { $row }
   *[other] Give to { $row }
}
action-choose-habitat = Place { $habitat }
action-to-market = Give { $subject } back to the market
action-to-deck = Put { $subject } on your deck
action-take = { $alone ->
    [yes] { $asked }: take { $element_offered }
   *[no] Take { $element_offered }
}
action-give-back = Give back { $element_offered }
action-agree = { $phase ->
    [alternative] { $first }
   *[other] Agree to { $proposal }
}
action-decline = { $phase ->
    [reactivate] Reactivate no token
    [answer] Do not respond
    [offer] { $alone ->
        [yes] { $asked }: do not take { $element_offered }
       *[no] Do not take { $element_offered }
    }
    [agree] Refuse { $proposal }
    [alternative] { $second }
   *[other] Stop here
}

# What the kinds of decisions mean, in plain lines: the core tells them without Fluent.
decision-end-turn = end the turn
decision-buy = buy a producer (p) or a consumer (c)
decision-place = place habitat tiles with a consumer
decision-use-token = use the ability of a token
decision-use-card = use the ability of a card
decision-star = draw a policy card with the star of a card
decision-activate = fund a policy
decision-reactivate = reactivate a token
decision-choose-card = choose the card asked for
decision-choose-row = choose the row asked for
decision-choose-habitat = choose the habitat tile
decision-to-market = give it back to the market
decision-to-deck = put it on your deck
decision-take = take the element
decision-give-back = give the element back
decision-agree = agree, or take the first effect
decision-decline = refuse, stop, or take the second effect

event-turn-ended = { $who } ended the turn.
event-bought-producer = { $borrowed ->
    [yes] { $who } bought { $card } ({ $element } from the market).
   *[no] { $who } bought { $card }.
}
event-buying-consumer = { $who } is buying { $card }.
event-paying-with = { $who } is paying with { $card }.
event-bought-consumer = { $who } bought { $card } with { $producers }.
event-placing = { $who } chose { $card } to place tiles with.
event-placed-with = { $who } placed tiles with { $cards }.
event-token-used = { $who } used a token: { $ability }.
event-ability-used = { $who } used { $card }: { $ability }.
event-star-used = { $who } used the star of { $card }.
event-reactivated = { $who } reactivated a token: { $token }.
event-passing = { $who } is passing { $card }.
event-passed-to-row = { $who } passed { $card } to { $row }.
event-passed-to-market = { $who } gave { $card } back to the market.
event-passed-to-deck = { $who } put { $card } on the deck.
event-reshuffled = { $who }: the discard pile became the new deck.
event-drawn = { $who } drew { $cards }.
event-market-filled = New in the market: { $cards }.
event-policies-reshuffled = The used policy cards became the new policy deck.
event-policy-drawn = Policy card { $policy } ({ $category }). { $effect }
event-proposed = { $who } proposed { $policy }.
event-agreed = { $who } agreed to { $policy }.
event-refused = { $who } refused { $policy }.
event-funded = { $who } funded { $policy }.
event-declined = { $who } declined.
event-habitats = Restored: { $habitats }. { $count } of 6 habitats.
event-pressure = { $cause ->
    [idle] { $who } did nothing this turn and gets a pressure card ({ $left } left).
    [equal] Three equal elements ({ $element }): { $who } gets a pressure card ({ $left } left).
   *[policy] { $policy }: { $who } gets a pressure card ({ $left } left).
}
event-impact = { $cause ->
    [third] The third pressure card struck { $who }: { impact-tiles }.
    [mass] Four or more pressure cards struck { $who }: { impact-tiles }.
   *[policy] { $policy }: { impact-tiles }.
}
impact-tiles = { $count ->
    [one] { $count } impact tile
   *[other] { $count } impact tiles
} ({ $all } of 6)
event-more-impact = { $policies } added { impact-tiles }.
event-impact-back = { $count ->
    [one] { $count } impact tile taken back, { $all } of 6.
   *[other] { $count } impact tiles taken back, { $all } of 6.
}
event-turn-cut = { $who }: the turn ended immediately.
event-turn-skipped = { $who }: this turn is skipped.
event-turn = It is { $who }’s turn.
event-won = All six habitats are restored: { $points } points.
event-lost = { $points ->
    [one] The sixth impact struck: { $points } point.
   *[other] The sixth impact struck: { $points } points.
}
event-element-taken = { $who } took { $element }.
event-element-returned = { $who } gave back { $element }.
event-offer-declined = { $who } did not take { $element }.
event-discarded = { $from ->
    [market] Put under the market decks: { $cards }.
   *[row] { $who } discarded { $cards }.
}
event-removed = { $card } left the game.
event-tokens-turned = { $active ->
    [yes] All tokens were turned active.
   *[no] All tokens were turned inactive.
}
event-protected = Species are protected: { $policy } has no effect.
event-pressure-gone = A pressure card of { $who } left the game.
event-received = { $who } got { $cards }.
event-littered = { $who } got a beach litter card.
event-chosen = { $who } chose { $card }.
event-in-force = { $starts ->
    [next] { $policy } counts in the next turn.
   *[now] { $policy } counts from now on.
}
event-expired = { $policy } no longer counts.

market-title = Market
producers-title = Producers (deck { $deck })
consumers-title = Consumers (deck { $deck })
elements-title = Elements
pressure-left = Pressure cards left: { $count }
sea-title = The sea, round { $round }
sea-habitats = Habitats: { $habitats }
sea-no-habitats = none yet
sea-impacts = Impacts: { $count } of 6
row-deck = deck ({ $count }): { $cards }
row-discard = discard pile ({ $count }): { $cards }
row-top = known on top of the deck: { $cards }
known-bottom = Known at the bottom of the deck: { $cards }
cheaper = Every producer costs less: { $elements }
chosen-so-far = Chosen so far: { $cards }
turn-line = Turn { $turn } · next: { $next }
subject-token = Token: { $token }
subject-ability = { $card } (ability)
subject-place = { $card } (place tiles)
row-tokens = tokens: { $tokens }
row-empty = no cards
tokens-none = none active
card-used = used
card-ability-used = ability used
card-star-used = star used
policies-title = Policy cards (deck { $deck })
policies-ready = Ready: { $name }. { $effect }
policies-in-force = In force: { $name }. { $effect }
policies-coming = Next turn: { $name }. { $effect }
policies-now = Now: { $name }. { $effect }
policies-none = No measure or funding card is ready.
policies-proposal = Proposed: { $name }. { $effect }
policies-counts = Funding cards: { $funding } · measures activated: { $measures }
policies-used = Used: { $names }
policies-deck = Deck, order unknown: { $names }
sheet-title = Result
sheet-won = The sea is saved.
sheet-lost = The sea is lost.
sheet-open = The game goes on.
sheet-habitats = Habitats restored
sheet-impacts = Impacts avoided (if the sea is saved)
sheet-total = Total
sheet-rounds = Rounds
sheet-species = Producers and consumers owned
sheet-measures = Measures activated

## The companion
companion = Score our sea
companion-lead = Mark the tiles that lie on the table at the end; all win or lose together.
companion-habitats = Habitat tiles on the table
companion-impacts = Impact tiles on the table
companion-impact = { $count ->
    [one] { $count } impact tile
   *[other] { $count } impact tiles
}
companion-points = Points together
companion-points-ours = Whether the sea is saved goes by the rulebook. The points are our own measure: the rulebook has none.
players = Players
add-player = Add a player
remove-player = Remove this player
name = Name
clear = Clear the table
clear-sure = Take all tiles off the table?

element-sun = Sunlight
element-oxygen = Oxygen
element-salinity = Salinity
element-nutrients = Nutrients
element-temperature = Temperature
habitat-ice = Ice
habitat-coast = Coast
habitat-pelagic = Open water
habitat-rivers = River
habitat-mud = Mud
habitat-rock = Rock

refusal-elements = Still needs { $missing }. Only one element may be borrowed.
refusal-pile = Needs { $missing }, but that pile is empty.
refusal-producers = { $count ->
    [0] Needs two unused producers in your row; you have none.
   *[other] Needs two unused producers in your row; you have { $count }.
}
refusal-pair = No two unused producers in your row share one of its habitats: { $habitats }.
refusal-token = This token has been used. Two consumers that share a habitat can reactivate it.
refusal-blocked = A policy card blocks abilities this turn.
refusal-nothing-pass = There is no card you may pass.
refusal-nothing-plus = Your deck and your discard pile are empty.
refusal-nothing-refresh = There is no card to draw.
refusal-ability-used = Its ability has already been used this turn.
refusal-ability-instead = Its ability has been used this turn instead of the star.
refusal-star-used = Its star has already been used this turn.
refusal-star-instead = Its star has been used this turn instead of the ability.
refusal-no-policy = There is no policy card to draw.
refusal-used = This card has already been used for an action this turn.
refusal-partner = No other unused consumer in your row shares a missing habitat with it.
refusal-funding = No funding card is ready.
refusal-refused = Someone has refused it this turn.
refusal-no-effect = It would have no effect now.
refusal-pass-used = Cards that have been used for an action cannot be passed.
refusal-pass-pressure = Pressure cards cannot be passed.
refusal-pass-litter = There is nowhere to pass it to.
refusal-pass-self = A card cannot pass itself.
refusal-pass-stays = By the rulebook, species with the pass symbol may not be passed.

## On the board in the browser

tabs = Table parts
tab-play = Play
tab-sea = Sea
tab-team = Team
tab-log = Log
habitats-short = { $count } of { $all } habitats
impacts-short = { $count } of { $all } impacts
sea = The Baltic Sea
sea-note = saved at { $count } habitats
none = none
restored = restored
missing = not yet restored
next = next
impact = Impact
impact-note = lost at { $count }
impacts = { $count } of { $all } impact tiles
elements-note = shared supply, one may be borrowed per purchase
pile = { $element }: { $count } in the pile
producers = Producers
producers-note = pay with elements
consumers = Consumers
consumers-note = pay with two producers that share one of its habitats
deck = { $count } in the deck
no-card = no card left
your-row = Your row
row-of = { $name }’s row
piles = deck { $deck } · discard pile { $discard }
piles-title = Cards in the deck and discard pile
piles-deck = Deck (order unknown)
piles-top = On top, known to everyone
piles-discard = Discard pile
show = { $name }: show deck and discard pile
tokens = Ability tokens
token-ready = { $token }, ready
token-used = { $token }, used
all-ready = all tokens ready
ability-pass = Pass on
ability-plus = Plus
ability-refresh = Refresh
ability-star = Star
some-used = { $count } used
pressure-of = { $count } of { $limit }
pressure-row = Pressure in your row
team = Team
team-note = open rows
now = to act
after = next
solo = Your other rows
point = point it out to everyone
pointed = { $name } is pointing here
this-turn = This turn
acted = Action taken: no pressure card at the end of the turn.
idle = No action yet: a turn without one adds a pressure card.
blocked = A policy card blocks abilities.
draws-open = { $count ->
    [one] One policy card is still to be drawn.
   *[other] { $count } policy cards are still to be drawn.
}
supply = { $count ->
    [one] { $count } pressure card left in the supply
   *[other] { $count } pressure cards left in the supply
}
shared = { $count } shared
no-pair = no pair
restores = restores
policies = Policies
policies-note = { $count } in the deck
policies-open-none = No policy card is in play.
policy-now = being resolved
policy-proposal = proposed: everyone must agree
policy-ready = ready
policy-permanent = in force until the end of the game
policy-round = in force for one round
policy-this-turn = in force this turn
policy-next-turn = in force next turn: { $row }
funding = Funding: { $count }
funding-note = each pays for one measure
used-policies = { $count } used
choosing = { $name } is choosing …
watching = Tap a card to point it out to everyone.
touch = { $count ->
    [0] There is nothing left to do: end your turn.
    [one] Choose what is highlighted, or end your turn.
   *[other] Choose one of the { $count } highlighted options, or end your turn.
}
choose = { $count ->
    [one] Choose what is highlighted.
   *[other] Choose one of the { $count } highlighted options.
}
verb-buy = Buy { $card }
verb-place = Place tiles
verb-confirm = Confirm
verb-end = End turn
verb-end-anyway = End turn anyway
still = { $count ->
    [one] One action is still possible.
   *[other] { $count } actions are still possible.
}
step-buy-producer = Buy a producer
step-buy-consumer = Buy a consumer
step-place = Place habitat tiles
step-ability = Use an ability
step-star = Use a star
step-activate = Activate a measure
step-end = End your turn
pay = Pay { $cards } for { $card }.
borrow = Borrow { $element } from its pile; it stays with you.
pairs = { $count } pairs of producers can pay for { $card }: you choose next.
then = Then { $card } and { $other } can restore { $habitats }.
restore = Restores: { $habitats }.
restore-with = { $cards } restore { $habitats }.
partner = With { $card }: { $habitats }.
wins = That saves the sea.
draws-policies = { $count ->
    [one] One policy card is drawn.
   *[other] { $count } policy cards are drawn.
}
comes-to = { $row } gets { $cards }.
goes-under = Put under the deck: { $cards }.
goes-back = Back to its pile: { $cards }.
asks = Everyone else is asked first.
funding-left = { $count ->
    [0] This uses up the last funding card.
   *[other] This uses up a funding card; { $count } left.
}
strike-equal = Three identical elements: a pressure card is added to your row.
strike-answer = Three identical elements strike, unless you respond with a measure.
strike-ends = The turn ends immediately.
strike-idle = A turn without an action adds a pressure card.
strike-impacts = { $count ->
    [one] It is the third pressure card and places an impact tile.
   *[other] It is the third pressure card and places { $count } impact tiles.
}
loses = The sea is then lost.
danger-equal = { $row } then has three identical elements, which strike when that turn begins.
danger-pressure = { $row } then has three pressure cards, which strike when that turn begins.
odds = { $harmful ->
    [0] No card that could be drawn would end the turn.
   *[other] { $cards ->
        [one] The only card that could be drawn would end the turn.
       *[other] { $harmful } of the { $cards } cards that could be drawn would end the turn.
    }
}
top = The top card is known: { $card }.
risks = Risks
risk-pressure = { $mine ->
    [yes] You have { $count } pressure cards. A third one places { $tiles ->
        [one] an impact tile
       *[other] { $tiles } impact tiles
    } and ends your turn.
   *[no] { $row } has { $count } pressure cards. A third one places { $tiles ->
        [one] an impact tile
       *[other] { $tiles } impact tiles
    }.
}
risk-struck = { $mine ->
    [yes] You have { $count } pressure cards: when your turn begins they place { $tiles ->
        [one] an impact tile
       *[other] { $tiles } impact tiles
    }.
   *[no] { $row } has { $count } pressure cards: when that turn begins they place { $tiles ->
        [one] an impact tile
       *[other] { $tiles } impact tiles
    }.
}
risk-equal = { $mine ->
    [yes] You have { $count }× { $element }: three identical elements strike when your turn begins.
   *[no] { $row } has { $count }× { $element }: three identical elements strike when that turn begins.
}
label-pressure = Pressure
label-litter = Beach litter
card-producer = producer
card-consumer = consumer
card-costs = Costs { $elements }.
card-gives = Abilities: { $abilities }.
card-star = Star: draws a policy card once per turn.
about-card = About this card
card-lives = Lives in { $habitats }.
house = house value, not taken from the printed card
give-here = Give to this row
to-row = To { $row }
to-market = Back to the market
to-deck = On your deck
won-why = All { $count } habitats were restored with { $impacts ->
    [0] no impact tiles
    [one] { $impacts } impact tile
   *[other] { $impacts } impact tiles
} on the table.
lost-why = The sixth impact tile was placed with { $count } of 6 habitats restored.
sum-habitats = Habitats restored
sum-habitats-why = one point for each habitat tile
sum-impacts = Impacts avoided
sum-impacts-why = one point for each impact tile not placed, once the sea is saved
sum-impacts-lost = nothing, as the sea is lost
stat-turns = Turns
stat-measures = Measures
stat-policies = Policy cards drawn
stat-producers = Producers
stat-consumers = Consumers
stat-elements = { elements-title }
stat-pressure = Pressure cards
stat-row = Row
stat-team = What the team collected
keys =
    O: the team’s rows

# What things on the table mean: of every sign and number a name and a sentence or two.
explains-element = An element. Elements in your row pay for producers; one that is missing may be borrowed from its pile and stays with you. Three equal ones in the row in turn end the turn.
explains-habitat-tile = A habitat. Two producers that share it buy a consumer that lives there; two consumers that share it restore it. All six restored save the sea.
explains-pass = Give an unused card to another row, or an element back to its pile. Pressure cards cannot be passed.
explains-plus = Draw a card.
explains-refresh = Replace all open producers or all open consumers.
explains-star = Draw a policy card, once a turn.
explains-pressure = Three of them in the row in turn place an impact tile and end the turn; four or more place three. They cannot be passed.
explains-litter = Fills a place in your row and serves for nothing.
sign-impact = Impact tile
explains-impact = Damage to the sea. When the sixth is placed, all have lost.
sign-rosette = Where it lives
explains-rosette = Six wedges, one for each habitat, always in the same direction: open water at the top, then clockwise ice, coast, river, mud, rock.
sign-piles = Deck and discard pile
explains-piles = How many cards this row's deck and discard pile hold. An empty deck is made from the shuffled discard pile.
sign-deck = Cards in the deck
explains-deck = How many cards are left to refill the open ones.
sign-policy-deck = Policy cards in the deck
explains-policy-deck = Every habitat or impact tile that is placed draws one of them, and so does every star that is used.
sign-funding = Funding
explains-funding = One funding card pays for one measure. All players share them.
sign-acted = Action this turn
explains-acted = A turn without an action brings a pressure card.
sign-restored = Restored habitats
explains-restored = When all six are restored, everybody has won.

# The guided first game
guide-welcome = You and Robin save the Baltic Sea together. Restore all six habitats, and you both win. The rosette shows which ones are back: none so far.
guide-impacts = Whatever harms the sea places impact tiles here. With the sixth one the sea is lost, for both of you.
guide-row = This is your row: four cards from your own deck. Elements are what you pay with. Pressure cards are the danger: three of them in your row place an impact tile and end your turn. You have two.
guide-producer = Elements buy producers. The Oocystis green alga costs Oxygen, Salinity and Nutrients. You lack only Oxygen, and one missing card may be borrowed from its pile; it stays with you. Choose the alga, then confirm below.
guide-producer-other = Buy the Oocystis green alga first: you lack only one of its three elements.
guide-ability = The alga has joined your row. Once per turn, its plus symbol draws a card. That is safe now: your deck had only two pressure cards, and both are already here. Choose the alga, then confirm.
guide-ability-other = First use the plus symbol of the alga in your row.
guide-finish = Each card pays only once per turn, and you cannot afford anything else. End your turn: your whole row goes to your discard pile, and you draw four new cards.
guide-finish-other = Each card pays only once per turn, and what is left in your row buys nothing. End your turn with the button below.
guide-robin = Two producers that share a habitat buy a consumer that lives there too. Watch Robin: two producers that live on rock, and with them the Calanoid copepods.
guide-pass = You are a team: with the Pass on token, Robin gives the Calanoid copepods to you. All rows lie open, so look out for what the others need.
guide-refresh = Your turn again, and the copepods are in your row. But you cannot pay for any of the four producers, not even by borrowing. Use your Refresh token to replace them. Each token works once; two consumers that share a habitat can bring it back.
guide-refresh-other = You cannot pay for anything yet. Use the Refresh token above your row.
guide-pair = Now look for a pair. The rosette on a card shows its habitats. Your Oocystis green alga lives in open water, and so do the Viruses. Buy them; you borrow the second Temperature.
guide-pair-other = The Viruses are what you need: they share open water with your alga.
guide-consumer = Two producers that share open water pay for a consumer that lives there too. Buy the Stickleback. The two are then used for this turn, but the Stickleback may serve at once.
guide-consumer-other = Choose the Stickleback among the consumers.
guide-place = Now the reward: two consumers restore every habitat they share. The copepods live everywhere, the Stickleback on the coast and in open water. Choose the Calanoid copepods and place both tiles.
guide-place-other = Choose the Calanoid copepods in your row; the Stickleback helps by itself.
guide-policies = Two of six! In games with policy cards, every tile draws one. You drew a Funding card and a measure. Both stay ready until you or Robin use them.
guide-measure = One Funding card pays for one measure. Hazardous substance regulation restores a habitat that a producer and a consumer in your row share: ice, home of the Viruses and the copepods. Choose it, then confirm.
guide-measure-other = Choose the measure Hazardous substance regulation among the policies.
guide-litter = Half of the sea is restored! But this tile drew a policy card too, and some do harm: with Beach litter, Robin’s next turn is skipped, and the card stays in your deck, useless. There is nothing left to buy, so end your turn.
guide-litter-other = There is nothing left to buy. End your turn.
guide-danger = Robin’s turn was skipped, so here is your new row. One more danger: three identical elements in your row bring a pressure card and end your turn. You have two Oxygen, so never borrow a third.
guide-idle = A turn without an action brings a pressure card as well, so always try to buy something. The Spiked water-milfoil lives in rivers and mud, both still to be restored. Buy it; you borrow Sunlight.
guide-idle-other = Buy the Spiked water-milfoil; the missing Sunlight is borrowed.
guide-end = Three habitats and not a single impact! Producers in pairs, consumers in pairs, and little pressure: that is how the sea is saved. Now play a game of your own, alone or with others, at first without policy cards.

# Reasons for a decision.
term-impacts = { $more ->
    [yes] fewer impact tiles
   *[no] more impact tiles
}
term-strain = { $more ->
    [yes] more time before impacts strike
   *[no] less time before impacts strike
}
term-missing = { $more ->
    [yes] better cards for the missing habitats
   *[no] worse cards for the missing habitats
}
term-placeable = { $more ->
    [yes] habitats can be restored sooner
   *[no] habitats can be restored only later
}
term-buyable = { $more ->
    [yes] more producers within reach
   *[no] fewer producers within reach
}
term-pressure = { $more ->
    [yes] less danger from pressure
   *[no] more danger from pressure
}
term-deck = { $more ->
    [yes] stronger decks
   *[no] weaker decks
}
term-tokens = { $more ->
    [yes] keeps a token active
   *[no] spends a token
}
term-piles = { $more ->
    [yes] fuller element piles
   *[no] emptier element piles
}
term-policies = { $more ->
    [yes] more help from policies
   *[no] less help from policies
}
fact-restored = restores { $habitats }
fact-consumer = wins { $card } for { $habitats }

# The forms of the workshop
typing-box = Three of the thirty policy cards are in no public source: “Add a component” makes room for them, and their steps are chosen from lists, with conditions and choices. A class can add cards of its own in the same way.
part-policies = policy cards
part-producers = producers
part-consumers = consumers
part-elements = elements
part-habitats = habitat tiles
part-box = numbers of the box
value-category = Category
value-duration = Duration
value-steps = Steps
value-copies = Copies
value-name-en = English name
value-name-de = German name
value-cost = Cost
value-habitats = Habitats
value-abilities = Abilities
value-star = Star
value-kind = Kind
value-group = Group
value-name-scientific = Scientific name
value-name-latin = Latin name
value-value = Value
duration-instant = at once
duration-next-turn = until the end of the next turn
duration-permanent = permanent
duration-round = for this round

## Figures of the rules page

figure-species = A producer and a consumer. The rosette shows the habitats of each; below it stands what a producer costs; the small sign is an ability.
figure-producer = Buying a producer: two sunlight and one nutrients pay for the stoneworts.
figure-producer-cost = These three cards are used for it. They stay in your row until your turn ends.
figure-producer-bought = The producer comes into your row and may serve at once. Were one of the three missing, it would come from its pile and stay with you.
figure-consumer = Buying a consumer: two producers that share a habitat with each other and with it.
figure-consumer-pair = Reed and stoneworts both live at the coast and in the mud.
figure-consumer-bought = The oystercatcher lives in both places too. One shared habitat would have been enough.
figure-restore = Restoring habitats: two consumers that share some.
figure-restore-pair = Sturgeon and pike share rivers and mud.
figure-restore-tiles = Both tiles are placed at once, unless they lie there already.
figure-pressure = Three pressure cards in the row of whoever is in turn: an impact tile is placed, and the turn is over.

# The words of policies, for choosing
slot-head = What happens
slot-if = Only if
slot-amount = How many
slot-element = Element
slot-groups = Groups
slot-habitats = Habitats
slot-species = Species
word-head-place-shared-habitat = place a shared habitat
word-head-pressure-to-holders = pressure for rows with an element
word-head-tokens-by-measures = turn tokens by the number of measures
word-head-extra-impact = more impacts
word-head-discard-open = discard open species
word-head-remove-from-row = remove species of the row
word-head-remove-species = remove a species
word-head-take-back-impact = take back impacts
word-head-activate-tokens = activate all tokens
word-head-offer-element = offer an element to all
word-head-take-element = take an element
word-head-return-element = return an element from all rows
word-head-take-or-return-element = take an element or give it back
word-head-cheaper-producers = cheaper producers
word-head-give-market-card = give a card of the market
word-head-give-market-habitat = give all cards of a habitat
word-head-remove-pressure = remove pressure cards
word-head-place-one-habitat = place one of some habitats
word-head-block-abilities = block abilities
word-head-skip-turn = skip the turn
word-head-become-litter = become litter
word-head-protect-species = protect species
word-amount-number = { $number } ×
word-if-measures = measures so far
word-if-habitats = habitats placed
word-if-impacts = impacts
word-if-pressure = pressure cards in the row
word-if-species = species in the row
word-if-tokens = active tokens of the row
word-if-funding = funding cards ready
word-if-rows = rows
word-if-sun = { element-sun } in the row
word-if-oxygen = { element-oxygen } in the row
word-if-salinity = { element-salinity } in the row
word-if-nutrients = { element-nutrients } in the row
word-if-temperature = { element-temperature } in the row
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

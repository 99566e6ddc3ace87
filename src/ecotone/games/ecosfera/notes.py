"""What the rules of Ecosfera note as it happens; the numbers of each note stand behind it."""

from enum import IntEnum


class Note(IntEnum):
    """Something that happened. Rows and cards by their numbers, policies too."""

    TURN_ENDED = 1  # row
    BOUGHT_PRODUCER = 2  # row, species, borrowed element or EMPTY
    BUYING_CONSUMER = 3  # row, species
    PAYING_WITH = 4  # row, producer
    BOUGHT_CONSUMER = 5  # row, species, producer, producer
    PLACING = 6  # row, consumer
    PLACED_WITH = 7  # row, consumer, consumer
    TOKEN_USED = 8  # row, Use
    ABILITY_USED = 9  # row, species, Use
    STAR_USED = 10  # row, species
    REACTIVATED = 11  # row, Token
    PASSING = 12  # row, card
    PASSED_TO_ROW = 13  # row, card, receiving row
    PASSED_TO_MARKET = 14  # row, card
    PASSED_TO_DECK = 15  # row, card
    RESHUFFLED = 16  # row
    DRAWN = 17  # row, card
    MARKET_FILLED = 18  # species
    POLICIES_RESHUFFLED = 19
    POLICY_DRAWN = 20  # policy
    PROPOSED = 21  # row, measure
    AGREED = 22  # row, measure
    REFUSED = 23  # row, measure
    FUNDED = 24  # row, measure
    DECLINED = 25  # row
    HABITATS = 26  # new tiles as bits, tiles in all, row
    PRESSURE = 27  # row, Cause, element or policy, left in the supply
    IMPACT = 28  # row, Cause, tiles, impacts in all, policy or EMPTY
    MORE_IMPACT = 29  # tiles that policies in force added, impacts in all
    IMPACT_BACK = 30  # tiles, impacts in all
    TURN_CUT = 31  # row
    TURN_SKIPPED = 32  # row
    TURN = 33  # row
    WON = 34  # points
    LOST = 35  # points
    ELEMENT_TAKEN = 36  # row, element
    ELEMENT_RETURNED = 37  # row, element
    OFFER_DECLINED = 38  # row, element
    DISCARDED = 39  # species, row or EMPTY for the market
    REMOVED = 40  # species
    TOKENS_TURNED = 41  # 1: active, 0: inactive
    PROTECTED = 42  # policy that would have discarded species
    PRESSURE_GONE = 43  # row
    RECEIVED = 44  # row, species
    LITTERED = 45  # row
    CHOSEN = 46  # row, species chosen for a policy
    IN_FORCE = 47  # policy, 1 if it starts with the next turn
    EXPIRED = 48  # policy


class Cause(IntEnum):
    """Why pressure or an impact struck."""

    IDLE = 0
    EQUAL = 1
    POLICY = 2
    THIRD = 3
    MASS = 4

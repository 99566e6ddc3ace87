"""A sample bot for Keystone: it introduces the cheapest card it can.

    ecotone play keystone --bot examples/cheapest_bot.py:CheapestBot

docs/your-own-bot.md explains what `choose` is given.
"""


class CheapestBot:
    """Never spends more than it must."""

    def choose(self, seat_view, legal, rng):
        """Of the cards that may be introduced one of the cheapest; else anything."""
        introductions = [decision for decision in legal if decision.kind == "introduce"]
        if not introductions:
            return rng.choice(legal)

        def cost(decision):
            return seat_view["field"][decision.arguments["slot"]]["cost"]

        cheapest = min(map(cost, introductions))
        return rng.choice([decision for decision in introductions if cost(decision) == cheapest])

"""Which seats a token opens."""

import hmac

from ecotone.server.people import OWNER, person_token
from ecotone.server.storage import Storage
from ecotone.server.table_game import BOT
from ecotone.server.table_rows import StoredSeat
from ecotone.server.tables import LiveTable
from ecotone.server.tokens import opens


class SeatAccess:
    """Opens seats by their tokens, or by the tokens of the people they belong to."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def seat_of(self, table: LiveTable, token: str) -> int | None:
        """The seat a token opens; seats of a rematch get their tokens one by one."""
        seat = self.seat_opened(table, token)
        if seat is None and any(may_be_claimed(seat) for seat in table.seats):
            for ours, theirs in zip(table.seats, await self.storage.seats(table.id), strict=True):
                ours.token_hash, ours.person = theirs.token_hash, theirs.person
            seat = self.seat_opened(table, token)
        return seat

    def seat_opened(self, table: LiveTable, token: str) -> int | None:
        """The seat that a token opens: its own, or that of the person whose seat it is."""
        found = table.seat_of(token)
        for seat in table.seats:
            if seat.person is not None and self.is_persons(token, seat.person, table.id, seat.seat):
                found = seat.seat
        return found

    def is_owners(self, table: LiveTable, token: str) -> bool:
        """Is this the token of the table's owner?"""
        host = table.stored.host
        if host is not None and self.is_persons(token, host, table.id, OWNER):
            return True
        return opens(token, table.stored.owner_hash)

    def is_persons(self, token: str, person: str, table_id: str, seat: int) -> bool:
        expected = person_token(self.storage.person_key, person, table_id, seat)
        return hmac.compare_digest(token.encode(), expected.encode())


def may_be_claimed(seat: StoredSeat) -> bool:
    """May another server have given the seat a token or a person since it was loaded?"""
    return seat.home != BOT and (seat.token_hash is None or seat.person is None)

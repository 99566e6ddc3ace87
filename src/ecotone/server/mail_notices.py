"""Notifying people of their turn by e-mail, beside the game and never in its way."""

import logging
from datetime import timedelta
from functools import partial

from sqlalchemy import ColumnElement, exists

from ecotone.server.errors import TEXTS, ApiError
from ecotone.server.limits import Buckets
from ecotone.server.mail_addresses import CODE_HOURS, MailAddresses, checked_address, stop_token
from ecotone.server.mail_addresses import MailAddress as Row
from ecotone.server.mail_delivery import Sent, new_message, send
from ecotone.server.notice_messages import MailFacts
from ecotone.server.play import Play
from ecotone.server.turn_notices import DueTurn, TurnWatch
from ecotone.server.turns import StoredTurn

LOG = logging.getLogger("ecotone.server")
PAUSES = (60.0, 600.0)
"""Seconds before a message that was not taken is sent again."""
MOST_AT_ONCE = 4
AT_MOST = timedelta(hours=24)
"""Of a turn that has lasted longer, nobody is written to: the server was away all the time."""
DAY = 24 * 3600
Words = dict[str, str | int]


class MailNotices(TurnWatch):
    """Watches the turns of all tables. Of several servers, one writes each message."""

    def __init__(self, play: Play) -> None:
        settings, limits = play.settings.mail, play.settings.limits
        super().__init__(
            play,
            "mailed",
            settings.after_seconds,
            AT_MOST,
            limits.mails_per_person_and_hour,
            MOST_AT_ONCE,
        )
        self.settings = settings
        self.site = play.settings.site.rstrip("/")
        self.addresses = MailAddresses(play.storage.engine)
        daily = limits.mail_codes_per_address_and_day
        self.askers = Buckets(daily / DAY, daily, room=play.settings.shared_networks.room)
        self.asked = Buckets(limits.mail_codes_a_day / DAY, limits.mail_codes_a_day)
        """Messages with codes, by the e-mail address they were sent to."""

    @property
    def enabled(self) -> bool:
        return bool(self.settings.server)

    async def facts(self, person: str) -> MailFacts | None:
        """Where a person is written to; None if this server writes no e-mail."""
        if not self.enabled:
            return None
        found = await self.addresses.of(person)
        return found.facts() if found else MailFacts(None, False)

    # -- addresses -------------------------------------------------------------------------------

    async def ask(self, person: str, language: str, text: str, caller: str) -> None:
        """Send a code to an address that a person has named, or raise ApiError."""
        if not self.enabled:
            raise ApiError("no_mail")
        address = checked_address(text)
        if not (self.askers.take(caller) and self.asked.take(address.lower())):
            raise ApiError("too_many_mail_codes")
        key = self.play.storage.person_key
        code = await self.addresses.put(key, person, address, self.play.now())
        stop = self.page("stop", stop_token(key, person, address))
        words: Words = {"page": self.page("confirm", code), "hours": CODE_HOURS, "stop": stop}
        if await self.write(language, "mail-code", address, words) is not Sent.TAKEN:
            await self.addresses.remove(person)
            raise ApiError("mail_failed")

    def page(self, purpose: str, token: str) -> str:
        """A page of this site that does something with a token; it stays out of servers' logs."""
        return f"{self.site}/mail#{purpose}={token}"

    async def write(self, language: str, key: str, address: str, words: Words) -> Sent:
        """Send one of the two kinds of messages, once."""
        subject = TEXTS.format(language, f"{key}-subject", words)
        text = TEXTS.format(language, f"{key}-text", words)
        message = new_message(self.settings, address, subject, f"{text}\n", str(words["stop"]))
        async with self.slots:
            return await send(self.settings, message)

    # -- turns -----------------------------------------------------------------------------------

    def wanted(self) -> ColumnElement[bool]:
        """Turns that began after their person had confirmed an address."""
        return exists().where(Row.person == StoredTurn.person, Row.confirmed <= StoredTurn.since)

    async def notify(self, turn: DueTurn) -> None:
        """Write to a turn's person, again if need be while it is still their turn."""
        await self.send_until_taken(turn, PAUSES, partial(self.write_turn, turn))

    async def write_turn(self, turn: DueTurn) -> float | None:
        """Write to a turn's person once; None unless it is worth another attempt."""
        found = await self.addresses.of(turn.person)
        if found is None or found.confirmed is None:
            return None
        stop = stop_token(self.play.storage.person_key, turn.person, found.address)
        words: Words = {
            "game": turn.title(),
            "table": turn.table,
            "page": f"{self.site}/t/{turn.table}",
            "stop": self.page("stop", stop),
        }
        sent = await self.write(turn.language, "mail-turn", found.address, words)
        LOG.info("table %s: e-mail %s", turn.table, sent.value)
        if sent is Sent.REFUSED:
            await self.addresses.remove(turn.person)
        return 0.0 if sent is Sent.LATER else None

"""The settings of a server, including all limits, and what each of them means."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ecotone.engine.folders import data_root
from ecotone.lab.analysis import SIMULATIONS
from ecotone.server.limits import SharedNetworks

LogFormat = Literal["plain", "json"]
Editors = Literal["creators", "nobody"]
MailSecurity = Literal["starttls", "tls", "none"]


def about(description: str, at_least: float | None = None, at_most: float | None = None) -> Meta:
    """What a setting means, and its bounds."""
    return Meta(description=description, ge=at_least, le=at_most)


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one address, one table or one message may ask for."""

    body_bytes: Annotated[int, about("Size of a request body.", 1024)] = 64 * 1024
    message_bytes: Annotated[int, about("Size of a WebSocket message.", 1024)] = 16 * 1024
    requests_per_second: Annotated[float, about("Requests from one address.", 0)] = 100.0
    request_burst: Annotated[int, about("Requests from one address at once.", 1)] = 2_000
    request_seconds: Annotated[
        float, about("How long a request may take to arrive completely.", 1)
    ] = 20.0
    sockets_per_address: Annotated[
        int, about("Open HTTP connections from one address; behind a proxy it is up to that.", 1)
    ] = 500
    wrong_codes_per_second: Annotated[float, about("Wrong table codes from one address.", 0)] = 0.5
    wrong_codes_at_once: Annotated[int, about("Wrong table codes from one address at once.", 1)] = (
        120
    )
    messages_per_second: Annotated[float, about("Messages on one connection.", 0)] = 20.0
    message_burst: Annotated[int, about("Messages on one connection at once.", 1)] = 60
    connections_per_address: Annotated[int, about("Open connections from one address.", 1)] = 300
    tables_per_address_and_day: Annotated[
        int, about("Tables created from one address in a day.", 0)
    ] = 1_000
    tables_per_person_and_day: Annotated[
        int, about("Tables created by one person with a profile in a day.", 0)
    ] = 200
    changes_per_table: Annotated[
        int, about("Decisions, undos and changes of seats that a table keeps.", 1_000)
    ] = 20_000
    free_disk_bytes: Annotated[
        int, about("With less free space beside an SQLite file, no more tables are created.", 0)
    ] = 100_000_000
    shared_networks: Annotated[
        str,
        about(
            "Networks where many people share an address (a school, a club), separated by commas."
        ),
    ] = ""
    shared_factor: Annotated[
        float, about("How many times the usual limits an address of such a network gets.", 1)
    ] = 10.0
    tables_in_all: Annotated[int, about("Tables in the database.", 0)] = 100_000
    tables_in_memory: Annotated[
        int, about("Tables in memory; unused ones are unloaded first.", 1)
    ] = 2_000
    name_length: Annotated[int, about("Visible characters of a name.", 1, 200)] = 40
    profiles_per_address_and_day: Annotated[
        int, about("Journals started from one address in a day.", 0)
    ] = 200
    profiles_in_all: Annotated[int, about("Journals in the database.", 0)] = 20_000
    answers_per_second: Annotated[
        float,
        about("Previews and hints computed for one seat; those of a known state are free.", 0),
    ] = 5.0
    answer_burst: Annotated[int, about("Previews and hints computed for one seat at once.", 1)] = 60
    analyses_per_address: Annotated[
        int, about("Analyses under way for one address; addresses take turns.", 1)
    ] = 5
    analyses_in_all: Annotated[int, about("Analyses under way.", 1)] = 100
    people_per_address_and_day: Annotated[
        int, about("Profiles of people created from one address in a day.", 0)
    ] = 200
    people_in_all: Annotated[int, about("Profiles of people in the database.", 0)] = 50_000
    editions_per_address_and_day: Annotated[
        int, about("Editions copied or imported from one address in a day.", 0)
    ] = 50
    editions_in_all: Annotated[int, about("Editions on the server.", 0)] = 500
    tournaments_per_address_and_day: Annotated[
        int, about("Tournaments created from one address in a day.", 0)
    ] = 50
    tournaments_in_all: Annotated[int, about("Tournaments in the database.", 0)] = 10_000
    holiday_days: Annotated[
        int, about("Days in twelve months in which a person's clocks may stand still.", 0)
    ] = 30
    join_seconds: Annotated[float, about("How long a new connection may say nothing.", 1)] = 10.0
    push_devices_per_person: Annotated[
        int, about("Devices on which one person is notified by Web Push.", 0)
    ] = 10
    pushes_per_person_and_hour: Annotated[
        int, about("Turns of which one person is notified by Web Push in an hour.", 0)
    ] = 120
    mails_per_person_and_hour: Annotated[
        int, about("Turns of which one person is notified by e-mail in an hour.", 0)
    ] = 20
    mail_codes_per_address_and_day: Annotated[
        int, about("E-mail addresses to be confirmed that one network address names in a day.", 0)
    ] = 20
    mail_codes_a_day: Annotated[
        int, about("Requests for confirmation sent to one e-mail address in a day.", 0)
    ] = 3
    passkeys_per_person: Annotated[int, about("Passkeys of one person.", 0)] = 10
    passkey_challenges_per_address_and_day: Annotated[
        int, about("Attempts to make or use a passkey from one address in a day.", 0)
    ] = 500


class PushSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How people are notified of their turn by Web Push."""

    enabled: Annotated[
        bool, about("Notify people of their turn by Web Push if they ask for it.")
    ] = True
    key: Annotated[
        str,
        about("Private VAPID key, 32 bytes in base64url; unless given, made once per database."),
    ] = ""
    contact: Annotated[
        str, about("Where push services reach the host: a `mailto:` or `https:` address.")
    ] = "mailto:ecotone@localhost"
    after_seconds: Annotated[
        float, about("How long a turn lasts before its absent player is notified.", 0)
    ] = 10.0
    private_endpoints: Annotated[
        bool, about("Allow push services at private addresses and over plain HTTP, for tests.")
    ] = False


class MailSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How people are notified of their turn by e-mail."""

    server: Annotated[str, about("Mail server (SMTP) of the host; no e-mail without it.")] = ""
    port: Annotated[int, about("Its port.", 1, 65535)] = 587
    security: Annotated[
        MailSecurity,
        about("`starttls`, `tls` from the first byte (port 465), or `none` on one machine."),
    ] = "starttls"
    user: Annotated[str, about("Name for the mail server, if it wants one.")] = ""
    password: Annotated[str, about("Password for it.")] = ""
    sender: Annotated[
        str, about("Who the messages are from, `Ecotone <tables@example.org>`; needed.")
    ] = ""
    after_seconds: Annotated[
        float, about("How long a turn lasts before its absent player is written to.", 0)
    ] = 300.0


UNLIMITED = Limits(
    requests_per_second=1e9,
    request_burst=10**9,
    wrong_codes_per_second=1e9,
    wrong_codes_at_once=10**9,
    messages_per_second=1e9,
    message_burst=10**9,
    connections_per_address=10**9,
    sockets_per_address=10**9,
    tables_per_person_and_day=10**9,
    tables_per_address_and_day=10**9,
    tables_in_all=10**9,
    tables_in_memory=10**6,
    profiles_per_address_and_day=10**9,
    profiles_in_all=10**9,
    answers_per_second=1e9,
    answer_burst=10**9,
    people_per_address_and_day=10**9,
    people_in_all=10**9,
    editions_per_address_and_day=10**9,
    editions_in_all=10**9,
    tournaments_per_address_and_day=10**9,
    tournaments_in_all=10**9,
    push_devices_per_person=10**9,
    pushes_per_person_and_hour=10**9,
    mails_per_person_and_hour=10**9,
    mail_codes_per_address_and_day=10**9,
    mail_codes_a_day=10**9,
    passkeys_per_person=10**9,
    passkey_challenges_per_address_and_day=10**9,
)


class Settings(msgspec.Struct, frozen=True):
    """How a server works; `configuration` says what its host may choose of it."""

    database: str = ""
    """A database URL; by default SQLite in the data folder."""
    limits: Limits = Limits()
    bot_pause: tuple[float, float] = (0.4, 0.7)
    """Minimum and maximum seconds a bot waits before it moves."""
    threads: int = 0
    """Threads for bots, hints and analyses; 0 for as many as there are cores."""
    analysis_simulations: int = SIMULATIONS
    """Simulations per decision of an analysis."""
    local: bool = False
    """Can only this machine reach the server? Then its visitors share the terminal's profiles."""
    behind_proxy: bool = False
    """Trust the addresses that a reverse proxy on this machine passes on."""
    compress: bool = False
    """Compress WebSocket messages: worth it over a network, not on one machine."""
    compile_ahead: bool = False
    """Compile the rules of all games from the start, while nobody waits for one."""
    notice_seconds: float = 5.0
    """How often servers that share a database poll for changes."""
    admin_token: str = ""
    """Opens the host's page; there is none without it."""
    finished_days: float = 0.0
    abandoned_days: float = 0.0
    archive: str = ""
    log_format: LogFormat = "plain"
    editions: Editors = "creators"
    """Who may make and edit editions."""
    chat: bool = True
    """May people write to each other at tables that allow it?"""
    metrics: bool = False
    """Answer `/metrics` for everybody, not only on this machine?"""
    push: PushSettings = PushSettings()
    mail: MailSettings = MailSettings()
    site: str = ""
    """Where people reach the server: e-mail names it, and passkeys are bound to its name."""
    traces: str = ""
    """Where an OpenTelemetry collector takes traces; there are none without it."""

    @property
    def shared_networks(self) -> SharedNetworks:
        """Networks whose addresses get more than others."""
        return SharedNetworks(self.limits.shared_networks, self.limits.shared_factor)

    @property
    def database_url(self) -> str:
        """The database URL for SQLAlchemy, with an asynchronous driver."""
        if not self.database:
            return f"sqlite+aiosqlite:///{default_database()}"
        scheme, separator, rest = self.database.partition("://")
        driver = {
            "sqlite": "sqlite+aiosqlite",
            "postgres": "postgresql+asyncpg",
            "postgresql": "postgresql+asyncpg",
        }.get(scheme, scheme)
        return driver + separator + rest


def default_database() -> Path:
    return data_root() / "tables.sqlite"

"""What the host of a server may choose: in a file, in the environment, or by options.

An option wins over the environment, the environment over the file, the file over the default.

    python -m ecotone.server.configuration docs/configuration.md

writes the list of all of them.
"""

import sys
import tomllib
from collections.abc import Iterator, Mapping
from email.utils import parseaddr
from pathlib import Path
from typing import Annotated, Any, get_args, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from ecotone.engine.errors import EcotoneError
from ecotone.lab.analysis import SIMULATIONS
from ecotone.server import HOST, PORT
from ecotone.server.limits import SharedNetworks
from ecotone.server.push_keys import expect_contact, private_key
from ecotone.server.settings import (
    Editors,
    Limits,
    LogFormat,
    MailSettings,
    PushSettings,
    Settings,
    about,
)
from ecotone.server.tokens import new_token

PREFIX = "ECOTONE_SERVE_"
FILE_VARIABLE = "ECOTONE_CONFIG"
SECTIONS: dict[str, type[msgspec.Struct]] = {
    "limits": Limits,
    "push": PushSettings,
    "mail": MailSettings,
}
"""Settings that belong together, by the name of their part of the file."""


class Configuration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a host can set."""

    host: Annotated[str, about("Address to listen on.")] = HOST
    port: Annotated[
        Annotated[int, Meta(ge=0, le=65535)] | None,
        about(f"Port; unless given, {PORT} or the next free one."),
    ] = None
    share: Annotated[bool, about("Let other devices on the same network join.")] = False
    database: Annotated[str, about("Database URL; unless given, SQLite in the data folder.")] = ""
    site: Annotated[
        str,
        about(
            "Where people reach this server, `https://tables.example.org`; e-mail needs it. With "
            "`https` people can sign in with passkeys, which are bound to this name for ever."
        ),
    ] = ""
    browser: Annotated[bool, about("Open a browser.")] = True
    bot_pause: Annotated[
        Annotated[float, Meta(ge=0)] | None,
        about("Seconds a bot waits before each move; unless given, 0.4 to 0.7."),
    ] = None
    behind_proxy: Annotated[
        bool, about("Trust the client addresses given by a reverse proxy on this machine.")
    ] = False
    threads: Annotated[
        int, about("Threads for bots, hints and analyses; 0 for as many as there are cores.", 0)
    ] = 0
    analysis_simulations: Annotated[int, about("Simulations per decision of an analysis.", 1)] = (
        SIMULATIONS
    )
    notice_seconds: Annotated[
        float, about("How often servers that share a database poll for changes.", 0.1)
    ] = 5.0
    admin_token: Annotated[
        str,
        about("Opens the host's page, `/admin`; unless given, drawn at each start and printed."),
    ] = ""
    finished_days: Annotated[
        float, about("Days after which a finished table is archived and removed; 0 for never.", 0)
    ] = 0.0
    abandoned_days: Annotated[
        float, about("Days without a move after which any other table is; 0 for never.", 0)
    ] = 0.0
    archive: Annotated[
        str, about("Folder for archived tables; unless given, `archive` in the data folder.")
    ] = ""
    log_format: Annotated[
        LogFormat, about("How the log is written: `plain` lines, or a line of `json` per entry.")
    ] = "plain"
    metrics: Annotated[
        bool, about("Answer `/metrics` for everybody, not only on this machine.")
    ] = False
    traces: Annotated[
        str,
        about(
            "Where an OpenTelemetry collector takes traces (OTLP over HTTP, "
            "`http://localhost:4318/v1/traces`); none without it. Needs `ecotone[telemetry]`."
        ),
    ] = ""
    editions: Annotated[
        Editors,
        about("Who may make and edit editions in the browser: `creators` their own, or `nobody`."),
    ] = "creators"
    chat: Annotated[bool, about("Let people chat at tables whose host allows it.")] = True
    limits: Limits = Limits()
    push: PushSettings = PushSettings()
    mail: MailSettings = MailSettings()

    def settings(self, local: bool) -> Settings:
        """How the server works; `local` if only this machine can reach it."""
        chosen = {} if self.bot_pause is None else {"bot_pause": (self.bot_pause, self.bot_pause)}
        settings = Settings(
            database=self.database,
            site=self.site,
            limits=self.limits,
            threads=self.threads,
            analysis_simulations=self.analysis_simulations,
            local=local,
            behind_proxy=self.behind_proxy,
            compress=not local,
            compile_ahead=True,
            notice_seconds=self.notice_seconds,
            admin_token=self.admin_token or new_token(),
            finished_days=self.finished_days,
            abandoned_days=self.abandoned_days,
            archive=self.archive,
            log_format=self.log_format,
            metrics=self.metrics,
            traces=self.traces,
            chat=self.chat,
            editions=self.editions,
            push=self.push,
            mail=self.mail,
            **chosen,
        )
        SharedNetworks(self.limits.shared_networks)
        if self.push.key:
            private_key(self.push.key)
        expect_contact(self.push.contact)
        expect_site(self.site)
        expect_mail(self.mail, self.site)
        return settings


def expect_site(site: str) -> None:
    """Raise an EcotoneError unless a browser can open this address, or none is given."""
    parts = urlsplit(site)
    is_address = parts.scheme in ("https", "http") and parts.hostname and parts.path in ("", "/")
    if site and not (is_address and site.isprintable()):
        raise EcotoneError("site: expected an address, `https://tables.example.org`")


def expect_mail(mail: MailSettings, site: str) -> None:
    """Raise an EcotoneError unless e-mail can be sent, or is switched off."""
    if not mail.server:
        return
    if "@" not in parseaddr(mail.sender)[1] or not mail.sender.isprintable():
        raise EcotoneError("mail.sender: expected an address, `Ecotone <tables@example.org>`")
    if not site:
        raise EcotoneError("mail.server: links in e-mail need `site`, the address of this server")


def read_configuration(
    file: Path | None, environment: Mapping[str, str], options: Mapping[str, object]
) -> Configuration:
    """The configuration from all three places, or an EcotoneError that names the place."""
    if file is None and environment.get(FILE_VARIABLE):
        file = Path(environment[FILE_VARIABLE])
    chosen: dict[str, Any] = {}
    if file is not None:
        chosen = read_file(file)
        checked(chosen, str(file))
    from_environment = read_environment(environment)
    for name, value in from_environment.items():
        checked({name: value}, f"{PREFIX}…")
    merge(chosen, from_environment)
    merge(chosen, {name: value for name, value in options.items() if value is not None})
    return checked(chosen, "ecotone serve")


def checked(values: Mapping[str, Any], place: str) -> Configuration:
    """Values of the right names and types, or an EcotoneError."""
    try:
        return msgspec.convert(values, Configuration, strict=False)
    except msgspec.ValidationError as error:
        raise EcotoneError(f"{place}: {described(str(error))}") from error


def described(problem: str) -> str:
    """A problem found by msgspec, beginning with the setting: `limits.name_length: Expected …`."""
    said, _, path = problem.partition(" - at `$")
    name = path.strip("`").lstrip(".")
    return f"{name}: {said}" if name else said


def read_file(file: Path) -> dict[str, Any]:
    """The settings of a TOML file."""
    try:
        return tomllib.loads(file.read_text("utf-8-sig"))
    except OSError as error:
        raise EcotoneError(f"{file}: {error.strerror or error}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EcotoneError(f"{file}: expected a TOML file: {error}") from error


def read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings among the environment's variables; an unknown name is refused."""
    known = {variable_of(name): name for name, _, _ in described_settings()}
    found: dict[str, Any] = {}
    for variable, value in environment.items():
        if not variable.startswith(PREFIX):
            continue
        if variable not in known:
            raise EcotoneError(f"{variable}: there is no such setting")
        *outer, name = known[variable].split(".")
        place = found.setdefault(outer[0], {}) if outer else found
        place[name] = value
    return found


def merge(values: dict[str, Any], stronger: Mapping[str, Any]) -> None:
    """Put stronger values over others; those of a section one by one."""
    for name, value in stronger.items():
        if name in SECTIONS:
            values[name] = {**values.get(name, {}), **value}
        else:
            values[name] = value


def variable_of(setting: str) -> str:
    """The environment's variable for a setting: `ECOTONE_SERVE_LIMITS_NAME_LENGTH`."""
    return PREFIX + setting.replace(".", "_").upper()


def described_settings() -> Iterator[tuple[str, str, object]]:
    """Every setting's name, meaning and default value."""
    structs: dict[str, type[msgspec.Struct]] = {"": Configuration, **SECTIONS}
    for section, struct in structs.items():
        hints = get_type_hints(struct, include_extras=True)
        for field in msgspec.structs.fields(struct):
            if section or field.name not in SECTIONS:
                meaning = get_args(hints[field.name])[-1].description
                yield f"{section}.{field.name}".lstrip("."), meaning, field.default


def documented() -> str:
    """The list of all settings as a page."""
    rows = [
        f"| `{name}` | `{variable_of(name)}` | {shown(default)} | {meaning} |"
        for name, meaning, default in described_settings()
    ]
    return PAGE.format(rows="\n".join(rows))


def shown(default: object) -> str:
    if default is None or default == "":
        return ""
    return f"`{str(default).lower() if isinstance(default, bool) else default}`"


PAGE = """\
# Configuration of a server

Every setting can be given in a file, in the environment and, for those that `ecotone serve --help`
lists, as an option. An option wins over the environment, the environment over the file, and the
file over the default. A name that does not exist or a value that does not fit stops the server
before it starts, with a sentence that names the setting and where it was given.

The file is TOML. Name it with `ecotone serve --config FILE`, or in the variable `ECOTONE_CONFIG`:

```toml
host = "0.0.0.0"
browser = false
behind_proxy = true
database = "postgresql://ecotone@localhost/ecotone"

[limits]
tables_per_address_and_day = 1000
```

This list is written by `python -m ecotone.server.configuration docs/configuration.md`.

| in the file | in the environment | default | meaning |
|---|---|---|---|
{rows}

`ECOTONE_DATA` and `ECOTONE_CACHE` name the folders for data and for compiled code.
"""


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(documented(), "utf-8")

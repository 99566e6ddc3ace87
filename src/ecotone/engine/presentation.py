"""What people see of a game: views, texts, previews, sheets and drawings.

Most of it is done by functions of the game's package, found by name; see docs/adding-a-game.md.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ecotone.engine.caching import cached
from ecotone.engine.components import ComponentTable, plain_tables
from ecotone.engine.drawing import stacked
from ecotone.engine.edition import Edition
from ecotone.engine.errors import EcotoneError
from ecotone.engine.events import Arguments, Event, Refusal
from ecotone.engine.extras import needs
from ecotone.engine.game_package import GamePackage
from ecotone.engine.naming import Components, Naming, components_of
from ecotone.engine.notes import FLAG, REVEAL, Noted, notes_of
from ecotone.engine.state import State
from ecotone.engine.win_rates import WinRate, read_win_rates

if TYPE_CHECKING:
    from ecotone.engine.campaign import Chapter
    from ecotone.engine.evening import Evening, PadLine
    from ecotone.engine.guide import Guide

EDITIONS_KNOWN = 8
ACTIONS_NOTED = 500


def noted_key(
    game: "Presentation", edition: Edition, before: State, action: int, /
) -> tuple[str, bytes, bytes, int]:
    """All that what happens depends on; cards with corrections have the digest of their edition."""
    return game.name, edition.content, before.tobytes(), action


class Presentation(GamePackage):
    """What people see and read of a game."""

    def view(self, edition: Edition, state: State, seat: int) -> dict[str, Any]:
        """Everything this seat may see, as plain data; NOBODY sees the public part.

        Seats share parts of it: do not change them. `Match.view` returns a copy.
        """
        found: dict[str, Any] = self.own("view", "view")(edition, state, seat)
        return found

    def words(self, edition: Edition, state: State, action: int, language: str) -> Arguments:
        """The arguments of the text `action-<kind>` for an action in this state."""
        found: Arguments = self.own("words", "action_words")(edition, state, action, language)
        return found

    def notes(self, edition: Edition, before: State, action: int) -> tuple[list[Noted], State]:
        """What the rules note while they carry out an action, and the state after it."""
        return notes_of(self.entry.apply, edition.data, before, action, self.table)

    @cached(ACTIONS_NOTED, key=noted_key)
    def noted(self, edition: Edition, before: State, action: int) -> tuple[Noted, ...]:
        """The same notes, found once for all who are told of them."""
        return tuple(self.notes(edition, before, action)[0])

    def events(self, edition: Edition, before: State, action: int, seat: int) -> list[Event]:
        """What happened, in order, as far as this seat may know it; keys are texts of the game."""
        notes = [one for one in self.noted(edition, before, action) if one.kind != REVEAL]
        return list(self.own("log", "events")(edition, before, action, notes, seat))

    def score_sheet(self, edition: Edition, state: State, seat: int) -> dict[str, Any]:
        """A seat's points with the reasons for each."""
        sheet: dict[str, Any] = self.own("sheet", "score_sheet")(edition, state, seat)
        return sheet

    def draw(self, edition: Edition, view: dict[str, Any], language: str) -> Any:
        """A view as a Rich renderable; None if the game has no drawing of its own."""
        draw, panes = self.part("terminal", "draw"), self.part("terminal", "panes")
        if draw is None and panes is not None:
            return stacked(panes(edition, view, language))
        return None if draw is None else draw(edition, view, language)

    def draw_sheet(self, edition: Edition, sheet: dict[str, Any], language: str) -> Any:
        """A score sheet as a Rich renderable; None if the game has no drawing of its own."""
        draw = self.part("terminal", "draw_sheet")
        return None if draw is None else draw(edition, sheet, language)

    @cached_property
    def companion(self) -> bool:
        """Can it score a physical board?"""
        return self.part("companion", "score_typed") is not None

    def score_file(self, edition: Edition, path: Path) -> dict[str, Any]:
        """The score sheet of a physical board described in a file."""
        return self._score_typed(edition, path)

    def score_document(self, edition: Edition, document: Mapping[str, Any]) -> dict[str, Any]:
        """The score sheet of a physical board described as plain data, shaped like the file."""
        return self._score_typed(edition, document)

    def _score_typed(self, edition: Edition, board: Path | Mapping[str, Any]) -> dict[str, Any]:
        if not self.companion:
            raise EcotoneError(f"{self.name} has no score companion")
        sheet: dict[str, Any] = self.own("companion", "score_typed")(edition, board)
        return sheet

    def score_evening(self, edition: Edition, document: Mapping[str, Any]) -> "Evening":
        """The score sheets of all players of a table, and who has won by the game's rules.

        The document has a part `player` for each and what they share, like a file.
        """
        from ecotone.engine.companion import score_evening

        return score_evening(self, edition, document)

    def pad_lines(self, sheet: Mapping[str, Any]) -> "list[PadLine]":
        """The lines of the score pad for a sheet of the companion or of a match."""
        return list(self.own("companion", "pad_lines")(sheet))

    def tie_breaks(self) -> Sequence[str]:
        """What decides between equal points, in order; texts `tie-…` of the game name them."""
        return self.part("companion", "TIE_BREAKS") or ()

    @property
    def scores_boards_apart(self) -> bool:
        """Does its companion take one player's board at a time?"""
        return bool(self.part("companion", "BOARDS_APART"))

    def catalogue(self, edition: Edition) -> dict[str, Any]:
        """The components as plain data, for the client that draws them."""
        catalogue = self.part("catalogue", "catalogue")
        if catalogue is not None:
            return dict(catalogue(edition))
        return {table: [dict(row) for row in rows] for table, rows in edition.tables.items()}

    def component_tables(self, edition: Edition, language: str) -> list[ComponentTable]:
        """The components in words, a table for each kind."""
        tables = self.part("components", "component_tables")
        return plain_tables(edition) if tables is None else list(tables(edition, language))

    def preview(self, edition: Edition, state: State, action: int, seat: int) -> dict[str, Any]:
        """What an action would bring, as far as the seat that may choose it can know."""
        preview = self.part("preview", "preview")
        return {} if preview is None else dict(preview(edition, state, action, seat, self.entry))

    def actions_meant(self, edition: Edition, state: State, typed: str) -> Iterable[int]:
        """The actions that a person may mean by a short name typed in the terminal."""
        meant = self.part("words", "actions_meant")
        return () if meant is None else tuple(meant(edition, state, typed))

    def refusals(self, edition: Edition, state: State, seat: int) -> Iterable[Refusal]:
        """What the seat to move might want to do and may not, each with the reason."""
        refusals = self.part("refusals", "refusals")
        return () if refusals is None else tuple(refusals(edition, state, seat, self.entry))

    def shows_action(self, edition: Edition, before: State, action: int, seat: int) -> bool:
        """May this seat (NOBODY: anyone) know which action was taken? Its result is in the view."""
        shows = self.part("view", "shows_action")
        return shows is None or bool(shows(edition, before, action, seat))

    def reveals(self, edition: Edition, before: State, action: int) -> bool:
        """Could any seat have learnt something hidden from an action?

        Then it cannot be undone where people play on several devices. The rules mark whatever they
        reveal (`engine.notes.reveal`); where a game's rules note nothing, every action counts.
        """
        if FLAG not in (self.table.names or ()):
            return True
        return any(note.kind == REVEAL for note in self.noted(edition, before, action))

    def learn(self, language: str) -> str:
        """How to play, as Markdown: `texts/learn.<language>.md`, or else RULES.md."""
        written = self.folder / "texts" / f"learn.{language}.md"
        return (written if written.is_file() else self.folder / "RULES.md").read_text("utf-8")

    def summary(self, language: str) -> str | None:
        """The rules on one page, as Markdown: `texts/summary.<language>.md`, if there is one."""
        written = self.folder / "texts" / f"summary.{language}.md"
        return written.read_text("utf-8") if written.is_file() else None

    @cached_property
    def guide(self) -> "Guide | None":
        """Its guided first game, if it has one."""
        with needs("play"):
            from ecotone.engine.guide import read_guide
        return read_guide(self.folder)

    def chapters(self, edition: Edition) -> "list[Chapter]":
        """The chapters of its campaign, in order."""
        chapters = self.part("campaign", "chapters")
        return [] if chapters is None else list(chapters(edition))

    def unmet(self, edition: Edition, state: State) -> list[str]:
        """The kinds of conditions of the chapter that is played which do not hold now."""
        unmet = self.part("campaign", "unmet")
        return [] if unmet is None else list(unmet(edition, state))

    @cached_property
    def win_rates(self) -> list[WinRate]:
        """How often bots win its tables together, where that was measured."""
        return read_win_rates(self.folder)

    def naming(self, edition: Edition, language: str, seats: Sequence[str] = ()) -> Naming:
        """Formats texts of this game in a language, for people with these names."""
        return Naming(self.texts, self._components(edition), language, seats)

    def _components(self, edition: Edition) -> Components:
        """The entries of its catalogue by id, for each of the last editions used."""
        known = self._components_known
        if edition.digest not in known:
            if len(known) >= EDITIONS_KNOWN:
                known.clear()
            known[edition.digest] = components_of(self.catalogue(edition))
        return known[edition.digest]

    @cached_property
    def _components_known(self) -> dict[str, Components]:
        return {}

    def describe_action(
        self, edition: Edition, state: State, action: int, language: str, seats: Sequence[str] = ()
    ) -> str:
        """An action in words, for the person who is to choose."""
        kind = self.actions.decode(action).kind.replace("_", "-")
        words = self.words(edition, state, action, language)
        return self.naming(edition, language, seats).format(f"action-{kind}", words)

    def describe_drawn(
        self, edition: Edition, state: State, action: int, language: str, seats: Sequence[str] = ()
    ) -> str:
        """An action in words for somebody to whom a drawn board shows the place.

        The text `drawn-<kind>` where the game has one; its `action-<kind>` may name places in a way
        that only the terminal shows.
        """
        kind = self.actions.decode(action).kind.replace("_", "-")
        if not self.texts.has(language, f"drawn-{kind}"):
            return self.describe_action(edition, state, action, language, seats)
        words = self.words(edition, state, action, language)
        return self.naming(edition, language, seats).format(f"drawn-{kind}", words)

    def format_event(
        self, edition: Edition, event: Event, language: str, seats: Sequence[str] = ()
    ) -> str:
        """What happened as a sentence, for people with these names."""
        return self.naming(edition, language, seats).format(event.key, event.arguments)

"""A guided first game in the terminal: a session in which a guide says what to do next."""

import shlex
from collections.abc import Sequence
from pathlib import Path

from ecotone.cli.table.choices import Choice, legal_choices
from ecotone.cli.table.session import Session
from ecotone.cli.table.words import text
from ecotone.engine.errors import BadOption
from ecotone.engine.game import Game
from ecotone.engine.guide import Guide, Step
from ecotone.engine.match import Match
from ecotone.engine.replay import PERSON, Replay
from ecotone.engine.terminal import QUESTION, Pane

CONTINUE = -1
"""Not a decision of the game: the person has read a step."""
PARTNER = "greedy"
"""Who plays the other seats once the guide is over."""


class Reading(Choice):
    """To go on to the next step; it brings nothing."""

    preview: dict[str, object] = {}  # noqa: RUF012 - never changed


class GuidedSession(Session):
    """The steps of a guide, then a free game."""

    def __init__(self, game: Game, file: Path, language: str) -> None:
        guide = game.guide
        if guide is None:
            raise BadOption(text(language, "guide-missing", game=game.title(language)))
        self.guide: Guide = guide
        self.step = 0
        self.first = 0
        """How many decisions were made when the present step began."""
        match = Match(game, guide.players, guide.seed, guide.options)
        seats = (PERSON, *[PARTNER] * (guide.players - 1))
        super().__init__(match, seats, file, language)
        self.names = tuple(
            name if seat == 0 else text(language, "guide-partner", seat=seat + 1)
            for seat, name in enumerate(self.names)
        )

    @classmethod
    def resumed(cls, saved: Replay, file: Path, language: str) -> "GuidedSession":
        """A guided game as it was left, or BadOption if this is another game."""
        session = cls(saved.match.game, file, language)
        if not (session._is_dealt_as(saved.match) and session._catch_up(saved.match.actions)):
            raise BadOption(text(language, "guide-other-game", file=str(file)))
        return session

    def _is_dealt_as(self, match: Match) -> bool:
        own, other = ((one.players, one.seed, one.options) for one in (self.match, match))
        return own == other and bool((match.edition.data == self.match.edition.data).all())

    def _catch_up(self, actions: Sequence[int]) -> bool:
        """Repeat what was played; False if the guide asks for something else."""
        for action in actions:
            while not self.is_over and not self.present.decisions:
                self._next_step()
            if not self.is_over and action != self.match.game.actions.parse(self._next_decision):
                return False
            self._push(action)
            if not self.is_over and self.made == len(self.present.decisions):
                self._next_step()
        return True

    @property
    def is_over(self) -> bool:
        """Has the person read the last step?"""
        return self.step >= len(self.guide.steps)

    @property
    def present(self) -> Step:
        return self.guide.steps[self.step]

    @property
    def made(self) -> int:
        """How many decisions of the present step have been made."""
        return len(self.match.actions) - self.first

    @property
    def due(self) -> str | None:
        """The decision that the person is to make next; None at a step that is only read."""
        if self.is_over or self.present.seat != 0 or self.made == len(self.present.decisions):
            return None
        return self._next_decision

    @property
    def _next_decision(self) -> str:
        return self.present.decisions[self.made]

    def _next_step(self) -> None:
        self.step += 1
        self.first = len(self.match.actions)

    @property
    def is_bots_turn(self) -> bool:
        return self.is_over and super().is_bots_turn

    def choices(self) -> list[Choice]:
        """Only what the guide asks for."""
        if self.is_over:
            return super().choices()
        if self.due is None:
            last = self.step == len(self.guide.steps) - 1
            words = text(self.language, "guide-play-on" if last else "guide-next")
            return [Reading(self.match, CONTINUE, words, self.language)]
        wanted = self.match.game.actions.parse(self.due)
        legal = legal_choices(self.match, self.language)
        return [choice for choice in legal if choice.action == wanted]

    def play(self, action: int) -> None:
        """Make the decision that is due, or go on to the next step."""
        if action != CONTINUE:
            super().play(action)
        elif self.present.seat != 0:
            for decision in self.present.decisions[self.made :]:
                super().play(self.match.game.actions.parse(decision))
        if not self.is_over and self.made == len(self.present.decisions):
            self._next_step()

    def undo(self) -> list[int] | None:
        """During the guide nothing is taken back."""
        return super().undo() if self.is_over else None

    def panes(self) -> list[Pane]:
        if self.is_over:
            return super().panes()
        lesson = self.match.game.texts.format(self.language, f"guide-{self.present.key}")
        table = [pane for pane in super().panes() if pane.key != QUESTION]
        return [*table, Pane(QUESTION, "", lesson)]

    def remarks(self, typed: str) -> list[str]:
        """What the guide says to something else than what is due."""
        texts = self.match.game.texts
        if self.is_over:
            return super().remarks(typed)
        key = f"guide-{self.present.key}-other"
        return [texts.format(self.language, key)] if texts.has(self.language, key) else []

    def commands_to_continue(self) -> list[str]:
        if self.is_over:
            return super().commands_to_continue()
        file = shlex.quote(str(self.file))
        return [f"ecotone learn {self.match.game.name} --play --resume {file}"]

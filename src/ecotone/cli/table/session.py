"""One game on one device, without a face: who decides, what was told, undoing and saving."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ecotone.bots import seated_bot
from ecotone.bots.advice import advise
from ecotone.bots.levels import HINT_SIMULATIONS
from ecotone.cli.expectation import hint_lines
from ecotone.cli.result import seat_names
from ecotone.cli.table.choices import Choice, legal_choices
from ecotone.cli.table.next_level import next_level
from ecotone.cli.table.typed import read_decision
from ecotone.engine.campaign import DEFAULT_PROFILE, CampaignGame, difficulty_in
from ecotone.engine.match import Match
from ecotone.engine.options import AS_WRITTEN
from ecotone.engine.replay import PERSON, Replay
from ecotone.engine.state import NOBODY, State
from ecotone.engine.terminal import Pane, panes, subject_words

SHORTEST_WORD = 3


class Refused(NamedTuple):
    """Something that cannot be done now, and why."""

    subject: str
    """As the game's board names it."""
    name: str
    reason: str

    def is_meant(self, typed: str) -> bool:
        """Did somebody type what the board calls it, or part of its name?"""
        sought = typed.casefold()
        named = sought == self.subject.casefold().rpartition(":")[2]
        return named or (len(sought) >= SHORTEST_WORD and sought in self.name.casefold())


class Session:
    """A game with its people and bots; every decision is saved as soon as it is made."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        file: Path,
        language: str,
        campaign: CampaignGame | None = None,
    ) -> None:
        self.match = match
        self.seats = seats
        self.file = file
        self.language = language
        self.campaign = campaign
        self.people = [seat for seat, name in enumerate(seats) if name == PERSON]
        self.bots = {
            seat: seated_bot(name, match.seed, seat)
            for seat, name in enumerate(seats)
            if name != PERSON
        }
        self.names = seat_names(seats, language)
        self.save_fault = ""
        """Why the game could not be saved last time, if so."""
        self.rebuild_log()

    # -- the log -----------------------------------------------------------------------------------

    def rebuild_log(self) -> None:
        """Tell the game from its beginning: after it was resumed, or something taken back."""
        self.deciders: list[int] = []
        self.lines: dict[int, list[str]] = {seat: [] for seat in self.people or [NOBODY]}
        """Everything told, as far as each person may know it."""
        self.marks = dict.fromkeys(self.lines, 0)
        """How much had been told when each person decided last."""
        self.is_changed = True
        """Is there more to see on the table than what was told?"""
        actions = list(self.match.actions)
        self.match.rewind(self.match.start)
        for action in actions[self.match.start :]:
            self._push(action)
        self.is_changed = True

    def _push(self, action: int) -> None:
        match, game = self.match, self.match.game
        before, seat = match.state.copy(), match.actor
        self.deciders.append(seat)
        if seat in self.lines:
            self.marks[seat] = len(self.lines[seat])
        match.push(action)
        for viewer, lines in self.lines.items():
            lines.extend(self._sentences(before, action, viewer))
        if match.actor != seat or game.reveals(match.edition, before, action):
            self.is_changed = True

    def _sentences(self, before: State, action: int, viewer: int) -> list[str]:
        match, game = self.match, self.match.game
        naming = game.naming(match.edition, self.language)
        events = game.events(match.edition, before, action, viewer)
        return [naming.format(event.key, event.arguments) for event in events]

    def since_decision(self, seat: int) -> list[str]:
        """What happened since this person decided last, with what that decision did."""
        return self.lines[seat][self.marks[seat] :]

    # -- playing -----------------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """The seat whose table is shown: the person who decides, else the only or the first one."""
        if self.match.actor in self.people:
            return self.match.actor
        return self.people[0] if self.people else NOBODY

    @property
    def keeps_secrets(self) -> bool:
        """Do the people at this device hide things from each other?"""
        game, options = self.match.game, self.match.options
        shared = game.together(options) and game.partners_share
        return len(self.people) > 1 and game.hidden_hands and not shared

    @property
    def is_bots_turn(self) -> bool:
        return not self.match.over and self.match.actor in self.bots

    def play(self, action: int) -> None:
        """Play a legal decision and save the game."""
        self._push(action)
        self.store()

    def play_typed(self, typed: Sequence[str]) -> list[str]:
        """Make decisions typed in one line while it is clear which are meant; give the rest."""
        seat, rest = self.match.actor, list(typed)
        while rest and not self.match.over and self.match.actor == seat:
            meant = read_decision(self.match, self.choices(), rest[0])
            if len(meant.choices) != 1:
                break
            self.play(meant.choices[0].action)
            del rest[0]
        return rest

    def bot_action(self) -> int:
        """What the bot to move chooses."""
        return self.bots[self.match.actor].choose(self.match)

    def undo(self) -> list[int] | None:
        """Take back the asking person's previous decision, or what another person did since.

        What another did is taken back alone if it revealed nothing or if all play together: a turn
        ended by mistake. Returns the seats of the people whose decisions were taken back.
        """
        decided = [n for n, seat in enumerate(self.deciders) if seat in self.people]
        asking = self.match.actor
        if decided and self.deciders[decided[-1]] != asking and self._is_known_since(decided[-1]):
            decided = [n for n in decided if self.deciders[n] == asking]
        if not decided:
            return None
        taken_back = [seat for seat in self.deciders[decided[-1] :] if seat in self.people]
        self.match.rewind(self.match.start + decided[-1])
        self.rebuild_log()
        self.store()
        return taken_back

    def _is_known_since(self, decision: int) -> bool:
        """Did anything come out since this decision that opponents cannot forget?"""
        match = self.match.copy()
        if match.game.together(match.options):
            return False
        actions = list(match.actions)
        match.rewind(match.start + decision)
        for action in actions[match.start + decision :]:
            before = match.state.copy()
            match.push(action)
            if match.game.reveals(match.edition, before, action):
                return True
        return False

    def choices(self) -> list[Choice]:
        """What the person who decides can choose."""
        return legal_choices(self.match, self.language)

    # -- what can be asked for ---------------------------------------------------------------------

    def panes(self) -> list[Pane]:
        """The table as the person at the device may see it."""
        match = self.match
        return panes(match.game, match.edition, match.view(self.viewer), self.language)

    def score_sheet(self) -> dict[str, Any]:
        match = self.match
        return match.game.score_sheet(match.edition, match.state, self.viewer)

    def hint(self) -> list[str]:
        """The best decisions of the person who decides, with what that person may know."""
        best = advise(self.match, HINT_SIMULATIONS)
        return hint_lines(self.match, best, self.language)

    def next_level(self) -> str:
        """After the end: the level of bots that suits the person, in a sentence, or nothing."""
        return next_level(self.match, self.seats, self.file, self.language)

    def refused(self) -> list[Refused]:
        """What the person who decides might want to do and may not, with the reasons."""
        match, game = self.match, self.match.game
        found = []
        for subject, reason in game.refusals(match.edition, match.state, match.actor):
            name = subject_words(game, match.edition, match.state, subject, self.language)
            words = game.format_event(match.edition, reason, self.language)
            found.append(Refused(subject, name or subject.partition(":")[2] or subject, words))
        return found

    def remarks(self, typed: str) -> list[str]:
        """Why what somebody typed cannot be chosen, as far as a reason is known."""
        return [f"{one.name}: {one.reason}" for one in self.refused() if one.is_meant(typed)]

    # -- saving ------------------------------------------------------------------------------------

    def store(self) -> None:
        """Write the game so that it can be resumed or replayed; a full disk does not end it."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            Replay(self.match, self.seats, self.campaign).write(self.file)
            self.save_fault = ""
        except OSError as error:
            self.save_fault = str(error)

    def commands_to_continue(self) -> list[str]:
        """What to type to continue the game, or to look at it again when it is over."""
        file = shlex.quote(str(self.file))
        if self.match.over:
            return [f"ecotone replay {file} --step", f"ecotone analyse {file}"]
        if self.campaign:
            return [f"ecotone journal {self.campaign.chapter}{self._journal_options()}"]
        return [f"ecotone play {self.match.game.name} --resume {file}"]

    def _journal_options(self) -> str:
        assert self.campaign
        profile = self.campaign.profile
        difficulty = difficulty_in(self.match.options)
        given = {
            "difficulty": "" if difficulty == AS_WRITTEN else difficulty,
            "profile": "" if profile == DEFAULT_PROFILE else profile,
            "players": "" if self.match.players == 1 else self.match.players,
        }
        return "".join(f" --{name} {value}" for name, value in given.items() if value)

"""Actions as a match lists them: numbers that print as text."""

from collections.abc import Iterator, Sequence
from typing import Any, overload

import numpy as np
from numpy.typing import NDArray

from ecotone.engine.actions import ActionSpace, BadAction

SHOWN = 8


class Action(int):
    """A decision as its number that prints as text.

    >>> import ecotone
    >>> action = ecotone.make("keystone", players=2, seed=7).legal[0]
    >>> print(action)
    introduce(slot=1, space=r1c1)
    >>> int(action), action.kind
    (0, 'introduce')
    """

    space: ActionSpace

    def __new__(cls, number: int, space: ActionSpace) -> "Action":
        action = super().__new__(cls, number)
        action.space = space
        return action

    def __getnewargs__(self) -> Any:
        return int(self), self.space

    @property
    def kind(self) -> str:
        """What is done, without the arguments."""
        return self.space.decode(int(self)).kind

    def __str__(self) -> str:
        return self.space.name(int(self))

    def __repr__(self) -> str:
        return f"<Action {int(self)}: {self}>"


class LegalActions(Sequence[Action]):
    """The legal actions at one moment of a game; they do not change when the game goes on.

    >>> import ecotone
    >>> legal = ecotone.make("keystone", players=2, seed=7).legal
    >>> len(legal), "introduce(slot=2, space=r3c3)" in legal
    (101, True)
    >>> print(legal[-1])
    use_active(token=5)
    """

    def __init__(self, numbers: NDArray[np.int16], space: ActionSpace) -> None:
        self.numbers = numbers
        self.space = space

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> "LegalActions": ...
    def __getitem__(self, index: int | slice) -> "Action | LegalActions":
        if isinstance(index, slice):
            return LegalActions(self.numbers[index], self.space)
        return Action(self.numbers[index], self.space)

    def __iter__(self) -> Iterator[Action]:
        return (Action(number, self.space) for number in self.numbers.tolist())

    def __contains__(self, action: object) -> bool:
        """Is it one of them, as a number or as text?"""
        if isinstance(action, str):
            try:
                action = self.space.parse(action)
            except BadAction:
                return False
        return bool((self.numbers == action).any())

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        return np.array(self.numbers, dtype, copy=copy)

    def __repr__(self) -> str:
        shown = ", ".join(map(str, self[:SHOWN]))
        rest = f" and {len(self) - SHOWN} more" if len(self) > SHOWN else ""
        return f"<LegalActions: {shown or 'none'}{rest}>"

"""Numbers of one width, so that every rule is compiled once and not once for each width."""

from ecotone.engine.compiling import rule


@rule
def whole(value: int) -> int:
    """A record's small number as a full-width one: compiled, `int` alone keeps the small width."""
    return int(value) + 0

"""Optional parts of an installation: rules, bots and batches need none of them.

with needs("play"):
    from fluent.runtime import FluentBundle
"""

from collections.abc import Iterator
from contextlib import contextmanager

from ecotone.engine.errors import EcotoneError


class MissingExtra(EcotoneError):
    """Something was used whose packages are not installed."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say which extra to install if an import inside fails."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = str(error.name).partition(".")[0]
        if missing == "ecotone":
            raise
        raise MissingExtra(
            f"expected the package {missing}, got none; install it with "
            f"pip install 'ecotone[{extra}]'"
        ) from error

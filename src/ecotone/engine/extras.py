"""Optional parts of an installation: rules, bots and batches need none of them.

with needs("play"):
    from fluent.runtime import FluentBundle
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from ecotone.engine.errors import EcotoneError


class MissingExtra(EcotoneError):
    """Something was used whose packages are not installed."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say which extra to install if an import inside fails."""
    try:
        yield
    except ModuleNotFoundError as error:
        package, inside, _ = str(error.name).partition(".")
        if package == "ecotone":
            raise
        found, upgrade = "none", ""
        if inside and find_spec(package):
            found, upgrade = "an older version", "--upgrade "
        raise MissingExtra(
            f"expected the package {package}, got {found}; install it with "
            f"pip install {upgrade}'ecotone[{extra}]'"
        ) from error

"""Runs a program where only the dependencies of the core are installed, as far as it can tell.

python -m core_only PROGRAM
"""

import importlib.abc
import sys

CORE = {"ecotone", "llvmlite", "numba", "numpy"}


class NotInstalled(importlib.abc.MetaPathFinder):
    """Hides every package that does not belong to the core."""

    def find_spec(self, name, path, target=None):
        package = name.partition(".")[0]
        if package not in CORE | sys.stdlib_module_names and not package.startswith("_"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def main():
    sys.meta_path.insert(0, NotInstalled())
    exec(sys.argv[1], {"__name__": "__main__"})


if __name__ == "__main__":
    main()

"""`python -m ecotone` is `ecotone`."""

from ecotone.cli import main

main()

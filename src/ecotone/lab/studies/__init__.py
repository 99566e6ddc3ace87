"""Studies of single games; each is a command of `ecotone lab`."""

"""A table in the terminal: a session, which knows the game, and its faces, which show it."""

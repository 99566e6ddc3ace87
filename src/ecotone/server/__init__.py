"""The server of the tables in the browser."""

HOST = "127.0.0.1"
PORT = 8760
"""Where it listens unless its host chooses otherwise."""

# Written by `python -m ecotone.server.typescript` from the server's texts.
refused-bad-message = The server did not understand this message.
refused-waiting = The game starts when every seat is taken.
refused-called-off = The players have ended this game.
refused-no-chat = This table is played without a chat.
refused-not-seated = Only players at the table can do this.
refused-bad-line = A line of the chat has 1 to 300 visible characters.
refused-not-over = Available once the game is over.
refused-not-replaying = The rules or cards have changed since this game started, and it cannot be continued.
refused-not-stored = The server could not store this; the table is as it was before. Try again in a moment.
refused-stale = The table has changed in the meantime; look again.
refused-illegal = The rules do not allow this now.
refused-not-your-turn = It is not your turn.
refused-over = The game is over.
refused-no-undo = This cannot be undone: someone else has moved since, or something hidden was revealed.
refused-no-hints = This table is played without hints.
refused-too-many = Too many requests at once; wait a moment.
refused-table-full = So much has happened at this table that nothing more is stored; start a new one.

"""The web table: tables, seats, live play, storage."""

"""The web server: tables, seats, live play, storage."""

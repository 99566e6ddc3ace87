"""Alembic's entry point: migrates the database of the open connection.

Servers and commands that start together migrate one after the other, each in one transaction that
the caller commits.
"""

from alembic import context
from sqlalchemy import text

ONE_AT_A_TIME = 0x65636F746F6E65
"""The number of PostgreSQL's lock."""

LOCK = {
    "postgresql": f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})",
    "sqlite": "BEGIN IMMEDIATE",
}

connection = context.config.attributes["connection"]
connection.execute(text(LOCK[connection.dialect.name]))
context.configure(connection=connection)
context.run_migrations()

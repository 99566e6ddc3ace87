"""Alembic's entry point: migrates the database of the open connection."""

from alembic import context
from sqlalchemy import text

from ecotone.server.storage import Base

ONE_AT_A_TIME = 0x65636F746F6E65
"""The number of the lock that makes servers that start together migrate one at a time."""

connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":
    connection.execute(text(f"SELECT pg_advisory_lock({ONE_AT_A_TIME})"))
context.configure(connection=connection, target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
if connection.dialect.name == "postgresql":
    connection.execute(text(f"SELECT pg_advisory_unlock({ONE_AT_A_TIME})"))

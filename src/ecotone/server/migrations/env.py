"""Alembic's entry: brings the open connection's database to the newest form."""

from alembic import context
from sqlalchemy import text

from ecotone.server.storage import Base

ONE_AT_A_TIME = 0x65636F746F6E65
"""The number under which servers that start together wait for each other."""

connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":
    connection.execute(text(f"SELECT pg_advisory_lock({ONE_AT_A_TIME})"))
context.configure(connection=connection, target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
if connection.dialect.name == "postgresql":
    connection.execute(text(f"SELECT pg_advisory_unlock({ONE_AT_A_TIME})"))

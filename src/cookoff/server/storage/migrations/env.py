"""Alembic's way in: the connection comes from `cookoff.server.storage.database.upgrade`."""

from alembic import context

from cookoff.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

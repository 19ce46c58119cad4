"""The Alembic environment; `cookoff.server.storage.database.upgrade` provides the connection."""

from alembic import context

from cookoff.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

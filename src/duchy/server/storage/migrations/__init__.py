"""Revisions of the database's schema, applied by the server when it starts.

A new one begins as a draft of what models.py has and the database has not::

    command.revision(alembic_config(connection), "what it is for", autogenerate=True, rev_id="0003")

with ``alembic.command`` and ``duchy.server.storage.database.alembic_config``; then it is read, corrected and tested.
"""

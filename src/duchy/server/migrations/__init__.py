"""Revisions of the database's schema, applied by the server when it starts."""

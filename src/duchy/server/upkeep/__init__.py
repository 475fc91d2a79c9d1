"""Looking after a database: what it holds, and removing what nobody needs any more."""

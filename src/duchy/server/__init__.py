"""The web table's server: tables, seats, live updates, accounts and storage."""

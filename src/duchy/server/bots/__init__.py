"""Bots at the tables: the fair queue, and workers that think in processes of their own."""

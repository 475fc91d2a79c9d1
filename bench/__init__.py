"""Measurements beside the peers; see README.md in this folder."""

"""These tests play with a deck of probes, which is read when the rules are loaded: ``tests/bruges/test_probes.py`` runs
them in a process of their own."""

import os

collect_ignore_glob = [] if os.environ.get("BRUGES_PROBES") else ["test_*.py"]

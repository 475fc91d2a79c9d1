"""``python -m duchy.cli``: the same as ``duchy``."""

from duchy.cli import main

raise SystemExit(main())

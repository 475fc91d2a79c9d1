# Everything runs in .venv, which is made here from constraints.txt. A Python, make and git are all it takes, and a Node
# for the client.

BIN := .venv/bin
GAMES ?= 200000
# The files with rules in them, separated by commas for coverage. The analysis of a game is not part of its rules.
NO_RULES := /analysis/
RULES := grep -rl '^@rule' src/duchy/engine src/duchy/games --include='*.py' | grep -Ev '$(NO_RULES)' | paste -s -d , -
CLIENT := src/duchy/server/client/index.html
# What the client is built from: its own sources, and the words, rules and symbols that the Python package holds.
WEB := $(shell find web -name node_modules -prune -o -name .svelte-check -prune -o -name e2e -prune -o -type f -print) \
  $(shell find src/duchy -path '*/text/*' -type f -o -path '*/rulebook/*' -type f -o -path '*/tutorial/*' -type f -o -name symbols.json)
# On all cores; the tests of one file stay in one process, since they share servers and kernels (see conftest.py).
PYTEST := -m pytest --numprocesses auto --dist loadfile
# Every test starts processes. Without its compiled form, each of them would compile the whole package again.
unexport PYTHONDONTWRITEBYTECODE
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: help play test quick proofs e2e-long test-postgres lint format hooks rules reference coverage kernels web web-test e2e audit screenshots bench bench-server balance fuzz dist clean
.NOTPARALLEL:

help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' Makefile

play: .venv/run.stamp $(CLIENT) ## the table, in your browser
	@$(BIN)/duchy play

test: lint rules coverage kernels web-test e2e ## what every change has to pass
	@echo "== tests, compiled"
	@$(BIN)/python $(PYTEST) -m 'not proof'

# The rules interpreted, which needs no compiling; of the rest, what is short with kernels from the cache.
quick: lint web-test ## the checks for between two edits: in three minutes, without proofs and browser
	@echo "== tests, interpreted"
	@NUMBA_DISABLE_JIT=1 $(BIN)/python $(PYTEST)
	@echo "== tests of the server and the command line"
	@$(BIN)/python $(PYTEST) -m 'not slow and not proof' --ignore tests/server/proofs tests/server tests/cli tests/tools

# These three take long for what they find between two edits. `.ci/run` has them all.
proofs: kernels ## what is tried in hundreds of orders, games and kills
	@echo "== proofs"
	@$(BIN)/python $(PYTEST) -m proof

e2e-long: .venv/dev.stamp $(CLIENT) web/e2e/node_modules/.stamp ## every size, situation and expansion of the table in a real browser
	@echo "== browser, every size, situation and expansion"
	@sh tools/in-browser long

test-postgres: .venv/dev.stamp ## storage, durability and two server processes on a real PostgreSQL
	@echo "== tests, PostgreSQL"
	@DUCHY_TEST_DATABASE=postgresql $(BIN)/python $(PYTEST) -k 'not sqlite' tests/server/test_storage.py \
	  tests/server/test_accounts.py tests/server/test_upgrades.py tests/server/test_backups.py tests/server/test_shares.py \
	  tests/server/proofs/test_durability.py tests/server/proofs/test_two_processes.py \
	  tests/server/proofs/test_workers.py tests/server/proofs/test_notice_interleavings.py \
	  tests/server/proofs/test_share_interleavings.py

# Half of it on one core, half on the other.
lint: .venv/dev.stamp web/node_modules/.stamp web/e2e/node_modules/.stamp ## style and types
	@echo "== style and types"
	@$(BIN)/ruff check --quiet && echo "clean"
	@{ $(BIN)/mypy && npm --prefix web run --silent check && npm --prefix web run --silent layout; } & types=$$!; \
	  npm --prefix web run --silent lint && echo "client: clean" && \
	  web/e2e/node_modules/.bin/tsc --project web/e2e && echo "browser tests: clean"; style=$$?; \
	  wait $$types && exit $$style

format: web/node_modules/.stamp ## the client's code, laid out by Prettier
	@npm --prefix web run --silent format

hooks: ## let git run `make lint` before every commit
	@git config core.hooksPath tools/hooks

rules: .venv/dev.stamp ## how many rows of docs/rules are tested and cited in sources, waived, missing
	@echo "== rules"
	@$(BIN)/python tools/rules.py

reference: .venv/dev.stamp ## docs/reference.md and the tables of settings, problems and limits, made from the code
	@$(BIN)/python tools/reference.py
	@$(BIN)/python tools/server_docs.py

coverage: .venv/dev.stamp ## the rules interpreted, with line and branch coverage
	@echo "== tests, interpreted, with coverage"
	@NUMBA_DISABLE_JIT=1 $(BIN)/python -m coverage run $(PYTEST)
	@$(BIN)/python -m coverage combine --quiet
	@$(BIN)/python -m coverage report --include="$$($(RULES))"

# Once, before several processes would each do the same.
kernels: .venv/dev.stamp ## the rules, compiled ahead of time for the tests
	@echo "== compiling the rules"
	@$(BIN)/python tools/kernels.py

web: $(CLIENT) ## the client, built into the package

web-test: web/node_modules/.stamp ## the client's unit tests
	@echo "== client"
	@npm --prefix web run --silent test

e2e: .venv/dev.stamp $(CLIENT) web/e2e/node_modules/.stamp ## whole games in a real browser
	@echo "== browser"
	@sh tools/in-browser tests

audit: .venv/dev.stamp $(CLIENT) web/e2e/node_modules/.stamp ## Lighthouse on the home page and on a table
	@echo "== audit"
	@sh tools/in-browser audit

screenshots: .venv/dev.stamp $(CLIENT) web/e2e/node_modules/.stamp ## docs/screenshots, drawn anew; tables at every size in build/sizes
	@sh tools/in-browser screenshots

bench: .venv/bench.stamp ## speed, beside other engines
	@$(BIN)/python -m bench.speed

bench-server: .venv/dev.stamp ## one server process under load
	@$(BIN)/python -m bench.server

balance: .venv/dev.stamp ## how the cards of Bruges fare in games of bots, written into docs/games/bruges-deck.md
	@$(BIN)/python -m bench.balance --write

fuzz: .venv/dev.stamp ## random games with every invariant checked (GAMES=200000)
	@for game in burgundy dice bruges; do $(BIN)/duchy fuzz $$game --games $(GAMES) || exit 1; done

dist: .venv/run.stamp $(CLIENT) ## a wheel that needs no Node, tried with and without the web table
	@rm -rf dist
	@$(BIN)/python -m hatchling build
	@echo "== trying the wheel"
	@sh tools/check-wheel $(BIN)/python "$$(ls "$$PWD"/dist/*.whl)"

clean: ## remove the environment and everything made by running
	@rm -rf .venv build dist $(dir $(CLIENT)) web/node_modules web/e2e/node_modules web/.svelte-check .coverage htmlcov .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@python=$$(sh tools/find-python) && echo "== environment: .venv ($$($$python --version))" && $$python -m venv .venv

# hatchling first and without isolation, so that the tool that builds us is pinned as well.
.venv/run.stamp: $(BIN)/python pyproject.toml constraints.txt
	@echo "== installing what constraints.txt pins"
	@$(PIP) hatchling
	@$(PIP) --no-build-isolation --editable '.[web]'
	@touch $@

.venv/dev.stamp: .venv/run.stamp
	@echo "== installing what tests and checks need"
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

.venv/bench.stamp: .venv/dev.stamp
	@echo "== installing the peers"
	@$(PIP) --no-build-isolation --editable '.[dev,bench]'
	@touch $@

%/node_modules/.stamp: %/package.json %/package-lock.json
	@sh tools/check-node
	@echo "== installing what $*/package-lock.json pins"
	@npm --prefix $* ci --loglevel=error --no-audit --no-fund
	@touch $@

$(CLIENT): web/node_modules/.stamp $(WEB)
	@echo "== building the client"
	@npm --prefix web run --silent build -- --logLevel warn
	@touch $@

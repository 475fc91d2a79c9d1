# Everything runs in .venv, which is made here from the files in requirements/. A Python, make and git are all it takes,
# and a Node for the client.

BIN := .venv/bin
GAMES ?= 200000
# The files with rules in them, separated by commas for coverage. What judges a game or checks it is no rule.
NO_RULES := /analysis/|/referee/
RULES := grep -rl '^@rule' src/duchy/engine src/duchy/games --include='*.py' | grep -Ev '$(NO_RULES)' | paste -s -d , -
CLIENT := src/duchy/server/client/index.html
# The documentation as the server shows it at /docs.
DOCS := src/duchy/server/docs
# What the client is built from: its own sources, and the words, rules and symbols that the Python package holds.
WEB := $(shell find web -name node_modules -prune -o -name .svelte-check -prune -o -name e2e -prune -o -type f -print) \
  $(shell find src/duchy -path '*/text/*' -type f -o -path '*/rulebook/*' -type f -o -path '*/tutorial/*' -type f -o -name symbols.json)
# On all cores; the tests of one file stay in one process, since they share servers and kernels (see conftest.py).
ON_ALL_CORES := --numprocesses auto --dist loadfile
PYTEST := -m pytest $(ON_ALL_CORES)
# Every test starts processes. Without its compiled form, each of them would compile the whole package again.
unexport PYTHONDONTWRITEBYTECODE
# What is installed is what requirements/ pins, file by file, by its hash; pip itself first. Duchy comes last, and finds
# all that it asks for already there: it is a folder, which has no hash.
LOCKED := -m pip install --quiet --disable-pip-version-check --require-hashes --requirement
OURSELVES := -m pip install --quiet --disable-pip-version-check --no-index --no-build-isolation --editable
# Another Python to try the rules with, and its environment.
PYTHON ?= python3.14
OTHER := build/$(notdir $(PYTHON))

.PHONY: help play test quick proofs e2e-long test-postgres test-learn test-ray test-python lint format hooks rules reference notebooks docs coverage kernels web web-test e2e audit screenshots bench bench-server balance fuzz dist lock upgrade vulnerabilities clean
.NOTPARALLEL:

help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "  make %-16s %s\n", $$1, $$2}' Makefile

play: .venv/run.stamp $(CLIENT) ## the table, in your browser
	@$(BIN)/duchy play

test: lint rules docs coverage kernels web-test e2e ## what every change has to pass
	@echo "== tests, compiled"
	@$(BIN)/python $(PYTEST) -m 'not proof'

# The rules interpreted, which needs no compiling; of the rest, what is short with kernels from the cache.
quick: lint rules web-test ## the checks for between two edits: in three minutes, without proofs and browser
	@echo "== tests, interpreted"
	@NUMBA_DISABLE_JIT=1 $(BIN)/python $(PYTEST)
	@echo "== tests of the server and the command line"
	@$(BIN)/python $(PYTEST) -m 'not slow and not proof' --ignore tests/server/proofs tests/server tests/cli tests/tools

# These three take long for what they find between two edits. `.ci/run` has them all.
proofs: kernels $(CLIENT) ## what is tried in hundreds of orders, games and kills
	@echo "== proofs"
	@$(BIN)/python tools/second_try.py $(ON_ALL_CORES) -m proof

e2e-long: .venv/dev.stamp $(CLIENT) web/e2e/node_modules/.stamp ## every size, situation and expansion of the table in a real browser
	@echo "== browser, every size, situation and expansion"
	@sh tools/in-browser long

test-postgres: .venv/dev.stamp ## storage, durability and two server processes on a real PostgreSQL
	@echo "== tests, PostgreSQL"
	@DUCHY_TEST_DATABASE=postgresql $(BIN)/python tools/second_try.py $(ON_ALL_CORES) -k 'not sqlite' \
	  tests/server/test_storage.py tests/server/test_journal.py tests/server/test_outages.py \
	  tests/server/test_accounts.py tests/server/test_upgrades.py tests/server/test_backups.py tests/server/test_shares.py \
	  tests/server/test_pruning.py tests/server/test_archive.py tests/server/test_databases.py \
	  tests/server/test_odd_texts.py \
	  tests/server/proofs/test_durability.py tests/server/proofs/test_two_processes.py \
	  tests/server/proofs/test_workers.py tests/server/proofs/test_notice_interleavings.py \
	  tests/server/proofs/test_share_interleavings.py tests/server/proofs/test_prune_interleavings.py

# Training needs torch, a cluster needs Ray, and nothing else does. They are large, so `make test` does without them.
test-learn: .venv/dev.stamp build/learn/.stamp ## training of networks, with torch
	@echo "== tests of training"
	@PYTHONPATH=build/learn $(BIN)/python -m pytest -rs tests/learn/test_training.py

test-ray: .venv/dev.stamp build/ray/.stamp ## pieces of work on a cluster of several nodes, one of which is killed
	@echo "== tests on a cluster"
	@PYTHONPATH=build/ray $(BIN)/python -m pytest -rs tests/sim/test_ray.py

# The oldest that the package claims is what `make test` is run with in CI.
test-python: $(OTHER)/.stamp ## the rules, the engine, simulation and bots with another Python (PYTHON=python3.14)
	@echo "== tests, interpreted, $$($(OTHER)/bin/python --version)"
	@NUMBA_DISABLE_JIT=1 $(OTHER)/bin/python $(PYTEST)
	@echo "== tests, compiled, $$($(OTHER)/bin/python --version)"
	@$(OTHER)/bin/python $(PYTEST) -m 'not proof' tests/engine tests/sim tests/bots tests/arena

# Half of it on one core, half on the other.
lint: .venv/dev.stamp web/node_modules/.stamp web/e2e/node_modules/.stamp ## style and types
	@echo "== style and types"
	@$(BIN)/ruff format --quiet --check && $(BIN)/ruff check --quiet && echo "clean"
	@{ $(BIN)/mypy && npm --prefix web run --silent check && npm --prefix web run --silent layout; } & types=$$!; \
	  npm --prefix web run --silent lint && echo "client: clean" && \
	  web/e2e/node_modules/.bin/tsc --project web/e2e && echo "browser tests: clean"; style=$$?; \
	  wait $$types && exit $$style

format: .venv/dev.stamp web/node_modules/.stamp ## the code, laid out by Ruff and Prettier
	@$(BIN)/ruff format --quiet
	@npm --prefix web run --silent format

hooks: ## let git run `make lint` before every commit
	@git config core.hooksPath tools/hooks

rules: .venv/dev.stamp ## how many rows of docs/rules are tested and cited in sources, waived, missing
	@echo "== rules"
	@$(BIN)/python tools/rules.py

reference: .venv/dev.stamp ## docs/reference.md, docs/command-line.md and the tables of the server, made from the code; plots of performance
	@$(BIN)/python tools/reference.py
	@$(BIN)/python tools/observations.py
	@$(BIN)/python tools/command_line.py
	@$(BIN)/python tools/server_docs.py
	@$(BIN)/python -m tools.performance

notebooks: .venv/dev.stamp ## docs/studies run anew, with what they print and draw
	@$(BIN)/python -m tools.notebooks

docs: build/sphinx/.stamp ## the documentation as a site, in build/docs and at /docs of a table; a warning is an error
	@echo "== documentation"
	@build/sphinx/bin/python -m tools.site.stage build/site
	@build/sphinx/bin/python -m sphinx -W --keep-going --quiet -b html -d build/doctrees build/site build/docs
	@build/sphinx/bin/python -m tools.site.publish build/docs $(DOCS) && echo "build/docs/index.html"

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

e2e: .venv/dev.stamp $(CLIENT) web/e2e/node_modules/.stamp docs ## whole games in a real browser
	@echo "== browser"
	@sh tools/in-browser tests

audit: .venv/dev.stamp $(CLIENT) web/e2e/node_modules/.stamp ## Lighthouse on the home page and on a table
	@echo "== audit"
	@sh tools/in-browser audit

screenshots: .venv/dev.stamp $(CLIENT) web/e2e/node_modules/.stamp ## docs/screenshots, drawn anew; tables at every size in build/sizes
	@sh tools/in-browser screenshots

# CATAN=a Python that has catanatron_gym, for whose sake we keep no older Gymnasium.
bench: .venv/bench.stamp ## speed, beside other engines
	@$(BIN)/python -m bench.speed
	@$(BIN)/python -m bench.steps $(if $(CATAN),--catan $(CATAN))
	@$(BIN)/python -m bench.batches

bench-server: .venv/dev.stamp ## one server process under load
	@$(BIN)/python -m bench.server

balance: .venv/dev.stamp ## how the cards of Bruges fare in games of bots, written into docs/games/bruges-deck.md
	@$(BIN)/python -m bench.balance --write

fuzz: .venv/dev.stamp ## random games with every invariant checked (GAMES=200000)
	@for game in burgundy dice bruges; do $(BIN)/duchy fuzz $$game --games $(GAMES) || exit 1; done

dist: .venv/run.stamp $(CLIENT) docs ## a wheel that needs no Node, tried with and without the web table
	@rm -rf dist
	@$(BIN)/python -m hatchling build
	@echo "== trying the wheel"
	@sh tools/check-wheel $(BIN)/python "$$(ls "$$PWD"/dist/*.whl)"

# They need an index to ask; what they write names none.
lock: build/upkeep/.stamp ## constraints.txt and the hashes in requirements/, for what pyproject.toml asks
	@sh tools/lock build/upkeep/bin/uv

upgrade: build/upkeep/.stamp ## the same with the newest versions; try them with `make test`
	@sh tools/lock build/upkeep/bin/uv --upgrade

# SAVE=file keeps the answers, and SAVED=file judges by answers that were kept, without a network.
vulnerabilities: build/upkeep/.stamp ## known ones of what is pinned, for Python and Node; fails if there are any
	@echo "== vulnerabilities"
	@build/upkeep/bin/python tools/vulnerabilities.py $(if $(SAVE),--save $(SAVE)) $(if $(SAVED),--saved $(SAVED))

clean: ## remove the environment and everything made by running
	@rm -rf .venv build dist $(dir $(CLIENT)) $(DOCS) web/node_modules web/e2e/node_modules web/.svelte-check .coverage htmlcov .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@python=$$(sh tools/find-python) && echo "== environment: .venv ($$($$python --version))" && $$python -m venv .venv

.venv/run.stamp: $(BIN)/python pyproject.toml requirements/build.txt requirements/web.txt
	@echo "== installing what requirements/web.txt pins"
	@$(BIN)/python $(LOCKED) requirements/build.txt
	@$(BIN)/python $(LOCKED) requirements/web.txt
	@$(BIN)/python $(OURSELVES) '.[web]'
	@touch $@

.venv/dev.stamp: .venv/run.stamp requirements/dev.txt
	@echo "== installing what tests and checks need"
	@$(BIN)/python $(LOCKED) requirements/dev.txt
	@$(BIN)/python $(OURSELVES) '.[dev]'
	@touch $@

.venv/bench.stamp: .venv/dev.stamp requirements/bench.txt
	@echo "== installing the peers"
	@$(BIN)/python $(LOCKED) requirements/bench.txt
	@$(BIN)/python $(OURSELVES) '.[dev,bench]'
	@touch $@

build/upkeep/.stamp: requirements/build.txt requirements/upkeep.txt
	@python=$$(sh tools/find-python) && $$python -m venv build/upkeep
	@build/upkeep/bin/python $(LOCKED) requirements/build.txt
	@build/upkeep/bin/python $(LOCKED) requirements/upkeep.txt
	@touch $@

build/sphinx/.stamp: requirements/build.txt requirements/docs.txt
	@python=$$(sh tools/find-python) && $$python -m venv build/sphinx
	@build/sphinx/bin/python $(LOCKED) requirements/build.txt
	@build/sphinx/bin/python $(LOCKED) requirements/docs.txt
	@touch $@

# Beside the environment, not in it: everything else has to work without. Its files differ from one kind of machine to
# the next, so there are no hashes.
build/learn/.stamp: EXTRA := torch
build/ray/.stamp: EXTRA := ray
build/learn/.stamp build/ray/.stamp: constraints.txt $(BIN)/python
	@echo "== installing $(EXTRA)"
	@rm -rf $(@D)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --target $(@D) $(EXTRA)
	@touch $@

$(OTHER)/.stamp: pyproject.toml requirements/build.txt requirements/dev.txt
	@echo "== environment: $(OTHER)"
	@$(PYTHON) -m venv $(OTHER)
	@$(OTHER)/bin/python $(LOCKED) requirements/build.txt
	@$(OTHER)/bin/python $(LOCKED) requirements/dev.txt
	@$(OTHER)/bin/python $(OURSELVES) '.[dev]'
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

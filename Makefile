# Everything runs in .venv, which is made here from constraints.txt. A Python, make and git are all it takes.

BIN := .venv/bin
GAMES ?= 200000
# The files with rules in them, as coverage wants to hear it. What watches or judges a game is not a rule of it.
NO_RULES := (coverage|evaluation|features)\.py|/invariants/
RULES := grep -rl '^@rule' src/duchy/engine src/duchy/games --include='*.py' | grep -Ev '$(NO_RULES)' | paste -s -d , -
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: help test lint rules coverage bench fuzz clean
.NOTPARALLEL:

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' Makefile

test: lint rules coverage ## everything a change has to pass
	@echo "== tests, compiled"
	@$(BIN)/python -m pytest

lint: .venv/dev.stamp ## style and types
	@echo "== style"
	@$(BIN)/ruff check --quiet && echo "clean"
	@echo "== types"
	@$(BIN)/mypy

rules: .venv/dev.stamp ## how many rows of docs/rules are tested, waived, missing
	@echo "== rules"
	@$(BIN)/python tools/rules.py

coverage: .venv/dev.stamp ## the rules interpreted, with line and branch coverage
	@echo "== tests, interpreted, with coverage"
	@NUMBA_DISABLE_JIT=1 $(BIN)/python -m coverage run -m pytest
	@$(BIN)/python -m coverage report --include="$$($(RULES))"

bench: .venv/bench.stamp ## speed, beside other engines
	@$(BIN)/python -m bench.speed

fuzz: .venv/dev.stamp ## random games with every invariant checked (GAMES=200000)
	@$(BIN)/duchy fuzz burgundy --games $(GAMES)

clean: ## remove the environment and everything made by running
	@rm -rf .venv build dist .coverage htmlcov .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@python=$$(sh tools/find-python) && echo "== environment: .venv ($$($$python --version))" && $$python -m venv .venv

# hatchling first and without isolation, so that the tool that builds us is pinned as well.
.venv/dev.stamp: $(BIN)/python pyproject.toml constraints.txt
	@echo "== installing what constraints.txt pins"
	@$(PIP) hatchling
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

.venv/bench.stamp: .venv/dev.stamp
	@echo "== installing the peers"
	@$(PIP) --no-build-isolation --editable '.[dev,bench]'
	@touch $@

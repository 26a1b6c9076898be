# `make` checks everything. It needs Python 3.11 or newer with venv, and makes its own environment in .venv.
# Another interpreter: make PYTHON=python3.13 VENV=.venv313

PYTHON ?= python3
VENV ?= .venv
bin := $(VENV)/bin
stamp := $(VENV)/.installed

.DEFAULT_GOAL := check
.PHONY: check lint types docs-check docs test bench bench-gate clean

check: lint types docs-check bench-gate test

lint: $(stamp)
	$(bin)/ruff check .
	$(bin)/ruff format --check .

types: $(stamp)
	$(bin)/mypy

# The command line reference is generated from the parsers; this fails if it no longer says what they do.
docs-check: $(stamp)
	$(bin)/cog --check -I . -I docs docs/cli.md docs/languages.md

docs: $(stamp)
	$(bin)/cog -r -I . -I docs docs/cli.md docs/languages.md

# What compares times runs alone, when nothing else does.
test: $(stamp)
	$(bin)/python -m pytest -n auto --dist loadfile -m "not timing"
	$(bin)/python -m pytest -m timing

bench:
	$(PYTHON) -m zettelpy bench

# Counts of calls, lines and memory against those that are committed; fails on a rise of a tenth.
bench-gate: $(stamp)
	$(bin)/python bench/gate.py

clean:
	rm -rf $(VENV) dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The pinned tools stand in pyproject.toml alone, in its dependency groups, which older pip does not read.
$(stamp): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "zettelpy needs Python 3.11 or newer: make PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(bin)/python -c 'import tomllib; groups = tomllib.load(open("pyproject.toml", "rb"))["dependency-groups"]; print(*(tool for name in ("test", "lint", "docs", "engines") for tool in groups[name]), sep="\n")' > $(VENV)/requirements.txt
	$(bin)/python -m pip install --quiet --disable-pip-version-check --no-input --requirement $(VENV)/requirements.txt
	touch $@

# Two commands: `make play` and `make test`. Everything is installed into .venv, by hash, and only when it is out of date.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl') pyproject.toml hatch_build.py

.PHONY: play test check types layers lint tests coverage bench lock docs rebuild clean help

play: $(VENV)/peron
	@$(BIN)/peron play berlin

help:
	@echo "make play    play in the terminal        make test    every check and test"
	@echo "make check   lint, types, layers         make tests   the tests alone"
	@echo "make bench   measure the speed           make docs    the rules pages and the board picture"
	@echo "make lock    pin the dependencies anew   make clean   remove what was built"

test: check tests coverage

check: lint types layers

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/dev
	$(BIN)/mypy

layers: $(VENV)/dev
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

# The tests run against the installed package, which is compiled where there is a C compiler ...
tests: $(VENV)/dev $(VENV)/peron
	$(BIN)/pytest -n 2 --dist worksteal

# ... and once more interpreted, straight from src, to see what they cover.
coverage: $(VENV)/dev
	@rm -f .coverage .coverage.*
	HYPOTHESIS_PROFILE=few PYTHONPATH=src $(BIN)/coverage run -m pytest -q -n 2 --dist worksteal -m "not compiled" tests/rules tests/bots tests/text
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --skip-covered --sort=cover

bench: $(VENV)/bench $(VENV)/peron
	$(BIN)/peron bench

docs: $(VENV)/peron
	$(BIN)/python -m peron.cli.rules_page en > docs/rules/berlin.en.md
	$(BIN)/python -m peron.cli.rules_page pl > docs/rules/berlin.pl.md
	$(BIN)/peron board show berlin -o docs/berlin.svg
	$(BIN)/python -m peron.server.schema > docs/api/openapi.json

lock: $(VENV)/dev
	$(BIN)/python requirements/lock.py

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Peron needs Python 3.11 or newer. Install one and say: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) \
		|| { echo "Python cannot make a virtual environment here. Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

$(VENV)/run: requirements/run.txt requirements/build.txt $(VENV)/made
	@echo "Installing what Peron needs ..."
	@$(BIN)/pip install -qq --disable-pip-version-check --require-hashes -r requirements/run.txt -r requirements/build.txt \
		|| { echo "The packages could not be installed: is the package index within reach? Try again."; exit 1; }
	@touch $@

$(VENV)/dev: requirements/dev.txt $(VENV)/run
	@echo "Installing what the tests need ..."
	@$(BIN)/pip install -qq --disable-pip-version-check --require-hashes -r requirements/dev.txt \
		|| { echo "The packages could not be installed: is the package index within reach? Try again."; exit 1; }
	@touch $@

$(VENV)/bench: requirements/bench.txt $(VENV)/run
	@$(BIN)/pip install -qq --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

$(VENV)/peron: $(SOURCES) $(VENV)/run
	@echo "Building Peron (about half a minute where there is a C compiler) ..."
	@rm -rf dist
	@$(BIN)/pip wheel -q --disable-pip-version-check --no-build-isolation --no-deps -w dist . \
		|| { echo "Peron could not be built; the message above says why."; exit 1; }
	@$(BIN)/pip install -qq --disable-pip-version-check --no-deps --force-reinstall dist/peron-*.whl
	@$(BIN)/peron --lang en --version
	@$(BIN)/peron --lang en --version | grep -q '(compiled' || { \
		echo "Peron could not be compiled: it plays the same games, only about 40 times slower. For the fast one install"; \
		echo "a C compiler and Python's headers (Debian: apt-get install gcc python3-dev), then say: make rebuild"; }
	@touch $@

rebuild:
	@rm -f $(VENV)/peron
	@$(MAKE) --no-print-directory $(VENV)/peron

# Two commands: `make play` and `make test`. Everything is installed into .venv, by hash, and only when it is out of date.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WEB := $(shell find web -name node_modules -prune -o -name dist -prune -o -type f ! -name schema.d.ts ! -path 'web/tests/*' -print)
SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl') pyproject.toml hatch_build.py

# With PERON_NO_PAGE=1 everything goes without the page for browsers, and without Node and a browser.
ifdef PERON_NO_PAGE
PERON := $(VENV)/peron-without-page
else
PERON := $(VENV)/peron
SOURCES += $(WEB) web/node_modules/made
PAGE := web
TEST_BROWSER := $(VENV)/browser
endif

# Node is the machine's, or stands in .venv/bin where $(VENV)/node has put it.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: play test check types layers lint web tests coverage bench screenshots lock docs rebuild clean help

play: $(PERON)
	@$(BIN)/peron

help:
	@echo "make play    play in the browser         make test    every check and test"
	@echo "make check   lint, types, layers, page   make tests   the tests alone"
	@echo "make bench   measure the speed           make docs    the rules pages and the board pictures"
	@echo "make lock    pin the dependencies anew   make clean   remove what was built"
	@echo "make screenshots   every state of the page, as pictures"

test: check tests coverage

check: lint types layers $(PAGE)

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/dev
	$(BIN)/mypy

layers: $(VENV)/dev
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

# The page: the types of the API are made anew, everything is checked, and its own tests run.
web: web/node_modules/made
	$(NPM) run --silent check
	$(NPM) run --silent test

# The tests run against the installed package, which is compiled where there is a C compiler ...
tests: $(VENV)/dev $(PERON) $(TEST_BROWSER)
	$(BIN)/pytest -n 2 --dist worksteal

# ... and once more interpreted, straight from src, to see what they cover.
coverage: $(VENV)/dev
	@rm -f .coverage .coverage.*
	HYPOTHESIS_PROFILE=few PYTHONPATH=src $(BIN)/coverage run -m pytest -q -n 2 --dist worksteal -m "not compiled and not long" tests/rules tests/bots tests/text
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --skip-covered --sort=cover

bench: $(VENV)/bench $(PERON)
	$(BIN)/peron bench

screenshots: $(VENV)/dev $(PERON) $(TEST_BROWSER)
	$(BIN)/python -m tests.page.screenshots

docs: $(PERON)
	for game in berlin san-francisco london metro; do for language in en pl; do \
		$(BIN)/python -m peron.cli.rules_page $$game $$language > docs/rules/$$game.$$language.md || exit 1; done; done
	for game in berlin san-francisco london metro; do $(BIN)/peron board show $$game -o docs/$$game.svg || exit 1; done
	$(BIN)/python -m peron.server.schema > docs/api/openapi.json

lock: $(VENV)/dev
	$(BIN)/python requirements/lock.py

clean:
	rm -rf $(VENV) build dist screenshots web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*

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

$(VENV)/node: requirements/node.txt hatch_build.py $(VENV)/run
	@$(BIN)/python -c 'import sys, hatch_build; sys.exit(hatch_build.path_with_node() is None)' \
		|| { echo "Installing Node, to build the page ..."; \
		$(BIN)/pip install -qq --disable-pip-version-check --require-hashes -r requirements/node.txt; } \
		|| { echo "Node could not be installed. Install Node 20.19 or newer, or go without the page: PERON_NO_PAGE=1"; exit 1; }
	@touch $@

web/node_modules/made: web/package-lock.json | $(VENV)/node
	@echo "Installing what the page is built with ..."
	@$(NPM) ci --silent \
		|| { echo "The packages could not be installed: is the registry of npm within reach? Try again,"; \
		echo "or go without the page: PERON_NO_PAGE=1"; exit 1; }
	@touch $@

$(VENV)/browser: tests/page/browser.py $(VENV)/dev
	@$(BIN)/python -m tests.page.browser
	@touch $@

$(PERON): $(SOURCES) $(VENV)/run
	@echo "Building Peron (about two minutes where there is a C compiler) ..."
	@rm -rf dist $(VENV)/peron $(VENV)/peron-without-page
	@$(BIN)/pip wheel -q --disable-pip-version-check --no-build-isolation --no-deps -w dist . \
		|| { echo "Peron could not be built; the message above says why."; exit 1; }
	@$(BIN)/pip install -qq --disable-pip-version-check --no-deps --force-reinstall dist/peron-*.whl
	@$(BIN)/peron --lang en --version
	@$(BIN)/peron --lang en --version | grep -q '(compiled' || { \
		echo "Peron could not be compiled: it plays the same games, only about 40 times slower. For the fast one install"; \
		echo "a C compiler and Python's headers (Debian: apt-get install gcc python3-dev), then say: make rebuild"; }
	@touch $@

rebuild:
	@rm -f $(PERON)
	@$(MAKE) --no-print-directory $(PERON)

# Two commands: `make play` and `make test`. Everything is installed into .venv, by hash, and only when it is out of date.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RULES := $(shell find src -name '*.py')
TITLES := $(basename $(notdir $(wildcard src/peron/rules/titles/*.json)))
DATA := $(shell find src -name '*.json' -o -name '*.ftl')
WEB := $(shell find web -name node_modules -prune -o -name dist -prune -o -type f ! -name schema.d.ts ! -path 'web/src/look/typeface/*' \
	! -path 'web/tests/*' -print)

# With PERON_NO_PAGE=1 everything goes without the page for browsers, and without Node and a browser.
ifdef PERON_NO_PAGE
PERON := $(VENV)/peron-without-page
else
PERON := $(VENV)/peron
PAGE := build/page.made
NODE := $(VENV)/node
WEB_CHECKS := web
TEST_BROWSER := $(VENV)/browser
endif

# Node is the machine's, or stands in .venv/bin where $(VENV)/node has put it.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

# What takes long is run by STEP, which says what goes on. What waits for nothing else is done side by side.
export STARTED := $(or $(STARTED),$(shell date +%s))
STEP := $(PYTHON) tools/step.py
SIDE_BY_SIDE := $(MAKE) --no-print-directory -s -j 3
PIP := $(BIN)/pip install --disable-pip-version-check --progress-bar off --require-hashes
NO_INDEX := echo "The packages could not be installed: is the package index within reach? Try again."

.PHONY: play test check types layers lint web ready tests coverage soak mutations bench screenshots lock docs rebuild clean help

play:
	@$(SIDE_BY_SIDE) $(PERON)
	@$(BIN)/peron

help:
	@echo "make play    play in the browser         make test    every check and test"
	@echo "make check   lint, types, layers, page   make tests   the tests alone"
	@echo "make bench   measure the speed           make docs    the rules pages and the board pictures"
	@echo "make lock    pin the dependencies anew   make clean   remove what was built"
	@echo "make soak    the tests with more of everything, for a night"
	@echo "make mutations     whether the tests notice lines that are changed at random"
	@echo "make screenshots   every state of the page, as pictures"

test:
	@$(SIDE_BY_SIDE) ready check
	@$(MAKE) --no-print-directory tests
	@$(MAKE) --no-print-directory coverage

check: lint types layers $(WEB_CHECKS)

lint: $(VENV)/dev
	@$(STEP) "ruff" sh -c '$(BIN)/ruff check . && $(BIN)/ruff format --check .'

types: $(VENV)/dev
	@$(STEP) "mypy" $(BIN)/mypy

layers: $(VENV)/dev
	@PYTHONPATH=src $(STEP) "import-linter" $(BIN)/lint-imports --no-cache

# The page: the types of the API are made anew, everything is checked, and its own tests run. Not while it is built,
# which makes the same types.
web: web/node_modules/made | $(PAGE)
	@$(STEP) "The page: types and style" sh -c '$(NPM) run --silent check'
	@$(STEP) "The page: its own tests" sh -c '$(NPM) run --silent test'

ready: $(VENV)/dev $(PERON) $(TEST_BROWSER)

# The tests run against the installed package, which is compiled where there is a C compiler; what fails runs once more ...
TESTS := $(BIN)/python tools/tests.py
tests: ready
	@$(STEP) --show "Tests" $(TESTS) --workers 2 $(BIN)/pytest -q --durations 25 --durations-min 2 -m "not alone"
	@$(STEP) --show "Tests that need the machine for themselves" $(TESTS) $(BIN)/pytest -q -m alone tests/server

# ... and the quick ones of rules, bots and texts once more interpreted, straight from src, to see what they cover.
coverage: $(VENV)/dev
	@rm -f .coverage .coverage.*
	@HYPOTHESIS_PROFILE=few PYTHONPATH=src $(STEP) --show "Tests, interpreted" $(BIN)/coverage run -m pytest -q -n 2 \
		--dist worksteal --durations 10 --durations-min 2 -m "not compiled and not long" tests/rules tests/bots tests/text
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report --skip-covered --sort=cover

# Everything that the tests repeat, with more games, seeds and examples: for a night.
soak: ready
	@$(STEP) "Looking for other engines" $(BIN)/python -m tests.page.engines
	@PERON_SOAK=1 $(STEP) --show "Tests, all of them" $(BIN)/pytest -q -n 2 --dist worksteal --durations 50 --timeout 3600
	@$(STEP) --show "The server's speed, beside that of the baseline" $(BIN)/python tools/speed.py

# Whether the tests notice what is broken: lines changed at random, one at a time. Another seed breaks others.
SEED ?= 1
mutations: ready
	@$(BIN)/python -m tests.mutations --seed $(SEED)

bench: $(VENV)/bench $(PERON)
	$(BIN)/peron bench

screenshots: $(VENV)/dev $(PERON) $(TEST_BROWSER)
	$(BIN)/python -m tests.page.screenshots

docs: $(PERON)
	for game in $(TITLES); do for language in en pl; do \
		$(BIN)/python -m peron.cli.rules_page $$game $$language > docs/rules/$$game.$$language.md || exit 1; done; done
	for game in $(TITLES); do $(BIN)/peron board show $$game -o docs/$$game.svg || exit 1; done
	$(BIN)/python -m peron.server.schema > docs/api/openapi.json

lock: $(VENV)/dev
	$(BIN)/python requirements/lock.py

clean:
	rm -rf $(VENV) build dist screenshots web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Peron needs Python 3.11 or newer. Install one and say: make PYTHON=python3.12"; exit 1; }
	@$(STEP) "Making a place for packages in $(VENV)" $(PYTHON) -m venv $(VENV) \
		|| { echo "Python cannot make a virtual environment here. Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

# One pip after the other; what needs only the first goes on beside the next.
$(VENV)/build: requirements/build.txt $(VENV)/made
	@$(STEP) "Installing what Peron is built with" $(PIP) -r requirements/build.txt || { $(NO_INDEX); exit 1; }
	@touch $@

$(VENV)/run: requirements/run.txt $(VENV)/build | $(NODE)
	@$(STEP) "Installing what Peron needs" $(PIP) -r requirements/run.txt || { $(NO_INDEX); exit 1; }
	@touch $@

$(VENV)/dev: requirements/dev.txt $(VENV)/run
	@$(STEP) "Installing what the tests need" $(PIP) -r requirements/dev.txt || { $(NO_INDEX); exit 1; }
	@touch $@

$(VENV)/bench: requirements/bench.txt $(VENV)/run
	@$(STEP) "Installing what the benchmark compares with" $(PIP) -r requirements/bench.txt || { $(NO_INDEX); exit 1; }
	@touch $@

$(VENV)/node: requirements/node.txt hatch_build.py | $(VENV)/build
	@$(BIN)/python -c 'import sys, hatch_build; sys.exit(hatch_build.path_with_node() is None)' \
		|| $(STEP) "Installing Node, to build the page" $(PIP) -r requirements/node.txt \
		|| { echo "Node could not be installed. Install Node 20.19 or newer, or go without the page: PERON_NO_PAGE=1"; exit 1; }
	@touch $@

web/node_modules/made: web/package-lock.json | $(VENV)/node
	@$(STEP) "Installing what the page is built with" sh -c '$(NPM) ci --no-audit --no-fund' \
		|| { echo "The packages could not be installed: is the registry of npm within reach? Try again,"; \
		echo "or go without the page: PERON_NO_PAGE=1"; exit 1; }
	@touch $@

$(VENV)/browser: tests/page/browser.py $(VENV)/dev
	@$(STEP) "Looking for a browser" $(BIN)/python -m tests.page.browser
	@touch $@

build/page.made: $(WEB) $(DATA) docs/api/openapi.json web/node_modules/made
	@$(STEP) "Building the page" sh -c '$(NPM) run --silent build -- --outDir ../build/page --emptyOutDir' \
		|| { echo "The page could not be built. To go without it: PERON_NO_PAGE=1"; exit 1; }
	@touch $@

# The C code; where it cannot be compiled this says so, and all goes on without.
build/compiled.made: $(RULES) hatch_build.py $(VENV)/build
	@$(STEP) "Compiling the rules and the bots" $(BIN)/python hatch_build.py compile
	@mkdir -p $(@D) && touch $@

$(PERON): $(RULES) $(DATA) pyproject.toml $(PAGE) build/compiled.made $(VENV)/run
	@rm -rf dist $(VENV)/peron $(VENV)/peron-without-page
	@PERON_PAGE="$(if $(PAGE),$(CURDIR)/build/page)" $(STEP) "Putting Peron together" $(BIN)/pip install -q \
		--disable-pip-version-check --no-build-isolation --no-deps --force-reinstall . \
		|| { echo "Peron could not be built; the message above says why."; exit 1; }
	@$(BIN)/peron --lang en --version | tee $(VENV)/version
	@grep -q '(compiled' $(VENV)/version || { \
		echo "Peron could not be compiled: it plays the same games, only about 40 times slower. For the fast one install"; \
		echo "a C compiler and Python's headers (Debian: apt-get install gcc python3-dev), then say: make rebuild"; }
	@touch $@

rebuild:
	@rm -rf $(PERON) build
	@$(SIDE_BY_SIDE) $(PERON)

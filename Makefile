# The two commands that matter: `make play` and `make test`. Both set up all they need in .venv.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
LOCKED := --require-hashes --no-deps -q
# Compiled once, here, so that nobody waits for a bot's first throw or the first roll.
PREPARE := from cookoff.physics import compiling as c; \
  c.ready_to_throw(lambda: print('Preparing the quick table ...', flush=True)); \
  c.ready_to_roll(lambda: print('Preparing the dice ...', flush=True))

.PHONY: play test check browser bench golden lint types unit lock clean web web-check wire screens sizes
.DELETE_ON_ERROR:

play: .venv/play.stamp ## the server, and the browser at the lobby
	@$(BIN)/cookoff

web: .venv/play.stamp ## build the client, if anything of it has changed
	@$(BIN)/python web/build.py

web-check: .venv/play.stamp ## the client's types and its own tests
	@$(BIN)/python web/build.py check test

wire: .venv/dev.stamp ## write the client's types anew from the server's structs
	$(BIN)/python -m tests.web.wire
	$(BIN)/python -m tests.web.told
	$(BIN)/python -m tests.web.told_grill
	$(BIN)/python -m tests.web.told_kitchen

screens: .venv/dev.stamp web ## pictures of every screen into docs/screens
	$(BIN)/python -m tests.web.screens

sizes: .venv/dev.stamp web ## how much the client loads, and how long the first board takes
	$(BIN)/python -m bench client

test: .venv/dev.stamp browser lint types web web-check ## everything: lint, types, every test, coverage of the rules
	$(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report= -q
	$(BIN)/python -m coverage report --fail-under=100 --skip-covered

browser: .venv/dev.stamp ## a Chromium for the tests of the client, if the machine has none
	@for name in chromium chromium-browser google-chrome chrome; do command -v $$name >/dev/null && exit 0; done; \
	  echo "Installing Chromium ..."; \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	  then apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
	  else $(BIN)/python -m playwright install chromium; fi

check: .venv/dev.stamp lint types unit ## the quick loop, under 90 seconds

unit: .venv/dev.stamp
	$(BIN)/python -m pytest -n auto --dist worksteal -q -m "not slow"

lint: .venv/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

types: .venv/dev.stamp
	$(BIN)/mypy

bench: .venv/dev.stamp ## speed beside its peers, in one run
	$(BIN)/python -m bench

golden: .venv/dev.stamp ## write the golden files anew; review the diff
	$(BIN)/python -m tests.golden

lock: .venv/dev.stamp ## pin the dependencies anew
	$(PIP) install -q uv
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -q \
	  --extra cli --extra server --extra physics pyproject.toml requirements/play.in -o requirements/play.txt
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -q \
	  requirements/node.in -o requirements/node.txt
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -q \
	  --all-extras pyproject.toml requirements/play.in requirements/dev.in -o requirements/dev.txt

.venv/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "cookoff needs Python 3.11 or newer; set PYTHON=...")'
	@echo "Setting up .venv ..."
	@$(PYTHON) -m venv .venv

.venv/play.stamp: .venv/pyvenv.cfg requirements/play.txt pyproject.toml
	@echo "Installing what a game needs ..."
	@$(PIP) install $(LOCKED) -r requirements/play.txt
	@$(PIP) install -q --no-build-isolation --no-deps -e .
	@$(BIN)/python -c "$(PREPARE)"
	@touch $@

.venv/dev.stamp: .venv/play.stamp requirements/dev.txt
	@echo "Installing the workshop ..."
	@$(PIP) install $(LOCKED) -r requirements/dev.txt
	@touch $@

clean: ## everything that can be made again
	rm -rf .venv web/node_modules src/cookoff/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage dist

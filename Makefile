# `make help` lists the targets. Each one installs what it needs into .venv first.
PYTHON ?= python3
BIN := .venv/bin
# Let Python keep its compiled files, even if the machine says otherwise: the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=
# One worker more than there are processors, because tests wait for pages and for other processes.
WORKERS = $(shell $(PYTHON) -c "import os; print(1 + (os.cpu_count() or 1))")
# A file stays with one worker, which starts its server and its browser once; the slowest folders come first.
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder -q --durations=20
# Run two targets at once and, where make can do that, print each one's output in one piece.
BOTH = $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),-O)

.DEFAULT_GOAL := help
.PHONY: help setup play test test-all check browser browsers bench docs guide tables notebooks release-check golden lint types unit lock clean web web-test wire screens sizes
.PHONY: client lint-client lint-python types-client types-python
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  \1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 13

setup: .venv/dev.stamp client ## only the environment: .venv with all packages, and the client's tools

play: .venv/play.stamp ## start the server and open the lobby in the browser; ARGS="--port 9000" picks the port
	@$(BIN)/cookoff lobby $(ARGS)

web: .venv/play.stamp ## build the client, if it has changed
	@$(BIN)/python web/build.py

client: .venv/play.stamp # the tools that check and build the client
	@$(BIN)/python web/build.py tools

web-test: client ## run the client's unit tests
	@$(BIN)/python web/build.py test

wire: .venv/dev.stamp ## generate the client's types from the server's structs
	$(BIN)/python -m tools.wire

screens: .venv/dev.stamp web ## take screenshots of every screen into build/screens; keep those that a page shows in docs/screens
	$(BIN)/python -m tests.e2e.screenshots

sizes: .venv/dev.stamp web ## measure how much the client loads and how soon the first board shows
	$(BIN)/python -m bench client/loading

# Lint and types run at low priority while the tests wait; their output is printed after the tests'.
test: .venv/docs.stamp browser client web ## lint, types, tests, full coverage of the rules; under 6 minutes on two cores
	@nice -n 19 $(BOTH) lint types web-test > .venv/checks.log 2>&1 & checks=$$!; \
	  $(PYTEST) -m "not long" --cov --cov-report=; \
	  tests=$$?; wait $$checks; checks=$$?; cat .venv/checks.log; [ $$tests = 0 ] && [ $$checks = 0 ]
	$(BIN)/python -m coverage report --fail-under=100 --skip-covered

test-all: .venv/docs.stamp browser client web ## the tests that `make test` leaves out: every size and language, kill tests, soaks
	$(PYTEST) -m long

browser: .venv/dev.stamp ## install Chromium for the tests, if the machine has none
	@for name in chromium-headless-shell chromium chromium-browser google-chrome chrome; do command -v $$name >/dev/null && exit 0; done; \
	  echo "Installing Chromium ..."; \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	  then apt-get update -qq && { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } >/dev/null; \
	  else $(BIN)/python -m playwright install chromium; fi

browsers: .venv/dev.stamp web ## play a whole game of each kind in Firefox and in WebKit
	@if ! command -v firefox-esr >/dev/null && ! command -v firefox >/dev/null || ! command -v WebKitWebDriver >/dev/null; then \
	  [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq firefox-esr webkit2gtk-driver xvfb >/dev/null; fi
	$(BIN)/python -m tests.e2e.other_browsers

check: .venv/dev.stamp client ## lint, types and quick tests, in under 90 seconds
	@$(BOTH) lint types
	@$(MAKE) --no-print-directory unit

unit: .venv/dev.stamp
	$(BIN)/python -m pytest -n auto --dist worksteal -q -m "not slow and not long"

lint: lint-client lint-python ## lint the Python code and the client

types: types-python types-client ## type-check both

lint-client: client
	@$(BIN)/python web/build.py lint

lint-python: .venv/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

types-client: client
	@$(BIN)/python web/build.py check

types-python: .venv/dev.stamp
	$(BIN)/mypy

bench: .venv/dev.stamp ## measure the headline figures beside peers and write bench/results.md; about 20 minutes
	$(BIN)/python -m bench
	$(BIN)/python -m tools.guide.tables

docs: .venv/docs.stamp client ## build the guidebook into docs/_build/html; check its links, pictures, code, tables and notebooks
	rm -rf docs/_build/html
	$(BIN)/python -m sphinx -W --keep-going -q -d docs/_build/trees docs docs/_build/html
	$(BIN)/python -m tools.guide.site docs/_build/html
	$(BIN)/python -m tools.guide.snippets
	$(BIN)/python -m tools.guide.tables --check
	$(BIN)/python -m tools.guide.figures --check
	$(BIN)/python -m tools.guide.badges --check
	$(BIN)/python -m tools.guide.notebooks --check
	$(BIN)/python -m tools.guide.paths docs/_build/html

notebooks: .venv/dev.stamp ## run the notebooks and rewrite their pages; review the diff
	$(BIN)/python -m tools.guide.notebooks

tables: .venv/dev.stamp client ## rewrite the generated tables, figures and badges; review the diff
	$(BIN)/python -m tools.guide.tables
	$(BIN)/python -m tools.guide.figures
	$(BIN)/python -m tools.guide.badges

release-check: .venv/docs.stamp client ## build the packages into dist/ and try them in clean environments; about 10 minutes
	$(BIN)/python -m tools.release

guide: .venv/docs.stamp ## build the small form of the guidebook, which the server shows under /guide
	rm -rf src/cookoff/server/guide
	$(BIN)/python -m sphinx -W --keep-going -q -t small -d docs/_build/small docs src/cookoff/server/guide
	$(BIN)/python -m tools.guide.site src/cookoff/server/guide

golden: .venv/dev.stamp ## rewrite the golden files; review the diff
	$(BIN)/python -m tests.golden

lock: .venv/dev.stamp ## update the pinned dependencies
	$(BIN)/python -m pip install -q --require-hashes -r requirements/uv.txt
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -q \
	  --extra cli --extra server --extra physics --extra lab pyproject.toml requirements/play.in -o requirements/play.txt
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -q \
	  requirements/node.in -o requirements/node.txt
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -q \
	  requirements/uv.in -o requirements/uv.txt
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -q \
	  $(foreach extra,cli server physics cluster lab ray research mcp,--extra $(extra)) pyproject.toml requirements/play.in requirements/dev.in -o requirements/dev.txt
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-header -q \
	  -c requirements/dev.txt requirements/docs.in -o requirements/docs.txt

.venv/play.stamp: requirements/install.py requirements/uv.txt requirements/play.txt pyproject.toml
	@$(PYTHON) requirements/install.py play
	@touch $@

.venv/docs.stamp: .venv/dev.stamp requirements/docs.txt
	@$(PYTHON) requirements/install.py docs
	@touch $@

.venv/dev.stamp: .venv/play.stamp requirements/dev.txt
	@$(PYTHON) requirements/install.py dev
	@touch $@

clean: ## delete everything that can be built again
	find src tests bench examples tools -name __pycache__ -prune -exec rm -rf {} +
	rm -rf .venv web/node_modules web/.svelte-check src/cookoff/server/static src/cookoff/server/guide .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage dist docs/_build docs/_generated

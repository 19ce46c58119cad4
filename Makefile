# The two commands that matter: `make play` and `make test`. Both set up all they need in .venv.
PYTHON ?= python3
BIN := .venv/bin
# Python keeps what it has compiled, also where the machine says otherwise: tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=
# One more than there are processors: tests wait for pages and for other processes.
WORKERS = $(shell $(PYTHON) -c "import os; print(1 + (os.cpu_count() or 1))")
# Two things at once; what each has to say is said in one piece, where make can do that.
BOTH = $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),-O)

.PHONY: play test check browser browsers bench golden lint types unit lock clean web web-test wire screens sizes
.PHONY: client lint-client lint-python types-client types-python
.DELETE_ON_ERROR:

play: .venv/play.stamp ## the server, and the browser at the lobby; ARGS="--port 9000" for one of your choice
	@$(BIN)/cookoff lobby $(ARGS)

web: .venv/play.stamp ## build the client, if anything of it has changed
	@$(BIN)/python web/build.py

client: .venv/play.stamp # all that checks the client, installed by one of those who need it
	@$(BIN)/python web/build.py tools

web-test: client ## the client's own tests
	@$(BIN)/python web/build.py test

wire: .venv/dev.stamp ## write the client's types anew from the server's structs
	$(BIN)/python -m tools.wire

screens: .venv/dev.stamp web ## pictures of every screen into docs/screens
	$(BIN)/python -m tests.e2e.screenshots

sizes: .venv/dev.stamp web ## how much the client loads, and how long the first board takes
	$(BIN)/python -m bench client/loading

# What checks the sources takes the moments in which the tests wait; it is told after them.
test: browser client web ## everything: lint, types, every test, coverage of the rules
	@nice -n 19 $(BOTH) lint types web-test > .venv/checks.log 2>&1 & checks=$$!; \
	  $(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder --cov --cov-report= -q --durations=20; \
	  tests=$$?; wait $$checks; checks=$$?; cat .venv/checks.log; [ $$tests = 0 ] && [ $$checks = 0 ]
	$(BIN)/python -m coverage report --fail-under=100 --skip-covered

browser: .venv/dev.stamp ## a Chromium for the tests of the client, if the machine has none
	@for name in chromium-headless-shell chromium chromium-browser google-chrome chrome; do command -v $$name >/dev/null && exit 0; done; \
	  echo "Installing Chromium ..."; \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	  then apt-get update -qq && { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } >/dev/null; \
	  else $(BIN)/python -m playwright install chromium; fi

browsers: .venv/dev.stamp web ## a whole game of each kind in Firefox and in WebKit, outside the suite
	@if ! command -v firefox-esr >/dev/null && ! command -v firefox >/dev/null || ! command -v WebKitWebDriver >/dev/null; then \
	  [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq firefox-esr webkit2gtk-driver xvfb >/dev/null; fi
	$(BIN)/python -m tests.e2e.other_browsers

check: .venv/dev.stamp client ## the quick loop, under 90 seconds
	@$(BOTH) lint types
	@$(MAKE) --no-print-directory unit

unit: .venv/dev.stamp
	$(BIN)/python -m pytest -n auto --dist worksteal -q -m "not slow"

lint: lint-client lint-python

types: types-python types-client

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

bench: .venv/dev.stamp ## speed beside its peers, in one run
	$(BIN)/python -m bench

golden: .venv/dev.stamp ## write the golden files anew; review the diff
	$(BIN)/python -m tests.golden

lock: .venv/dev.stamp ## pin the dependencies anew
	$(BIN)/python -m pip install -q --require-hashes -r requirements/uv.txt
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -q \
	  --extra cli --extra server --extra physics --extra lab pyproject.toml requirements/play.in -o requirements/play.txt
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -q \
	  requirements/node.in -o requirements/node.txt
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -q \
	  requirements/uv.in -o requirements/uv.txt
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -q \
	  $(foreach extra,cli server physics cluster lab ray research,--extra $(extra)) pyproject.toml requirements/play.in requirements/dev.in -o requirements/dev.txt

.venv/play.stamp: requirements/install.py requirements/uv.txt requirements/play.txt pyproject.toml
	@$(PYTHON) requirements/install.py play
	@touch $@

.venv/dev.stamp: .venv/play.stamp requirements/dev.txt
	@$(PYTHON) requirements/install.py dev
	@touch $@

clean: ## everything that can be made again
	find src tests bench examples tools -name __pycache__ -prune -exec rm -rf {} +
	rm -rf .venv web/node_modules web/.svelte-check src/cookoff/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage dist

# Everything sets itself up in .venv; compiled code is kept in the user's cache folder.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
NPM := $(BIN)/python tools/npm.py
CLIENT := src/ecotone/server/client/index.html
WEB := $(shell find web -type f -not -path 'web/node_modules/*')

.PHONY: play web test bench measure-web tour lock clean help

play: $(READY) $(CLIENT)  ## set up, build the browser client, serve it and open the browser
	@$(BIN)/ecotone serve

web: $(CLIENT)  ## build the browser client

test: $(READY) $(CLIENT)  ## set up, check style and types, run all tests
	tools/system-packages chromium postgresql
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(NPM) run check
	$(NPM) run test
	$(BIN)/ecotone prepare & NUMBA_BOUNDSCHECK=1 $(BIN)/ecotone prepare; wait
	$(BIN)/pytest --numprocesses=2 --dist=worksteal

bench: $(READY) .venv/bench-ready  ## measure the engine beside other libraries
	@$(BIN)/ecotone bench --peers

measure-web: $(READY) $(CLIENT)  ## measure in Chromium what the first page loads and how long a decision takes
	@PYTHONPATH=tests $(BIN)/python -m browser.measure

tour: $(READY) $(CLIENT)  ## play all assignments of the Field Journal in Chromium, with pictures
	@PYTHONPATH=tests $(BIN)/python -m browser.tour

$(READY): pyproject.toml requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --editable .
	@touch $(READY)

.venv/bench-ready: requirements-bench.lock | $(READY)
	$(BIN)/python -m pip install --quiet --requirement requirements-bench.lock
	@touch $@

$(CLIENT): $(WEB) web/node_modules/.package-lock.json
	$(NPM) run build
	@touch $(CLIENT)

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(READY)
	$(NPM) ci
	@touch $@

lock:  ## write down the newest versions that fit pyproject.toml
	$(PYTHON) -m venv --clear build/lock
	build/lock/bin/python -m pip install --quiet --editable '.[dev]'
	build/lock/bin/python -m pip freeze --exclude ecotone > requirements.lock
	build/lock/bin/python -m pip install --quiet --editable '.[bench]'
	build/lock/bin/python -m pip freeze --exclude ecotone > requirements-bench.lock

clean:  ## remove the virtual environment and what was built
	rm -rf .venv web/node_modules src/ecotone/server/client

help:  ## list what can be made
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/'

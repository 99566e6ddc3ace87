# Everything sets itself up in .venv; compiled code is kept in the user's cache folder.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
NPM := $(BIN)/python tools/npm.py
MODULES := web/node_modules/.package-lock.json
CLIENT := src/ecotone/server/client/index.html
WEB := $(shell find web -type f -not -path 'web/node_modules/*')
# Many processes read the same modules.
unexport PYTHONDONTWRITEBYTECODE
AT_ONCE := $(MAKE) --no-print-directory --output-sync=target
QUICK := tests/engine tests/games tests/test_archive.py tests/test_layers.py tests/test_playthroughs.py tests/test_project.py
# Tests wait a good part of their time, for servers that stop and for pages that come to rest.
PROCESSES ?= 4
PYTEST := $(BIN)/pytest --numprocesses=$(PROCESSES) --dist=worksteal --durations=10 -rfER

.PHONY: play web check test test-deep coverage pictures docs bench measure-web tour contact-sheets chaos wheel-check lock clean
.PHONY: help packages style types client-types client-tests quick prepared prepared-with-bounds

play: $(READY) $(CLIENT)  ## set up, build the browser client, serve it and open the browser
	@$(BIN)/ecotone serve

web: $(CLIENT)  ## build the browser client

check:  ## format, lint, types and the quick tests, in under 90 seconds
	@$(AT_ONCE) --jobs=2 quick client-tests types client-types style

# Packages are mostly waited for, so that there is work for both cores besides.
test:  ## set up, check style and types, run all tests but the deep ones
	@$(AT_ONCE) --jobs=3 packages prepared client-tests web types client-types style
	$(PYTEST) -m 'not deep'

test-deep:  ## run the rules interpreted and with bounds checked, long soaks and further variants
	@$(AT_ONCE) --jobs=3 packages prepared web prepared-with-bounds
	$(PYTEST) -m deep

COVERED := $(wildcard tests/games/*/test_*.py tests/games/test_*.py tests/engine/test_*.py) \
	tests/test_observations.py tests/test_contract.py
coverage: $(READY)  ## measure which branches of the rules the tests reach, interpreted
	$(BIN)/coverage erase
	-printf '%s\n' $(COVERED) | PYTHONPATH=tests NUMBA_DISABLE_JIT=1 xargs -n1 -P2 timeout 60 \
		$(BIN)/coverage run --parallel-mode -m pytest -p no:xdist -p stopping -m 'not (deep or compiled)'
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

pictures: $(READY) $(CLIENT)  ## take the README's pictures of the four tables in Chromium
	tools/system-packages chromium
	PYTHONPATH=tests $(BIN)/python -m browser.pictures
	PYTHONPATH=tests $(BIN)/python -m browser.workshop_pictures

docs: $(READY)  ## build the documentation site in build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

packages:
	tools/system-packages chromium postgresql

style: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(READY)
	$(BIN)/mypy

client-types: $(MODULES)
	$(NPM) run check

client-tests: $(MODULES)
	$(NPM) run test

quick: $(READY)
	$(BIN)/pytest -m 'not deep' $(QUICK)

prepared: $(READY)
	$(BIN)/ecotone prepare

prepared-with-bounds: $(READY)
	NUMBA_BOUNDSCHECK=1 $(BIN)/ecotone prepare

bench: $(READY) .venv/bench-ready  ## measure the engine beside other libraries
	@$(BIN)/ecotone bench --peers

measure-web: $(READY) $(CLIENT)  ## measure in Chromium what the first page loads and how long a decision takes
	@PYTHONPATH=tests $(BIN)/python -m browser.measure

tour: $(READY) $(CLIENT)  ## play all assignments of the Field Journal in Chromium, with pictures
	@PYTHONPATH=tests $(BIN)/python -m browser.tour

SHEETS ?=
contact-sheets: $(READY) $(CLIENT)  ## picture all tables at all sizes, in both languages and themes; SHEETS="habitats" for one game
	@PYTHONPATH=tests $(BIN)/python -m browser.contact_sheets $(SHEETS)

CHAOS ?= --kills 1000 --requests 100000
chaos: $(READY)  ## kill servers under load and send hostile requests; CHAOS="--kills 20 --requests 2000" for less
	tools/system-packages postgresql
	@PYTHONPATH=tests $(BIN)/python -m server.chaos $(CHAOS)

wheel-check: $(READY) $(CLIENT)  ## install the wheel without extras, measure it and run the README's program
	@$(BIN)/python tools/wheel_check.py

# uv installs in seconds what takes pip a minute, but does not know where pip has been told to look.
LOCKED := --quiet --require-hashes --requirement
UV_INSTALL := $(BIN)/uv pip install --python=$(BIN)/python
PIP_INSTALL := $(BIN)/python -m pip install

$(READY): pyproject.toml requirements-dev.lock requirements-uv.lock
	$(PYTHON) -m venv .venv
	$(PIP_INSTALL) $(LOCKED) requirements-uv.lock
	$(UV_INSTALL) $(LOCKED) requirements-dev.lock || $(PIP_INSTALL) $(LOCKED) requirements-dev.lock
	$(UV_INSTALL) --quiet --no-deps --editable . || $(PIP_INSTALL) --quiet --no-deps --editable .
	@touch $(READY)

.venv/bench-ready: requirements-bench.lock | $(READY)
	$(UV_INSTALL) $(LOCKED) requirements-bench.lock || $(PIP_INSTALL) $(LOCKED) requirements-bench.lock
	@touch $@

$(CLIENT): $(WEB) $(MODULES)
	$(NPM) run build
	@touch $(CLIENT)

$(MODULES): web/package.json web/package-lock.json | $(READY)
	$(NPM) ci
	@touch $@

UV := build/lock/bin/uv
COMPILED := --universal --generate-hashes --upgrade --quiet --python-version=3.11 --no-header --no-annotate
COMPILE := $(UV) pip compile pyproject.toml $(COMPILED)

lock:  ## write down the newest versions that fit, with their hashes
	$(PYTHON) -m venv --clear build/lock
	build/lock/bin/python -m pip install --quiet uv
	echo uv | $(UV) pip compile - --output-file=requirements-uv.lock $(COMPILED)
	$(COMPILE) --output-file=requirements.lock --extra=serve --extra=lab
	$(COMPILE) --output-file=requirements-dev.lock --extra=dev --constraint=requirements.lock
	$(COMPILE) --output-file=requirements-bench.lock --extra=serve --extra=lab --extra=bench --constraint=requirements.lock
	rm -f web/package-lock.json
	$(NPM) install --package-lock-only

clean:  ## remove the virtual environment and what was built
	rm -rf .venv web/node_modules src/ecotone/server/client

help:  ## list what can be made
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/'

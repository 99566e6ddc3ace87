# Everything sets itself up in .venv; compiled code is kept in the user's cache folder.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: play test bench lock clean help

play: $(READY)  ## set up and start a game of Keystone in the terminal
	@$(BIN)/ecotone play keystone

test: $(READY)  ## set up, check style and types, run all tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/ecotone prepare & NUMBA_BOUNDSCHECK=1 $(BIN)/ecotone prepare; wait
	$(BIN)/pytest --numprocesses=2 --dist=worksteal

bench: $(READY) .venv/bench-ready  ## measure the engine beside other libraries
	@$(BIN)/ecotone bench --peers

$(READY): pyproject.toml requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --editable .
	@touch $(READY)

.venv/bench-ready: requirements-bench.lock | $(READY)
	$(BIN)/python -m pip install --quiet --requirement requirements-bench.lock
	@touch $@

lock:  ## write down the newest versions that fit pyproject.toml
	$(PYTHON) -m venv --clear build/lock
	build/lock/bin/python -m pip install --quiet '.[dev]'
	build/lock/bin/python -m pip freeze --exclude ecotone > requirements.lock
	build/lock/bin/python -m pip install --quiet '.[bench]'
	build/lock/bin/python -m pip freeze --exclude ecotone > requirements-bench.lock

clean:  ## remove the virtual environment
	rm -rf .venv

help:  ## list what can be made
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/'

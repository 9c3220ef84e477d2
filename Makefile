# What you can do here: make setup, play, test, check, bench, lock, clean. Each installs what it needs into .venv.

# Debian's own Python where there is one: it is compiled for speed, which one from a version manager often is not.
PYTHON ?= $(shell for python in /usr/bin/python3 python3; do \
	$$python -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && exit; \
	done; echo python3)
BIN := .venv/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url \
	--python-version 3.11 --custom-compile-command "make lock"
CLIENT := $(shell find web src/stella/content/messages -name node_modules -prune -o -type f -print 2>/dev/null)
# Real processes, databases and browsers may be late once on a busy machine; what failed must pass when run alone.
AGAIN := $(BIN)/pytest -q --last-failed --last-failed-no-failures none
GATED := tests/rules tests/records tests/playthroughs
COVERED := src/stella/rules/*,src/stella/records/*

.PHONY: release browser deck screens soak protocol help setup setup-tests play test check bench lock clean playthroughs affinity atlas schema

help:
	@echo "make play   play Stella on this machine"
	@echo "make test   run every test"
	@echo "make screens  take a picture of every screen of the client into screens/"
	@echo "make browser  only the tests that play in real browsers"
	@echo "make soak   kill a playing server a thousand times"
	@echo "make deck   draw all pictures of the deck again"
	@echo "make check  lint, format, types and import arrows, of the client too"
	@echo "make bench  measure against peers"
	@echo "make setup  only make .venv"
	@echo "make playthroughs  write the recorded games of tests/playthroughs again"
	@echo "make affinity  build anew what bots know of our cards and words"
	@echo "make atlas  write docs/atlas.md again: what lookers see, and which words reach it"
	@echo "make schema  write docs/record.schema.json again"
	@echo "make release  build sdist and wheel into dist/, and try them in new environments without Node"
	@echo "make lock   pin all requirements anew"
	@echo "make clean  remove everything that these make"

setup: .venv/run.stamp

setup-tests: .venv/test.stamp

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Stella needs Python 3.11 or newer; say which one with 'make PYTHON=python3.12'."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Python's venv module is missing; on Debian, install it with 'apt-get install python3-venv'."; exit 1; }
	$(PYTHON) -m venv .venv

.venv/run.stamp: pyproject.toml hatch_build.py requirements/build.txt requirements/run.txt $(CLIENT) | $(BIN)/pip
	$(PIP) install --require-hashes --requirement requirements/build.txt --requirement requirements/run.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/test.stamp: Makefile requirements/test.txt requirements/lab.txt requirements/words.txt requirements/atelier.txt .venv/run.stamp
	$(PIP) install --require-hashes --requirement requirements/test.txt
	$(PIP) install --require-hashes --requirement requirements/lab.txt --requirement requirements/words.txt \
		--requirement requirements/atelier.txt
	@touch $@

play: setup
	@$(BIN)/stella

test: setup-tests
	tools/need-proxies
	$(BIN)/coverage run -m pytest -q $(GATED)
	$(BIN)/coverage report --fail-under=100 --include='$(COVERED)'
	$(BIN)/pytest -q -n 2 $(addprefix --ignore=,$(GATED) tests/browser) || $(AGAIN)
	$(MAKE) browser

browser: setup-tests
	tools/need-chromium
	$(BIN)/pytest -q -n 2 tests/browser || $(AGAIN)

check: setup-tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py run --silent check
	$(BIN)/python hatch_build.py run --silent lint
	$(BIN)/python hatch_build.py run --silent test

soak: setup-tests
	STELLA_KILLS=1000 $(BIN)/pytest -q -rP tests/crash/test_kill.py

screens: setup-tests
	@tools/need-chromium
	$(BIN)/python -m tests.browser.screens screens

protocol: setup
	$(BIN)/python -m stella.protocol.typescript > web/src/net/protocol.ts

bench: setup-tests
	tools/need-chromium
	$(BIN)/python -m bench

deck: setup-tests
	$(BIN)/python -m atelier final
	$(BIN)/python -m atelier build
	$(BIN)/python -m atelier contact --width 120 --out docs/deck.webp

affinity: setup-tests
	OPENBLAS_NUM_THREADS=1 $(BIN)/python -m stella.lab.affinity

atlas: setup-tests
	OPENBLAS_NUM_THREADS=1 $(BIN)/python -m stella.lab.atlas

schema: setup-tests
	$(BIN)/python -c "import json; from stella.records import schema; print(json.dumps(schema(), indent=2))" \
		> docs/record.schema.json

playthroughs: setup-tests
	$(BIN)/python -m tests.playthroughs

release: setup
	$(BIN)/python tools/release.py

lock: | $(BIN)/pip
	$(PIP) install uv
	$(COMPILE) requirements/build.in --output-file requirements/build.txt
	$(COMPILE) pyproject.toml --output-file requirements/run.txt
	$(COMPILE) pyproject.toml --group dev --constraint requirements/run.txt --output-file requirements/test.txt
	$(COMPILE) pyproject.toml --extra lab --constraint requirements/test.txt --output-file requirements/lab.txt
	$(COMPILE) pyproject.toml --extra words --constraint requirements/test.txt --output-file requirements/words.txt
	$(COMPILE) pyproject.toml --extra atelier --constraint requirements/test.txt --output-file requirements/atelier.txt

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage* bench/build
	find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +

# `make help` lists the commands. Everything that they install goes into .venv.

# Prefer Debian's Python: it is compiled for speed, unlike many Pythons of version managers.
PYTHON ?= $(shell for python in /usr/bin/python3 python3; do \
	$$python -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && exit; \
	done; echo python3)
BIN := .venv/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
INSTALL := $(PIP) install --no-deps --require-hashes
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url \
	--python-version 3.11 --custom-compile-command "make lock"
NPM := $(BIN)/python tools/client.py npm
CLIENT := $(shell find web src/stella/content/messages -name node_modules -prune -o -type f -print 2>/dev/null)
WORKERS ?= 2
PYTEST := $(BIN)/pytest -q -n $(WORKERS) --dist worksteal
COVERED := src/stella/rules/*,src/stella/records/*,src/stella/statistics/*
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help setup setup-fast setup-tests play test test-fast test-all check bench soak screens \
	deck affinity atlas benchmark generated playthroughs protocol schema socket tables release lock clean

help:
	@echo "make play       start a server on this machine and play"
	@echo "make test       run the tests, with real databases and browsers; ARGS=\"tests/rooms -k swap\" runs a part"
	@echo "make test-fast  run the tests that need neither a browser nor PostgreSQL"
	@echo "make test-all   run the tests that 'make test' leaves out: all languages and sizes, kills, faults, fuzzing, coverage"
	@echo "make check      check style, types and imports, and test the client"
	@echo "make generated  write all generated files"
	@echo "make screens    take a screenshot of every screen into screens/"
	@echo "make soak       kill a playing server a thousand times"
	@echo "make bench      compare the speed with peers"
	@echo "make deck       draw all pictures of the deck"
	@echo "make affinity   rebuild the table of cards and words that bots use"
	@echo "make atlas      rewrite docs/atlas.md: what lookers see, and which words fit"
	@echo "make release    build packages, bill of materials and checksums into dist/, and try the packages without Node"
	@echo "make lock       pin all requirements, with hashes"
	@echo "make clean      remove everything that these commands create"

# --- what is installed

setup: .venv/run.stamp

setup-fast: .venv/fast.stamp

setup-tests: .venv/test.stamp

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Stella needs Python 3.11 or newer. Choose one with 'make PYTHON=python3.12'."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Python's venv module is missing. On Debian, run 'apt-get install python3-venv'."; exit 1; }
	$(PYTHON) -m venv .venv

.venv/packages.stamp: requirements/build.txt requirements/node.txt requirements/run.txt | $(BIN)/pip
	$(INSTALL) --requirement requirements/build.txt --requirement requirements/run.txt
	@$(PYTHON) tools/client.py has-node || $(INSTALL) --requirement requirements/node.txt
	@touch $@

# If the machine has Node, build the client while pip is busy. Otherwise the installation of the package builds it.
.venv/run.stamp: pyproject.toml hatch_build.py tools/client.py $(CLIENT) requirements/build.txt requirements/run.txt
	@$(MAKE) --no-print-directory --jobs 2 .venv/packages.stamp client
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: client
client:
	@if $(PYTHON) tools/client.py has-node; then $(PYTHON) tools/client.py build; fi

.venv/fast.stamp: requirements/test.txt .venv/run.stamp
	$(INSTALL) --requirement requirements/test.txt
	@touch $@

.venv/test.stamp: requirements/agents.txt requirements/lab.txt requirements/words.txt requirements/atelier.txt .venv/fast.stamp
	$(INSTALL) --requirement requirements/agents.txt
	$(INSTALL) --requirement requirements/lab.txt
	$(INSTALL) --requirement requirements/words.txt
	$(INSTALL) --requirement requirements/atelier.txt
	$(BIN)/python tools/client.py tools
	@touch $@

# --- play and test

play: setup
	@$(BIN)/stella

test: setup-tests
	@tools/need-chromium
	@tools/need-proxies
	$(PYTEST) $(ARGS)

test-fast: setup-fast
	$(PYTEST) --fast $(ARGS)

test-all: setup-tests
	@tools/need-chromium
	@tools/need-proxies
	$(BIN)/coverage erase
	$(BIN)/coverage run --parallel-mode -m pytest -q --full --timeout 600 tests/rules tests/records tests/statistics tests/playthroughs
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under=100 --include='$(COVERED)'
	$(PYTEST) --full --timeout 600 $(addprefix --ignore=,tests/rules tests/records tests/statistics tests/playthroughs) $(ARGS)

check: setup-tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) run --silent test

soak: setup-tests
	STELLA_KILLS=1000 $(BIN)/pytest -q -rP --full --timeout 14400 tests/crash/test_kill.py

screens: setup-tests
	@tools/need-chromium
	$(BIN)/python -m tests.browser.screens screens

bench: setup-tests
	@tools/need-chromium
	$(BIN)/python -m bench

# --- what is generated

generated: playthroughs protocol schema socket tables benchmark

protocol: setup
	$(BIN)/python -m stella.protocol.typescript > web/src/net/protocol.ts

socket: setup
	$(BIN)/python -m stella.protocol.socket_schema > docs/socket.schema.json

tables: setup
	$(BIN)/python -m stella.protocol.tables docs/protocol.md

schema: setup
	$(BIN)/python -c "import json; from stella.records import schema; print(json.dumps(schema(), indent=2))" \
		> docs/record.schema.json

playthroughs: setup-fast
	$(BIN)/python -m tests.playthroughs

benchmark: setup-tests
	$(BIN)/python -m stella.lab.benchmark

deck: setup-tests
	$(BIN)/python -m atelier final
	$(BIN)/python -m atelier build
	$(BIN)/python -m atelier contact --width 120 --out docs/deck.webp
	$(BIN)/python -m stella.lab.benchmark

affinity: setup-tests
	OPENBLAS_NUM_THREADS=1 $(BIN)/python -m stella.lab.affinity

atlas: setup-tests
	OPENBLAS_NUM_THREADS=1 $(BIN)/python -m stella.lab.atlas
	$(BIN)/python -m stella.lab.benchmark

# --- releases

release: setup
	$(BIN)/python tools/release.py

lock: | $(BIN)/pip
	$(PIP) install uv
	$(COMPILE) requirements/build.in --output-file requirements/build.txt
	$(COMPILE) requirements/node.in --output-file requirements/node.txt
	$(COMPILE) pyproject.toml --extra server --output-file requirements/run.txt
	$(COMPILE) pyproject.toml --extra server --group dev --constraint requirements/run.txt --output-file requirements/test.txt
	$(COMPILE) pyproject.toml --extra agents --constraint requirements/test.txt --output-file requirements/agents.txt
	$(COMPILE) pyproject.toml --extra lab --constraint requirements/test.txt --output-file requirements/lab.txt
	$(COMPILE) pyproject.toml --extra words --constraint requirements/test.txt --output-file requirements/words.txt
	$(COMPILE) pyproject.toml --extra atelier --constraint requirements/test.txt --output-file requirements/atelier.txt

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage* bench/build
	find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +

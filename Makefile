# Oudler: every task of the project. `make` alone lists them.
#
#   make play [GAME=fft] [PLAYERS=4] [BOTS=novice] [SEED=text] [LANG_UI=fr] [RESUME=file]
#
# PYTHON names the Python to build the environment with (3.11 or later).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
SETUP_LOG := $(VENV)/setup.log
# Worker processes for the tests.
JOBS ?= auto

# What an installed environment depends on: a change here installs again, a change in src/ does not.
BUILD_INPUTS := pyproject.toml CMakeLists.txt
DEV_EXTRAS := [dev,docs]

# $(call quote,text): the text as one word of the shell.
quote = '$(subst ','\'',$(1))'
# $(call option,--name,value): the option if there is a value.
option = $(if $(2),$(1) $(call quote,$(2)))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play setup test check format lint types layers docs wheel-check bench mutation fuzz clean distclean

help:
	@echo 'make play      play a deal against three bots (GAME= PLAYERS= BOTS= SEED= LANG_UI= RESUME=)'
	@echo 'make test      run the tests'
	@echo 'make check     format, lint, types, layers, docs, and the wheel in a fresh environment'
	@echo 'make docs      build the documentation into docs/_build/html'
	@echo 'make bench     run the benchmarks'
	@echo 'make fuzz      long random tests'
	@echo 'make mutation  mutation testing of the rules'
	@echo 'make format    let ruff format and fix the code'
	@echo 'make clean     remove what was built; make distclean also the environment'

play: $(VENV)/.installed
	@$(BIN)/oudler play \
	  $(call option,--game,$(GAME)) $(call option,--players,$(PLAYERS)) \
	  $(call option,--bots,$(BOTS)) $(call option,--seed,$(SEED)) \
	  $(call option,--lang,$(LANG_UI)) $(call option,--resume,$(RESUME))

# --- the environment ---------------------------------------------------------------------------

setup: $(VENV)/.installed-dev

# An environment whose pip works is kept; anything else at that place is made anew.
$(VENV)/.created:
	@command -v $(call quote,$(PYTHON)) >/dev/null 2>&1 || { \
	  echo 'error: there is no $(PYTHON) here. Install Python 3.11 or later, or say where it is: make PYTHON=/path/to/python3' >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "error: $(PYTHON) is $$($(PYTHON) -V 2>&1), but Oudler needs Python 3.11 or later. Say which one to use: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo 'error: $(PYTHON) has no venv module. On Debian and Ubuntu: apt install python3-venv' >&2; exit 1; }
	@if ! $(PY) -m pip --version >/dev/null 2>&1; then \
	  echo 'Making an environment in $(VENV) ...'; \
	  $(PYTHON) -m venv --clear $(VENV) || { echo 'error: could not make $(VENV), see above' >&2; exit 1; }; \
	fi
	@touch $@

# A C++ compiler is asked for as soon as the build has something to compile.
define require-compiler
@if grep -Eq '^project\(.*CXX' CMakeLists.txt; then \
  for c in $${CXX:-c++ g++ clang++}; do command -v $$c >/dev/null 2>&1 && exit 0; done; \
  echo 'error: no C++ compiler found. Install one (on Debian and Ubuntu: apt install g++), or set CXX' >&2; exit 1; \
fi
endef

# $(call install,extras): an editable install, quiet unless it fails.
define install
@echo 'Installing oudler$(1) into $(VENV) ...'
@$(PY) -m pip install --quiet --disable-pip-version-check -e '.$(1)' >$(SETUP_LOG) 2>&1 || { \
  cat $(SETUP_LOG) >&2; echo 'error: the installation failed, see above (kept in $(SETUP_LOG))' >&2; exit 1; }
endef

$(VENV)/.installed: $(VENV)/.created $(BUILD_INPUTS)
	$(require-compiler)
	$(call install)
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.created $(BUILD_INPUTS)
	$(require-compiler)
	$(call install,$(DEV_EXTRAS))
	@touch $(VENV)/.installed $@

# --- tests and checks --------------------------------------------------------------------------

test: $(VENV)/.installed-dev
	@$(PY) -m pytest -q -n $(JOBS) $(PYTEST_ARGS)

check: lint types layers docs wheel-check
	@echo 'All checks passed.'

format: $(VENV)/.installed-dev
	@$(BIN)/ruff check --fix --quiet .; $(BIN)/ruff format .

lint: $(VENV)/.installed-dev
	@echo '== ruff'
	@$(BIN)/ruff format --check --quiet . || { $(BIN)/ruff format --check .; exit 1; }
	@$(BIN)/ruff check .

types: $(VENV)/.installed-dev
	@echo '== mypy --strict'
	@$(BIN)/mypy --strict

layers: $(VENV)/.installed-dev
	@echo '== import layers'
	@$(BIN)/lint-imports

docs: $(VENV)/.installed-dev
	@echo '== documentation'
	@$(BIN)/sphinx-build -q -E -W --keep-going -b html docs docs/_build/html
	@echo 'docs/_build/html/index.html'

# The wheel, installed as a user would, away from the sources.
wheel-check: $(VENV)/.installed-dev
	@echo '== wheel'
	@rm -rf build/wheel-check
	@mkdir -p build/wheel-check
	@$(PY) -m pip wheel --quiet --disable-pip-version-check --no-deps -w build/wheel-check/dist . \
	  >build/wheel-check/build.log 2>&1 || { cat build/wheel-check/build.log >&2; exit 1; }
	@.ci/smoke $(PY) build/wheel-check

bench: $(VENV)/.installed-dev
	@for script in benchmarks/bench_*.py; do $(PY) "$$script" || exit 1; done

fuzz: $(VENV)/.installed-dev
	@HYPOTHESIS_PROFILE=fuzz $(PY) -m pytest -q -n $(JOBS) tests/property $(PYTEST_ARGS)

mutation: $(VENV)/.installed-dev
	@HYPOTHESIS_PROFILE=mutation $(PY) tools/mutation.py $(MUTANTS)

clean:
	rm -rf build dist mutants docs/_build .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests benchmarks docs -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean
	rm -rf $(VENV)

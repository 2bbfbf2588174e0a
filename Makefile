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
BUILD_INPUTS := pyproject.toml
# What the compiled module depends on: a change here compiles what it concerns.
CORE_INPUTS := CMakeLists.txt $(shell find core bindings cmake -type f)
# Where pyproject.toml has a developer's module built; it lies beside the Python sources then.
CORE_BUILD := build/editable
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

play: $(VENV)/.ready
	@$(BIN)/oudler play \
	  $(call option,--game,$(GAME)) $(call option,--players,$(PLAYERS)) \
	  $(call option,--bots,$(BOTS)) $(call option,--seed,$(SEED)) \
	  $(call option,--lang,$(LANG_UI)) $(call option,--resume,$(RESUME))

# --- the environment ---------------------------------------------------------------------------

setup: $(VENV)/.ready-dev

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

# $(call install,extras): an editable install, quiet unless it fails. What the build needs is put into
# the environment first and stays there, because the build folder remembers where it lies.
define install
@echo 'Installing oudler$(1) into $(VENV) (compiles the core, half a minute) ...'
@{ $(PY) tools/build_requirements.py >$(VENV)/build-requirements.txt && \
  $(PY) -m pip install $(PIP_FLAGS) -r $(VENV)/build-requirements.txt && \
  $(PY) tools/build_requirements.py --dynamic >$(VENV)/build-tools.txt && \
  $(PY) -m pip install $(PIP_FLAGS) -r $(VENV)/build-tools.txt && \
  $(PY) -m pip install $(PIP_FLAGS) --no-build-isolation \
    --config-settings=cmake.define.OUDLER_DEVELOPER=ON -e '.$(1)'; } >$(SETUP_LOG) 2>&1 || { \
  cat $(SETUP_LOG) >&2; echo 'error: the installation failed, see above (kept in $(SETUP_LOG))' >&2; exit 1; }
endef
PIP_FLAGS := --quiet --disable-pip-version-check

# Compile what changed since, with the CMake that configured the build folder.
define compile
@cmake=$$(sed -n 's/^CMAKE_COMMAND:INTERNAL=//p' $(CORE_BUILD)/CMakeCache.txt) && \
  "$$cmake" --build $(CORE_BUILD) >$(CORE_BUILD)/make.log 2>&1 || { \
  cat $(CORE_BUILD)/make.log >&2; echo 'error: the core does not compile, see above' >&2; exit 1; }
endef

$(VENV)/.installed: $(VENV)/.created $(BUILD_INPUTS)
	$(call install)
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.created $(BUILD_INPUTS)
	$(call install,$(DEV_EXTRAS))
	@touch $(VENV)/.installed $@

$(VENV)/.ready: $(VENV)/.installed $(CORE_INPUTS)
	$(compile)
	@touch $@

$(VENV)/.ready-dev: $(VENV)/.installed-dev $(CORE_INPUTS)
	$(compile)
	@touch $(VENV)/.ready $@

# --- tests and checks --------------------------------------------------------------------------

test: $(VENV)/.ready-dev
	@$(PY) -m pytest -q -n $(JOBS) $(PYTEST_ARGS)

check: lint types layers docs wheel-check
	@echo 'All checks passed.'

format: $(VENV)/.ready-dev
	@$(BIN)/ruff check --fix --quiet .; $(BIN)/ruff format .

lint: $(VENV)/.ready-dev
	@echo '== ruff'
	@$(BIN)/ruff format --check --quiet . || { $(BIN)/ruff format --check .; exit 1; }
	@$(BIN)/ruff check .

types: $(VENV)/.ready-dev
	@echo '== mypy --strict'
	@$(BIN)/mypy --strict

layers: $(VENV)/.ready-dev
	@echo '== import layers'
	@$(BIN)/lint-imports

docs: $(VENV)/.ready-dev
	@echo '== documentation'
	@$(BIN)/sphinx-build -q -E -W --keep-going -b html docs docs/_build/html
	@echo 'docs/_build/html/index.html'

# The wheel, installed as a user would, away from the sources.
wheel-check: $(VENV)/.ready-dev
	@echo '== wheel'
	@rm -rf build/wheel-check
	@mkdir -p build/wheel-check
	@$(PY) -m pip wheel --quiet --disable-pip-version-check --no-deps -w build/wheel-check/dist . \
	  >build/wheel-check/build.log 2>&1 || { cat build/wheel-check/build.log >&2; exit 1; }
	@.ci/smoke $(PY) build/wheel-check

bench: $(VENV)/.ready-dev
	@for script in benchmarks/bench_*.py; do $(PY) "$$script" || exit 1; done

fuzz: $(VENV)/.ready-dev
	@HYPOTHESIS_PROFILE=fuzz $(PY) -m pytest -q -n $(JOBS) tests/property $(PYTEST_ARGS)

mutation: $(VENV)/.ready-dev
	@HYPOTHESIS_PROFILE=mutation $(PY) tools/mutation.py $(MUTANTS)

# Without build/ the environment has to be installed again.
# Without build/ the environment has to be installed again.
clean:
	rm -rf $(VENV)/.installed* $(VENV)/.ready* src/oudler/_core*.so src/oudler/_core*.pyd
	rm -rf build dist mutants docs/_build .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests benchmarks docs -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean
	rm -rf $(VENV)

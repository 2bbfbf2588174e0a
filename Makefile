# Oudler: every task of the project. `make` alone lists them.
#
#   make play [LAN=1] [PORT=8137] [LANG_UI=fr]
#   make terminal [GAME=fft] [PLAYERS=4] [BOTS=novice] [SEED=text] [LANG_UI=fr] [RESUME=file]
#
# PYTHON names the Python to build the environment with (3.11 or later).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
SETUP_LOG := $(VENV)/setup.log
# Worker processes for the tests.
JOBS ?= auto
# How often `make durability` kills the server.
KILLS ?= 50

# What an installed environment depends on: a change here installs again, a change in src/ does not.
BUILD_INPUTS := pyproject.toml
# What the compiled module depends on: a change here compiles what it concerns.
CORE_INPUTS := CMakeLists.txt $(shell find core bindings cmake -type f)
# Where pyproject.toml has a developer's module built; it lies beside the Python sources then.
CORE_BUILD := build/editable
DEV_EXTRAS := [dev,docs,postgres]

# $(call quote,text): the text as one word of the shell.
quote = '$(subst ','\'',$(1))'
# $(call option,--name,value): the option if there is a value.
option = $(if $(2),$(1) $(call quote,$(2)))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal web web-tools web-check e2e e2e-tools screens setup test check format lint types layers docs wheel-check bench differential mutation fuzz test-postgres postgres-tools durability clean distclean
.PHONY: core-check core-tools core-format core-tidy core-tests sanitize valgrind fuzz-core wasm bench-signature

help:
	@echo 'make play      start the web table and print its address (LAN=1 for phones on the local network; PORT=)'
	@echo 'make terminal  play at the terminal (GAME= PLAYERS= BOTS= SEED= LANG_UI= RESUME=)'
	@echo 'make test      run the tests'
	@echo 'make check     format, lint, types, layers, docs, the wheel in a fresh environment, test-postgres, durability,'
	@echo '               web-check, e2e, core-check'
	@echo 'make web       build the page into src/oudler/server/static (needs Node 20.19 or later)'
	@echo 'make web-check the page: types, tests, and whether the committed bundle is what its sources give'
	@echo 'make e2e       the page in a browser, against a real server (JOBS= PYTEST_ARGS=)'
	@echo 'make core-check  the C++ core: form, clang-tidy, tests, sanitizers, valgrind, fuzzing, WebAssembly'
	@echo 'make screens   pictures of every screen of the page, to be looked at (SCREENS_ARGS=)'
	@echo 'make docs      build the documentation into docs/_build/html'
	@echo 'make bench     run the benchmarks'
	@echo 'make bench-signature  write down what the core and its solver compute, after a change that is meant to'
	@echo 'make differential  100,000 deals through the reference and the core (DEALS=)'
	@echo 'make fuzz      long random tests'
	@echo 'make test-postgres  the tests of the storage, with a PostgreSQL server of their own'
	@echo 'make durability  a server killed again and again while it is played on (KILLS=)'
	@echo 'make mutation  mutation testing of the rules'
	@echo 'make format    let ruff format and fix the code'
	@echo 'make clean     remove what was built; make distclean also the environment'

play: $(VENV)/.ready
	@$(BIN)/oudler serve $(if $(LAN),--lan) $(call option,--port,$(PORT)) $(call option,--lang,$(LANG_UI))

terminal: $(VENV)/.ready
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
@echo 'Installing oudler$(1) into $(VENV) (compiles the core: a minute or a few) ...'
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

check: lint types layers docs wheel-check test-postgres durability web-check e2e core-check
	@echo 'All checks passed.'

format: $(VENV)/.ready-dev
	@$(BIN)/ruff check --fix --quiet .; $(BIN)/ruff format .
	@if command -v clang-format >/dev/null; then clang-format -i $(CORE_FILES); fi

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

differential: $(VENV)/.ready-dev
	@$(PY) benchmarks/differential.py $(if $(DEALS),--deals $(DEALS))

postgres-tools:
	@tools/postgres_tools.sh

# The same tests run on SQLite in make test.
test-postgres: $(VENV)/.ready-dev | postgres-tools
	@echo '== PostgreSQL: storage, migrations, a killed server'
	@$(PY) tools/with_postgres.py $(PY) -m pytest -q -n 2 -k postgres tests/server $(PYTEST_ARGS)

durability: $(VENV)/.ready-dev
	@echo '== a server killed $(KILLS) times'
	@OUDLER_KILLS=$(KILLS) $(PY) -m pytest -q -k 'random and sqlite' tests/server/test_durability.py $(PYTEST_ARGS)

fuzz: $(VENV)/.ready-dev
	@HYPOTHESIS_PROFILE=fuzz $(PY) -m pytest -q -n $(JOBS) tests/property $(PYTEST_ARGS)

mutation: $(VENV)/.ready-dev
	@HYPOTHESIS_PROFILE=mutation $(PY) tools/mutation.py $(MUTANTS)

# --- the page ------------------------------------------------------------------------------------

STATIC := src/oudler/server/static
WEB_DEPS := web/node_modules/.package-lock.json

web-tools:
	@tools/web_tools.sh node

$(WEB_DEPS): web/package.json web/package-lock.json | web-tools
	@echo 'Installing what the page is built with ...'
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

web: $(WEB_DEPS)
	@cd web && npx vite build --logLevel warn

# The bundle is committed, so that nobody needs Node to play; here it is built again and compared.
web-check: $(WEB_DEPS)
	@echo '== the page: types and tests'
	@mkdir -p build && cd web && npx svelte-check --tsconfig ./tsconfig.json --fail-on-warnings \
	  >../build/svelte-check.log 2>&1 || { cat ../build/svelte-check.log >&2; exit 1; }
	@cd web && NO_COLOR=1 npx vitest run --reporter=dot --silent
	@echo '== the page: its committed bundle'
	@rm -rf build/web && cd web && OUDLER_STATIC=$(CURDIR)/build/web npx vite build --logLevel warn
	@diff -r build/web $(STATIC) >/dev/null || { diff -rq build/web $(STATIC); \
	  echo 'error: the committed page is not what its sources give: run make web' >&2; exit 1; }

e2e-tools:
	@tools/web_tools.sh browser

e2e: $(VENV)/.ready-dev $(WEB_DEPS) | e2e-tools
	@echo '== the page in a browser'
	@$(PY) -m pytest -q -n 2 tests/e2e $(PYTEST_ARGS)

# To be looked at after a change of the page: nothing here passes or fails.
screens: $(VENV)/.ready-dev | e2e-tools
	@$(PY) -m tests.e2e.screens $(SCREENS_ARGS)

# --- the C++ core, without Python ---------------------------------------------------------------

CORE_FILES = $(shell find core bindings -name '*.?pp')
CORE_SOURCES = $(filter %.cpp,$(CORE_FILES))
FUZZ_SECONDS ?= 60

# $(call core-build,folder,options): configure and build core/ there, quiet unless it fails.
define core-build
@mkdir -p build/$(1)
@{ cmake -S core -B build/$(1) -G Ninja -DOUDLER_DEVELOPER=ON $(2) && cmake --build build/$(1); } \
  >build/$(1)/make.log 2>&1 || { cat build/$(1)/make.log >&2; echo 'error: core/ does not build in build/$(1), see above' >&2; exit 1; }
endef

core-check: core-format core-tidy core-tests sanitize valgrind fuzz-core wasm

# Everything below needs tools beside the compiler; missing ones are installed, or named.
core-tools:
	@tools/core_tools.sh

core-format: core-tools
	@echo '== clang-format'
	@clang-format --dry-run -Werror $(CORE_FILES)

# Sources of other variants are the same templates again.
core-tidy: core-tools $(VENV)/.ready-dev
	@echo '== clang-tidy'
	@nanobind=$$($(PY) -m nanobind --include_dir) && \
	  python=$$($(PY) -c 'import sysconfig; print(sysconfig.get_path("include"))') && \
	  printf '%s\n' $(filter-out %_avx2.cpp %_avx512.cpp,$(CORE_SOURCES)) | \
	  xargs -P $$(nproc) -I{} clang-tidy --quiet {} -- -std=c++20 -Icore/include -Icore/src -DOUDLER_X86 \
	    -isystem "$$nanobind" -isystem "$$python" 2>build/clang-tidy.log || { tail -50 build/clang-tidy.log >&2; exit 1; }

core-tests: core-tools
	@echo '== core: tests in every variant'
	$(call core-build,core,)
	@ctest --test-dir build/core --output-on-failure -j 2
	@core/tests/check_symbols.sh build/core

sanitize: core-tools
	@echo '== core: AddressSanitizer and UndefinedBehaviorSanitizer'
	$(call core-build,sanitize,-DOUDLER_SANITIZE=address$(comma)undefined -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS=-O1)
	@ctest --test-dir build/sanitize --output-on-failure -j 2

valgrind: core-tools
	@echo '== core: valgrind'
	$(call core-build,core,)
	@valgrind --quiet --error-exitcode=1 --leak-check=full build/core/oudler_tests
	@valgrind --quiet --error-exitcode=1 --leak-check=full build/core/oudler_exactness 0 100

fuzz-core: core-tools
	@echo '== core: $(FUZZ_SECONDS) seconds of libFuzzer'
	$(call core-build,fuzz,-DOUDLER_FUZZ=ON -DOUDLER_VARIANTS=OFF -DOUDLER_SANITIZE=address$(comma)undefined -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS=-O1)
	@find build/fuzz -maxdepth 1 -type f -perm -u+x -name 'fuzz_*' -printf '%f\n' | xargs -P 2 -I{} sh -c ' \
	  mkdir -p build/fuzz/corpus-{} && cd build/fuzz && \
	  ./{} -max_total_time=$(FUZZ_SECONDS) -max_len=512 -verbosity=0 -print_final_stats=1 corpus-{} >{}.log 2>&1 || \
	    { tail -60 {}.log >&2; exit 1; }; \
	  echo {} $$(grep number_of_executed_units {}.log)'

# Writes down the signatures of the core and of its solver, after a change that is meant to alter them.
bench-signature: core-tools
	$(call core-build,core,)
	@build/core/oudler_bench >core/bench/signature.txt
	@cat core/bench/signature.txt

# The same signature as here, under Node.
wasm: core-tools
	@echo '== core: WebAssembly'
	$(call core-build,core,)
	$(call core-build,wasm,-DCMAKE_TOOLCHAIN_FILE='$(CURDIR)/core/wasm.cmake')
	@node --no-warnings core/tests/run_wasm.mjs build/wasm/oudler_tests.wasm
	@build/core/oudler_bench >build/wasm/expected.txt
	@node --no-warnings core/tests/run_wasm.mjs build/wasm/oudler_bench.wasm >build/wasm/found.txt
	@diff build/wasm/expected.txt build/wasm/found.txt || { echo 'error: WebAssembly computes something else' >&2; exit 1; }
	@cat build/wasm/found.txt

comma := ,

# Without build/ the environment has to be installed again.
# Without build/ the environment has to be installed again.
clean:
	rm -rf $(VENV)/.installed* $(VENV)/.ready* src/oudler/_core*.so src/oudler/_core*.pyd
	rm -rf build dist mutants web/node_modules docs/_build .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests benchmarks docs -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean
	rm -rf $(VENV)

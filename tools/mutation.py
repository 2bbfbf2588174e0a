"""Mutation testing: changes the rules in small ways and looks whether a test notices.

    python tools/mutation.py [MUTANT_PATTERN ...]

Runs mutmut as pyproject.toml configures it, lists the mutants that survived, and fails if fewer
than 90 in a hundred were killed. Results are kept in mutants/, so a second run tests only what
changed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from mutmut.__main__ import cli

LEAST = 90.0


def main() -> int:
    # An editable install puts a finder in front of the import path that always finds the real
    # sources. The mutated copies stand on the path, and must win.
    sys.meta_path[:] = [
        finder for finder in sys.meta_path if not type(finder).__name__.startswith("ScikitBuild")
    ]
    cli(["run", *sys.argv[1:]], standalone_mode=False)
    cli(["results"], standalone_mode=False)
    cli(["export-cicd-stats"], standalone_mode=False)
    stats = json.loads(Path("mutants/mutmut-cicd-stats.json").read_text())
    killed = stats["killed"] + stats["timeout"]
    tested = stats["total"] - stats["skipped"]
    share = 100 * killed / tested
    print(
        f"{killed} of {tested} mutants killed, {share:.1f} %; at least {LEAST:.0f} % are asked for"
    )
    return 0 if share >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())

"""What the build backend needs, one requirement a line, for an install without build isolation.

python tools/build_requirements.py             what pyproject.toml names
python tools/build_requirements.py --dynamic   what the backend adds where the system lacks it
                                               (CMake, Ninja); needs the former installed
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path


def main() -> None:
    if "--dynamic" in sys.argv[1:]:
        from scikit_build_core.build import get_requires_for_build_editable

        needed = get_requires_for_build_editable({})
    else:
        project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
        needed = project["build-system"]["requires"]
    print(*needed, sep="\n")


if __name__ == "__main__":
    main()

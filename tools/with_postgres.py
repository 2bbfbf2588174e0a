"""Run a command with a PostgreSQL server of its own: ``with_postgres.py COMMAND ...``.

The command finds the URL of an empty database in OUDLER_TEST_POSTGRES. The server is Debian's
(package ``postgresql``), lives in a temporary folder, listens on a socket there and nowhere else,
and is gone when the command ends.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
#: PostgreSQL does not run as root; Debian's package makes this user.
USER = "postgres"


def programs() -> Path:
    """The folder with initdb and pg_ctl, of the newest version there is."""
    versions = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if versions:
        return versions[-1].parent
    found = shutil.which("initdb")
    if found is None:
        sys.exit("error: there is no PostgreSQL here. On Debian and Ubuntu: apt install postgresql")
    return Path(found).parent


def as_server(command: list[str]) -> None:
    """Run a program of the server, as another user if we are root."""
    if os.geteuid() == 0:
        command = ["runuser", "-u", USER, "--", *command]
    done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False)
    if done.returncode:
        sys.exit(f"error: {' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def main(command: list[str]) -> int:
    if not command:
        sys.exit(__doc__)
    bin_ = programs()
    with tempfile.TemporaryDirectory(prefix="oudler-pg-", dir="/tmp") as folder:
        root = Path(folder)
        if os.geteuid() == 0:
            user = pwd.getpwnam(USER)
            os.chown(root, user.pw_uid, user.pw_gid)
        root.chmod(0o755)
        data = root / "data"
        as_server([str(bin_ / "initdb"), "-D", str(data), "-A", "trust", "-E", "UTF8", "-U", USER])
        options = f"-c listen_addresses='' -c unix_socket_directories={root} -c fsync=off"
        control = [str(bin_ / "pg_ctl"), "-D", str(data), "-w", "-l", str(root / "log")]
        as_server([*control, "-o", options, "start"])
        try:
            url = f"postgresql://{USER}@/postgres?host={root}"
            environment = {**os.environ, "OUDLER_TEST_POSTGRES": url}
            return subprocess.run(command, env=environment, check=False).returncode
        finally:
            as_server([*control, "-m", "immediate", "stop"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

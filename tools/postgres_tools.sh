#!/usr/bin/env bash
# postgres_tools.sh: the PostgreSQL server that the tests of the storage use. One that is missing is installed
# on Debian and Ubuntu, if that is allowed here; otherwise it says what to install, and fails.
set -euo pipefail

compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null && exit 0
command -v initdb >/dev/null && exit 0
if ! command -v apt-get >/dev/null || [[ $(id -u) != 0 ]]; then
    echo 'error: the tests of the storage need PostgreSQL. Install it (on Debian and Ubuntu: apt-get install -y postgresql)' >&2
    exit 1
fi
echo 'Installing postgresql ...'
# The tests make a server of their own; the package's would run for nothing.
mkdir -p /etc/postgresql-common
[[ -e /etc/postgresql-common/createcluster.conf ]] ||
    echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
log=$(mktemp)
{ apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends postgresql; } >"$log" 2>&1 || {
    cat "$log" >&2
    echo 'error: could not install postgresql, see above' >&2
    exit 1
}
rm -f "$log"

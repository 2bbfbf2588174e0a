#!/usr/bin/env bash
# web_tools.sh node|browser: what the page is built and tested with beside its packages. A browser that is
# missing is installed on Debian and Ubuntu, if that is allowed here; otherwise it says what to install.
set -euo pipefail

fail() {
    echo "error: $*" >&2
    exit 1
}

case "${1:-}" in
node)
    command -v node >/dev/null && command -v npm >/dev/null ||
        fail "the page is built with Node 20.19 or later and npm, and they are not here. They are at https://nodejs.org"
    node -e 'const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)' ||
        fail "the page is built with Node 20.19, 22.12 or later; here is $(node --version)"
    ;;
browser)
    for name in chromium chromium-browser google-chrome; do
        command -v "$name" >/dev/null && exit 0
    done
    command -v apt-get >/dev/null && [[ $(id -u) == 0 ]] ||
        fail "the tests in a browser need Chromium. Install it (on Debian and Ubuntu: apt-get install -y chromium)"
    echo 'Installing chromium ...'
    log=$(mktemp)
    { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q chromium; } >"$log" 2>&1 || {
        cat "$log" >&2
        fail "could not install chromium, see above"
    }
    rm -f "$log"
    ;;
*) fail "web_tools.sh node|browser" ;;
esac

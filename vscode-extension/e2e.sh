#!/bin/sh
# Tests the packaged extension in VS Code; called by Maven after build.sh.
set -eu
cd "$(dirname "$0")"

skip() {
    echo "SKIPPED: VS Code end-to-end tests: $1"
    exit 0
}

[ "$(uname -s)" = Linux ] || skip "they run on Linux only"
[ -f target/qos-policy.vsix ] || exit 0 # build.sh has said why the extension was not packaged
[ -x "${QOS_CHROMIUM:-/usr/bin/chromium}" ] || skip "they need Chromium (Debian: apt-get install chromium)"
for program in g++ make python3; do
    command -v $program >/dev/null || skip "VS Code's native modules need $program (Debian: apt-get install g++ make python3)"
done

cd e2e
sh install-vscode.sh
npm run --silent test

#!/bin/sh
# Tests the packaged extension in VS Code; called by Maven after build.sh.
# usage: e2e.sh [--oldest] [--repeat N] [NAME...]
#   --oldest    in the oldest VS Code that the extension supports, of those that npm has
#   --repeat N  N runs; the first one that fails is the last one
#   NAME        only test/NAME.test.mjs
set -eu
cd "$(dirname "$0")"

vscode=.
runs=1
while [ $# -gt 0 ]; do
    case $1 in
        --oldest) vscode=oldest ;;
        --repeat)
            runs=$2
            shift
            ;;
        *) break ;;
    esac
    shift
done

skip() {
    echo "SKIPPED: VS Code end-to-end tests: $1"
    exit 0
}

[ "$(uname -s)" = Linux ] || skip "they run on Linux only"
[ -f target/qos-policy.vsix ] || exit 0 # build.sh has said why the extension was not packaged
[ -x "${QOS_CHROMIUM:-/usr/bin/chromium-headless-shell}" ] || skip "they need Chromium (Debian: apt-get install chromium-headless-shell)"
for program in g++ make python3; do
    command -v $program >/dev/null || skip "VS Code's native modules need $program (Debian: apt-get install g++ make python3)"
done

cd e2e
sh install-vscode.sh
[ $vscode = . ] || sh install-vscode.sh $vscode
run=1
while [ "$run" -le "$runs" ]; do
    [ "$runs" -eq 1 ] || echo "run $run of $runs"
    QOS_VSCODE=$vscode node run.mjs "$@"
    run=$((run + 1))
done

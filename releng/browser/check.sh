#!/bin/sh
# Opens pages in a browser and tests them. usage: check.sh report|manual FOLDER, which has the pages
set -eu
kind=$1
pages=$(cd "$2" && pwd)
cd "$(dirname "$0")"

skip() {
    echo "SKIPPED: tests of the $kind in a browser: $1"
    exit 0
}

[ -x "${QOS_CHROMIUM:-/usr/bin/chromium-headless-shell}" ] || skip "they need Chromium (Debian: apt-get install chromium-headless-shell)"
command -v npm >/dev/null || skip "they need Node 20 or newer and npm"
node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || skip "they need Node 20 or newer"

stamp=node_modules/.installed
wanted=$(cksum package-lock.json)
if [ ! -f "$stamp" ] || [ "$(cat "$stamp")" != "$wanted" ]; then
    npm ci --loglevel=error --ignore-scripts --no-audit --no-fund
    echo "$wanted" > "$stamp"
fi

npm run --silent check
QOS_PAGES=$pages exec node --test --test-reporter=spec --test-concurrency=1 "test/$kind.test.mjs"

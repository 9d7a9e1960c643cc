#!/bin/sh
# Installs the VS Code that the tests use: code-server (VS Code's own server and workbench) with the Node that it
# requires, both as npm packages. Does the same as code-server's own install script, without its other
# downloads. Does nothing if package-lock.json has not changed since the last installation.
# usage: install-vscode.sh [FOLDER]; the folder with package.json is this one or, after this one, `oldest`
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/${1:-.}"

stamp=node_modules/.installed
wanted=$(cat package-lock.json "$here/install-vscode.sh" | cksum)
if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ]; then
    exit 0
fi

quiet='--loglevel=error --no-audit --no-fund'

# no install scripts of packages run; the required ones are called below
npm ci $quiet --ignore-scripts

case $(uname -m) in
    aarch64 | arm64) system=linux-arm64 ;;
    *) system=linux-x64 ;;
esac
node=$PWD/node_modules/node-$system
PATH=$node/bin:$PATH
npm_config_nodedir=$node # its headers; in the environment, which overrides all other settings
export PATH npm_config_nodedir

# an older code-server loads argon2 always, and has no binary of it; newer ones have
if [ -f node_modules/argon2/binding.gyp ] && [ ! -d node_modules/argon2/prebuilds ]; then
    npm rebuild $quiet --build-from-source argon2
fi

cd node_modules/code-server/lib/vscode
# not `npm ci`: the shipped lock file lacks tslib; peers of older versions contradict each other
npm install $quiet --ignore-scripts --omit=dev --legacy-peer-deps
# the Output panel stays empty without spdlog; the other one has two names
for module in @vscode/spdlog @vscode/native-watchdog native-watchdog; do
    [ ! -d node_modules/$module ] || npm rebuild $quiet $module
done
# an older one has no binary of node-pty, without which no terminal opens and no task runs
[ -d node_modules/node-pty/prebuilds ] || npm rebuild $quiet node-pty
# an older one has no ripgrep, which finds files by name; the newer VS Code next to it has
if [ -d node_modules/@vscode/ripgrep ] && [ ! -e node_modules/@vscode/ripgrep/bin/rg ]; then
    mkdir -p node_modules/@vscode/ripgrep/bin
    ln -s "$here/node_modules/code-server/lib/vscode/node_modules/@vscode/ripgrep-universal/bin/$system/rg" \
        node_modules/@vscode/ripgrep/bin/rg
fi
(cd extensions && npm install $quiet --ignore-scripts --omit=dev)

cd ../../../..
echo "$wanted" > "$stamp"

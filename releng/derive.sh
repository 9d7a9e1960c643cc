#!/bin/sh
# Writes every file that follows from the code: the pages of rules and syntax errors (docs/rules), the schema of qos.yaml
# (docs/qos-schema.json), the settings of VS Code (vscode-extension/package.json). Tests fail while one of them is out of date.
# A new kind of such file is a class that implements DerivedFiles, listed in a DerivedFilesTest.
# usage: releng/derive.sh
set -eu
cd "$(dirname "$0")/.."
exec ./mvnw -q -Dskip.eclipse test -pl org.qos.dsl -am -Dtest=DerivedFilesTest -Dsurefire.failIfNoSpecifiedTests=false \
    -Dqos.golden.update=true

#!/bin/sh
# Writes every file that is derived from the code: pages of rules and syntax errors (docs/rules), the schema of qos.yaml, the
# settings of VS Code, the BNF pages and TextMate grammars of both policy syntaxes, the file names of all languages in the manifests
# of the editors, the hooks of pre-commit and the documentation, and the table of docs/snapshots.md. Tests fail while one of them is
# out of date. A new kind of derived file is a class that implements DerivedFiles and is listed in DerivedFilesTest.
# usage: releng/derive.sh
set -eu
cd "$(dirname "$0")/.."
exec ./mvnw -q -Dskip.eclipse test -pl org.qos.dsl -am \
    -Dtest=DerivedFilesTest,GeneratedGrammarsTest,FileNamePatternsTest,SnapshotsPageTest \
    -Dsurefire.failIfNoSpecifiedTests=false \
    -Dqos.golden.update=true

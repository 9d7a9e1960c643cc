#!/bin/sh
# Makes a Java runtime with the modules that the language server uses, from the JDK of JAVA_HOME or PATH.
# usage: runtime.sh SERVER_JAR FOLDER
set -eu
jar=$1
folder=$2
bin=${JAVA_HOME:+$JAVA_HOME/bin/}
modules=$("${bin}jdeps" --multi-release 17 --ignore-missing-deps --print-module-deps "$jar")
rm -rf "$folder"
"${bin}jlink" --add-modules "$modules" --strip-java-debug-attributes --no-header-files --no-man-pages --output "$folder"

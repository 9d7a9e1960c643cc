# The extension of VS Code for Linux x64, with a Java runtime of its own that jlink makes of the JDK of the build.

vsix() {
    local runtime=vscode-extension/target/runtime jar=vscode-extension/server/qos-language-server.jar
    if [ ! -f vscode-extension/target/qos-policy.vsix ]; then
        skip "VS Code extension for Linux x64: the one for all systems is not built"
    elif [ "$(uname -sm)" != "Linux x86_64" ]; then
        skip "VS Code extension for Linux x64: it is built on Linux x64 only"
    elif ! "${JAVA_HOME:+$JAVA_HOME/bin/}jlink" --version >/dev/null 2>&1; then
        skip "VS Code extension for Linux x64: it needs a JDK with jlink"
    else
        if [ ! "$runtime/release" -nt "$jar" ]; then
            sh vscode-extension/runtime.sh "$jar" "$runtime"
        fi
        node vscode-extension/package.mjs --target linux-x64 --runtime "$runtime" >"$work/vsix.log" 2>&1 ||
            { cat "$work/vsix.log" >&2; fail "the VS Code extension for Linux x64 cannot be packaged"; }
        cp vscode-extension/target/qos-policy-linux-x64.vsix "$out/qos-policy-linux-x64-$version.vsix"
    fi
}
vsix

# Copies what Maven and npm have built: the jars that run alone, the extension of VS Code, the update site of Eclipse, and the
# Maven artifacts with sources and Javadoc as a repository (maven/), with the list of components of each.

cp org.qos.cli/target/qos.jar "$out/qos-$version.jar"
cp org.qos.dsl.ide/target/qos-language-server.jar "$out/qos-language-server-$version.jar"
cp "$work/home/components.cdx.json" "$out/qos-$version.cdx.json"
cp "$work/home/LICENCES-BUNDLED" "$out/"
if [ -f vscode-extension/target/qos-policy.vsix ]; then
    cp vscode-extension/target/qos-policy.vsix "$out/qos-policy-$version.vsix"
else
    skip "VS Code extension: it is not built; that needs Node 20 or newer and npm"
fi
site="releng/org.qos.dsl.repository/target/org.qos.dsl.repository-$version.zip"
if [ -f "$site" ]; then
    cp "$site" "$out/qos-eclipse-$version.zip"
else
    skip "update site of Eclipse: it is not built (-Dskip.eclipse)"
fi

# The modules whose poms say that they are published, and the pom that they inherit from.
artifact() {
    local folder="$out/maven/org/qos/$1/$version"
    mkdir -p "$folder"
    cp "$2/pom.xml" "$folder/$1-$version.pom"
    shift 2
    [ $# = 0 ] || cp "$@" "$folder/"
}
artifact qos .
for pom in $(grep -l '<unpublished>false<' org.qos.*/pom.xml); do
    module=${pom%/pom.xml}
    # the artifact of the module, which is named after its parent
    id=$(sed -n '\:</parent>:,$s:^  <artifactId>\(.*\)</artifactId>$:\1:p' "$pom")
    jars=$module/target/$id-$version
    artifact "$id" "$module" "$jars.jar" "$jars-sources.jar" "$jars-javadoc.jar"
done
# Maven compares each file that it downloads with this checksum, and warns where there is none.
find "$out/maven" -type f ! -name '*.sha1' | while IFS= read -r file; do
    sha1sum "$file" | cut -d' ' -f1 >"$file.sha1"
done

# Writes the files that every package installs: $work/home, the folder of the program, and $work/share, what belongs into the
# system's folders for manual pages, completions and the manual.

mkdir -p "$work/home/bin" "$work/home/lib" "$work/share"
cp releng/packages/command/qos "$work/home/bin/"
cp org.qos.cli/src/main/sh/start.sh "$work/home/lib/"
cp org.qos.cli/target/qos.jar "$work/home/lib/"
git ls-files -z examples | xargs -0 cp --parents -t "$work/home"
cp org.qos.cli/target/bom.json "$work/home/components.cdx.json"
java -cp org.qos.cli/target/qos.jar releng/packages/Licences.java "$work/home/components.cdx.json" >"$work/home/LICENCES-BUNDLED"
java -cp org.qos.cli/target/qos.jar org.qos.cli.PackageFiles "$work/share"
mkdir -p "$work/share/doc/qos"
cp -r releng/manual/target/site "$work/share/doc/qos/html"
normalize "$work"

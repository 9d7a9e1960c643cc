# Writes qos-VERSION-1.noarch.rpm.
. releng/packages/system.sh

if ! command -v rpmbuild >/dev/null; then
    skip "RPM package: it needs rpmbuild (Debian: apt-get install rpm)"
    return
fi
system_files "$work/rpm/files"
mv "$work/rpm/files/usr/share/zsh/vendor-completions" "$work/rpm/files/usr/share/zsh/site-functions"
cp LICENSE CHANGELOG.md "$work/rpm/files/usr/share/doc/qos/"
normalize "$work/rpm/files"
rpmbuild -bb --quiet --define "_topdir $work/rpm" --define "qos_version $package_version" --define "qos_files $work/rpm/files" \
    releng/packages/rpm/qos.spec >"$work/rpm.log" 2>&1 || { cat "$work/rpm.log"; fail "rpmbuild failed"; }
cp "$work/rpm/RPMS/noarch/"*.rpm "$out/"

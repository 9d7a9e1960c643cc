# Writes qos_VERSION-1_all.deb. QOS_MAINTAINER is its maintainer, "NAME <ADDRESS>".
. releng/packages/system.sh

if ! command -v dpkg-deb >/dev/null; then
    skip "Debian package: it needs dpkg-deb (Debian: apt-get install dpkg)"
    return
fi
root="$work/deb"
system_files "$root"
doc="$root/usr/share/doc/qos"
maintainer=${QOS_MAINTAINER:-The QoS policy toolchain authors <qos@localhost>}
mkdir -p "$root/usr/share/lintian/overrides"
cp releng/packages/debian/overrides "$root/usr/share/lintian/overrides/qos"
gzip -9nc CHANGELOG.md >"$doc/changelog.gz"
gzip -9nc >"$doc/changelog.Debian.gz" <<END
qos ($package_version-1) unstable; urgency=medium

  * Version $version; changelog.gz has the changes.

 -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
END
{
    cat releng/packages/debian/copyright
    sed -e 's/^$/./' -e 's/^/ /' "$work/home/LICENCES-BUNDLED"
} >"$doc/copyright"
mkdir "$root/DEBIAN"
size=$(du -sk --exclude=DEBIAN "$root" | cut -f 1)
sed -e "s/@VERSION@/$package_version-1/" -e "s/@SIZE@/$size/" -e "s/@MAINTAINER@/$maintainer/" releng/packages/debian/control >"$root/DEBIAN/control"
cp releng/packages/debian/postinst releng/packages/debian/prerm releng/packages/debian/triggers "$root/DEBIAN"
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
normalize "$root"
chmod 755 "$root/DEBIAN/postinst" "$root/DEBIAN/prerm"
dpkg-deb --root-owner-group -Zxz -z1 --build "$root" "$out/qos_$package_version-1_all.deb" >/dev/null

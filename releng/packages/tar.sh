# Writes qos-VERSION.tar.gz: one folder that runs wherever it is unpacked.

folder="$work/tar/qos-$version"
mkdir -p "$folder/archives"
cp -a "$work/home/." "$folder"
cp -a "$work/share" "$folder/share"
cp LICENSE README.md CHANGELOG.md releng/packages/INSTALL "$folder"
normalize "$folder"
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime \
    -C "$work/tar" -cf - "qos-$version" | gzip -9n >"$out/qos-$version.tar.gz"

# Writes the files of a package of the system below $1.

system_files() {
    local root=$1
    mkdir -p "$root/usr/bin" "$root/usr/share/doc/qos" "$root/var/cache/qos"
    cp -a "$work/home" "$root/usr/share/qos"
    cp -a "$work/share/." "$root/usr/share"
    ln -s ../share/qos/bin/qos "$root/usr/bin/qos"
    ln -s ../../qos/examples "$root/usr/share/doc/qos/examples"
    gzip -9n "$root"/usr/share/man/man1/*.1
    normalize "$root"
}

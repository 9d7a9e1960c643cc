# What the scripts of this folder share. Read at the root of the checkout.

# The version has one home, the pom at the root.
version=$(sed -n 's:^  <version>\(.*\)</version>$:\1:p' pom.xml)
# A version that sorts before its release, for dpkg and rpm.
package_version=$(echo "$version" | sed 's/-SNAPSHOT$/~snapshot/')

# The time of all files of a package, that of the archives which Maven writes.
export SOURCE_DATE_EPOCH
SOURCE_DATE_EPOCH=$(date -u -d "$(sed -n 's:.*<project.build.outputTimestamp>\(.*\)</.*:\1:p' pom.xml)" +%s)
export TZ=UTC LC_ALL=C.UTF-8

fail() {
    echo "releng/packages: $1" >&2
    exit 3
}

skip() {
    echo "SKIPPED: $1"
}

step() {
    local name=$1 begin=$SECONDS
    shift
    "$@"
    echo "$name: $((SECONDS - begin)) s"
}

# Sets the permissions and the time of all files below a folder.
normalize() {
    find "$1" -type d -exec chmod 755 {} +
    find "$1" -type f -exec chmod 644 {} +
    find "$1" -type f \( -path '*/bin/qos' -o -path '*/examples/tutorial/sim' \) -exec chmod 755 {} +
    find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

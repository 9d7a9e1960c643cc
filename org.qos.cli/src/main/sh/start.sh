# Starts the qos command: finds a Java, and writes and uses the archives that shorten the start. Read by ./qos of a checkout and by
# bin/qos of a package, which set:
#   jar       the command's jar
#   archives  the folder for archives; where it cannot be written, commands start without
#   examples  the folder of the examples, on which the classes that commands need are recorded

# Sets java, release and major to those of a command, if it is Java 17 or newer. The file "release" of a JDK names its version;
# a Java without one passes.
suitable() {
    java=$1
    binary=$(command -v "$java") || return 1
    [ ! -h "$binary" ] || binary=$(readlink -f -- "$binary" 2>/dev/null || echo "$binary")
    release="${binary%/bin/java}/release"
    major=17
    [ -f "$release" ] || release=/dev/null
    while IFS='=' read -r key value; do
        if [ "$key" = JAVA_VERSION ]; then
            value=${value#\"}
            major=${value%%[!0-9]*}
            break
        fi
    done <"$release"
    [ "${major:-17}" -ge 17 ]
}

# Sets java, release and major to those of JAVA_HOME, else to those of the PATH. $1 is the Debian package to recommend.
find_java() {
    if ! suitable "${JAVA_HOME:+$JAVA_HOME/bin/}java" && ! suitable java; then
        echo "qos: no Java 17 or newer in JAVA_HOME or on the PATH. Install one (Debian: apt-get install $1)." >&2
        exit 3
    fi
}

# Java reads names of files in the encoding of the locale. Without a locale, as in jobs of cron and in containers, that is ASCII.
set_encoding() {
    case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
        '' | C | POSIX)
            LC_ALL=C.UTF-8
            export LC_ALL
            ;;
    esac
}

# Formats, such as those of dates, need the data of a locale; those of the root locale are built into Java.
options="-Xlog:disable -Xlog:all=error:stderr -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Djava.locale.providers=SPI"

# The class of the command. Java does not open the jar to find it, as it would for -jar: the archive has the class.
main=org.qos.cli.Main

# Whether an archive is valid: complete, and for this Java and this jar. A truncated archive can crash the JVM, which leaves no
# trace here.
usable() {
    {
        case $1 in
            *.aot*) set -- -XX:AOTMode=on -XX:AOTCache="$1" ;;
            *) set -- -Xshare:on -XX:SharedArchiveFile="$1" ;;
        esac
        "$java" "$@" -XX:+VerifySharedSpaces -cp "$jar" -XX:ErrorFile=/dev/null -XX:-CreateCoredumpOnCrash -version
    } >/dev/null 2>&1 </dev/null
}

# Renames the archive $1.$$.part into place once validated, so that neither a kill nor a second writer leaves a truncated
# archive.
keep() {
    if usable "$1.$$.part"; then mv -f "$1.$$.part" "$1"; else rm -f "$1.$$.part"; fi || true
} 2>/dev/null

# Removes what killed writers left, and archives of earlier jars. A command runs where that fails, such as beside files of others.
tidy() {
    find "$archives/" \( -name 'qos*.part*' -o -name 'qos*.classes' -o -name 'qos*.tmp' \) -mmin +60 -prune \
        -exec rm -rf {} + || true
    find "$archives/" -type f \( -name 'qos*.jsa' -o -name 'qos*.aot' \) ! -newer "$jar" -exec rm -f {} + || true
} 2>/dev/null

# Writes the CDS archive $1 when the server in the remaining arguments ends.
server_archive() {
    name=$1
    shift
    tidy
    "$java" -XX:ArchiveClassesAtExit="$name.$$.part" $options -cp "$jar" $main "$@" || true
    keep "$name"
} >/dev/null 2>&1 </dev/null

# Writes to $1.PID.part the CDS archive $1 of the classes that all commands need on an example in both syntaxes; find_archive
# removes the other files of that PID. The archive replaces that of the JDK and so, unlike an archive that is written at exit, can
# contain classes of the old format (optional parts of log4j).
command_archive() {
    classes="$1.$$.classes"
    "$java" -XX:DumpLoadedClassList="$classes" $options -Djava.io.tmpdir="$1.$$.tmp" \
        -cp "$jar" $main --cds-training-run "$examples" || true
    "$java" -Xshare:dump -XX:SharedClassListFile="$classes" -XX:SharedArchiveFile="$1.$$.part" -cp "$jar" || true
} >/dev/null 2>&1 </dev/null

# Writes to $1.PID.part the AOT cache $1 of the same. Profiles are left out: with the first JIT compiler alone they cost more than they save.
command_cache() {
    "$java" -XX:AOTCacheOutput="$1.$$.part" $options -XX:+UnlockDiagnosticVMOptions -XX:-AOTRecordTraining \
        -Djava.io.tmpdir="$1.$$.tmp" -cp "$jar" $main --cds-training-run "$examples" || true
} >/dev/null 2>&1 </dev/null

# Identifies the Java, the jar and its path. Java 25 uses an AOT cache of a jar that has been replaced since without a warning;
# Java 17 ignores, also without one, a CDS archive of the same jar at another path, such as in a copy of a checkout.
identity() {
    cksum "$release" - 2>/dev/null <<EOF || true
$jar
$(stat -L -c '%s %y' "$jar" 2>/dev/null || stat -L -f '%z %Fm' "$jar" 2>/dev/null || true)
EOF
}

# Runs the language server. It runs for days, so its archive is validated first (if there is none, it is written for the next
# server), and it returns unused memory. The heap limit is Java's default, a quarter of the machine's memory.
start_server() {
    use=-Xshare:auto
    if usable "$archives/qos-lsp.jsa"; then
        use="-XX:SharedArchiveFile=$archives/qos-lsp.jsa"
    elif [ -w "$archives" ]; then
        ((exec >/dev/null 2>&1 </dev/null; server_archive "$archives/qos-lsp.jsa" lsp --cds-training-run) &)
    fi
    exec "$java" "$use" $options -Xms32m -XX:MaxHeapFreeRatio=60 ${QOS_JAVA_OPTIONS:-} -cp "$jar" $main "$@"
}

# Sets archive to the archive of commands and use to the option of Java that uses it, and writes it if there is none. A class
# data sharing (CDS) archive halves the start time; from Java 25 on, which writes it in one run, an ahead-of-time (AOT) cache,
# which also contains linked classes, takes away another quarter.
find_archive() {
    # Java 25 reports a missing cache.
    use=-Xshare:auto
    id=$(identity)
    [ -n "$id" ] || return 0
    of_jar=${id##*
}
    archive="$archives/qos-${id%% *}-${of_jar%% *}"
    if [ "${major:-17}" -ge 25 ]; then
        archive="$archive.aot"
        option=-XX:AOTCache
    else
        archive="$archive.jsa"
        option=-XX:SharedArchiveFile
    fi
    if [ -w "$archives" ] && { [ ! -f "$archive" ] || [ "$jar" -nt "$archive" ]; }; then
        trap 'rm -rf "$archive.$$".*; exit 130' HUP INT TERM
        tidy
        mkdir "$archive.$$.tmp" 2>/dev/null || true
        case $archive in *.aot) command_cache "$archive" ;; *) command_archive "$archive" ;; esac
        [ "$(identity)" != "$id" ] || keep "$archive"
        rm -rf "$archive.$$".*
        trap - HUP INT TERM
    fi
    [ ! -f "$archive" ] || use="$option=$archive"
}

# Java divides its class path at colons, also that of the jar that it starts.
require_folder_without_colon() {
    case $jar in
        *:*)
            echo "qos: Java cannot start from a folder with ':' in its path: ${jar%/*}; move or rename the folder." >&2
            exit 3
            ;;
    esac
}

# Java does not start in a folder that has been removed. One in a folder that the user may not enter, whose path the shell cannot
# test, exists; only then is a process started to ask for it.
require_current_folder() {
    if { [ -z "${PWD:-}" ] || [ ! -d "$PWD" ]; } && ! env pwd -P >/dev/null 2>&1; then
        echo "qos: the current folder has been removed; change to a folder that exists." >&2
        exit 3
    fi
}

# Adds the options of Java for all commands but the server.
add_command_options() {
    # Services are created by reflection: the classes that Guice and Java would generate for it are in no archive. The second
    # property is that of Java 17, the third that of Java 22 and later.
    options="$options -Dguice_bytecode_gen_option=DISABLED -Dsun.reflect.inflationThreshold=1000000000"
    options="$options -Djdk.reflect.useNativeAccessorOnly=true -XX:-UsePerfData"
    # No argument of a command is of a type that picocli converts by reflection.
    options="$options -Dpicocli.converters.excludes=java.+"
    # Log4j need not examine the class loaders of threads: there is one class path.
    options="$options -Dlog4j.ignoreTCL=true"
}

# Runs the command with its arguments. A package calls it with --write-archives alone when it is installed.
start() {
    require_folder_without_colon
    require_current_folder
    set_encoding
    [ "${1:-}" != lsp ] || start_server "$@"
    server_options=$options
    add_command_options
    find_archive
    if [ "$*" = --write-archives ]; then
        options=$server_options
        server_archive "$archives/qos-lsp.jsa" lsp --cds-training-run
        exit 0
    fi
    set_options "$@"
    exec "$java" "$use" $options ${QOS_JAVA_OPTIONS:-} -cp "$jar" $main "$@"
}

# Whether one of the arguments after the first is a file of more than so many blocks of 512 bytes.
has_file_above() {
    blocks=$1
    shift
    for argument; do
        shift
        # a name such as -delete is not an expression of find
        case $argument in
            /*) file=$argument ;;
            *) file=./$argument ;;
        esac
        [ ! -f "$file" ] || set -- "$@" "$file"
    done
    [ "$#" -gt 0 ] && [ -n "$(find "$@" -size "+$blocks" 2>/dev/null)" ]
}

# Adds the options of Java for a command with these arguments.
set_options() {
    # Short commands: the archive is mapped at its own address, without relocation; the first JIT compiler is enough, and it
    # compiles only what runs four times as often as usual. A file above 256 kB takes seconds, and one above 8 MB, a list of a
    # million port GUIDs, say, is worth the second compiler, as are simulations; --stats measures
    # the performance of a long-running program. The heap of a long file grows to little more than what is used.
    # A discovery handles thousands of MADs in tenths of a second.
    options="$options -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0"
    case " $* " in
        *" --stats "* | " simulate "*) options="$options -XX:TieredStopAtLevel=4" ;;
        " discover "*) options="$options -XX:CompileThresholdScaling=0.5" ;;
        *)
            if has_file_above 512 "$@"; then
                options="$options -Xmn96m -XX:MinHeapFreeRatio=20 -XX:MaxHeapFreeRatio=40"
                ! has_file_above 16384 "$@" || options="$options -XX:TieredStopAtLevel=4"
            else
                options="$options -XX:CompileThresholdScaling=4"
                # The heap in pages of 2 MB instead of 4 kB; where the kernel has none, Java would print a warning.
                [ ! -r /sys/kernel/mm/transparent_hugepage/enabled ] || options="$options -XX:+UseTransparentHugePages"
            fi
            ;;
    esac
}

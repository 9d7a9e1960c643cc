# Sourced by the benchmarks that need a fabric: ibsim in a temporary folder, which becomes the current one. Sets folder, and
# library, which makes a command a client of ibsim. Both are gone when the benchmark ends.
folder=$(mktemp -d)
simulator=
stop_simulator() {
    [ -z "$simulator" ] || kill "$simulator" 2>/dev/null || true
    rm -rf "$folder"
}
trap stop_simulator EXIT

# start_simulator OPTION...: of ibsim; the net is the file net of the folder
start_simulator() {
    cd "$folder"
    export IBSIM_SOCKNAME="benchmark$$"
    ibsim -s -n "$@" net >ibsim.out 2>&1 &
    simulator=$!
    until grep -q 'simulator ready' ibsim.out; do
        kill -0 "$simulator" || { cat ibsim.out >&2; exit 1; }
        sleep 0.1
    done
    library=$(find /usr/lib /usr/lib64 /usr/local/lib -path '*umad2sim/libumad2sim.so' 2>/dev/null | head -n 1)
}

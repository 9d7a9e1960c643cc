# Sourced by scripts whose programs open windows.
# open_display FOLDER: starts Xvfb on a free display, sets DISPLAY, and ends Xvfb with the script. FOLDER/display has the
# number of the display.
open_display() {
    rm -f "$1/display"
    Xvfb -displayfd 3 -nolisten tcp -screen 0 1280x900x24 2> /dev/null 3> "$1/display" &
    screen=$!
    trap 'kill "$screen" 2> /dev/null' EXIT
    trap 'exit 130' INT TERM HUP
    waited=0
    until [ -s "$1/display" ]; do
        [ "$waited" -lt 30 ] && kill -0 "$screen" 2> /dev/null || {
            echo "Xvfb does not start; install it (Debian: apt-get install xvfb libgtk-3-0)" >&2
            exit 1
        }
        sleep 1
        waited=$((waited + 1))
    done
    DISPLAY=:$(cat "$1/display")
    export DISPLAY
}

package org.qos.analysis.report.fabric;

/**
 * How large switches and ports are drawn.
 *
 * @param cell the side of the square of a port
 * @param columns how many squares of a switch are in a row
 * @param switchWidth the width of a switch
 * @param switchHeight the height of a switch
 * @param font the size of the names of switches
 * @param isUpright whether these names are written from bottom to top
 */
record Scale(int cell, int columns, int switchWidth, int switchHeight, int font, boolean isUpright) {

    private static final Scale LARGE = new Scale(14, 6, 86, 26, 12, false);
    /** For switches that are not in one row. */
    static final Scale TILE = new Scale(9, 6, 58, 22, 10, false);

    private static final Scale MEDIUM = new Scale(12, 3, 36, 92, 12, true);
    private static final Scale SMALL = new Scale(9, 1, 11, 72, 9, true);

    /** More switches are drawn smaller. */
    static final int MAX_LARGE = 14;

    private static final int MAX_MEDIUM = 32;

    /** The space between two switches. */
    static final int GAP = 4;

    /** The scale for as many switches in a row. */
    static Scale of(int switches) {
        if (switches <= MAX_LARGE) {
            return LARGE;
        }
        return switches <= MAX_MEDIUM ? MEDIUM : SMALL;
    }

    /** The width that a switch takes with its ports. */
    int step() {
        return Math.max(switchWidth, columns * cell) + (isUpright ? GAP : 3 * GAP);
    }

    /** The height of the squares of some ports. */
    int height(int ports) {
        return (ports + columns - 1) / columns * cell;
    }
}

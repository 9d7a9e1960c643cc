package org.qos.cli.explain;

import java.io.PrintWriter;
import org.qos.cli.report.Printable;

/** Lines with a heading in front, all texts beginning in one column. */
final class Layout {

    private static final int COLUMN = 10;

    private final PrintWriter out;

    Layout(PrintWriter out) {
        this.out = out;
    }

    /** A line with a heading; without one it goes on with the last. */
    void line(String heading, String text) {
        String start = heading.length() < COLUMN ? heading + " ".repeat(COLUMN - heading.length()) : heading + " ";
        out.println(Printable.of(start + text));
    }

    /** A line that belongs to the last one. */
    void detail(String text) {
        line("", "  " + text);
    }

    void blank() {
        out.println();
    }
}

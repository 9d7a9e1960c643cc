package org.qos.cli.report;

import org.qos.dsl.check.Finding;
import org.qos.dsl.language.Printable;

/**
 * The line of a finding as a terminal shows it, with a mark under what is wrong. Tabs become spaces up to the next
 * tab stop, control characters are escaped, and of a very long line only the part around the finding is shown.
 *
 * @param source what to print of the line
 * @param indent the spaces before the mark
 * @param mark the mark, at least one character
 */
record Excerpt(String source, String indent, String mark) {

    private static final int TAB_STOP = 8;
    private static final int BEFORE = 100;
    private static final int AFTER = 60;
    private static final String LEFT_OUT = "...";

    /** The excerpt of the first line of a finding. */
    static Excerpt of(String line, Finding finding) {
        int start = boundary(line, finding.column() - 1);
        int end = finding.endLine() > finding.line()
                ? line.stripTrailing().length()
                : boundary(line, finding.endColumn() - 1);
        int from = boundary(line, start - BEFORE);
        int to = boundary(line, start + AFTER);
        StringBuilder shown = new StringBuilder(from > 0 ? LEFT_OUT : "");
        int width = append(line, from, start, shown, shown.length());
        int markEnd = append(line, start, Math.max(start, Math.min(end, to)), shown, width);
        append(line, Math.max(start, Math.min(end, to)), to, shown, markEnd);
        return new Excerpt(
                shown.toString().stripTrailing() + (to < line.length() ? LEFT_OUT : ""),
                " ".repeat(width),
                "^".repeat(Math.max(1, markEnd - width)));
    }

    /** An index into the line that is not within a pair of surrogates. */
    private static int boundary(String line, int index) {
        int inside = Math.max(0, Math.min(index, line.length()));
        boolean split = inside > 0
                && inside < line.length()
                && Character.isSurrogatePair(line.charAt(inside - 1), line.charAt(inside));
        return split ? inside - 1 : inside;
    }

    /** Appends a part of the line and returns the column of the terminal where it ends. */
    private static int append(String line, int from, int to, StringBuilder shown, int column) {
        int width = column;
        for (int i = from; i < to; i += Character.charCount(line.codePointAt(i))) {
            String text = visible(line.codePointAt(i), width);
            shown.append(text);
            width += text.codePoints().map(DisplayWidth::of).sum();
        }
        return width;
    }

    private static String visible(int codePoint, int column) {
        if (codePoint == '\t') {
            return " ".repeat(TAB_STOP - column % TAB_STOP);
        }
        return Printable.of(Character.toString(codePoint));
    }
}

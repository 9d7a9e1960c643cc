package org.qos.cli.report;

import org.qos.dsl.language.TextPlaces;

/** The lines of a file; found only when one is asked for, because the file can be long. */
final class SourceLines {

    private final String text;
    private int[] starts = {};

    SourceLines(String text) {
        this.text = text;
    }

    /** The line of that number, counted from 1, without its line break; empty where the file has none. */
    String line(int number) {
        if (starts.length == 0) {
            starts = TextPlaces.lineStarts(text);
        }
        if (number < 1 || number > starts.length) {
            return "";
        }
        int end = number < starts.length ? starts[number] : text.length();
        while (end > starts[number - 1] && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
            end--;
        }
        return text.substring(starts[number - 1], end);
    }
}

package org.qos.cli.report;

import java.util.List;
import java.util.regex.Pattern;

/** The lines of a file, split where Xtext counts a new line; only when one is asked for, because the file can be long. */
final class SourceLines {

    private static final Pattern LINE_BREAK = Pattern.compile("\r\n|\r|\n");

    private final String text;
    private List<String> lines = List.of();

    SourceLines(String text) {
        this.text = text;
    }

    /** The line of that number, counted from 1, without its line break; empty where the file has none. */
    String line(int number) {
        if (lines.isEmpty()) {
            lines = List.of(LINE_BREAK.split(text, -1));
        }
        return number >= 1 && number <= lines.size() ? lines.get(number - 1) : "";
    }
}

package org.qos.cli.help;

import java.util.ArrayList;
import java.util.List;

/** A text in lines that end only at spaces; the library would also break file names at their dots. */
final class WrappedText {

    private WrappedText() {}

    /**
     * The lines of a text; a word that is longer than a line has one of its own.
     *
     * @param columns the maximum length of a line
     */
    static List<String> of(String text, int columns) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split(" +")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > columns) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() > 0 ? " " : "").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}

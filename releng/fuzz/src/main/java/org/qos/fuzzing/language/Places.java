package org.qos.fuzzing.language;

import org.qos.fuzzing.Expect;

/** Places in a text, in lines and columns from 1. */
final class Places {

    private Places() {}

    /** Fails unless a text has that place; the one after its last character counts. */
    static void require(String text, int line, int column, String what) {
        String[] lines = text.split("\r\n|[\n\r]", -1);
        boolean there = line >= 1 && line <= lines.length && column >= 1 && column <= lines[line - 1].length() + 2;
        Expect.that(
                there,
                () -> "there is no line " + line + ", column " + column + " in a text of " + lines.length
                        + " lines, for: " + what);
    }
}

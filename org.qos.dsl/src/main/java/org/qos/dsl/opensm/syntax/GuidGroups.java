package org.qos.dsl.opensm.syntax;

import java.util.Optional;
import org.qos.dsl.language.FixData;
import org.qos.dsl.scanner.NumberSuggestion;
import org.qos.dsl.scanner.TextLine;

/**
 * A text around unexpected text that is a GUID in groups of digits, as many tools print it. OpenSM reads its first
 * groups as numbers and marks of their own.
 *
 * @param text the whole text
 * @param start where the text begins
 * @param end the offset after it
 */
record GuidGroups(String text, int start, int end) {

    /** What is next to a number in a list or a range. */
    private static final String BESIDE_NUMBER = " \t\r\n,-#";

    /** The text that the unexpected text begins in, where it is such a GUID. */
    static Optional<GuidGroups> at(UnexpectedTokens run) {
        String text = run.first().leaf().getRootNode().getText();
        int start = run.first().start();
        while (start > 0 && BESIDE_NUMBER.indexOf(text.charAt(start - 1)) < 0) {
            start--;
        }
        int end = start;
        while (end < text.length() && BESIDE_NUMBER.indexOf(text.charAt(end)) < 0) {
            end++;
        }
        GuidGroups groups = new GuidGroups(text, start, end);
        return NumberSuggestion.withoutGroups(groups.written()).equals(groups.written())
                ? Optional.empty()
                : Optional.of(groups);
    }

    /** The GUID as written. */
    String written() {
        return text.substring(start, end);
    }

    /** The data of the fix of all such GUIDs from this one to the end of its line. */
    String[] fix() {
        String line = TextLine.after(text, start).split("#", 2)[0];
        return FixData.edit(
                start, line.length(), NumberSuggestion.withoutGroups(line), "write GUIDs with 0x, without colons");
    }
}

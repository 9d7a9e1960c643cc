package org.qos.analysis.explanation.page;

import java.util.List;

/**
 * An entry of a page.
 *
 * @param heading what it is about, such as {@code rule 1}; empty where it goes on with the entry before
 * @param text the text
 * @param details details below it, one line each
 */
public record PageEntry(String heading, String text, List<String> details) {

    /** Copies the list. */
    public PageEntry {
        details = List.copyOf(details);
    }

    /** An entry with some details. */
    static PageEntry of(String heading, String text, String... details) {
        return new PageEntry(heading, text, List.of(details));
    }
}

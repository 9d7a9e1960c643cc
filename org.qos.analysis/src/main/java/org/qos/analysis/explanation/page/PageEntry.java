package org.qos.analysis.explanation.page;

import java.util.List;

/**
 * An entry of a page.
 *
 * @param heading what it is about, such as {@code rule 1}; empty where it goes on with the entry before
 * @param text the text
 * @param details details below it, one line each
 * @param decides whether it is about a rule that decides the request, or some of the pairs of ports
 */
public record PageEntry(String heading, String text, List<String> details, boolean decides) {

    /** Copies the list. */
    public PageEntry {
        details = List.copyOf(details);
    }

    /** An entry with some details. */
    static PageEntry of(String heading, String text, String... details) {
        return new PageEntry(heading, text, List.of(details), false);
    }

    /** An entry about a rule that decides. */
    static PageEntry deciding(String heading, String text, List<String> details) {
        return new PageEntry(heading, text, details, true);
    }
}

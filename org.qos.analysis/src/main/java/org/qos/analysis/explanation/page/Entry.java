package org.qos.analysis.explanation.page;

import java.util.List;

/**
 * Something that a page says.
 *
 * @param heading what it is about, such as {@code rule 1}; empty where it goes on with the entry before
 * @param text what is said
 * @param details what is said more exactly below it, one line each
 */
public record Entry(String heading, String text, List<String> details) {

    /** Copies the list. */
    public Entry {
        details = List.copyOf(details);
    }

    /** An entry with some details. */
    static Entry of(String heading, String text, String... details) {
        return new Entry(heading, text, List.of(details));
    }
}

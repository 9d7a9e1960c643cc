package org.qos.dsl.check;

import java.util.List;

/**
 * What certainly removes a mistake and changes nothing else.
 *
 * @param description what it does, in the imperative
 * @param edits the changes, which do not overlap
 */
public record Fix(String description, List<Edit> edits) {

    /** Copies the edits. */
    public Fix {
        edits = List.copyOf(edits);
    }
}

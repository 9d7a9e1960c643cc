package org.qos.dsl.ide.completion;

import java.util.List;
import java.util.Optional;

/**
 * Where in a document the cursor stands. It is told from the text before it alone, so that it does not matter how much of
 * the rest is unfinished.
 *
 * @param prefix what is already typed of the word at the cursor
 * @param block the name of the innermost open element, block or section; empty outside of all
 * @param entry the name of the entry whose value is being typed, the same in all languages where it means the same;
 *     empty where an entry can begin
 * @param present the entries that the block already has
 * @param isProse whether what is typed there is for people: a comment, a description
 */
record Place(String prefix, Optional<String> block, Optional<String> entry, List<String> present, boolean isProse) {

    /** Copies the list. */
    Place {
        present = List.copyOf(present);
    }

    /** A place where anything may be written and nothing is proposed. */
    static Place prose() {
        return new Place("", Optional.empty(), Optional.empty(), List.of(), true);
    }

    /** Whether the block has an entry, in front of the cursor or behind it. */
    boolean has(String name, Behind behind) {
        return present.contains(name) || behind.entries().contains(name);
    }
}

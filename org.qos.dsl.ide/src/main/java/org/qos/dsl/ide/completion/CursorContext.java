package org.qos.dsl.ide.completion;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.syntax.ValueKind;

/**
 * Where in a document the cursor is. It depends on the text before the cursor only, so unfinished text after it does no harm.
 *
 * @param prefix what is already typed of the token at the cursor
 * @param block the name of the innermost open element, block or section; empty outside of all
 * @param value the kind of the value that is being typed; empty where an entry can begin
 * @param present the names of the entries that the block already has
 * @param isProse whether the text there is for readers: a comment, a description
 */
record CursorContext(
        String prefix, Optional<String> block, Optional<ValueKind> value, List<String> present, boolean isProse) {

    /** Copies the list. */
    CursorContext {
        present = List.copyOf(present);
    }

    /** A place where any text is allowed and nothing is proposed. */
    static CursorContext prose() {
        return new CursorContext("", Optional.empty(), Optional.empty(), List.of(), true);
    }

    /** Whether the block has an entry, before or after the cursor. */
    boolean has(String name, TextAfterCursor after) {
        return present.contains(name) || after.entries().contains(name);
    }

    /**
     * The text of the document without the token at the cursor.
     *
     * @param suffix the part of the token after the cursor
     * @param after the text after the cursor
     */
    String around(DocumentSnapshot snapshot, String suffix, String after) {
        int offset = snapshot.text().length() - after.length();
        return snapshot.text().substring(0, offset - prefix.length()) + after.substring(suffix.length());
    }
}

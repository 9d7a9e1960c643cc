package org.qos.dsl.ide.format;

import java.util.OptionalInt;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Computes the indentation of a line in text that is being typed. */
public interface BlockIndentation {

    /** The number of blocks that are open at an offset; empty where whitespace is part of a value, as in a comment. */
    OptionalInt depth(DocumentSnapshot snapshot, int offset);

    /** Whether a line, without the whitespace around it, closes a block. */
    default boolean closes(String line) {
        return false;
    }
}

package org.qos.dsl.ide.completion;

import java.util.List;
import java.util.Set;

/**
 * Where in a YAML file the cursor is, derived from the text before it alone, which may be incomplete.
 *
 * @param place what can be written there
 * @param path the keys that lead there, from the outermost one on; with a value, its key is the last one
 * @param prefix what is already typed of the token at the cursor, a quote before it included
 * @param column how far the token is indented; of a token in braces or brackets, the line
 * @param written the keys that its mapping has before it
 */
record YamlCursor(Place place, List<String> path, String prefix, int column, Set<String> written) {

    /** What can be written at a place. */
    enum Place {
        /** Nothing, as in a comment. */
        NOTHING,
        /** A key below the last one of the path. */
        KEY,
        /** A key of an element of the list of the last key. */
        ITEM_KEY,
        /** An element of the list of the last key: a value, or the first key of a mapping. */
        ITEM,
        /** A value of the last key, on its line or in brackets. */
        VALUE
    }

    static final YamlCursor NOWHERE = new YamlCursor(Place.NOTHING, List.of(), "", 0, Set.of());

    /** Copies the collections. */
    YamlCursor {
        path = List.copyOf(path);
        written = Set.copyOf(written);
    }

    /** The place of a cursor after a text. */
    static YamlCursor after(String text) {
        String[] lines = text.split("\\R", -1);
        YamlBlocks blocks = new YamlBlocks();
        for (int line = 0; line + 1 < lines.length; line++) {
            blocks.read(lines[line]);
        }
        return blocks.end(lines[lines.length - 1]);
    }

    /** The last key of the path; empty in the outermost mapping. */
    String key() {
        return path.isEmpty() ? "" : path.get(path.size() - 1);
    }
}

package org.qos.dsl.ui.presentation;

import java.util.ArrayList;
import java.util.List;

/**
 * A semantic token.
 *
 * @param line from 0
 * @param character the UTF-16 units before it in its line
 * @param length in UTF-16 units
 * @param type the number of its type in the legend of the server
 */
record TokenData(int line, int character, int length, int type) {

    private static final int INTEGERS = 5;

    /** The tokens of a response: five integers each, with positions relative to the previous token (LSP 3.17). */
    static List<TokenData> decode(List<Integer> data) {
        List<TokenData> tokens = new ArrayList<>(data.size() / INTEGERS);
        int line = 0;
        int character = 0;
        for (int i = 0; i + INTEGERS <= data.size(); i += INTEGERS) {
            character = data.get(i) == 0 ? character + data.get(i + 1) : data.get(i + 1);
            line += data.get(i);
            tokens.add(new TokenData(line, character, data.get(i + 2), data.get(i + 3)));
        }
        return tokens;
    }
}

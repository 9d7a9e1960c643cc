package org.qos.dsl.rfc.parser;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.language.FixData;

/**
 * Something in the text that the language does not allow.
 *
 * @param code the kind of mistake, kebab-case
 * @param message what is wrong and what was expected
 * @param data what certainly mends it ({@link FixData}); empty where an author has to decide
 */
public record Mistake(String code, String message, List<String> data) {

    /** Copies the data. */
    public Mistake {
        data = List.copyOf(data);
    }

    /** A mistake that its author has to mend. */
    public static Mistake of(String code, String message) {
        return new Mistake(code, message, List.of());
    }

    /** The same mistake, which is mended by another text in its place. */
    public Mistake writing(String text) {
        return new Mistake(code, message, List.of(FixData.here(text, "write " + text)));
    }

    /** The same mistake, which is mended by nothing in its place. */
    public Mistake removing(String description) {
        return new Mistake(code, message, List.of(FixData.here("", description)));
    }

    /** The same mistake, which is mended by a text between what stands before and behind an offset. */
    public Mistake inserting(int offset, String text) {
        return new Mistake(code, message, List.of(FixData.edit(offset, 0, text, "write " + text)));
    }

    /** The same mistake, which is mended by another text in another place. */
    public Mistake replacing(int offset, int length, String text, String description) {
        return new Mistake(code, message, List.of(FixData.edit(offset, length, text, description)));
    }

    /** The same mistake, whose fix changes another piece of the text too. */
    public Mistake andWriting(int offset, int length, String text) {
        List<String> more = new ArrayList<>(data);
        more.add(FixData.edit(offset, length, text));
        return new Mistake(code, message, more);
    }
}

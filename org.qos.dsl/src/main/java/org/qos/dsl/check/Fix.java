package org.qos.dsl.check;

import java.util.List;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.language.ByteOrderMark;
import org.qos.dsl.language.CarriageReturns;
import org.qos.dsl.language.Removal;

/**
 * Edits that fix a finding and change nothing else.
 *
 * @param description what it does, in the imperative
 * @param edits the changes, which do not overlap
 * @param automatic whether the edits certainly restore what the author intended, whatever single typo caused the finding, so that
 *     {@code qos check --fix} may apply them; others are suggestions that only a person chooses
 */
public record Fix(String description, List<Edit> edits, boolean automatic) {

    /** An automatic fix. */
    public Fix(String description, List<Edit> edits) {
        this(description, edits, true);
    }

    /** A fix that replaces one region of the text. */
    public static Fix replacing(ITextRegion region, String text, String description) {
        return new Fix(description, List.of(new Edit(region.getOffset(), region.getLength(), text)));
    }

    /** A fix that removes a region of a text, with its lines where they contain nothing else. */
    public static Fix removing(String text, int start, int end, String description) {
        Removal removal = Removal.of(text, start, end);
        return new Fix(description, List.of(new Edit(removal.offset(), removal.length(), "")));
    }

    /** A fix that removes the byte order mark at the start of a file. */
    public static Fix withoutByteOrderMark() {
        return new Fix("remove the byte order mark", List.of(new Edit(0, ByteOrderMark.TEXT.length(), "")));
    }

    /** A fix that ends lines with a line feed alone. */
    public static Fix withUnixLines(String text) {
        String lineEnd = CarriageReturns.replacement(text);
        return new Fix(
                "end the lines with LF",
                CarriageReturns.atLineEnds(text)
                        .map(found -> new Edit(found.start(), found.end() - found.start(), lineEnd))
                        .toList());
    }

    /** Copies the edits. */
    public Fix {
        edits = List.copyOf(edits);
    }

    /** The same edits as a suggestion, for a finding that may have another cause. */
    public Fix asSuggestion() {
        return new Fix(description, edits, false);
    }
}

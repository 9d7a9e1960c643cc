package org.qos.dsl.check;

import java.util.List;
import org.eclipse.xtext.util.ITextRegion;

/**
 * What certainly removes a mistake and changes nothing else.
 *
 * @param description what it does, in the imperative
 * @param edits the changes, which do not overlap
 */
public record Fix(String description, List<Edit> edits) {

    /** A fix that replaces one piece of the text. */
    public static Fix replacing(ITextRegion region, String text, String description) {
        return new Fix(description, List.of(new Edit(region.getOffset(), region.getLength(), text)));
    }

    /** Copies the edits. */
    public Fix {
        edits = List.copyOf(edits);
    }
}

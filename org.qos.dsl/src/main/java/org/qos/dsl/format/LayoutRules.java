package org.qos.dsl.format;

import java.util.Optional;

/** The style of one language. */
public interface LayoutRules {

    /** What separates a comment at the end of a line from the text before it. */
    String BEFORE_COMMENT = "  ";

    /**
     * How a text is to be laid out.
     *
     * @param text a text without syntax errors and without {@link #obstacle}
     */
    Layout layout(String text);

    /** What prevents formatting a text, beyond the syntax errors that the parser finds. */
    default Optional<Obstacle> obstacle(String text) {
        return Optional.empty();
    }
}

package org.qos.dsl.format;

import java.util.Optional;

/** The style of one language. */
public interface LayoutRules {

    /** What stands between a comment and what it is behind of. */
    String BEFORE_COMMENT = "  ";

    /**
     * How a text is to be laid out.
     *
     * @param text a text without syntax errors and without {@link #obstacle}
     */
    Layout layout(String text);

    /** What stands in the way of formatting a text, beyond the syntax errors that the parser finds. */
    default Optional<Obstacle> obstacle(String text) {
        return Optional.empty();
    }
}

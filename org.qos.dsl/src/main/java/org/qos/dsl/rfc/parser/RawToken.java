package org.qos.dsl.rfc.parser;

import java.util.Optional;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.dsl.syntax.SyntaxError;

/**
 * A part of the text that is not whitespace: a tag, a comment or text between them.
 *
 * @param kind what it is
 * @param start the offset of the first character
 * @param end the offset after the last character
 * @param name the name in a tag, as written; empty otherwise
 * @param error what is wrong with its form, if anything
 */
public record RawToken(Kind kind, int start, int end, String name, Optional<SyntaxError> error) {

    /** What a piece is. */
    public enum Kind {
        /** {@code <name>}. */
        OPENING_TAG,
        /** {@code </name>}. */
        CLOSING_TAG,
        /** Something that is never allowed, such as {@code <name/>}. */
        REFUSED,
        /** A comment or the prolog. */
        COMMENT,
        /** Anything else that is not whitespace, without the whitespace around it. */
        TEXT
    }

    /** Whether it opens or closes an element. */
    public boolean isTag() {
        return kind == Kind.OPENING_TAG || kind == Kind.CLOSING_TAG;
    }

    /** The canonical name in a tag. */
    public String canonicalName() {
        return PolicyBlocks.currentName(name);
    }
}

package org.qos.dsl.rfc.parser;

import java.util.Optional;
import org.qos.dsl.syntax.SyntaxError;

/**
 * A token before it has a number: each parser numbers its tokens for itself.
 *
 * @param symbol what the grammar calls it: a keyword ({@code <sl>}, {@code ,}) or the name of a terminal rule; {@link #INVALID}
 *     for text that is skipped with a message
 * @param start the offset of the first character, in UTF-16 units
 * @param end the offset after the last character; {@code start} for a token that the author left out
 * @param error the error at this place, if any
 */
public record RfcToken(String symbol, int start, int end, Optional<SyntaxError> error) {
    /** Text that is skipped with a message. */
    public static final String INVALID = "INVALID";

    /** Whitespace and line ends. */
    public static final String WHITESPACE = "WS";

    /** Comments, the prolog, and text that is skipped without a message. */
    public static final String COMMENT = "COMMENT";

    /** A number. */
    public static final String NUMBER = "NUMBER";

    /** Free text or a name. */
    public static final String TEXT = "TEXT";

    /** Whether the parser does not see it. */
    public boolean isHidden() {
        return symbol.equals(WHITESPACE) || symbol.equals(COMMENT) || symbol.equals(INVALID);
    }

    /** The same with an error; the first error stays. */
    public RfcToken with(SyntaxError another) {
        return error.isPresent() ? this : new RfcToken(symbol, start, end, Optional.of(another));
    }
}

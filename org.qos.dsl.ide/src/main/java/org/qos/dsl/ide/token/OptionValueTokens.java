package org.qos.dsl.ide.token;

import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.ide.syntax.ValueNode;

/** The tokens of an option's value: numbers, keywords and texts, without the marks between them. */
final class OptionValueTokens {

    /** A token of the value. */
    record Part(ITextRegion region, TokenType kind) {}

    /** The keywords that OpenSM compares values with (osm_subnet.c:opts_unpack_boolean, opts_unpack_charp). */
    private static final Set<String> CONSTANTS = Set.of("TRUE", "FALSE", "(null)");

    private static final Pattern NUMBER = Pattern.compile("0[xX][0-9A-Fa-f]+|[0-9]+");

    /** As in the grammar of VS Code. */
    private static final Pattern PART = Pattern.compile("\"[^\"]*\"|'[^']*'|[^\\s,:]+");

    private OptionValueTokens() {}

    static List<Part> parts(ValueNode value) {
        return PART.matcher(value.text())
                .results()
                .map(part -> new Part(region(value, part), kind(part.group())))
                .toList();
    }

    private static TokenType kind(String part) {
        if (NUMBER.matcher(part).matches()) {
            return TokenType.NUMBER;
        }
        return CONSTANTS.contains(part) ? TokenType.CONSTANT : TokenType.TEXT;
    }

    private static ITextRegion region(ValueNode value, MatchResult part) {
        return new TextRegion(value.region().getOffset() + part.start(), part.end() - part.start());
    }
}

package org.qos.dsl.ide.token;

import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.ide.syntax.ValueNode;

/** The tokens of an option's value: the numbers of a table, a keyword, or a text. */
final class OptionValueTokens {

    /** A token of the value. */
    record Part(ITextRegion region, TokenType kind) {}

    /** The keywords that OpenSM compares values with (osm_subnet.c:opts_unpack_boolean, opts_unpack_charp). */
    private static final Set<String> CONSTANTS = Set.of("TRUE", "FALSE", "(null)");

    private static final Pattern NUMBER = Pattern.compile("0[xX][0-9A-Fa-f]+|[0-9]+");
    private static final Pattern TABLE =
            Pattern.compile("(?:" + NUMBER.pattern() + ")(?:[\\s,:]+(?:" + NUMBER.pattern() + "))++[\\s,:]*");

    private OptionValueTokens() {}

    static List<Part> parts(ValueNode value) {
        String text = value.text();
        if (!TABLE.matcher(text).matches()) {
            return List.of(new Part(value.region(), CONSTANTS.contains(text) ? TokenType.CONSTANT : TokenType.TEXT));
        }
        return NUMBER.matcher(text)
                .results()
                .map(number -> new Part(region(value, number), TokenType.NUMBER))
                .toList();
    }

    private static ITextRegion region(ValueNode value, MatchResult number) {
        return new TextRegion(value.region().getOffset() + number.start(), number.end() - number.start());
    }
}

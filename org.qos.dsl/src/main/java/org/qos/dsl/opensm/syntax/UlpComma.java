package org.qos.dsl.opensm.syntax;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.language.FixData;
import org.qos.dsl.language.SyntaxCode;

/** A line of {@code qos-ulps} whose keyword lacks its comma: {@code srp target-port-guid}, {@code sdp; port-num}. */
final class UlpComma {

    private static final Pattern TWO_WORDS =
            Pattern.compile("([a-z]+)[ \\t]*[;.]?[ \\t]*([a-z]+(?:-[a-z]+)*+)(?![\\w-])", Pattern.CASE_INSENSITIVE);

    private UlpComma() {}

    static Optional<NodeError> missing(UnexpectedTokens run) {
        return keyword(run)
                .map(words -> new NodeError(
                        run.node(),
                        SyntaxCode.UNKNOWN_KEYWORD,
                        "'" + words.group() + "' is not a keyword; OpenSM rejects the policy; write '" + written(words)
                                + "'"));
    }

    /** The fix that writes the keyword with its comma; empty for other errors. */
    static Optional<String[]> fix(UnexpectedTokens run) {
        return keyword(run)
                .map(words -> FixData.edit(
                        run.first().start(), words.group().length(), written(words), "write " + written(words)));
    }

    private static Optional<Matcher> keyword(UnexpectedTokens run) {
        String all = run.first().leaf().getRootNode().getText();
        Matcher words = TWO_WORDS.matcher(all).region(run.first().start(), all.length());
        boolean found = words.lookingAt()
                && OpenSmKeywords.possibleIn(run.block())
                        .anyMatch((words.group(1) + "," + words.group(2)).toLowerCase(Locale.ROOT)::equals);
        return found ? Optional.of(words) : Optional.empty();
    }

    private static String written(Matcher words) {
        return (words.group(1) + ", " + words.group(2)).toLowerCase(Locale.ROOT);
    }
}

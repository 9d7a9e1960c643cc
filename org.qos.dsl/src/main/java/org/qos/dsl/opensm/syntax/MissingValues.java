package org.qos.dsl.opensm.syntax;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.qos.dsl.language.FixData;
import org.qos.dsl.language.Shortened;
import org.qos.dsl.language.SyntaxCode;

/** Values that are missing, and names that hold keywords. */
final class MissingValues {

    private MissingValues() {}

    static void check(TokenStream text, Consumer<NodeError> errors) {
        List<ParsedToken> tokens = text.tokens();
        for (int i = 0; i < tokens.size(); i++) {
            ParsedToken token = tokens.get(i);
            ParsedToken next = text.token(i + 1);
            if (token.kind().equals("CLASH") && !token.stray()) {
                errors.accept(keywordInName(token));
            } else if (!token.stray()
                    && token.wantsValue()
                    && !isFollowed(token, next)
                    && !isSecondComma(text.token(i - 1), token)) {
                errors.accept(missingValue(text, i));
            }
        }
        for (ParsedBlock block : text.blocks()) {
            checkColon(text, block, errors);
        }
    }

    /** Whether it follows a comma, whose finding is about all commas in a row. */
    private static boolean isSecondComma(ParsedToken before, ParsedToken token) {
        return before != null
                && !before.stray()
                && before.kind().equals(",")
                && token.kind().equals(",");
    }

    /** Whether a value follows, or text in its place, which is reported as unexpected. */
    private static boolean isFollowed(ParsedToken token, ParsedToken next) {
        return next != null && (next.stray() ? isAttempt(token, next) : next.isValue());
    }

    private static boolean isAttempt(ParsedToken token, ParsedToken next) {
        if (next.isEntry() || next.isEnd()) {
            return false;
        }
        return next.sameLineAs(token) || token.kind().equals(",") || OpenSmKeywords.takesText(token.kind());
    }

    private static NodeError missingValue(TokenStream text, int at) {
        ParsedToken token = text.token(at);
        ParsedToken before = text.token(at - 1);
        if (token.isEntry()) {
            return new NodeError(
                    token.leaf(),
                    SyntaxCode.MISSING_VALUE,
                    "'" + token.text() + "' has no value; OpenSM rejects the policy; write "
                            + OpenSmKeywords.expectedAfter(token.kind()) + " after it");
        }
        String element = before != null && before.isText() ? "name" : "value";
        NodeError error = new NodeError(
                token.leaf(),
                SyntaxCode.MISSING_VALUE,
                "no " + element + " after this '" + token.text()
                        + "'; OpenSM rejects the policy; write one, or remove the '" + token.text() + "'");
        return surplusCommas(text, at)
                .map(removal -> error.withFix(removal).asSuggestion())
                .orElse(error);
    }

    /** The removal of the commas after a value but for one before another value. */
    private static Optional<String[]> surplusCommas(TokenStream text, int at) {
        ParsedToken first = text.token(at);
        ParsedToken before = text.token(at - 1);
        if (!first.kind().equals(",") || before == null || !before.isValue() || before.stray()) {
            return Optional.empty();
        }
        int last = at;
        while (text.token(last + 1) != null && text.token(last + 1).kind().equals(",")) {
            last++;
        }
        ParsedToken after = text.token(last + 1);
        boolean another = last > at && after != null && after.isValue();
        int end = another ? text.token(last).start() : text.token(last).end();
        return Optional.of(FixData.edit(first.start(), end - first.start(), "", "remove the surplus comma"));
    }

    private static NodeError keywordInName(ParsedToken token) {
        String name = token.text().strip();
        String quoted = '"' + name.replace("\"", "") + '"';
        NodeError error = new NodeError(
                token.leaf(),
                SyntaxCode.KEYWORD_IN_NAME,
                "OpenSM reads a part of '" + Shortened.of(name)
                        + "' as a keyword, and rejects the policy; write the name in quotes: " + Shortened.of(quoted));
        return name.contains("\"")
                ? error
                : error.withFix(FixData.edit(token.start(), name.length(), quoted, "write the name in quotes"));
    }

    /** In qos-ulps an SL has to follow the numbers, in arbitration tables a weight the VL. */
    private static void checkColon(TokenStream text, ParsedBlock block, Consumer<NodeError> errors) {
        boolean ulp = block.rule().equals("UlpRule")
                && !text.token(block.first()).kind().endsWith(":");
        if (!ulp && !block.rule().equals("VlWeight")) {
            return;
        }
        List<ParsedToken> tokens = text.tokens().subList(block.first(), block.after());
        ParsedToken last = tokens.get(tokens.size() - 1);
        ParsedToken next = text.token(block.after());
        boolean colon = tokens.stream().anyMatch(t -> t.kind().equals(":"));
        boolean explained = last.wantsValue() || next != null && next.stray() && next.sameLineAs(last);
        if (!colon && !explained) {
            errors.accept(new NodeError(
                    last.leaf(),
                    SyntaxCode.MISSING_VALUE,
                    ulp
                            ? "no SL after '" + last.text() + "'; OpenSM rejects the policy; write ': SL'"
                            : "VL " + last.text() + " has no weight; OpenSM rejects the policy; write '" + last.text()
                                    + ":WEIGHT'"));
        }
    }
}

package org.qos.dsl.opensm.syntax;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.qos.dsl.language.FixData;
import org.qos.dsl.language.Shortened;

/** Values that are missing, and names that hold keywords. */
final class Values {

    private Values() {}

    static void check(ReadText text, Consumer<Complaint> complaints) {
        List<Token> tokens = text.tokens();
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            Token next = text.token(i + 1);
            if (token.kind().equals("CLASH") && !token.stray()) {
                complaints.accept(keywordInName(token));
            } else if (!token.stray() && token.wantsValue() && !isFollowed(token, next)) {
                complaints.accept(missingValue(text, i));
            }
        }
        for (Block block : text.blocks()) {
            checkColon(text, block, complaints);
        }
    }

    /** Whether a value follows, or what was meant as one; that is reported as stray text. */
    private static boolean isFollowed(Token token, Token next) {
        return next != null && (next.stray() ? isAttempt(token, next) : next.isValue());
    }

    private static boolean isAttempt(Token token, Token next) {
        if (next.isEntry() || next.isEnd()) {
            return false;
        }
        return next.sameLineAs(token) || token.kind().equals(",") || Expected.isText(token.kind());
    }

    private static Complaint missingValue(ReadText text, int at) {
        Token token = text.token(at);
        Token before = text.token(at - 1);
        if (token.isEntry()) {
            return new Complaint(
                    token.leaf(),
                    SyntaxCode.MISSING_VALUE,
                    "'" + token.text() + "' has no value; write " + Expected.behind(token.kind()) + " behind it");
        }
        String element = before != null && before.isText() ? "a name" : "a value";
        Complaint complaint = new Complaint(
                token.leaf(),
                SyntaxCode.MISSING_VALUE,
                "behind this '" + token.text() + "' " + element + " is missing; add it or remove the '" + token.text()
                        + "'");
        return surplusCommas(text, at)
                .map(removal -> complaint.mendedBy(removal))
                .orElse(complaint);
    }

    /** The removal of the commas behind a value but for one in front of another value. */
    private static Optional<String[]> surplusCommas(ReadText text, int at) {
        Token first = text.token(at);
        Token before = text.token(at - 1);
        if (!first.kind().equals(",") || before == null || !before.isValue() || before.stray()) {
            return Optional.empty();
        }
        int last = at;
        while (text.token(last + 1) != null && text.token(last + 1).kind().equals(",")) {
            last++;
        }
        Token behind = text.token(last + 1);
        boolean another = last > at && behind != null && behind.isValue();
        int end = another ? text.token(last).start() : text.token(last).end();
        return Optional.of(FixData.edit(first.start(), end - first.start(), "", "remove the surplus comma"));
    }

    private static Complaint keywordInName(Token token) {
        String name = token.text().strip();
        String quoted = '"' + name.replace("\"", "") + '"';
        Complaint complaint = new Complaint(
                token.leaf(),
                SyntaxCode.KEYWORD_IN_NAME,
                "OpenSM takes a part of '" + Shortened.of(name) + "' for a keyword; write the name in quotes: "
                        + Shortened.of(quoted));
        return name.contains("\"")
                ? complaint
                : complaint.mendedBy(FixData.edit(token.start(), name.length(), quoted, "write the name in quotes"));
    }

    /** In qos-ulps an SL has to follow the numbers, in arbitration tables a weight the VL. */
    private static void checkColon(ReadText text, Block block, Consumer<Complaint> complaints) {
        boolean ulp = block.rule().equals("UlpRule")
                && !text.token(block.first()).kind().endsWith(":");
        if (!ulp && !block.rule().equals("VlWeight")) {
            return;
        }
        List<Token> tokens = text.tokens().subList(block.first(), block.behind());
        Token last = tokens.get(tokens.size() - 1);
        Token next = text.token(block.behind());
        boolean colon = tokens.stream().anyMatch(t -> t.kind().equals(":"));
        boolean explained = last.wantsValue() || next != null && next.stray() && next.sameLineAs(last);
        if (!colon && !explained) {
            complaints.accept(new Complaint(
                    last.leaf(),
                    SyntaxCode.MISSING_VALUE,
                    ulp
                            ? "behind '" + last.text() + "' the SL is missing; write ': SL'"
                            : "VL " + last.text() + " has no weight; write '" + last.text() + ":WEIGHT'"));
        }
    }
}

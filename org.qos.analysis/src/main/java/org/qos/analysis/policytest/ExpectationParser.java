package org.qos.analysis.policytest;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.runtime.request.RequestToken;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.Sl;

/**
 * Reads expectations:
 *
 * <pre>
 * EXPECTATION ::= { [ "not" ] CLAUSE }
 * CLAUSE      ::= "level" NAME | "sl" N | "default" | "rule" USE | "no" "path" | "vl" N | "mtu" N | "rate" N | "pkey" N
 * </pre>
 */
public final class ExpectationParser {

    private static final int MAX_VL = 14;

    private final List<RequestToken> tokens;
    private final List<Clause> clauses = new ArrayList<>();
    private final List<ExpectationSyntaxException> errors = new ArrayList<>();
    private int next;

    private ExpectationParser(List<RequestToken> tokens) {
        this.tokens = tokens;
    }

    /**
     * Reads the clauses of an expectation.
     *
     * @param tokens the tokens after {@code expect}
     * @throws ExpectationSyntaxException the first error, when they are not an expectation
     */
    public static List<Clause> parse(List<RequestToken> tokens) throws ExpectationSyntaxException {
        ExpectationParser parser = new ExpectationParser(tokens);
        parser.readClauses();
        if (!parser.errors.isEmpty()) {
            throw parser.errors.get(0);
        }
        return parser.clauses;
    }

    /**
     * All errors of an expectation in the order of the text; none if it can be understood.
     *
     * @param tokens the tokens after {@code expect}
     */
    public static List<ExpectationSyntaxException> errors(List<RequestToken> tokens) {
        ExpectationParser parser = new ExpectationParser(tokens);
        parser.readClauses();
        return List.copyOf(parser.errors);
    }

    private void readClauses() {
        while (next < tokens.size()) {
            int first = next;
            try {
                ClauseKeyword keyword = keyword();
                boolean negated = keyword == ClauseKeyword.NOT;
                Claim claim = claim(negated ? keyword() : keyword);
                clauses.add(new Clause(claim, negated, text(first)));
            } catch (ExpectationSyntaxException malformed) {
                errors.add(malformed);
                skipToKeyword();
            }
        }
        if (tokens.isEmpty()) {
            errors.add(new ExpectationSyntaxException(
                    "the expectation is empty; expected one of: " + String.join(", ", ClauseKeyword.all()), 0));
        }
    }

    /** Goes on after an error where the next clause may begin. */
    private void skipToKeyword() {
        while (next < tokens.size() && keyword(tokens.get(next)).isEmpty()) {
            next++;
        }
    }

    private static Optional<ClauseKeyword> keyword(RequestToken token) {
        return token.quoted() ? Optional.empty() : ClauseKeyword.of(token.text());
    }

    private ClauseKeyword keyword() throws ExpectationSyntaxException {
        if (next == tokens.size()) {
            throw new ExpectationSyntaxException("nothing follows \"not\"; write what is not expected", next);
        }
        RequestToken token = tokens.get(next++);
        return keyword(token)
                .orElseThrow(() -> new ExpectationSyntaxException(
                        "\"" + token.text() + "\" is not a keyword of expectations; expected one of: "
                                + String.join(", ", ClauseKeyword.all()),
                        next));
    }

    private Claim claim(ClauseKeyword keyword) throws ExpectationSyntaxException {
        return switch (keyword) {
            case NOT -> throw new ExpectationSyntaxException("\"not\" is given twice", next);
            case LEVEL -> new Claim.Level(value(keyword).text());
            case SL -> new Claim.Sl(number(keyword, 0, Sl.MAX));
            case DEFAULT -> new Claim.Default();
            case RULE -> rule(value(keyword));
            case NO -> noPath();
            case VL -> new Claim.OfPath(keyword, number(keyword, 0, MAX_VL));
            case MTU -> new Claim.OfPath(keyword, number(keyword, Mtu.MIN_CODE, Mtu.MAX_CODE));
            case RATE -> new Claim.OfPath(keyword, number(keyword, Rate.MIN_CODE, Rate.MAX_CODE));
            case PKEY -> new Claim.OfPath(keyword, number(keyword, 1, Pkey.MAX));
        };
    }

    private Claim rule(RequestToken token) throws ExpectationSyntaxException {
        return token.quoted() || !token.text().matches("[0-9]+")
                ? new Claim.RuleUse(token.text().strip())
                : new Claim.RulePlace(number(token, ClauseKeyword.RULE, 1, Integer.MAX_VALUE));
    }

    private Claim noPath() throws ExpectationSyntaxException {
        if (next < tokens.size() && tokens.get(next).equals(new RequestToken(ClauseKeyword.PATH, false))) {
            next++;
            return new Claim.NoPath();
        }
        throw new ExpectationSyntaxException("\"path\" is missing after \"no\"", next);
    }

    private RequestToken value(ClauseKeyword keyword) throws ExpectationSyntaxException {
        if (next == tokens.size()) {
            throw new ExpectationSyntaxException("the value after \"" + keyword.text() + "\" is missing", next);
        }
        return tokens.get(next++);
    }

    private int number(ClauseKeyword keyword, int min, int max) throws ExpectationSyntaxException {
        return number(value(keyword), keyword, min, max);
    }

    private int number(RequestToken token, ClauseKeyword keyword, int min, int max) throws ExpectationSyntaxException {
        String text = token.text();
        boolean isHex = text.matches("0[xX][0-9a-fA-F]+");
        if (!isHex && !text.matches("[0-9]+")) {
            throw new ExpectationSyntaxException(
                    "\"" + text + "\" after \"" + keyword.text() + "\" is not a number, decimal or 0x...", next);
        }
        BigInteger number = isHex ? new BigInteger(text.substring(2), 16) : new BigInteger(text);
        if (number.compareTo(BigInteger.valueOf(min)) < 0 || number.compareTo(BigInteger.valueOf(max)) > 0) {
            throw new ExpectationSyntaxException(
                    keyword.text() + " " + text + " is out of range; expected " + min + " to " + max
                            + code(keyword, number),
                    next);
        }
        return number.intValue();
    }

    /** The code of an MTU in bytes or a rate in Gb/s, as the end of a message. */
    private static String code(ClauseKeyword keyword, BigInteger number) {
        if (number.bitLength() >= Integer.SIZE) {
            return "";
        }
        int written = number.intValue();
        OptionalInt code = keyword == ClauseKeyword.MTU
                ? Mtu.ofBytes(written)
                : keyword == ClauseKeyword.RATE ? Rate.ofGigabits(written) : OptionalInt.empty();
        String unit = keyword == ClauseKeyword.MTU ? "bytes" : "Gb/s";
        return code.isPresent() ? " (" + written + " " + unit + " is code " + code.getAsInt() + ")" : "";
    }

    private String text(int first) {
        StringBuilder text = new StringBuilder();
        for (RequestToken token : tokens.subList(first, next)) {
            text.append(text.isEmpty() ? "" : " ").append(token.written());
        }
        return text.toString();
    }
}

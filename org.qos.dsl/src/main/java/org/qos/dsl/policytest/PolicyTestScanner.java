package org.qos.dsl.policytest;

import java.util.List;
import java.util.Optional;
import org.qos.analysis.policytest.ClauseKeyword;
import org.qos.dsl.scanner.ScannedToken;
import org.qos.dsl.scanner.TokenList;
import org.qos.runtime.request.RequestKeyword;

/**
 * Cuts the tests of a policy into tokens, at whitespace and braces, with quotes and comments as in requests, each with
 * its role. The keywords of requests and expectations decide what a token after them is.
 */
public final class PolicyTestScanner {

    static final String GROUP = "group";
    static final String HEADER = "RULE_HEADER";
    static final String FILE = "RULE_FILE";

    private static final String TEST = "test";
    private static final String EXPECT = "expect";
    private static final String OPEN = "{";
    private static final String CLOSE = "}";

    /** Where a token is. */
    private enum State {
        FILE,
        HEADER,
        HEAD,
        HEAD_ALL,
        BODY,
        REQUEST,
        EXPECTATION
    }

    private final String text;
    private final TokenList tokens = new TokenList();
    private final RequestRoles request = new RequestRoles();
    private State state = State.FILE;
    private Optional<ClauseKeyword.Value> clauseValue = Optional.empty();
    private boolean named;
    /** After a stray token others that follow it probably belong to it. */
    private boolean strayed;

    private PolicyTestScanner(String text) {
        this.text = text;
    }

    /** The tokens of a file with tests. */
    public static List<ScannedToken> scan(String text) {
        PolicyTestScanner scanner = new PolicyTestScanner(text);
        TestTokens.each(text, scanner::token, scanner::comment);
        return scanner.tokens.upTo(text.length());
    }

    private void comment(int start, int end) {
        tokens.add(ScannedToken.COMMENT, start, end);
    }

    private void token(int start, int end) {
        tokens.add(kind(text.substring(start, end)), start, end);
    }

    private String kind(String token) {
        return switch (state) {
            case FILE -> inFile(token);
            case HEADER -> header(token);
            case HEAD, HEAD_ALL -> inHead(token);
            case BODY -> inBody(token);
            case REQUEST -> inRequest(token);
            case EXPECTATION -> inExpectation(token);
        };
    }

    private String inFile(String token) {
        if (token.equals(TEST)) {
            return beginTest();
        }
        if (PolicyTestHeaders.KEYWORDS.contains(token)) {
            state = State.HEADER;
            return HEADER;
        }
        return "RULE_FILE_STRAY";
    }

    private String header(String token) {
        state = State.FILE;
        boolean isFile = !token.equals(TEST) && !PolicyTestHeaders.KEYWORDS.contains(token) && !isBrace(token);
        return isFile ? FILE : inFile(token);
    }

    private String beginTest() {
        state = State.HEAD;
        named = false;
        return "'test'";
    }

    private String inHead(String token) {
        boolean all = state == State.HEAD_ALL;
        state = State.HEAD;
        if (all && token.equals("all")) {
            return "'all'";
        }
        if (token.equals("for")) {
            state = State.HEAD_ALL;
            return "'for'";
        }
        if (token.equals(OPEN)) {
            state = State.BODY;
            return "'{'";
        }
        if (token.equals(CLOSE) || token.equals(EXPECT) || token.equals(TEST) || isFirst(token)) {
            return inBody(token);
        }
        if (!named && isQuoted(token)) {
            named = true;
            return "RULE_NAME";
        }
        return "RULE_HEAD_STRAY";
    }

    private String inBody(String token) {
        boolean after = strayed;
        strayed = false;
        if (token.equals(CLOSE)) {
            state = State.FILE;
            return "'}'";
        }
        if (token.equals(TEST)) {
            return beginTest();
        }
        if (token.equals(EXPECT)) {
            state = State.EXPECTATION;
            clauseValue = Optional.empty();
            return "'expect'";
        }
        if (after
                ? token.equals(RequestKeyword.FROM.text())
                : RequestKeyword.of(token).isPresent()) {
            state = State.REQUEST;
            return request.begin(token);
        }
        strayed = true;
        return "RULE_BODY_STRAY";
    }

    private String inRequest(String token) {
        boolean ends = token.equals(CLOSE)
                || token.equals(OPEN)
                || token.equals(EXPECT)
                || token.equals(TEST) && !request.awaitsValue()
                || request.isRepeated(token);
        if (ends) {
            state = State.BODY;
            return inBody(token);
        }
        return request.next(token);
    }

    private String inExpectation(String token) {
        Optional<ClauseKeyword.Value> awaited = clauseValue;
        boolean ends = token.equals(CLOSE)
                || token.equals(OPEN)
                || token.equals(EXPECT)
                || awaited.isEmpty() && (token.equals(TEST) || isFirst(token));
        if (ends) {
            state = State.BODY;
            return inBody(token);
        }
        clauseValue = Optional.empty();
        if (awaited.isPresent() && (awaited.get() != ClauseKeyword.Value.PATH || token.equals(ClauseKeyword.PATH))) {
            return switch (awaited.get()) {
                case LEVEL -> "RULE_LEVEL";
                case RULE -> "RULE_RULE";
                case NUMBER -> "RULE_NUMBER";
                case NONE, PATH -> "RULE_CLAUSE";
            };
        }
        clauseValue =
                ClauseKeyword.of(token).map(ClauseKeyword::value).filter(value -> value != ClauseKeyword.Value.NONE);
        return "RULE_CLAUSE";
    }

    private static boolean isFirst(String token) {
        return token.equals(RequestKeyword.FROM.text()) || token.equals(RequestKeyword.TO.text());
    }

    private static boolean isBrace(String token) {
        return token.equals(OPEN) || token.equals(CLOSE);
    }

    private static boolean isQuoted(String token) {
        return token.startsWith("\"") || token.startsWith("'");
    }
}

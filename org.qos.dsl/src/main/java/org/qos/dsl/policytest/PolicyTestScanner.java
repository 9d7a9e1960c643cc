package org.qos.dsl.policytest;

import java.util.List;
import java.util.Optional;
import org.qos.analysis.policytest.ClauseKeyword;
import org.qos.dsl.scanner.ScannedToken;
import org.qos.dsl.scanner.TokenList;
import org.qos.runtime.request.RequestKeyword;

/**
 * Cuts the tests of a policy into tokens: words at whitespace and braces, with quotes and comments as in requests, each with
 * its role. The keywords of requests and expectations decide what a word after them is.
 */
public final class PolicyTestScanner {

    static final String GROUP = "group";
    static final String HEADER = "RULE_HEADER";
    static final String FILE = "RULE_FILE";

    private static final String TEST = "test";
    private static final String EXPECT = "expect";
    private static final String OPEN = "{";
    private static final String CLOSE = "}";

    /** Where a word is. */
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
    /** After a stray word others that follow it probably belong to it. */
    private boolean strayed;

    private PolicyTestScanner(String text) {
        this.text = text;
    }

    /** The tokens of a file with tests. */
    public static List<ScannedToken> scan(String text) {
        PolicyTestScanner scanner = new PolicyTestScanner(text);
        TestWords.each(text, scanner::word, scanner::comment);
        return scanner.tokens.upTo(text.length());
    }

    private void comment(int start, int end) {
        tokens.add(ScannedToken.COMMENT, start, end);
    }

    private void word(int start, int end) {
        tokens.add(kind(text.substring(start, end)), start, end);
    }

    private String kind(String word) {
        return switch (state) {
            case FILE -> inFile(word);
            case HEADER -> header(word);
            case HEAD, HEAD_ALL -> inHead(word);
            case BODY -> inBody(word);
            case REQUEST -> inRequest(word);
            case EXPECTATION -> inExpectation(word);
        };
    }

    private String inFile(String word) {
        if (word.equals(TEST)) {
            return beginTest();
        }
        if (PolicyTestHeaders.KEYWORDS.contains(word)) {
            state = State.HEADER;
            return HEADER;
        }
        return "RULE_FILE_STRAY";
    }

    private String header(String word) {
        state = State.FILE;
        boolean isFile = !word.equals(TEST) && !PolicyTestHeaders.KEYWORDS.contains(word) && !isBrace(word);
        return isFile ? FILE : inFile(word);
    }

    private String beginTest() {
        state = State.HEAD;
        named = false;
        return "'test'";
    }

    private String inHead(String word) {
        boolean all = state == State.HEAD_ALL;
        state = State.HEAD;
        if (all && word.equals("all")) {
            return "'all'";
        }
        if (word.equals("for")) {
            state = State.HEAD_ALL;
            return "'for'";
        }
        if (word.equals(OPEN)) {
            state = State.BODY;
            return "'{'";
        }
        if (word.equals(CLOSE) || word.equals(EXPECT) || word.equals(TEST) || isFirst(word)) {
            return inBody(word);
        }
        if (!named && isQuoted(word)) {
            named = true;
            return "RULE_NAME";
        }
        return "RULE_HEAD_STRAY";
    }

    private String inBody(String word) {
        boolean after = strayed;
        strayed = false;
        if (word.equals(CLOSE)) {
            state = State.FILE;
            return "'}'";
        }
        if (word.equals(TEST)) {
            return beginTest();
        }
        if (word.equals(EXPECT)) {
            state = State.EXPECTATION;
            clauseValue = Optional.empty();
            return "'expect'";
        }
        if (after
                ? word.equals(RequestKeyword.FROM.text())
                : RequestKeyword.of(word).isPresent()) {
            state = State.REQUEST;
            return request.begin(word);
        }
        strayed = true;
        return "RULE_BODY_STRAY";
    }

    private String inRequest(String word) {
        boolean ends = word.equals(CLOSE)
                || word.equals(OPEN)
                || word.equals(EXPECT)
                || word.equals(TEST) && !request.awaitsValue()
                || request.isRepeated(word);
        if (ends) {
            state = State.BODY;
            return inBody(word);
        }
        return request.next(word);
    }

    private String inExpectation(String word) {
        Optional<ClauseKeyword.Value> awaited = clauseValue;
        boolean ends = word.equals(CLOSE)
                || word.equals(OPEN)
                || word.equals(EXPECT)
                || awaited.isEmpty() && (word.equals(TEST) || isFirst(word));
        if (ends) {
            state = State.BODY;
            return inBody(word);
        }
        clauseValue = Optional.empty();
        if (awaited.isPresent() && (awaited.get() != ClauseKeyword.Value.PATH || word.equals(ClauseKeyword.PATH))) {
            return switch (awaited.get()) {
                case LEVEL -> "RULE_LEVEL";
                case RULE -> "RULE_RULE";
                case NUMBER -> "RULE_NUMBER";
                case NONE, PATH -> "RULE_CLAUSE";
            };
        }
        clauseValue =
                ClauseKeyword.of(word).map(ClauseKeyword::value).filter(value -> value != ClauseKeyword.Value.NONE);
        return "RULE_CLAUSE";
    }

    private static boolean isFirst(String word) {
        return word.equals(RequestKeyword.FROM.text()) || word.equals(RequestKeyword.TO.text());
    }

    private static boolean isBrace(String word) {
        return word.equals(OPEN) || word.equals(CLOSE);
    }

    private static boolean isQuoted(String word) {
        return word.startsWith("\"") || word.startsWith("'");
    }
}

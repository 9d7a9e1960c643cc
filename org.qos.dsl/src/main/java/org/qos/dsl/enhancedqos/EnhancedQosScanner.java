package org.qos.dsl.enhancedqos;

import java.util.List;
import org.qos.dsl.language.ByteOrderMark;
import org.qos.dsl.scanner.CNumber;
import org.qos.dsl.scanner.ScannedToken;
import org.qos.dsl.scanner.TokenList;

/**
 * Cuts an enhanced QoS policy file into tokens, line by line: the keyword of a section, {@code name = rate} in the section of
 * names, {@code port = sl:name, sl:name} in that of rules. A number sign begins a comment. Whitespace separates nothing, so
 * that a name may contain it.
 */
public final class EnhancedQosScanner {

    /** The keyword above the names of rate limits. */
    public static final String NAMES = "BW_NAMES";

    /** The keyword above the rules. */
    public static final String RULES = "BW_RULES";

    static final String NAMES_KEYWORD = "'" + NAMES + "'";
    static final String RULES_KEYWORD = "'" + RULES + "'";
    static final String NAME = "RULE_NAME";
    static final String TARGET = "RULE_TARGET";
    static final String UNREAD_LINE = "RULE_UNREAD_LINE";

    /** The section that a line is in. */
    private enum Section {
        NONE,
        NAMES,
        RULES
    }

    private final String text;
    private final TokenList tokens = new TokenList();
    private Section section = Section.NONE;

    private EnhancedQosScanner(String text) {
        this.text = text;
    }

    /** The tokens of an enhanced QoS policy file. */
    public static List<ScannedToken> scan(String text) {
        EnhancedQosScanner scanner = new EnhancedQosScanner(text);
        // a byte order mark is a text of its own, so that the first line is read
        int start = ByteOrderMark.begins(text) ? ByteOrderMark.TEXT.length() : 0;
        scanner.tokens.add(UNREAD_LINE, 0, start);
        while (start < text.length()) {
            int end = scanner.find('\n', start, text.length());
            scanner.line(start, end);
            start = end + 1;
        }
        return scanner.tokens.upTo(text.length());
    }

    private void line(int start, int lineEnd) {
        int end = find('#', start, lineEnd);
        entry(first(start, end), last(start, end));
        tokens.add(ScannedToken.COMMENT, end, lineEnd);
    }

    private void entry(int start, int end) {
        int wordEnd = start;
        while (wordEnd < end && !CNumber.isSpace(text.charAt(wordEnd))) {
            wordEnd++;
        }
        String word = text.substring(start, wordEnd);
        if (word.equals(NAMES) || word.equals(RULES)) {
            section = word.equals(NAMES) ? Section.NAMES : Section.RULES;
            tokens.add(section == Section.NAMES ? NAMES_KEYWORD : RULES_KEYWORD, start, wordEnd);
            tokens.add(UNREAD_LINE, first(wordEnd, end), end);
        } else if (section == Section.NONE || word.startsWith("=")) {
            tokens.add(UNREAD_LINE, start, end);
        } else {
            assignment(start, end);
        }
    }

    private void assignment(int start, int end) {
        int sign = find('=', start, end);
        tokens.add(section == Section.NAMES ? NAME : TARGET, start, last(start, sign));
        if (sign < end) {
            tokens.add("'='", sign, sign + 1);
            if (section == Section.NAMES) {
                tokens.add("RULE_RATE", first(sign + 1, end), end);
            } else {
                elements(sign + 1, end);
            }
        }
    }

    private void elements(int start, int end) {
        int at = start;
        while (at <= end) {
            int comma = find(',', at, end);
            element(first(at, comma), last(at, comma));
            tokens.add("','", comma, Math.min(comma + 1, end));
            at = comma + 1;
        }
    }

    private void element(int start, int end) {
        int colon = find(':', start, end);
        if (colon == start) {
            tokens.add("RULE_UNREAD_ELEMENT", start, end);
            return;
        }
        tokens.add("RULE_SL", start, last(start, colon));
        if (colon < end) {
            tokens.add("':'", colon, colon + 1);
            tokens.add("RULE_REFERENCE", first(colon + 1, end), end);
        }
    }

    /** The offset of a character; the end where there is none. */
    private int find(char wanted, int start, int end) {
        int at = start;
        while (at < end && text.charAt(at) != wanted) {
            at++;
        }
        return at;
    }

    /** The offset after the whitespace at a start. */
    private int first(int start, int end) {
        int at = start;
        while (at < end && CNumber.isSpace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The offset before the whitespace at an end. */
    private int last(int start, int end) {
        int at = end;
        while (at > start && CNumber.isSpace(text.charAt(at - 1))) {
            at--;
        }
        return at;
    }
}

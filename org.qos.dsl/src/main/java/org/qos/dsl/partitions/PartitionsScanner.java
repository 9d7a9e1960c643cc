package org.qos.dsl.partitions;

import java.util.List;
import org.qos.dsl.scanner.ReadLines;
import org.qos.dsl.scanner.ScannedToken;
import org.qos.dsl.scanner.TokenList;

/**
 * Cuts a partition file into tokens where OpenSM does (osm_prtn_config.c:osm_prtn_config_parse_file, parse_part_conf):
 * line by line; the part of a definition before its colon has to stand on one line, and each line of its members is read
 * by itself. Blanks are space and tab only.
 */
public final class PartitionsScanner {

    /** How many bytes of a line OpenSM takes at once; a longer line goes on as if it were the next one. */
    public static final int LONGEST_LINE = 4094;

    private static final String NAME = "RULE_NAME";
    private static final String PORT = "RULE_PORT";
    private static final String VALUE = "RULE_VALUE";
    private static final String UNREADABLE = "RULE_UNREADABLE";
    private static final String MGID = "mgid";

    private final String text;
    private final TokenList tokens = new TokenList();
    private boolean inDefinition;

    private PartitionsScanner(String text) {
        this.text = text;
    }

    /** The tokens of a partition file. */
    public static List<ScannedToken> scan(String text) {
        PartitionsScanner scanner = new PartitionsScanner(text);
        ReadLines.each(text, LONGEST_LINE, scanner::line);
        return scanner.tokens.upTo(text.length());
    }

    private void line(ReadLines.Line line) {
        int comment = find('#', line.start(), line.end());
        int next = skipBlanks(line.start(), comment);
        while (next < comment) {
            int end = find(';', next, comment);
            next = skipBlanks(inDefinition ? members(next, end, comment) : definition(next, end, comment), comment);
        }
        tokens.add(ScannedToken.COMMENT, comment, line.end());
    }

    /** The head of a definition, from its name to the colon. Returns where to go on. */
    private int definition(int start, int end, int lineEnd) {
        int colon = find(':', start, end);
        if (colon == end) {
            int behind = Math.min(end + 1, lineEnd);
            tokens.add(UNREADABLE, start, end == lineEnd ? trimmedEnd(start, end) : behind);
            return behind;
        }
        entries(start, colon, NAME);
        tokens.add("':'", colon, colon + 1);
        inDefinition = true;
        return colon + 1;
    }

    /** The members of a definition up to the semicolon or the end of the line. Returns where to go on. */
    private int members(int start, int end, int lineEnd) {
        int next = start;
        while (next < end) {
            int comma = find(',', next, end);
            if (name(next, comma).equals(MGID)) {
                group(next, comma, end);
                comma = end;
            } else {
                port(next, comma);
                tokens.add("','", comma, Math.min(comma + 1, end));
            }
            next = comma + 1;
        }
        if (end < lineEnd) {
            tokens.add("';'", end, end + 1);
            inDefinition = false;
        }
        return Math.min(end + 1, lineEnd);
    }

    /** A member; one that has no name before its equals sign is no member, whatever stands behind the sign. */
    private void port(int start, int end) {
        int first = skipBlanks(start, end);
        if (first < end && text.charAt(first) == '=') {
            tokens.add(PORT, first, trimmedEnd(first, end));
        } else {
            entry(start, end, PORT);
        }
    }

    /** A multicast group, whose flags take the rest of the line. */
    private void group(int start, int firstComma, int end) {
        entry(start, firstComma, "'" + MGID + "'");
        if (firstComma < end) {
            tokens.add("','", firstComma, firstComma + 1);
            entries(firstComma + 1, end, NAME);
        }
    }

    private void entries(int start, int end, String kind) {
        int comma = find(',', start, end);
        entry(start, comma, kind);
        while (comma < end) {
            tokens.add("','", comma, comma + 1);
            int next = comma + 1;
            comma = find(',', next, end);
            entry(next, comma, kind);
        }
    }

    /** A name and, behind an equals sign, a value; either may be missing. */
    private void entry(int start, int end, String kind) {
        int equals = find('=', start, end);
        word(start, equals, kind);
        if (equals < end) {
            tokens.add("'='", equals, equals + 1);
            word(equals + 1, end, VALUE);
        }
    }

    private void word(int start, int end, String kind) {
        int first = skipBlanks(start, end);
        tokens.add(kind, first, trimmedEnd(first, end));
    }

    private String name(int start, int end) {
        int first = skipBlanks(start, end);
        return text.substring(first, trimmedEnd(first, find('=', first, end)));
    }

    /** The offset of a character, or the end when it does not occur before. */
    private int find(char wanted, int start, int end) {
        int at = start;
        while (at < end && text.charAt(at) != wanted) {
            at++;
        }
        return at;
    }

    private int skipBlanks(int start, int end) {
        int at = start;
        while (at < end && isBlank(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private int trimmedEnd(int start, int end) {
        int at = end;
        while (at > start && isBlank(text.charAt(at - 1))) {
            at--;
        }
        return at;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }
}

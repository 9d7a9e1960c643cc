package org.qos.dsl.partition;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.qos.dsl.scanner.ReadLines;
import org.qos.dsl.scanner.ScannedToken;
import org.qos.dsl.scanner.TokenList;
import org.qos.runtime.partition.Mgid;

/**
 * Cuts a partition file into tokens where OpenSM does (osm_prtn_config.c:osm_prtn_config_parse_file, parse_part_conf):
 * line by line; the part of a definition before its colon has to be on one line, and each line of its members is read
 * by itself. Whitespace is space and tab only. A NUL byte ends a line; the rest is like a comment.
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
    private final LineBuffer buffer = new LineBuffer();
    private final Set<Integer> uncertain = new HashSet<>();
    private final Map<Integer, String> afterGroups = new HashMap<>();
    private boolean inDefinition;

    private PartitionsScanner(String text) {
        this.text = text;
    }

    /** The tokens of a partition file. */
    public static List<ScannedToken> scan(String text) {
        return scanned(text).tokens.upTo(text.length());
    }

    /**
     * The offsets of the unreadable semicolons after which OpenSM may find a definition: in the rest of the line, or in what its
     * buffer holds after the end of the line. It certainly rejects the file for the others.
     */
    public static Set<Integer> uncertainSemicolons(String text) {
        return scanned(text).uncertain;
    }

    /**
     * What OpenSM reads as flags of multicast groups that have none, by the offsets of their names: a comment on the same line, or
     * what its buffer holds after the end of the line.
     */
    public static Map<Integer, String> textsAfterGroups(String text) {
        return scanned(text).afterGroups;
    }

    private static PartitionsScanner scanned(String text) {
        PartitionsScanner scanner = new PartitionsScanner(text);
        ReadLines.each(text, LONGEST_LINE, scanner::line);
        return scanner;
    }

    private void line(ReadLines.Line line) {
        boolean feed = line.end() < text.length() && text.charAt(line.end()) == '\n';
        buffer.read(text, line.start(), feed ? line.end() + 1 : line.end());
        int comment = Math.min(find('#', line.start(), line.end()), find('\0', line.start(), line.end()));
        if (comment < line.end()) {
            buffer.endLine(comment);
        }
        int next = skipWhitespace(line.start(), comment);
        while (next < comment) {
            int semicolon = find(';', next, comment);
            next = skipWhitespace(
                    inDefinition ? members(next, semicolon, comment) : head(next, semicolon, comment), comment);
        }
        tokens.add(ScannedToken.COMMENT, comment, line.end());
    }

    /** The head of a definition, from its name to the colon. Returns where to go on. */
    private int head(int start, int semicolon, int lineEnd) {
        int colon = find(':', start, semicolon);
        if (colon == semicolon) {
            int after = Math.min(semicolon + 1, lineEnd);
            if (start == semicolon && find(':', after, lineEnd) < lineEnd) {
                noteUncertain(semicolon);
            }
            tokens.add(UNREADABLE, start, semicolon == lineEnd ? trimmedEnd(start, lineEnd) : after);
            end(semicolon, lineEnd);
            return after;
        }
        entries(start, colon, NAME);
        tokens.add("':'", colon, colon + 1);
        end(colon, lineEnd);
        inDefinition = true;
        return colon + 1;
    }

    /** The members of a definition up to the semicolon or the end of the line. Returns where to go on. */
    private int members(int start, int semicolon, int lineEnd) {
        boolean bare = start == semicolon && isFirstOnLine(start);
        boolean afterGroup = false;
        int next = start;
        while (next < semicolon) {
            int comma = find(',', next, semicolon);
            if (name(next, comma).equals(MGID)) {
                boolean multicast = Mgid.parse(value(next, comma)).isPresent();
                if (!multicast && comma < semicolon && semicolon < lineEnd) {
                    return strayFlags(next, comma, semicolon);
                }
                group(next, comma, semicolon);
                afterGroup = multicast && comma == semicolon;
                bare = afterGroup;
                if (afterGroup && semicolon == lineEnd) {
                    afterGroups.put(skipWhitespace(next, comma), buffer.textAfterTheEnd());
                }
                comma = semicolon;
            } else {
                port(next, comma);
                comma(comma, semicolon);
            }
            next = comma + 1;
        }
        if (semicolon == lineEnd) {
            return lineEnd;
        }
        end(semicolon, lineEnd);
        inDefinition = false;
        return bare ? bareSemicolon(semicolon, lineEnd, afterGroup) : semicolon(semicolon);
    }

    /** After an invalid MGID, OpenSM reads the flags as the next definition when the semicolon is on the same line. */
    private int strayFlags(int start, int comma, int semicolon) {
        entry(start, comma, "'" + MGID + "'");
        tokens.add(UNREADABLE, skipWhitespace(comma + 1, semicolon), semicolon + 1);
        inDefinition = false;
        return semicolon + 1;
    }

    private int semicolon(int semicolon) {
        tokens.add("';'", semicolon, semicolon + 1);
        return semicolon + 1;
    }

    /**
     * A semicolon without a token before it that OpenSM has to end there makes OpenSM read the rest of the line as part of the
     * definition, as members or as flags of a group, and then read on after the end of the line.
     */
    private int bareSemicolon(int semicolon, int lineEnd, boolean afterGroup) {
        int rest = skipWhitespace(semicolon + 1, lineEnd);
        if (rest == lineEnd && buffer.afterTheEnd() == LineBuffer.Rest.NOTHING) {
            return semicolon(semicolon);
        }
        if (rest == lineEnd || afterGroup || isMember(rest, lineEnd)) {
            noteUncertain(semicolon);
        }
        tokens.add(UNREADABLE, semicolon, Math.max(semicolon + 1, trimmedEnd(semicolon, lineEnd)));
        return lineEnd;
    }

    private boolean isMember(int start, int lineEnd) {
        String first = name(start, find(',', start, lineEnd));
        return first.equals(MGID) || !MemberSelection.of(first).malformed();
    }

    private void noteUncertain(int semicolon) {
        if (buffer.afterTheEnd() != LineBuffer.Rest.NO_DEFINITION) {
            uncertain.add(semicolon);
        }
    }

    /** A member; one without a name before its equals sign is not a member, whatever follows the sign. */
    private void port(int start, int end) {
        int first = skipWhitespace(start, end);
        if (first < end && text.charAt(first) == '=') {
            end(first, end);
            tokens.add(PORT, first, trimmedEnd(first, end));
        } else {
            entry(start, end, PORT);
        }
    }

    /** A multicast group, whose flags take the rest of the line. */
    private void group(int start, int firstComma, int end) {
        entry(start, firstComma, "'" + MGID + "'");
        if (firstComma < end) {
            comma(firstComma, end);
            entries(firstComma + 1, end, NAME);
        }
    }

    private void entries(int start, int end, String kind) {
        int comma = find(',', start, end);
        entry(start, comma, kind);
        while (comma < end) {
            comma(comma, end);
            int next = comma + 1;
            comma = find(',', next, end);
            entry(next, comma, kind);
        }
    }

    /** A name and, after an equals sign, a value; either may be missing. */
    private void entry(int start, int end, String kind) {
        int equals = find('=', start, end);
        addToken(start, equals, kind);
        if (equals < end) {
            tokens.add("'='", equals, equals + 1);
            end(equals, end);
            addToken(equals + 1, end, VALUE);
        }
    }

    private void comma(int comma, int end) {
        tokens.add("','", comma, Math.min(comma + 1, end));
        end(comma, end);
    }

    private void addToken(int start, int end, String kind) {
        int first = skipWhitespace(start, end);
        int last = trimmedEnd(first, end);
        tokens.add(kind, first, last);
        for (int space = Math.max(last, first + 1); space < end; space++) {
            end(space, end);
        }
    }

    /** Records that OpenSM ends a token there. */
    private void end(int offset, int lineEnd) {
        if (offset < lineEnd) {
            buffer.end(offset);
        }
    }

    private boolean isFirstOnLine(int offset) {
        int at = offset;
        while (at > 0 && isWhitespace(text.charAt(at - 1))) {
            at--;
        }
        return at == 0 || text.charAt(at - 1) == '\n';
    }

    private String name(int start, int end) {
        int first = skipWhitespace(start, end);
        return text.substring(first, trimmedEnd(first, find('=', first, end)));
    }

    private String value(int start, int end) {
        int first = skipWhitespace(Math.min(find('=', start, end) + 1, end), end);
        return text.substring(first, trimmedEnd(first, end));
    }

    /** The offset of a character, or the end when it does not occur before. */
    private int find(char wanted, int start, int end) {
        int at = start;
        while (at < end && text.charAt(at) != wanted) {
            at++;
        }
        return at;
    }

    private int skipWhitespace(int start, int end) {
        int at = start;
        while (at < end && isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private int trimmedEnd(int start, int end) {
        int at = end;
        while (at > start && isWhitespace(text.charAt(at - 1))) {
            at--;
        }
        return at;
    }

    private static boolean isWhitespace(char c) {
        return c == ' ' || c == '\t';
    }
}

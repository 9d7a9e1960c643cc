package org.qos.dsl.options;

import java.util.List;
import org.qos.dsl.scanner.CNumber;
import org.qos.dsl.scanner.ReadLines;
import org.qos.dsl.scanner.ScannedToken;
import org.qos.dsl.scanner.TokenList;

/**
 * Cuts an option file into tokens where OpenSM does (osm_subnet.c:osm_subn_parse_conf_file): on each line a name up to the
 * first space or tab, then the value up to the end of the line or a number sign. A NUL byte ends a line for what OpenSM reads;
 * the rest is like a comment.
 */
public final class OptionsScanner {

    /** How many bytes of a line OpenSM takes at once; a longer line goes on as if it were the next one. */
    public static final int LONGEST_LINE = 1022;

    private static final String NAME = "RULE_NAME";
    private static final String VALUE = "RULE_VALUE";

    private OptionsScanner() {}

    /** The tokens of an option file. */
    public static List<ScannedToken> scan(String text) {
        TokenList tokens = new TokenList();
        ReadLines.each(text, LONGEST_LINE, line -> line(text, line, tokens));
        return tokens.upTo(text.length());
    }

    private static void line(String text, ReadLines.Line line, TokenList tokens) {
        int end = line.start();
        while (end < line.end() && text.charAt(end) != '#' && text.charAt(end) != 0) {
            end++;
        }
        int name = line.start();
        while (name < end && isWhitespace(text.charAt(name))) {
            name++;
        }
        int nameEnd = name;
        while (nameEnd < end && !isWhitespace(text.charAt(nameEnd))) {
            nameEnd++;
        }
        tokens.add(NAME, name, nameEnd);
        value(text, nameEnd, end, tokens);
        tokens.add(ScannedToken.COMMENT, end, line.end());
    }

    /** A value is trimmed of more than spaces and tabs: carriage returns and form feeds too. */
    private static void value(String text, int start, int end, TokenList tokens) {
        int first = start;
        while (first < end && CNumber.isSpace(text.charAt(first))) {
            first++;
        }
        int last = end;
        while (last > first && CNumber.isSpace(text.charAt(last - 1))) {
            last--;
        }
        tokens.add(VALUE, first, last);
    }

    private static boolean isWhitespace(char c) {
        return c == ' ' || c == '\t';
    }
}

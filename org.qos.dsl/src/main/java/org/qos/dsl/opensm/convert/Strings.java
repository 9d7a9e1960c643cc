package org.qos.dsl.opensm.convert;

import java.util.Optional;
import org.qos.dsl.opensm.scan.OpenSmScanner;
import org.qos.dsl.scanner.CNumber;

/** Strings as OpenSM reads them (osm_qos_parser_y.y:single_string). */
public final class Strings {

    /**
     * The most bytes of a string: OpenSM gathers it in a buffer of 10240 bytes without a bounds check
     * (osm_qos_parser_y.y:single_string_element).
     */
    public static final int MAX_BYTES = 10_239;

    private Strings() {}

    /**
     * What a piece of text adds to a string. Quotes are removed, and what they hold stays as it is; a quote without a partner
     * is a character like any other. Outside quotes whitespace is removed, except in descriptions. A NUL byte ends what the
     * quotes hold, together with the character before it, and is removed elsewhere.
     *
     * @param text one token of text
     * @param description whether it belongs to a description
     */
    public static String value(String text, boolean description) {
        StringBuilder value = new StringBuilder(text.length());
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            int closing = c == '"' ? text.indexOf('"', at + 1) : -1;
            if (closing > 0) {
                value.append(quoted(text.substring(at + 1, closing)));
                at = closing;
            } else if (c != 0 && (description || c != ' ' && c != '\t')) {
                value.append(c);
            }
            at++;
        }
        return value.toString();
    }

    private static String quoted(String text) {
        int nul = text.indexOf(0);
        return nul < 0 ? text : text.substring(0, Math.max(0, nul - 1));
    }

    /** The name that one token of text denotes. */
    public static String name(String text) {
        return strip(value(text, false));
    }

    /** A string without the white space around it. */
    static String strip(String value) {
        int start = 0;
        int end = value.length();
        while (start < end && CNumber.isSpace(value.charAt(start))) {
            start++;
        }
        while (end > start && CNumber.isSpace(value.charAt(end - 1))) {
            end--;
        }
        return value.substring(start, end);
    }

    /**
     * How a name is written so that OpenSM reads it again: as it is where nothing in it means anything else, else in
     * quotes.
     *
     * @return empty for a name that cannot be written, because it holds a quote or white space at its ends
     */
    public static Optional<String> write(String name) {
        return name.indexOf('"') >= 0 || !strip(name).equals(name) || name.indexOf(0) >= 0
                ? Optional.empty()
                : Optional.of(!hasWhitespace(name) && isPlain("name:", name) ? name : '"' + name + '"');
    }

    /** The same for a description, where whitespace and commas are ordinary. */
    public static Optional<String> writeDescription(String description) {
        return description.indexOf('"') >= 0 || !strip(description).equals(description) || description.indexOf(0) >= 0
                ? Optional.empty()
                : Optional.of(isPlain("use:", description) ? description : '"' + description + '"');
    }

    private static boolean hasWhitespace(String name) {
        return name.indexOf(' ') >= 0 || name.indexOf('\t') >= 0;
    }

    private static boolean isPlain(String keyword, String value) {
        OpenSmScanner scanner = new OpenSmScanner(keyword + value + "\n");
        scanner.next();
        return OpenSmScanner.TEXT.equals(scanner.next())
                && scanner.start() == keyword.length()
                && scanner.end() == keyword.length() + value.length();
    }
}

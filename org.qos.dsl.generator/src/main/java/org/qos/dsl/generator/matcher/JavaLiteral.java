package org.qos.dsl.generator.matcher;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/** Values as Java text in ASCII. */
final class JavaLiteral {

    private static final int LINE = 80;

    private static final int MAX_COMMENT = 80;

    private JavaLiteral() {}

    /** Bytes in Base64 as pieces of one string constant, a line each. */
    static List<String> pieces(byte[] bytes) {
        String text = Base64.getEncoder().encodeToString(bytes);
        List<String> pieces = new ArrayList<>();
        for (int from = 0; from < text.length(); from += LINE) {
            pieces.add('"' + text.substring(from, Math.min(from + LINE, text.length())) + '"');
        }
        return pieces;
    }

    /** Text for a line comment: printable ASCII without a backslash, which would begin an escape even there. */
    static String comment(String value) {
        String shown = value.replaceAll("[^ -~]", "?").replace('\\', '/').strip();
        return shown.length() <= MAX_COMMENT ? shown : shown.substring(0, MAX_COMMENT) + "...";
    }
}

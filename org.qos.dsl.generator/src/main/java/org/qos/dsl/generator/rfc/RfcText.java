package org.qos.dsl.generator.rfc;

/**
 * How a string is written between two tags of the RFC syntax. XML's entities and numeric references say what would
 * otherwise be a tag, separate two names, or be trimmed.
 */
final class RfcText {

    private RfcText() {}

    /** Whether the value can be expressed; only the character 0 has no reference. */
    static boolean canExpress(String value) {
        return !value.isEmpty() && value.indexOf('\0') < 0;
    }

    /** The nearest value that is the same when it is read: trimmed, with a space for what has no reference. */
    static String nearest(String value) {
        return value.replace('\0', ' ').strip();
    }

    /** A description or the name of one thing. */
    static String text(String value) {
        StringBuilder text = new StringBuilder();
        int end = value.stripTrailing().length();
        int begin = value.length() - value.stripLeading().length();
        for (int at = 0; at < value.length(); at++) {
            append(text, value.charAt(at), at < begin || at >= end);
        }
        return text.toString();
    }

    /** A name where several may be, separated by commas. */
    static String name(String value) {
        return text(value).replace(",", "&#44;");
    }

    /** Control characters, and format characters such as those that turn the direction of a text. */
    private static boolean isInvisible(char character) {
        return Character.isISOControl(character) || Character.getType(character) == Character.FORMAT;
    }

    private static void append(StringBuilder text, char character, boolean trimmed) {
        switch (character) {
            case '&' -> text.append("&amp;");
            case '<' -> text.append("&lt;");
            case '>' -> text.append("&gt;");
            default -> {
                if (trimmed || isInvisible(character)) {
                    text.append("&#").append((int) character).append(';');
                } else {
                    text.append(character);
                }
            }
        }
    }
}

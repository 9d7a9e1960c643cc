package org.qos.manual;

/** Text in HTML and XML. */
final class Markup {

    private Markup() {}

    /** The text with the characters of markup escaped. */
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}

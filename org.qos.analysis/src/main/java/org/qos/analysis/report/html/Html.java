package org.qos.analysis.report.html;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

/**
 * Writes elements of HTML and SVG one after the other. Texts and values of attributes are escaped, so that what files
 * hold never becomes markup; names of elements and attributes come from the program only.
 */
public final class Html {

    private static final Set<String> VOID = Set.of("meta", "input", "br", "link");

    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /**
     * Opens an element.
     *
     * @param attributes names and values in turn; an attribute whose value is empty is written without one
     */
    public Html open(String element, String... attributes) {
        out.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ').append(attributes[i]);
            if (!attributes[i + 1].isEmpty()) {
                out.append("=\"");
                escape(VisibleText.of(attributes[i + 1]));
                out.append('"');
            }
        }
        out.append('>');
        if (!VOID.contains(element)) {
            open.push(element);
        }
        return this;
    }

    /** Closes the element that was opened last. */
    public Html close() {
        out.append("</").append(open.pop()).append('>');
        return this;
    }

    /** Writes text. */
    public Html text(String text) {
        escape(VisibleText.of(text));
        return this;
    }

    /** Writes text that needs no escaping, such as a number. */
    public Html text(long number) {
        out.append(number);
        return this;
    }

    /** Writes an element that holds text only. */
    public Html element(String element, String text, String... attributes) {
        return open(element, attributes).text(text).close();
    }

    /** Begins a new line of the source, which keeps differences between two pages readable. */
    public Html line() {
        out.append('\n');
        return this;
    }

    /**
     * Writes text of the program as it is, such as the content of a script.
     *
     * @param trusted holds nothing that was read from a file of the user, unless escaped
     */
    public Html raw(String trusted) {
        out.append(trusted);
        return this;
    }

    /**
     * What was written.
     *
     * @throws IllegalStateException while an element is open
     */
    @Override
    public String toString() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("open elements: " + open);
        }
        return out.toString();
    }

    private void escape(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.append(c);
            }
        }
    }
}

package org.qos.analysis.report.html;

import java.util.function.Consumer;

/**
 * Writes compact JSON that can be the content of a {@code script} element: no text in it ends the element or begins a
 * comment of HTML. Texts are made visible, see {@link VisibleText}, as they are in the rest of a page.
 */
public final class Json {

    private final StringBuilder out = new StringBuilder();
    private boolean first = true;

    /** Writes an object. */
    public Json object(Consumer<Json> members) {
        return nested('{', members, '}');
    }

    /** Writes an array. */
    public Json array(Consumer<Json> elements) {
        return nested('[', elements, ']');
    }

    /** Writes an array with an element for each value. */
    public <T> Json array(Iterable<T> values, Consumer<T> element) {
        return array(json -> values.forEach(element));
    }

    /** Writes the name of the next member. */
    public Json name(String name) {
        separate();
        string(name);
        out.append(':');
        first = true;
        return this;
    }

    /** Writes a text. */
    public Json value(String text) {
        separate();
        string(VisibleText.of(text));
        return this;
    }

    /** Writes an integer, of at most 53 bits if JavaScript is to read it exactly. */
    public Json value(long number) {
        separate();
        out.append(number);
        return this;
    }

    /** Writes a truth value. */
    public Json value(boolean value) {
        separate();
        out.append(value);
        return this;
    }

    /** What was written. */
    @Override
    public String toString() {
        return out.toString();
    }

    private Json nested(char begin, Consumer<Json> content, char end) {
        separate();
        out.append(begin);
        first = true;
        content.accept(this);
        out.append(end);
        first = false;
        return this;
    }

    private void separate() {
        if (!first) {
            out.append(',');
        }
        first = false;
    }

    private void string(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ' || c == '<' || c == '>' || c == '&' || c == '\u2028' || c == '\u2029') {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}

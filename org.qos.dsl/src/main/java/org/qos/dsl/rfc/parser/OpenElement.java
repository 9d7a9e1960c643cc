package org.qos.dsl.rfc.parser;

/** An element whose closing tag has not come yet. */
final class OpenElement {
    private final Element element;
    private final String written;
    private final int openingTag;
    private boolean empty = true;
    private boolean disturbed;

    /**
     * An open element.
     *
     * @param element what it is
     * @param written the name in its opening tag; empty when the author left the tag out
     * @param openingTag the index of the lexeme of the opening tag
     */
    OpenElement(Element element, String written, int openingTag) {
        this.element = element;
        this.written = written;
        this.openingTag = openingTag;
    }

    Element element() {
        return element;
    }

    int openingTag() {
        return openingTag;
    }

    /** The name in the opening tag, or the canonical one when there is no such tag. */
    String written() {
        return isImplicit() ? element.name() : written;
    }

    /** Whether the author left the opening tag out: one message has been given for it. */
    boolean isImplicit() {
        return written.isEmpty();
    }

    /** Whether nothing has come in it so far. */
    boolean isEmpty() {
        return empty;
    }

    void fill() {
        empty = false;
    }

    /** Whether something was refused in it, so that what follows may be the rest of that. */
    boolean isDisturbed() {
        return disturbed;
    }

    void disturb() {
        disturbed = true;
    }
}

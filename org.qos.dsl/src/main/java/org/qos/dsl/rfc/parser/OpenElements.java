package org.qos.dsl.rfc.parser;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.qos.dsl.scanner.TextLine;
import org.qos.dsl.syntax.Content;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.dsl.syntax.SyntaxError;

/** The stack of open elements, the document at its bottom; writes the tags that open and close them. */
final class OpenElements {
    private final Deque<OpenElement> stack = new ArrayDeque<>();
    private final String text;
    private final RfcTokenList out;

    OpenElements(String text, RfcTokenList out) {
        this.text = text;
        this.out = out;
        stack.push(new OpenElement(Element.DOCUMENT, "", -1));
    }

    /** The innermost open element. */
    OpenElement top() {
        return stack.element();
    }

    /** The element around the innermost one; the document when that is the innermost one. */
    Element parentOfTop() {
        return parentOf(top());
    }

    /** The innermost element around the top, the document excepted, that satisfies a condition. */
    Optional<OpenElement> ancestor(Predicate<Element> condition) {
        return stack.stream()
                .skip(1)
                .filter(open -> !open.element().isDocument() && condition.test(open.element()))
                .findFirst();
    }

    /** The element around an open one. */
    Element parentOf(OpenElement open) {
        Iterator<OpenElement> inwards = stack.iterator();
        while (inwards.next() != open) {
            // look further out
        }
        return inwards.hasNext() ? inwards.next().element() : open.element();
    }

    /** Opens an element with the author's tag. */
    void open(Element element, RawToken tag, Optional<SyntaxError> error) {
        top().fill();
        int lexeme = out.add(element.openingTag(), tag.start(), tag.end(), error);
        stack.push(new OpenElement(element, tag.name(), lexeme));
    }

    /** Opens elements whose tags the author left out. */
    void openMissing(List<Element> elements) {
        for (Element element : elements) {
            top().fill();
            int lexeme = out.missing(element.openingTag());
            stack.push(new OpenElement(element, "", lexeme));
        }
    }

    /** Closes the top with the author's tag. */
    void close(RawToken tag, Optional<SyntaxError> error) {
        OpenElement closed = stack.pop();
        reportMissingValue(closed);
        if (tag.name().equals(closed.written())
                && !PolicyBlocks.currentName(tag.name()).equals(closed.element().name())) {
            out.fixWith(closed.openingTag(), tag, closed.element().closingTag());
        }
        out.add(closed.element().closingTag(), tag.start(), tag.end(), error);
    }

    /** Hides a tag that cannot stay, with its own error if it has one. */
    void refuse(RawToken tag, SyntaxError error) {
        top().disturb();
        out.refused(tag.start(), tag.end(), tag.error().orElse(error));
    }

    /** Closes all elements above one that the author left open, each with a message on its opening tag. */
    void closeAllAbove(OpenElement last) {
        while (top() != last) {
            closeMissing();
        }
    }

    /** Closes the top that the author left open. */
    void closeMissing() {
        OpenElement closed = stack.pop();
        if (!closed.isImplicit()) {
            out.errorAt(closed.openingTag(), unclosed(closed));
        }
        out.missing(closed.element().closingTag());
    }

    private SyntaxError unclosed(OpenElement closed) {
        SyntaxError error = RfcSyntaxErrors.unclosedElement(closed.element());
        boolean lacksValue = closed.isEmpty() && closed.element().content().isValue();
        return lacksValue ? error : withFix(error, closed);
    }

    /** Fixed by the closing tag after the contents, or by its first character where the rest of it is there. */
    private SyntaxError withFix(SyntaxError error, OpenElement closed) {
        Element element = closed.element();
        int end = out.endBeforeComments(text);
        String rest = element.closingTag().substring(1);
        boolean begun = text.substring(0, end).endsWith(rest);
        int start = Math.min(out.end(closed.openingTag()), end);
        String held = text.substring(start, Math.max(start, begun ? end - rest.length() : end));
        if (element.content().isValue() && held.matches("(?s).*[<>].*")) {
            return error;
        }
        if (begun) {
            return error.inserting(end - rest.length(), "<");
        }
        SyntaxError fixed = error.inserting(end, element.closingTag());
        boolean mayBeCut = element.content().isValue() || held.indexOf('\n') < 0;
        // with a closing tag that is lost at the end of a line, more of the line may be lost
        return mayBeCut && TextLine.after(text, end).isBlank() ? fixed.asSuggestion() : fixed;
    }

    /** Whether a tag is on the line of the tag that opens the innermost element, so that nothing can be lost between the two. */
    boolean isOnLineOfTop(RawToken tag) {
        int end = Math.min(out.end(top().openingTag()), tag.start());
        return text.substring(end, tag.start()).indexOf('\n') < 0;
    }

    /** Closes all elements without a message, after a message that speaks for all. */
    void closeAllSilently() {
        while (!top().element().isDocument()) {
            out.missing(stack.pop().element().closingTag());
        }
    }

    private void reportMissingValue(OpenElement closed) {
        Content content = closed.element().content();
        if (closed.isEmpty() && !closed.isImplicit() && content.isValue() && content != Content.TEXT) {
            out.errorAt(closed.openingTag(), RfcSyntaxErrors.missingValue(closed.element()));
        }
    }
}

package org.qos.dsl.rfc.parser;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.scoping.Spelling;

/** What an opening tag means where it stands, when it is not simply an element that may stand there. */
final class OpeningTags {
    private final String text;
    private final Pieces pieces;
    private final OpenElements open;
    private final Lexemes out;

    OpeningTags(String text, Pieces pieces, OpenElements open, Lexemes out) {
        this.text = text;
        this.pieces = pieces;
        this.open = open;
        this.out = out;
    }

    /**
     * Reads an opening tag.
     *
     * @return the index of the next piece to be read
     */
    int read(int index) {
        Piece tag = pieces.get(index);
        String name = tag.canonicalName();
        Element top = open.top().element();
        Optional<Element> child = top.child(name);
        if (child.isPresent()) {
            open.open(child.get(), tag, tag.mistake());
        } else if (name.equals(top.name()) && !top.isDocument()) {
            sameAsTop(index, tag);
        } else if (!inAncestor(tag, name) && !inMissing(tag, name)) {
            return unknown(index, tag);
        }
        return index + 1;
    }

    /** A tag of the innermost open element again: a new element, a doubled tag, or a closing tag without its slash. */
    private void sameAsTop(int index, Piece tag) {
        OpenElement top = open.top();
        Element element = top.element();
        Element parent = open.parentOfTop();
        if (beginsNewElement(index, element)) {
            if (top.isEmpty() || parent.isDocument()) {
                open.refuse(tag, Mistakes.alreadyOpen(element));
            } else {
                open.closeMissing();
                open.open(element, tag, tag.mistake());
            }
        } else if (top.isEmpty() || pieces.isClosedNext(index, element)) {
            open.refuse(tag, Mistakes.alreadyOpen(element));
        } else {
            open.close(tag, Optional.of(forClosing(tag, element)));
        }
    }

    /** The slash may stand in front of the tag. */
    private Mistake forClosing(Piece tag, Element element) {
        Mistake mistake = Mistakes.openingForClosing(element);
        int length = tag.end() - tag.start() + 1;
        return text.startsWith("/", tag.start() - 1)
                ? mistake.replacing(tag.start() - 1, length, element.closingTag(), "write " + element.closingTag())
                : mistake;
    }

    private boolean beginsNewElement(int index, Element element) {
        return element.content().isValue()
                ? pieces.textFollows(index) && pieces.isClosedNext(index, element)
                : pieces.nextFits(index, element) && !pieces.isClosedNext(index, element);
    }

    /** The element belongs further out: what is open in between was not closed. */
    private boolean inAncestor(Piece tag, String name) {
        Optional<OpenElement> ancestor =
                open.ancestor(element -> element.child(name).isPresent());
        ancestor.ifPresent(found -> {
            open.closeAllAbove(found);
            found.element().child(name).ifPresent(child -> open.open(child, tag, tag.mistake()));
        });
        return ancestor.isPresent();
    }

    /** The element belongs into one that nobody opened. */
    private boolean inMissing(Piece tag, String name) {
        Optional<OpenElement> host = open.top().element().missingBefore(name).isEmpty()
                ? open.ancestor(element -> isContainerBelow(element, name))
                : Optional.of(open.top());
        host.ifPresent(found -> {
            open.closeAllAbove(found);
            List<Element> missing = found.element().missingBefore(name);
            open.openMissing(missing);
            Mistake mistake = tag.mistake().orElse(Mistakes.missingOpeningTag(missing.get(missing.size() - 1)));
            open.top().element().child(name).ifPresent(child -> open.open(child, tag, Optional.of(mistake)));
        });
        return host.isPresent();
    }

    /** Only a container is a sure sign that the elements around it have ended; values of the same name are in many. */
    private static boolean isContainerBelow(Element element, String name) {
        List<Element> missing = element.missingBefore(name);
        return !missing.isEmpty()
                && missing.get(missing.size() - 1)
                        .child(name)
                        .filter(child -> !child.content().isValue())
                        .isPresent();
    }

    private int unknown(int index, Piece tag) {
        Element top = open.top().element();
        Optional<Element> meant = meantBy(index, tag, top);
        if (meant.isPresent()) {
            open.open(meant.get(), tag, Optional.of(tag.mistake().orElse(misspelt(index, tag, meant.get()))));
            return index + 1;
        }
        if (top.isDocument() && open.top().isDisturbed()) {
            out.skipped(tag.start(), tag.end());
        } else {
            open.refuse(tag, Mistakes.unknownElement(tag.name(), top));
        }
        return skipUnknown(index, tag, top);
    }

    /** Mended by the right tag, unless a letter of the value may stand in it, or one of the tag in front of the value. */
    private Mistake misspelt(int index, Piece tag, Element meant) {
        String written = tag.canonicalName();
        String name = meant.name();
        boolean alike = pieces.closingTagAfter(index)
                .filter(closing -> closing.name().equals(tag.name()))
                .isPresent();
        boolean more = written.startsWith(name);
        boolean less = name.startsWith(written) && text.startsWith(name.substring(written.length()), tag.end());
        Mistake mistake = Mistakes.misspeltElement(tag.name(), meant);
        return alike || !more && !less ? mistake.writing(meant.openingTag()) : mistake;
    }

    /** Skips what an unknown element contains when it is closed before the element around it. */
    private int skipUnknown(int index, Piece tag, Element top) {
        String name = tag.canonicalName();
        if (open.ancestor(element -> element.name().equals(name)).isPresent()) {
            return index + 1;
        }
        int closing = pieces.closingTagAfter(index, name);
        int parentClosing = top.isDocument() ? pieces.size() : pieces.closingTagAfter(index, top.name());
        if (closing < parentClosing) {
            out.skipped(tag.end(), pieces.get(closing).end());
            return closing + 1;
        }
        return index + 1;
    }

    private Optional<Element> meantBy(int index, Piece tag, Element top) {
        Optional<Element> closedNext = pieces.closingTagAfter(index)
                .flatMap(next -> top.child(next.canonicalName()))
                .filter(child -> child.content().isValue());
        Optional<Element> containing = top.children().stream()
                .filter(child -> !child.content().isValue())
                .filter(child -> pieces.nextFits(index, child) && !pieces.nextFits(index, top))
                .findFirst();
        return closedNext.or(() -> near(tag.name(), top)).or(() -> containing);
    }

    private static Optional<Element> near(String name, Element parent) {
        return Spelling.nearest(
                        TagNames.canonical(name),
                        parent.children().stream().map(Element::name).toList())
                .flatMap(parent::child);
    }
}

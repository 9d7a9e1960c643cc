package org.qos.dsl.rfc.parser;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.scoping.Spelling;

/** What a closing tag means where it stands. */
final class ClosingTags {
    private final Pieces pieces;
    private final OpenElements open;

    ClosingTags(Pieces pieces, OpenElements open) {
        this.pieces = pieces;
        this.open = open;
    }

    /** Reads a closing tag. */
    void read(int index) {
        Piece tag = pieces.get(index);
        if (closesTop(tag)) {
            closeTop(index, tag);
            return;
        }
        String name = tag.canonicalName();
        Optional<OpenElement> ancestor = open.ancestor(element -> element.name().equals(name));
        if (ancestor.isPresent()) {
            closeAncestor(index, tag, ancestor.get());
        } else {
            closesNothing(index, tag);
        }
    }

    private boolean closesTop(Piece tag) {
        OpenElement top = open.top();
        return !top.element().isDocument()
                && (tag.canonicalName().equals(top.element().name())
                        || tag.name().equals(top.written()));
    }

    private void closeTop(int index, Piece tag) {
        OpenElement top = open.top();
        if (open.parentOfTop().isDocument() && pieces.nextFits(index, top.element())) {
            open.refuse(tag, Mistakes.strayClosingTag(tag.name(), top.element()));
            return;
        }
        boolean otherSpelling = !tag.name().equals(top.written()) && isKnown(top);
        Optional<Mistake> mismatch =
                otherSpelling ? Optional.of(Mistakes.mismatchedTag(tag.name(), top.written())) : Optional.empty();
        open.close(tag, tag.mistake().or(() -> mismatch));
    }

    /** Whether the opening tag was one of the language: a misspelt one has had its message. */
    private static boolean isKnown(OpenElement top) {
        return TagNames.canonical(top.written()).equals(top.element().name());
    }

    private void closeAncestor(int index, Piece tag, OpenElement ancestor) {
        boolean mistyped =
                pieces.nextFits(index, open.parentOfTop()) && !pieces.nextFits(index, open.parentOf(ancestor));
        if (mistyped) {
            closeMismatched(tag);
        } else {
            open.closeAllAbove(ancestor);
            closeTop(index, tag);
        }
    }

    private void closesNothing(int index, Piece tag) {
        Element top = open.top().element();
        Optional<Element> begun = begunBy(index, tag, top);
        if (begun.isPresent()) {
            Mistake mistake = tag.mistake().orElse(Mistakes.closingForOpening(begun.get()));
            open.open(begun.get(), tag, Optional.of(mistake));
        } else if (isMistyped(index, tag, top)) {
            closeMismatched(tag);
        } else {
            Mistake stray = Mistakes.strayClosingTag(tag.name(), top);
            open.refuse(
                    tag, isRepeated(index, tag) ? stray.removing("remove the second </" + tag.name() + ">") : stray);
        }
    }

    /** Whether the element was closed right before it already. */
    private boolean isRepeated(int index, Piece tag) {
        return index > 0
                && pieces.get(index - 1).kind() == Piece.Kind.CLOSING_TAG
                && pieces.get(index - 1).canonicalName().equals(tag.canonicalName());
    }

    /** The element whose opening tag has a slash too many. */
    private Optional<Element> begunBy(int index, Piece tag, Element top) {
        return top.child(tag.canonicalName())
                .filter(child -> child.content().isValue()
                        ? pieces.textFollows(index) && pieces.isClosedNext(index, child)
                        : pieces.nextFits(index, child) && !pieces.isClosedNext(index, child));
    }

    private boolean isMistyped(int index, Piece tag, Element top) {
        if (top.isDocument()) {
            return false;
        }
        boolean near =
                Spelling.nearest(tag.canonicalName(), List.of(top.name())).isPresent();
        return top.content().isValue()
                || !pieces.nextFits(index, top) && (near || pieces.nextFits(index, open.parentOfTop()));
    }

    private void closeMismatched(Piece tag) {
        Mistake mismatch = Mistakes.mismatchedTag(tag.name(), open.top().written());
        open.close(tag, Optional.of(tag.mistake().orElse(mismatch)));
    }
}

package org.qos.dsl.rfc.parser;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.scoping.NameSuggestions;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.dsl.syntax.SyntaxError;

/** What a closing tag means at its place. */
final class ClosingTags {
    private final RawTokens rawTokens;
    private final OpenElements open;

    ClosingTags(RawTokens rawTokens, OpenElements open) {
        this.rawTokens = rawTokens;
        this.open = open;
    }

    /** Reads a closing tag. */
    void read(int index) {
        RawToken tag = rawTokens.get(index);
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

    private boolean closesTop(RawToken tag) {
        OpenElement top = open.top();
        return !top.element().isDocument()
                && (tag.canonicalName().equals(top.element().name())
                        || tag.name().equals(top.written()));
    }

    private void closeTop(int index, RawToken tag) {
        OpenElement top = open.top();
        if (open.parentOfTop().isDocument() && rawTokens.nextFits(index, top.element())) {
            open.refuse(tag, tooEarly(index, tag, top.element()));
            return;
        }
        boolean otherName = !tag.name().equals(top.written()) && isKnown(top);
        Optional<SyntaxError> mismatch =
                otherName ? Optional.of(RfcSyntaxErrors.mismatchedTag(tag.name(), top.written())) : Optional.empty();
        open.close(tag, tag.error().or(() -> mismatch));
    }

    /** The policy is closed, but goes on, or is closed again. */
    private SyntaxError tooEarly(int index, RawToken tag, Element policy) {
        return rawTokens.isClosedNext(index, policy)
                ? RfcSyntaxErrors.closedTwice(tag.name()).removing("remove the first </" + tag.name() + ">")
                : RfcSyntaxErrors.closedTooEarly(tag.name());
    }

    /** Whether the opening tag was one of the language: a misspelt one has had its message. */
    private static boolean isKnown(OpenElement top) {
        return PolicyBlocks.currentName(top.written()).equals(top.element().name());
    }

    private void closeAncestor(int index, RawToken tag, OpenElement ancestor) {
        boolean mistyped =
                rawTokens.nextFits(index, open.parentOfTop()) && !rawTokens.nextFits(index, open.parentOf(ancestor));
        if (mistyped) {
            closeMismatched(tag);
        } else {
            open.closeAllAbove(ancestor);
            closeTop(index, tag);
        }
    }

    private void closesNothing(int index, RawToken tag) {
        Element top = open.top().element();
        Optional<Element> begun = begunBy(index, tag, top);
        if (begun.isPresent()) {
            SyntaxError error = tag.error().orElse(RfcSyntaxErrors.closingForOpening(begun.get()));
            open.open(begun.get(), tag, Optional.of(error));
        } else if (isMistyped(index, tag, top)) {
            closeMismatched(tag);
        } else {
            SyntaxError stray = RfcSyntaxErrors.strayClosingTag(tag.name(), top);
            open.refuse(
                    tag, isRepeated(index, tag) ? stray.removing("remove the second </" + tag.name() + ">") : stray);
        }
    }

    /** Whether the element was closed right before it already. */
    private boolean isRepeated(int index, RawToken tag) {
        return index > 0
                && rawTokens.get(index - 1).kind() == RawToken.Kind.CLOSING_TAG
                && rawTokens.get(index - 1).canonicalName().equals(tag.canonicalName());
    }

    /** The element whose opening tag has a slash too many. */
    private Optional<Element> begunBy(int index, RawToken tag, Element top) {
        return top.child(tag.canonicalName()).filter(child -> rawTokens.begins(index, child));
    }

    private boolean isMistyped(int index, RawToken tag, Element top) {
        if (top.isDocument()) {
            return false;
        }
        boolean near = NameSuggestions.TOLERANT
                .closest(tag.canonicalName(), List.of(top.name()))
                .isPresent();
        return top.content().isValue()
                || !rawTokens.nextFits(index, top) && (near || rawTokens.nextFits(index, open.parentOfTop()));
    }

    /** Where the element of the closing tag may be written, too, the opening tag may be the wrong one. */
    private void closeMismatched(RawToken tag) {
        SyntaxError mismatch =
                RfcSyntaxErrors.mismatchedTag(tag.name(), open.top().written());
        boolean fitsToo = open.parentOfTop().child(tag.canonicalName()).isPresent();
        open.close(tag, Optional.of(tag.error().orElse(fitsToo ? mismatch.asSuggestion() : mismatch)));
    }
}

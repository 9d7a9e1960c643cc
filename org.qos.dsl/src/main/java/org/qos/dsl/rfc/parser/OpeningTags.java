package org.qos.dsl.rfc.parser;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.scoping.NameSuggestions;
import org.qos.dsl.syntax.Content;
import org.qos.dsl.syntax.EntryType;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.dsl.syntax.SyntaxError;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;

/** What an opening tag means at its place, when it is not simply an element that is allowed there. */
final class OpeningTags {
    private final String text;
    private final RawTokens rawTokens;
    private final OpenElements open;
    private final RfcTokenList out;
    private final LevelNames levels;

    OpeningTags(String text, RawTokens rawTokens, OpenElements open, RfcTokenList out) {
        this.text = text;
        this.rawTokens = rawTokens;
        this.open = open;
        this.out = out;
        this.levels = new LevelNames(text);
    }

    /**
     * Reads an opening tag.
     *
     * @return the index of the next piece to be read
     */
    int read(int index) {
        RawToken tag = rawTokens.get(index);
        String name = tag.canonicalName();
        Element top = open.top().element();
        Optional<Element> child = top.child(name);
        if (child.isPresent()) {
            open.open(child.get(), tag, tag.error());
        } else if (name.equals(top.name()) && !top.isDocument()) {
            sameAsTop(index, tag);
        } else if (intendedAsValue(index, tag).isPresent()) {
            return blockAsValue(index, tag, intendedAsValue(index, tag).orElseThrow());
        } else if (!inAncestor(tag, name) && !inMissing(tag, name)) {
            return unknown(index, tag);
        }
        return index + 1;
    }

    /**
     * The entry that is intended by a block that holds text only, {@code <qos-level>1</qos-level>} in a match rule, or by an
     * entry of the OpenSM syntax, {@code <qos-level-name>}.
     */
    private Optional<Element> intendedAsValue(int index, RawToken tag) {
        boolean holdsText = rawTokens.textFollows(index)
                && rawTokens
                        .closingTagAfter(index)
                        .filter(closing -> closing.canonicalName().equals(tag.canonicalName()))
                        .isPresent();
        return holdsText
                ? open.top().element().children().stream()
                        .filter(child ->
                                child.content().isValue() && child.name().startsWith(tag.canonicalName() + "-"))
                        .findFirst()
                        .or(() -> ofOpenSm(tag))
                : Optional.empty();
    }

    /** The element that says the same as an entry that only the OpenSM syntax has. */
    private Optional<Element> ofOpenSm(RawToken tag) {
        Element top = open.top().element();
        return PolicyBlocks.named(top.name())
                .flatMap(block -> block.entry(tag.canonicalName(), PolicySyntax.OPENSM))
                .filter(entry -> !entry.isIn(PolicySyntax.RFC))
                .flatMap(entry -> top.children().stream()
                        .filter(child -> child.entry()
                                .filter(other -> other.feature() == entry.feature())
                                .isPresent())
                        .findFirst());
    }

    /** Reads such a block as the entry; where its text is not such a value the author has to find one. */
    private int blockAsValue(int index, RawToken tag, Element entry) {
        String held = text.substring(tag.end(), rawTokens.get(index + 1).end()).strip();
        boolean fits =
                entry.content() != Content.NUMBER || RfcNumber.errorIn(held).isEmpty();
        SyntaxError error = RfcSyntaxErrors.misspelledElement(tag.name(), entry);
        if (fits) {
            open.open(entry, tag, Optional.of(error.writing(entry.openingTag()).asSuggestion()));
            return index + 1;
        }
        String value =
                entry.entry().map(EntryType::value).map(ValueKind::expected).orElse("");
        open.refuse(tag, withLevelNumber(error.withMore(" Its value is " + value), index, entry, held));
        return skipUnknown(index, tag, open.top().element());
    }

    /** Fixed by the sn of the level whose name is in the place of its sn. */
    private SyntaxError withLevelNumber(SyntaxError error, int index, Element entry, String name) {
        boolean isLevel = entry.entry()
                .filter(type -> type.value() == ValueKind.LEVEL_NUMBER)
                .isPresent();
        RawToken tag = rawTokens.get(index);
        RawToken end = rawTokens.get(index + 2);
        Optional<String> sn = isLevel && end.kind() == RawToken.Kind.CLOSING_TAG ? levels.snOf(name) : Optional.empty();
        return sn.map(number -> entry.openingTag() + number + entry.closingTag())
                .map(right -> error.replacing(tag.start(), end.end() - tag.start(), right, "write " + right)
                        .asSuggestion())
                .orElse(error);
    }

    /** A tag of the innermost open element again: a new element, a doubled tag, or a closing tag without its slash. */
    private void sameAsTop(int index, RawToken tag) {
        OpenElement top = open.top();
        Element element = top.element();
        Element parent = open.parentOfTop();
        if (rawTokens.begins(index, element)) {
            if (top.isEmpty() || parent.isDocument()) {
                SyntaxError doubled = RfcSyntaxErrors.alreadyOpen(element);
                open.refuse(tag, open.isOnLineOfTop(tag) ? doubled : doubled.asSuggestion());
            } else {
                open.closeMissing();
                open.open(element, tag, tag.error());
            }
        } else if (top.isEmpty() || rawTokens.isClosedNext(index, element)) {
            open.refuse(tag, RfcSyntaxErrors.alreadyOpen(element));
        } else {
            open.close(tag, Optional.of(forClosing(tag, element)));
        }
    }

    /** The slash may be before the tag. */
    private SyntaxError forClosing(RawToken tag, Element element) {
        SyntaxError error = RfcSyntaxErrors.openingForClosing(element);
        int length = tag.end() - tag.start() + 1;
        return text.startsWith("/", tag.start() - 1)
                ? error.replacing(tag.start() - 1, length, element.closingTag(), "write " + element.closingTag())
                : error;
    }

    /** The element belongs further out: what is open in between was not closed. */
    private boolean inAncestor(RawToken tag, String name) {
        Optional<OpenElement> ancestor =
                open.ancestor(element -> element.child(name).isPresent());
        ancestor.ifPresent(found -> {
            open.closeAllAbove(found);
            found.element().child(name).ifPresent(child -> open.open(child, tag, tag.error()));
        });
        return ancestor.isPresent();
    }

    /** The element belongs into one whose opening tag is missing. */
    private boolean inMissing(RawToken tag, String name) {
        Optional<OpenElement> host = open.top().element().missingBefore(name).isEmpty()
                ? open.ancestor(element -> isContainerBelow(element, name))
                : Optional.of(open.top());
        host.ifPresent(found -> {
            open.closeAllAbove(found);
            List<Element> missing = found.element().missingBefore(name);
            open.openMissing(missing);
            SyntaxError error = tag.error().orElse(RfcSyntaxErrors.missingOpeningTag(missing.get(missing.size() - 1)));
            open.top().element().child(name).ifPresent(child -> open.open(child, tag, Optional.of(error)));
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

    private int unknown(int index, RawToken tag) {
        Element top = open.top().element();
        Optional<Element> suggestion = suggest(index, tag, top);
        if (suggestion.isPresent()) {
            open.open(suggestion.get(), tag, Optional.of(tag.error().orElse(misspelled(index, tag, suggestion.get()))));
            return index + 1;
        }
        if (top.isDocument() && open.top().isDisturbed()) {
            out.skipped(tag.start(), tag.end());
        } else {
            open.refuse(tag, RfcSyntaxErrors.unknownElement(tag.name(), top));
        }
        return skipUnknown(index, tag, top);
    }

    /** Fixed by the right tag, unless a letter of the value may be part of it, or one of the tag before the value. */
    private SyntaxError misspelled(int index, RawToken tag, Element suggestion) {
        String written = tag.canonicalName();
        String name = suggestion.name();
        boolean alike = rawTokens
                .closingTagAfter(index)
                .filter(closing -> closing.name().equals(tag.name()))
                .isPresent();
        boolean near = NameSuggestions.TOLERANT.closest(written, List.of(name)).isPresent();
        boolean more = written.startsWith(name);
        boolean less = name.startsWith(written) && text.startsWith(name.substring(written.length()), tag.end());
        SyntaxError error = RfcSyntaxErrors.misspelledElement(tag.name(), suggestion);
        SyntaxError fixed = alike || !more && !less ? error.writing(suggestion.openingTag()) : error;
        return near ? fixed : fixed.asSuggestion();
    }

    /** Skips what an unknown element contains when it is closed before the element around it. */
    private int skipUnknown(int index, RawToken tag, Element top) {
        String name = tag.canonicalName();
        if (open.ancestor(element -> element.name().equals(name)).isPresent()) {
            return index + 1;
        }
        int closing = rawTokens.closingTagAfter(index, name);
        int parentClosing = top.isDocument() ? rawTokens.size() : rawTokens.closingTagAfter(index, top.name());
        if (closing < parentClosing) {
            out.skipped(tag.end(), rawTokens.get(closing).end());
            return closing + 1;
        }
        return index + 1;
    }

    private Optional<Element> suggest(int index, RawToken tag, Element top) {
        Optional<Element> closedNext = rawTokens
                .closingTagAfter(index)
                .flatMap(next -> top.child(next.canonicalName()))
                .filter(child -> child.content().isValue());
        Optional<Element> containing = top.children().stream()
                .filter(child -> !child.content().isValue())
                .filter(child -> rawTokens.nextFits(index, child) && !rawTokens.nextFits(index, top))
                .findFirst();
        return closedNext.or(() -> near(tag.name(), top)).or(() -> containing);
    }

    private static Optional<Element> near(String name, Element parent) {
        return NameSuggestions.TOLERANT
                .closest(
                        PolicyBlocks.currentName(name),
                        parent.children().stream().map(Element::name).toList())
                .flatMap(parent::child);
    }
}

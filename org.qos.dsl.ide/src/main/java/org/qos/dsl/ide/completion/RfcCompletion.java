package org.qos.dsl.ide.completion;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.dsl.ide.syntax.TextBeforeCursor;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.rfc.parser.Element;
import org.qos.dsl.syntax.Content;
import org.qos.dsl.syntax.EntryType;
import org.qos.dsl.syntax.Occurrence;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.runtime.policy.PolicySyntax;

/** What can be written in the RFC syntax: the elements of the grammar, closing tags, and values. */
public final class RfcCompletion {

    private RfcCompletion() {}

    /** What can be written at an offset. */
    public static CompletionResult at(DocumentSnapshot snapshot, int offset) {
        return at(
                snapshot, TextBeforeCursor.of(snapshot, offset), snapshot.text().substring(offset));
    }

    private static CompletionResult at(DocumentSnapshot snapshot, String before, String after) {
        RfcCursorContext at = RfcCursorContext.after(before);
        if (at.place().isProse()) {
            return CompletionResult.NOTHING;
        }
        return at.place().value().isPresent() ? value(snapshot, at, before, after) : element(snapshot, at, after);
    }

    private static CompletionResult value(DocumentSnapshot snapshot, RfcCursorContext at, String before, String after) {
        boolean isRangeEnd = at.isRangeEnd(before);
        String suffix = suffix(at.element().content()).in(after);
        String head = before.substring(0, before.length() - at.place().prefix().length());
        OtherItems others = OtherItems.around(at.place().value().orElseThrow(), head, after.substring(suffix.length()));
        CompletionResult values = CompletionResult.of(
                at.place().prefix(),
                suffix,
                ValueProposals.of(snapshot, at.place(), at.place().around(snapshot, suffix, after))
                        .filter(value -> !isRangeEnd || value.label().indexOf('-') < 0)
                        .filter(others::lacks));
        boolean canEnd = !at.place().prefix().isEmpty() || values.proposals().isEmpty();
        boolean ends = after.stripLeading().startsWith("</");
        return canEnd && !ends && suffix.isEmpty() ? values.withClosing(closing(at.element())) : values;
    }

    private static TokenSuffix suffix(Content content) {
        return switch (content) {
            case TEXT, NUMBERS, WEIGHTS -> TokenSuffix.LIST;
            case NUMBER, RANGES, PORT_NUMBERS -> TokenSuffix.NUMBER;
            case ELEMENTS, NAMES -> TokenSuffix.NAME;
        };
    }

    private static CompletionResult element(DocumentSnapshot snapshot, RfcCursorContext at, String after) {
        String prefix = at.place().prefix();
        String suffix = prefix.isEmpty() ? "" : TokenSuffix.TAG.in(after);
        boolean closes = prefix.startsWith("</") || suffix.startsWith("/");
        TextAfterCursor textAfterCursor =
                TextAfterCursor.of(at.place().block(), after.substring(suffix.length()), PolicySyntax.RFC);
        boolean canClose = !at.element().isDocument() && (closes || suffix.isEmpty() && !textAfterCursor.isClosed());
        Stream<Proposal> closing = canClose ? Stream.of(closing(at.element())) : Stream.empty();
        WrittenSections sections = new WrittenSections(at.place().around(snapshot, suffix, after), PolicySyntax.RFC);
        Stream<Proposal> opening = closes ? Stream.empty() : opening(at, textAfterCursor, sections);
        Stream<Proposal> all = Stream.concat(
                at.element().isDocument() && suffix.isEmpty() ? whole(snapshot, at, after) : Stream.empty(),
                Stream.concat(opening, closing));
        return CompletionResult.of(prefix, suffix, suffix.isEmpty() ? all : all.map(Proposal::alone));
    }

    /** A whole policy, for a file that has nothing but a prolog and comments. */
    private static Stream<Proposal> whole(DocumentSnapshot snapshot, RfcCursorContext at, String after) {
        boolean isEmpty = at.place().present().isEmpty() && !after.contains("<qos-policy");
        return isEmpty
                ? Stream.of(PolicyTemplate.of(snapshot.context().fabricContext().fabric(), PolicySyntax.RFC))
                : Stream.empty();
    }

    /**
     * Omits elements that are present and allowed only once; other present elements come last. A block that has some entries
     * probably goes on with one that it cannot do without.
     */
    private static Stream<Proposal> opening(
            RfcCursorContext at, TextAfterCursor textAfterCursor, WrittenSections sections) {
        CursorContext place = at.place();
        return at.element().children().stream()
                .filter(child -> !child.openingTag().equals("<qos-policy>")
                        || place.present().isEmpty())
                .filter(child -> !(place.has(child.name(), textAfterCursor) && isSingle(child)))
                .filter(child -> child.content().isValue() || !sections.contain(child.name()))
                .sorted(Comparator.comparing((Element child) ->
                                child.content().isValue() && place.has(child.name(), textAfterCursor))
                        .thenComparing(child -> place.present().isEmpty() || !isRequired(child)))
                .map(RfcCompletion::opening);
    }

    private static boolean isRequired(Element element) {
        return element.entry()
                .filter(entry -> entry.rfc() == Occurrence.REQUIRED)
                .isPresent();
    }

    private static boolean isSingle(Element element) {
        return element.entry().filter(entry -> entry.rfc().isSingle()).isPresent();
    }

    private static Proposal opening(Element element) {
        return new Proposal(
                        element.openingTag(),
                        element.openingTag(),
                        element.content().isValue() ? element.content().expected() : "",
                        CompletionItemKind.Property,
                        Optional.empty())
                .withSnippet(snippet(element))
                .withDocumentation(element.entry().map(EntryType::documentation).orElse(""));
    }

    private static Proposal closing(Element element) {
        return Proposal.keyword(element.closingTag());
    }

    private static String snippet(Element element) {
        if (element.entry().isPresent()) {
            EntryType entry = element.entry().get();
            return BlockTemplate.entry(entry.name(), ValueTemplates.tabStop(entry.value(), 1), PolicySyntax.RFC);
        }
        return PolicyBlocks.named(element.name())
                .map(block -> BlockTemplate.of(block, PolicySyntax.RFC))
                .orElseGet(() -> BlockTemplate.block(element.name(), "$0", PolicySyntax.RFC));
    }
}

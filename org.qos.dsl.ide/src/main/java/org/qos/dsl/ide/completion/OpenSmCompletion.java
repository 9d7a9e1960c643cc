package org.qos.dsl.ide.completion;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.ide.syntax.TextBeforeCursor;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.syntax.BlockType;
import org.qos.dsl.syntax.EntryType;
import org.qos.dsl.syntax.Occurrence;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;

/** What can be written in the OpenSM syntax: sections, blocks, entries and what closes them, and values. */
public final class OpenSmCompletion {

    private OpenSmCompletion() {}

    /** What can be written at an offset. */
    public static CompletionResult at(DocumentSnapshot snapshot, int offset) {
        return at(
                snapshot, TextBeforeCursor.of(snapshot, offset), snapshot.text().substring(offset));
    }

    private static CompletionResult at(DocumentSnapshot snapshot, String before, String after) {
        CursorContext place = OpenSmCursorContext.after(before);
        if (place.isProse()) {
            return CompletionResult.NOTHING;
        }
        return place.value().isPresent() ? value(snapshot, place, before, after) : keyword(snapshot, place, after);
    }

    private static CompletionResult value(DocumentSnapshot snapshot, CursorContext place, String before, String after) {
        String head = before.substring(0, before.length() - place.prefix().length());
        boolean isRangeEnd = head.stripTrailing().endsWith("-");
        String suffix = suffix(place).in(after);
        OtherItems others = OtherItems.around(place.value().orElseThrow(), head, after.substring(suffix.length()));
        return CompletionResult.of(
                place.prefix(),
                suffix,
                ValueProposals.of(snapshot, place, place.around(snapshot, suffix, after))
                        .filter(value -> !isRangeEnd || value.label().indexOf('-') < 0)
                        .filter(others::lacks));
    }

    private static TokenSuffix suffix(CursorContext place) {
        ValueKind value = place.value().orElseThrow();
        if (value.isTable()) {
            return TokenSuffix.LIST;
        }
        if (!value.isText() || value == ValueKind.NODE_TYPES) {
            return TokenSuffix.NUMBER;
        }
        return place.prefix().startsWith("\"") ? TokenSuffix.QUOTED : TokenSuffix.NAME;
    }

    private static CompletionResult keyword(DocumentSnapshot snapshot, CursorContext place, String after) {
        String suffix = place.prefix().isEmpty() ? "" : TokenSuffix.KEYWORD.in(after);
        TextAfterCursor textAfterCursor =
                TextAfterCursor.of(place.block(), after.substring(suffix.length()), PolicySyntax.OPENSM);
        WrittenSections sections = new WrittenSections(place.around(snapshot, suffix, after), PolicySyntax.OPENSM);
        Stream<Proposal> proposals = keywords(place, textAfterCursor, sections);
        boolean isEmpty = place.block().isEmpty()
                && PolicyBlocks.sections(PolicySyntax.OPENSM)
                        .map(BlockType::name)
                        .noneMatch(sections::contain);
        Stream<Proposal> whole = isEmpty && suffix.isEmpty()
                ? Stream.of(PolicyTemplate.of(snapshot.context().fabricContext().fabric(), PolicySyntax.OPENSM))
                : Stream.empty();
        return CompletionResult.of(
                place.prefix(),
                suffix,
                Stream.concat(whole, suffix.isEmpty() ? proposals : proposals.map(Proposal::alone)));
    }

    /**
     * An entry that may be written once and is there is left out; other entries that are there come last. A block that has some
     * entries probably goes on with one that it cannot do without.
     */
    private static Stream<Proposal> keywords(CursorContext place, TextAfterCursor after, WrittenSections sections) {
        Optional<BlockType> block = place.block().flatMap(PolicyBlocks::named);
        Stream<Proposal> blocks = block.map(outer -> outer.blocks().stream())
                .orElseGet(() -> PolicyBlocks.sections(PolicySyntax.OPENSM))
                .filter(inner -> !sections.contain(inner.name()))
                .map(OpenSmCompletion::block);
        Stream<EntryType> entries = block.stream().flatMap(outer -> outer.entries(PolicySyntax.OPENSM));
        boolean closes = place.prefix().startsWith("end") || !after.isClosed();
        Stream<Proposal> end =
                closes ? block.stream().map(outer -> Proposal.keyword("end-" + outer.name())) : Stream.empty();
        Map<Boolean, List<EntryType>> present = entries.filter(entry ->
                        !(place.has(entry.name(), after) && entry.openSm().isSingle()))
                .collect(Collectors.partitioningBy(entry -> place.has(entry.name(), after)));
        return Stream.of(
                        blocks,
                        present.get(false).stream()
                                .sorted(Comparator.comparing(
                                        entry -> place.present().isEmpty() || entry.openSm() != Occurrence.REQUIRED))
                                .map(OpenSmCompletion::entry),
                        end,
                        present.get(true).stream().map(OpenSmCompletion::entry))
                .flatMap(proposals -> proposals);
    }

    private static Proposal entry(EntryType entry) {
        if (entry.keyword().indexOf(',') > 0) {
            String keyword = entry.keyword().replace(",", ", ") + " ";
            return Proposal.keyword(keyword).withSnippet(keyword + "$1 : $2").withDocumentation(entry.documentation());
        }
        Proposal proposal = Proposal.keyword(entry.keyword() + " ").withDocumentation(entry.documentation());
        return ValueTemplates.of(entry.value()).isPresent()
                ? proposal.withSnippet(entry.keyword() + " " + ValueTemplates.tabStop(entry.value(), 1))
                : proposal;
    }

    private static Proposal block(BlockType block) {
        return Proposal.keyword(block.name()).withSnippet(BlockTemplate.of(block, PolicySyntax.OPENSM));
    }
}

package org.qos.dsl.ide.completion;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.dsl.ide.semantics.PartitionDocs;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.partition.MemberSelection;
import org.qos.dsl.partition.PartitionFlag;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.value.Rate;

/** What can be written in a partition file: partitions, flags and their values, members and how they belong. */
public final class PartitionsCompletion {

    private PartitionsCompletion() {}

    /** What can be written at an offset. */
    public static CompletionResult at(DocumentSnapshot snapshot, int offset) {
        PartitionsCursorContext place = PartitionsCursorContext.at(snapshot.text(), offset);
        return CompletionResult.of(place.prefix(), place.rest(), proposals(snapshot, place));
    }

    private static Stream<Proposal> proposals(DocumentSnapshot snapshot, PartitionsCursorContext place) {
        return switch (place.part()) {
            case PROSE -> Stream.empty();
            case NAME -> NewPartitions.names(snapshot, place.lastOnLine());
            case PKEY -> NewPartitions.pkeys(snapshot);
            case FLAG -> flags(place, false);
            case GROUP_FLAG -> flags(place, true);
            case FLAG_VALUE -> PartitionFlag.of(place.flag()).stream().flatMap(flag -> values(flag, snapshot));
            case MEMBER -> members(snapshot, place);
            case MEMBERSHIP -> memberships();
        };
    }

    /** A flag is proposed once, except scope: each scope makes a group of its own. */
    private static Stream<Proposal> flags(PartitionsCursorContext place, boolean ofGroup) {
        List<PartitionFlag> others = place.others().stream()
                .map(PartitionFlag::of)
                .flatMap(Optional::stream)
                .filter(flag -> flag != PartitionFlag.SCOPE)
                .toList();
        return Arrays.stream(PartitionFlag.values())
                .filter(flag -> !ofGroup || flag.isOfGroup())
                .filter(flag -> !others.contains(flag))
                .map(flag -> proposal(flag, place));
    }

    private static Proposal proposal(PartitionFlag flag, PartitionsCursorContext place) {
        boolean bare = flag == PartitionFlag.IPOIB || flag == PartitionFlag.INDX0;
        return new Proposal(
                flag.keyword() + (bare ? "" : "="),
                flag.keyword() + (bare || place.valueFollows() ? "" : "="),
                PartitionDocs.flag(flag),
                CompletionItemKind.Keyword,
                Optional.empty());
    }

    private static Stream<Proposal> values(PartitionFlag flag, DocumentSnapshot snapshot) {
        return switch (flag) {
            case MTU -> ValueProposals.mtus();
            case RATE -> ValueProposals.rates().filter(rate -> Integer.parseInt(rate.text()) <= Rate.MAX_OPENSM_CODE);
            case SL -> ValueProposals.levels(snapshot);
            case SCOPE ->
                PartitionDocs.scopes().entrySet().stream()
                        .map(scope -> Proposal.value(scope.getKey().toString(), scope.getValue()));
            case DEFMEMBER -> memberships();
            case Q_KEY -> Stream.of(Proposal.value("0xb1b", "the Q_Key of IPoIB"));
            case TCLASS, FLOW_LABEL, IPOIB, INDX0 -> Stream.empty();
        };
    }

    private static Stream<Proposal> members(DocumentSnapshot snapshot, PartitionsCursorContext place) {
        Stream<Proposal> keywords = MemberSelection.KEYWORDS.stream()
                .filter(keyword -> !place.others().contains(keyword))
                .map(keyword ->
                        Proposal.value(keyword, PartitionDocs.member(keyword).orElseThrow()));
        // what follows an mgid on its line would be flags
        Stream<Proposal> group = place.lastOnLine()
                ? Stream.of(Proposal.keyword("mgid=").withDetail("a multicast group"))
                : Stream.empty();
        Set<String> guids = place.others().stream()
                .map(keyword -> FabricNames.hex(MemberSelection.of(keyword).portGuid()))
                .collect(Collectors.toSet());
        Stream<Proposal> ports = FabricNames.guids(
                        snapshot.context().fabricContext().fabric())
                .filter(port -> !guids.contains(port.text()));
        return Stream.of(keywords, group, ports).flatMap(part -> part);
    }

    private static Stream<Proposal> memberships() {
        return Stream.of(Membership.FULL, Membership.LIMITED, Membership.BOTH)
                .map(membership -> Proposal.value(
                        membership.name().toLowerCase(Locale.ROOT), PartitionDocs.membership(membership)));
    }
}

package org.qos.dsl.ide.completion;

import java.util.Arrays;
import java.util.stream.Stream;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.lower.FlagWord;

/** What can be written in a partition file: flags and their values, members and how they belong. */
final class PartitionsOffer {

    private static final int GREATEST_RATE = 22;

    private PartitionsOffer() {}

    /** What can be written at a cursor behind a text. */
    static Offer behind(View view, String before) {
        Place place = PartitionsPlace.behind(before);
        return place.isProse() ? Offer.NOTHING : Offer.of(place.prefix(), proposals(view, place));
    }

    private static Stream<Proposal> proposals(View view, Place place) {
        if (place.entry().isEmpty()) {
            return flags(place);
        }
        return switch (place.entry().get()) {
            case "member" -> members(view);
            case PartitionsPlace.MEMBERSHIP, "defmember" -> memberships();
            default -> FlagWord.of(place.entry().get()).stream().flatMap(flag -> values(flag, view));
        };
    }

    private static Stream<Proposal> flags(Place place) {
        boolean ofGroup =
                place.block().filter(PartitionsPlace.MULTICAST::equals).isPresent();
        return Arrays.stream(FlagWord.values())
                .filter(flag -> !ofGroup || flag.isOfGroup())
                .filter(flag -> !place.present().contains(flag.word()))
                .map(flag -> Proposal.keyword(
                                flag == FlagWord.IPOIB || flag == FlagWord.INDX0 ? flag.word() : flag.word() + "=")
                        .withDetail(meaning(flag)));
    }

    private static String meaning(FlagWord flag) {
        return switch (flag) {
            case MTU -> "MTU of the groups, 1 to 5";
            case RATE -> "rate of the groups, 2 to 22";
            case SCOPE -> "scope of the groups of mgid lines";
            case Q_KEY -> "Q_Key of the groups";
            case TCLASS -> "traffic class of the groups";
            case SL -> "SL of the partition and of its groups";
            case FLOW_LABEL -> "flow label of the groups";
            case IPOIB -> "with a broadcast group for IPoIB";
            case DEFMEMBER -> "how ports belong for which nothing else is written";
            case INDX0 -> "the P_Key stands first in the tables of the members";
        };
    }

    private static Stream<Proposal> values(FlagWord flag, View view) {
        return switch (flag) {
            case MTU -> Values.mtus();
            case RATE -> Values.rates().filter(rate -> Integer.parseInt(rate.text()) <= GREATEST_RATE);
            case SL -> Values.levels(view);
            case SCOPE ->
                Stream.of(
                        Proposal.value("2", "this link"),
                        Proposal.value("5", "this site"),
                        Proposal.value("14", "global"));
            case DEFMEMBER -> memberships();
            case Q_KEY, TCLASS, FLOW_LABEL, IPOIB, INDX0 -> Stream.empty();
        };
    }

    private static Stream<Proposal> members(View view) {
        Stream<Proposal> words = Stream.of(
                Proposal.value("ALL", "all ports"),
                Proposal.value("ALL_CAS", "ports of channel adapters"),
                Proposal.value("ALL_SWITCHES", "switches"),
                Proposal.value("ALL_ROUTERS", "ports of routers"),
                Proposal.value("SELF", "the port of the subnet manager"),
                Proposal.keyword("mgid=").withDetail("a multicast group"));
        return Stream.concat(words, FabricNames.guids(view.site().subnet().fabric()));
    }

    private static Stream<Proposal> memberships() {
        return Stream.of(
                Proposal.value("full", "talks to all members"),
                Proposal.value("limited", "talks to full members only"),
                Proposal.value("both", "full and limited at once"));
    }
}

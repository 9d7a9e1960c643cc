package org.qos.analysis.partition;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.MatchRule;

/** Searches for two members of a partition that get another level than the partition: a few pairs of members for each rule. */
final class OtherLevelSearch {

    private final BoundPolicy bound;
    private final EndLists lists;
    private final Partition partition;
    private final BitSet accepting;
    private final Match match;
    private final MemberPairs members;
    /** Some members of the lists that were asked for. */
    private final Map<Integer, long[]> ends = new HashMap<>();
    /** The sources and destinations whose pairs were tried. */
    private final Set<Long> tried = new HashSet<>();

    /**
     * A search.
     *
     * @param lists the sources and destinations of the rules
     * @param accepting the places from 0 of the rules that accept the P_Key of the partition and need no other field
     * @param match the level of the partition
     */
    OtherLevelSearch(BoundPolicy bound, EndLists lists, Partition partition, BitSet accepting, Match match) {
        this.bound = bound;
        this.lists = lists;
        this.partition = partition;
        this.accepting = accepting;
        this.match = match;
        this.members = new MemberPairs(partition, bound);
    }

    /** The rules that come before that of the partition and want something else. */
    Optional<OtherLevel> first() {
        int limit = match.isDefault() ? bound.policy().rules().size() : match.rule() - 1;
        for (int rule = accepting.nextSetBit(0); rule >= 0 && rule < limit; rule = accepting.nextSetBit(rule + 1)) {
            int sources = lists.source(rule);
            int destinations = lists.destination(rule);
            if (hasEnds(sources)
                    && hasEnds(destinations)
                    && !PartitionLevel.agree(rule(rule).level(), match.level())
                    && tried.add((long) sources * lists.size() + destinations)) {
                Optional<OtherLevel> found = first(sources, destinations);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private boolean hasEnds(int list) {
        return ends(list).length > 0;
    }

    private Optional<OtherLevel> first(int sources, int destinations) {
        for (long source : ends(sources)) {
            for (long destination : ends(destinations)) {
                if (members.mayTalk(source, destination)) {
                    OtherLevel found = answer(source, destination);
                    if (!PartitionLevel.agree(found.match().level(), match.level())) {
                        return Optional.of(found);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private long[] ends(int list) {
        return ends.computeIfAbsent(list, some -> members.ends(lists.groups(some)));
    }

    private OtherLevel answer(long source, long destination) {
        Request request = new Request(
                source,
                destination,
                OptionalLong.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.of(partition.pkey()));
        ReferenceMatcher matcher = new ReferenceMatcher(bound);
        int rule = accepting.nextSetBit(0);
        while (rule >= 0 && !matcher.matches(rule(rule), request)) {
            rule = accepting.nextSetBit(rule + 1);
        }
        return new OtherLevel(request, Match.of(bound.policy(), rule + 1));
    }

    private MatchRule rule(int place) {
        return bound.policy().rules().get(place);
    }
}

package org.qos.analysis.partition;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.MatchRule;

/** Finds the levels of partitions. */
public final class PartitionLevels {

    /** A port that no group has. */
    private static final long NO_PORT = 0;

    private final BoundPolicy bound;
    private final ReferenceMatcher matcher;

    private PartitionLevels(BoundPolicy bound) {
        this.bound = bound;
        this.matcher = new ReferenceMatcher(bound);
    }

    /** The levels of all partitions that the policy is bound to, in their order. */
    public static List<PartitionLevel> of(BoundPolicy bound) {
        PartitionLevels levels = new PartitionLevels(bound);
        return bound.partitions().partitions().stream().map(levels::of).toList();
    }

    private PartitionLevel of(Partition partition) {
        Match match = matcher.match(request(NO_PORT, NO_PORT, partition));
        return new PartitionLevel(partition, match, other(partition, match));
    }

    /** The rules that come first and want something else are tried with a few pairs of members each. */
    private Optional<OtherLevel> other(Partition partition, Match match) {
        List<MatchRule> rules = bound.policy().rules();
        List<MatchRule> earlier = rules.subList(0, match.isDefault() ? rules.size() : match.rule() - 1);
        MemberPairs pairs = new MemberPairs(partition, bound);
        return earlier.stream()
                .filter(rule -> isMet(rule, partition) && !PartitionLevel.agree(rule.level(), match.level()))
                .flatMap(rule -> pairs(pairs, rule, partition))
                .map(request -> new OtherLevel(request, matcher.match(request)))
                .filter(found -> !PartitionLevel.agree(found.match().level(), match.level()))
                .findFirst();
    }

    private static Stream<Request> pairs(MemberPairs pairs, MatchRule rule, Partition partition) {
        return LongStream.of(pairs.ends(rule.sources())).boxed().flatMap(source -> LongStream.of(
                        pairs.ends(rule.destinations()))
                .filter(destination -> pairs.mayTalk(source, destination))
                .mapToObj(destination -> request(source, destination, partition)));
    }

    /** Whether the request meets what the rule states besides the ends. */
    private static boolean isMet(MatchRule rule, Partition partition) {
        return rule.serviceIds().isEmpty()
                && rule.qosClasses().isEmpty()
                && rule.tclasses().isEmpty()
                && (rule.pkeys().isEmpty() || rule.pkeys().contains(partition.pkey()));
    }

    private static Request request(long source, long destination, Partition partition) {
        return new Request(
                source,
                destination,
                OptionalLong.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.of(partition.pkey()));
    }
}

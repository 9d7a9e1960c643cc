package org.qos.analysis.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.PartitionMembers;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** The levels of partitions are those that the reference matcher finds by trying all rules for each partition. */
class RandomPartitionLevelsTest {

    private static final long SEED = 20261127;
    private static final int ROUNDS = 5_000;
    private static final int PORTS = 5;
    private static final Fabric HOSTS = Fabric.of(
            LongStream.rangeClosed(1, PORTS)
                    .mapToObj(RandomPartitionLevelsTest::host)
                    .toList(),
            OptionalLong.of(1));
    private static final List<QosLevel> LEVELS =
            IntStream.range(0, 3).mapToObj(sl -> QosLevel.ofSl("L" + sl, sl)).toList();

    private final Random random = new Random(SEED);

    @Test
    void levelsAreThoseOfAllRulesTriedForEachPartition() {
        int others = 0;
        int ofRules = 0;
        for (int round = 0; round < ROUNDS; round++) {
            BoundPolicy bound = BoundPolicy.bind(policy(), random.nextInt(3) == 0 ? Fabric.EMPTY : HOSTS, partitions());
            List<PartitionLevel> expected = bound.partitions().partitions().stream()
                    .map(partition -> expected(partition, bound))
                    .toList();
            String about =
                    "seed " + SEED + ", round " + round + ": " + bound.policy().rules() + " " + bound.partitions();
            assertEquals(expected, PartitionLevels.of(bound), about);
            others +=
                    expected.stream().filter(found -> found.other().isPresent()).count();
            ofRules += expected.stream()
                    .filter(found -> !found.match().isDefault())
                    .count();
        }
        assertTrue(others > ROUNDS / 10, others + " partitions with another level");
        assertTrue(ofRules > ROUNDS / 10, ofRules + " partitions with the level of a rule");
    }

    private static PartitionLevel expected(Partition partition, BoundPolicy bound) {
        ReferenceMatcher matcher = new ReferenceMatcher(bound);
        Match match = matcher.match(request(0, 0, partition));
        List<OtherLevel> ofMembers = ofMembers(partition, bound);
        if (!ofMembers.isEmpty()
                && ofMembers.stream().noneMatch(one -> one.match().equals(match))) {
            Match first = ofMembers.get(0).match();
            return new PartitionLevel(
                    partition,
                    first,
                    ofMembers.stream()
                            .filter(one -> !PartitionLevel.agree(one.match().level(), first.level()))
                            .findFirst());
        }
        MemberPairs pairs = new MemberPairs(partition, bound);
        List<MatchRule> rules = bound.policy().rules();
        Optional<OtherLevel> other = rules.subList(0, match.isDefault() ? rules.size() : match.rule() - 1).stream()
                .filter(rule -> isMet(rule, partition) && !PartitionLevel.agree(rule.level(), match.level()))
                .flatMap(rule -> LongStream.of(pairs.ends(rule.sources()))
                        .boxed()
                        .flatMap(source -> LongStream.of(pairs.ends(rule.destinations()))
                                .filter(destination -> pairs.mayTalk(source, destination))
                                .mapToObj(destination -> request(source, destination, partition))))
                .map(request -> new OtherLevel(request, matcher.match(request)))
                .filter(found -> !PartitionLevel.agree(found.match().level(), match.level()))
                .findFirst();
        return new PartitionLevel(partition, match, other);
    }

    /** What the requests between all members of a known fabric get, by the rules that decide them. */
    private static List<OtherLevel> ofMembers(Partition partition, BoundPolicy bound) {
        MemberPairs pairs = new MemberPairs(partition, bound);
        EndpointSet members = PartitionMembers.of(partition, bound.fabric()).all();
        return members.ports().stream()
                .flatMap(source -> members.ports().stream()
                        .filter(destination -> pairs.mayTalk(source.guid(), destination.guid()))
                        .map(destination -> request(source.guid(), destination.guid(), partition)))
                .map(request -> new OtherLevel(request, new ReferenceMatcher(bound).match(request)))
                .sorted(Comparator.comparingInt(one -> one.match().rule()))
                .toList();
    }

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

    private Policy policy() {
        List<PortGroup> groups = IntStream.range(0, 4).mapToObj(this::group).toList();
        List<MatchRule> rules = IntStream.range(0, random.nextInt(9))
                .mapToObj(i -> rule(groups))
                .toList();
        return new Policy(groups, LEVELS, LEVELS.get(0), rules, FabricSetup.NONE);
    }

    /** Some ports, at times one that the fabric does not have or none at all. */
    private PortGroup group(int number) {
        return PortGroup.ofGuids(
                "group" + number,
                Ranges.ofValues(
                        random.longs(1 + random.nextInt(3), 0, PORTS + 2).toArray()));
    }

    private MatchRule rule(List<PortGroup> groups) {
        return new MatchRule(
                "",
                ends(groups),
                ends(groups),
                random.nextInt(8) == 0 ? Ranges.ofValues(1) : Ranges.NONE,
                random.nextInt(8) == 0 ? Ranges.ofValues(1) : Ranges.NONE,
                random.nextInt(8) == 0 ? Ranges.ofValues(1) : Ranges.NONE,
                random.nextBoolean() ? pkeys() : Ranges.NONE,
                LEVELS.get(random.nextInt(LEVELS.size())));
    }

    private List<PortGroup> ends(List<PortGroup> groups) {
        return random.nextInt(3) == 0
                ? List.of()
                : IntStream.rangeClosed(0, random.nextInt(2))
                        .mapToObj(i -> groups.get(random.nextInt(groups.size())))
                        .toList();
    }

    private Ranges pkeys() {
        int first = random.nextInt(8);
        long beyond = random.nextInt(10) == 0 ? -1 : 0x7fff;
        return Ranges.of(
                new Range(first, first + random.nextInt(3)),
                random.nextInt(4) == 0 ? new Range(0x7ffe, beyond) : Range.of(random.nextInt(10)));
    }

    private Partitions partitions() {
        return new Partitions(IntStream.rangeClosed(0, random.nextInt(5))
                .mapToObj(i -> new Partition(
                        "partition" + i,
                        random.nextInt(6) == 0 ? 0x7fff - random.nextInt(2) : 1 + random.nextInt(9),
                        0,
                        List.of(),
                        members()))
                .toList());
    }

    private List<PartitionMember> members() {
        return IntStream.range(0, random.nextInt(4))
                .mapToObj(i -> new PartitionMember(
                        random.nextInt(3) == 0 ? Selection.ALL : Selection.PORT,
                        1 + random.nextInt(PORTS),
                        Membership.values()[random.nextInt(Membership.values().length)]))
                .toList();
    }

    private static Node host(long portGuid) {
        PortId id = new PortId(portGuid + 0x100, 1);
        Port port = new Port(id, portGuid, 0, 0, Optional.empty());
        return new Node(id.nodeGuid(), NodeType.CA, "host" + portGuid, 1, false, List.of(port));
    }
}

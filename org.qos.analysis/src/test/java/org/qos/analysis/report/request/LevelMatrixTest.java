package org.qos.analysis.report.request;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

class LevelMatrixTest {

    private static final long SEED = 13;
    private static final int POLICIES = 200;
    private static final int HOSTS = 9;
    private static final List<QosLevel> LEVELS =
            List.of(QosLevel.ofSl("DEFAULT", 0), QosLevel.ofSl("a", 1), QosLevel.ofSl("b", 2));
    private static final Fabric FABRIC = Fabric.of(
            LongStream.rangeClosed(1, HOSTS).mapToObj(LevelMatrixTest::host).toList(), OptionalLong.empty());

    @Test
    void countsEveryPairThatSharesAPartitionAsTheMatcherDecidesIt() {
        System.out.println("seed " + SEED);
        Random random = new Random(SEED);
        for (int i = 0; i < POLICIES; i++) {
            Partitions partitions = random.nextBoolean() ? Partitions.WITHOUT_FILE : partitions(random);
            BoundPolicy bound = BoundPolicy.bind(policy(random), FABRIC, partitions);
            SharedPkeys shared = new SharedPkeys(partitions, FABRIC);
            Matcher matcher = new ReferenceMatcher(bound);
            List<Integer> rows = List.of(-1, 0, 1, 2);
            LevelMatrix matrix = new LevelMatrix(bound, matcher, new GroupClasses(bound, shared), rows);
            for (int source = 0; source < rows.size(); source++) {
                for (int destination = 0; destination < rows.size(); destination++) {
                    assertEquals(
                            counted(bound, matcher, shared, rows.get(source), rows.get(destination)),
                            matrix.cell(source, destination));
                }
            }
        }
    }

    private static Map<QosLevel, Long> counted(
            BoundPolicy bound, Matcher matcher, SharedPkeys shared, int source, int destination) {
        Map<QosLevel, Long> counts = new IdentityHashMap<>();
        for (long from = 1; from <= HOSTS; from++) {
            for (long to = 1; to <= HOSTS; to++) {
                Request request = Request.between(from, to);
                if (isIn(bound, source, from) && isIn(bound, destination, to) && !shared.isUnanswered(request)) {
                    counts.merge(matcher.match(request).level(), 1L, Long::sum);
                }
            }
        }
        return counts;
    }

    private static boolean isIn(BoundPolicy bound, int group, long guid) {
        return group < 0 || bound.members(bound.policy().groups().get(group)).contains(guid);
    }

    private static Partitions partitions(Random random) {
        return new Partitions(IntStream.rangeClosed(1, 3)
                .mapToObj(pkey -> new Partition("p" + pkey, pkey, 0, List.of(), members(random)))
                .toList());
    }

    private static List<PartitionMember> members(Random random) {
        return LongStream.rangeClosed(1, HOSTS)
                .filter(guid -> random.nextInt(3) == 0)
                .mapToObj(guid -> new PartitionMember(
                        PartitionMember.Selection.PORT,
                        guid,
                        random.nextBoolean() ? Membership.FULL : Membership.LIMITED))
                .toList();
    }

    private static Policy policy(Random random) {
        List<PortGroup> groups =
                IntStream.range(0, 3).mapToObj(i -> group("g" + i, random)).toList();
        List<MatchRule> rules = IntStream.range(0, random.nextInt(6))
                .mapToObj(i -> rule(groups, random))
                .toList();
        return new Policy(groups, LEVELS, LEVELS.get(0), rules, FabricSetup.NONE);
    }

    private static PortGroup group(String name, Random random) {
        int first = 1 + random.nextInt(HOSTS);
        return PortGroup.ofGuids(name, Ranges.of(new Range(first, first + random.nextInt(4))));
    }

    private static MatchRule rule(List<PortGroup> groups, Random random) {
        Ranges classes = random.nextInt(4) == 0 ? Ranges.ofValues(1) : Ranges.NONE;
        return new MatchRule(
                "",
                some(groups, random),
                some(groups, random),
                Ranges.NONE,
                classes,
                Ranges.NONE,
                Ranges.NONE,
                LEVELS.get(random.nextInt(3)));
    }

    private static List<PortGroup> some(List<PortGroup> groups, Random random) {
        return groups.stream().filter(group -> random.nextInt(3) == 0).toList();
    }

    private static Node host(long guid) {
        Port port = new Port(new PortId(guid, 1), guid, (int) guid, 0, Optional.empty());
        return new Node(guid, NodeType.CA, "host" + guid, 1, false, List.of(port));
    }
}

package org.qos.analysis.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.testing.FatTree;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** SLs that follow from P_Keys count between ports that share the P_Key. */
class SharedPkeySlsTest {

    private static final long SEED = 20060513;
    private static final int ROUNDS = 500;
    private static final SubnetState STATE = new FatTree(2, 1, 3).build();
    private static final int PKEYS = 6;

    @Test
    void everyPairHasTheSlsOfRequestsWhosePkeyItShares() {
        for (int round = 0; round < ROUNDS; round++) {
            Random random = new Random(SEED + round);
            Partitions partitions = partitions(random);
            BoundPolicy policy = BoundPolicy.bind(policy(random), STATE.fabric(), partitions);
            RoutedSubnet subnet = RoutedSubnet.predicted(STATE, partitions, SmOptions.DEFAULTS.withQos());
            NamedPkeys named = new NamedPkeys(policy.policy(), subnet);
            PairSls decided = new DecidedSls(policy, named, AuditProgress.NONE).kept();
            PairSls matchable = new MatchableSls(policy, named).kept();
            for (int source = 0; source < ends().size(); source++) {
                for (int destination = 0; destination < ends().size(); destination++) {
                    int bits = answered(policy, subnet.pkeys(), source, destination);
                    assertEquals(bits, decided.between(source, destination), "seed " + (SEED + round));
                    int more = matchable.between(source, destination);
                    assertEquals(bits, bits & more, "seed " + (SEED + round));
                }
            }
        }
    }

    @Test
    void withoutAPartitionFilePortsMayShareAnyPkey() {
        BoundPolicy policy = BoundPolicy.bind(policy(List.of(rule(5, 1, 1))), STATE.fabric(), Partitions.WITHOUT_FILE);
        NamedPkeys named = new NamedPkeys(
                policy.policy(), RoutedSubnet.predicted(STATE, Partitions.WITHOUT_FILE, SmOptions.DEFAULTS.withQos()));
        assertEquals(0b100001, new DecidedSls(policy, named, AuditProgress.NONE).between(3, 4));
        assertEquals(0b100001, new MatchableSls(policy, named).between(3, 4));
    }

    @Test
    void pkeysOfARangeCountEach() {
        MatchRule all = new MatchRule(
                "",
                List.of(),
                List.of(),
                Ranges.NONE,
                Ranges.NONE,
                Ranges.NONE,
                Ranges.of(new Range(0, -1L)),
                QosLevel.ofSl("All", 3));
        Partitions partitions = new Partitions(List.of(partition(1, 4, 5), partition(2, 5, 6)));
        BoundPolicy policy = BoundPolicy.bind(policy(List.of(rule(5, 2, 2), all)), STATE.fabric(), partitions);
        RoutedSubnet subnet = RoutedSubnet.predicted(STATE, partitions, SmOptions.DEFAULTS.withQos());
        PairSls decided = new DecidedSls(policy, new NamedPkeys(policy.policy(), subnet), AuditProgress.NONE);
        assertEquals(0b001001, decided.between(end(4), end(5)));
        assertEquals(0b100001, decided.between(end(5), end(6)));
    }

    private static Partition partition(int pkey, long... full) {
        return new Partition(
                "P" + pkey,
                pkey,
                0,
                List.of(),
                LongStream.of(full)
                        .mapToObj(guid -> new PartitionMember(Selection.PORT, guid, Membership.FULL))
                        .toList());
    }

    private static int end(long guid) {
        return STATE.fabric().endpointIndex(guid);
    }

    private static List<Port> ends() {
        return STATE.fabric().endpoints();
    }

    /** The SLs of the requests without a P_Key and with each one that the ports share, if a path may have it at that level. */
    private static int answered(BoundPolicy policy, PkeyTables tables, int source, int destination) {
        int bits = 0;
        for (int pkey = 0; pkey <= PKEYS; pkey++) {
            for (int service = 0; service <= policy.policy().rules().size(); service++) {
                QosLevel level = new ReferenceMatcher(policy)
                        .match(new Request(
                                ends().get(source).guid(),
                                ends().get(destination).guid(),
                                OptionalLong.of(service),
                                OptionalInt.empty(),
                                OptionalInt.empty(),
                                pkey == 0 ? OptionalInt.empty() : OptionalInt.of(pkey)))
                        .level();
                bits |= isAnswered(level.pkeys(), tables, source, destination, pkey) ? 1 << level.sl() : 0;
            }
        }
        return bits;
    }

    private static boolean isAnswered(Ranges allowed, PkeyTables tables, int source, int destination, int pkey) {
        if (pkey == 0) {
            return allowed.isEmpty()
                    || IntStream.rangeClosed(1, PKEYS)
                            .anyMatch(some -> allowed.contains(some) && tables.share(source, destination, some));
        }
        return tables.share(source, destination, pkey) && (allowed.isEmpty() || allowed.contains(pkey));
    }

    private static Partitions partitions(Random random) {
        return new Partitions(IntStream.range(1, PKEYS)
                .mapToObj(pkey -> new Partition(
                        "P" + pkey,
                        pkey,
                        0,
                        List.of(),
                        IntStream.range(0, random.nextInt(5))
                                .mapToObj(member -> new PartitionMember(
                                        Selection.PORT,
                                        4 + random.nextInt(6),
                                        random.nextBoolean() ? Membership.FULL : Membership.LIMITED))
                                .toList()))
                .toList());
    }

    private static Policy policy(Random random) {
        List<PortGroup> groups = IntStream.range(0, 3)
                .mapToObj(group ->
                        PortGroup.ofGuids("G" + group, Ranges.ofValues(4 + random.nextInt(6), 4 + random.nextInt(6))))
                .toList();
        List<MatchRule> rules = new ArrayList<>();
        for (int i = 1; i <= random.nextInt(6) + 1; i++) {
            int first = 1 + random.nextInt(PKEYS);
            rules.add(new MatchRule(
                    "",
                    random.nextBoolean() ? List.of() : List.of(groups.get(random.nextInt(3))),
                    random.nextBoolean() ? List.of() : List.of(groups.get(random.nextInt(3))),
                    random.nextBoolean() ? Ranges.NONE : Ranges.ofValues(i),
                    Ranges.NONE,
                    Ranges.NONE,
                    random.nextBoolean() ? Ranges.NONE : Ranges.of(new Range(first, first + random.nextInt(3))),
                    level(random.nextInt(16), random.nextInt(4) == 0 ? 1 + random.nextInt(PKEYS) : 0)));
        }
        return policy(rules);
    }

    private static Policy policy(List<MatchRule> rules) {
        QosLevel usual = QosLevel.ofSl("DEFAULT", 0);
        return new Policy(List.of(), List.of(usual), usual, rules, FabricSetup.NONE);
    }

    private static MatchRule rule(int sl, int firstPkey, int lastPkey) {
        return new MatchRule(
                "",
                List.of(),
                List.of(),
                Ranges.NONE,
                Ranges.NONE,
                Ranges.NONE,
                Ranges.of(new Range(firstPkey, lastPkey)),
                QosLevel.ofSl("L" + sl, sl));
    }

    private static QosLevel level(int sl, int pkey) {
        return QosLevel.ofSl("L" + sl, sl).withPkeys(pkey == 0 ? Ranges.NONE : Ranges.ofValues(pkey));
    }
}

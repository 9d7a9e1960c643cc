package org.qos.analysis.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.testing.FatTree;
import org.qos.analysis.audit.testing.Site;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

class PairSlsTest {

    private static final long SEED = 20060512;
    private static final SubnetState STATE = new FatTree(2, 1, 3).build();

    /**
     * Each rule has a Service-ID of its own or none, so that a rule decides a request unless one for the ends alone
     * does.
     */
    @Test
    void everyPairHasTheSlsOfTheRequestsBetweenItAndNoOthers() {
        for (int i = 0; i < 300; i++) {
            Random random = new Random(SEED + i);
            BoundPolicy policy = BoundPolicy.bind(policy(random), STATE.fabric(), Partitions.WITHOUT_FILE);
            NamedPkeys pkeys = pkeys(policy);
            ReferenceMatcher matcher = new ReferenceMatcher(policy);
            List<PairSls> both =
                    List.of(new MatchableSls(policy, pkeys), new DecidedSls(policy, pkeys, AuditProgress.NONE));
            List<Port> ends = STATE.fabric().endpoints();
            for (int source = 0; source < ends.size(); source++) {
                for (int destination = 0; destination < ends.size(); destination++) {
                    int bits = 0;
                    for (int service = 0; service <= policy.policy().rules().size(); service++) {
                        bits |= 1
                                << matcher.match(new Request(
                                                ends.get(source).guid(),
                                                ends.get(destination).guid(),
                                                OptionalLong.of(service),
                                                OptionalInt.empty(),
                                                OptionalInt.empty(),
                                                OptionalInt.empty()))
                                        .level()
                                        .sl();
                    }
                    for (PairSls sls : both) {
                        assertEquals(bits, sls.between(source, destination), "seed " + (SEED + i));
                    }
                }
            }
        }
    }

    @Test
    void aRuleThatEarlierOnesLeaveNothingGivesNoSl() {
        QosLevel usual = QosLevel.ofSl("DEFAULT", 0);
        List<MatchRule> rules = List.of(
                ofServices(new Range(0, 99), 1), ofServices(new Range(100, 200), 2), ofServices(new Range(50, 150), 3));
        BoundPolicy policy = BoundPolicy.bind(
                new Policy(List.of(), List.of(usual), usual, rules, FabricSetup.NONE),
                STATE.fabric(),
                Partitions.WITHOUT_FILE);
        assertEquals(0b0111, new DecidedSls(policy, pkeys(policy), AuditProgress.NONE).between(3, 4));
        assertEquals(0b1111, new MatchableSls(policy, pkeys(policy)).between(3, 4));
    }

    private static NamedPkeys pkeys(BoundPolicy policy) {
        return new NamedPkeys(
                policy.policy(), RoutedSubnet.predicted(STATE, policy.partitions(), SmOptions.DEFAULTS.withQos()));
    }

    private static MatchRule ofServices(Range services, int sl) {
        return new MatchRule(
                "",
                List.of(),
                List.of(),
                Ranges.of(services),
                Ranges.NONE,
                Ranges.NONE,
                Ranges.NONE,
                QosLevel.ofSl("L" + sl, sl));
    }

    private static Policy policy(Random random) {
        List<PortGroup> groups = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            groups.add(PortGroup.ofGuids("G" + i, Ranges.ofValues(4 + random.nextInt(6), 4 + random.nextInt(6))));
        }
        List<MatchRule> rules = new ArrayList<>();
        for (int i = 1; i <= random.nextInt(6) + 1; i++) {
            QosLevel level = QosLevel.ofSl("L" + i, random.nextInt(16));
            rules.add(Site.rule(level, some(groups, random), some(groups, random), random.nextInt(4) == 0 ? 0 : i));
        }
        QosLevel usual = QosLevel.ofSl("DEFAULT", 0);
        return new Policy(groups, List.of(usual), usual, rules, FabricSetup.NONE);
    }

    private static List<PortGroup> some(List<PortGroup> groups, Random random) {
        return random.nextBoolean() ? List.of() : List.of(groups.get(random.nextInt(groups.size())));
    }
}

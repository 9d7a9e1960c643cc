package org.qos.analysis.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import org.qos.runtime.policy.Ranges;

class PolicySlsTest {

    private static final long SEED = 20060512;
    private static final SubnetState STATE = new FatTree(2, 1, 3).build();

    /** Each rule has a Service-ID of its own or none, so that a rule decides a request unless one for the ends alone does. */
    @Test
    void everyPairHasTheSlsOfTheRequestsBetweenItAndNoOthers() {
        for (int i = 0; i < 300; i++) {
            Random random = new Random(SEED + i);
            BoundPolicy policy = BoundPolicy.bind(policy(random), STATE.fabric(), Partitions.WITHOUT_FILE);
            ReferenceMatcher matcher = new ReferenceMatcher(policy);
            RoutedSubnet subnet =
                    RoutedSubnet.predicted(STATE, Partitions.WITHOUT_FILE, SmOptions.DEFAULTS.withQos());
            PolicySls sls = new PolicySls(policy, subnet, rule -> true);
            List<Port> ends = STATE.fabric().endpoints();
            for (int source = 0; source < ends.size(); source++) {
                for (int destination = 0; destination < ends.size(); destination++) {
                    int bits = 0;
                    for (int service = 0; service <= policy.policy().rules().size(); service++) {
                        bits |= 1 << matcher.match(new Request(
                                        ends.get(source).guid(),
                                        ends.get(destination).guid(),
                                        OptionalLong.of(service),
                                        OptionalInt.empty(),
                                        OptionalInt.empty(),
                                        OptionalInt.empty()))
                                .level()
                                .sl();
                    }
                    assertEquals(bits, sls.between(source, destination, 0), "seed " + (SEED + i));
                }
            }
        }
    }

    @Test
    void rulesThatDecideNothingGiveNoSl() {
        Policy policy = policy(new Random(SEED));
        RoutedSubnet subnet = RoutedSubnet.predicted(STATE, Partitions.WITHOUT_FILE, SmOptions.DEFAULTS.withQos());
        PolicySls none =
                new PolicySls(BoundPolicy.bind(policy, STATE.fabric(), Partitions.WITHOUT_FILE), subnet, rule -> false);
        assertEquals(1, none.between(3, 4, 0));
        assertTrue(policy.rules().stream().anyMatch(rule -> rule.level().sl() != 0));
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

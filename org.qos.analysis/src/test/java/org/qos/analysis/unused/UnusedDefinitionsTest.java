package org.qos.analysis.unused;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;

class UnusedDefinitionsTest {

    private static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 0);
    private static final QosLevel USED = QosLevel.ofSl("used", 1);
    private static final QosLevel LEFT = QosLevel.ofSl("left", 2);

    private final PortGroup sources = group("sources");
    private final PortGroup destinations = group("destinations");
    private final PortGroup vls = group("vls");
    private final PortGroup peers = group("peers");
    private final PortGroup weights = group("weights");
    private final PortGroup forgotten = group("forgotten");
    private final PortGroup twin = group("sources");

    @Test
    void groupsOfRulesAndScopesAreUsed() {
        assertEquals(
                List.of(forgotten),
                UnusedDefinitions.groups(policy(sources, destinations, vls, peers, weights, forgotten)));
    }

    @Test
    void ofTwoGroupsWithOneNameOnlyTheOneReferredToIsUsed() {
        List<PortGroup> unused = UnusedDefinitions.groups(policy(sources, twin));
        assertEquals(1, unused.size());
        assertEquals(System.identityHashCode(twin), System.identityHashCode(unused.get(0)));
    }

    @Test
    void theDefaultLevelAndThoseOfRulesAreUsed() {
        assertEquals(List.of(LEFT), UnusedDefinitions.levels(policy()));
    }

    private Policy policy(PortGroup... groups) {
        MatchRule rule = new MatchRule(
                "", List.of(sources), List.of(destinations), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.NONE, USED);
        Sl2VlScope table =
                new Sl2VlScope(List.of(vls), List.of(), List.of(peers), PortNumbers.ALL, PortNumbers.ALL, List.of());
        VlArbScope arbitration =
                new VlArbScope(List.of(), List.of(weights), PortNumbers.ALL, List.of(), List.of(), OptionalInt.empty());
        FabricSetup setup = new FabricSetup(List.of(table), List.of(arbitration));
        return new Policy(List.of(groups), List.of(DEFAULT, USED, LEFT), DEFAULT, List.of(rule), setup);
    }

    private static PortGroup group(String name) {
        return PortGroup.ofGuids(name, Ranges.ofValues(1));
    }
}

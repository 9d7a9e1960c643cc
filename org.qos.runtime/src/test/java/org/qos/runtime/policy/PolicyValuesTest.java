package org.qos.runtime.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.runtime.testing.Policies.GOLD;
import static org.qos.runtime.testing.Policies.guids;
import static org.qos.runtime.testing.Policies.rule;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.testing.Policies;
import org.qos.runtime.value.VlWeight;

/** The values that a policy is made of. */
class PolicyValuesTest {

    private static final PortGroup HOSTS = guids("hosts", 1);
    private static final PortGroup DISKS = guids("disks", 2);
    private static final PortGroup OTHERS = guids("others", 3);
    private static final Ranges ANY_VALUE = Ranges.ofValues(0);

    @Test
    void portNumbersAreThoseOfARangeOrAll() {
        PortNumbers some = PortNumbers.of(Ranges.of(new Range(2, 4)));
        assertEquals(
                List.of(false, true, true, true, false),
                Stream.of(1, 2, 3, 4, 5).map(some::contains).toList());
        assertTrue(PortNumbers.ALL.contains(0));
        assertTrue(PortNumbers.ALL.contains(254));
        assertFalse(PortNumbers.of(Ranges.NONE).contains(1), "no number is not every number");
    }

    @Test
    void aRangeOfOneValueIsSingle() {
        assertTrue(Range.of(7).isSingle());
        assertFalse(new Range(7, 8).isSingle());
        assertEquals(Range.of(7), Range.between(7, 7));
        assertEquals(new Range(1, -1L), Range.between(-1L, 1), "the values are unsigned");
    }

    @Test
    void aGroupOfGuidsSelectsNothingElse() {
        PortGroup group = PortGroup.ofGuids("hosts", Ranges.ofValues(1, 2));
        assertEquals(
                new PortGroup("hosts", "", Ranges.ofValues(2, 1), List.of(), List.of(), Ranges.NONE, Set.of(), false),
                group);
    }

    @Test
    void theNodeTypesOfAGroupHaveOneOrder() {
        PortGroup group = Policies.types("all", NodeType.ROUTER, NodeType.SWITCH, NodeType.CA);
        assertEquals(List.copyOf(EnumSet.allOf(NodeType.class)), List.copyOf(group.nodeTypes()));
        assertThrows(
                UnsupportedOperationException.class, () -> group.nodeTypes().clear());
    }

    @Test
    void aLevelOfAnSlLimitsNothing() {
        QosLevel level = QosLevel.ofSl("gold", 3);
        assertEquals(3, level.sl());
        assertEquals("gold", level.name());
        assertEquals(
                List.of(OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty()),
                List.of(level.mtuLimit(), level.rateLimit(), level.packetLife()));
        assertTrue(level.pkeys().isEmpty());
    }

    @Test
    void theGroupsOfAScopeAreReplacedEachInItsPlace() {
        Sl2VlScope table = new Sl2VlScope(
                List.of(HOSTS),
                List.of(DISKS),
                List.of(OTHERS),
                PortNumbers.ALL,
                PortNumbers.of(ANY_VALUE),
                List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
        assertEquals(
                new Sl2VlScope(
                        List.of(HOSTS, HOSTS),
                        List.of(DISKS, DISKS),
                        List.of(OTHERS, OTHERS),
                        table.from(),
                        table.to(),
                        table.vls()),
                table.mapGroups(PolicyValuesTest::twice));
        VlArbScope weights = new VlArbScope(
                List.of(HOSTS),
                List.of(DISKS),
                PortNumbers.ALL,
                List.of(new VlWeight(1, 2)),
                List.of(new VlWeight(3, 4)),
                OptionalInt.of(5));
        assertEquals(
                new VlArbScope(
                        List.of(HOSTS, HOSTS),
                        List.of(DISKS, DISKS),
                        PortNumbers.ALL,
                        List.of(new VlWeight(1, 2)),
                        List.of(new VlWeight(3, 4)),
                        OptionalInt.of(5)),
                weights.mapGroups(PolicyValuesTest::twice));
    }

    @Test
    void aPolicyKeepsItsListsWhenTheirMakerChangesThem() {
        List<PortGroup> groups = new ArrayList<>(List.of(HOSTS));
        List<MatchRule> rules = new ArrayList<>(List.of(rule(GOLD).from(HOSTS).done()));
        Policy policy = new Policy(groups, List.of(GOLD), GOLD, rules, FabricSetup.NONE);
        groups.clear();
        rules.clear();
        assertEquals(List.of(HOSTS), policy.groups());
        assertEquals(1, policy.rules().size());
    }

    private static List<PortGroup> twice(List<PortGroup> groups) {
        return Stream.concat(groups.stream(), groups.stream()).toList();
    }
}

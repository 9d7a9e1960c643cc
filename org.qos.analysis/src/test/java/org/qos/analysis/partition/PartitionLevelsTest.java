package org.qos.analysis.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
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
import org.qos.runtime.policy.Ranges;

class PartitionLevelsTest {

    private static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 0);
    private static final QosLevel GOLD = QosLevel.ofSl("gold", 1);
    private static final QosLevel SILVER = QosLevel.ofSl("silver", 2);
    private static final QosLevel ALSO_GOLD = QosLevel.ofSl("also gold", 1);
    private static final PortGroup SERVERS = PortGroup.ofGuids("servers", Ranges.ofValues(1, 2));
    private static final PortGroup STRANGERS = PortGroup.ofGuids("strangers", Ranges.ofValues(9));

    /** Five hosts with port GUIDs 1 to 5. */
    private static final Fabric HOSTS = Fabric.of(
            LongStream.rangeClosed(1, 5).mapToObj(PartitionLevelsTest::host).toList(), OptionalLong.empty());

    @Test
    void theLevelIsThatOfARequestWithThePkeyAlone() {
        assertEquals(GOLD, level(HOSTS, pkey(GOLD, 0x10)).level());
        assertEquals(DEFAULT, level(HOSTS, pkey(GOLD, 0x11)).level());
        assertEquals(1, level(HOSTS, pkey(GOLD, 0x10)).match().rule());
    }

    @Test
    void groupsOfPortsHaveNoPartInIt() {
        assertEquals(DEFAULT, level(HOSTS, to(GOLD, SERVERS)).level());
    }

    @Test
    void groupsOfPortsDecideWhereTheyHaveAllMembers() {
        PartitionLevel found = level(HOSTS, members(1, 2), from(SILVER, SERVERS), pkey(GOLD, 0x10));
        assertEquals(SILVER, found.level());
        assertEquals(Optional.empty(), found.other());
        assertEquals(
                GOLD,
                level(HOSTS, members(1, 3), from(SILVER, SERVERS), pkey(GOLD, 0x10))
                        .level());
        assertEquals(
                GOLD,
                level(Fabric.EMPTY, members(1, 2), from(SILVER, SERVERS), pkey(GOLD, 0x10))
                        .level());
    }

    @Test
    void groupsThatDecideTogetherGiveTheLevelOfTheFirst() {
        PartitionLevel found = level(
                HOSTS, members(1, 2, 3), to(SILVER, PortGroup.ofGuids("third", Ranges.ofValues(3))), to(GOLD, SERVERS));
        assertEquals(SILVER, found.level());
        assertEquals(GOLD, found.other().orElseThrow().match().level());
        assertEquals(1, found.other().orElseThrow().request().sourceGuid());
        assertEquals(2, found.other().orElseThrow().request().destinationGuid());
    }

    @Test
    void membersThatGetAnotherLevelAreNamed() {
        OtherLevel other = level(HOSTS, to(GOLD, SERVERS)).other().orElseThrow();
        assertEquals(GOLD, other.match().level());
        assertEquals(OptionalInt.of(0x10), other.request().pkey());
        assertTrue(List.of(1L, 2L).contains(other.request().destinationGuid()));
        assertTrue(other.request().sourceGuid() != other.request().destinationGuid());
    }

    @Test
    void withoutAFabricMembersAreThoseNamedByGuid() {
        assertEquals(Optional.empty(), level(Fabric.EMPTY, to(GOLD, SERVERS)).other());
        assertTrue(levelOfPorts(Membership.FULL).other().isPresent());
    }

    @Test
    void twoLimitedMembersDoNotTalkAndSoGetNoLevel() {
        assertEquals(Optional.empty(), levelOfPorts(Membership.LIMITED).other());
    }

    @Test
    void whatChangesNothingOfTheGroupIsNotADifference() {
        assertEquals(
                Optional.empty(),
                level(HOSTS, to(ALSO_GOLD, SERVERS), pkey(GOLD, 0x10)).other());
    }

    @Test
    void rulesThatCannotMatchSuchARequestGiveNoOtherLevel() {
        MatchRule service = new MatchRule(
                "", List.of(), List.of(SERVERS), Ranges.ofValues(1), Ranges.NONE, Ranges.NONE, Ranges.NONE, GOLD);
        assertEquals(Optional.empty(), level(HOSTS, service).other());
        assertEquals(Optional.empty(), level(HOSTS, to(GOLD, STRANGERS)).other());
        assertEquals(
                Optional.empty(),
                level(HOSTS, pkey(DEFAULT, 0x10), to(GOLD, SERVERS)).other());
    }

    @Test
    void aLevelMayLeaveThePkeyOut() {
        QosLevel narrow = QosLevel.ofSl("narrow", 1).withPkeys(Ranges.ofValues(0x11));
        assertFalse(level(HOSTS, pkey(narrow, 0x10)).isUsable());
        assertTrue(level(HOSTS, pkey(GOLD, 0x10)).isUsable());
    }

    private static PartitionLevel level(Fabric fabric, MatchRule... rules) {
        return level(fabric, List.of(new PartitionMember(Selection.ALL, 0, Membership.FULL)), rules);
    }

    private static PartitionLevel levelOfPorts(Membership membership) {
        return level(Fabric.EMPTY, members(membership, 1, 3), to(GOLD, SERVERS));
    }

    private static List<PartitionMember> members(long... guids) {
        return members(Membership.FULL, guids);
    }

    private static List<PartitionMember> members(Membership membership, long... guids) {
        return LongStream.of(guids)
                .mapToObj(guid -> new PartitionMember(Selection.PORT, guid, membership))
                .toList();
    }

    private static PartitionLevel level(Fabric fabric, List<PartitionMember> members, MatchRule... rules) {
        Policy policy = new Policy(List.of(), List.of(DEFAULT), DEFAULT, List.of(rules), FabricSetup.NONE);
        Partition partition = new Partition("net", 0x10, 0, List.of(), members);
        return PartitionLevels.of(BoundPolicy.bind(policy, fabric, new Partitions(List.of(partition))))
                .get(0);
    }

    private static MatchRule pkey(QosLevel level, int pkey) {
        return new MatchRule(
                "", List.of(), List.of(), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.ofValues(pkey), level);
    }

    private static MatchRule from(QosLevel level, PortGroup group) {
        return new MatchRule("", List.of(group), List.of(), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.NONE, level);
    }

    private static MatchRule to(QosLevel level, PortGroup group) {
        return new MatchRule("", List.of(), List.of(group), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.NONE, level);
    }

    private static Node host(long portGuid) {
        PortId id = new PortId(portGuid + 0x100, 1);
        Port port = new Port(id, portGuid, 0, 0, Optional.empty());
        return new Node(id.nodeGuid(), NodeType.CA, "host" + portGuid, 1, false, List.of(port));
    }
}

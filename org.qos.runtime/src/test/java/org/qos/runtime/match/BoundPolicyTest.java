package org.qos.runtime.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.runtime.testing.SmallFabric.ALPHA_1;
import static org.qos.runtime.testing.SmallFabric.BETA_1;
import static org.qos.runtime.testing.SmallFabric.BETA_2;
import static org.qos.runtime.testing.SmallFabric.FABRIC;
import static org.qos.runtime.testing.SmallFabric.LEAF;
import static org.qos.runtime.testing.SmallFabric.LEAF_PORT_GUID;
import static org.qos.runtime.testing.SmallFabric.ROUTER_1;
import static org.qos.runtime.testing.SmallFabric.SPINE;
import static org.qos.runtime.testing.SmallFabric.TARGET_1;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortName.Reading;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.testing.Policies;
import org.qos.runtime.testing.SmallFabric;

class BoundPolicyTest {

    private static final Partitions PARTITIONS = new Partitions(Stream.concat(
                    Partitions.WITHOUT_FILE.partitions().stream(),
                    Stream.of(
                            partition(
                                    "Storage", 0x10, port(TARGET_1, Membership.FULL), port(BETA_1, Membership.LIMITED)),
                            partition("Hosts", 0x11, all(Selection.ALL_CAS)),
                            partition("Boss", 0x20, all(Selection.SELF))))
            .toList());

    @Test
    void aSwitchIsItsPort0HoweverItIsNamed() {
        PortName leaf3 = new PortName("leaf", 3, Reading.DESCRIPTION);
        assertEquals(Set.of(LEAF_PORT_GUID), members(Policies.names("g", leaf3)));
        assertEquals(Set.of(LEAF_PORT_GUID), members(Policies.guids("g", LEAF_PORT_GUID)));
        assertEquals(Set.of(LEAF_PORT_GUID, SPINE), members(Policies.types("g", NodeType.SWITCH)));
    }

    @Test
    void nodeTypesSelectAllTheirPorts() {
        assertEquals(Set.of(ALPHA_1, BETA_1, BETA_2, TARGET_1), members(Policies.types("g", NodeType.CA)));
        assertEquals(Set.of(ROUTER_1), members(Policies.types("g", NodeType.ROUTER)));
    }

    @Test
    void selfIsThePortOfTheSubnetManager() {
        assertEquals(Set.of(TARGET_1), members(Policies.self("g")));
        PortGroup self = Policies.self("g");
        assertEquals(
                List.of(new BindingNote.UnknownSm(self), new BindingNote.EmptyGroup(self)),
                notes(self, FABRIC.withSmPort(0x99)));
    }

    @Test
    void fullAndLimitedMembersOfAPartitionBelong() {
        assertEquals(Set.of(TARGET_1, BETA_1), members(Policies.partition("g", "Storage")));
        assertEquals(Set.of(TARGET_1), members(Policies.partition("g", "Boss")));
        assertEquals(7, members(Policies.partition("g", "Default")).size());
    }

    @Test
    void selfBesideAllInAPartitionNeedsNoSubnetManager() {
        Partition usual = partition("Default", 0x7fff, all(Selection.ALL), all(Selection.SELF));
        PortGroup group = Policies.partition("g", "Default");
        Fabric withoutSm = FABRIC.withSmPort(0x99);
        BoundPolicy bound =
                BoundPolicy.bind(Policies.policy(List.of(group)), withoutSm, new Partitions(List.of(usual)));
        assertEquals(List.of(), bound.notes());
        PortGroup boss = Policies.partition("g", "Boss");
        assertEquals(
                List.of(new BindingNote.UnknownSm(boss), new BindingNote.EmptyGroup(boss)), notes(boss, withoutSm));
    }

    @Test
    void aRangeOfPkeysHasTheMembersOfEveryPartitionWithin() {
        Ranges both = Ranges.of(new Range(0x10, 0x12));
        assertEquals(Set.of(ALPHA_1, BETA_1, BETA_2, TARGET_1), members(Policies.pkeys("g", both)));
    }

    @Test
    void theFirstTwoWordsOfADescriptionNameANode() {
        PortName words = new PortName("beta/HCA-1", 2, Reading.FIRST_TWO_WORDS);
        assertEquals(Set.of(BETA_2), members(Policies.names("g", words)));
        PortName whole = new PortName("storage box", 1, Reading.FIRST_TWO_WORDS);
        assertEquals(Set.of(TARGET_1), members(Policies.names("g", whole)));
        PortName exact = new PortName("beta/HCA-1", 2, Reading.DESCRIPTION);
        assertEquals(Set.of(), members(Policies.names("g", exact)));
    }

    @Test
    void ofSeveralNodesWithOneNameOneIsIntended() {
        Node first = SmallFabric.host(0x0100, "twin HCA-1");
        Node second = SmallFabric.host(0x0002, "twin HCA-1");
        Fabric twins = Fabric.of(List.of(second, first), OptionalLong.empty());
        PortName name = new PortName("twin HCA-1", 1, Reading.DESCRIPTION);
        PortGroup group = Policies.names("g", name);
        assertEquals(Set.of(0x0101L), members(group, twins));
        assertEquals(List.of(new BindingNote.AmbiguousName(group, name, List.of(first, second))), notes(group, twins));
    }

    @Test
    void aHugeRangeOfGuidsIsNotWalkedThrough() {
        PortGroup all = PortGroup.ofGuids("g", Ranges.of(new Range(0, -1L)));
        assertEquals(7, members(all).size());
    }

    @Test
    void aPortThatTheNodeLacksOrThatIsNotCabledIsNotAMember() {
        PortName notCabled = new PortName("alpha HCA-1", 2, Reading.DESCRIPTION);
        PortGroup group = Policies.names("g", notCabled);
        Node alpha = FABRIC.nodesDescribed("alpha HCA-1").get(0);
        assertEquals(
                List.of(new BindingNote.AbsentPort(group, notCabled, alpha), new BindingNote.EmptyGroup(group)),
                notes(group, FABRIC));
        PortName beyond = new PortName("leaf", 5, Reading.DESCRIPTION);
        PortGroup ofSwitch = Policies.names("g", beyond);
        Node leaf = FABRIC.nodesDescribed("leaf").get(0);
        assertEquals(List.of(new BindingNote.AbsentPort(ofSwitch, beyond, leaf)), notes(ofSwitch, FABRIC));
    }

    @Test
    void whatNothingBearsIsNoted() {
        PortName stranger = new PortName("gamma", 1, Reading.DESCRIPTION);
        PortGroup group = new PortGroup(
                "g",
                "",
                Ranges.of(Range.of(0x77), new Range(0x90, 0x9f), Range.of(LEAF), Range.of(ALPHA_1)),
                List.of(stranger),
                List.of("storage"),
                Ranges.ofValues(0x12, 0x10),
                Set.of(),
                false);
        assertEquals(
                List.of(
                        new BindingNote.UnknownGuids(group, Range.of(0x77)),
                        new BindingNote.UnknownGuids(group, new Range(0x90, 0x9f)),
                        new BindingNote.NodeGuid(group, FABRIC.node(LEAF).orElseThrow()),
                        new BindingNote.UnknownName(group, stranger),
                        new BindingNote.UnknownPartition(group, "storage"),
                        new BindingNote.UnknownPkeys(group, Range.of(0x12))),
                notes(group, FABRIC));
    }

    @Test
    void groupsAreComparedByIdentity() {
        PortGroup named = Policies.guids("g", ALPHA_1);
        PortGroup again = Policies.guids("g", ALPHA_1);
        BoundPolicy bound = BoundPolicy.bind(
                Policies.policy(
                        List.of(named), Policies.rule(Policies.GOLD).from(again).done()),
                FABRIC,
                PARTITIONS);
        assertTrue(bound.members(again).contains(ALPHA_1));
        assertThrows(IllegalArgumentException.class, () -> bound.members(Policies.guids("g", ALPHA_1)));
    }

    @Test
    void groupsThatOnlyScopesHaveAreBound() {
        PortGroup across = Policies.guids("a", ALPHA_1);
        PortGroup ofTable = Policies.guids("b", BETA_1);
        FabricSetup setup = new FabricSetup(
                List.of(new Sl2VlScope(
                        List.of(), List.of(across), List.of(), PortNumbers.ALL, PortNumbers.ALL, List.of())),
                List.of(new VlArbScope(
                        List.of(ofTable), List.of(), PortNumbers.ALL, List.of(), List.of(), OptionalInt.empty())));
        Policy policy = Policies.policy(List.of());
        BoundPolicy bound = BoundPolicy.bind(
                new Policy(policy.groups(), policy.levels(), policy.defaultLevel(), policy.rules(), setup),
                FABRIC,
                PARTITIONS);

        assertTrue(bound.members(across).contains(ALPHA_1));
        assertTrue(bound.members(ofTable).contains(BETA_1));
    }

    @Test
    void setupPortsOfASwitchAreAllItsExternalOnesAndAnEnhancedPort0() {
        assertEquals(
                List.of("51ff/0", "51ff/1", "51ff/2", "51ff/3", "51ff/4"), setup(Policies.guids("g", LEAF_PORT_GUID)));
        assertEquals(List.of("5200/1", "5200/2", "5200/3"), setup(Policies.guids("g", SPINE)));
        assertEquals(8, setup(Policies.types("g", NodeType.SWITCH)).size());
    }

    @Test
    void setupPortsOfANamedSwitchPortAreThatPortAlone() {
        assertEquals(List.of("51ff/3"), setup(Policies.names("g", new PortName("leaf", 3, Reading.DESCRIPTION))));
        assertEquals(List.of(), setup(Policies.names("g", new PortName("leaf", 5, Reading.DESCRIPTION))));
    }

    @Test
    void aNamedPortWithoutALinkIsASetupPortOfASwitchOnly() {
        Node edge = SmallFabric.node(
                0x60, NodeType.SWITCH, "edge", 2, false, List.of(SmallFabric.port(0x60, 1, 0x60, 1, 0, LEAF, 3)));
        PortGroup ofSwitch = Policies.names("g", new PortName("edge", 2, Reading.DESCRIPTION));
        Fabric fabric = Fabric.of(List.of(edge), OptionalLong.empty());

        assertEquals(List.of(new PortId(0x60, 2)), bind(ofSwitch, fabric).setupPorts(ofSwitch));
        assertEquals(List.of(), setup(Policies.names("g", new PortName("alpha HCA-1", 2, Reading.DESCRIPTION))));
    }

    @Test
    void setupPortsOfEverythingElseAreItsEndpoints() {
        assertEquals(List.of("b0/1", "c0/1"), setup(Policies.partition("g", "Storage")));
        assertEquals(List.of("b0/1", "b0/2"), setup(Policies.guids("g", BETA_1, BETA_2)));
        assertEquals(List.of("b0/2"), setup(Policies.names("g", new PortName("beta HCA-1", 2, Reading.DESCRIPTION))));
        assertEquals(List.of("c0/1"), setup(Policies.self("g")));
        assertTrue(setup(Policies.partition("g", "Default")).contains("51ff/0"));
        assertFalse(setup(Policies.partition("g", "Default")).contains("51ff/1"));
    }

    @Test
    void withoutAFabricGuidsCountByValue() {
        PortGroup guids = PortGroup.ofGuids("g", Ranges.of(new Range(5, -1L)));
        PortSet set = bind(guids, Fabric.EMPTY).members(guids);
        assertTrue(set.contains(0x1234));
        assertFalse(set.contains(4));
        PortGroup storage = Policies.partition("s", "Storage");
        assertTrue(bind(storage, Fabric.EMPTY).members(storage).contains(BETA_1));
        assertEquals(List.of(), notes(storage, Fabric.EMPTY));
        PortGroup empty = Policies.guids("e");
        assertEquals(List.of(new BindingNote.EmptyGroup(empty)), notes(empty, Fabric.EMPTY));
    }

    @Test
    void withoutAFabricNamesTypesAndSymbolicMembersAreUnknown() {
        Stream.of(
                        Policies.names("g", new PortName("leaf", 1, Reading.DESCRIPTION)),
                        Policies.types("g", NodeType.CA),
                        Policies.self("g"),
                        Policies.partition("g", "Hosts"))
                .forEach(
                        group -> assertEquals(List.of(new BindingNote.NeedsFabric(group)), notes(group, Fabric.EMPTY)));
    }

    private static Set<Long> members(PortGroup group) {
        return members(group, FABRIC);
    }

    private static Set<Long> members(PortGroup group, Fabric fabric) {
        EndpointSet set = (EndpointSet) bind(group, fabric).members(group);
        return set.ports().stream().map(Port::guid).collect(Collectors.toSet());
    }

    private static List<String> setup(PortGroup group) {
        return bind(group, FABRIC).setupPorts(group).stream()
                .map(id -> Long.toHexString(id.nodeGuid()) + "/" + id.number())
                .toList();
    }

    private static List<BindingNote> notes(PortGroup group, Fabric fabric) {
        return bind(group, fabric).notes();
    }

    private static BoundPolicy bind(PortGroup group, Fabric fabric) {
        return BoundPolicy.bind(Policies.policy(List.of(group)), fabric, PARTITIONS);
    }

    private static Partition partition(String name, int pkey, PartitionMember... members) {
        return new Partition(name, pkey, 0, List.of(), List.of(members));
    }

    private static PartitionMember port(long guid, Membership membership) {
        return new PartitionMember(Selection.PORT, guid, membership);
    }

    private static PartitionMember all(Selection ports) {
        return new PartitionMember(ports, 0, Membership.FULL);
    }
}

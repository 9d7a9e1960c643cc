package org.qos.analysis.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.AuditFinding.Kind;
import org.qos.analysis.audit.share.LinkClass;
import org.qos.analysis.audit.testing.FatTree;
import org.qos.analysis.audit.testing.Site;
import org.qos.analysis.audit.testing.Topology;
import org.qos.analysis.audit.testing.Torus;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.VlWeight;

class AuditTest {

    private static final List<VlWeight> EQUAL = List.of(new VlWeight(0, 64), new VlWeight(1, 64), new VlWeight(2, 64));
    private static final List<VlWeight> NONE = List.of(new VlWeight(0, 0));

    @Test
    void aFatTreeWithDefaultTablesHasNoFindings() {
        assertEquals(List.of(), Site.of(new FatTree(3, 2, 2).build(), 3).texts());
    }

    @Test
    void aVlWithoutWeightIsAnErrorOnlyWhereAPathUsesIt() {
        Site site = Site.of(new FatTree(2, 1, 1).build(), 3).withTables(0, EQUAL, NONE, sl2vl(0, 1, 5));
        assertEquals(
                List.of("VL5 (SL 2) has no weight in either arbitration table at 8 ports (leaf0/P1-2, leaf1/P1-2,"
                        + " spine0/P1-2, n0/P1, n1/P1); its packets are never sent and are dropped in the buffer; give it a"
                        + " weight"),
                site.texts());
        assertEquals(
                List.of(),
                Site.of(new FatTree(2, 1, 1).build(), 2)
                        .withTables(0, EQUAL, NONE, sl2vl(0, 1, 5))
                        .kinds());
    }

    /** OpenSM refuses a request whose ports do not share its P_Key. */
    @Test
    void anSlOfAPkeyIsOnPathsBetweenPortsThatShareIt() {
        QosLevel bulk = QosLevel.ofSl("Bulk", 2);
        MatchRule rule = new MatchRule(
                "", List.of(), List.of(), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.ofValues(5), bulk);
        QosLevel usual = QosLevel.ofSl("DEFAULT", 0);
        Site site = Site.of(new FatTree(2, 1, 2).build(), 1)
                .withPolicy(new Policy(List.of(), List.of(usual, bulk), usual, List.of(rule), FabricSetup.NONE))
                .withTables(0, EQUAL, NONE, sl2vl(0, 1, 5));
        Partition limited = new Partition(
                "Odd", 5, 0, List.of(), List.of(member(4, Membership.LIMITED), member(5, Membership.LIMITED)));
        assertEquals(List.of(), site.withPartitions(partitions(limited)).kinds());
        Partition full = new Partition(
                "Odd", 5, 0, List.of(), List.of(member(4, Membership.LIMITED), member(5, Membership.FULL)));
        List<String> texts = site.withPartitions(partitions(full)).texts();
        assertEquals(1, texts.size());
        assertTrue(texts.get(0).contains("at 4 ports (leaf0/P1-2, n0/P1, n1/P1)"), texts.get(0));
    }

    @Test
    void aVlOfTheLowTableStarvesOnlyWithoutALimit() {
        Site site = Site.of(new FatTree(2, 1, 1).build(), 2);
        List<VlWeight> high = List.of(new VlWeight(0, 64));
        List<VlWeight> low = List.of(new VlWeight(1, 64));
        assertEquals(
                List.of(Kind.VL_STARVED),
                site.withTables(255, high, low, sl2vl(0, 1)).kinds());
        assertEquals(List.of(), site.withTables(254, high, low, sl2vl(0, 1)).kinds());
        assertEquals(List.of(), site.withTables(255, EQUAL, low, sl2vl(0, 1)).kinds());
    }

    @Test
    void weightsBelowAPacketMatterWhereTheyDiffer() {
        Site site = Site.of(new FatTree(2, 1, 1).build(), 2);
        List<VlWeight> different = List.of(new VlWeight(0, 4), new VlWeight(1, 64));
        List<String> texts = site.withTables(0, different, NONE, sl2vl(0, 1)).texts();
        assertEquals(1, texts.size());
        assertTrue(
                texts.get(0)
                        .endsWith("is 256 bytes, less than a packet of 2048 bytes; ports send packets whole, so that"
                                + " the shares differ from the weights; use multiples of 32"),
                texts.get(0));
        List<VlWeight> alike = List.of(new VlWeight(0, 4), new VlWeight(1, 4));
        assertEquals(List.of(), site.withTables(0, alike, NONE, sl2vl(0, 1)).kinds());
    }

    @Test
    void aDroppedSlIsReportedWithThePortsThatDropIt() {
        Topology topology = new FatTree(2, 1, 1).topology();
        topology.sl2vl(3, 2, sl2vl(0, 15));
        assertEquals(
                List.of("SL2VL of 1 port (spine0/P2) drops packets of SL 1, which the policy gives on 1 path, such as"
                        + " n0/P1 to n1/P1 (LID 5) with SL 1; OpenSM finds no path for such a request and logs"
                        + " nothing; map the SL to a VL, or give another level"),
                Site.of(topology.build(), 2).texts());
    }

    @Test
    void aVlThatTheLinkDoesNotUseIsReportedWhereTheSnapshotSaysSo() {
        Topology topology = new FatTree(2, 1, 1).topology();
        topology.sl2vl(3, 2, sl2vl(0, 4));
        assertEquals(List.of(), Site.of(topology.build(), 2).kinds());
        topology.state(3, 2, PortState.builder().operationalVls(3).build());
        assertEquals(
                List.of("SL2VL of 1 port (spine0/P2) maps SL 1 to VL4, which the link does not use; packets are dropped"
                        + " there on 1 path, such as n0/P1 to n1/P1 (LID 5) with SL 1; map the SL to a VL that the"
                        + " link has"),
                Site.of(topology.build(), 2).texts());
    }

    @Test
    void slsFallTogetherOnLinksWithFewerVls() {
        Topology topology = new FatTree(2, 1, 1).topology();
        topology.state(3, 2, PortState.builder().operationalVls(2).build());
        assertEquals(
                List.of("SLs 0, 2 share VL0 at 1 port with 2 VLs (spine0/P2), but have VLs of their own on links with"
                        + " more; there the busier one slows the others down; map the SLs to VLs that all links have"),
                Site.of(topology.build(), 3).texts());
    }

    @Test
    void packetsThatGoInACircleOrNowhereAreReported() {
        Topology topology = new FatTree(2, 1, 1).topology();
        topology.route(3, 5, 1);
        assertEquals(
                List.of(Kind.FORWARDING_LOOP, Kind.LID_NOT_ROUTED),
                Site.of(topology.build(), 1).kinds());
    }

    /** Without leaf0 the subnet manager is alone, whoever is a member. */
    @Test
    void anIpoibLineNeedsMembersOnSeveralNodes() {
        SubnetState state = withSm(new FatTree(2, 1, 2).build(), 4);
        Partition partition = new Partition(
                "Storage", 5, 0, List.of(), List.of(member(4, Membership.FULL), member(7, Membership.FULL)));
        List<String> texts =
                Site.of(state, 1).withPartitions(partitions(partition), 5).texts();
        assertEquals(
                List.of("without any one of leaf1, spine0, n3 the partition 0x0005 of an ipoib line has fewer"
                        + " than two full members; OpenSM then rejects the policy at the next sweep; add full"
                        + " members, or write 'any, pkey' instead of 'ipoib'"),
                texts);
        Partition larger = new Partition(
                "Storage",
                5,
                0,
                List.of(),
                List.of(member(4, Membership.FULL), member(5, Membership.FULL), member(7, Membership.FULL)));
        assertEquals(
                List.of(),
                Site.of(state, 1).withPartitions(partitions(larger), 5).kinds());
        assertEquals(
                List.of(),
                Site.of(state, 1).withPartitions(partitions(partition)).kinds());
    }

    @Test
    void aPartitionWithinANodeConnectsNothing() {
        SubnetState state = withSm(new FatTree(2, 1, 2).build(), 4);
        Partition partition = new Partition("Lone", 5, 0, List.of(), List.of(member(5, Membership.FULL)));
        assertEquals(
                List.of("all members of partition 'Lone' (0x0005) are ports of n1, so that it connects nothing; add"
                        + " members, or remove it"),
                Site.of(state, 1).withPartitions(partitions(partition)).texts());
    }

    @Test
    void aNamedPortOfANodeWithSeveralIsATrapWhenItsCableFails() {
        Topology topology = new FatTree(2, 1, 1).topology();
        topology.cable(4, 2, 2, 3);
        Site site = Site.of(topology.build(), 1);
        assertEquals(
                List.of("port group 'Hosts' names n0/P2 of nodes with several ports; when only the cable of that port"
                        + " fails, OpenSM rejects the policy at the next sweep; use port-guid"),
                site.withGroups(named("n0", 2), named("n1", 1)).texts());
    }

    @Test
    void withoutForwardingTablesPathsAreNotChecked() {
        SubnetState state = new FatTree(2, 1, 1).build();
        Site site = Site.of(SubnetState.of(state.fabric()), 3).withTables(0, EQUAL, NONE, sl2vl(0, 1, 5));
        assertEquals(List.of(Kind.VL_WITHOUT_WEIGHT, Kind.NOT_CHECKED), site.kinds());
    }

    @Test
    void withoutLidsPathsAreNotChecked() {
        SubnetState state = new FatTree(2, 1, 1).build();
        List<Node> nodes =
                state.fabric().nodes().stream().map(AuditTest::withoutLids).toList();
        Site site = Site.of(state.withFabric(Fabric.of(nodes, OptionalLong.empty())), 3)
                .withTables(0, EQUAL, NONE, sl2vl(0, 1, 5));
        assertEquals(List.of(Kind.VL_WITHOUT_WEIGHT, Kind.NOT_CHECKED), site.kinds());
        assertTrue(
                site.texts().get(1).contains("no channel adapter of the snapshot has a LID"),
                site.texts().get(1));
    }

    private static Node withoutLids(Node node) {
        return new Node(
                node.guid(),
                node.type(),
                node.description(),
                node.portCount(),
                node.enhancedPort0(),
                node.ports().stream()
                        .map(port -> new Port(port.id(), port.guid(), 0, port.lmc(), port.link()))
                        .toList());
    }

    @Test
    void pathsThroughSwitchesOfUnknownTablesAreNotReportedAsMissing() {
        SubnetState state = new FatTree(2, 1, 1).build();
        ForwardingTables some = ForwardingTables.builder()
                .table(1, state.forwarding().table(1))
                .table(2, state.forwarding().table(2))
                .build();
        assertEquals(
                List.of("paths through a switch are not checked: the snapshot does not have the forwarding tables of"
                        + " spine0; read them again"),
                Site.of(state.withForwarding(some), 1).texts());
    }

    @Test
    void aRoutingEngineThatChoosesSlsIsSaid() {
        SmOptions usual = SmOptions.DEFAULTS.withQos();
        SmOptions lash = new SmOptions(
                true,
                usual.policyFile(),
                usual.partitionFile(),
                usual.logFile(),
                usual.logFlags(),
                usual.maxOpVls(),
                usual.subnetTimeout(),
                usual.smSl(),
                List.of("lash"),
                false,
                0,
                1,
                false,
                usual.maxRateEnum(),
                usual.subnetPrefix(),
                usual.slMasks(),
                usual.general(),
                usual.specific());
        assertEquals(
                List.of(Kind.NOT_CHECKED),
                Site.of(new Torus(5, 1).build(), 1).withOptions(lash).kinds());
    }

    @Test
    void withoutQosAllPathsHaveOneVl() {
        Site site = Site.of(new Torus(5, 1).build(), 3).withOptions(SmOptions.DEFAULTS);
        assertEquals(List.of(Kind.CREDIT_LOOP, Kind.CREDIT_LOOP), site.kinds());
    }

    /** OpenSM gives no path between ports that share no partition, with and without QoS. */
    @Test
    void withoutQosPathsAreBetweenPortsThatShareAPartition() {
        Site site = Site.of(new FatTree(2, 1, 2).build(), 1)
                .withPartitions(new Partitions(List.of(fullMembers("A", 5, 4, 5), fullMembers("B", 6, 6, 7))));
        assertEquals(4, site.audit().paths());
        assertEquals(4, site.withOptions(SmOptions.DEFAULTS).audit().paths());
    }

    private static Partition fullMembers(String name, int pkey, long one, long other) {
        return new Partition(
                name, pkey, 0, List.of(), List.of(member(one, Membership.FULL), member(other, Membership.FULL)));
    }

    /** Weight 4 is a packet of 256 bytes. */
    @Test
    void aWeightIsComparedWithThePacketsOfItsVl() {
        QosLevel usual = QosLevel.ofSl("DEFAULT", 0);
        QosLevel small = QosLevel.ofSl("Small", 1);
        List<VlWeight> low = List.of(new VlWeight(0, 32), new VlWeight(1, 4));

        assertEquals(
                List.of(Kind.WEIGHT_BELOW_PACKET),
                withRule(usual, small).withTables(0, NONE, low, sl2vl(0, 1)).kinds());
        assertEquals(
                List.of(),
                withRule(usual, small.withMtuLimit(1))
                        .withTables(0, NONE, low, sl2vl(0, 1))
                        .kinds());
    }

    /** The link of n1 has an MTU of 256 bytes, which the snapshot has for the port of n1 alone; all paths cross it. */
    @Test
    void aPacketIsNoLargerThanTheNeighborOfAPortTakes() {
        QosLevel usual = QosLevel.ofSl("DEFAULT", 0);
        List<VlWeight> low = List.of(new VlWeight(0, 32), new VlWeight(1, 4));
        FatTree tree = new FatTree(2, 1, 1);
        tree.build().fabric().nodes().stream()
                .filter(node -> node.description().equals("n1"))
                .forEach(node -> tree.topology()
                        .state(
                                (int) node.guid(),
                                1,
                                PortState.builder().neighborMtu(1).build()));

        assertEquals(
                List.of(),
                withRule(tree.build(), usual, QosLevel.ofSl("Small", 1))
                        .withTables(0, NONE, low, sl2vl(0, 1))
                        .kinds());
    }

    private static Site withRule(QosLevel usual, QosLevel other) {
        return withRule(new FatTree(2, 1, 1).build(), usual, other);
    }

    private static Site withRule(SubnetState state, QosLevel usual, QosLevel other) {
        return Site.of(state, 1)
                .withPolicy(new Policy(
                        List.of(),
                        List.of(usual, other),
                        usual,
                        List.of(Site.rule(other, List.of(), List.of(), 1)),
                        FabricSetup.NONE));
    }

    @Test
    void linksThatAreAlikeHaveOneTableOfShares() {
        AuditResult result = Site.of(new FatTree(2, 1, 1).build(), 2)
                .withTables(0, List.of(new VlWeight(0, 64), new VlWeight(1, 192)), NONE, sl2vl(0, 1))
                .audit();
        assertEquals(3, result.shares().size());
        LinkClass links = result.shares().get(0);
        assertEquals(List.of("Level1"), links.vls().get(1).levels());
        assertEquals(0.75, links.vls().get(1).guaranteed(), 1e-9);
        assertEquals(List.of(1), links.vls().get(1).sls());
        assertEquals(
                8, result.shares().stream().mapToInt(one -> one.ports().size()).sum());
    }

    private static List<Integer> sl2vl(int... vls) {
        List<Integer> table = new ArrayList<>(IntStream.of(vls).boxed().toList());
        while (table.size() < 16) {
            table.add(0);
        }
        return table;
    }

    private static SubnetState withSm(SubnetState state, long guid) {
        return state.withFabric(Fabric.of(state.fabric().nodes(), OptionalLong.of(guid)));
    }

    private static Partitions partitions(Partition other) {
        return new Partitions(List.of(Partitions.WITHOUT_FILE.partitions().get(0), other));
    }

    private static PartitionMember member(long guid, Membership membership) {
        return new PartitionMember(Selection.PORT, guid, membership);
    }

    private static PortGroup named(String node, int port) {
        return new PortGroup(
                "Hosts",
                "",
                Ranges.NONE,
                List.of(new PortName(node, port, PortName.Reading.DESCRIPTION)),
                List.of(),
                Ranges.NONE,
                Set.of(),
                false);
    }
}

package org.qos.analysis.audit.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.testing.FatTree;
import org.qos.analysis.audit.testing.Site;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.VlWeight;

/** What VLs get of links of 2048 bytes where levels limit the MTU; SL n is on VL n. */
class LinkSharesTest {

    private static final double EXACT = 1e-9;
    private static final List<VlWeight> NOTHING = List.of(new VlWeight(0, 0));
    private static final QosLevel USUAL = QosLevel.ofSl("DEFAULT", 0);
    private static final QosLevel SMALL = QosLevel.ofSl("Small", 1).withMtuLimit(1);

    @Test
    void weightsOfALimitedLevelAreTurnsOfSmallPackets() {
        List<VlPart> parts = parts(
                List.of(new VlWeight(0, 64), new VlWeight(1, 33)), sl2vl(0, 1), rule(SMALL, List.of(), List.of()));

        // 33 units are 2112 bytes: 9 packets of 256 bytes beside 2 of 2048 bytes; with full packets they would be 2,
        // too
        assertEquals(2304 / (2304 + 4096.0), parts.get(1).guaranteed(), EXACT);
        assertEquals(4096 / (2304 + 4096.0), parts.get(0).guaranteed(), EXACT);
        // a turn of VL0 can be a packet of 2048 bytes less a unit longer than 4096 bytes
        assertEquals(2304 / (2304 + 4096 + 1984.0), parts.get(1).worst(), EXACT);
        // that of VL1 one of 256 bytes less a unit longer than 2112 bytes
        assertEquals(4096 / (4096 + 2112 + 192.0), parts.get(0).worst(), EXACT);
    }

    @Test
    void aLevelWithoutLimitOnTheVlOfALimitedOneMakesItsTurnsLonger() {
        List<VlPart> parts = parts(
                List.of(new VlWeight(0, 64), new VlWeight(1, 64)),
                sl2vl(0, 1, 1),
                rule(SMALL, List.of(), List.of()),
                Site.rule(QosLevel.ofSl("Large", 2), List.of(), List.of(), 2));

        assertEquals(List.of("Small", "Large"), parts.get(1).levels());
        // 15 packets of 256 bytes, then one of 2048
        assertEquals(4096 / (4096 + 15 * 256 + 2048.0), parts.get(0).guaranteed(), EXACT);
        // with packets of one size both have 4096 bytes
        assertEquals(0.5, parts.get(1).guaranteed(), EXACT);
    }

    @Test
    void aVlThatNoPathUsesCountsWithThePacketsOfTheLevelThatIsMappedToIt() {
        PortGroup one =
                new PortGroup("one", "", Ranges.ofValues(4), List.of(), List.of(), Ranges.NONE, Set.of(), false);
        List<VlPart> parts = parts(
                List.of(new VlWeight(0, 32), new VlWeight(1, 1)), sl2vl(0, 1), rule(SMALL, List.of(one), List.of(one)));

        assertEquals(1, parts.size());
        assertEquals(2048 / (2048 + 256.0), parts.get(0).guaranteed(), EXACT);
    }

    /** The link of n1 has an MTU of 2048 bytes, which all paths cross; the others have 4096. */
    @Test
    void packetsAreNoLargerThanTheSmallestMtuOfTheirPaths() {
        FatTree tree = new FatTree(2, 1, 1);
        for (Node node : tree.build().fabric().nodes()) {
            for (Port port : node.ports()) {
                boolean isNarrow = node.description().equals("n1") || node.guid() == 2 && port.number() == 1;
                tree.topology()
                        .state(
                                (int) node.guid(),
                                port.number(),
                                PortState.builder()
                                        .neighborMtu(isNarrow ? 4 : 5)
                                        .build());
            }
        }
        List<LinkClass> shares = Site.of(tree.build(), 2)
                .withTables(0, NOTHING, List.of(new VlWeight(0, 64), new VlWeight(1, 32)), sl2vl(0, 1))
                .audit()
                .shares();

        // 2 packets of 2048 bytes, and one; packets of 4096 bytes would give both the same
        assertTrue(shares.stream().anyMatch(links -> links.tables().mtu() == 4096));
        shares.forEach(links -> assertEquals(2 / 3.0, links.vls().get(0).guaranteed(), EXACT, links.toString()));
    }

    private static MatchRule rule(QosLevel level, List<PortGroup> from, List<PortGroup> to) {
        return Site.rule(level, from, to, 1);
    }

    private static List<VlPart> parts(List<VlWeight> low, List<Integer> sl2vl, MatchRule... rules) {
        List<QosLevel> levels = new ArrayList<>(List.of(USUAL));
        List.of(rules).forEach(rule -> levels.add(rule.level()));
        List<PortGroup> groups =
                List.of(rules).stream().flatMap(rule -> rule.sources().stream()).toList();
        return Site.of(new FatTree(2, 1, 1).build(), 1)
                .withPolicy(new Policy(groups, levels, USUAL, List.of(rules), FabricSetup.NONE))
                .withTables(0, NOTHING, low, sl2vl)
                .audit()
                .shares()
                .get(0)
                .vls();
    }

    private static List<Integer> sl2vl(int... vls) {
        List<Integer> table = new ArrayList<>(IntStream.of(vls).boxed().toList());
        while (table.size() < 16) {
            table.add(15);
        }
        return table;
    }
}

package org.qos.analysis.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.setup.PortChange;
import org.qos.runtime.setup.PortTables;
import org.qos.runtime.setup.SetupPlan;
import org.qos.runtime.setup.TableBlock;
import org.qos.runtime.value.VlWeight;

class PlanParagraphsTest {

    private static final Fabric FABRIC = Fabric.of(
            List.of(
                    new Node(1, NodeType.SWITCH, "sw1", 8, false, List.of()),
                    new Node(2, NodeType.SWITCH, "sw2", 8, false, List.of())),
            OptionalLong.empty());
    private static final TableBlock ROW = new TableBlock.Sl2Vl(1, Optional.of(0L), 0x1L);
    private static final TableBlock NEXT_ROW = new TableBlock.Sl2Vl(2, Optional.of(0L), 0x1L);
    private static final TableBlock LIMIT = new TableBlock.HighLimit(OptionalInt.of(0), 4);

    @Test
    void portsThatChangeAlikeAreOneParagraphTheLargestFirst() {
        assertEquals(
                """
                3 ports of 2 nodes: sw1/P2-3, sw2/P1
                  SL2VL from in-port 1-2: 1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 (now 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0)

                1 port of 1 node: sw1/P1
                  VLHighLimit: 4 (now 0)

                7 MADs set the tables of 4 ports; 1 port has them already.""",
                text(
                        false,
                        5,
                        change(1, 1, LIMIT),
                        change(1, 2, ROW, NEXT_ROW),
                        change(1, 3, ROW, NEXT_ROW),
                        change(2, 1, ROW, NEXT_ROW)));
    }

    @Test
    void differencesAreCountedByPorts() {
        SetupPlan plan = plan(3, change(1, 1, LIMIT), change(2, 1, LIMIT));
        assertEquals(
                List.of(
                        "2 ports of 2 nodes: sw1/P1, sw2/P1",
                        "  VLHighLimit: 4 (now 0)",
                        "",
                        "2 ports of 3 differ from the policy."),
                new PlanParagraphs(FABRIC, false).differences(plan));
        assertEquals(List.of(), new PlanParagraphs(FABRIC, false).differences(plan(3)));
    }

    @Test
    void eachPortHasALineOnDemand() {
        assertEquals(
                """
                sw1/P1
                sw2/P1
                  VLHighLimit: 4 (now 0)

                2 MADs set the tables of 2 ports.""",
                text(true, 2, change(1, 1, LIMIT), change(2, 1, LIMIT)));
    }

    @Test
    void arbitrationEndsWithItsLastUsedEntry() {
        VlWeight unused = new VlWeight(0, 0);
        TableBlock low =
                new TableBlock.VlArb(1, Optional.of(List.of(unused, unused)), List.of(new VlWeight(1, 2), unused));
        TableBlock high = new TableBlock.VlArb(4, Optional.empty(), List.of(new VlWeight(3, 4)));
        assertEquals(
                """
                1 port of 1 node: sw1/P1
                  low-priority table: 1:2 (now no entries)
                  high-priority table from entry 33: 3:4 (now not known)

                2 MADs set the tables of 1 port.
                1 MAD is for tables that are not known; the ports may have them already.""",
                text(false, 1, change(1, 1, low, high)));
    }

    @Test
    void aPlanWithoutChangesSaysWhy() {
        assertEquals("2 ports have the tables that the policy states; nothing changes.", text(false, 2));
        assertEquals("The policy states no tables for ports of the fabric.", text(false, 0));
    }

    private static String text(boolean eachPort, int stated, PortChange... changes) {
        return String.join("\n", new PlanParagraphs(FABRIC, eachPort).lines(plan(stated, changes)));
    }

    private static SetupPlan plan(int stated, PortChange... changes) {
        List<PortTables> tables = new ArrayList<>();
        for (int port = 1; port <= stated; port++) {
            tables.add(new PortTables(
                    new PortId(1, port), new TreeMap<>(), Optional.empty(), Optional.empty(), OptionalInt.of(4)));
        }
        return new SetupPlan(tables, List.of(changes), List.of());
    }

    private static PortChange change(long node, int port, TableBlock... blocks) {
        return new PortChange(new PortId(node, port), List.of(blocks));
    }
}

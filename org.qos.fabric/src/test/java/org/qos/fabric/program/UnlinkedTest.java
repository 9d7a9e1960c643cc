package org.qos.fabric.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.setup.PortChange;
import org.qos.runtime.setup.SetupPlan;
import org.qos.runtime.setup.TableBlock;

class UnlinkedTest {

    private static final PortId PORT_0 = new PortId(1, 0);
    private static final PortId LINKED = new PortId(1, 1);
    private static final PortId UNLINKED = new PortId(1, 2);
    private static final PortId NOT_SHOWN = new PortId(1, 3);

    @Test
    void portsWithoutALinkAreLeftOutButNotPort0() {
        Fabric fabric = Fabric.of(
                List.of(
                        new Node(
                                1,
                                NodeType.SWITCH,
                                "sw1",
                                3,
                                true,
                                List.of(
                                        new Port(PORT_0, 1, 1, 0, Optional.empty()),
                                        new Port(LINKED, 1, 0, 0, Optional.of(new Link(new PortId(2, 1), 4, "SDR"))),
                                        new Port(UNLINKED, 1, 0, 0, Optional.empty()))),
                        new Node(
                                2,
                                NodeType.CA,
                                "n1",
                                1,
                                false,
                                List.of(new Port(new PortId(2, 1), 3, 2, 0, Optional.of(new Link(LINKED, 4, "SDR")))))),
                OptionalLong.empty());
        List<PortChange> changes = Stream.of(PORT_0, LINKED, UNLINKED, NOT_SHOWN)
                .map(port -> new PortChange(port, List.of(new TableBlock.HighLimit(OptionalInt.of(0), 4))))
                .toList();

        SetupPlan left = Unlinked.leftOut(new SetupPlan(List.of(), changes, List.of()), fabric);

        assertEquals(
                List.of(PORT_0, LINKED),
                left.changes().stream().map(PortChange::port).toList());
    }
}

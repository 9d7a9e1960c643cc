package org.qos.fabric.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
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

class PlanScopeTest {

    private static final PortId PORT_0 = new PortId(1, 0);
    private static final PortId LINKED = new PortId(1, 1);
    private static final PortId UNLINKED = new PortId(1, 2);
    private static final PortId NOT_SHOWN = new PortId(1, 3);
    private static final PortId ADAPTER = new PortId(2, 1);

    /** A port of a node that comes from a file without links. */
    private static final PortId WITHOUT_FABRIC = new PortId(3, 1);

    private static final Fabric FABRIC = Fabric.of(
            List.of(
                    new Node(
                            1,
                            NodeType.SWITCH,
                            "sw1",
                            3,
                            true,
                            List.of(port(PORT_0), linked(LINKED, ADAPTER), port(UNLINKED))),
                    new Node(2, NodeType.CA, "n1", 1, false, List.of(linked(ADAPTER, LINKED))),
                    new Node(3, NodeType.CA, "n2", 1, false, List.of(port(WITHOUT_FABRIC)))),
            OptionalLong.empty());

    private static final List<PortId> PORTS = List.of(PORT_0, LINKED, UNLINKED, NOT_SHOWN, ADAPTER, WITHOUT_FABRIC);

    @Test
    void portsWithoutALinkAreLeftOutButNeitherPort0NorNodesWhoseLinksAreNotKnown() {
        ScopedPlan scoped = new PlanScope(false, true).of(limits(), FABRIC);
        assertEquals(List.of(PORT_0, LINKED, ADAPTER, WITHOUT_FABRIC), ports(scoped));
        assertEquals(2, scoped.unlinkedPorts());
        assertEquals(0, scoped.highLimits());
    }

    @Test
    void portsWithoutALinkCountOnRequest() {
        ScopedPlan scoped = new PlanScope(true, true).of(limits(), FABRIC);
        assertEquals(PORTS, ports(scoped));
        assertEquals(0, scoped.unlinkedPorts());
    }

    @Test
    void limitsOfPortsWithALinkAreCountedWhereTheyAreLeftOut() {
        ScopedPlan scoped = PlanScope.USUAL.of(limits(), FABRIC);
        assertEquals(List.of(), ports(scoped));
        assertEquals(2, scoped.unlinkedPorts());
        assertEquals(4, scoped.highLimits());
    }

    /** A plan that changes VLHighLimit of every port. */
    private static SetupPlan limits() {
        List<PortChange> changes = PORTS.stream()
                .map(port -> new PortChange(port, List.of(new TableBlock.HighLimit(OptionalInt.of(0), 4))))
                .toList();
        return new SetupPlan(List.of(), changes, List.of());
    }

    private static List<PortId> ports(ScopedPlan scoped) {
        return scoped.plan().changes().stream().map(PortChange::port).toList();
    }

    private static Port port(PortId id) {
        return new Port(id, id.nodeGuid(), 0, 0, Optional.empty());
    }

    private static Port linked(PortId id, PortId peer) {
        return new Port(id, id.nodeGuid(), 0, 0, Optional.of(new Link(peer, 4, "SDR")));
    }
}

package org.qos.fabric.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.fabric.discovery.UnreadAttribute.Reason;
import org.qos.fabric.mad.DirectedRoute;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.fabric.sim.RandomState;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;

class DiscoverySummaryTest {

    private static final SubnetState STATE = RandomState.of(3, 1);
    private static final long SWITCH = RandomState.switchGuid(0);

    @Test
    void theSubnetIsCountedInOneLine() {
        String found = summary(List.of()).found();
        assertTrue(found.startsWith("3 nodes (1 switch, "), found);
        assertTrue(found.endsWith(" links; subnet manager at channel adapter 'host 0 HCA-0' port 1"), found);
        long cabled = STATE.fabric().nodes().stream()
                .flatMap(node -> node.ports().stream())
                .filter(port -> port.link().isPresent())
                .count();
        assertTrue(found.contains("), " + cabled / 2 + " links"), found);
    }

    @Test
    void whatIsMissingIsGroupedByNodeAttributeAndReason() {
        DiscoverySummary summary = summary(List.of(
                unread(SWITCH, 3, SmpAttribute.SL_TO_VL_TABLE, Reason.STATUS, 0x0c),
                unread(SWITCH, 1, SmpAttribute.SL_TO_VL_TABLE, Reason.STATUS, 0x0c),
                unread(SWITCH, 1, SmpAttribute.SL_TO_VL_TABLE, Reason.STATUS, 0x1c),
                unread(SWITCH, 7, SmpAttribute.NODE_INFO, Reason.NO_ANSWER, 0),
                unread(0x77, 2, SmpAttribute.PORT_INFO, Reason.M_KEY, 0)));
        assertEquals(
                List.of(
                        "node 0x0000000000000077 port 2: PortInfo: no answer: its M_Key protects it",
                        "the node at the other end of switch 'switch 0' port 7: no answer: it is unreachable, or its"
                                + " M_Key protects it",
                        "switch 'switch 0' ports 1,3: SLtoVLMappingTable: status 0x000c (attribute not supported)",
                        "switch 'switch 0' port 1: SLtoVLMappingTable: status 0x001c (invalid attribute or modifier)"),
                summary.unread());
    }

    @Test
    void nothingMissingGivesNoLine() {
        assertEquals(List.of(), summary(List.of()).unread());
    }

    private static DiscoverySummary summary(List<UnreadAttribute> unread) {
        return new DiscoverySummary(new DiscoveredSubnet(STATE, unread));
    }

    private static UnreadAttribute unread(long node, int port, SmpAttribute attribute, Reason reason, int status) {
        return new UnreadAttribute(new PortId(node, port), attribute, 0, DirectedRoute.LOCAL, reason, status);
    }
}

package org.qos.cli.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.fabric.discovery.DiscoveredSubnet;
import org.qos.fabric.discovery.DiscoveryScope;
import org.qos.fabric.discovery.FabricDiscovery;
import org.qos.fabric.mad.MadWindow;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;

class TrainingFabricTest {

    private final DiscoveredSubnet found =
            new FabricDiscovery(new MadWindow(new TrainingFabric()), DiscoveryScope.ALL).discover();

    @Test
    void aDiscoveryFindsTwoAdaptersAtASwitchAndReadsAllOfThem() {
        assertEquals(
                List.of(NodeType.CA, NodeType.SWITCH, NodeType.CA),
                found.state().fabric().nodes().stream().map(Node::type).toList());
        assertEquals(List.of(), found.unread());
    }

    @Test
    void everyKindOfTableIsRead() {
        assertFalse(found.state().forwarding().isEmpty());
        assertFalse(found.state().sl2vl().isEmpty());
        assertFalse(found.state().vlArb().isEmpty());
        assertFalse(found.state().pkeys().isEmpty());
    }
}

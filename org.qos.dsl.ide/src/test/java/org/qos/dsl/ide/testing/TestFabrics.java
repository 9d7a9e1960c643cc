package org.qos.dsl.ide.testing;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/** Fabrics for tests. */
public final class TestFabrics {

    private TestFabrics() {}

    /** A switch with three hosts: {@code vs1 HCA-1}, {@code vs2 HCA-1} and {@code store HCA-1}, ports 0x11, 0x21, 0x31. */
    public static Fabric threeHosts() {
        return Fabric.of(
                List.of(
                        toSwitch(0x10, "vs1 HCA-1", 1),
                        toSwitch(0x20, "vs2 HCA-1", 2),
                        toSwitch(0x30, "store HCA-1", 3),
                        leaf()),
                OptionalLong.of(0x11));
    }

    /** A number of hosts without a switch, {@code host0}, {@code host1} and so on, with one port each. */
    public static Fabric hosts(int count) {
        return Fabric.of(LongStream.range(0, count).mapToObj(TestFabrics::host).toList(), OptionalLong.empty());
    }

    private static Node host(long number) {
        long guid = 0x1000 + 2 * number;
        Port port = new Port(new PortId(guid, 1), guid + 1, 0, 0, Optional.empty());
        return new Node(guid, NodeType.CA, "host" + number, 1, false, List.of(port));
    }

    private static Node toSwitch(long guid, String description, int switchPort) {
        Port port = new Port(
                new PortId(guid, 1),
                guid + 1,
                switchPort,
                0,
                Optional.of(new Link(new PortId(0x40, switchPort), 4, "EDR")));
        return new Node(guid, NodeType.CA, description, 1, false, List.of(port));
    }

    private static Node leaf() {
        return new Node(
                0x40,
                NodeType.SWITCH,
                "leaf 1",
                3,
                false,
                List.of(new Port(new PortId(0x40, 0), 0x40, 9, 0, Optional.empty())));
    }
}

package org.qos.analysis.audit.traffic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.testing.Audited;
import org.qos.analysis.audit.testing.Topology;
import org.qos.runtime.fabric.PortId;

/** Two switches with an adapter on each; the first switch maps SL 1 to VL2 and drops SL 3. */
class PathChannelsTest {

    private static final int LEFT = 3;
    private static final int RIGHT = 4;

    private final Topology topology = new Topology();

    private PathChannels channels() {
        topology.addSwitch("one");
        topology.addSwitch("two");
        topology.addAdapter("left");
        topology.addAdapter("right");
        topology.cable(1, 1, LEFT, 1).cable(2, 1, RIGHT, 1).cable(1, 2, 2, 2);
        topology.route(1, RIGHT, 2).route(2, RIGHT, 1).route(1, LEFT, 1);
        topology.sl2vl(
                1,
                2,
                IntStream.range(0, 16)
                        .map(sl -> sl == 1 ? 2 : sl == 3 ? 15 : 0)
                        .boxed()
                        .toList());
        return new PathChannels(links());
    }

    private RoutedLinks links() {
        return Audited.of(topology.build(), (source, destination, lid) -> 1).links();
    }

    @Test
    void aPathHasAChannelForEachLink() {
        PathChannels channels = channels();
        RoutedLinks links = links();
        int[] expected = {channel(links, LEFT, 1, 1), channel(links, 1, 2, 2), channel(links, 2, 1, 1)};

        assertArrayEquals(expected, channels.of(2, 3, RIGHT, 1).orElseThrow());
    }

    @Test
    void droppedPacketsHaveNone() {
        assertEquals(Optional.empty(), channels().of(2, 3, RIGHT, 3));
    }

    @Test
    void packetsThatNoSwitchForwardsHaveNone() {
        assertEquals(Optional.empty(), channels().of(3, 2, LEFT, 0));
    }

    private static int channel(RoutedLinks links, int node, int port, int vl) {
        int place = IntStream.range(0, links.ports())
                .filter(out -> links.id(out).equals(new PortId(node, port)))
                .findFirst()
                .orElseThrow();
        return Channel.of(place, vl);
    }
}

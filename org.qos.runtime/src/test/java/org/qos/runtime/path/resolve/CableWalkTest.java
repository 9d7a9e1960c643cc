package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.runtime.path.resolve.SmallSubnet.FABRIC;
import static org.qos.runtime.path.resolve.SmallSubnet.LEFT;
import static org.qos.runtime.path.resolve.SmallSubnet.RIGHT;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.PortId;

class CableWalkTest {

    private static final long SEED = 20;

    @Test
    void itsResultIsThatOfTheWalkPortByPort() {
        Random random = new Random(SEED);
        int reached = 0;
        for (int subnet = 0; subnet < 200; subnet++) {
            PathGraph graph = PathGraphBuilder.build(random(random).build());
            PathWalk plain = new PathWalk(graph, new CableWalk(graph), true);
            PathWalk byCables = new PathWalk(graph, new CableWalk(graph), true);
            for (int[] way : ways(graph)) {
                Reason why = plain.plainWalk(way[0], way[1], way[2]);
                String text = "seed " + SEED + ", subnet " + subnet + ": " + way[0] + " to LID " + way[2];
                assertEquals(why, byCables.walk(way[0], way[1], way[2]), text);
                if (why == null) {
                    reached++;
                    assertEquals(outcome(plain), outcome(byCables), text);
                }
            }
        }
        assertTrue(reached > 500, reached + " paths");
    }

    @Test
    void aGuidIsFoundAmongOthersThatHashAlike() {
        long[] guids = new long[1000];
        for (int i = 0; i < guids.length; i++) {
            guids[i] = 0x8f1_0600_0000L + 16L * i;
        }
        GuidIndex index = new GuidIndex(guids);
        for (int i = 0; i < guids.length; i++) {
            assertEquals(i, index.endpoint(guids[i]));
            assertEquals(PathGraph.NONE, index.endpoint(guids[i] + 1));
        }
        assertEquals(PathGraph.NONE, new GuidIndex(new long[] {0, 5}).endpoint(0));
        assertEquals(1, new GuidIndex(new long[] {7, 5, 5}).endpoint(5));
    }

    private static SmallSubnet random(Random random) {
        SmallSubnet subnet = new SmallSubnet();
        for (int i = 0; i < 3; i++) {
            long node = random.nextBoolean() ? LEFT : RIGHT;
            PortId port = new PortId(node, 1 + random.nextInt(4));
            subnet.mtu(port, 1 + random.nextInt(5));
            subnet.drop(port, random.nextInt(5), random.nextInt(16), random.nextInt(16));
        }
        if (random.nextInt(3) == 0) {
            subnet.route(random.nextBoolean() ? LEFT : RIGHT, 1 + random.nextInt(9), random.nextInt(6));
        }
        return random.nextInt(4) == 0 ? subnet.unknown(new PortId(LEFT, 3)) : subnet;
    }

    /** Every source, destination and LID of the destination, a wrong LID among them. */
    private static List<int[]> ways(PathGraph graph) {
        List<int[]> ways = new ArrayList<>();
        for (int source = FABRIC.endpoints().size() - 1; source >= 0; source--) {
            for (int destination = 0; destination < FABRIC.endpoints().size(); destination++) {
                for (int lid = graph.baseLid[destination]; lid <= graph.baseLid[destination] + 2; lid++) {
                    ways.add(new int[] {source, destination, lid});
                }
            }
        }
        ways.removeIf(way -> way[0] == way[1]);
        ways.sort((one, other) -> Boolean.compare(
                graph.isSwitch(graph.endpointPort[one[1]]), graph.isSwitch(graph.endpointPort[other[1]])));
        return ways;
    }

    private static List<Object> outcome(PathWalk walk) {
        return List.of(walk.at, walk.mtu, walk.mtuKnown, walk.rate, walk.usable);
    }
}

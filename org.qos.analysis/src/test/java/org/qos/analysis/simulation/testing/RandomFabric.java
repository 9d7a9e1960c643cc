package org.qos.analysis.simulation.testing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.qos.analysis.audit.testing.Topology;
import org.qos.runtime.fabric.SubnetState;

/**
 * A small random fabric: a tree or ring of switches with some more cables between them, one or two adapters on each,
 * routed by shortest paths, and SL2VL tables at random.
 */
public final class RandomFabric {

    private final Random random;
    private final int switches;
    private final Topology topology = new Topology();
    /** The neighbours of each switch, with the port that leads there. */
    private final List<List<int[]>> neighbours = new ArrayList<>();

    private final int[] usedPorts;
    /** The switch and its port of each adapter. */
    private final List<int[]> adapters = new ArrayList<>();

    private RandomFabric(Random random, int vls) {
        this.random = random;
        switches = 3 + random.nextInt(5);
        usedPorts = new int[switches + 1];
        for (int place = 0; place < switches; place++) {
            topology.addSwitch("sw" + place);
            neighbours.add(new ArrayList<>());
        }
        boolean ring = random.nextBoolean();
        for (int place = 1; place < switches; place++) {
            connect(place, ring ? place - 1 : random.nextInt(place));
        }
        if (ring && switches > 2) {
            connect(0, switches - 1);
        }
        for (int more = random.nextInt(4); more > 0; more--) {
            connectTwo();
        }
        for (int place = 0; place < switches; place++) {
            for (int count = 1 + random.nextInt(2); count > 0; count--) {
                int adapter = topology.addAdapter("n" + adapters.size());
                int port = ++usedPorts[place];
                topology.cable(1 + place, port, adapter, 1);
                adapters.add(new int[] {place, port});
            }
        }
        IntStream.range(0, adapters.size()).forEach(this::route);
        if (vls > 1) {
            chooseVls(vls);
        }
    }

    /** A fabric whose paths use so many VLs. */
    public static SubnetState of(Random random, int vls) {
        return new RandomFabric(random, vls).topology.build();
    }

    private void connectTwo() {
        int one = random.nextInt(switches);
        int other = random.nextInt(switches);
        if (one != other && neighbours.get(one).stream().noneMatch(known -> known[0] == other)) {
            connect(one, other);
        }
    }

    private void connect(int one, int other) {
        int port = ++usedPorts[one];
        int otherPort = ++usedPorts[other];
        topology.cable(1 + one, port, 1 + other, otherPort);
        neighbours.get(one).add(new int[] {other, port});
        neighbours.get(other).add(new int[] {one, otherPort});
    }

    /** By breadth-first search from the switch of the adapter. */
    private void route(int adapter) {
        int lid = 1 + switches + adapter;
        int home = adapters.get(adapter)[0];
        topology.route(1 + home, lid, adapters.get(adapter)[1]);
        int[] distance = new int[switches];
        Arrays.fill(distance, Integer.MAX_VALUE);
        distance[home] = 0;
        Deque<Integer> queue = new ArrayDeque<>(List.of(home));
        while (!queue.isEmpty()) {
            int place = queue.remove();
            for (int[] neighbour : neighbours.get(place)) {
                if (distance[neighbour[0]] == Integer.MAX_VALUE) {
                    distance[neighbour[0]] = distance[place] + 1;
                    queue.add(neighbour[0]);
                }
            }
        }
        for (int place = 0; place < switches; place++) {
            List<int[]> all = new ArrayList<>(neighbours.get(place));
            Collections.shuffle(all, random);
            for (int[] neighbour : all) {
                if (distance[neighbour[0]] < distance[place]) {
                    topology.route(1 + place, lid, neighbour[1]);
                }
            }
        }
    }

    private void chooseVls(int vls) {
        for (int place = 0; place < switches; place++) {
            for (int port = 1; port <= usedPorts[place]; port++) {
                topology.sl2vl(
                        1 + place,
                        port,
                        IntStream.range(0, 16)
                                .map(sl -> random.nextInt(vls))
                                .boxed()
                                .toList());
            }
        }
    }
}

package org.qos.analysis.audit.traffic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.testing.Audited;
import org.qos.analysis.audit.testing.FatTree;
import org.qos.analysis.audit.testing.Topology;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/** What the walk along trees finds is what following each path by itself finds. */
class TrafficWalkTest {

    private static final long SEED = 20060512;
    private static final int SUBNETS = Integer.getInteger("qos.random.subnets", 400);

    @Test
    void agreesWithFollowingEachPathByItself() {
        long dropped = 0;
        long unrouted = 0;
        long dependencies = 0;
        for (int i = 0; i < SUBNETS; i++) {
            Random random = new Random(SEED + i);
            int[][] sls = new int[20][20];
            for (int[] ofSource : sls) {
                Arrays.setAll(ofSource, end -> random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(15));
            }
            Audited audited = Audited.of(subnet(random), (source, destination, lid) -> sls[source][destination]);
            EachPath expected = new EachPath(audited.links(), sls);
            String seed = "seed " + (SEED + i);
            Traffic traffic = audited.traffic();
            assertEquals(
                    expected.dependencies,
                    new TreeSet<>(Arrays.stream(traffic.dependencies().sorted())
                            .boxed()
                            .toList()),
                    seed);
            assertEquals(expected.use, use(audited), seed);
            assertEquals(expected.dropped, dropped(traffic.faults()), seed);
            assertEquals(expected.unrouted, unrouted(traffic.faults()), seed);
            dropped += expected.dropped.size();
            unrouted += expected.unrouted.size();
            dependencies += expected.dependencies.size();
        }
        assertTrue(dropped > 0 && unrouted > 0 && dependencies > 0);
    }

    @Test
    void stopsWhenTheThreadIsInterrupted() {
        SubnetState state = new FatTree(3, 2, 2).build();
        Thread.currentThread().interrupt();
        try {
            assertThrows(CancellationException.class, () -> Audited.of(state, (source, destination, lid) -> 1));
        } finally {
            assertTrue(Thread.interrupted());
        }
    }

    /** A few switches with random cables, forwarding tables and SL2VL rows; some packets go in a loop or get lost. */
    private static SubnetState subnet(Random random) {
        Topology topology = new Topology();
        int switches = 2 + random.nextInt(4);
        int adapters = 2 + random.nextInt(5);
        IntStream.range(0, switches).forEach(i -> topology.addSwitch("sw" + i));
        int[] ports = new int[switches + 1];
        for (int i = 2; i <= switches; i++) {
            cable(topology, ports, i, 1 + random.nextInt(i - 1));
        }
        for (int i = 0; i < random.nextInt(4); i++) {
            int one = 1 + random.nextInt(switches);
            int other = 1 + random.nextInt(switches);
            if (one != other) {
                cable(topology, ports, one, other);
            }
        }
        int[] portOf = new int[adapters];
        int[] switchOf = new int[adapters];
        for (int i = 0; i < adapters; i++) {
            int adapter = topology.addAdapter("n" + i);
            switchOf[i] = 1 + random.nextInt(switches);
            portOf[i] = ++ports[switchOf[i]];
            topology.cable(switchOf[i], portOf[i], adapter, 1);
        }
        for (int node = 1; node <= switches; node++) {
            for (int i = 0; i < adapters; i++) {
                boolean last = switchOf[i] == node && random.nextInt(20) != 0;
                if (random.nextInt(20) != 0) {
                    topology.route(node, 1 + switches + i, last ? portOf[i] : 1 + random.nextInt(ports[node]));
                }
            }
            for (int out = 1; out <= ports[node]; out++) {
                for (int in = 0; in <= ports[node]; in++) {
                    topology.sl2vl(node, out, in, row(random));
                }
            }
        }
        return topology.build();
    }

    private static List<Integer> row(Random random) {
        return IntStream.range(0, 16)
                .mapToObj(sl -> random.nextInt(12) == 0 ? Vl.DROP : random.nextInt(3))
                .toList();
    }

    private static void cable(Topology topology, int[] ports, int one, int other) {
        topology.cable(one, ++ports[one], other, ++ports[other]);
    }

    private static Map<Integer, Integer> use(Audited audited) {
        Map<Integer, Integer> use = new TreeMap<>();
        for (int port = 0; port < audited.links().ports(); port++) {
            for (int vl = 0; vl < 16; vl++) {
                if (audited.traffic().use().sls(port, vl) != 0) {
                    use.put(Channel.of(port, vl), audited.traffic().use().sls(port, vl));
                }
            }
        }
        return use;
    }

    private static Map<List<Integer>, Long> dropped(PathFaults faults) {
        Map<List<Integer>, Long> dropped = new TreeMap<>(EachPath.ORDER);
        faults.dropped()
                .forEach(one -> dropped.put(List.of(one.outPort(), one.first().sl()), one.pairs()));
        return dropped;
    }

    private static Map<Integer, Long> unrouted(PathFaults faults) {
        Map<Integer, Long> unrouted = new TreeMap<>();
        faults.unrouted().forEach(one -> unrouted.put(one.lid(), one.sources()));
        return unrouted;
    }

    /** Follows path by path, SL by SL. */
    private static final class EachPath {

        static final Comparator<List<Integer>> ORDER = Comparator.<List<Integer>, Integer>comparing(
                        place -> place.get(0))
                .thenComparing(place -> place.get(1));

        final TreeSet<Long> dependencies = new TreeSet<>();
        final Map<Integer, Integer> use = new TreeMap<>();
        final Map<List<Integer>, Long> dropped = new TreeMap<>(ORDER);
        final Map<Integer, Long> unrouted = new TreeMap<>();
        private final RoutedLinks links;

        EachPath(RoutedLinks links, int[][] sls) {
            this.links = links;
            Ends ends = new Ends(links, false);
            for (int source = 0; source < ends.port.length; source++) {
                for (int destination = 0; destination < ends.port.length; destination++) {
                    if (source != destination && ends.counts[source] && ends.counts[destination]) {
                        int lid = ends.baseLid[destination];
                        follow(ends.port[source], ends.port[destination], lid, sls[source][destination]);
                    }
                }
            }
        }

        private void follow(int source, int end, int lid, int sls) {
            List<Integer> outPorts = new ArrayList<>(List.of(source));
            int in = links.peer[source];
            while (in != end && in != RoutedLinks.NONE && links.isSwitch(in) && outPorts.size() < 40) {
                int out = links.route(links.nodeOf[in], lid);
                outPorts.add(out);
                in = out == RoutedLinks.NONE ? RoutedLinks.NONE : links.peer[out];
            }
            if (in != end && sls != 0) {
                unrouted.merge(lid, 1L, Long::sum);
            }
            for (int sl = 0; in == end && sl < 16; sl++) {
                if ((sls >>> sl & 1) != 0) {
                    follow(outPorts, sl);
                }
            }
        }

        private void follow(List<Integer> outPorts, int sl) {
            List<Integer> channels = new ArrayList<>();
            for (int i = 0; i < outPorts.size(); i++) {
                int in = i == 0 ? 0 : links.number(links.peer[outPorts.get(i - 1)]);
                int vl = Sl2VlRow.vl(links.row(outPorts.get(i), in), sl);
                if (vl == Vl.DROP) {
                    dropped.merge(List.of(outPorts.get(i), sl), 1L, Long::sum);
                    return;
                }
                channels.add(Channel.of(outPorts.get(i), vl));
            }
            channels.forEach(channel -> use.merge(channel, 1 << sl, (one, other) -> one | other));
            for (int i = 1; i < channels.size() - 2; i++) {
                dependencies.add((long) channels.get(i) << Integer.SIZE | channels.get(i + 1));
            }
        }
    }
}

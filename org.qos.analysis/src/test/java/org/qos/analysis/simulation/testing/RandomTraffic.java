package org.qos.analysis.simulation.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.runtime.value.VlWeight;

/** Small random fabrics with random loads. */
public final class RandomTraffic {

    public static final int PACKET = 2048;

    private RandomTraffic() {}

    /** Some flows of all pairs of a fabric, a third of them with a limited load. */
    public static Network of(long seed) {
        Random random = new Random(seed);
        int vls = 1 + random.nextInt(3);
        SimulatedFabric all = SimulatedFabric.ofAllPairs(RandomFabric.of(random, vls), vls, PACKET);
        List<SimulatedFlow> flows = new ArrayList<>(all.network().flows());
        Collections.shuffle(flows, random);
        List<SimulatedFlow> chosen = flows.stream()
                .limit(4 + random.nextInt(30))
                .map(flow -> random.nextInt(3) == 0
                        ? new SimulatedFlow(flow.channels(), PACKET, 1 + random.nextInt(30))
                        : flow)
                .toList();
        return new Network(all.network().links(), chosen);
    }

    /** The same with packets of a size for each VL, on which each flow stays, and random tables of all links, each VL in one of them. */
    public static Network ofSizes(long seed) {
        Random random = new Random(seed);
        int vls = 2 + random.nextInt(3);
        SimulatedFabric all = SimulatedFabric.ofAllPairs(RandomFabric.of(random, 1), vls, PACKET);
        int[] sizes =
                IntStream.generate(() -> 256 << random.nextInt(5)).limit(vls).toArray();
        int limit = random.nextInt(3);
        int ahead = random.nextInt(vls);
        List<VlWeight> high = table(random, 0, ahead);
        List<VlWeight> low = table(random, ahead, vls);
        List<SimulatedFlow> flows = new ArrayList<>(all.network().flows());
        Collections.shuffle(flows, random);
        return new Network(
                all.network().links().stream()
                        .map(link -> new SimulatedLink(link.gigabits(), limit, high, low))
                        .toList(),
                flows.stream()
                        .limit(4 + random.nextInt(30))
                        .map(flow -> new SimulatedFlow(
                                flow.channels(),
                                sizes[Channel.vl(flow.channels()[0])],
                                random.nextInt(3) == 0 ? 1 + random.nextInt(30) : SimulatedFlow.UNLIMITED))
                        .toList());
    }

    private static List<VlWeight> table(Random random, int firstVl, int end) {
        return IntStream.range(firstVl, end)
                .mapToObj(vl -> new VlWeight(vl, 1 + random.nextInt(255)))
                .toList();
    }
}

package org.qos.analysis.simulation.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;

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
}

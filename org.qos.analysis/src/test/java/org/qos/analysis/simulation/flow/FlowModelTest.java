package org.qos.analysis.simulation.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.packet.PacketResult;
import org.qos.analysis.simulation.packet.PacketSettings;
import org.qos.analysis.simulation.packet.PacketSimulation;
import org.qos.analysis.simulation.testing.RandomFabric;
import org.qos.analysis.simulation.testing.SimulatedFabric;

/** The flow model against the packet model. */
class FlowModelTest {

    private static final long SEED = 1733;
    private static final int FABRICS = Integer.getInteger("qos.simulation.fabrics", 20);

    @Test
    void randomFabricsAndLoads() {
        double worst = 0;
        for (int fabric = 0; fabric < FABRICS; fabric++) {
            Random random = new Random(SEED + fabric);
            int vls = 1 + random.nextInt(3);
            SimulatedFabric all = SimulatedFabric.ofAllPairs(RandomFabric.of(random, vls), vls, 2048);
            List<SimulatedFlow> flows = new ArrayList<>(all.network().flows());
            Collections.shuffle(flows, random);
            flows = flows.subList(0, Math.min(flows.size(), 4 + random.nextInt(30))).stream().map(flow -> random.nextInt(3) == 0 ? new SimulatedFlow(flow.channels(), 2048, 1 + random.nextInt(30)) : flow).toList();
            Network network = new Network(all.network().links(), flows);
            PacketResult packets = PacketSimulation.of(network, PacketSettings.ofMicros(2000, SEED));
            FlowRates rates = FlowModel.of(network);
            double w = 0; double sp = 0, sf = 0;
            String at = "";
            for (int flow = 0; flow < flows.size(); flow++) {
                sp += packets.gigabits(flow);
                sf += rates.flows()[flow];
                double e = Math.abs(rates.flows()[flow] - packets.gigabits(flow)) / Math.max(packets.gigabits(flow), .5);
                if (e > w) { w = e; at = "flow " + flow + " " + packets.gigabits(flow) + " vs " + rates.flows()[flow] + " of " + flows.get(flow).gigabits(); }
            }
            if (Integer.getInteger("show", -1) == fabric) { for (int f = 0; f < flows.size(); f++) { StringBuilder b = new StringBuilder(); for (int c : flows.get(f).channels()) b.append(" " + (c >> 4) + "." + (c & 15)); System.out.printf("  %d:%s  offered %.1f packet %.2f flow %.2f%n", f, b, flows.get(f).gigabits(), packets.gigabits(f), rates.flows()[f]); } System.out.println(network.links().get(flows.get(0).channels()[0] >> 4)); }
            System.out.printf("fabric %d loops %d worst %.1f%% total %.1f%% %s dead %s%n", fabric, all.audited().loops().size(), 100 * w, 100 * (sf / sp - 1), at, packets.deadlocks().size());
        }
    }
}

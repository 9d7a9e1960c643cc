package org.qos.analysis.simulation.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.testing.FatTree;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.analysis.simulation.packet.PacketResult;
import org.qos.analysis.simulation.packet.PacketSettings;
import org.qos.analysis.simulation.packet.PacketSimulation;
import org.qos.analysis.simulation.testing.RandomFabric;
import org.qos.analysis.simulation.testing.SimulatedFabric;
import org.qos.runtime.value.VlWeight;

/** The flow model against what theory says, and against the packet model. */
class FlowModelTest {

    private static final long SEED = 1733;
    /** More on request, as docs/simulation.md says. */
    private static final int FABRICS = Integer.getInteger("qos.simulation.fabrics", 20);
    /** 56 leaves are a fat tree of 2016 hosts. */
    private static final int LEAVES = Integer.getInteger("qos.simulation.leaves", 4);

    private static final int PACKET = 2048;
    private static final double TOLERANCE = 0.05;
    /** What a few packets are in the counted time, in Gb/s. */
    private static final double ROUNDING = 0.1;

    @Test
    void flowsOfABusyLinkGetTheWeightsOfTheirVls() {
        SimulatedLink link = new SimulatedLink(
                100, 0, List.of(), List.of(new VlWeight(0, 32), new VlWeight(1, 64), new VlWeight(2, 96)));

        double[] all = rates(link, flow(0, 0, 200), flow(0, 1, 200), flow(0, 2, 200));
        double[] idle = rates(link, flow(0, 0, 200), flow(0, 1, 200), flow(0, 2, 10));

        assertEquals(List.of(16.67, 33.33, 50.0), rounded(all));
        assertEquals(List.of(30.0, 60.0, 10.0), rounded(idle));
    }

    @Test
    void aHighTableWithoutLimitLeavesTheLowOneWhatItDoesNotSend() {
        SimulatedLink link = new SimulatedLink(100, 255, List.of(new VlWeight(0, 32)), List.of(new VlWeight(1, 32)));

        assertEquals(List.of(70.0, 30.0), rounded(rates(link, flow(0, 0, 70), flow(0, 1, 200))));
        assertEquals(List.of(100.0, 0.0), rounded(rates(link, flow(0, 0, 200), flow(0, 1, 200))));
    }

    @Test
    void aFullBufferBlocksTheOtherFlowsOfItsVl() {
        SimulatedLink link = new SimulatedLink(100, 0, List.of(), List.of(new VlWeight(0, 1), new VlWeight(1, 1)));
        SimulatedLink slow = new SimulatedLink(25, 0, List.of(), List.of(new VlWeight(0, 1), new VlWeight(1, 1)));
        Network network = new Network(
                List.of(link, slow, link), List.of(flow(new int[] {0, 1}), flow(new int[] {0, 2}), flow(0, 1, 200)));

        double[] rates = FlowModel.of(network).flows();

        assertEquals(List.of(25.0, 25.0, 50.0), rounded(rates));
    }

    @Test
    void allPairsOfAFatTreeGetTheSame() {
        SimulatedFabric tree = SimulatedFabric.ofAllPairs(new FatTree(LEAVES, 18, 36).build(), 1, PACKET);

        double[] rates = FlowModel.of(tree.network()).flows();

        double ofUplink = 100.0 / (36 * 36 * (LEAVES - 1) / 18.0);
        double ofHost = 100.0 / (36 * LEAVES - 1);
        assertEquals(Math.min(ofUplink, ofHost), Arrays.stream(rates).min().orElseThrow(), 0.01 * ofUplink);
        assertEquals(Math.min(ofUplink, ofHost), Arrays.stream(rates).max().orElseThrow(), 0.01 * ofUplink);
    }

    @Test
    void randomFabricsAndLoadsAreAsInThePacketModel() {
        int near = 0;
        double worst = 0;
        String worstCase = "";
        for (int fabric = 0; fabric < FABRICS; fabric++) {
            Network network = random(new Random(SEED + fabric));
            PacketResult packets = PacketSimulation.of(network, PacketSettings.ofMicros(1000, SEED));
            double[] rates = FlowModel.of(network).flows();
            double ofFabric = 0;
            for (int flow = 0; flow < rates.length; flow++) {
                double judge = packets.gigabits(flow);
                double error = Math.max(0, Math.abs(rates[flow] - judge) - ROUNDING) / Math.max(judge, ROUNDING);
                if (error > worst) {
                    worst = error;
                    worstCase = String.format(
                            Locale.ROOT, "fabric %d, flow %d: %.2f not %.2f Gb/s", fabric, flow, rates[flow], judge);
                }
                ofFabric = Math.max(ofFabric, error);
            }
            near += ofFabric <= TOLERANCE ? 1 : 0;
        }
        System.out.printf(
                Locale.ROOT, "seed %d: %d of %d fabrics within 5 %%, worst %s%n", SEED, near, FABRICS, worstCase);
        assertTrue(near >= 0.9 * FABRICS, near + " of " + FABRICS);
    }

    /** Some flows of all pairs, a third of them with a limited load. */
    private static Network random(Random random) {
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

    private static double[] rates(SimulatedLink link, SimulatedFlow... flows) {
        return FlowModel.of(new Network(List.of(link), List.of(flows))).flows();
    }

    private static SimulatedFlow flow(int link, int vl, double gigabits) {
        return new SimulatedFlow(new int[] {Channel.of(link, vl)}, PACKET, gigabits);
    }

    private static SimulatedFlow flow(int[] links) {
        return new SimulatedFlow(
                Arrays.stream(links).map(link -> Channel.of(link, 0)).toArray(), PACKET, SimulatedFlow.UNLIMITED);
    }

    private static List<Double> rounded(double[] rates) {
        return Arrays.stream(rates)
                .map(rate -> Math.round(100 * rate) / 100.0)
                .boxed()
                .toList();
    }
}

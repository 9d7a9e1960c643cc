package org.qos.analysis.simulation.flow;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
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
    private static final String NOT_REPORTED = ", not reported";
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
    void noLinkCarriesMoreThanItsRate() {
        for (int fabric = 0; fabric < FABRICS; fabric++) {
            Network network = random(new Random(SEED + fabric));
            FlowRates rates = FlowModel.of(network);
            double[] carried = new double[network.links().size()];
            for (int flow = 0; flow < rates.flows().length; flow++) {
                for (int channel : network.flows().get(flow).channels()) {
                    carried[Channel.link(channel)] += rates.flows()[flow];
                }
            }
            for (int link = 0; link < carried.length; link++) {
                assertTrue(
                        carried[link] <= network.links().get(link).gigabits() + 1e-6,
                        "seed " + (SEED + fabric) + ", link " + link + ": " + carried[link]);
            }
        }
    }

    /** The first link is nearly full of the flows of two VLs, which both wait for the second link. */
    @Test
    void aFlowIsUncertainWhoseBusyLinkWaitsForAnother() {
        SimulatedLink link = new SimulatedLink(100, 0, List.of(), List.of(new VlWeight(0, 32), new VlWeight(1, 64)));
        int end = Channel.of(1, 0);
        SimulatedFlow small = flowOf(Channel.of(0, 0), end);
        SimulatedFlow large = flowOf(Channel.of(0, 1), end);
        SimulatedFlow more = new SimulatedFlow(new int[] {Channel.of(2, 0), end}, PACKET, 10);

        FlowRates rates = FlowModel.of(new Network(List.of(link, link, link), List.of(small, large, more)));
        FlowRates alone = FlowModel.of(new Network(List.of(link, link, link), List.of(small, more)));

        assertArrayEquals(new boolean[] {true, true, false}, rates.uncertain(), Arrays.toString(rates.flows()));
        assertArrayEquals(new boolean[] {true, false}, alone.uncertain(), Arrays.toString(alone.flows()));
    }

    @Test
    void aFlowIsCertainThatHasBothLinksForItself() {
        SimulatedLink link = new SimulatedLink(100, 0, List.of(), List.of(new VlWeight(0, 32), new VlWeight(1, 64)));
        SimulatedFlow small = flowOf(Channel.of(0, 0), Channel.of(1, 0));
        SimulatedFlow large = flowOf(Channel.of(0, 1), Channel.of(1, 1));

        FlowRates rates = FlowModel.of(new Network(List.of(link, link), List.of(small, large)));

        assertEquals(List.of(33.33, 66.67), rounded(rates.flows()));
        assertArrayEquals(new boolean[] {false, false}, rates.uncertain());
    }

    @Test
    void flowsThatMeetAtAnIdleEndAreCertain() {
        SimulatedLink link = SimulatedLink.ofOneVl(100);
        SimulatedFlow one = flowOf(Channel.of(0, 0), Channel.of(1, 0));
        SimulatedFlow other = flowOf(Channel.of(2, 0), Channel.of(1, 0));

        FlowRates rates = FlowModel.of(new Network(List.of(link, link, link), List.of(one, other)));

        assertArrayEquals(new boolean[] {false, false}, rates.uncertain(), "the first links are half empty");
    }

    /** Two buffers give a flow of the same busy channel the same rate, so that either may be the full one. */
    @Test
    void aFlowIsUncertainWhoseChannelHasNoLevelOfItsOwn() {
        FlowRates rates = FlowModel.of(random(new Random(SEED + 151)));

        assertTrue(rates.uncertain()[11], Arrays.toString(rates.flows()));
    }

    /** Where a millisecond of packets differs, eight of them decide: some buffers take that long to fill. */
    @Test
    void randomFabricsAndLoadsAreAsInThePacketModel() {
        int near = 0;
        int settled = 0;
        int reported = 0;
        List<String> others = new ArrayList<>();
        for (int fabric = 0; fabric < FABRICS; fabric++) {
            Network network = random(new Random(SEED + fabric));
            FlowRates rates = FlowModel.of(network);
            if (error(rates, network, 1000) <= TOLERANCE) {
                near++;
                reported += isReported(rates) ? 1 : 0;
            } else if (error(rates, network, 8000) <= TOLERANCE) {
                settled++;
            } else {
                others.add(worst(rates, network, fabric));
            }
        }
        System.out.printf(
                Locale.ROOT,
                "seed %d: %d of %d fabrics within 5 %% of 1 ms of packets (%d of them reported), %d more of 8 ms, not %s%n",
                SEED,
                near,
                FABRICS,
                reported,
                settled,
                others);
        assertTrue(near + settled >= 0.96 * FABRICS, near + " of " + FABRICS);
        assertTrue(others.stream().noneMatch(other -> other.endsWith(NOT_REPORTED + ")")), others.toString());
    }

    private static double error(FlowRates rates, Network network, int micros) {
        PacketResult packets = PacketSimulation.of(network, PacketSettings.ofMicros(micros, SEED));
        double worst = 0;
        for (int flow = 0; flow < rates.flows().length; flow++) {
            worst = Math.max(worst, error(rates.flows()[flow], packets.gigabits(flow)));
        }
        return worst;
    }

    private static double error(double rate, double judge) {
        return Math.max(0, Math.abs(rate - judge) - ROUNDING) / Math.max(judge, ROUNDING);
    }

    private static String worst(FlowRates rates, Network network, int fabric) {
        PacketResult packets = PacketSimulation.of(network, PacketSettings.ofMicros(8000, SEED));
        int worst = IntStream.range(0, rates.flows().length)
                .boxed()
                .max(Comparator.comparingDouble(flow -> error(rates.flows()[flow], packets.gigabits(flow))))
                .orElseThrow();
        long wrong = IntStream.range(0, rates.flows().length)
                .filter(flow -> error(rates.flows()[flow], packets.gigabits(flow)) > TOLERANCE)
                .count();
        return String.format(
                Locale.ROOT,
                "fabric %d (%d of %d flows, the worst %.2f and not %.2f Gb/s%s)",
                fabric,
                wrong,
                rates.flows().length,
                rates.flows()[worst],
                packets.gigabits(worst),
                isReported(rates) ? "" : NOT_REPORTED);
    }

    private static boolean isReported(FlowRates rates) {
        return IntStream.range(0, rates.flows().length).anyMatch(flow -> rates.uncertain()[flow]);
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

    private static SimulatedFlow flowOf(int... channels) {
        return new SimulatedFlow(channels, PACKET, SimulatedFlow.UNLIMITED);
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

package org.qos.analysis.simulation.flow;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.testing.FatTree;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.analysis.simulation.testing.RandomTraffic;
import org.qos.analysis.simulation.testing.SimulatedFabric;
import org.qos.runtime.value.VlWeight;

/** Rates while all buffers of busy channels are full, and which of them depend on which buffer was full first. */
class LevelModelTest {

    private static final int PACKET = RandomTraffic.PACKET;
    private static final long SEED = 1733;
    private static final int FABRICS = 20;
    /** 56 leaves are a fat tree of 2016 hosts. */
    private static final int LEAVES = Integer.getInteger("qos.simulation.leaves", 4);

    @Test
    void allPairsOfAFatTreeGetTheSame() {
        SimulatedFabric tree = SimulatedFabric.ofAllPairs(new FatTree(LEAVES, 18, 36).build(), 1, PACKET);

        double[] rates = rates(tree.network()).flows();

        double ofUplink = 100.0 / (36 * 36 * (LEAVES - 1) / 18.0);
        double ofHost = 100.0 / (36 * LEAVES - 1);
        assertEquals(Math.min(ofUplink, ofHost), Arrays.stream(rates).min().orElseThrow(), 0.01 * ofUplink);
        assertEquals(Math.min(ofUplink, ofHost), Arrays.stream(rates).max().orElseThrow(), 0.01 * ofUplink);
    }

    @Test
    void noLinkCarriesMoreThanItsRate() {
        for (int fabric = 0; fabric < FABRICS; fabric++) {
            Network network = RandomTraffic.of(SEED + fabric);
            FlowRates rates = rates(network);
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

        FlowRates rates = rates(new Network(List.of(link, link, link), List.of(small, large, more)));
        FlowRates alone = rates(new Network(List.of(link, link, link), List.of(small, more)));

        assertArrayEquals(new boolean[] {true, true, false}, rates.uncertain(), Arrays.toString(rates.flows()));
        assertArrayEquals(new boolean[] {true, false}, alone.uncertain(), Arrays.toString(alone.flows()));
    }

    @Test
    void aFlowIsCertainThatHasBothLinksForItself() {
        SimulatedLink link = new SimulatedLink(100, 0, List.of(), List.of(new VlWeight(0, 32), new VlWeight(1, 64)));
        SimulatedFlow small = flowOf(Channel.of(0, 0), Channel.of(1, 0));
        SimulatedFlow large = flowOf(Channel.of(0, 1), Channel.of(1, 1));

        FlowRates rates = rates(new Network(List.of(link, link), List.of(small, large)));

        assertEquals(List.of(33.33, 66.67), rounded(rates.flows()));
        assertArrayEquals(new boolean[] {false, false}, rates.uncertain());
    }

    @Test
    void flowsThatMeetAtAnIdleEndAreCertain() {
        SimulatedLink link = SimulatedLink.ofOneVl(100);
        SimulatedFlow one = flowOf(Channel.of(0, 0), Channel.of(1, 0));
        SimulatedFlow other = flowOf(Channel.of(2, 0), Channel.of(1, 0));

        FlowRates rates = rates(new Network(List.of(link, link, link), List.of(one, other)));

        assertArrayEquals(new boolean[] {false, false}, rates.uncertain(), "the first links are half empty");
    }

    /** Two buffers give a flow of the same busy channel the same rate, so that either may be the full one. */
    @Test
    void aFlowIsUncertainWhoseChannelHasNoLevelOfItsOwn() {
        FlowRates rates = rates(RandomTraffic.of(SEED + 151));

        assertTrue(rates.uncertain()[11], Arrays.toString(rates.flows()));
    }

    private static FlowRates rates(Network network) {
        FlowGraph graph = new FlowGraph(network);
        return LevelModel.of(network, graph, VlCapacity.ofLinks(network, graph));
    }

    private static SimulatedFlow flowOf(int... channels) {
        return new SimulatedFlow(channels, PACKET, SimulatedFlow.UNLIMITED);
    }

    private static List<Double> rounded(double[] rates) {
        return Arrays.stream(rates)
                .map(rate -> Math.round(100 * rate) / 100.0)
                .boxed()
                .toList();
    }
}

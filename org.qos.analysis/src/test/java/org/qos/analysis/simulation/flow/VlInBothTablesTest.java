package org.qos.analysis.simulation.flow;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.analysis.simulation.packet.PacketResult;
import org.qos.analysis.simulation.packet.PacketSettings;
import org.qos.analysis.simulation.packet.PacketSimulation;
import org.qos.runtime.value.VlWeight;

/** A VL that both arbitration tables serve: when its packets come decides from which table they are sent. */
class VlInBothTablesTest {

    private static final long SEED = 4711;
    /** More on request, as docs/simulation.md says. */
    private static final int LINKS = 15 * Integer.getInteger("qos.simulation.fabrics", 20);

    private static final int PACKET = 2048;
    private static final double TOLERANCE = 0.05;
    /** What twelve packets are in the counted time, in Gb/s: of some VLs a whole turn. */
    private static final double ROUNDING = 0.2;

    private static final PacketSettings SETTINGS = PacketSettings.ofMicros(1000, SEED);

    @Test
    void flowsThatDifferFromThePacketModelAreUncertain() {
        System.out.println("seed " + SEED);
        Random random = new Random(SEED);
        int different = 0;
        List<String> silent = new ArrayList<>();
        for (int link = 0; link < LINKS; link++) {
            Network network = oneLink(random);
            FlowRates rates = FlowModel.of(network, SETTINGS);
            PacketResult packets = PacketSimulation.of(network, SETTINGS);
            for (int flow = 0; flow < rates.flows().length; flow++) {
                if (isDifferent(rates.flows()[flow], packets.gigabits(flow))) {
                    different++;
                    if (!rates.uncertain()[flow]) {
                        silent.add("link " + link + ", flow " + flow + ": " + rates.flows()[flow] + " and not "
                                + packets.gigabits(flow) + " of " + network);
                    }
                }
            }
        }
        assertEquals(List.of(), silent);
        assertTrue(different > 0, "no flow shows the difference");
    }

    @Test
    void ratesAreUncertainWhileTheVlSendsLessThanItsShare() {
        assertArrayEquals(new boolean[] {false, true, true}, uncertain(1, 10, SimulatedFlow.UNLIMITED));
    }

    @Test
    void ratesAreKnownWhileTheVlHasMoreThanItsShare() {
        assertArrayEquals(new boolean[3], uncertain(1, SimulatedFlow.UNLIMITED, SimulatedFlow.UNLIMITED));
    }

    @Test
    void ratesAreKnownWhileTheLinkSendsEverything() {
        assertArrayEquals(new boolean[3], uncertain(1, 10, 40));
    }

    @Test
    void ratesAreKnownWhileTheHighPriorityTableHasNoLimit() {
        assertArrayEquals(new boolean[3], uncertain(255, 10, SimulatedFlow.UNLIMITED));
    }

    /** VL 0 is in both tables, VL 1 in the low-priority one, VL 2 in the high-priority one; loads in Gb/s. */
    private static boolean[] uncertain(int highLimit, double ofBoth, double ofOthers) {
        SimulatedLink link = new SimulatedLink(100, highLimit, table(64, 0, 64), table(64, 64));
        List<SimulatedFlow> flows = List.of(flow(0, ofBoth), flow(1, ofOthers), flow(2, ofOthers));
        return FlowModel.of(new Network(List.of(link), flows), SETTINGS).uncertain();
    }

    /** Two to four VLs of random weights and loads; VL 0 is in both tables. */
    private static Network oneLink(Random random) {
        int vls = 2 + random.nextInt(3);
        int[] high = new int[vls];
        int[] low = new int[vls];
        List<SimulatedFlow> flows = new ArrayList<>();
        for (int vl = 0; vl < vls; vl++) {
            boolean isInHigh = vl == 0 || random.nextBoolean();
            boolean isInLow = vl == 0 || !isInHigh || random.nextInt(3) == 0;
            high[vl] = isInHigh ? weight(random) : 0;
            low[vl] = isInLow ? weight(random) : 0;
            flows.add(flow(vl, random.nextInt(3) == 0 ? SimulatedFlow.UNLIMITED : 2 + random.nextInt(60)));
        }
        SimulatedLink link = new SimulatedLink(100, random.nextInt(12), table(high), table(low));
        return new Network(List.of(link), flows);
    }

    /** Whole packets. */
    private static int weight(Random random) {
        return PACKET / 64 * (1 + random.nextInt(6));
    }

    private static List<VlWeight> table(int... weights) {
        List<VlWeight> table = new ArrayList<>();
        for (int vl = 0; vl < weights.length; vl++) {
            if (weights[vl] > 0) {
                table.add(new VlWeight(vl, weights[vl]));
            }
        }
        return table;
    }

    private static SimulatedFlow flow(int vl, double gigabits) {
        return new SimulatedFlow(new int[] {Channel.of(0, vl)}, PACKET, gigabits);
    }

    private static boolean isDifferent(double rate, double judge) {
        return Math.max(0, Math.abs(rate - judge) - ROUNDING) / Math.max(judge, ROUNDING) > TOLERANCE;
    }
}

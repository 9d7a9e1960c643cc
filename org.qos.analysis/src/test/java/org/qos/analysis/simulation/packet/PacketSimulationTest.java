package org.qos.analysis.simulation.packet;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.analysis.simulation.network.Ticks;
import org.qos.runtime.value.VlWeight;

/** Links of one VL, unless a test says otherwise: a flow is the numbers of its links. */
class PacketSimulationTest {

    private static final int PACKET = 2048;
    private static final SimulatedLink FAST = SimulatedLink.ofOneVl(100);
    private static final SimulatedLink SLOW = SimulatedLink.ofOneVl(25);

    @Test
    void flowsShareALinkEqually() {
        assertEquals(List.of(25L, 25L, 50L), rates(List.of(FAST, FAST, FAST), flow(0, 2), flow(0, 2), flow(1, 2)));
    }

    @Test
    void aFullBufferBlocksOtherFlowsOfItsVl() {
        assertEquals(List.of(25L, 25L), rates(List.of(FAST, SLOW, FAST), flow(0, 1), flow(0, 2)));
    }

    @Test
    void anotherVlIsNotBlocked() {
        SimulatedFlow other =
                new SimulatedFlow(new int[] {Channel.of(0, 1), Channel.of(2, 1)}, PACKET, SimulatedFlow.UNLIMITED);
        SimulatedLink twoVls = new SimulatedLink(100, 0, List.of(), List.of(new VlWeight(0, 32), new VlWeight(1, 32)));

        assertEquals(List.of(25L, 75L), rates(List.of(twoVls, SLOW, twoVls), flow(0, 1), other));
    }

    @Test
    void aLimitedLoadIsDeliveredAndTheRestIsLeftToOthers() {
        SimulatedFlow limited = new SimulatedFlow(new int[] {0}, PACKET, 30);

        assertEquals(List.of(30L, 70L), rates(List.of(FAST), limited, flow(0)));
    }

    @Test
    void aBufferOfOnePacketWaitsForTheCreditsOfEach() {
        long serialization = PACKET * Ticks.perByte(100);
        long cable = serialization / 4;
        PacketResult result = PacketSimulation.of(
                new Network(List.of(FAST), List.of(flow(0))),
                new PacketSettings(1, PACKET, cable, 0, 100 * serialization, 3000 * serialization));

        assertEquals(100 / 1.5, result.gigabits(0), 0.1);
        assertEquals(1 / 3.0, (double) result.stalled()[0] / result.countedTicks(), 0.001);
    }

    @Test
    void aPacketIsForwardedWhileItComesInButNotFasterThanItComes() {
        long slow = PACKET * Ticks.perByte(25);
        Network ontoFast = new Network(List.of(SLOW, FAST), List.of(flow(0, 1)));
        Network ontoSlow = new Network(List.of(FAST, SLOW), List.of(flow(0, 1)));

        assertEquals(0, delivered(ontoFast, slow - 1));
        assertEquals(PACKET, delivered(ontoFast, slow));
        assertEquals(0, delivered(ontoSlow, slow - 1));
        assertEquals(PACKET, delivered(ontoSlow, slow));
    }

    private static long delivered(Network network, long ticks) {
        return PacketSimulation.of(network, new PacketSettings(1, 4 * PACKET, 0, 0, 0, ticks))
                .delivered()[0];
    }

    @Test
    void theSameSeedGivesTheSameBytes() {
        Network network = new Network(
                List.of(FAST, SLOW),
                IntStream.range(0, 8)
                        .mapToObj(flow -> new SimulatedFlow(new int[] {0, Channel.of(1, 0)}, PACKET, 1 + flow))
                        .toList());

        assertArrayEquals(
                PacketSimulation.of(network, PacketSettings.ofMicros(200, 5)).delivered(),
                PacketSimulation.of(network, PacketSettings.ofMicros(200, 5)).delivered());
    }

    @Test
    void aPacketThatFitsIntoNoBufferIsRejected() {
        Network network = new Network(List.of(FAST), List.of(flow(0)));

        assertThrows(
                IllegalArgumentException.class,
                () -> PacketSimulation.of(network, PacketSettings.ofMicros(1, 1).withBuffer(PACKET - 1)));
    }

    private static SimulatedFlow flow(int... links) {
        return new SimulatedFlow(
                Arrays.stream(links).map(link -> Channel.of(link, 0)).toArray(), PACKET, SimulatedFlow.UNLIMITED);
    }

    private static List<Long> rates(List<SimulatedLink> links, SimulatedFlow... flows) {
        PacketResult result = PacketSimulation.of(new Network(links, List.of(flows)), PacketSettings.ofMicros(1000, 1));
        return IntStream.range(0, flows.length)
                .mapToObj(flow -> Math.round(result.gigabits(flow)))
                .toList();
    }
}

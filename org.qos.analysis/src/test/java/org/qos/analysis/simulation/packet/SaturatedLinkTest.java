package org.qos.analysis.simulation.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.analysis.simulation.network.Ticks;
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.VlPackets;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** What VLs get of one link while all of them always have packets, against what the tables say. */
class SaturatedLinkTest {

    private static final long SEED = 76_9;
    private static final double GIGABITS = 100;
    private static final double TOLERANCE = 0.01;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15})
    void sharesAreTheWeightsForRandomTables(int vls) {
        System.out.println("seed " + (SEED + vls));
        Random random = new Random(SEED + vls);
        for (int round = 0; round < 12; round++) {
            int packet = 256 << random.nextInt(5);
            List<VlWeight> high = random.nextInt(4) == 0 ? List.of() : table(random, vls);
            List<VlWeight> low = random.nextInt(4) == 0 ? List.of() : table(random, vls);
            assertShares(vls, packet, random.nextInt(20), high, low);
        }
    }

    @Test
    void everyLimitGivesTheLowTableOnePacketPerBurst() {
        List<VlWeight> high = List.of(new VlWeight(0, 64), new VlWeight(1, 192));
        List<VlWeight> low = List.of(new VlWeight(2, 64), new VlWeight(3, 128));
        for (int limit = 0; limit < VlArbitration.NO_LIMIT; limit++) {
            assertShares(4, 4096, limit, high, low);
        }
    }

    @Test
    void weightsOfWholePacketsGiveTheGuaranteedPartOfTheAudit() {
        List<VlWeight> high = List.of(new VlWeight(0, 32), new VlWeight(1, 96));
        List<VlWeight> low = List.of(new VlWeight(1, 64), new VlWeight(2, 224));
        QosTables tables = new QosTables(3, high, low, List.of());

        double[] shares = simulated(3, 2048, 3, high, low, 4 * 252);

        for (int vl = 0; vl < 3; vl++) {
            assertEquals(LinkArbitration.part(tables, vl, 2048), shares[vl], 0.001);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 8, 15})
    void theAuditNamesWhatFullPacketsGetForRandomTables(int vls) {
        System.out.println("seed " + (SEED + vls));
        Random random = new Random(SEED + vls);
        for (int round = 0; round < 12; round++) {
            QosTables tables = tables(random, vls);
            int packet = 256 << random.nextInt(5);

            double[] shares = simulated(vls, packet, tables.highLimit(), tables.vlarbHigh(), tables.vlarbLow(), 20_000);

            for (int vl = 0; vl < vls; vl++) {
                double named = LinkArbitration.part(tables, vl, packet);
                assertEquals(named, shares[vl], 0.03 * named + 0.006, "VL" + vl + " of " + tables + ", " + packet);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 8, 15})
    void noSizesOfOtherPacketsTakeMoreThanTheWorstCaseOfTheAudit(int vls) {
        System.out.println("seed " + (SEED + vls));
        Random random = new Random(SEED + vls);
        for (int round = 0; round < 12; round++) {
            QosTables tables = tables(random, vls);
            int packet = 256 << random.nextInt(5);
            int[] sizes = IntStream.range(0, vls)
                    .map(vl -> random.nextBoolean() ? 64 : 64 + random.nextInt(packet - 63))
                    .toArray();
            sizes[0] = packet;

            double[] shares = simulated(sizes, tables.highLimit(), tables.vlarbHigh(), tables.vlarbLow(), 20_000);

            double worst = LinkArbitration.worstPart(tables, 0, VlPackets.ofSize(packet));
            assertTrue(
                    shares[0] >= 0.97 * worst - 0.006, worst + ", not " + shares[0] + " of " + tables + ", " + packet);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 8, 15})
    void theAuditNamesWhatPacketsOfASizeForEachVlGetForRandomTables(int vls) {
        System.out.println("seed " + (SEED + vls));
        Random random = new Random(SEED + vls);
        for (int round = 0; round < 12; round++) {
            QosTables tables = tables(random, vls);
            int[] sizes = IntStream.generate(() -> 256 << random.nextInt(5))
                    .limit(vls)
                    .toArray();
            VlPackets.Builder packets = VlPackets.builder(4096);
            IntStream.range(0, vls).forEach(vl -> packets.add(vl, sizes[vl]));

            double[] shares = simulated(sizes, tables.highLimit(), tables.vlarbHigh(), tables.vlarbLow(), 20_000);

            for (int vl = 0; vl < vls; vl++) {
                double named = LinkArbitration.part(tables, vl, packets.build());
                assertEquals(
                        named, shares[vl], 0.01 * named + 0.001, "VL" + vl + " of " + tables + ", " + packets.build());
            }
        }
    }

    /** The flows of a VL take turns, so that their numbers decide how its packets are mixed. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 8})
    void noMixtureOfTheSizesOfAVlGetsLessThanTheAuditNames(int vls) {
        System.out.println("seed " + (SEED + vls));
        Random random = new Random(SEED + vls);
        for (int round = 0; round < 12; round++) {
            QosTables tables = tables(random, vls);
            VlPackets.Builder packets = VlPackets.builder(4096);
            List<SimulatedFlow> flows = new ArrayList<>();
            for (int vl = 0; vl < vls; vl++) {
                for (int flow = random.nextInt(3); flow >= 0; flow--) {
                    int size = 256 << random.nextInt(5);
                    packets.add(vl, size);
                    flows.add(new SimulatedFlow(new int[] {Channel.of(0, vl)}, size, SimulatedFlow.UNLIMITED));
                }
            }

            PacketResult result = simulated(flows, tables.highLimit(), tables.vlarbHigh(), tables.vlarbLow(), 20_000);

            for (int vl = 0; vl < vls; vl++) {
                double named = LinkArbitration.part(tables, vl, packets.build());
                double gets = result.channelGigabits(Channel.of(0, vl)) / GIGABITS;
                assertTrue(
                        gets >= 0.99 * named - 0.001,
                        named + ", not " + gets + " of VL" + vl + ", " + tables + ", " + packets.build());
            }
        }
    }

    @Test
    void theLowTableStarvesWithoutLimitWhileTheHighOneHasPackets() {
        List<VlWeight> high = List.of(new VlWeight(0, 1));
        List<VlWeight> low = List.of(new VlWeight(1, 255));

        double[] starved = simulated(2, 2048, 255, high, low, 300);
        double[] served = simulated(2, 2048, 254, high, low, 2000);

        assertEquals(0, starved[1]);
        assertTrue(served[1] > 0);
    }

    @Test
    void theLowTableGetsWhatTheHighOneLeavesWithoutLimit() {
        SimulatedLink link = new SimulatedLink(
                GIGABITS, 255, List.of(new VlWeight(0, 1)), List.of(new VlWeight(1, 4), new VlWeight(2, 4)));
        Network network = new Network(
                List.of(link),
                List.of(
                        new SimulatedFlow(new int[] {0}, 256, 40),
                        new SimulatedFlow(new int[] {1}, 256, SimulatedFlow.UNLIMITED),
                        new SimulatedFlow(new int[] {2}, 256, SimulatedFlow.UNLIMITED)));

        PacketResult result = PacketSimulation.of(network, PacketSettings.ofMicros(100, SEED));

        assertEquals(40, result.gigabits(0), 0.4);
        assertEquals(30, result.gigabits(1), 0.3);
        assertEquals(30, result.gigabits(2), 0.3);
    }

    @Test
    void vlsWithoutWeightAreNeverServed() {
        double[] shares = simulated(3, 1024, 0, List.of(), List.of(new VlWeight(0, 16), new VlWeight(1, 0)), 100);

        assertEquals(1, shares[0], 0.02);
        assertEquals(0, shares[1]);
        assertEquals(0, shares[2]);
    }

    private static QosTables tables(Random random, int vls) {
        List<VlWeight> high = random.nextInt(4) == 0 ? List.of() : table(random, vls);
        List<VlWeight> low = random.nextInt(4) == 0 ? List.of() : table(random, vls);
        return new QosTables(random.nextInt(6), high, low, List.of());
    }

    private static List<VlWeight> table(Random random, int vls) {
        List<VlWeight> table = new ArrayList<>();
        for (int entry = 1 + random.nextInt(12); entry > 0; entry--) {
            table.add(new VlWeight(random.nextInt(vls), random.nextInt(200)));
        }
        return table;
    }

    private static void assertShares(int vls, int packet, int limit, List<VlWeight> high, List<VlWeight> low) {
        double[] expected = expected(vls, packet, limit, high, low);
        long burst = Math.max(1, limit * 4096L / packet);
        boolean both = packets(high, packet) > 0 && packets(low, packet) > 0;
        long cycle = both ? packets(low, packet) * (burst + 1) : packets(high, packet) + packets(low, packet);
        long enough = both ? (packets(high, packet) * 100L / burst + 1) * (burst + 1) : 0;
        long counted = (Math.max(enough, 120) / Math.max(cycle, 1) + 2) * cycle;

        double[] shares = simulated(vls, packet, limit, high, low, counted);

        String tables = "limit " + limit + ", packet " + packet + ", high " + high + ", low " + low;
        for (int vl = 0; vl < vls; vl++) {
            assertEquals(
                    expected[vl], shares[vl], TOLERANCE * expected[vl] + 1.0 / counted, "VL" + vl + " of " + tables);
        }
    }

    /** By counting whole packets: an entry sends packets until its weight is used up. */
    private static double[] expected(int vls, int packet, int limit, List<VlWeight> high, List<VlWeight> low) {
        double ofHigh = packets(high, packet);
        double ofLow = packets(low, packet);
        double burst = Math.max(1, limit * 4096.0 / packet);
        double highPart = ofHigh == 0 ? 0 : ofLow == 0 ? 1 : burst / (burst + 1);
        double[] parts = new double[vls];
        for (VlWeight entry : high) {
            parts[entry.vl()] += packets(List.of(entry), packet) / Math.max(1, ofHigh) * highPart;
        }
        for (VlWeight entry : low) {
            parts[entry.vl()] += packets(List.of(entry), packet) / Math.max(1, ofLow) * (1 - highPart);
        }
        return parts;
    }

    private static long packets(List<VlWeight> table, int packet) {
        return table.stream()
                .mapToLong(entry -> (entry.weight() * 64L + packet - 1) / packet)
                .sum();
    }

    private static double[] simulated(
            int vls, int packet, int limit, List<VlWeight> high, List<VlWeight> low, long countedPackets) {
        return simulated(IntStream.generate(() -> packet).limit(vls).toArray(), limit, high, low, countedPackets);
    }

    /** The share of each VL that has packets of one size, for the time of so many of the largest packets. */
    private static double[] simulated(
            int[] sizes, int limit, List<VlWeight> high, List<VlWeight> low, long countedPackets) {
        List<SimulatedFlow> flows = IntStream.range(0, sizes.length)
                .mapToObj(vl -> new SimulatedFlow(new int[] {Channel.of(0, vl)}, sizes[vl], SimulatedFlow.UNLIMITED))
                .toList();
        PacketResult result = simulated(flows, limit, high, low, countedPackets);
        return IntStream.range(0, sizes.length)
                .mapToDouble(vl -> result.gigabits(vl) / GIGABITS)
                .toArray();
    }

    private static PacketResult simulated(
            List<SimulatedFlow> flows, int limit, List<VlWeight> high, List<VlWeight> low, long countedPackets) {
        Network network = new Network(List.of(new SimulatedLink(GIGABITS, limit, high, low)), flows);
        int packet = flows.stream().mapToInt(SimulatedFlow::packetBytes).max().orElseThrow();
        long ticks = Math.max(1, countedPackets) * packet * Ticks.perByte(GIGABITS);
        return PacketSimulation.of(network, new PacketSettings(SEED, PacketSettings.BUFFER, 0, 0, ticks / 4, ticks));
    }
}

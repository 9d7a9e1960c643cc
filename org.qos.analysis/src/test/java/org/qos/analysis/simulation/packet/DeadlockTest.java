package org.qos.analysis.simulation.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.testing.FatTree;
import org.qos.analysis.audit.testing.Torus;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.testing.RandomFabric;
import org.qos.analysis.simulation.testing.SimulatedFabric;

/**
 * Packets stop for good where the audit finds a credit loop, and nowhere else. One run need not fill the buffers of a
 * loop: on a regular fabric sources that always send can take turns for ever, so that several runs with other loads
 * try.
 */
class DeadlockTest {

    private static final long SEED = 1722;
    /** More on request, as docs/simulation.md says. */
    private static final int FABRICS = Integer.getInteger("qos.simulation.fabrics", 30);

    private static final int PACKET = 2048;
    private static final int RUNS = 20;
    /** Enough where no deadlock is expected: most loops are found by the first run. */
    private static final int RUNS_WITHOUT_LOOP = 3;

    private static final double MICROS = 100;

    @Test
    void randomFabricsDeadlockExactlyWhereTheAuditFindsALoop() {
        System.out.println("seed " + SEED + ", " + FABRICS + " fabrics");
        int loops = 0;
        for (int fabric = 0; fabric < FABRICS; fabric++) {
            Random random = new Random(SEED + fabric);
            int vls = 1 + random.nextInt(3);
            SimulatedFabric simulated = SimulatedFabric.ofAllPairs(RandomFabric.of(random, vls), vls, PACKET);
            boolean loop = !simulated.audited().loops().isEmpty();

            assertEquals(
                    loop,
                    deadlocks(simulated),
                    "fabric " + fabric + ", " + simulated.audited().loops());
            loops += loop ? 1 : 0;
        }
        System.out.println(loops + " with a credit loop");
        assertTrue(loops > 0 && loops < FABRICS);
    }

    @Test
    void aRingDeadlocksUnlessTheDatelineChangesTheVl() {
        SimulatedFabric looped = SimulatedFabric.of(new Torus(5, 1).build(), (source, destination, lid) -> 1, PACKET);
        Torus torus = new Torus(5, 1).withDatelineVls();
        SimulatedFabric free = SimulatedFabric.of(
                torus.build(), (source, destination, lid) -> 1 << torus.dateline(source, destination), PACKET);

        assertTrue(deadlocks(looped));
        assertFalse(deadlocks(free));
    }

    @Test
    void aFatTreeDoesNotDeadlock() {
        assertFalse(deadlocks(SimulatedFabric.ofAllPairs(new FatTree(3, 2, 3).build(), 1, PACKET)));
    }

    @Test
    void theCycleIsOneOfTheAudit() {
        SimulatedFabric ring = SimulatedFabric.of(new Torus(3, 1).build(), (source, destination, lid) -> 1, PACKET);
        assertEquals(List.of(), ring.audited().loops());
        SimulatedFabric larger = SimulatedFabric.of(new Torus(6, 1).build(), (source, destination, lid) -> 1, PACKET);

        List<List<Integer>> cycles = IntStream.range(0, RUNS)
                .mapToObj(run -> simulate(larger, run).deadlocks())
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElseThrow();

        Set<Integer> ofAudit = larger.audited().loops().stream()
                .flatMap(loop -> loop.steps().stream())
                .map(step -> Channel.of(step.outPort(), step.vl()))
                .collect(Collectors.toSet());
        assertTrue(ofAudit.containsAll(cycles.get(0)), cycles + " of " + ofAudit);
    }

    private static boolean deadlocks(SimulatedFabric simulated) {
        int runs = simulated.audited().loops().isEmpty() ? RUNS_WITHOUT_LOOP : RUNS;
        return IntStream.range(0, runs)
                .anyMatch(run -> !simulate(simulated, run).deadlocks().isEmpty());
    }

    /** With buffers of one packet; the first run with sources that always send, the others with random loads. */
    private static PacketResult simulate(SimulatedFabric simulated, int run) {
        Random random = new Random(SEED + run);
        PacketSettings settings = PacketSettings.ofMicros(MICROS, SEED + run).withBuffer(PACKET);
        Network network = simulated.network();
        List<SimulatedFlow> flows = network.flows().stream()
                .map(flow -> run == 0
                        ? flow
                        : new SimulatedFlow(flow.channels(), flow.packetBytes(), 1 + random.nextInt(100)))
                .toList();
        return PacketSimulation.of(new Network(network.links(), flows), settings);
    }
}

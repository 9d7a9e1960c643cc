package org.qos.conformity.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.analysis.simulation.network.Ticks;
import org.qos.analysis.simulation.packet.PacketResult;
import org.qos.analysis.simulation.packet.PacketSettings;
import org.qos.analysis.simulation.packet.PacketSimulation;
import org.qos.conformity.example.RandomIntent.RequestedClass;
import org.qos.conformity.example.RandomIntent.Requirement;
import org.qos.conformity.sim.LoadResult;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.tables.ProgrammedPort;
import org.qos.conformity.tables.TableReader;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.runtime.value.VlWeight;

/**
 * From random intents to full links: {@code qos design} writes a project in which {@code qos check} finds nothing, OpenSM on
 * ibsim accepts its files and programs the planned tables, and with the tables of each port the packet model gives each
 * class its guarantee within 2 %. Of an intent that is refused, the named
 * requirements have a plan without any one of them.
 */
@RequiresOpenSm
class RandomDesignsIT {

    private static final long SEED = 20261126;
    /** How many intents with a plan are taken; docs/design.md says how to take more. */
    private static final int INTENTS = Integer.getInteger("qos.design.intents", 4);

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final double GIGABITS = 100;
    private static final double TOLERANCE = 0.02;
    /** So many that a turn of a VL more or less, in which it sends up to 30 packets, changes no share by the tolerance. */
    private static final long PACKETS = 100_000;

    @TempDir
    private Path folder;

    private int refused;
    /** How far the worst class is below its guarantee, as a part of it. */
    private double worst;

    @Test
    void everyDesignIsProgrammedAndKeepsItsGuarantees() throws IOException {
        Random random = new Random(SEED);
        for (int designed = 0; designed < INTENTS; ) {
            RandomIntent intent = RandomIntent.of(random);
            QosRun run =
                    designed(intent, "--out", folder.resolve("site" + designed).toString());
            if (run.exitCode() == QosRun.CLEAN) {
                assertKept(intent, JSON.readTree(run.out()), folder.resolve("site" + designed));
                designed++;
            } else {
                refused++;
                assertContradicts(intent, run);
            }
        }
        System.out.printf(
                "RandomDesignsIT: seed %d: %d intents designed, checked, programmed and simulated; the worst class %.2f %%"
                        + " below its guarantee; %d refused%n",
                SEED, INTENTS, 100 * worst, refused);
    }

    private void assertKept(RandomIntent intent, JsonNode plan, Path site) throws IOException {
        QosRun check = QosRun.of("", "check", "--fail-level", "info", site.toString());
        assertEquals(QosRun.CLEAN, check.exitCode(), intent.yaml() + check.out());
        Path generated = site.resolve("generated");
        Files.writeString(generated.resolve("fabric.ibnetdiscover"), Nets.pairOfSwitches(2));
        Set<SimulatedLink> links = new HashSet<>();
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(SubnetFiles.in(generated))) {
            // tables of switch ports are settled by the second sweep
            LoadResult verdict = subnet.sweepAgain();
            assertTrue(verdict.isAccepted(), intent.yaml() + verdict);
            List<ProgrammedPort> ports = new TableReader(subnet.smp()).readAll(subnet.ports());
            assertEquals(12, ports.size());
            for (ProgrammedPort port : ports) {
                assertProgrammed(intent, plan.path("tables"), port);
                // ibsim does not keep VLHighLimit
                int limit = plan.path("tables").path("highLimit").asInt();
                links.add(new SimulatedLink(GIGABITS, limit, port.high(), port.low()));
            }
        }
        if (intent.vls() > 1) {
            links.forEach(link -> assertKept(intent, plan, link));
        }
    }

    private static void assertProgrammed(RandomIntent intent, JsonNode planned, ProgrammedPort port) {
        List<Integer> row = IntStream.range(0, 16)
                .map(sl -> planned.path("sl2vl").path(sl).asInt())
                .boxed()
                .toList();
        port.sl2Vl().values().forEach(each -> assertEquals(row, each, intent.yaml() + port.port()));
        if (intent.vls() > 1) {
            assertEquals(entries(planned.path("high")), served(port.high()), intent.yaml());
            assertEquals(entries(planned.path("low")), served(port.low()), intent.yaml());
        }
    }

    /** All classes send packets of their size as fast as they can; those of one VL share what it gets. */
    private void assertKept(RandomIntent intent, JsonNode plan, SimulatedLink link) {
        List<JsonNode> classes = IntStream.range(0, plan.path("classes").size())
                .mapToObj(plan.path("classes")::path)
                .toList();
        Network network = new Network(
                List.of(link),
                classes.stream()
                        .map(each -> new SimulatedFlow(
                                new int[] {Channel.of(0, each.path("vl").asInt())},
                                packet(intent, each.path("name").asText()),
                                SimulatedFlow.UNLIMITED))
                        .toList());
        long ticks = PACKETS * intent.mtu() * Ticks.perByte(GIGABITS);
        PacketResult packets =
                PacketSimulation.of(network, new PacketSettings(SEED, PacketSettings.BUFFER, 0, 0, ticks / 4, ticks));
        for (JsonNode each : classes) {
            double part = packets.channelGigabits(Channel.of(0, each.path("vl").asInt())) / GIGABITS;
            double share = each.path("share").asDouble();
            worst = share > 0 ? Math.max(worst, 1 - part / share) : worst;
            assertTrue(part >= share * (1 - TOLERANCE), each + " gets " + part + " of " + link + "\n" + intent.yaml());
            assertTrue(part > 0, each + " starves\n" + intent.yaml());
            assertTrue(
                    !each.has("ahead") || part <= each.path("ahead").asDouble() + TOLERANCE,
                    each + " gets " + part + "\n" + intent.yaml());
        }
    }

    private static int packet(RandomIntent intent, String name) {
        return intent.classes().stream()
                .filter(each -> each.name().equals(name))
                .mapToInt(RequestedClass::mtu)
                .findFirst()
                .orElse(intent.mtu());
    }

    /** The requirements of each conflict have no plan, without any one of them they have; without the remedy the whole intent has one. */
    private void assertContradicts(RandomIntent intent, QosRun run) throws IOException {
        assertEquals(QosRun.FINDINGS, run.exitCode(), intent.yaml() + run.err());
        JsonNode found = JSON.readTree(run.out());
        assertFalse(found.path("conflicts").isEmpty(), intent.yaml() + run.out() + run.err());
        for (JsonNode conflict : found.path("conflicts")) {
            Set<Requirement> named = requirements(conflict.path("requirements"));
            assertEquals(QosRun.FINDINGS, designed(intent.only(named::contains)).exitCode(), named + intent.yaml());
            for (Requirement requirement : named) {
                Predicate<Requirement> others = other -> named.contains(other) && !other.equals(requirement);
                // high priority can need a class of the others that it is ahead of
                if (designed(intent.asking(others)).exitCode() != QosRun.CLEAN) {
                    assertFeasible(intent.only(others), "without " + requirement);
                }
            }
        }
        Set<Requirement> remedy = requirements(found.path("remedy").path("without"));
        if (found.path("remedy").path("oneIsEnough").asBoolean()) {
            for (Requirement requirement : remedy) {
                assertFeasible(intent.only(other -> !goes(other, Set.of(requirement))), "all without " + requirement);
            }
        } else {
            assertFeasible(intent.only(other -> !goes(other, remedy)), "all without " + remedy);
        }
    }

    /** A class goes with all its requirements. */
    private static boolean goes(Requirement requirement, Set<Requirement> without) {
        return without.contains(requirement) || without.contains(new Requirement("class", requirement.of()));
    }

    private void assertFeasible(RandomIntent intent, String title) throws IOException {
        QosRun run = designed(intent);
        assertEquals(QosRun.CLEAN, run.exitCode(), title + "\n" + intent.yaml() + run.err());
    }

    private static Set<Requirement> requirements(JsonNode of) {
        Set<Requirement> requirements = new LinkedHashSet<>();
        of.forEach(requirement -> requirements.add(new Requirement(
                requirement.path("requirement").asText(),
                requirement.path("class").asText())));
        return requirements;
    }

    private QosRun designed(RandomIntent intent, String... more) throws IOException {
        Path file = Files.writeString(folder.resolve("intent.yaml"), intent.yaml());
        String[] words = Stream.concat(Stream.of("design", file.toString(), "--format", "json"), Stream.of(more))
                .toArray(String[]::new);
        return QosRun.of("", words);
    }

    /** What a table sends, without entries of weight 0. */
    private static List<String> entries(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .filter(entry -> entry.path("weight").asInt() > 0)
                .map(entry ->
                        entry.path("vl").asInt() + ":" + entry.path("weight").asInt())
                .toList();
    }

    private static List<String> served(List<VlWeight> table) {
        return table.stream()
                .filter(entry -> entry.weight() > 0)
                .map(entry -> entry.vl() + ":" + entry.weight())
                .toList();
    }
}

package org.qos.conformity.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.site.SiteConformity;
import org.qos.conformity.site.SiteReport;
import org.qos.conformity.tables.PortTables;
import org.qos.conformity.tables.TableReader;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.value.VlWeight;

/** OpenSM accepts the files that {@code qos design} writes, gives requests the level of their class, and programs the planned tables. */
@RequiresOpenSm
class DesignIT {

    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final Path FABRIC = EXAMPLES.resolve("cluster/fabric.ibnetdiscover");
    private static final long SEED = 20261123;
    private static final int QUERIES = 500;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"storage-mpi", "training", "inference"})
    void openSmDoesWhatADesignMeans(String name) throws IOException {
        Path intent = EXAMPLES.resolve("design").resolve(name + ".yaml");
        Path site = design(intent, "--fabric", FABRIC.toString());

        Path generated = site.resolve("generated");
        Files.copy(FABRIC, generated.resolve("fabric.ibnetdiscover"));
        Files.copy(FABRIC, site.resolve("fabric.ibnetdiscover"));
        Example example = new Example(site.resolve("policy.qos"));
        BoundPolicy bound = example.bound();
        SiteReport report = SiteConformity.examine(
                SubnetFiles.in(generated), bound, new MatchCommandLevels(example, bound), SEED, QUERIES);
        System.out.println("DesignIT: " + name + ", seed " + SEED + ": " + report.paths());
        assertEquals(List.of(), report.problems());
    }

    /** The ports of ibsim have 8 VLs and tables of 8 entries. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "site: {vls: 2, mtu: 4096}\nclasses: [{name: A, share: 30%, traffic: [{qos-classes: 1}]}]",
                "site: {vls: 4, mtu: 2048}\nclasses: [{name: A, ahead: 80%, traffic: [{qos-classes: 1}]},"
                        + " {name: B, share: 12%, traffic: [{qos-classes: 2}]}]",
                "site: {vls: 8, mtu: 4096}\nclasses: [{name: A, share: 40%, traffic: [{qos-classes: 1}]},"
                        + " {name: B, share: 25%, traffic: [{qos-classes: 2}]}, {name: C, traffic: [{qos-classes: 3}]}]"
            })
    void everyPortHasTheTablesOfThePlan(String text) throws IOException {
        Path intent = Files.writeString(folder.resolve("intent.yaml"), text);
        JsonNode plan = new ObjectMapper()
                .readTree(QosRun.of("", "design", intent.toString(), "--format", "json")
                        .out())
                .path("tables");
        Path generated = design(intent).resolve("generated");
        Files.writeString(generated.resolve("fabric.ibnetdiscover"), Nets.pairOfSwitches(2));

        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(SubnetFiles.in(generated))) {
            // tables of switch ports are settled by the second sweep
            assertTrue(subnet.sweepAgain().isAccepted());
            List<PortTables> ports = new TableReader(subnet.smp()).readAll(subnet.ports());
            assertEquals(12, ports.size());
            for (PortTables port : ports) {
                port.sl2Vl().values().forEach(row -> assertEquals(numbers(plan.path("sl2vl")), row));
                assertEquals(entries(plan.path("high")), served(port.high()));
                assertEquals(entries(plan.path("low")), served(port.low()));
            }
        }
    }

    private Path design(Path intent, String... more) {
        Path site = folder.resolve("site");
        String[] words = Stream.concat(
                        Stream.of("design", intent.toString(), "--out", site.toString()), Stream.of(more))
                .toArray(String[]::new);
        QosRun run = QosRun.of("", words);
        assertEquals(QosRun.CLEAN, run.exitCode(), run.out() + run.err());
        return site;
    }

    private static List<Integer> numbers(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonNode::asInt)
                .toList();
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

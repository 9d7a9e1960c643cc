package org.qos.conformity.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.site.SiteConformity;
import org.qos.conformity.site.SiteReport;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.runtime.match.BoundPolicy;

/** OpenSM accepts the files that {@code qos design} writes and gives requests the level of their class. */
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
        Path intent = EXAMPLES.resolve("design").resolve(name + ".intent.yaml");
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

    private Path design(Path intent, String... more) {
        Path site = folder.resolve("site");
        String[] words = Stream.concat(
                        Stream.of("design", intent.toString(), "--out", site.toString()), Stream.of(more))
                .toArray(String[]::new);
        QosRun run = QosRun.of("", words);
        assertEquals(QosRun.CLEAN, run.exitCode(), run.out() + run.err());
        return site;
    }
}

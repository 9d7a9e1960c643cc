package org.qos.conformity.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.conformity.RequiresOpenSm;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.site.SiteConformity;
import org.qos.conformity.site.SiteReport;
import org.qos.runtime.match.BoundPolicy;

/** OpenSM with the files that {@code qos generate} writes gives each request the level that {@code qos match} says. */
@RequiresOpenSm
class ExamplesIT {

    private static final long SEED = 20060513;
    private static final int QUERIES = 3000;

    @TempDir
    private Path site;

    @ParameterizedTest
    @MethodSource("examples")
    void openSmDoesWhatTheExampleMeans(Example example) throws IOException {
        generate(example);
        BoundPolicy bound = example.bound();
        SiteReport report = SiteConformity.examine(
                SubnetFiles.in(site), bound, new MatchCommandLevels(example, bound), SEED, QUERIES);
        System.out.println(example + ", seed " + SEED + ": " + report.paths());
        assertEquals(List.of(), report.problems());
    }

    /** Puts a whole site together. OpenSM does not compare the TClass; RandomQueries leaves it out for such policies. */
    private void generate(Example example) throws IOException {
        QosRun run = qosGenerate(example);
        if (run.exitCode() == QosRun.FINDINGS) {
            assertTrue(run.err().contains("compares the TClass, which OpenSM cannot"), run.err());
            run = qosGenerate(example, "--lossy");
        }
        assertEquals(QosRun.CLEAN, run.exitCode(), run.err());
        Files.copy(example.fabric(), site.resolve("fabric.ibnetdiscover"));
    }

    private QosRun qosGenerate(Example example, String... more) {
        List<String> words = new ArrayList<>(List.of(
                "generate",
                example.policy().toString(),
                "--out",
                site.toString(),
                "--partitions",
                example.partitions().toString(),
                "--fabric",
                example.fabric().toString()));
        words.addAll(List.of(more));
        return QosRun.of("", words.toArray(String[]::new));
    }

    static List<Example> examples() throws IOException {
        return Example.all();
    }
}

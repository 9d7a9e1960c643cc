package org.qos.conformity.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.qos.conformity.sim.SubnetFiles;

/** A folder with all that OpenSM needs for an example, as {@code qos generate} writes it. */
final class ExampleSite {

    private ExampleSite() {}

    /** Puts a site together. OpenSM does not compare the TClass; RandomQueries leaves it out for such policies. */
    static SubnetFiles generate(Example example, Path site) throws IOException {
        QosRun run = qosGenerate(example, site);
        if (run.exitCode() == QosRun.FINDINGS) {
            assertTrue(run.err().contains("compares the TClass, which OpenSM cannot"), run.err());
            run = qosGenerate(example, site, "--lossy");
        }
        assertEquals(QosRun.CLEAN, run.exitCode(), run.err());
        Files.copy(example.fabric(), site.resolve("fabric.ibnetdiscover"));
        return SubnetFiles.in(site);
    }

    private static QosRun qosGenerate(Example example, Path site, String... more) {
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
}

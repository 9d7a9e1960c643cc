package org.qos.conformity.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
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
        SubnetFiles files = ExampleSite.generate(example, site);
        BoundPolicy bound = example.bound();
        SiteReport report = SiteConformity.examine(files, bound, new MatchCommandLevels(example, bound), SEED, QUERIES);
        System.out.println(example + ", seed " + SEED + ": " + report.paths());
        assertEquals(List.of(), report.problems());
    }

    static List<Example> examples() throws IOException {
        return Example.all();
    }
}

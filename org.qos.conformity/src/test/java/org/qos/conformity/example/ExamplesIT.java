package org.qos.conformity.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.conformity.RequiresOpenSm;
import org.qos.conformity.site.SiteConformity;
import org.qos.conformity.site.SiteReport;
import org.qos.runtime.match.ReferenceMatcher;

/** OpenSM with the files generated from each example gives each request the level that the policy means. */
@RequiresOpenSm
class ExamplesIT {

    private static final long SEED = 20060513;
    private static final int QUERIES = 3000;

    /** OpenSM does not compare the TClass; the queries of such policies carry none, see RandomQueries. */
    private static final String TCLASS_LOST = "tclass-criterion";

    @ParameterizedTest
    @MethodSource("policies")
    void openSmDoesWhatTheExampleMeans(Path policy) throws IOException {
        Example example = Example.load(policy);
        assertEquals(List.of(), example.errors());
        assertTrue(example.refusals().stream().allMatch(loss -> loss.code().equals(TCLASS_LOST)));
        ReferenceMatcher matcher = new ReferenceMatcher(example.bound());
        SiteReport report = SiteConformity.examine(example.files(), example.bound(), matcher, SEED, QUERIES);
        System.out.println(example + ", seed " + SEED + ": " + report.paths());
        assertEquals(List.of(), report.problems());
    }

    static List<Path> policies() throws IOException {
        return Example.policies();
    }
}

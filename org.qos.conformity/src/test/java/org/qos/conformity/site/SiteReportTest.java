package org.qos.conformity.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.qos.conformity.paths.ComparisonResult;
import org.qos.conformity.sim.LoadResult;

class SiteReportTest {

    private static final ComparisonResult GOOD = new ComparisonResult(10, 8, Map.of(0, 5, 2, 3), List.of());

    @Test
    void aSiteInOrderHasNoProblems() {
        LoadResult accepted = new LoadResult(LoadResult.Outcome.ACCEPTS, List.of());
        assertEquals(List.of(), new SiteReport(accepted, List.of(), List.of(), List.of(), GOOD).problems());
        assertEquals(
                "10 path queries, 8 with a path (by rule, 0 = default: {0=5, 2=3}), 0 answered otherwise than expected",
                GOOD.toString());
    }

    @Test
    void everyPartContributesItsProblems() {
        LoadResult rejected = new LoadResult(LoadResult.Outcome.REJECTS, List.of("ERR AC03: bad"));
        ComparisonResult wrong = new ComparisonResult(1, 1, Map.of(0, 1), List.of("SL 3 expected"));
        SiteReport report =
                new SiteReport(rejected, List.of("complaint"), List.of("stranger"), List.of("table"), wrong);
        assertEquals(
                List.of(
                        "OpenSM REJECTS the policy: [ERR AC03: bad]",
                        "complaint",
                        "stranger",
                        "table",
                        wrong.toString()),
                report.problems());
    }
}

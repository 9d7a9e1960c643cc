package org.qos.conformity.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.qos.conformity.paths.BatchMatcher;
import org.qos.conformity.sim.LoadResult;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.ReferenceMatcher;

@RequiresOpenSm
class SiteConformityIT {

    private static final long SEED = 20070201;

    private final BoundPolicy bound = TwoLeaves.bound();
    private final Matcher matcher = new ReferenceMatcher(bound);

    @Test
    void openSmDoesWhatTheFilesMean() {
        SiteReport report = SiteConformity.examine(TwoLeaves.files(), bound, BatchMatcher.of(matcher), SEED, 5000);
        System.out.println("two-leaves, seed " + SEED + ": " + report.paths());
        assertEquals(List.of(), report.problems());
        assertEquals(Set.of(0, 1, 2, 3, 4), report.paths().pathsByRule().keySet());
    }

    @Test
    void aMatcherThatForgetsARuleIsFoundOut() {
        Matcher forgetful = request -> {
            Match match = matcher.match(request);
            return match.rule() == 3 ? new Match(bound.policy().defaultLevel(), 0) : match;
        };
        SiteReport report = SiteConformity.examine(TwoLeaves.files(), bound, BatchMatcher.of(forgetful), SEED, 300);
        assertFalse(report.paths().disagreements().isEmpty());
    }

    @Test
    void aBrokenPolicyAndBadOptionsAreReported() {
        SubnetFiles files = TwoLeaves.files().withPolicy("qos-levels\n").withOptions("qos TRUE\nqos_levels 3\n");
        SiteReport report = SiteConformity.examine(files, bound, BatchMatcher.of(matcher), SEED, 1);
        assertEquals(LoadResult.Outcome.REJECTS, report.verdict().outcome());
        assertTrue(report.complaints().stream().anyMatch(line -> line.contains("Unrecognized token: \"qos_levels\"")));
        assertTrue(report.complaints().stream().anyMatch(line -> line.contains("ERR AC05")));
    }
}

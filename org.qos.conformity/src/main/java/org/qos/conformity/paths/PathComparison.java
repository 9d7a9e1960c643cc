package org.qos.conformity.paths;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.fabric.conformance.ComparedPath;
import org.qos.fabric.conformance.SaComparison;
import org.qos.fabric.mad.PathRecordResponse;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Profile;
import org.qos.runtime.path.resolve.Resolution;
import org.qos.runtime.path.resolve.RoutedSubnet;

/** Asks OpenSM and a resolver the same queries, and keeps count of what came of them. */
public final class PathComparison {

    private static final String PATH = "path";

    private final SaComparison comparison;
    private final Outcomes outcomes = new Outcomes();
    private final Map<Integer, Integer> pathsByRule = new TreeMap<>();
    private int paths;

    private PathComparison(SaComparison comparison) {
        this.comparison = comparison;
    }

    /**
     * A comparison with a running OpenSM, which is asked from the port that it runs on.
     *
     * @param subnet the running OpenSM
     * @param routed what was read of its subnet
     * @param policy says the levels; empty when OpenSM has no policy
     */
    public static PathComparison of(OpenSmOnIbsim subnet, RoutedSubnet routed, Optional<Matcher> policy) {
        Fabric fabric = routed.fabric();
        return new PathComparison(new SaComparison(
                new PathResolver(routed, policy, Profile.OPENSM),
                subnet.sa(),
                fabric.endpointIndex(fabric.smPort().orElseThrow().guid())));
    }

    /** Asks both for one path. */
    public void ask(PathQuery query) {
        ComparedPath compared = comparison.compare(query);
        Resolution expected = compared.expected();
        outcomes.count(outcome(expected));
        if (compared.answer() instanceof PathRecordResponse.Found) {
            paths++;
            count(expected);
        }
        if (compared.agreement() != ComparedPath.Agreement.SAME) {
            outcomes.addDifference(expected, query.values(), query.componentMask(), compared.answer());
        }
    }

    private void count(Resolution expected) {
        if (expected instanceof Resolution.Path path) {
            path.match().ifPresent(match -> pathsByRule.merge(match.rule(), 1, Integer::sum));
        }
    }

    private static String outcome(Resolution expected) {
        if (expected instanceof Resolution.Refused refused) {
            return refused.reason().name();
        }
        return expected instanceof Resolution.NotKnown unknown
                ? unknown.reason().name()
                : PATH;
    }

    /** What came of all queries so far. */
    public ComparisonResult result() {
        return new ComparisonResult(outcomes.queries(), paths, pathsByRule, outcomes.differences());
    }

    /** What was expected of all queries so far: {@code path}, or the reason of a refusal. */
    public Outcomes outcomes() {
        return outcomes;
    }
}

package org.qos.conformity.paths;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.fabric.mad.PathRecordResponse;
import org.qos.fabric.mad.SaClient;
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

    private final PathResolver resolver;
    private final SaClient sa;
    private final int requester;
    private final Map<String, Integer> outcomes = new TreeMap<>();
    private final List<String> differences = new ArrayList<>();
    private final Map<Integer, Integer> pathsByRule = new TreeMap<>();
    private int queries;
    private int paths;

    private PathComparison(PathResolver resolver, SaClient sa, int requester) {
        this.resolver = resolver;
        this.sa = sa;
        this.requester = requester;
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
        return new PathComparison(
                new PathResolver(routed, policy, Profile.OPENSM),
                subnet.sa(),
                fabric.endpointIndex(fabric.smPort().orElseThrow().guid()));
    }

    /** Asks both for one path. */
    public void ask(PathQuery query) {
        queries++;
        Resolution expected = resolver.resolve(query, requester);
        outcomes.merge(outcome(expected), 1, Integer::sum);
        PathRecordResponse answer = sa.path(query);
        if (answer instanceof PathRecordResponse.Found) {
            paths++;
            count(expected);
        }
        if (!isSame(expected, answer)) {
            differences.add(expected + "\n  asked: " + query.values()
                    + String.format(", component mask 0x%x", query.componentMask()) + "\n  answer: " + answer);
        }
    }

    private void count(Resolution expected) {
        if (expected instanceof Resolution.Path path) {
            path.match().ifPresent(match -> pathsByRule.merge(match.rule(), 1, Integer::sum));
        }
    }

    private static boolean isSame(Resolution expected, PathRecordResponse answer) {
        if (expected instanceof Resolution.Path path) {
            return answer instanceof PathRecordResponse.Found found
                    && found.path().equals(path.path());
        }
        return expected instanceof Resolution.Refused refused
                && answer instanceof PathRecordResponse.Refused by
                && by.status().code() == refused.reason().status().code();
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
        return new ComparisonResult(queries, paths, pathsByRule, differences);
    }

    /** How often each outcome was expected: {@code path}, or the reason of a refusal. */
    public Map<String, Integer> outcomes() {
        return outcomes;
    }
}

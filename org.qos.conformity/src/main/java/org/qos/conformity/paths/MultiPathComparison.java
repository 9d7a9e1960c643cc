package org.qos.conformity.paths;

import java.util.List;
import java.util.Optional;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.fabric.mad.MultiPathRecordResponse;
import org.qos.fabric.mad.SaClient;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.resolve.MultiPathResolution;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Profile;
import org.qos.runtime.path.resolve.Resolution;
import org.qos.runtime.path.resolve.RoutedSubnet;

/**
 * Asks OpenSM and a resolver for paths between several ports or tables of paths, and keeps count of what came of it.
 */
public final class MultiPathComparison {

    /** The simulator hands over 232 bytes of a datagram, which hold two PathRecords; of longer answers they are compared. */
    private static final int WHOLE_RECORDS = 2;

    private final PathResolver resolver;
    private final SaClient sa;
    private final int requester;
    private final Outcomes outcomes = new Outcomes();

    private MultiPathComparison(PathResolver resolver, SaClient sa, int requester) {
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
    public static MultiPathComparison of(OpenSmOnIbsim subnet, RoutedSubnet routed, Optional<Matcher> policy) {
        Fabric fabric = routed.fabric();
        return new MultiPathComparison(
                new PathResolver(routed, policy, Profile.OPENSM),
                subnet.sa(),
                fabric.endpointIndex(fabric.smPort().orElseThrow().guid()));
    }

    /** Asks both for paths between several ports. */
    public void ask(MultiPathQuery query) {
        compare(resolver.resolve(query, requester), sa.paths(query), query.values(), query.componentMask());
    }

    /** Asks both for a table of paths. */
    public void askTable(PathQuery query) {
        compare(resolver.resolveAll(query, requester), sa.pathTable(query), query.values(), query.componentMask());
    }

    private void compare(
            MultiPathResolution expected, MultiPathRecordResponse response, Object query, long componentMask) {
        outcomes.count(outcome(expected));
        if (!isSame(expected, response)) {
            outcomes.addDifference(expected, query, componentMask, response);
        }
    }

    private static boolean isSame(MultiPathResolution expected, MultiPathRecordResponse answer) {
        if (expected instanceof MultiPathResolution.Paths paths) {
            List<PathRecord> records =
                    paths.paths().stream().map(Resolution.Path::path).toList();
            return answer instanceof MultiPathRecordResponse.Found found
                    && whole(records).equals(whole(found.paths()));
        }
        return expected instanceof Resolution.Refused refused
                && answer instanceof MultiPathRecordResponse.Refused by
                && refused.reason().status().equals(Optional.of(by.status()));
    }

    private static List<PathRecord> whole(List<PathRecord> records) {
        return records.subList(0, Math.min(WHOLE_RECORDS, records.size()));
    }

    /** The reason of a refusal, why there are no paths, or how many there are, all those above two alike. */
    private static String outcome(MultiPathResolution expected) {
        if (expected instanceof MultiPathResolution.Paths paths) {
            int count = paths.paths().size();
            return count > 0
                    ? "paths: " + (count > WHOLE_RECORDS ? "more" : count)
                    : "none: "
                            + paths.firstRefusal()
                                    .map(refused -> refused.reason().name())
                                    .orElse("not asked for");
        }
        return expected instanceof Resolution.Refused refused
                ? refused.reason().name()
                : ((Resolution.NotKnown) expected).reason().name();
    }

    /** What came of all queries so far: "paths: " with their number, "none: ", or the reason of a refusal. */
    public Outcomes outcomes() {
        return outcomes;
    }
}

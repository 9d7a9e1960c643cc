package org.qos.conformity.paths;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.qos.fabric.mad.PathAnswer;
import org.qos.fabric.mad.PathsAnswer;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.MultiPathComponent;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;

/**
 * What the answer to a query for paths between several ports is to be: for each pair of them what a query for that pair
 * alone gets, as far as the subnet has one LID a port.
 */
final class MultiPathExpectation {

    /** The simulator hands over 232 bytes of a datagram, which hold two PathRecords. */
    private static final int WHOLE_RECORDS = 2;

    private final MultiPathQuery query;
    private final Map<Pair, Expectation> pairs = new LinkedHashMap<>();

    private record Pair(Gid source, Gid destination) {}

    /**
     * The expectation for a query.
     *
     * @param sources the sources
     * @param destinations the destinations
     * @param fields the fields besides the ends
     * @param matcher says which level each pair gets
     * @param oracle says which pair has a path
     */
    MultiPathExpectation(
            List<Gid> sources, List<Gid> destinations, PathQuery fields, Matcher matcher, PathOracle oracle) {
        query = MultiPathQuery.between(sources, destinations, fields);
        long mask = fields.componentMask() | PathComponent.SGID.mask() | PathComponent.DGID.mask();
        for (Gid source : sources) {
            for (Gid destination : destinations) {
                PathQuery single = new PathQuery(fields.values().between(source, destination), mask);
                pairs.put(
                        new Pair(source, destination),
                        oracle.expect(single, matcher.match(query.toRequest(source, destination))));
            }
        }
    }

    MultiPathQuery query() {
        return query;
    }

    /** How an answer differs from what is expected; empty when it does not. */
    String difference(PathsAnswer answer) {
        if (answer instanceof PathsAnswer.Found found) {
            return difference(found.paths());
        }
        return answer instanceof PathsAnswer.Refused refused ? "refused with " + refused.status() : "no answer";
    }

    private String difference(List<PathRecord> paths) {
        int expected = (int) Math.min(
                query.has(MultiPathComponent.NUMB_PATH) ? query.values().numbPath() : WHOLE_RECORDS,
                pairs.values().stream().filter(pair -> pair.noPath().isEmpty()).count());
        int compared = Math.min(WHOLE_RECORDS, paths.size());
        StringBuilder differences = new StringBuilder();
        if (compared != Math.min(WHOLE_RECORDS, expected)) {
            differences
                    .append(expected)
                    .append(" paths expected, not ")
                    .append(paths.size())
                    .append("; ");
        }
        Set<Pair> seen = new HashSet<>();
        for (PathRecord path : paths.subList(0, compared)) {
            Pair pair = new Pair(path.sgid(), path.dgid());
            differences.append(seen.add(pair) ? difference(pair, path) : "the same pair again; ");
        }
        return differences.toString();
    }

    private String difference(Pair pair, PathRecord path) {
        Expectation expected = pairs.get(pair);
        return expected == null ? "nobody asked for " + pair + "; " : expected.difference(new PathAnswer.Found(path));
    }

    @Override
    public String toString() {
        return query + ", expected " + pairs.values();
    }
}

package org.qos.conformity.paths;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.subnet.SubnetList;
import org.qos.fabric.mad.PathsAnswer;
import org.qos.fabric.mad.SaClient;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.PathQuery;

/** Compares the answers of a running OpenSM to MultiPathRecord queries with what a matcher lets expect. */
public final class MultiPathConformity {

    private static final int FOR_ALTERNATE_PATHS = 2;

    private final SaClient sa;
    private final List<Gid> ends;
    private final PathOracle oracle;

    /** With a subnet whose OpenSM has loaded the policy and gives one LID to each port. */
    public MultiPathConformity(OpenSmOnIbsim subnet) {
        SubnetList ports = subnet.ports();
        sa = subnet.sa();
        ends = ports.ends().stream().map(end -> Gid.ofPort(end.portGuid())).toList();
        oracle = PathOracle.of(ports, subnet.smp());
    }

    /**
     * Asks queries drawn at random between one or two sources and as many destinations.
     *
     * @param bound the policy, at which the queries are aimed
     * @param matcher what says which level a pair gets
     * @param seed the seed of the queries
     * @param count how many queries
     */
    public Result compare(BoundPolicy bound, Matcher matcher, long seed, int count) {
        Random random = new Random(seed);
        RandomQueries queries =
                new RandomQueries(bound, ends.stream().map(Gid::interfaceId).toList(), seed);
        int answered = 0;
        List<String> disagreements = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            MultiPathExpectation expected = expectation(queries.next(), random, matcher);
            PathsAnswer answer = sa.paths(expected.query());
            String difference = expected.difference(answer);
            if (!difference.isEmpty()) {
                disagreements.add(difference + "\n  " + expected + "\n  answer: " + answer);
            }
            answered +=
                    answer instanceof PathsAnswer.Found found && !found.paths().isEmpty() ? 1 : 0;
        }
        return new Result(count, answered, disagreements);
    }

    private MultiPathExpectation expectation(PathQuery fields, Random random, Matcher matcher) {
        List<Gid> sources = oneOrTwo(fields.values().sgid(), random);
        List<Gid> destinations = oneOrTwo(fields.values().dgid(), random);
        boolean alternatePaths = sources.size() == 2
                && destinations.size() == 2
                && fields.values().numbPath() == FOR_ALTERNATE_PATHS;
        return new MultiPathExpectation(
                alternatePaths ? sources.subList(0, 1) : sources, destinations, fields, matcher, oracle);
    }

    private List<Gid> oneOrTwo(Gid first, Random random) {
        Gid second = ends.get(random.nextInt(ends.size()));
        return random.nextBoolean() || second.equals(first) ? List.of(first) : List.of(first, second);
    }

    /**
     * What came of many queries.
     *
     * @param queries how many were asked
     * @param answered how many of them got a path
     * @param disagreements what OpenSM answered otherwise than expected, each with its query
     */
    public record Result(int queries, int answered, List<String> disagreements) {

        /** Copies the list. */
        public Result {
            disagreements = List.copyOf(disagreements);
        }
    }
}

package org.qos.conformity.paths;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.subnet.SubnetList;
import org.qos.conformity.subnet.SubnetPort;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.path.PathQuery;

/** Compares the path answers of a running OpenSM with the levels that something else says. */
public final class PathConformity {

    private final OpenSmOnIbsim subnet;

    /** With a subnet whose OpenSM has loaded the policy. */
    public PathConformity(OpenSmOnIbsim subnet) {
        this.subnet = subnet;
    }

    /**
     * Asks queries drawn at random between any two ports of the subnet.
     *
     * @param bound the policy, at which the queries are aimed
     * @param levels what says which level a query gets
     * @param seed the seed of the queries
     * @param count how many queries
     */
    public Comparison compare(BoundPolicy bound, Levels levels, long seed, int count) {
        SubnetList ports = subnet.ports();
        List<Long> ends = ports.ends().stream().map(SubnetPort::portGuid).toList();
        RandomQueries random = new RandomQueries(bound, ends, seed);
        List<PathQuery> queries = Stream.generate(random::next).limit(count).toList();
        List<Match> matches =
                levels.of(queries.stream().map(PathQuery::toRequest).toList());
        PathOracle oracle = PathOracle.of(ports, subnet.smp());
        List<Expectation> expectations = IntStream.range(0, count)
                .mapToObj(i -> oracle.expect(queries.get(i), matches.get(i)))
                .toList();
        return Comparison.run(expectations, subnet.sa());
    }
}

package org.qos.conformity.paths;

import java.util.List;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.subnet.SubnetList;
import org.qos.conformity.subnet.SubnetPort;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;

/** Compares the path answers of a running OpenSM with the levels that a matcher gives. */
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
     * @param matcher what says which level a query gets
     * @param seed the seed of the queries
     * @param count how many queries
     */
    public Comparison compare(BoundPolicy bound, Matcher matcher, long seed, int count) {
        SubnetList ports = subnet.ports();
        List<Long> ends = ports.ends().stream().map(SubnetPort::portGuid).toList();
        PathOracle oracle = new PathOracle(matcher, PkeyTables.read(ports, subnet.smp()), requester(ports));
        return Comparison.run(new RandomQueries(bound, ends, seed), count, oracle, subnet.sa());
    }

    /** Queries are sent from the port on which OpenSM itself runs. */
    private static long requester(SubnetList ports) {
        return ports.ends().stream()
                .filter(end -> end.lid() == ports.managerLid())
                .findFirst()
                .orElseThrow()
                .portGuid();
    }
}

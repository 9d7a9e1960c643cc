package org.qos.analysis.policytest;

import java.util.Set;
import java.util.stream.Collectors;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.resolve.ExpectedTables;
import org.qos.runtime.path.resolve.HopVl;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Resolution;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestSyntaxException;

/**
 * Finds the paths of requests in a subnet; the source of a path is who asks for it.
 *
 * @param resolver answers queries
 * @param tables the tables that packets meet
 */
public record PathSource(PathResolver resolver, ExpectedTables tables) {

    /**
     * The path of a request between two ports.
     *
     * @throws RequestSyntaxException when the request states what its client does not send
     */
    PathOutcome of(PathRequest request) throws RequestSyntaxException {
        Fabric fabric = resolver.subnet().fabric();
        PathQuery query = request.toQuery(
                fabric,
                resolver.subnet().partitions(),
                resolver.subnet().options().subnetPrefix());
        int source = fabric.endpointIndex(query.toRequest(fabric).sourceGuid());
        return source < 0
                ? new PathOutcome.Unknown("the fabric does not have the source")
                : outcome(resolver.resolve(query, source));
    }

    private PathOutcome outcome(Resolution answer) {
        if (answer instanceof Resolution.Refused refused) {
            return new PathOutcome.None(resolver.explain(refused));
        }
        if (answer instanceof Resolution.NotKnown unknown) {
            return new PathOutcome.Unknown(resolver.explain(unknown));
        }
        Resolution.Path path = (Resolution.Path) answer;
        Set<Integer> vls = resolver.hops(path, tables).stream()
                .flatMap(hop -> hop.vl().stream())
                .map(HopVl::vl)
                .collect(Collectors.toUnmodifiableSet());
        return new PathOutcome.Found(path.path(), vls);
    }
}

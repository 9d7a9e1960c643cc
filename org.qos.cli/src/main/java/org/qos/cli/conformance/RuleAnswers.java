package org.qos.cli.conformance;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.qos.analysis.coverage.RuleRequests;
import org.qos.fabric.conformance.SaComparison;
import org.qos.fabric.mad.MadException;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.resolve.Resolution;

/**
 * Queries the subnet administration for a path for each rule of a policy and for its default level.
 *
 * @param bound the policy, bound to the live fabric
 * @param comparison queries and resolves
 */
public record RuleAnswers(BoundPolicy bound, SaComparison comparison) {

    /** Requests tried for a rule, until one has a path. */
    private static final int CANDIDATES = 12;

    /**
     * The answers, the default level first, then the rules in the order of evaluation.
     *
     * @throws MadException when a query cannot be sent
     */
    public List<RuleAnswer> all() {
        RuleRequests requests = new RuleRequests(bound);
        return IntStream.rangeClosed(0, bound.policy().rules().size())
                .mapToObj(rule -> new RuleAnswer(
                        rule, query(requests.decidedBy(rule, CANDIDATES)).map(comparison::compare)))
                .toList();
    }

    /** One that has a path shows more than one that is refused. */
    private Optional<PathQuery> query(List<Request> requests) {
        List<PathQuery> queries = requests.stream().map(RuleAnswers::query).toList();
        return queries.stream()
                .filter(query ->
                        comparison.resolver().resolve(query, comparison.requester()) instanceof Resolution.Path)
                .findFirst()
                .or(() -> queries.stream().findFirst());
    }

    private static PathQuery query(Request request) {
        PathQueryBuilder query = PathQuery.between(request.sourceGuid(), request.destinationGuid());
        request.serviceId().ifPresent(query::serviceId);
        request.qosClass().ifPresent(query::qosClass);
        request.tclass().ifPresent(query::tclass);
        request.pkey().ifPresent(query::pkey);
        return query.build();
    }
}

package org.qos.fabric.conformance;

import org.qos.fabric.mad.MadException;
import org.qos.fabric.mad.SaClient;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.resolve.PathResolver;

/**
 * Sends queries to the subnet administration and resolves them from the files as well.
 *
 * @param resolver resolves queries as OpenSM does
 * @param sa the subnet administration
 * @param requester the index of the endpoint that sends the queries
 */
public record SaComparison(PathResolver resolver, SaClient sa, int requester) {

    /**
     * Sends a query for one path, and resolves it.
     *
     * @throws MadException when the query cannot be sent
     */
    public ComparedPath compare(PathQuery query) {
        return new ComparedPath(query, resolver.resolve(query, requester), sa.path(query));
    }
}

package org.qos.analysis.design;

import java.util.List;
import org.qos.runtime.policy.Ranges;

/**
 * Requests of a class: those that meet all criteria that are stated. An empty criterion is not stated.
 *
 * @param use what they are, for people
 * @param services Service-IDs
 * @param qosClasses QoS-Classes
 * @param partitions names of partitions of the intent
 * @param groups names of groups of the intent; one end of the path is in one of them
 */
public record DesignTraffic(
        String use, Ranges services, Ranges qosClasses, List<String> partitions, List<String> groups) {

    /** Copies the lists. */
    public DesignTraffic {
        partitions = List.copyOf(partitions);
        groups = List.copyOf(groups);
    }
}

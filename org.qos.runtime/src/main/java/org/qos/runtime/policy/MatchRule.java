package org.qos.runtime.policy;

import java.util.List;

/**
 * A rule that gives a level to the requests which meet all criteria that it states. An empty criterion is not stated:
 * a request may or may not carry that field.
 *
 * @param use the description for people, empty when there is none
 * @param sources the source port has to be in one of these groups
 * @param destinations the destination port has to be in one of these groups
 * @param serviceIds Service-IDs, 64 bits
 * @param qosClasses QoS-Classes, 12 bits
 * @param tclasses traffic classes, 8 bits (RFC of 2006; OpenSM does not compare them)
 * @param pkeys P_Keys without the membership bit, 15 bits
 * @param level the level of the requests that match
 */
public record MatchRule(
        String use,
        List<PortGroup> sources,
        List<PortGroup> destinations,
        Ranges serviceIds,
        Ranges qosClasses,
        Ranges tclasses,
        Ranges pkeys,
        QosLevel level) {

    /** Copies the lists. */
    public MatchRule {
        sources = List.copyOf(sources);
        destinations = List.copyOf(destinations);
    }

    /** The same rule for other QoS-Classes. */
    public MatchRule withQosClasses(Ranges others) {
        return new MatchRule(use, sources, destinations, serviceIds, others, tclasses, pkeys, level);
    }
}

package org.qos.runtime.enhancedqos;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The rate limits of the SLs of some ports.
 *
 * @param target the ports
 * @param bandwidths the name of the rate limit of each SL that has one, in the order of the SLs; the others are not limited
 */
public record BandwidthRule(BandwidthTarget target, SortedMap<Integer, String> bandwidths) {

    /** Copies the map. */
    public BandwidthRule {
        bandwidths = Collections.unmodifiableSortedMap(new TreeMap<>(bandwidths));
    }
}

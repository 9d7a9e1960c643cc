package org.qos.runtime.enhancedqos;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The enhanced QoS policy of a subnet (NVIDIA UFM Enterprise user manual, appendix on enhanced quality of service).
 *
 * @param bandwidths the rate limits in Mb/s by their names, in the order of the file; 0 is no limit
 * @param rules the rules in the order of the file
 */
public record EnhancedQosPolicy(Map<String, Long> bandwidths, List<BandwidthRule> rules) {

    /** The rate of an SL that is not limited. */
    public static final long UNLIMITED = 0;

    /** Copies the collections. */
    public EnhancedQosPolicy {
        bandwidths = Collections.unmodifiableMap(new LinkedHashMap<>(bandwidths));
        rules = List.copyOf(rules);
    }
}

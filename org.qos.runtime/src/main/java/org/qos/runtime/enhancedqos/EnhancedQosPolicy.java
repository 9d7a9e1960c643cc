package org.qos.runtime.enhancedqos;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.qos.runtime.enhancedqos.BandwidthTarget.Kind;

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

    /**
     * The rate limit of an SL at a port, in Mb/s; {@link #UNLIMITED} for none. Empty where it depends on what the
     * documentation leaves open: the members of a group, two rules for one port, or a name without a rate.
     *
     * @param guid the GUID of the port
     * @param sl the SL
     */
    public OptionalLong limit(long guid, int sl) {
        List<BandwidthRule> own = rules(target -> target.kind() == Kind.GUID && target.guid() == guid);
        boolean inGroup = rules.stream().anyMatch(rule -> rule.target().kind() == Kind.GROUP);
        if (inGroup) {
            return OptionalLong.empty();
        }
        List<BandwidthRule> ruling = own.isEmpty() ? rules(target -> target.kind() == Kind.DEFAULT) : own;
        if (ruling.size() > 1) {
            return OptionalLong.empty();
        }
        Optional<String> name =
                ruling.stream().findFirst().map(rule -> rule.bandwidths().get(sl));
        if (name.isEmpty()) {
            return OptionalLong.of(UNLIMITED);
        }
        Long rate = bandwidths.get(name.get());
        return rate == null ? OptionalLong.empty() : OptionalLong.of(rate);
    }

    private List<BandwidthRule> rules(Predicate<BandwidthTarget> wanted) {
        return rules.stream().filter(rule -> wanted.test(rule.target())).toList();
    }
}

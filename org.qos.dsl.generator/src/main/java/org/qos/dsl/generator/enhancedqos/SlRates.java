package org.qos.dsl.generator.enhancedqos;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.runtime.enhancedqos.BandwidthRule;
import org.qos.runtime.enhancedqos.BandwidthTarget;
import org.qos.runtime.enhancedqos.EnhancedQosPolicy;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.Sl;

/**
 * The rate limits of the SLs that follow from the rate limits of levels. A level limits each of its paths, a port limits all
 * traffic of an SL; the highest limit of the levels of an SL fits both, and none where a level has none.
 */
public final class SlRates {

    private static final int MEGABITS = 1000;

    private SlRates() {}

    /** Whether some SL has a rate limit. */
    public static boolean isLimited(Policy policy) {
        return levels(policy).values().stream().anyMatch(sharing -> limit(sharing) != EnhancedQosPolicy.UNLIMITED);
    }

    /**
     * The limits for all ports.
     *
     * @param losses gets the levels whose own limit is lower than that of their SL
     */
    static EnhancedQosPolicy of(Policy policy, ConversionLosses losses) {
        Map<String, Long> bandwidths = new LinkedHashMap<>();
        SortedMap<Integer, String> limits = new TreeMap<>();
        levels(policy).forEach((sl, sharing) -> {
            long limit = limit(sharing);
            if (limit != EnhancedQosPolicy.UNLIMITED) {
                String name = "rate_" + limit;
                bandwidths.put(name, limit);
                limits.put(sl, name);
            }
            sharing.stream()
                    .filter(level -> rate(level) != limit)
                    .filter(level -> level.rateLimit().isPresent())
                    .forEach(
                            level -> losses.add(
                                    ConversionCode.ENHANCED_QOS_SHARED_SL,
                                    level,
                                    "ports limit SL " + sl + (limit == 0 ? " to nothing" : " to " + limit + " Mb/s")
                                            + ", not to the "
                                            + rate(level) + " Mb/s of " + losses.title(level)
                                            + ", because other levels have the SL; each path still has the limit of its level"));
        });
        return new EnhancedQosPolicy(
                bandwidths, limits.isEmpty() ? List.of() : List.of(new BandwidthRule(BandwidthTarget.DEFAULT, limits)));
    }

    /** The levels that requests can get, by their SLs. */
    private static SortedMap<Integer, List<QosLevel>> levels(Policy policy) {
        return Stream.concat(
                        Stream.of(policy.defaultLevel()),
                        policy.rules().stream().map(MatchRule::level))
                .distinct()
                .filter(level -> Sl.isValid(level.sl()))
                .collect(Collectors.groupingBy(QosLevel::sl, TreeMap::new, Collectors.toList()));
    }

    private static long limit(Collection<QosLevel> sharing) {
        return sharing.stream().anyMatch(level -> rate(level) == EnhancedQosPolicy.UNLIMITED)
                ? EnhancedQosPolicy.UNLIMITED
                : sharing.stream().mapToLong(SlRates::rate).max().orElse(EnhancedQosPolicy.UNLIMITED);
    }

    /** The rate limit of a level in Mb/s. */
    private static long rate(QosLevel level) {
        return level.rateLimit().stream()
                .mapToLong(code -> Math.round(Rate.gigabits(code) * MEGABITS))
                .findFirst()
                .orElse(EnhancedQosPolicy.UNLIMITED);
    }
}

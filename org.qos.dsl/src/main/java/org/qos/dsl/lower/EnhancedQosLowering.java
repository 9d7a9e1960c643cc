package org.qos.dsl.lower;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.qos.dsl.model.enhancedqos.Bandwidth;
import org.qos.dsl.model.enhancedqos.BandwidthRule;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.model.enhancedqos.SlLimit;
import org.qos.runtime.enhancedqos.BandwidthTarget;
import org.qos.runtime.enhancedqos.EnhancedQosPolicy;
import org.qos.runtime.value.Sl;

/** Lowers an enhanced QoS policy file to rate limits. What cannot be read is left out; of repeated entries the first counts. */
public final class EnhancedQosLowering {

    private final Trace trace = new Trace();

    private EnhancedQosLowering() {}

    /** The rate limits of a file. The trace leads from the rules to those of the file. */
    public static Lowered<EnhancedQosPolicy> lower(EnhancedQosFile file) {
        EnhancedQosLowering lowering = new EnhancedQosLowering();
        Map<String, Long> bandwidths = new LinkedHashMap<>();
        for (Bandwidth bandwidth : file.getBandwidths()) {
            rate(bandwidth).ifPresent(rate -> bandwidths.putIfAbsent(bandwidth.getName(), rate));
        }
        List<org.qos.runtime.enhancedqos.BandwidthRule> rules =
                file.getRules().stream().map(lowering::rule).toList();
        return new Lowered<>(new EnhancedQosPolicy(bandwidths, rules), lowering.trace);
    }

    /** The rate of a bandwidth in Mb/s; empty when it is not a decimal number of at most 18 digits. */
    public static OptionalLong rate(Bandwidth bandwidth) {
        return number(bandwidth.getRate());
    }

    /** The SL of a limit; empty when it is not a decimal number. */
    public static OptionalLong sl(SlLimit limit) {
        return number(limit.getSl());
    }

    /** The documentation shows decimal numbers only. */
    private static OptionalLong number(String text) {
        return text != null && text.matches("[0-9]{1,18}")
                ? OptionalLong.of(Long.parseLong(text))
                : OptionalLong.empty();
    }

    private org.qos.runtime.enhancedqos.BandwidthRule rule(BandwidthRule rule) {
        SortedMap<Integer, String> bandwidths = new TreeMap<>();
        for (SlLimit limit : rule.getLimits()) {
            sl(limit).stream()
                    .filter(sl -> limit.getBandwidth() != null && Sl.isValid(sl))
                    .forEach(sl -> bandwidths.putIfAbsent((int) sl, limit.getBandwidth()));
        }
        return trace.note(
                new org.qos.runtime.enhancedqos.BandwidthRule(BandwidthTarget.of(rule.getTarget()), bandwidths), rule);
    }
}

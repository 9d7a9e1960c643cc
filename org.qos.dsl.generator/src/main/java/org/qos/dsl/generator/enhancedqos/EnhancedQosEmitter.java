package org.qos.dsl.generator.enhancedqos;

import java.util.List;
import java.util.stream.Collectors;
import org.qos.dsl.check.Target;
import org.qos.dsl.enhancedqos.EnhancedQosLanguage;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.Emitter;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.runtime.enhancedqos.BandwidthRule;
import org.qos.runtime.enhancedqos.EnhancedQosPolicy;
import org.qos.runtime.policy.Policy;

/**
 * Writes the enhanced QoS policy file of NVIDIA's OpenSM: the rate limits of levels as limits of their SLs at all ports. There
 * is none where no SL is limited. It has no comments, because the documentation of the file mentions none.
 */
public final class EnhancedQosEmitter implements Emitter {

    @Override
    public boolean isEnabled(GenerationSettings settings) {
        return settings.target() == Target.MLNX_5;
    }

    @Override
    public Emission emit(Policy policy, GenerationSettings settings) {
        ConversionLosses losses = settings.losses();
        EnhancedQosPolicy limits = SlRates.of(policy, losses);
        return limits.rules().isEmpty()
                ? new Emission(List.of(), losses.list())
                : new Emission(
                        List.of(GeneratedFile.ofText(EnhancedQosLanguage.FILE_NAME, text(limits))), losses.list());
    }

    private static String text(EnhancedQosPolicy limits) {
        StringBuilder text = new StringBuilder("BW_NAMES\n");
        limits.bandwidths()
                .forEach((name, rate) ->
                        text.append(name).append(" = ").append(rate).append('\n'));
        text.append("\nBW_RULES\n");
        limits.rules().forEach(rule -> text.append(line(rule)).append('\n'));
        return text.toString();
    }

    private static String line(BandwidthRule rule) {
        return rule.bandwidths().entrySet().stream()
                .map(limit -> limit.getKey() + ":" + limit.getValue())
                .collect(Collectors.joining(", ", rule.target().text() + " = ", ""));
    }
}

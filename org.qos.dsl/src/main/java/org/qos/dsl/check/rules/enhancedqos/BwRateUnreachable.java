package org.qos.dsl.check.rules.enhancedqos;

import com.google.auto.service.AutoService;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.EnhancedQosLowering;
import org.qos.dsl.model.enhancedqos.BandwidthRule;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.model.enhancedqos.EnhancedQosPackage.Literals;
import org.qos.dsl.model.enhancedqos.SlLimit;
import org.qos.runtime.enhancedqos.BandwidthTarget;
import org.qos.runtime.enhancedqos.BandwidthTarget.Kind;
import org.qos.runtime.enhancedqos.EnhancedQosPolicy;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.value.DataRate;

/** A port sends no faster than its link, so that a limit at or above the rate of the link limits nothing. */
@AutoService(Rule.class)
public final class BwRateUnreachable implements EnhancedQosContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "bw-rate-unreachable",
                        Category.SUSPICIOUS,
                        "a rate limit is not below the rate of the port's link, and limits nothing")
                .noFix("the author knows the intended limit; the unit is Mb/s");
    }

    private static final int MEGABITS = 1000;

    @Override
    public void check(EnhancedQosFile file, FabricContext context, Consumer<RuleViolation> violations) {
        EnhancedQosPolicy policy = EnhancedQosLowering.lower(file).value();
        for (BandwidthRule rule : file.getRules()) {
            linkRate(rule, context.fabric()).ifPresent(rate -> rule.getLimits().stream()
                    .filter(limit -> policy.bandwidths().getOrDefault(limit.getBandwidth(), 0L) >= rate)
                    .map(limit -> violation(limit, policy.bandwidths().get(limit.getBandwidth()), rate))
                    .forEach(violations));
        }
    }

    /** The rate of the link of a port in Mb/s; empty where the rule is for several ports, or the fabric does not show it. */
    private static OptionalLong linkRate(BandwidthRule rule, Fabric fabric) {
        BandwidthTarget target = BandwidthTarget.of(rule.getTarget());
        return target.kind() != Kind.GUID
                ? OptionalLong.empty()
                : fabric.portByGuid(target.guid()).flatMap(Port::link).stream()
                        .flatMapToDouble(link -> DataRate.of(link.width(), link.speed()).stream())
                        .mapToLong(gigabits -> Math.round(gigabits * MEGABITS))
                        .findFirst();
    }

    private static RuleViolation violation(SlLimit limit, long limited, long rate) {
        return RuleViolation.at(
                limit,
                Literals.SL_LIMIT__BANDWIDTH,
                "'" + limit.getBandwidth() + "' is " + limited + " Mb/s, but the link of the port carries " + rate
                        + " Mb/s; the SL is not limited; write less, in Mb/s");
    }
}

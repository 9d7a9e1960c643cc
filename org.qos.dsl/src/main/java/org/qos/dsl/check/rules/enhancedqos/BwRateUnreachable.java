package org.qos.dsl.check.rules.enhancedqos;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.value.DataRate;

/** A port sends no faster than its link carries, so that a limit at or above that limits nothing. */
@AutoService(Rule.class)
public final class BwRateUnreachable implements EnhancedQosContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "bw-rate-unreachable",
                        Category.SUSPICIOUS,
                        "a rate limit is not below what the links of its ports carry, and limits nothing")
                .noFix("the author knows the intended limit; the unit is Mb/s");
    }

    private static final int MEGABITS = 1000;

    @Override
    public void check(EnhancedQosFile file, FabricContext context, Consumer<RuleViolation> violations) {
        EnhancedQosPolicy policy = EnhancedQosLowering.lower(file).value();
        for (BandwidthRule rule : file.getRules()) {
            BandwidthTarget target = BandwidthTarget.of(rule.getTarget());
            fastest(ports(target, policy, context.fabric())).ifPresent(rate -> rule.getLimits().stream()
                    .filter(limit -> policy.bandwidths().getOrDefault(limit.getBandwidth(), 0L) >= rate)
                    .map(limit -> violation(limit, target, policy.bandwidths().get(limit.getBandwidth()), rate))
                    .forEach(violations));
        }
    }

    /** The ports that a rule can be for: of a group any, because which ports it has is not known. */
    private static Stream<Port> ports(BandwidthTarget target, EnhancedQosPolicy policy, Fabric fabric) {
        Set<BandwidthTarget> own = policy.rules().stream()
                .map(org.qos.runtime.enhancedqos.BandwidthRule::target)
                .collect(Collectors.toSet());
        return switch (target.kind()) {
            case GUID -> fabric.portByGuid(target.guid()).stream();
            case GROUP -> fabric.endpoints().stream();
            case DEFAULT ->
                fabric.endpoints().stream()
                        .filter(port -> !own.contains(new BandwidthTarget(Kind.GUID, port.guid(), "")));
        };
    }

    /** What the fastest of their links carries in Mb/s; empty where none has a link, or that of one is not known. */
    private static OptionalLong fastest(Stream<Port> ports) {
        List<Link> links = ports.flatMap(port -> port.link().stream()).toList();
        List<OptionalDouble> rates = links.stream()
                .map(link -> DataRate.of(link.width(), link.speed()))
                .toList();
        return rates.stream().allMatch(OptionalDouble::isPresent)
                ? rates.stream()
                        .mapToLong(rate -> Math.round(rate.getAsDouble() * MEGABITS))
                        .max()
                : OptionalLong.empty();
    }

    private static RuleViolation violation(SlLimit limit, BandwidthTarget target, long limited, long rate) {
        return RuleViolation.at(
                limit,
                Literals.SL_LIMIT__BANDWIDTH,
                "'" + limit.getBandwidth() + "' is " + limited + " Mb/s, but "
                        + (target.kind() == Kind.GUID
                                ? "the link of the port carries "
                                : "no link of a port carries more than ")
                        + rate + " Mb/s; the SL is not limited; write less, in Mb/s");
    }
}

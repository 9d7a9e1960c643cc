package org.qos.dsl.generator.rfc;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.Replacements;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.QosClass;

/** The nearest policy that the RFC syntax can express, with what was lost on the way. */
final class RfcConverter {

    private final Policy policy;
    private final ConversionLosses losses;
    private final Replacements<PortGroup> groups;
    private final Replacements<QosLevel> levels;
    private final List<Object> blocks = new ArrayList<>();

    RfcConverter(Policy policy, Fabric fabric, ConversionLosses losses) {
        this.policy = policy;
        this.losses = losses;
        this.groups = new Replacements<>(new RfcGroupConverter(fabric, losses)::convert);
        this.levels = new Replacements<>(new RfcLevelConverter(policy, levelsOf(policy), losses)::convert);
    }

    Policy convert() {
        levels.ofAll(levelsOf(policy));
        groups.ofAll(policy.groups());
        Map<MatchRule, MatchRule> rules = new IdentityHashMap<>();
        policy.rules().forEach(rule -> convert(rule).ifPresent(converted -> rules.put(rule, converted)));
        FabricSetup setup = convert(policy.setup());
        blocks.addAll(groups.sources());
        blocks.addAll(levels.sources());
        policy.rules().stream().filter(rules::containsKey).forEach(blocks::add);
        return new Policy(
                groups.all(),
                levels.all(),
                levels.of(policy.defaultLevel()),
                policy.rules().stream()
                        .filter(rules::containsKey)
                        .map(rules::get)
                        .toList(),
                setup);
    }

    /** All levels, those among them that only rules or the default mention. */
    private static List<QosLevel> levelsOf(Policy policy) {
        List<QosLevel> all = new ArrayList<>(policy.levels());
        if (!all.contains(policy.defaultLevel())) {
            all.add(0, policy.defaultLevel());
        }
        return Stream.concat(all.stream(), policy.rules().stream().map(MatchRule::level))
                .distinct()
                .toList();
    }

    /** What the blocks of the converted policy were made from, in the order in which they are printed. */
    List<Object> blocks() {
        return List.copyOf(blocks);
    }

    private Optional<MatchRule> convert(MatchRule rule) {
        Ranges classes = classes(rule);
        if (classes.isEmpty() && !rule.qosClasses().isEmpty()) {
            losses.add(
                    ConversionCode.QOS_CLASS_OUT_OF_RANGE,
                    rule,
                    "the rule is left out, because no request has a QoS-Class above 4095; correct the QoS-Class");
            return Optional.empty();
        }
        return Optional.of(new MatchRule(
                RfcText.nearest(rule.use()),
                groups.ofAll(rule.sources()),
                groups.ofAll(rule.destinations()),
                rule.serviceIds(),
                classes,
                rule.tclasses(),
                rule.pkeys(),
                levels.of(rule.level())));
    }

    /** The QoS-Classes that have a place in the 12 bits of a request. */
    private static Ranges classes(MatchRule rule) {
        return new Ranges(rule.qosClasses().ranges().stream()
                .filter(range -> Long.compareUnsigned(range.first(), QosClass.MAX) <= 0)
                .map(range -> Long.compareUnsigned(range.last(), QosClass.MAX) <= 0
                        ? range
                        : new Range(range.first(), QosClass.MAX))
                .toList());
    }

    private FabricSetup convert(FabricSetup setup) {
        return new FabricSetup(
                setup.sl2vl().stream()
                        .map(scope -> scope.mapGroups(groups::ofAll))
                        .toList(),
                setup.vlArb().stream()
                        .map(scope -> scope.mapGroups(groups::ofAll))
                        .toList());
    }
}

package org.qos.dsl.generator.opensm;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.Replacements;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

/** The nearest policy that the OpenSM syntax can express, with what was lost on the way. */
final class OpenSmConverter {

    private final Policy policy;
    private final ConversionLosses losses;
    private final Replacements<PortGroup> groups;
    private final Replacements<QosLevel> levels;
    private final List<Object> blocks = new ArrayList<>();

    OpenSmConverter(Policy policy, Fabric fabric, ConversionLosses losses) {
        this.policy = policy;
        this.losses = losses;
        this.groups = new Replacements<>(new GroupConverter(fabric, losses)::convert);
        this.levels = new Replacements<>(new LevelConverter(policy.defaultLevel(), losses)::convert);
    }

    Policy convert() {
        if (!policy.levels().contains(policy.defaultLevel())) {
            levels.of(policy.defaultLevel());
        }
        levels.ofAll(policy.levels());
        groups.ofAll(policy.groups());
        List<MatchRule> expressed =
                policy.rules().stream().filter(this::canExpress).toList();
        List<MatchRule> rules = expressed.stream().map(this::convert).toList();
        FabricSetup setup = new SetupConverter(groups, losses).convert(policy.setup());
        blocks.addAll(groups.sources());
        blocks.addAll(levels.sources());
        blocks.addAll(expressed);
        return new Policy(groups.all(), levels.all(), levels.of(policy.defaultLevel()), rules, setup);
    }

    /** What the blocks of the converted policy were made from, in the order in which they are printed. */
    List<Object> blocks() {
        return List.copyOf(blocks);
    }

    private boolean canExpress(MatchRule rule) {
        if (!rule.tclasses().isEmpty()) {
            losses.add(
                    ConversionCode.TCLASS_CRITERION,
                    rule,
                    "a rule for " + losses.title(rule.level())
                            + " compares the TClass, which OpenSM cannot; the rule is left out; compare the QoS-Class or"
                            + " the Service-ID");
            return false;
        }
        return true;
    }

    private MatchRule convert(MatchRule rule) {
        return new MatchRule(
                OpenSmString.nearest(rule.use()),
                groups.ofAll(rule.sources()),
                groups.ofAll(rule.destinations()),
                rule.serviceIds(),
                rule.qosClasses(),
                Ranges.NONE,
                rule.pkeys(),
                levels.of(rule.level()));
    }
}

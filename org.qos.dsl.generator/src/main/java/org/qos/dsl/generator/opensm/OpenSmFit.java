package org.qos.dsl.generator.opensm;

import java.util.List;
import org.qos.dsl.generator.Losses;
import org.qos.dsl.generator.Replacements;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

/** The nearest policy that can be said to OpenSM word for word, with what was lost on the way. */
final class OpenSmFit {

    private final Policy policy;
    private final Losses losses;
    private final Replacements<PortGroup> groups;
    private final Replacements<QosLevel> levels;

    OpenSmFit(Policy policy, Fabric fabric, Losses losses) {
        this.policy = policy;
        this.losses = losses;
        this.groups = new Replacements<>(new GroupFit(fabric, losses)::fit);
        this.levels = new Replacements<>(new LevelFit(policy.defaultLevel(), losses)::fit);
    }

    Policy fit() {
        if (!policy.levels().contains(policy.defaultLevel())) {
            levels.of(policy.defaultLevel());
        }
        levels.ofAll(policy.levels());
        groups.ofAll(policy.groups());
        List<MatchRule> rules =
                policy.rules().stream().filter(this::canSay).map(this::fit).toList();
        FabricSetup setup = new SetupFit(groups, losses).fit(policy.setup());
        return new Policy(groups.all(), levels.all(), levels.of(policy.defaultLevel()), rules, setup);
    }

    private boolean canSay(MatchRule rule) {
        if (!rule.tclasses().isEmpty()) {
            losses.changesLevel(
                    "tclass-criterion",
                    rule,
                    "a rule for level '" + rule.level().name()
                            + "' compares the TClass, which OpenSM cannot; the rule is left out. Compare the QoS-Class");
            return false;
        }
        return true;
    }

    private MatchRule fit(MatchRule rule) {
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

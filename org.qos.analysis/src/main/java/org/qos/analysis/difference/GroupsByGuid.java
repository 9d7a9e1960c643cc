package org.qos.analysis.difference;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;

/** Writes a policy with groups of port GUIDs in place of its own, so that it can be bound to other ports. */
final class GroupsByGuid {

    private final Function<PortGroup, Ranges> guids;
    private final Map<PortGroup, PortGroup> known = new IdentityHashMap<>();

    private GroupsByGuid(Function<PortGroup, Ranges> guids) {
        this.guids = guids;
    }

    /**
     * The same levels and rules for other groups; {@code qos-setup} and groups that no rule uses are left out.
     *
     * @param guids the port GUIDs of a group of the policy that a rule uses
     */
    static Policy of(Policy policy, Function<PortGroup, Ranges> guids) {
        GroupsByGuid groups = new GroupsByGuid(guids);
        List<MatchRule> rules = policy.rules().stream().map(groups::rule).toList();
        return new Policy(
                policy.groups().stream()
                        .filter(groups.known::containsKey)
                        .map(groups.known::get)
                        .toList(),
                policy.levels(),
                policy.defaultLevel(),
                rules,
                FabricSetup.NONE);
    }

    private MatchRule rule(MatchRule rule) {
        return new MatchRule(
                rule.use(),
                groups(rule.sources()),
                groups(rule.destinations()),
                rule.serviceIds(),
                rule.qosClasses(),
                rule.tclasses(),
                rule.pkeys(),
                rule.level());
    }

    private List<PortGroup> groups(List<PortGroup> groups) {
        return groups.stream()
                .map(group -> known.computeIfAbsent(group, own -> PortGroup.ofGuids(own.name(), guids.apply(own))))
                .toList();
    }
}

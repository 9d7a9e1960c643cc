package org.qos.analysis.unused;

import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;

/** Finds what a policy defines and never refers to. Compares by identity, because two definitions can share a name. */
public final class UnusedDefinitions {

    private UnusedDefinitions() {}

    /** The groups that neither a rule nor a table scope refers to. */
    public static List<PortGroup> groups(Policy policy) {
        Set<PortGroup> used = identitySet();
        policy.rules().forEach(rule -> {
            used.addAll(rule.sources());
            used.addAll(rule.destinations());
        });
        policy.setup().sl2vl().forEach(scope -> {
            used.addAll(scope.groups());
            used.addAll(scope.acrossTo());
            used.addAll(scope.acrossFrom());
        });
        policy.setup().vlArb().forEach(scope -> {
            used.addAll(scope.groups());
            used.addAll(scope.across());
        });
        return without(used, policy.groups());
    }

    /** The levels that no rule refers to, the default level aside. */
    public static List<QosLevel> levels(Policy policy) {
        Set<QosLevel> used = identitySet();
        used.add(policy.defaultLevel());
        policy.rules().stream().map(MatchRule::level).forEach(used::add);
        return without(used, policy.levels());
    }

    private static <T> List<T> without(Set<T> used, Collection<T> defined) {
        return defined.stream().filter(thing -> !used.contains(thing)).toList();
    }

    private static <T> Set<T> identitySet() {
        return Collections.newSetFromMap(new IdentityHashMap<>());
    }
}

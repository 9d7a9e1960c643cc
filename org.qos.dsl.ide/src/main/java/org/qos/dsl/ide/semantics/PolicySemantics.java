package org.qos.dsl.ide.semantics;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.emf.ecore.EObject;
import org.qos.analysis.shadowing.ShadowedRule;
import org.qos.analysis.shadowing.Shadowing;
import org.qos.analysis.vl.SetupOptions;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.ide.syntax.DocumentCache;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.lower.Lowered;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;

/**
 * The semantic model of a policy, computed once for each version. Of broken text, what can be read is included; rules
 * without a level are left out.
 */
public final class PolicySemantics {

    private final Lowered<Policy> lowered;
    private final BoundPolicy bound;
    private Shadowing shadowing;
    private Map<PortKind, QosOptions> statedTables;

    private PolicySemantics(Lowered<Policy> lowered, FabricContext fabricContext) {
        this.lowered = lowered;
        this.bound = BoundPolicy.bind(
                lowered.value(),
                fabricContext.fabric(),
                fabricContext.partitions().orElse(Partitions.WITHOUT_FILE));
    }

    /** The semantics of a policy; empty for documents of other languages. */
    public static Optional<PolicySemantics> of(DocumentSnapshot snapshot) {
        return snapshot.language().isPolicy()
                ? Optional.of(DocumentCache.of(snapshot, PolicySemantics.class, () -> make(snapshot)))
                : Optional.empty();
    }

    private static PolicySemantics make(DocumentSnapshot snapshot) {
        PolicyFile file = snapshot.source().root(PolicyFile.class);
        return new PolicySemantics(
                PolicyLowering.lower(file, snapshot.language().syntax().orElseThrow()),
                snapshot.context().fabricContext());
    }

    /** The semantic model with the origin of each element. */
    public Lowered<Policy> lowered() {
        return lowered;
    }

    /** The policy bound to the known fabric and partitions. */
    public BoundPolicy bound() {
        return bound;
    }

    /** The group that a model object defines. */
    public Optional<PortGroup> group(EObject written) {
        return made(lowered.value().groups(), written);
    }

    /** The level that a model object defines. */
    public Optional<QosLevel> level(EObject written) {
        return made(lowered.value().levels(), written);
    }

    /**
     * The places, from 1 in evaluation order, of the rules of a model object; none for a ULP line that matches nothing.
     */
    public List<Integer> places(EObject written) {
        List<MatchRule> rules = lowered.value().rules();
        return IntStream.range(0, rules.size())
                .filter(i -> isFrom(rules.get(i), written))
                .mapToObj(i -> i + 1)
                .toList();
    }

    /** The rule at a place, from 1. */
    public MatchRule rule(int place) {
        return lowered.value().rules().get(place - 1);
    }

    /** All rules, in evaluation order. */
    public List<MatchRule> rules() {
        return lowered.value().rules();
    }

    /** The model object of the rule at a place, from 1. */
    public Optional<EObject> origin(int place) {
        return lowered.trace().origin(rule(place));
    }

    /** The earlier rule that matches all requests of the rule at a place; computed for that rule only. */
    public Optional<ShadowedRule> shadowedAt(int place) {
        return shadowing().shadowedAt(place);
    }

    /** Whether no request can match the rule at a place. */
    public boolean isUnmatchable(int place) {
        return shadowing().isUnmatchable(place);
    }

    /** The tables that {@code qos-setup} states for whole kinds of ports. */
    public synchronized Map<PortKind, QosOptions> statedTables() {
        if (statedTables == null) {
            statedTables = SetupOptions.stated(lowered.value().setup());
        }
        return statedTables;
    }

    private synchronized Shadowing shadowing() {
        if (shadowing == null) {
            shadowing = Shadowing.of(bound);
        }
        return shadowing;
    }

    private <V> Optional<V> made(List<V> values, EObject written) {
        return values.stream().filter(value -> isFrom(value, written)).findFirst();
    }

    private boolean isFrom(Object value, EObject written) {
        return lowered.trace().origin(value).filter(origin -> origin == written).isPresent();
    }
}

package org.qos.dsl.ide.meaning;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.emf.ecore.EObject;
import org.qos.analysis.shadowing.ShadowedRule;
import org.qos.analysis.shadowing.Shadowing;
import org.qos.dsl.check.Subnet;
import org.qos.dsl.ide.syntax.PerVersion;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.lower.Lowered;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;

/**
 * What a policy means as far as it can be understood, broken text included: a rule that names nothing is left out. Worked
 * out once for each version of a document.
 */
public final class PolicyMeaning {

    private final Lowered<Policy> lowered;
    private final BoundPolicy bound;
    private Shadowing shadowing;

    private PolicyMeaning(Lowered<Policy> lowered, Subnet subnet) {
        this.lowered = lowered;
        this.bound = BoundPolicy.bind(
                lowered.value(), subnet.fabric(), subnet.partitions().orElse(Partitions.WITHOUT_FILE));
    }

    /** What a policy means; empty for documents of other languages. */
    public static Optional<PolicyMeaning> of(View view) {
        return view.language().isPolicy()
                ? Optional.of(PerVersion.of(view, PolicyMeaning.class, () -> make(view)))
                : Optional.empty();
    }

    private static PolicyMeaning make(View view) {
        PolicyFile file = view.source().root(PolicyFile.class);
        return new PolicyMeaning(
                PolicyLowering.lower(file, view.language()), view.site().subnet());
    }

    /** The policy with its groups bound to what is known of the fabric and the partitions. */
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

    /** The place, from 1, of the rule that a model object stands for; none for a ULP line that matches nothing. */
    public List<Integer> places(EObject written) {
        List<MatchRule> rules = lowered.value().rules();
        return IntStream.range(0, rules.size())
                .filter(i -> isFrom(rules.get(i), written))
                .mapToObj(i -> i + 1)
                .toList();
    }

    /** A rule by its place, from 1. */
    public MatchRule rule(int place) {
        return lowered.value().rules().get(place - 1);
    }

    /** All rules, in the order of evaluation. */
    public List<MatchRule> rules() {
        return lowered.value().rules();
    }

    /** The model object that the rule at a place, from 1, was made from. */
    public Optional<EObject> origin(int place) {
        return lowered.trace().origin(rule(place));
    }

    /** The earlier rule that takes all requests of the rule at a place; only that rule is compared with those before it. */
    public Optional<ShadowedRule> shadowedAt(int place) {
        return shadowing().shadowedAt(place);
    }

    /** Whether no request can match the rule at a place. */
    public boolean isUnmatchable(int place) {
        return shadowing().isUnmatchable(place);
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

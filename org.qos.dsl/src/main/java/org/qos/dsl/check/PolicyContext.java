package org.qos.dsl.check;

import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.Lowered;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.policy.QosLevel;

/**
 * A policy with its context.
 *
 * @param file the policy as written
 * @param syntax its syntax
 * @param lowered its semantics, and the model objects that these come from
 * @param fabricContext what is known of its subnet
 * @param uncertain the groups, levels, rules, lines and scopes whose meaning an error leaves open; such a rule matches no
 *     request
 */
public record PolicyContext(
        PolicyFile file,
        PolicySyntax syntax,
        Lowered<Policy> lowered,
        FabricContext fabricContext,
        Set<EObject> uncertain) {

    /** The context of a policy file. */
    static PolicyContext of(SourceFile source, FabricContext fabricContext, UncertainParts uncertain) {
        PolicyFile file = source.root(PolicyFile.class);
        PolicySyntax syntax = source.language().syntax().orElseThrow();
        Set<EObject> parts = uncertain.parts();
        return new PolicyContext(file, syntax, PolicyLowering.lower(file, syntax, parts), fabricContext, parts);
    }

    /** Whether an error leaves open what a part of the policy means; what the file does not write is certain. */
    public boolean isUncertain(Object value) {
        return !uncertain.isEmpty() && uncertain.contains(origin(value));
    }

    /** The semantics of the policy. */
    public Policy policy() {
        return lowered.value();
    }

    /** The model object that a part of the policy was made from; the file itself for what it does not write. */
    public EObject origin(Object value) {
        return lowered.trace().origin(value).orElse(file);
    }

    /** A level as messages name it. */
    public String title(QosLevel level) {
        return lowered.trace().title(level);
    }

    /** The level of a match as messages name it. */
    public String title(Match match) {
        return lowered.trace().title(match);
    }

    /** A level with its SL, for messages. */
    public String titleWithSl(QosLevel level) {
        return title(level) + " (SL " + level.sl() + ")";
    }

    /** The level of a match with its SL, for messages. */
    public String titleWithSl(Match match) {
        return title(match) + " (SL " + match.level().sl() + ")";
    }

    /** Whether an error leaves open what some part of a kind means. */
    public boolean hasUncertain(Class<? extends EObject> kind) {
        return uncertain.stream().anyMatch(kind::isInstance);
    }

    /** The partitions that OpenSM has, empty when they are not known. */
    public Optional<Partitions> partitions() {
        return fabricContext.knownPartitions();
    }

    /** Whether enough is known for {@link BoundRule}s: its groups need no partitions, or these are known. */
    public boolean isBindable() {
        return partitions().isPresent()
                || policy().groups().stream()
                        .noneMatch(group ->
                                !group.partitions().isEmpty() || !group.pkeys().isEmpty());
    }

    /** The policy bound to the fabric and the partitions; empty when it is not bindable. */
    Optional<BoundPolicy> bound() {
        return isBindable() ? Optional.of(boundToFabric()) : Optional.empty();
    }

    /** The policy bound to the fabric; without known partitions only what does not need them is certain. */
    BoundPolicy boundToFabric() {
        return BoundPolicy.bind(policy(), fabricContext.fabric(), partitions().orElse(Partitions.WITHOUT_FILE));
    }
}

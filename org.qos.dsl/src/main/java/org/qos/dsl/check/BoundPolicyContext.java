package org.qos.dsl.check;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.qos.analysis.coverage.GroupDefaults;
import org.qos.analysis.partition.PartitionLevel;
import org.qos.analysis.partition.PartitionLevels;
import org.qos.analysis.shadowing.Shadowing;
import org.qos.dsl.model.policy.MatchRule;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.request.WitnessText;
import org.qos.runtime.setup.SetupFinding;
import org.qos.runtime.setup.SetupPlanner;
import org.qos.runtime.value.Guid;

/**
 * A policy bound to a fabric and its partitions, with results that several rules share and that are computed once, on
 * first use.
 */
public final class BoundPolicyContext {

    private final PolicyContext context;
    private final BoundPolicy policy;
    private Shadowing shadowing;
    private List<PartitionLevel> partitionLevels;
    private List<SetupFinding> setupFindings;

    BoundPolicyContext(PolicyContext context, BoundPolicy policy) {
        this.context = context;
        this.policy = policy;
    }

    /** The policy as written, and its context. */
    public PolicyContext context() {
        return context;
    }

    /** The policy with the ports of its groups; without a fabric only those named by GUID. */
    public BoundPolicy policy() {
        return policy;
    }

    /** A port as messages name it: by its name in quotes where the fabric has one port of that name, else by GUID. */
    public String portTitle(long guid) {
        return WitnessText.quoted(guid, policy.fabric()).orElseGet(() -> Guid.text(guid));
    }

    /** Which of its rules never decide a request. */
    public Shadowing shadowing() {
        if (shadowing == null) {
            shadowing = Shadowing.of(policy);
        }
        return shadowing;
    }

    /** Which requests of the members of groups no rule matches. */
    public GroupDefaults groupDefaults() {
        return new GroupDefaults(policy, shadowing().decisions());
    }

    /** The level of each partition, as far as no rule or level with an error decides on it. */
    public List<PartitionLevel> partitionLevels() {
        if (partitionLevels == null) {
            List<Ranges> uncertain = uncertainPkeys(false);
            List<Ranges> uncertainOfMembers = uncertainPkeys(true);
            partitionLevels = PartitionLevels.of(policy).stream()
                    .filter(found -> !context.isUncertain(found.level())
                            && isCertain(found, found.isOfMembers(policy) ? uncertainOfMembers : uncertain))
                    .toList();
        }
        return partitionLevels;
    }

    /** What of {@code qos-setup} does not fit the fabric; nothing without a fabric. */
    public List<SetupFinding> setupFindings() {
        if (setupFindings == null) {
            setupFindings = policy.fabric().isEmpty()
                    ? List.of()
                    : SetupPlanner.check(policy, context.fabricContext().subnet());
        }
        return setupFindings;
    }

    /**
     * The P_Keys of uncertain rules that can match the request of a partition by itself; it has no ports, so that only rules without
     * groups can, unless the requests of its members are meant.
     */
    private List<Ranges> uncertainPkeys(boolean ofMembers) {
        return policy.policy().rules().stream()
                .filter(context::isUncertain)
                .filter(rule -> ofMembers || !namesGroups(context.origin(rule)))
                .map(rule -> rule.pkeys())
                .distinct()
                .toList();
    }

    private static boolean isCertain(PartitionLevel found, List<Ranges> uncertain) {
        return uncertain.stream()
                .noneMatch(pkeys ->
                        pkeys.isEmpty() || pkeys.contains(found.partition().pkey()));
    }

    private static boolean namesGroups(EObject origin) {
        return origin instanceof MatchRule rule
                && !(rule.getSources().isEmpty() && rule.getDestinations().isEmpty());
    }
}

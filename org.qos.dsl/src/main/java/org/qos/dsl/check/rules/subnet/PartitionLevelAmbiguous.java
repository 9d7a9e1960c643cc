package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.analysis.partition.OtherLevel;
import org.qos.analysis.partition.PartitionLevel;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.partition.Partition;

/**
 * Rules with groups of ports give some pairs of members another level than a request with the P_Key alone gets; the
 * broadcast group is for all members.
 */
@AutoService(Rule.class)
public final class PartitionLevelAmbiguous implements BoundRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "partition-level-ambiguous",
                    Category.SUSPICIOUS,
                    "an IPoIB partition whose members get different levels, while its broadcast group has one")
            .noFix("the author decides which of the levels the members of the partition are to get");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        if (bound.project().fabricContext().partitions().isPresent()) {
            bound.partitionLevels().stream()
                    .filter(found -> found.partition().ipoib())
                    .flatMap(found -> found.other().map(other -> violation(bound, found, other)).stream())
                    .forEach(violations);
        }
    }

    private static RuleViolation violation(BoundPolicyContext bound, PartitionLevel found, OtherLevel other) {
        Partition partition = found.partition();
        return ReachableLevels.atSl(
                bound.project(),
                other.match().level(),
                String.format(
                        "partition %s has %s, and requests from port 0x%x to port 0x%x of it get %s: the"
                                + " broadcast group cannot suit both",
                        partition.label(),
                        ReachableLevels.named(found.level()),
                        other.request().sourceGuid(),
                        other.request().destinationGuid(),
                        ReachableLevels.named(other.match().level())));
    }
}

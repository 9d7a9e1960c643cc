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
 * Rules with port groups give some pairs of members another level than a request with only the P_Key gets, but all
 * members share the broadcast group.
 */
@AutoService(Rule.class)
public final class PartitionLevelAmbiguous implements BoundRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-level-ambiguous",
                        Category.SUSPICIOUS,
                        "members of an IPoIB partition get different levels, but share one broadcast group")
                .noFix("the author decides which of the levels the members of the partition get");
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        if (bound.context().fabricContext().partitions().isPresent()) {
            bound.partitionLevels().stream()
                    .filter(found -> found.partition().ipoib())
                    .flatMap(found -> found.other().map(other -> violation(bound, found, other)).stream())
                    .forEach(violations);
        }
    }

    private static RuleViolation violation(BoundPolicyContext bound, PartitionLevel found, OtherLevel other) {
        Partition partition = found.partition();
        return ReachableLevels.atSl(
                bound.context(),
                other.match(),
                String.format(
                        "partition %s has %s, but its requests from port %s to port %s get %s; OpenSM makes one"
                                + " broadcast group with one SL for all members; give the members one level",
                        partition.label(),
                        bound.context().titleWithSl(found.match()),
                        bound.portTitle(other.request().sourceGuid()),
                        bound.portTitle(other.request().destinationGuid()),
                        bound.context().titleWithSl(other.match())));
    }
}

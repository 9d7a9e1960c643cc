package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.analysis.partition.PartitionLevel;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.partition.Partition;

/**
 * IPoIB sends requests with the P_Key of its partition (Linux ipoib_main.c:path_rec_start), and a request whose P_Key
 * is not among those of its level gets no path, ERR 1F1D (osm_sa_path_record.c:pr_rcv_get_path_parms).
 */
@AutoService(Rule.class)
public final class IpoibRequestRefused implements BoundRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "ipoib-request-refused",
                        Category.CORRECTNESS,
                        "requests of an IPoIB partition get a level that excludes its P_Key")
                .noFix("the author decides whether the level gets the P_Key of the partition or its requests "
                        + "get another level");
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        if (bound.context().fabricContext().partitions().isPresent()) {
            bound.partitionLevels().stream()
                    .filter(found -> found.partition().ipoib() && !found.isUsable())
                    .map(found -> violation(bound, found))
                    .forEach(violations);
        }
    }

    private static RuleViolation violation(BoundPolicyContext bound, PartitionLevel found) {
        Partition partition = found.partition();
        return ReachableLevels.atSl(
                bound.context(),
                found.match(),
                String.format(
                        "IPoIB of partition %s gets %s, whose P_Keys exclude it; OpenSM gives its requests no path"
                                + " (ERR 1F1D); add the P_Key to the level",
                        partition.label(), bound.context().titleWithSl(found.match())));
    }
}

package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.function.Consumer;
import org.qos.analysis.partition.PartitionLevel;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Rate;

/**
 * The group has the values of the partition file, paths between its members those of the level
 * (osm_sa_path_record.c:pr_process_multicast and pr_rcv_get_path_parms). The limits of a level never apply to groups.
 */
@AutoService(Rule.class)
public final class BroadcastGroupVsLevel implements BoundRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "broadcast-group-vs-level",
                        Category.SUSPICIOUS,
                        "the SL, MTU or rate of an IPoIB broadcast group differs from the level of its partition")
                .noFix("the author knows whether the partition or the level has the right value");
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        if (bound.context().fabricContext().partitions().isPresent()) {
            bound.partitionLevels().stream()
                    .filter(PartitionLevel::isUsable)
                    .flatMap(found -> found
                            .partition()
                            .broadcast()
                            .flatMap(group -> difference(group, found.level()))
                            .map(what -> violation(bound, found, what))
                            .stream())
                    .forEach(violations);
        }
    }

    private static RuleViolation violation(BoundPolicyContext bound, PartitionLevel found, String what) {
        Partition partition = found.partition();
        return ReachableLevels.atSl(
                bound.context(),
                found.match(),
                String.format(
                        "the IPoIB broadcast group of partition %s has %s of %s; OpenSM gives the paths of its"
                                + " members this level; change the partition or the level",
                        partition.label(), what, bound.context().title(found.match())));
    }

    private static Optional<String> difference(MulticastGroup group, QosLevel level) {
        if (group.sl() != level.sl()) {
            return Optional.of("SL " + group.sl() + ", not SL " + level.sl());
        }
        if (level.mtuLimit().isPresent() && group.mtu() > level.mtuLimit().getAsInt()) {
            return Optional.of("MTU code " + group.mtu() + ", more than the limit "
                    + level.mtuLimit().getAsInt());
        }
        if (level.rateLimit().isPresent()
                && Rate.compare(group.rate(), level.rateLimit().getAsInt()) > 0) {
            return Optional.of("rate code " + group.rate() + ", faster than the limit "
                    + level.rateLimit().getAsInt());
        }
        return Optional.empty();
    }
}

package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;

/**
 * With a policy the SL of the level applies, and that of the partition only to its multicast groups
 * (osm_sa_path_record.c:pr_rcv_get_path_parms).
 */
@AutoService(Rule.class)
public final class LevelSlVsPartitionSl implements ContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "level-sl-vs-partition-sl",
                        Category.SUSPICIOUS,
                        "no level that requests of a partition can get has the SL of the partition")
                .noFix("the author decides whether the level or the partition has the right SL");
    }

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        if (context.policy().rules().stream().anyMatch(context::isUncertain)
                || context.isUncertain(context.policy().defaultLevel())) {
            return; // a level that is not known may have the SL
        }
        context.partitions().stream()
                .flatMap(partitions -> partitions.partitions().stream())
                .filter(partition -> partition.sl() != 0)
                .filter(partition ->
                        levels(context.policy(), partition).noneMatch(level -> level.sl() == partition.sl()))
                .map(partition -> ReachableLevels.atSl(
                        context,
                        context.policy().defaultLevel(),
                        String.format(
                                "partition %s has SL %d, but no level that its requests can get has it; with a policy"
                                        + " OpenSM uses the SL of a partition for its multicast groups only; change the"
                                        + " level or the partition",
                                partition.label(), partition.sl())))
                .forEach(violations);
    }

    private static Stream<QosLevel> levels(Policy policy, Partition partition) {
        return Stream.concat(
                Stream.of(policy.defaultLevel()),
                policy.rules().stream()
                        .filter(rule -> rule.pkeys().isEmpty() || rule.pkeys().contains(partition.pkey()))
                        .map(MatchRule::level));
    }
}

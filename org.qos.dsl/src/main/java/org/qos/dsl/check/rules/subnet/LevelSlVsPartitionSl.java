package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;

/**
 * With a policy the SL of the level applies, and that of the partition only to its multicast groups
 * (osm_sa_path_record.c:pr_rcv_get_path_parms).
 */
@AutoService(Rule.class)
public final class LevelSlVsPartitionSl implements ContextRule {

    private static final Range ANY = new Range(0, Pkey.BASE_MASK);

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
        Map<Integer, Ranges> pkeys = pkeysBySl(context.policy());
        context.partitions().stream()
                .flatMap(partitions -> partitions.partitions().stream())
                .filter(partition -> partition.sl() != 0)
                .filter(partition ->
                        !pkeys.getOrDefault(partition.sl(), Ranges.NONE).contains(partition.pkey()))
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

    /** The P_Keys with which requests can get a level of an SL. */
    private static Map<Integer, Ranges> pkeysBySl(Policy policy) {
        Map<Integer, List<Range>> ranges = new HashMap<>();
        ranges.computeIfAbsent(policy.defaultLevel().sl(), sl -> new ArrayList<>())
                .add(ANY);
        policy.rules().forEach(rule -> ranges.computeIfAbsent(rule.level().sl(), sl -> new ArrayList<>())
                .addAll(rule.pkeys().isEmpty() ? List.of(ANY) : rule.pkeys().ranges()));
        Map<Integer, Ranges> pkeys = new HashMap<>();
        ranges.forEach((sl, some) -> pkeys.put(sl, new Ranges(some)));
        return pkeys;
    }
}

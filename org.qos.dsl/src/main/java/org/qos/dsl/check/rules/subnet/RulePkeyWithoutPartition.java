package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.policy.Range;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.Pkey;

/** OpenSM logs ERR AC14 for every such P_Key at every sweep and goes on (osm_qos_policy.c:osm_qos_policy_validate). */
@AutoService(Rule.class)
public final class RulePkeyWithoutPartition implements ContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "rule-pkey-without-partition",
                        Category.SUSPICIOUS,
                        "the P_Key of a rule belongs to no partition")
                .noFix("the author knows whether the partition is missing or the P_Key is wrong");
    }

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        context.partitions().ifPresent(partitions -> {
            Set<Integer> defined =
                    partitions.partitions().stream().map(Partition::pkey).collect(Collectors.toSet());
            context.file().getRules().forEach(rule -> check(rule.getPkeys(), context.syntax(), defined, violations));
            context.file().getUlps().stream()
                    .filter(line -> line.getKind() == UlpKind.ANY_PKEY)
                    .forEach(line -> check(line.getRanges(), context.syntax(), defined, violations));
        });
    }

    private static void check(
            List<Range> pkeys, PolicySyntax syntax, Set<Integer> defined, Consumer<RuleViolation> violations) {
        for (Range range : pkeys) {
            long[] missing = values(range, syntax)
                    .filter(pkey -> !defined.contains((int) pkey))
                    .toArray();
            if (missing.length > 0) {
                violations.accept(RuleViolation.at(
                        range,
                        String.format(
                                "no partition has the P_Key %s%s; OpenSM logs ERR AC14 at every sweep; define the"
                                        + " partition or correct the P_Key",
                                Pkey.text(missing[0]),
                                missing.length > 1 ? " or " + (missing.length - 1) + " more of this range" : "")));
            }
        }
    }

    /** The P_Keys that OpenSM compares: of a number of more than 16 bits, which has a finding of its own, it uses the lower ones. */
    private static LongStream values(Range range, PolicySyntax syntax) {
        return range.isAny()
                ? LongStream.empty()
                : PolicyLowering.pkeys(range, syntax).ranges().stream()
                        .flatMapToLong(pkeys -> LongStream.rangeClosed(pkeys.first(), pkeys.last()));
    }
}

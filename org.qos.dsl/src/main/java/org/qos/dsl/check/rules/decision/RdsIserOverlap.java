package org.qos.dsl.check.rules.decision;

import com.google.auto.service.AutoService;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.policy.Ranges;

/**
 * Both are ports of RDMA-CM, in one space of Service-IDs, so that the first line gets the requests of both
 * (osm_qos_parser_y.y, rule qos_ulp).
 */
@AutoService(Rule.class)
public final class RdsIserOverlap implements ContextRule {

    private static final Set<UlpKind> RDS = EnumSet.of(UlpKind.RDS, UlpKind.RDS_PORT_NUM);
    private static final Set<UlpKind> ISER = EnumSet.of(UlpKind.ISER, UlpKind.ISER_PORT_NUM);

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "rds-iser-overlap",
                        Category.SUSPICIOUS,
                        "rds and iser lines share Service-IDs, but have different SLs")
                .noFix("the author knows which of the two protocols uses the ports, or which SL both get");
    }

    @Override
    public boolean appliesTo(PolicySyntax syntax) {
        return syntax == PolicySyntax.OPENSM;
    }

    @Override
    public boolean needsContext() {
        return false;
    }

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        List<MatchRule> rules = context.policy().rules();
        List<MatchRule> lines = rules.stream()
                .filter(rule -> RDS.contains(kind(context, rule)) || ISER.contains(kind(context, rule)))
                .toList();
        for (int later = 1; later < lines.size(); later++) {
            MatchRule rule = lines.get(later);
            UlpKind kind = kind(context, rule);
            lines.subList(0, later).stream()
                    .filter(other -> areOpposed(kind(context, other), kind)
                            && other.level().sl() != rule.level().sl()
                            && overlap(other.serviceIds(), rule.serviceIds()))
                    .limit(1)
                    .map(other -> RuleViolation.at(
                            context.origin(rule),
                            "this line shares Service-IDs with "
                                    + RulePlaces.named(context, rules.indexOf(other) + 1)
                                    + "; OpenSM gives their requests SL "
                                    + other.level().sl()
                                    + "; use one SL or different ports"))
                    .forEach(violations);
        }
    }

    private static UlpKind kind(PolicyContext context, MatchRule rule) {
        return context.origin(rule) instanceof UlpRule line ? line.getKind() : UlpKind.DEFAULT;
    }

    private static boolean areOpposed(UlpKind one, UlpKind other) {
        return RDS.contains(one) && ISER.contains(other) || ISER.contains(one) && RDS.contains(other);
    }

    private static boolean overlap(Ranges one, Ranges other) {
        return one.ranges().stream()
                .anyMatch(a -> other.ranges().stream().anyMatch(b -> a.contains(b.first()) || b.contains(a.first())));
    }
}

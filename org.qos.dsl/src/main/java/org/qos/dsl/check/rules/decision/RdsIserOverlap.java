package org.qos.dsl.check.rules.decision;

import com.google.auto.service.AutoService;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
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
                        "lines of rds and iser share Service-IDs, but have different SLs")
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
    public void check(PolicyContext project, Consumer<RuleViolation> violations) {
        List<Line> lines = lines(project);
        List<Ranges> sets = lines.stream().map(line -> line.rule().serviceIds()).toList();
        Map<Boolean, Map<Integer, FirstOverlap>> earlier = Map.of(true, new TreeMap<>(), false, new TreeMap<>());
        for (Line line : lines) {
            first(earlier.get(!line.isRds()), line.rule())
                    .ifPresent(number -> violations.accept(violation(
                            project, line.rule(), project.policy().rules().get(number - 1), number)));
            earlier.get(line.isRds())
                    .computeIfAbsent(line.rule().level().sl(), sl -> new FirstOverlap(sets))
                    .add(line.rule().serviceIds(), line.number());
        }
    }

    /** The first of the lines, given by SL, that has another SL and a Service-ID of this rule. */
    private static OptionalInt first(Map<Integer, FirstOverlap> linesBySl, MatchRule rule) {
        return linesBySl.entrySet().stream()
                .filter(lines -> lines.getKey() != rule.level().sl())
                .flatMapToInt(lines -> lines.getValue().of(rule.serviceIds()).stream())
                .min();
    }

    private static RuleViolation violation(PolicyContext project, MatchRule rule, MatchRule first, int number) {
        return RuleViolation.at(
                        project.origin(rule),
                        "this line shares Service-IDs with " + RulePlaces.named(project, number)
                                + "; OpenSM gives their requests SL "
                                + first.level().sl()
                                + "; use one SL or different ports")
                .relatedTo(project.origin(first), null, "the line that gets the requests");
    }

    /** A rule made from a line for one of the two protocols, with its number, counted from 1. */
    private record Line(MatchRule rule, int number, boolean isRds) {}

    private static List<Line> lines(PolicyContext project) {
        List<MatchRule> rules = project.policy().rules();
        return IntStream.range(0, rules.size())
                .filter(i -> RDS.contains(kind(project, rules.get(i))) || ISER.contains(kind(project, rules.get(i))))
                .mapToObj(i -> new Line(rules.get(i), i + 1, RDS.contains(kind(project, rules.get(i)))))
                .toList();
    }

    private static UlpKind kind(PolicyContext project, MatchRule rule) {
        return project.origin(rule) instanceof UlpRule line ? line.getKind() : UlpKind.DEFAULT;
    }
}

package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Target;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.Rate;

/** Rates are coded 2 (2.5 Gb/s) to 24 in PathRecord (IBTA vol. 1, 15.2.5.16). OpenSM rejects a policy with another one
 * (osm_qos_parser_y.y); releases up to 3.3.23 do not support 23 and 24 (NDR). */
@AutoService(Rule.class)
public final class RateLimitOutOfRange implements PolicyRule {

    private static final RangeCheck VALUES = RangeCheck.of("rate code", ValueKind.RATE, PolicySyntax.RFC);
    private static final RangeCheck WITHOUT_NDR = RangeCheck.of("rate code", ValueKind.RATE, PolicySyntax.OPENSM);
    private static final RangeCheck NDR = new RangeCheck("rate code", Rate.MAX_OPENSM_CODE + 1, Rate.MAX_CODE);

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "rate-limit-out-of-range",
                        Category.CORRECTNESS,
                        "a rate code outside 2 (2.5 Gb/s) to 24 (1200 Gb/s)")
                .noFix(
                        "the author knows whether the number is a rate in Gb/s or a code with a surplus digit; editors offer to"
                                + " write the code of the rate");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        if (syntax == PolicySyntax.RFC) {
            outside(file, VALUES, RangeCheck.IN_RFC).forEach(violations);
            return;
        }
        outside(file, WITHOUT_NDR, rate -> RangeCheck.REJECTED)
                .filter(violation -> !NDR.contains(rate(violation)))
                .map(violation -> violation.opensm(Verdict.REJECTS).notApplicableTo(Target.MLNX_5))
                .forEach(violations);
        outside(file, VALUES, rate -> RangeCheck.REJECTED)
                .map(violation -> violation.opensm(Verdict.REJECTS).notApplicableTo(Target.OPENSM_3_3))
                .forEach(violations);
        file.getLevels().forEach(level -> checkNdr(level, violations));
    }

    private static Stream<RuleViolation> outside(PolicyFile file, RangeCheck codes, LongFunction<String> effect) {
        return codes.outside(file.getLevels(), Literals.QOS_LEVEL__RATE_LIMITS, effect)
                .filter(violation -> !LimitUnit.follows(violation))
                .map(violation -> fromGigabits(violation, codes));
    }

    /** A number that is not a code but a standard rate in Gb/s is probably that rate, unless it is a code with a surplus digit. */
    private static RuleViolation fromGigabits(RuleViolation violation, RangeCheck codes) {
        long gigabits = rate(violation);
        OptionalInt code = Rate.ofGigabits(gigabits);
        return code.isPresent() && codes.contains(code.getAsInt())
                ? violation
                        .adding(" (" + gigabits + " Gb/s is code " + code.getAsInt() + ")")
                        .suggesting(String.valueOf(code.getAsInt()))
                : violation;
    }

    private static long rate(RuleViolation violation) {
        return ((QosLevel) violation.object()).getRateLimits().get(violation.index());
    }

    private static void checkNdr(QosLevel level, Consumer<RuleViolation> violations) {
        IntStream.range(0, level.getRateLimits().size())
                .filter(i -> NDR.contains(level.getRateLimits().get(i)))
                .mapToObj(i -> RuleViolation.at(
                                level,
                                Literals.QOS_LEVEL__RATE_LIMITS,
                                i,
                                "rate code " + level.getRateLimits().get(i)
                                        + " (NDR) is not supported by all releases; OpenSM up to 3.3.23 rejects the"
                                        + " policy; expected 2 to 22")
                        .opensm(Verdict.REJECTS)
                        .notApplicableTo(Target.MLNX_5))
                .forEach(violations);
    }
}

package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;

/**
 * MTUs are coded 1 (256 bytes) to 5 (4096 bytes) in PathRecord (IBTA vol. 1, 15.2.5.16). OpenSM rejects a policy with
 * another one (osm_qos_parser_y.y).
 */
@AutoService(Rule.class)
public final class MtuLimitOutOfRange implements PolicyRule {

    private static final RangeCheck VALUES = RangeCheck.of("MTU code", ValueKind.MTU);
    /** Each code doubles the bytes of the one before. */
    private static final int BYTES_OF_CODE_0 = 128;

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "mtu-limit-out-of-range",
                        Category.CORRECTNESS,
                        "an MTU code outside 1 (256 bytes) to 5 (4096 bytes)")
                .fix("writes the code of the MTU in place of its number of bytes");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        VALUES.outside(file.getLevels(), Literals.QOS_LEVEL__MTU_LIMITS, RangeCheck.effect(RangeCheck.REJECTED, syntax))
                .filter(violation -> !LimitUnit.follows(violation))
                .map(MtuLimitOutOfRange::fromBytes)
                .map(violation -> syntax == PolicySyntax.OPENSM ? violation.opensm(Verdict.REJECTS) : violation)
                .forEach(violations);
    }

    private static RuleViolation fromBytes(RuleViolation violation) {
        long bytes = ((QosLevel) violation.object()).getMtuLimits().get(violation.index());
        int code = Long.numberOfTrailingZeros(bytes) - Long.numberOfTrailingZeros(BYTES_OF_CODE_0);
        boolean isSize = Long.bitCount(bytes) == 1 && VALUES.contains(code);
        return isSize
                ? violation
                        .adding(" (" + bytes + " bytes is code " + code + ")")
                        .writing(String.valueOf(code))
                : violation;
    }
}

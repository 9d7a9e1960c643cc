package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;

/**
 * The SL field of a packet has four bits (IBTA vol. 1, 7.7). OpenSM keeps eight bits of a level's SL without a check,
 * and no path is valid for an SL above 15; in {@code qos-ulps} it rejects the policy (osm_qos_parser_y.y).
 */
@AutoService(Rule.class)
public final class SlOutOfRange implements PolicyRule {

    private static final RangeCheck SLS = RangeCheck.of("SL", ValueKind.SL);
    private static final int EIGHT_BITS = 0xff;
    private static final int SHIFT_LIMIT = 32;

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error("sl-out-of-range", Category.CORRECTNESS, "a service level outside 0 to 15")
                .noFix("the author knows which SL is intended");
    }

    /**
     * What OpenSM does with such a level. It keeps eight bits and tests a set of 16 bits for the SL by a shift, whose
     * count the processor reduces to five bits (osm_sa_path_record.c:pr_rcv_get_path_parms).
     */
    private static String effect(long written) {
        int kept = (int) (written & EIGHT_BITS);
        int tested = kept % SHIFT_LIMIT;
        return SLS.contains(tested)
                ? "OpenSM does not check it and answers SL " + tested
                : "OpenSM does not check it and finds no path for requests of this level";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        LongFunction<String> effect = syntax == PolicySyntax.OPENSM ? SlOutOfRange::effect : RangeCheck.IN_RFC;
        SLS.outside(file.getLevels(), Literals.QOS_LEVEL__SLS, effect).forEach(violations);
        file.getUlps().stream()
                .filter(ulp -> !SLS.contains(ulp.getSl()))
                .map(ulp -> SLS.at(ulp, Literals.ULP_RULE__SL, ulp.getSl(), sl -> RangeCheck.REJECTED)
                        .opensm(Verdict.REJECTS))
                .forEach(violations);
    }
}

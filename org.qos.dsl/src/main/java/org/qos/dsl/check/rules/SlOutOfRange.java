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
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.Sl;

/** The SL field of a packet has four bits (IBTA vol. 1, 7.7). OpenSM keeps eight bits of a level's SL without a check, and no path
 * is valid for an SL above 15; in {@code qos-ulps} it refuses the file (osm_qos_parser_y.y). */
@AutoService(Rule.class)
public final class SlOutOfRange implements PolicyRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.error(
                    "sl-out-of-range",
                    Category.CORRECTNESS,
                    "a service level that does not exist: there are 16, 0 to 15")
            .noFix("the author knows which SL is meant");

    private static final RangeCheck SLS = new RangeCheck(0, Sl.MAX);
    private static final int EIGHT_BITS = 0xff;
    private static final int SHIFT_LIMIT = 32;

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    /**
     * What OpenSM does with such a level. It keeps eight bits and looks in a set of 16 bits whether the SL is valid, by a
     * shift of which the processor keeps five bits (osm_sa_path_record.c:pr_rcv_get_path_parms).
     */
    private static String consequence(RuleViolation violation) {
        long written = ((QosLevel) violation.object()).getSls().get(violation.index());
        int kept = (int) (written & EIGHT_BITS);
        int looked = kept % SHIFT_LIMIT;
        return SLS.contains(looked)
                ? "; OpenSM does not check it and answers SL " + looked
                : "; OpenSM does not check it and finds no path for a request of this level";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        SLS.outside(file.getLevels(), Literals.QOS_LEVEL__SLS, QosLevel::getSls, "SL")
                .map(violation -> syntax == PolicySyntax.OPENSM ? violation.adding(consequence(violation)) : violation)
                .forEach(violations);
        file.getUlps().stream()
                .filter(ulp -> !SLS.contains(ulp.getSl()))
                .map(ulp -> RuleViolation.at(
                                ulp,
                                Literals.ULP_RULE__SL,
                                "SL " + Long.toUnsignedString(ulp.getSl()) + " does not exist; expected 0 to 15")
                        .opensm(Verdict.REJECTS))
                .forEach(violations);
    }
}

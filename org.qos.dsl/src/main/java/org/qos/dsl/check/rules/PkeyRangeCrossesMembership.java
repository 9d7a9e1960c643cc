package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.Pkey;

/** OpenSM masks both ends of a range with 0x7fff and then swaps them if they are reversed: 0x7ff0-0x8005 becomes
 * 0x0005-0x7ff0 (osm_qos_parser_y.y:__pkey_rangelist2rangearr). */
@AutoService(Rule.class)
public final class PkeyRangeCrossesMembership implements OpenSmRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "pkey-range-crosses-membership",
                        Category.SUSPICIOUS,
                        "a range of P_Keys whose ends differ in the membership bit")
                .noFix("the author knows which P_Keys are intended; OpenSM clears the membership bit of both ends");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Stream.of(
                        file.getPortGroups().stream().flatMap(group -> group.getPkeys().stream()),
                        file.getLevels().stream().flatMap(level -> level.getPkeys().stream()),
                        file.getRules().stream().flatMap(rule -> rule.getPkeys().stream()),
                        file.getUlps().stream()
                                .filter(PkeyRangeCrossesMembership::hasPkeys)
                                .flatMap(ulp -> ulp.getRanges().stream()))
                .flatMap(ranges -> ranges)
                .filter(range -> range.getLast() != null)
                .filter(range -> Pkey.isFull(range.getFirst()) != Pkey.isFull(range.getLast()))
                .map(range -> RuleViolation.at(range, message(Pkey.base(range.getFirst()), Pkey.base(range.getLast()))))
                .forEach(violations);
    }

    /** Whether the criterion of a line is the P_Key. */
    static boolean hasPkeys(UlpRule ulp) {
        return ulp.getKind() == UlpKind.ANY_PKEY || ulp.getKind() == UlpKind.IPOIB_PKEY;
    }

    private static String message(long first, long last) {
        return "only one end of this range has the membership bit; OpenSM clears it and reads "
                + Pkey.text(Math.min(first, last)) + "-" + Pkey.text(Math.max(first, last))
                + "; write P_Keys below 0x8000";
    }
}

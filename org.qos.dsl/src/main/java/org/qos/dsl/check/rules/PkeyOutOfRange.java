package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.Pkey;

/** A P_Key has 16 bits (IBTA vol. 1, 10.9). OpenSM cuts a larger one to 15 bits and uses another partition
 * (osm_qos_parser_y.y:__pkey_rangelist2rangearr). */
@AutoService(Rule.class)
public final class PkeyOutOfRange implements PolicyRule {

    private static final RangeCheck PKEYS = RangeCheck.of("P_Key", ValueKind.PKEYS);

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "pkey-out-of-range", Category.CORRECTNESS, "a P_Key outside 0 to 0xffff, its 16 bits")
                .noFix("the author knows which P_Key is intended");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        LongFunction<String> effect = syntax == PolicySyntax.OPENSM
                ? pkey -> "OpenSM uses its lower 15 bits, " + Pkey.text(Pkey.base(pkey))
                : RangeCheck.IN_RFC;
        Stream.of(
                        file.getPortGroups().stream().flatMap(group -> group.getPkeys().stream()),
                        file.getLevels().stream().flatMap(level -> level.getPkeys().stream()),
                        file.getRules().stream().flatMap(rule -> rule.getPkeys().stream()))
                .flatMap(pkeys -> PKEYS.outside(pkeys, effect))
                .map(violation -> syntax == PolicySyntax.OPENSM ? violation.as(Severity.WARNING) : violation)
                .forEach(violations);
    }
}

package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A port has at most 128 LIDs: LMC is 7 at most (IBTA vol. 1, 4.1.3). OpenSM accepts any number and never uses it
 * (osm_qos_policy.h: path_bits_range_arr), but no port can have such a LID.
 */
@AutoService(Rule.class)
public final class PathBitsOutOfRange implements PolicyRule {

    private static final RangeCheck PATH_BITS = RangeCheck.of("path-bits", ValueKind.PATH_BITS);

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "path-bits-out-of-range",
                        Category.CORRECTNESS,
                        "path bits outside 0 to 127, the range of the highest LMC")
                .noFix("the author knows which bits are intended");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        PATH_BITS
                .outside(
                        file.getLevels().stream().flatMap(level -> level.getPathBits().stream()),
                        RangeCheck.effect("OpenSM does not use path bits", syntax))
                .forEach(violations);
    }
}

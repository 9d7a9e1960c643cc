package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Target;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.option.SlMask;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.value.Sl;

/** Options of NVIDIA's OpenSM with an SL, or with a bit for each SL in 16 (its header osm_subnet.h). OpenSM 3.3 does not have them. */
@AutoService(Rule.class)
public final class OptsSlOutOfRange implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "opts-sl-out-of-range",
                        Category.CORRECTNESS,
                        "an option of NVIDIA's OpenSM has an SL, or a mask of SLs, that does not exist")
                .noFix("the author knows the intended SLs");
    }

    /** The SL of notifications of adaptive routing between switches, and that of paths through a router. */
    private static final Set<String> SLS = Set.of("pfrn_sl", "rtr_pr_sl");

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        file.getOptions().stream()
                .flatMap(option -> expected(option.getName()).stream()
                        .filter(expected -> !expected.fits(OptionsRule.value(option)))
                        .map(expected -> violation(option, expected)))
                .forEach(violations);
    }

    private static RuleViolation violation(Option option, Expected expected) {
        return OptionsRule.atValue(
                        option,
                        option.getName() + " is '" + OptionsRule.value(option) + "', which is not " + expected.title()
                                + "; what OpenSM does with it is not documented; write " + expected.range())
                .notApplicableTo(Target.OPENSM_3_3);
    }

    private static Optional<Expected> expected(String name) {
        if (SLS.contains(name)) {
            return Optional.of(new Expected("an SL", "0 to " + Sl.MAX, Sl.MAX));
        }
        return SlMask.of(name)
                .filter(mask -> !mask.isOfOpenSm33())
                .map(mask -> new Expected("a mask of SLs", "0 to 0xFFFF, with bit n for SL n", Sl.ALL_BITS));
    }

    /** What the value of an option has to be. */
    private record Expected(String title, String range, int max) {

        boolean fits(String value) {
            CNumber number = CNumber.in(value);
            return number.isWhole(value) && !number.overflows() && Long.compareUnsigned(number.value(), max) <= 0;
        }
    }
}

package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.Arrays;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.Language;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.options.KnownOptions;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/**
 * OpenSM takes a {@code high_limit} above 255 and a {@code max_vls} above 15 for unset, and does not check {@code
 * max_op_vls} (a code: 1 is VL0, 2 VL0-1, 3 VL0-3, 4 VL0-7, 5 VL0-14) nor {@code sm_sl} (osm_subnet.c:
 * subn_verify_high_limit, subn_verify_max_vls).
 */
@AutoService(Rule.class)
public final class LimitOutOfRange implements OptionsRule {

    @Override
    public String code() {
        return "opts-limit-out-of-range";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.CORRECTNESS;
    }

    @Override
    public String summary() {
        return "a high_limit, max_vls, max_op_vls or sm_sl that the fabric has no place for";
    }

    @Override
    public void check(OptionsFile file, Language language, Consumer<Problem> problems) {
        file.getOptions().stream().filter(LimitOutOfRange::isRead).forEach(option -> Arrays.stream(Limit.values())
                .filter(limit -> limit.isBrokenBy(option))
                .map(limit -> OptionsRule.atValue(option, limit.message(option)))
                .forEach(problems));
    }

    /** What OpenSM cannot read has a finding of its own. */
    private static boolean isRead(Option option) {
        String value = OptionsRule.value(option);
        CNumber number = CNumber.in(value);
        return number.isWhole(value)
                && KnownOptions.kind(option.getName())
                        .filter(kind -> !kind.isChecked() || Long.compareUnsigned(number.value(), kind.greatest()) <= 0)
                        .isPresent();
    }

    private enum Limit {
        HIGH_LIMIT("qos_", "high_limit", -1, 255, "takes it for unset"),
        MAX_VLS("qos_", "max_vls", 0, Vl.DATA_COUNT, "takes it for unset"),
        MAX_OP_VLS(
                "max_op_vls", "max_op_vls", 1, Vl.MAX_CODE, "does not check it; 1 is VL0, 2 VL0-1, 3 VL0-3, 4 VL0-7, 5 VL0-14"),
        SM_SL("sm_sl", "sm_sl", 0, Sl.MAX, "does not check it");

        private final String prefix;
        private final String suffix;
        private final long least;
        private final long greatest;
        private final String consequence;

        Limit(String prefix, String suffix, long least, long greatest, String consequence) {
            this.prefix = prefix;
            this.suffix = suffix;
            this.least = least;
            this.greatest = greatest;
            this.consequence = consequence;
        }

        boolean isBrokenBy(Option option) {
            long number = CNumber.in(OptionsRule.value(option)).value();
            return option.getName().startsWith(prefix)
                    && option.getName().endsWith(suffix)
                    && (number < least || number > greatest);
        }

        String message(Option option) {
            return option.getName() + " is " + OptionsRule.value(option) + ", expected " + Math.max(0, least) + " to "
                    + greatest + "; OpenSM " + consequence;
        }
    }
}

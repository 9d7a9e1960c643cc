package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.options.KnownOptions;
import org.qos.dsl.options.OptionType;
import org.qos.dsl.options.OptionValues;
import org.qos.dsl.scanner.CNumber;

/**
 * OpenSM treats a {@code high_limit} above 255 and a {@code max_vls} above 15 as not set, and does not check {@code
 * max_op_vls} (a code: 1 is VL0, 2 VL0-1, 3 VL0-3, 4 VL0-7, 5 VL0-14) and {@code sm_sl}
 * (osm_subnet.c:subn_verify_high_limit, subn_verify_max_vls).
 */
@AutoService(Rule.class)
public final class OptsLimitOutOfRange implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "opts-limit-out-of-range",
                        Category.CORRECTNESS,
                        "high_limit, max_vls, max_op_vls or sm_sl is out of range")
                .noFix("the author decides on the value; the nearest valid one may have another meaning");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        file.getOptions().forEach(option -> KnownOptions.option(option.getName())
                .filter(known -> isRead(option, known.kind()))
                .flatMap(known -> message(option, known.values()))
                .map(message -> OptionsRule.atValue(option, message))
                .ifPresent(violations));
    }

    /** Another rule reports a value that OpenSM cannot read. */
    private static boolean isRead(Option option, OptionType kind) {
        String value = OptionsRule.value(option);
        CNumber number = CNumber.in(value);
        return number.isWhole(value)
                && (!kind.isChecked() || Long.compareUnsigned(number.value(), kind.maximum()) <= 0);
    }

    private static Optional<String> message(Option option, OptionValues values) {
        long number = CNumber.in(OptionsRule.value(option)).value();
        return values.outOfRange()
                .filter(then -> !values.range().orElseThrow().contains(number))
                .map(then -> option.getName() + " is " + OptionsRule.value(option) + ", which is out of range; OpenSM "
                        + consequence(then) + "; write "
                        + Math.max(0, values.range().orElseThrow().min()) + " to "
                        + values.range().orElseThrow().max() + meanings(values));
    }

    private static String consequence(OptionValues.OutOfRange then) {
        return switch (then) {
            case UNSET -> "treats it as not set";
            case UNCHECKED -> "does not check it";
        };
    }

    private static String meanings(OptionValues values) {
        return values.named().isEmpty()
                ? ""
                : values.named().stream()
                        .map(word -> word.text() + " is " + word.meaning())
                        .collect(Collectors.joining(", ", " (", ")"));
    }
}

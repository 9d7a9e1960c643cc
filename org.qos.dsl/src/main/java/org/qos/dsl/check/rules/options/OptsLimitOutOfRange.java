package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.option.KnownOption;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.option.OptionType;
import org.qos.dsl.option.OptionValues;
import org.qos.dsl.scanner.CNumber;

/**
 * A number that OpenSM reads and then replaces, mostly by the default ({@code Invalid Cached Option Value},
 * osm_subnet.c:osm_subn_verify_config, subn_verify_high_limit, subn_verify_max_vls), or uses although it has no meaning, such as
 * a {@code max_op_vls} of 8. With a {@code transaction_timeout} of 0 OpenSM exits at startup (osm_vendor_ibumad.c:osm_vendor_new).
 */
@AutoService(Rule.class)
public final class OptsLimitOutOfRange implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "opts-limit-out-of-range", Category.CORRECTNESS, "an option value is out of range")
                .noFix("the author decides on the value; the nearest valid one may have another meaning");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        file.getOptions().forEach(option -> KnownOptions.option(option.getName())
                .filter(known -> isRead(option, known.kind()))
                .flatMap(known -> violation(option, known))
                .ifPresent(violations));
    }

    /** Another rule reports a value that OpenSM cannot read. */
    private static boolean isRead(Option option, OptionType kind) {
        String value = OptionsRule.value(option);
        CNumber number = CNumber.in(value);
        return number.isWhole(value)
                && (kind != OptionType.INT32 || OptsMalformedNumber.fitsInt32(value))
                && (!kind.isChecked() || Long.compareUnsigned(number.value(), kind.maximum()) <= 0);
    }

    private static Optional<RuleViolation> violation(Option option, KnownOption known) {
        OptionValues values = known.values();
        long number = CNumber.in(OptionsRule.value(option)).value();
        return values.outOfRange()
                .filter(then -> !values.taken().isEmpty() && !values.takes(number))
                .map(then -> violation(option, known, then));
    }

    private static RuleViolation violation(Option option, KnownOption known, OptionValues.OutOfRange then) {
        RuleViolation violation = OptionsRule.atValue(
                option,
                option.getName() + " is " + OptionsRule.value(option) + ", which is out of range; OpenSM "
                        + consequence(then, known) + "; write " + known.values().allowed() + meanings(known.values()));
        return then == OptionValues.OutOfRange.NO_START
                ? violation.as(Severity.ERROR).opensm(Verdict.CRASHES)
                : violation;
    }

    private static String consequence(OptionValues.OutOfRange then, KnownOption known) {
        return switch (then) {
            case UNSET -> "treats it as not set";
            case UNCHECKED -> "does not check it";
            case DEFAULT -> "uses the default " + known.standard();
            case LEVEL_2 -> "uses 2";
            case IGNORED -> "ignores it";
            case NO_START -> "exits at startup";
        };
    }

    private static String meanings(OptionValues values) {
        boolean limited = values.range().stream().toList().equals(values.taken());
        return values.named().isEmpty() || !limited
                ? ""
                : values.named().stream()
                        .map(word -> word.text() + " is " + word.meaning())
                        .collect(Collectors.joining(", ", " (", ")"));
    }
}

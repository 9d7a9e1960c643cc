package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.options.KnownOptions;
import org.qos.dsl.options.OptionType;
import org.qos.dsl.scanner.CNumber;

/**
 * A number must be the whole value and fit into its field; otherwise OpenSM prints {@code -E- Parsing error in field}
 * and keeps the previous value (osm_subnet.c:opts_strtoul). It does not check a {@code high_limit} in this way.
 */
@AutoService(Rule.class)
public final class OptsMalformedNumber implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "opts-malformed-number",
                        Category.CORRECTNESS,
                        "malformed number; OpenSM keeps the previous value")
                .noFix("the author knows the intended number");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        file.getOptions().forEach(option -> KnownOptions.kind(option.getName())
                .flatMap(kind -> message(option, kind))
                .map(message -> OptionsRule.atValue(option, message))
                .ifPresent(violations));
    }

    private static Optional<String> message(Option option, OptionType kind) {
        String value = OptionsRule.value(option);
        CNumber number = CNumber.in(value);
        if (kind == OptionType.INT32 && !number.isWhole(value)) {
            return Optional.of(option.getName() + " is '" + value + "', which is not a number; OpenSM reads "
                    + (int) number.value() + " and logs nothing; write 0 to 255");
        }
        boolean fits = number.isWhole(value) && Long.compareUnsigned(number.value(), kind.maximum()) <= 0;
        return kind.isChecked() && !fits
                ? Optional.of(option.getName() + " is '" + value
                        + "'; OpenSM cannot read it and keeps the previous value; write a number from 0 to "
                        + Long.toUnsignedString(kind.maximum()))
                : Optional.empty();
    }
}

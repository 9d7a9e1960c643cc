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
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.option.OptionType;
import org.qos.dsl.scanner.CNumber;

/**
 * OpenSM raises a {@code long_transaction_timeout} below {@code transaction_timeout} to it, with {@code Invalid Cached Option
 * Value} (osm_subnet.c:osm_subn_verify_config).
 */
@AutoService(Rule.class)
public final class OptsLongTimeoutTooShort implements OptionsRule {

    private static final String LONG = "long_transaction_timeout";
    private static final String SHORT = "transaction_timeout";

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "opts-long-timeout-too-short",
                        Category.CORRECTNESS,
                        "a long_transaction_timeout below transaction_timeout")
                .noFix("the author decides which of the two to change");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        Optional<Option> longer = last(file, LONG);
        Optional<Option> shorter = last(file, SHORT);
        long longTimeout = value(longer, LONG);
        long timeout = value(shorter, SHORT);
        if (longTimeout < timeout) {
            longer.or(() -> shorter)
                    .map(option -> OptionsRule.atValue(
                            option,
                            LONG + " is " + longTimeout + " and " + SHORT + " is " + timeout
                                    + "; OpenSM uses the higher one for both; raise " + LONG))
                    .ifPresent(violations);
        }
    }

    /** The last one that OpenSM can read. */
    private static Optional<Option> last(OptionsFile file, String name) {
        return file.getOptions().stream()
                .filter(option -> option.getName().equals(name))
                .filter(option -> isRead(OptionsRule.value(option)))
                .reduce((before, after) -> after);
    }

    private static boolean isRead(String value) {
        return CNumber.in(value).isWholeUpTo(OptionType.UINT32.maximum(), value);
    }

    private static long value(Optional<Option> option, String name) {
        return CNumber.in(option.map(OptionsRule::value)
                        .orElseGet(() -> KnownOptions.option(name).orElseThrow().standard()))
                .value();
    }
}

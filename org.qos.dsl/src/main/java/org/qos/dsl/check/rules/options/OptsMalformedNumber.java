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
import org.qos.dsl.option.KnownOption;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.option.OptionType;
import org.qos.dsl.option.ValueForm;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.value.Sl;

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
                        "a malformed number; OpenSM keeps the previous value")
                .noFix("the author knows the intended number");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        file.getOptions().forEach(option -> KnownOptions.option(option.getName())
                .flatMap(known -> ofSl(option, known)
                        .or(() -> CongestionValues.message(known, OptionsRule.value(option)))
                        .or(() -> message(option, known)))
                .map(message -> OptionsRule.atValue(option, message))
                .ifPresent(violations));
    }

    private static Optional<String> message(Option option, KnownOption known) {
        OptionType kind = known.kind();
        String value = OptionsRule.value(option);
        CNumber number = CNumber.in(value);
        if (kind == OptionType.INT32 && !number.isWhole(value)) {
            return Optional.of(option.getName() + " is '" + value + "', which is not a number; OpenSM reads "
                    + CNumber.int32(value) + " and logs nothing; write 0 to 255");
        }
        if (kind == OptionType.INT32 && !fitsInt32(value)) {
            return Optional.of(
                    option.getName() + " is " + value + ", which does not fit into 32 bits with a sign; OpenSM reads "
                            + CNumber.int32(value) + " and logs nothing; write 0 to 255");
        }
        return isRefused(option, known)
                ? Optional.of(option.getName() + " is '" + value
                        + "'; OpenSM cannot read it and keeps the previous value; write a number from "
                        + range(known))
                : Optional.empty();
    }

    /** Whether OpenSM cannot read a number and keeps the previous value of the option. */
    static boolean isRefused(Option option, KnownOption known) {
        return known.kind().isChecked() && !fits(OptionsRule.value(option), known.kind());
    }

    /** Whether a whole number is that which is left of it in 32 bits with a sign. */
    static boolean fitsInt32(String value) {
        CNumber number = CNumber.in(value);
        return !number.overflows() && number.value() == CNumber.int32(value);
    }

    /** What the option takes, or its type where it takes all of that. */
    private static String range(KnownOption known) {
        String allowed = known.values().allowed();
        return allowed.isEmpty() ? "0 to " + Long.toUnsignedString(known.kind().maximum()) : allowed;
    }

    /**
     * An SL and a number for it. OpenSM ignores an SL that does not exist, and an SL alone; of the SL it reads the leading digits
     * into 8 bits (osm_subnet.c:opts_parse_ca_cong_setting).
     */
    private static Optional<String> ofSl(Option option, KnownOption known) {
        Optional<OptionType> kind = known.values().form().flatMap(OptsMalformedNumber::ofSl);
        String[] parts = OptionsRule.value(option).split("[ \t]+", 2);
        CNumber sl = CNumber.in(parts[0]);
        int read = (int) (sl.value() & OptionType.UINT8.maximum());
        String number = parts.length > 1 ? parts[1] : "";
        boolean isWritten = sl.isWhole(parts[0]) && sl.value() == read;
        return kind.filter(type -> !isWritten || !Sl.isValid(read) || !fits(number, type))
                .map(type -> option.getName() + " is '" + OptionsRule.value(option)
                        + "', which is not an SL and a number; OpenSM "
                        + (Sl.isValid(read) && fits(number, type)
                                ? "reads SL " + read + " and logs nothing"
                                : "keeps the previous value")
                        + "; write an SL, a space and a number from 0 to " + type.maximum());
    }

    private static Optional<OptionType> ofSl(ValueForm form) {
        return switch (form) {
            case SL_UINT8 -> Optional.of(OptionType.UINT8);
            case SL_UINT16 -> Optional.of(OptionType.UINT16);
            default -> Optional.empty();
        };
    }

    private static boolean fits(String value, OptionType kind) {
        return CNumber.in(value).isWholeUpTo(kind.maximum(), value);
    }
}

package org.qos.dsl.check.rules.options;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.qos.dsl.option.KnownOption;
import org.qos.dsl.option.ValueForm;
import org.qos.dsl.scanner.CNumber;

/**
 * What is wrong with congestion control tables and masks of switch ports. OpenSM logs {@code invalid CCT entry} or
 * {@code invalid ... bitmask} and keeps the previous value (osm_subnet.c:opts_parse_cct_entry, opts_parse_cc_cct,
 * opts_parse_256bit). It takes the low bits of a number that is too great, and nothing after a number, without a message.
 */
final class CongestionValues {

    private static final int MAX_ENTRIES = 128;
    private static final int MAX_MASK_DIGITS = 64;

    /** An entry has 2 bits for the shift and 14 for the multiplier (IBTA vol. 1, annex A10, CongestionControlTableEntry). */
    private static final int MAX_SHIFT = 3;

    private static final int MAX_MULTIPLIER = 0x3fff;
    private static final int READ_SHIFT = 0xff;
    private static final int READ_MULTIPLIER = 0xffff;

    private static final String ENTRY =
            "shift:multiplier, the shift from 0 to " + MAX_SHIFT + " and the multiplier from 0 to " + MAX_MULTIPLIER;

    private CongestionValues() {}

    /** The message about the value of an option; empty when OpenSM reads what is written, or the option is of another form. */
    static Optional<String> message(KnownOption option, String value) {
        return option.values().form().flatMap(form -> fault(form, value)).map(fault -> option.name() + fault);
    }

    private static Optional<String> fault(ValueForm form, String value) {
        return switch (form) {
            case CCT -> value.equals(KnownOption.UNSET) ? Optional.empty() : ofTable(value);
            case CCT_ENTRY -> ofEntry(value);
            case PORT_MASK -> ofMask(value);
            default -> Optional.empty();
        };
    }

    private static Optional<String> ofTable(String value) {
        List<String> entries = Arrays.stream(value.split(","))
                .filter(Predicate.not(String::isEmpty))
                .toList();
        List<String> used = entries.stream().limit(MAX_ENTRIES).toList();
        // one that is not an entry keeps the previous value of the whole option
        return Stream.concat(used.stream().filter(Predicate.not(CongestionValues::isEntry)), used.stream())
                .flatMap(entry -> ofEntry(entry).stream())
                .findFirst()
                .or(() -> entries.size() == used.size()
                        ? Optional.empty()
                        : Optional.of(" has " + entries.size() + " entries; OpenSM uses the first " + MAX_ENTRIES
                                + " and logs nothing; write at most " + MAX_ENTRIES));
    }

    private static boolean isEntry(String entry) {
        return entry.indexOf(':') >= 0;
    }

    private static Optional<String> ofEntry(String entry) {
        if (!isEntry(entry)) {
            return Optional.of(
                    " has '" + entry + "' in the place of an entry; OpenSM keeps the previous value; write " + ENTRY);
        }
        String shift = entry.substring(0, entry.indexOf(':'));
        String multiplier = entry.substring(shift.length() + 1);
        return isUpTo(MAX_SHIFT, shift) && isUpTo(MAX_MULTIPLIER, multiplier)
                ? Optional.empty()
                : Optional.of(" has the entry '" + entry + "'; OpenSM reads "
                        + (CNumber.in(shift).value() & READ_SHIFT) + ':'
                        + (CNumber.in(multiplier).value() & READ_MULTIPLIER) + " and logs nothing; write " + ENTRY);
    }

    private static boolean isUpTo(int maximum, String text) {
        return CNumber.in(text).isWholeUpTo(maximum, text.stripTrailing());
    }

    private static Optional<String> ofMask(String value) {
        String digits = value.replaceFirst("^0[xX]", "");
        if (!digits.matches("[0-9a-fA-F]+")) {
            return Optional.of(
                    " is '" + value + "', which is not a bit mask; OpenSM keeps the previous value; write 0x and"
                            + " up to " + MAX_MASK_DIGITS + " hexadecimal digits");
        }
        return digits.length() <= MAX_MASK_DIGITS
                ? Optional.empty()
                : Optional.of(" has " + digits.length() + " digits; OpenSM uses the first " + MAX_MASK_DIGITS
                        + " and logs nothing; write at most " + MAX_MASK_DIGITS);
    }
}

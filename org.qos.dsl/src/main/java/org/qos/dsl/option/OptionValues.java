package org.qos.dsl.option;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The values of an option, beyond their kind.
 *
 * @param form what they mean; empty where the listed values or the kind say it
 * @param named those that can be listed, with their meaning
 * @param isList whether a value is a comma-separated list of these
 * @param range the numbers that they can be; empty where only the kind limits them
 * @param taken the numbers that OpenSM takes without a message, in ascending order; empty where it does not say
 * @param outOfRange what OpenSM does with another value; empty where that is not known
 */
public record OptionValues(
        Optional<ValueForm> form,
        List<NamedValue> named,
        boolean isList,
        Optional<NumberRange> range,
        List<NumberRange> taken,
        Optional<OutOfRange> outOfRange) {

    private static final String LIST = "list ";
    private static final String WITHIN = " within ";
    private static final String ELSE = " else ";
    private static final String TO = "..";

    /**
     * A value.
     *
     * @param text how it is written
     * @param meaning what it means; empty when that is plain
     */
    public record NamedValue(String text, String meaning) {

        static NamedValue of(String column) {
            int equals = column.indexOf('=');
            return equals < 0
                    ? new NamedValue(column, "")
                    : new NamedValue(column.substring(0, equals), column.substring(equals + 1));
        }
    }

    /** What OpenSM does with a value that is out of range (osm_subnet.c:osm_subn_verify_config). */
    public enum OutOfRange {
        /** It takes the option for unset. */
        UNSET,
        /** It uses the number. */
        UNCHECKED,
        /** It uses the default. */
        DEFAULT,
        /** It uses 2. */
        LEVEL_2,
        /** It ignores the value, in a list only the element (osm_opensm.c:setup_routing_engine). */
        IGNORED,
        /** It exits at startup (osm_opensm.c:osm_opensm_init). */
        NO_START;

        static OutOfRange of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
        }
    }

    /** Reads the column of the table. */
    static OptionValues of(String column) {
        String[] parts = column.split(ELSE);
        String[] limited = parts[0].split(WITHIN);
        String values = limited[0];
        Optional<OutOfRange> outOfRange = parts.length > 1 ? Optional.of(OutOfRange.of(parts[1])) : Optional.empty();
        Optional<ValueForm> form = ValueForm.of(values);
        boolean isList = values.startsWith(LIST);
        List<NamedValue> named = form.isPresent() || values.equals("-") || values.contains(TO)
                ? List.of()
                : Arrays.stream(values.substring(isList ? LIST.length() : 0).split("\\|"))
                        .map(NamedValue::of)
                        .toList();
        Optional<NumberRange> range = range(values, form, named);
        List<NumberRange> taken = limited.length > 1
                ? Arrays.stream(limited[1].split(",")).map(NumberRange::of).toList()
                : range.stream().toList();
        return new OptionValues(form, named, isList, range, taken, outOfRange);
    }

    private static Optional<NumberRange> range(String values, Optional<ValueForm> form, List<NamedValue> named) {
        if (values.contains(TO)) {
            return Optional.of(NumberRange.of(values));
        }
        boolean numbered = !named.isEmpty()
                && named.stream().allMatch(value -> value.text().chars().allMatch(Character::isDigit));
        return numbered
                ? Optional.of(new NumberRange(
                        Long.parseLong(named.get(0).text()),
                        Long.parseLong(named.get(named.size() - 1).text())))
                : form.flatMap(ValueForm::range);
    }

    /** Whether OpenSM takes a number without a message. */
    public boolean takes(long number) {
        return taken.stream().anyMatch(range -> range.contains(number));
    }

    /** Whether a text is one of the listed values. */
    public boolean names(String text) {
        return named.stream().anyMatch(value -> value.text().equals(text));
    }

    /** What a value means; empty when it is not listed. */
    public Optional<String> meaning(String text) {
        return named.stream()
                .filter(value -> value.text().equals(text) && !value.meaning().isEmpty())
                .map(NamedValue::meaning)
                .findFirst();
    }

    /** The numbers that OpenSM takes, none of them negative, as in messages; empty where it takes all of its type. */
    public String allowed() {
        return taken().stream()
                .map(range -> new NumberRange(Math.max(0, range.min()), range.max()).text())
                .collect(Collectors.joining(" or "));
    }
}

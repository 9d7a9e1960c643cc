package org.qos.dsl.options;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The values of an option, beyond their kind.
 *
 * @param form what they mean; empty where the listed values or the kind say it
 * @param named those that can be listed, with their meaning
 * @param isList whether a value is a comma-separated list of these
 * @param range the numbers that they can be; empty where only the kind limits them
 * @param outOfRange what OpenSM does with a number out of range; empty where that is not known
 */
public record OptionValues(
        Optional<ValueForm> form,
        List<NamedValue> named,
        boolean isList,
        Optional<NumberRange> range,
        Optional<OutOfRange> outOfRange) {

    private static final String LIST = "list ";
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

    /** What OpenSM does with a number that is out of range (osm_subnet.c:osm_subn_verify_config). */
    public enum OutOfRange {
        /** It takes the option for unset. */
        UNSET,
        /** It uses the number. */
        UNCHECKED
    }

    /** Reads the column of the table. */
    static OptionValues of(String column) {
        String[] parts = column.split(ELSE);
        String values = parts[0];
        Optional<OutOfRange> outOfRange =
                parts.length > 1 ? Optional.of(OutOfRange.valueOf(parts[1].toUpperCase())) : Optional.empty();
        Optional<ValueForm> form = ValueForm.of(values);
        boolean isList = values.startsWith(LIST);
        List<NamedValue> named = form.isPresent() || values.equals("-") || values.contains(TO)
                ? List.of()
                : Arrays.stream(values.substring(isList ? LIST.length() : 0).split("\\|"))
                        .map(NamedValue::of)
                        .toList();
        return new OptionValues(form, named, isList, range(values, form, named), outOfRange);
    }

    private static Optional<NumberRange> range(String values, Optional<ValueForm> form, List<NamedValue> named) {
        int to = values.indexOf(TO);
        if (to >= 0) {
            return Optional.of(new NumberRange(
                    Long.parseLong(values.substring(0, to)), Long.parseLong(values.substring(to + TO.length()))));
        }
        boolean numbered = !named.isEmpty()
                && named.stream().allMatch(value -> value.text().chars().allMatch(Character::isDigit));
        return numbered
                ? Optional.of(new NumberRange(
                        Long.parseLong(named.get(0).text()),
                        Long.parseLong(named.get(named.size() - 1).text())))
                : form.flatMap(ValueForm::range);
    }

    /** What a value means; empty when it is not listed. */
    public Optional<String> meaning(String text) {
        return named.stream()
                .filter(value -> value.text().equals(text) && !value.meaning().isEmpty())
                .map(NamedValue::meaning)
                .findFirst();
    }
}

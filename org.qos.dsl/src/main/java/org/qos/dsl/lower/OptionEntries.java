package org.qos.dsl.lower;

import static java.util.stream.Collectors.groupingBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.scanner.CNumber;

/**
 * The options of a file by name, as OpenSM reads each kind of value (osm_subnet.c:opts_parse_boolean and its neighbours).
 * Of several values the last one that can be read counts.
 */
final class OptionEntries {

    /** How OpenSM writes that nothing is set. */
    private static final String UNSET = "(null)";

    private static final String TRUE = "TRUE";

    private final Map<String, List<Option>> byName;

    OptionEntries(OptionsFile file) {
        byName = file.getOptions().stream()
                .filter(option -> KnownOptions.isOption(option.getName()))
                .collect(groupingBy(Option::getName));
    }

    /** The last option of that name. */
    Optional<Option> last(String name) {
        return named(name).reduce((before, after) -> after);
    }

    /** Whether it is on: exactly {@code TRUE} is, everything else is off. */
    boolean isTrue(String name) {
        return last(name).filter(option -> text(option).equals(TRUE)).isPresent();
    }

    /** The last value that is a number and no greater; one that is not leaves what was there before. */
    Optional<Long> number(String name, long max) {
        return named(name)
                .map(OptionEntries::text)
                .map(text -> fitting(text, max))
                .flatMap(Optional::stream)
                .reduce((before, after) -> after);
    }

    /** The text, unless OpenSM takes it for unset. */
    Optional<String> text(String name) {
        return last(name).map(OptionEntries::text).filter(text -> !text.equals(UNSET));
    }

    /** The value of an option as text, empty when there is none. */
    static String text(Option option) {
        return option.getValue() == null ? "" : option.getValue();
    }

    private Stream<Option> named(String name) {
        return byName.getOrDefault(name, List.of()).stream();
    }

    private static Optional<Long> fitting(String text, long max) {
        CNumber number = CNumber.in(text);
        return number.isWholeUpTo(max, text) ? Optional.of(number.value()) : Optional.empty();
    }
}

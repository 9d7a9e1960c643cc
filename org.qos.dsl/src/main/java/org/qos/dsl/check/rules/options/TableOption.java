package org.qos.dsl.check.rules.options;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.lower.TableText;
import org.qos.dsl.lower.TableText.Item;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.option.KnownOptions;

/**
 * An option whose value is a table: {@code sl2vl}, {@code vlarb_high} or {@code vlarb_low} of one of the sets.
 *
 * @param option the option
 * @param items the numbers of its list
 */
record TableOption(Option option, List<Item> items) {

    private static final String UNSET = "(null)";

    /** The tables that a file sets. */
    static Stream<TableOption> all(OptionsFile file) {
        return file.getOptions().stream()
                .filter(option -> KnownOptions.kind(option.getName()).isPresent())
                .filter(option -> isSl2vl(option) || isArbitration(option))
                .filter(option -> !OptionsRule.value(option).equals(UNSET))
                .map(option -> new TableOption(option, TableText.items(OptionsRule.value(option))));
    }

    /** The SL2VL tables with a well-formed list. */
    static Stream<TableOption> sl2vl(OptionsFile file) {
        return all(file).filter(table -> isSl2vl(table.option)).filter(TableOption::isWellFormed);
    }

    /** The arbitration tables with a well-formed list. */
    static Stream<TableOption> arbitration(OptionsFile file) {
        return all(file).filter(table -> isArbitration(table.option)).filter(TableOption::isWellFormed);
    }

    /** The name of the option. */
    String name() {
        return option.getName();
    }

    /** Whether it consists of numbers with the right separators between them; a comma at the end is allowed. */
    boolean isWellFormed() {
        return firstError() == items.size() && !(hasPairs() && items.size() % 2 == 1);
    }

    /** The index of the first number that is missing or has a wrong separator; the number of items if none is. */
    int firstError() {
        return IntStream.range(0, items.size())
                .filter(i -> !items.get(i).written() || !isRight(i))
                .findFirst()
                .orElse(items.size());
    }

    /** The list as OpenSM reads it. */
    String meaning() {
        String value = OptionsRule.value(option);
        Stream<?> entries = isSl2vl(option) ? TableText.sl2vl(value).stream() : TableText.arbitration(value).stream();
        return entries.map(String::valueOf).collect(Collectors.joining(","));
    }

    /** Whether the numbers at even indexes are VLs and the others weights. */
    boolean hasPairs() {
        return isArbitration(option);
    }

    private boolean isRight(int index) {
        char separator = items.get(index).separator();
        boolean last = separator == TableText.END;
        return hasPairs() && index % 2 == 0 ? separator == ':' : last || separator == ',';
    }

    private static boolean isSl2vl(Option option) {
        return option.getName().endsWith("sl2vl");
    }

    private static boolean isArbitration(Option option) {
        return option.getName().endsWith("vlarb_high") || option.getName().endsWith("vlarb_low");
    }
}

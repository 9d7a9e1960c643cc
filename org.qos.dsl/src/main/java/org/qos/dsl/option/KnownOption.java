package org.qos.dsl.option;

/**
 * An option that OpenSM 3.3.23 takes.
 *
 * @param name its name
 * @param kind what its value has to be
 * @param values which values these are
 * @param standard the value that it has when no file sets it, as {@code opensm --create-config} writes it; {@link #UNSET}
 *     when it has none
 * @param meaning what it is for, with its range and unit, in a sentence
 */
public record KnownOption(String name, OptionType kind, OptionValues values, String standard, String meaning) {

    /** What OpenSM writes for, and reads as, no value. */
    public static final String UNSET = "(null)";

    private static final String NEXT_COLUMN = "; ";
    private static final int COLUMNS = 5;

    /** The name in a line of the table. */
    static String nameIn(String row) {
        return row.substring(0, row.indexOf(NEXT_COLUMN));
    }

    /** Reads a line of the table. */
    static KnownOption of(String row) {
        String[] columns = row.split(NEXT_COLUMN, COLUMNS);
        return new KnownOption(
                columns[0],
                OptionType.of(columns[1]).orElseThrow(),
                OptionValues.of(columns[2]),
                columns[3],
                columns[4]);
    }
}

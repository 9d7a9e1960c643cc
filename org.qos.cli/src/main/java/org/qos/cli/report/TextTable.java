package org.qos.cli.report;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Lays out rows in columns that are as wide as their longest cell; picocli's table would wrap lines and need the widths. */
public final class TextTable {

    private TextTable() {}

    /**
     * The lines of a table.
     *
     * @param rows the cells, as many in every row
     */
    public static List<String> lines(List<List<String>> rows) {
        List<Integer> widths = IntStream.range(0, rows.get(0).size())
                .mapToObj(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElse(0))
                .toList();
        return rows.stream().map(row -> line(row, widths)).toList();
    }

    private static String line(List<String> row, List<Integer> widths) {
        return IntStream.range(0, row.size())
                .mapToObj(column -> row.get(column)
                        + " ".repeat(widths.get(column) - row.get(column).length()))
                .collect(Collectors.joining("  "))
                .stripTrailing();
    }
}

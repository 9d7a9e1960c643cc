package org.qos.analysis.report.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.report.html.Section;
import org.qos.analysis.report.html.Tables;
import org.qos.analysis.report.policy.PolicyText;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.policy.QosLevel;

/**
 * The levels between each two groups, first of requests without further fields; the script of the page answers for
 * others.
 */
public final class MatrixSection {

    private static final int MAX_GROUPS = 24;

    private final GroupClasses classes;
    private final PolicyText text;
    private final List<Integer> rows;
    private final Html out = new Html();

    private MatrixSection(GroupClasses classes, PolicyText text, List<Integer> rows) {
        this.classes = classes;
        this.text = text;
        this.rows = rows;
    }

    /**
     * The groups that a matrix has: all ports (-1), then the first groups that have ports and that a rule names.
     *
     * @return places among {@link GroupClasses#groups}
     */
    public static List<Integer> groups(BoundPolicy bound, GroupClasses classes) {
        List<Integer> rows = new ArrayList<>(List.of(-1));
        IntStream.range(0, bound.policy().groups().size())
                .filter(group -> IntStream.range(0, classes.count())
                        .anyMatch(c -> classes.groupsOf(c).get(group)))
                .filter(group -> bound.policy().rules().stream()
                        .anyMatch(rule -> rule.sources()
                                        .contains(classes.groups().get(group))
                                || rule.destinations().contains(classes.groups().get(group))))
                .limit(MAX_GROUPS)
                .forEach(rows::add);
        return rows;
    }

    /** The section. */
    public static Section of(BoundPolicy bound, GroupClasses classes, PolicyText text, List<Integer> rows) {
        MatrixSection section = new MatrixSection(classes, text, rows);
        LevelMatrix.of(bound, CompiledPolicy.of(bound), classes, rows)
                .ifPresentOrElse(section::write, section::writeTooMany);
        return new Section("matrix", "Levels between groups", section.out.toString());
    }

    private void writeTooMany() {
        out.element(
                "p",
                "The ports of this fabric are in " + classes.count()
                        + " different sets of groups and partitions, too many for a table;"
                        + " 'qos explain from group NAME to any' counts the levels of one group.");
    }

    private void write(LevelMatrix matrix) {
        out.open("p")
                .text(
                        "Rows are sources, columns are destinations. A cell has the levels that requests between ports of the"
                                + " two groups get, with the part of the pairs of ports. Pairs that share no partition for the"
                                + " request get no path and do not count. ")
                .element(
                        "span",
                        "The table is for requests without further fields.",
                        "id",
                        "matrix-request",
                        "aria-live",
                        "polite")
                .close();
        omitted();
        out.open("form", "id", "matrix-form", "class", "interactive fields");
        RequestInputs.write(out, "matrix");
        out.close().line();
        List<String> columns = new ArrayList<>(List.of("from \\ to"));
        rows.forEach(row -> columns.add(name(row)));
        Tables.write(out, "Levels between groups", columns, html -> {
            for (int row = 0; row < rows.size(); row++) {
                row(matrix, row);
            }
        });
    }

    /** Which groups have no row, and why. */
    private void omitted() {
        List<String> omitted = IntStream.range(0, classes.groups().size())
                .filter(group -> !rows.contains(group))
                .mapToObj(group -> classes.groups().get(group).name())
                .toList();
        if (!omitted.isEmpty()) {
            out.element(
                    "p",
                    "Without a row: " + String.join(", ", omitted)
                            + ". Groups without ports have none, nor groups that no"
                            + " rule names, nor those after the first " + MAX_GROUPS + ".");
        }
    }

    private String name(int group) {
        return group < 0 ? "all ports" : classes.groups().get(group).name();
    }

    private void row(LevelMatrix matrix, int row) {
        out.open("tr").element("th", name(rows.get(row)), "scope", "row");
        for (int column = 0; column < rows.size(); column++) {
            cell(matrix.cell(row, column), "cell-" + row + "-" + column);
        }
        out.close().line();
    }

    private void cell(Map<QosLevel, Long> levels, String id) {
        long all = levels.values().stream().mapToLong(Long::longValue).sum();
        out.open("td", "id", id);
        if (levels.isEmpty()) {
            out.element("span", "no path", "class", "part");
        }
        levels.entrySet().stream()
                .sorted(Map.Entry.<QosLevel, Long>comparingByValue()
                        .reversed()
                        .thenComparing(entry -> text.index(entry.getKey())))
                .forEach(entry -> part(entry.getKey(), entry.getValue(), all));
        out.close();
    }

    private void part(QosLevel level, long pairs, long all) {
        out.open("div");
        out.element("span", level.name(), "class", "level " + text.colour(level));
        if (pairs < all) {
            out.element("span", percent(pairs, all), "class", "part");
        }
        out.close();
    }

    /** At least 1 and at most 99, because a part is neither nothing nor all. */
    private static String percent(long part, long all) {
        return Math.max(1, Math.min(99, Math.round(100.0 * part / all))) + "\u00a0%";
    }
}

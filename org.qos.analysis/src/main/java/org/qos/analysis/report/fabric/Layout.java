package org.qos.analysis.report.fabric;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Where the switches of a fabric are drawn: trees in rows, one for each level with the leaves at the bottom; other fabrics on a
 * circle.
 */
final class Layout {

    static final int NARROW = 26;
    static final int WIDE = 86;
    /** The height of a switch whose name is written from bottom to top. */
    static final int TALL = 92;

    static final int LOW = 26;

    /** More switches in a row are drawn narrow. */
    static final int MANY = 14;

    private static final int ROW = 190;
    private static final int MARGIN = 20;
    private static final int MIN_WIDTH = 760;
    private static final int MIN_RADIUS = 200;
    private static final int ENDPOINT_SPACE = 90;

    private final SwitchGraph graph;
    private final boolean narrow;
    private final double[] x;
    private final double[] y;
    private final boolean circular;
    private double width = MIN_WIDTH;
    private double height;

    /**
     * Lays out a fabric.
     *
     * @param blockWidth the width that the endpoints of a switch take
     * @param blockHeight the height that they take
     */
    Layout(SwitchGraph graph, double blockWidth, double blockHeight) {
        this.graph = graph;
        x = new double[graph.size()];
        y = new double[graph.size()];
        Map<Integer, List<Integer>> levels = new TreeMap<>(Comparator.reverseOrder());
        IntStream.range(0, graph.size()).forEach(index -> levels.computeIfAbsent(
                        graph.level(index), level -> new ArrayList<>())
                .add(index));
        levels.values().forEach(row -> row.sort(byName()));
        int longest = levels.values().stream().mapToInt(List::size).max().orElse(0);
        narrow = longest > MANY;
        circular = !graph.isLevelled();
        double step = Math.max(narrow ? NARROW : WIDE, blockWidth) + 12;
        if (circular) {
            circle(step, blockHeight);
        } else {
            rows(levels, longest * step, blockHeight);
        }
    }

    private Comparator<Integer> byName() {
        return Comparator.comparing(index -> NaturalOrder.key(graph.node(index).description()));
    }

    private void rows(Map<Integer, List<Integer>> levels, double widest, double blockHeight) {
        width = Math.max(MIN_WIDTH, widest + 2 * MARGIN);
        double top = MARGIN;
        for (List<Integer> row : levels.values()) {
            double step = (width - 2 * MARGIN) / row.size();
            for (int i = 0; i < row.size(); i++) {
                x[row.get(i)] = MARGIN + (i + 0.5) * step;
                y[row.get(i)] = top + switchHeight() / 2.0;
            }
            top += ROW + switchHeight();
        }
        height = top - ROW + blockHeight + 2 * MARGIN;
    }

    private void circle(double step, double blockHeight) {
        List<Integer> order = IntStream.range(0, graph.size()).boxed().sorted(byName()).toList();
        double radius = Math.max(MIN_RADIUS, step * order.size() / (2 * Math.PI));
        double middle = radius + Math.max(ENDPOINT_SPACE, blockHeight + switchHeight()) + MARGIN;
        for (int i = 0; i < order.size(); i++) {
            double angle = 2 * Math.PI * i / order.size() - Math.PI / 2;
            x[order.get(i)] = middle + radius * Math.cos(angle);
            y[order.get(i)] = middle + radius * Math.sin(angle);
        }
        width = 2 * middle;
        height = 2 * middle;
    }

    double x(int index) {
        return x[index];
    }

    double y(int index) {
        return y[index];
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    /** Whether names are written from bottom to top, because there are many switches in a row. */
    boolean isNarrow() {
        return narrow;
    }

    boolean isCircular() {
        return circular;
    }

    int switchWidth() {
        return narrow ? NARROW - 4 : WIDE;
    }

    int switchHeight() {
        return narrow ? TALL : LOW;
    }
}

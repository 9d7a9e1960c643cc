package org.qos.analysis.report.fabric;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.NaturalOrder;

/**
 * Where the switches of a fabric are drawn: trees in rows, one for each level with the leaves at the bottom; other
 * fabrics on a circle, or where they have many switches in a square in the order of their names, which suits meshes
 * and tori.
 */
final class SwitchPositions {

    private static final int MARGIN = 20;
    private static final int MIN_WIDTH = 760;
    private static final int MIN_ROW = 130;
    private static final int MAX_ROW = 420;
    private static final double ROW_PART = 0.2;
    /** The space between switches in a square, in which their links are seen. */
    private static final int SPACE = 40;

    private static final int MIN_RADIUS = 200;

    private final SwitchGraph graph;
    private final Scale scale;
    private final boolean tree;
    private final boolean circular;
    private final double[] x;
    private final double[] y;
    private double width;
    private double height;
    private double longLink = Double.MAX_VALUE;

    /**
     * Lays out a fabric.
     *
     * @param maxPorts how many ports of hosts a switch has at most
     */
    SwitchPositions(SwitchGraph graph, int maxPorts) {
        this.graph = graph;
        x = new double[graph.size()];
        y = new double[graph.size()];
        Map<Integer, List<Integer>> levels = levels();
        tree = graph.isLevelled();
        int longest = levels.values().stream().mapToInt(List::size).max().orElse(0);
        circular = !tree && graph.size() <= Scale.MAX_LARGE;
        scale = tree || circular ? Scale.of(longest) : Scale.TILE;
        if (tree) {
            rows(levels, longest, maxPorts);
        } else if (circular) {
            circle(maxPorts);
        } else {
            square(maxPorts);
        }
    }

    private Map<Integer, List<Integer>> levels() {
        Map<Integer, List<Integer>> levels = new TreeMap<>(Comparator.reverseOrder());
        for (int index = 0; index < graph.size(); index++) {
            levels.computeIfAbsent(graph.level(index), level -> new ArrayList<>())
                    .add(index);
        }
        levels.values().forEach(row -> row.sort(byName()));
        return levels;
    }

    private Comparator<Integer> byName() {
        return Comparator.comparing(index -> NaturalOrder.key(graph.node(index).description()));
    }

    private void rows(Map<Integer, List<Integer>> levels, int longest, int maxPorts) {
        width = Math.max(MIN_WIDTH, longest * scale.step() + 2.0 * MARGIN);
        double distance = Math.max(MIN_ROW, Math.min(MAX_ROW, width * ROW_PART)) + scale.switchHeight();
        double top = MARGIN;
        for (List<Integer> row : levels.values()) {
            double step = (width - 2 * MARGIN) / row.size();
            for (int i = 0; i < row.size(); i++) {
                x[row.get(i)] = MARGIN + (i + 0.5) * step;
                y[row.get(i)] = top + scale.switchHeight() / 2.0;
            }
            top += distance;
        }
        height = top - distance + scale.switchHeight() + 2 * Scale.GAP + scale.height(maxPorts) + MARGIN;
    }

    private List<Integer> inOrder() {
        return IntStream.range(0, graph.size()).boxed().sorted(byName()).toList();
    }

    private void circle(int maxPorts) {
        List<Integer> order = inOrder();
        double block = scale.switchHeight() + scale.height(maxPorts);
        double radius = Math.max(MIN_RADIUS, Math.hypot(scale.step(), block) * order.size() / (2 * Math.PI));
        double middle = radius + Math.max(block, scale.step()) + MARGIN;
        for (int i = 0; i < order.size(); i++) {
            double angle = 2 * Math.PI * i / order.size() - Math.PI / 2;
            x[order.get(i)] = middle + radius * Math.cos(angle);
            y[order.get(i)] = middle + radius * Math.sin(angle);
        }
        width = 2 * middle;
        height = 2 * middle;
    }

    private void square(int maxPorts) {
        List<Integer> order = inOrder();
        int columns = (int) Math.ceil(Math.sqrt(order.size()));
        double step = scale.step() + SPACE;
        double distance = scale.switchHeight() + scale.height(maxPorts) + SPACE;
        for (int i = 0; i < order.size(); i++) {
            x[order.get(i)] = MARGIN + (i % columns + 0.5) * step;
            y[order.get(i)] = MARGIN + SPACE + i / columns * distance + scale.switchHeight() / 2.0;
        }
        longLink = Math.max(step, distance) + 1;
        width = Math.max(MIN_WIDTH, 2 * MARGIN + SPACE + columns * step);
        height = 2 * MARGIN + SPACE + Math.ceil((double) order.size() / columns) * distance;
    }

    /** The middle of a switch. */
    double x(int index) {
        return x[index];
    }

    /** The middle of a switch. */
    double y(int index) {
        return y[index];
    }

    /** Whether the ports of a switch are drawn above it, so that they are outside a circle. */
    boolean hasPortsAbove(int index) {
        return circular && y[index] < height / 2;
    }

    /** Whether a straight line between two switches could pass behind others. */
    boolean isLong(int one, int other) {
        return Math.hypot(x[one] - x[other], y[one] - y[other]) > longLink;
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    Scale scale() {
        return scale;
    }

    /** Whether the switches are in rows by level. */
    boolean isTree() {
        return tree;
    }
}

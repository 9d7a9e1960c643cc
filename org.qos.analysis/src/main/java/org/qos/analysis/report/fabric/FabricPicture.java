package org.qos.analysis.report.fabric;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.report.html.VisibleText;
import org.qos.analysis.report.request.GroupClasses;

/** Draws switches, their links and the endpoints below them. */
final class FabricPicture {

    /** More endpoints are drawn as one bar for each colour. */
    private static final int MAX_SQUARES = 4000;

    private static final int CELL = 14;
    private static final int COLUMNS = 6;
    /** Few columns where there are many switches. */
    private static final int NARROW_COLUMNS = 3;
    private static final int GAP = 8;
    private static final int BAR = 60;
    /** About how wide a letter is. */
    private static final int LETTER = 7;

    private final SwitchGraph graph;
    private final GroupClasses classes;
    private final PortColours colours;
    private final List<String> names;
    private final boolean squares;
    private final int columns;
    private final int rows;
    private final Layout layout;
    private final Html out;

    /**
     * A drawing.
     *
     * @param names the name of each endpoint
     */
    FabricPicture(SwitchGraph graph, GroupClasses classes, PortColours colours, List<String> names, Html out) {
        this.graph = graph;
        this.classes = classes;
        this.colours = colours;
        this.names = names;
        this.out = out;
        int all = 0;
        int most = 0;
        int leaves = 0;
        for (int index = 0; index < graph.size(); index++) {
            all += graph.endpoints(index).size();
            most = Math.max(most, graph.endpoints(index).size());
            leaves += graph.endpoints(index).isEmpty() ? 0 : 1;
        }
        squares = all <= MAX_SQUARES;
        columns = Math.max(1, Math.min(most, leaves > Layout.MANY ? NARROW_COLUMNS : COLUMNS));
        rows = (most + columns - 1) / columns;
        layout = new Layout(graph, squares ? columns * CELL : 0, squares ? rows * CELL + GAP : BAR + GAP);
    }

    void draw(String description) {
        out.open("svg", "id", "fabric-picture", "class", "fabric", "viewBox",
                "0 0 " + Math.round(layout.width()) + " " + Math.round(layout.height()), "data-width",
                String.valueOf(Math.round(layout.width())), "role", "img", "aria-label", description);
        links();
        for (int index = 0; index < graph.size(); index++) {
            drawSwitch(index);
            drawEndpoints(index);
        }
        out.close().line();
    }

    /** One path for all pairs of switches with as many cables. */
    private void links() {
        Map<Integer, StringBuilder> paths = new TreeMap<>();
        for (int index = 0; index < graph.size(); index++) {
            int from = index;
            graph.links(index).forEach((to, cables) -> {
                if (from < to) {
                    paths.computeIfAbsent(Math.min(cables, 6), some -> new StringBuilder()).append(link(from, to));
                }
            });
        }
        paths.forEach((cables, path) ->
                out.open("path", "class", "link link" + cables, "d", path.toString()).close().line());
    }

    private String link(int one, int other) {
        int lower = layout.y(one) > layout.y(other) ? one : other;
        int upper = lower == one ? other : one;
        boolean level = layout.isCircular() || layout.y(one) == layout.y(other);
        double half = level ? 0 : layout.switchHeight() / 2.0;
        String begin = "M" + number(layout.x(lower)) + " " + number(layout.y(lower) - half);
        String end = number(layout.x(upper)) + " " + number(layout.y(upper) + half);
        if (level && !layout.isCircular()) {
            double middle = (layout.x(one) + layout.x(other)) / 2;
            return begin + "Q" + number(middle) + " " + number(layout.y(one) - layout.switchHeight()) + " " + end;
        }
        return begin + "L" + end;
    }

    private void drawSwitch(int index) {
        double x = layout.x(index);
        double y = layout.y(index);
        String name = graph.node(index).description();
        int ports = graph.endpoints(index).size();
        out.open("g", "class", "switch").element("title", name + (ports == 0 ? "" : ": " + ports + " ports of hosts"));
        out.open("rect", "x", number(x - layout.switchWidth() / 2.0), "y", number(y - layout.switchHeight() / 2.0), "width",
                        String.valueOf(layout.switchWidth()), "height", String.valueOf(layout.switchHeight()), "rx", "4")
                .close();
        if (layout.isNarrow()) {
            out.element("text", fitted(name, layout.switchHeight()), "transform",
                    "translate(" + number(x + 4) + " " + number(y) + ") rotate(-90)");
        } else {
            out.element("text", fitted(name, layout.switchWidth()), "x", number(x), "y", number(y + 4));
        }
        out.close();
    }

    private static String fitted(String name, int space) {
        String shown = VisibleText.of(name);
        int letters = (space - 4) / LETTER;
        return shown.length() <= letters ? shown : shown.substring(0, letters - 1) + "\u2026";
    }

    private void drawEndpoints(int index) {
        List<Integer> endpoints = graph.endpoints(index).stream()
                .sorted(Comparator.comparing((Integer endpoint) -> colours.of(endpoint))
                        .thenComparing(endpoint -> NaturalOrder.key(names.get(endpoint))))
                .toList();
        boolean above = layout.isCircular() && layout.y(index) < layout.height() / 2;
        double width = squares ? columns * CELL : layout.switchWidth();
        double height = squares ? (endpoints.size() + columns - 1) / columns * CELL : BAR;
        double distance = layout.switchHeight() / 2.0 + GAP;
        double left = layout.x(index) - width / 2;
        double top = above ? layout.y(index) - distance - height : layout.y(index) + distance;
        if (squares) {
            squares(endpoints, left, top);
        } else {
            bar(endpoints, left, top, width);
        }
        out.line();
    }

    private void squares(List<Integer> endpoints, double left, double top) {
        for (int i = 0; i < endpoints.size(); i++) {
            int endpoint = endpoints.get(i);
            out.open("rect", "class", "port " + colours.of(endpoint), "data-class",
                            String.valueOf(classes.classOf(endpoint)), "x", number(left + i % columns * CELL + 1), "y",
                            number(top + i / columns * CELL + 1), "width", String.valueOf(CELL - 2), "height",
                            String.valueOf(CELL - 2))
                    .element("title", names.get(endpoint))
                    .close();
        }
    }

    /** Stacked parts, as high as there are endpoints of the colour. */
    private void bar(List<Integer> endpoints, double left, double top, double width) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        endpoints.forEach(endpoint -> counts.merge(colours.of(endpoint), 1, Integer::sum));
        double y = top;
        for (Map.Entry<String, Integer> part : counts.entrySet()) {
            double height = (double) BAR * part.getValue() / endpoints.size();
            out.open("rect", "class", "port " + part.getKey(), "x", number(left), "y", number(y), "width", number(width),
                            "height", number(height))
                    .element("title", part.getValue() + " ports")
                    .close();
            y += height;
        }
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.format(Locale.ROOT, "%.1f", value);
    }
}

package org.qos.analysis.report.fabric;

import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.report.html.VisibleText;
import org.qos.analysis.report.request.GroupClasses;
import org.qos.runtime.fabric.NaturalOrder;

/** Draws switches, their links and the endpoints below them. */
final class FabricPicture {

    /** More ports are drawn as one bar for each colour. */
    private static final int MAX_SQUARES = 6000;

    /** More links are drawn thinner, so that they do not become one area. */
    private static final int MANY_LINKS = 500;

    /**
     * How far a bent link is beside a straight one, as part of its length; longer ones than the limit are not bent
     * more.
     */
    private static final double BEND = 0.2;

    private static final int MAX_BENT = 600;
    private static final int BAR = 60;
    private static final int MAX_CABLES = 6;
    /** The width of a letter as part of the size of its font. */
    private static final double LETTER = 0.6;

    private final SwitchGraph graph;
    private final GroupClasses classes;
    private final PortColours colours;
    private final List<String> names;
    private final boolean squares;
    private final SwitchPositions layout;
    private final Scale scale;
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
        IntSummaryStatistics ports = IntStream.range(0, graph.size())
                .map(index -> graph.endpoints(index).size())
                .summaryStatistics();
        squares = ports.getSum() <= MAX_SQUARES;
        layout = new SwitchPositions(graph, Math.max(0, ports.getMax()));
        scale = layout.scale();
    }

    void draw(String description) {
        out.open(
                "svg",
                "id",
                "fabric-picture",
                "class",
                "fabric",
                "viewBox",
                "0 0 " + Math.round(layout.width()) + " " + Math.round(layout.height()),
                "data-width",
                String.valueOf(Math.round(layout.width())),
                "role",
                "img",
                "aria-label",
                description);
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
        int all = 0;
        for (int index = 0; index < graph.size(); index++) {
            int from = index;
            all += graph.links(index).size() / 2;
            graph.links(index).forEach((to, cables) -> {
                if (from < to) {
                    paths.computeIfAbsent(Math.min(cables, MAX_CABLES), some -> new StringBuilder())
                            .append(link(from, to));
                }
            });
        }
        String kind = all > MANY_LINKS ? "link dense link" : "link link";
        paths.forEach((cables, path) -> out.open("path", "class", kind + cables, "d", path.toString())
                .close()
                .line());
    }

    private String link(int one, int other) {
        int lower = layout.y(one) > layout.y(other) ? one : other;
        int upper = lower == one ? other : one;
        boolean sameRow = layout.y(one) == layout.y(other);
        double half = layout.isTree() && !sameRow ? scale.switchHeight() / 2.0 : 0;
        String begin = "M" + number(layout.x(lower)) + " " + number(layout.y(lower) - half);
        String end = number(layout.x(upper)) + " " + number(layout.y(upper) + half);
        boolean bent = layout.isTree() ? sameRow : layout.isLong(one, other);
        return begin + (bent ? "Q" + bend(lower, upper) + " " : "L") + end;
    }

    /** A point beside the middle of a link, so that it does not pass behind other switches. */
    private String bend(int one, int other) {
        double dx = layout.x(other) - layout.x(one);
        double dy = layout.y(other) - layout.y(one);
        double part = Math.min(BEND, BEND * MAX_BENT / Math.hypot(dx, dy));
        double x = (layout.x(one) + layout.x(other)) / 2 - dy * part;
        double y = (layout.y(one) + layout.y(other)) / 2 + dx * part;
        return number(x) + " " + number(y);
    }

    private void drawSwitch(int index) {
        double x = layout.x(index);
        double y = layout.y(index);
        String name = graph.node(index).description();
        int ports = graph.endpoints(index).size();
        out.open("g", "class", "switch").element("title", name + (ports == 0 ? "" : ": " + ports + " ports of hosts"));
        out.open(
                        "rect",
                        "x",
                        number(x - scale.switchWidth() / 2.0),
                        "y",
                        number(y - scale.switchHeight() / 2.0),
                        "width",
                        String.valueOf(scale.switchWidth()),
                        "height",
                        String.valueOf(scale.switchHeight()),
                        "rx",
                        "3")
                .close();
        String font = String.valueOf(scale.font());
        double base = scale.font() / 3.0;
        if (scale.isUpright()) {
            out.element(
                    "text",
                    fitted(name, scale.switchHeight()),
                    "font-size",
                    font,
                    "transform",
                    "translate(" + number(x + base) + " " + number(y) + ") rotate(-90)");
        } else {
            out.element(
                    "text",
                    fitted(name, scale.switchWidth()),
                    "font-size",
                    font,
                    "x",
                    number(x),
                    "y",
                    number(y + base));
        }
        out.close();
    }

    private String fitted(String name, int space) {
        String shown = VisibleText.of(name);
        int letters = (int) ((space - Scale.GAP) / (LETTER * scale.font()));
        return shown.length() <= letters ? shown : shown.substring(0, letters - 1) + "\u2026";
    }

    private void drawEndpoints(int index) {
        List<Integer> endpoints = graph.endpoints(index).stream()
                .sorted(Comparator.comparing((Integer endpoint) -> colours.of(endpoint))
                        .thenComparing(endpoint -> NaturalOrder.key(names.get(endpoint))))
                .toList();
        double width = squares ? scale.columns() * scale.cell() : scale.switchWidth();
        double height = squares ? scale.height(endpoints.size()) : BAR;
        double distance = scale.switchHeight() / 2.0 + Scale.GAP;
        double left = layout.x(index) - width / 2;
        double top = layout.hasPortsAbove(index) ? layout.y(index) - distance - height : layout.y(index) + distance;
        if (squares) {
            squares(endpoints, left, top);
        } else {
            bar(endpoints, left, top, width);
        }
        out.line();
    }

    private void squares(List<Integer> endpoints, double left, double top) {
        String side = String.valueOf(scale.cell() - 2);
        for (int i = 0; i < endpoints.size(); i++) {
            int endpoint = endpoints.get(i);
            String x = number(left + i % scale.columns() * scale.cell() + 1);
            String y = number(top + i / scale.columns() * scale.cell() + 1);
            out.open(
                            "rect",
                            "class",
                            "port " + colours.of(endpoint),
                            "data-class",
                            String.valueOf(classes.classOf(endpoint)),
                            "x",
                            x,
                            "y",
                            y,
                            "width",
                            side,
                            "height",
                            side)
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
            out.open(
                            "rect",
                            "class",
                            "port " + part.getKey(),
                            "x",
                            number(left),
                            "y",
                            number(y),
                            "width",
                            number(width),
                            "height",
                            number(height))
                    .element("title", part.getValue() + " ports")
                    .close();
            y += height;
        }
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.format(Locale.ROOT, "%.1f", value);
    }
}

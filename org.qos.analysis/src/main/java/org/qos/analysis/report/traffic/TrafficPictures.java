package org.qos.analysis.report.traffic;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.setup.PortTitles;
import org.qos.analysis.simulation.result.ClassResult;
import org.qos.analysis.simulation.result.ClassesOverTime;
import org.qos.analysis.simulation.result.LinkLoad;
import org.qos.analysis.simulation.result.SimulationResult;
import org.qos.runtime.fabric.Fabric;

/**
 * Draws what classes of traffic get: in the course of time, and of the fullest links. Each drawing is a {@code g} element.
 *
 * @param result what a simulation says
 * @param fabric has the ports
 * @param out takes the drawings
 */
record TrafficPictures(SimulationResult result, Fabric fabric, Html out) {

    static final int WIDTH = 790;
    static final int TIME_HEIGHT = 250;
    /** How many links are drawn at most, the fullest first. */
    static final int LINKS = 10;

    private static final int COLOURS = 9;
    private static final int LEFT = 60;
    private static final int RIGHT = 150;
    private static final int TOP = 26;
    private static final int BOTTOM = 34;
    private static final int STEPS = 4;
    private static final int ROW = 26;
    private static final int LETTER = 8;
    static final int BAR_BEGIN = 330;
    private static final int BAR = 330;

    /** The class of the style sheet with the colour of a class of traffic. */
    static String colour(int trafficClass) {
        return "c" + (1 + trafficClass % COLOURS);
    }

    static String gigabits(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    int linksHeight() {
        return TOP + ROW * links().size();
    }

    private List<LinkLoad> links() {
        return result.links().stream().limit(LINKS).toList();
    }

    /** Draws areas above each other, the first class at the bottom. */
    void overTime(ClassesOverTime time) {
        int intervals = time.gigabits().get(0).size();
        double[] below = new double[intervals];
        double most = IntStream.range(0, intervals)
                .mapToDouble(interval -> time.gigabits().stream()
                        .mapToDouble(rates -> rates.get(interval))
                        .sum())
                .max()
                .orElse(0);
        double top = STEPS * step(most / STEPS);
        double scale = (TIME_HEIGHT - TOP - BOTTOM) / top;
        out.element("text", "Gb/s of each class", "class", "head", "x", "0", "y", "14");
        for (int step = 0; step <= STEPS; step++) {
            double y = TIME_HEIGHT - BOTTOM - top * step / STEPS * scale;
            line(LEFT, y, WIDTH - RIGHT, y);
            text(gigabits(top * step / STEPS), LEFT - 8, y + 4, "end");
            double x = LEFT + (double) (WIDTH - LEFT - RIGHT) * step / STEPS;
            text(
                    String.format(Locale.ROOT, "%.0f \u00b5s", time.micros() * step / STEPS),
                    x,
                    TIME_HEIGHT - BOTTOM + 18,
                    "middle");
        }
        for (int place = 0; place < time.gigabits().size(); place++) {
            area(place, time.gigabits().get(place), below, scale);
        }
    }

    /** The next number that is easily read, at least a hundredth. */
    private static double step(double least) {
        double ten = 0.01;
        while (ten * 10 < least) {
            ten *= 10;
        }
        double unit = ten;
        return DoubleStream.of(1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10)
                .map(digit -> digit * unit)
                .filter(number -> number >= least)
                .findFirst()
                .orElse(ten * 10);
    }

    private void area(int place, List<Double> rates, double[] below, double scale) {
        List<String> forth = new ArrayList<>();
        List<String> back = new ArrayList<>();
        for (int interval = 0; interval < below.length; interval++) {
            double x = LEFT + (WIDTH - LEFT - RIGHT) * (interval + 0.5) / below.length;
            back.add(0, point(x, TIME_HEIGHT - BOTTOM - below[interval] * scale));
            below[interval] += rates.get(interval);
            forth.add(point(x, TIME_HEIGHT - BOTTOM - below[interval] * scale));
        }
        forth.addAll(back);
        out.open("polygon", "class", "area " + colour(place), "points", String.join(" ", forth))
                .close();
        double last = rates.get(rates.size() - 1);
        if (last * scale >= 12) {
            text(
                    result.classes().get(place).traffic().name(),
                    WIDTH - RIGHT + 8,
                    TIME_HEIGHT - BOTTOM - (below[below.length - 1] - last / 2) * scale + 4,
                    "start");
        }
        out.line();
    }

    /** Draws a bar for each of the fullest links, with a part for each class. */
    void perLink() {
        out.element("text", "the fullest links", "class", "head", "x", "0", "y", "14");
        List<LinkLoad> links = links();
        for (int row = 0; row < links.size(); row++) {
            LinkLoad link = links.get(row);
            int y = TOP + row * ROW;
            text(title(link), 0, y + 14, "start");
            bar("track", BAR_BEGIN, y, BAR);
            double x = BAR_BEGIN;
            for (int place = 0; place < link.classes().size(); place++) {
                double width = BAR * Math.min(1, link.classes().get(place) / link.rate());
                if (width > 0) {
                    bar("area " + colour(place), x, y, width);
                }
                x += width;
            }
            text(
                    gigabits(link.gigabits()) + " of " + gigabits(link.rate()) + " Gb/s",
                    BAR_BEGIN + BAR + 8,
                    y + 14,
                    "start");
            out.line();
        }
    }

    String title(LinkLoad link) {
        PortTitles titles = new PortTitles(fabric);
        return titles.port(link.from()) + " \u2192 " + titles.port(link.to());
    }

    /** What the drawings show, for those who do not see them. */
    String description() {
        return result.classes().stream()
                        .map(each -> each.traffic().name() + " gets " + gigabits(each.gigabits()) + " Gb/s")
                        .collect(Collectors.joining("; "))
                + ". Fullest links: "
                + links().stream().map(this::words).collect(Collectors.joining("; "));
    }

    private String words(LinkLoad link) {
        return title(link) + ": "
                + IntStream.range(0, link.classes().size())
                        .filter(place -> link.classes().get(place) > 0)
                        .mapToObj(place -> result.classes().get(place).traffic().name() + " "
                                + gigabits(link.classes().get(place)))
                        .collect(Collectors.joining(", "));
    }

    /** Draws the name of each class beside its colour, from a place on. */
    void legend(double x, int y) {
        double next = x;
        for (int place = 0; place < names().size(); place++) {
            bar("area " + colour(place), next, y - ROW + 14, ROW - 8);
            text(names().get(place), next + ROW - 2, y, "start");
            next += ROW + 20 + LETTER * names().get(place).length();
        }
    }

    /** The names of the classes. */
    List<String> names() {
        return result.classes().stream()
                .map(ClassResult::traffic)
                .map(each -> each.name())
                .toList();
    }

    private void bar(String style, double x, int y, double width) {
        out.open(
                        "rect",
                        "class",
                        style,
                        "x",
                        number(x),
                        "y",
                        String.valueOf(y),
                        "width",
                        number(width),
                        "height",
                        String.valueOf(ROW - 8))
                .close();
    }

    private void line(double x, double y, double toX, double toY) {
        out.open("line", "class", "axis", "x1", number(x), "y1", number(y), "x2", number(toX), "y2", number(toY))
                .close();
    }

    void text(String words, double x, double y, String anchor) {
        out.element("text", words, "x", number(x), "y", number(y), "text-anchor", anchor);
    }

    private static String point(double x, double y) {
        return number(x) + "," + number(y);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}

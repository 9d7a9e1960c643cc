package org.qos.analysis.report.traffic;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.setup.PortTitles;
import org.qos.analysis.simulation.result.ClassResult;
import org.qos.analysis.simulation.result.ClassesOverTime;
import org.qos.analysis.simulation.result.LinkLoad;
import org.qos.analysis.simulation.result.SimulationResult;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;

/**
 * Draws what classes of traffic get: in the course of time, and of the fullest links. Each drawing is a {@code g} element.
 *
 * @param result what a simulation says
 * @param fabric has the ports
 * @param scale what it has in common with other drawings
 * @param out takes the drawings
 */
record TrafficPictures(SimulationResult result, Fabric fabric, PictureScale scale, Html out) {

    static final int WIDTH = 830;
    static final int TIME_HEIGHT = 250;

    private static final int COLOURS = 9;
    private static final int LEFT = 60;
    private static final int RIGHT = 150;
    private static final int TOP = 26;
    private static final int BOTTOM = 34;
    private static final int TIMES = 5;
    private static final int TICK_DIGITS = 4;
    private static final int ROW = 26;
    private static final int LETTER = 8;
    /** How many letters of names of classes and of links there is room for. */
    private static final int NAME = 20;

    private static final int TITLE = 40;
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

    /** The links of the scale, as this simulation loads them. */
    List<LinkLoad> links() {
        Map<PortId, LinkLoad> own = result.links().stream().collect(Collectors.toMap(LinkLoad::from, link -> link));
        return scale.links().stream()
                .map(link -> own.getOrDefault(link.from(), idle(link)))
                .toList();
    }

    private static LinkLoad idle(LinkLoad link) {
        return new LinkLoad(
                link.from(),
                link.to(),
                link.rate(),
                0,
                List.of(),
                Collections.nCopies(link.classes().size(), 0.0));
    }

    /** Draws areas above each other, the first class at the bottom. */
    void overTime(ClassesOverTime time) {
        double[] below = new double[time.gigabits().get(0).size()];
        double top = PictureScale.STEPS * scale.gigabits();
        double height = (TIME_HEIGHT - TOP - BOTTOM) / top;
        out.element("text", "Gb/s of each class", "class", "head", "x", "0", "y", "14");
        for (int step = 0; step <= PictureScale.STEPS; step++) {
            double rate = scale.gigabits() * step;
            double y = TIME_HEIGHT - BOTTOM - rate * height;
            line(LEFT, y, WIDTH - RIGHT, y);
            text(tick(rate), LEFT - 8, y + 4, "end");
        }
        times(time.micros());
        for (int place = 0; place < time.gigabits().size(); place++) {
            area(place, time.gigabits().get(place), below, height);
        }
    }

    private void times(double micros) {
        double step = PictureScale.step(micros / TIMES);
        for (int place = 0; place * step <= micros; place++) {
            double x = LEFT + (WIDTH - LEFT - RIGHT) * place * step / micros;
            text(tick(place * step) + " \u00b5s", x, TIME_HEIGHT - BOTTOM + 18, "middle");
        }
    }

    /** A number of an axis, which has few digits. */
    private static String tick(double value) {
        return BigDecimal.valueOf(value)
                .setScale(TICK_DIGITS, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
    }

    private void area(int place, List<Double> rates, double[] below, double height) {
        List<String> forth = new ArrayList<>();
        List<String> back = new ArrayList<>();
        for (int interval = 0; interval < below.length; interval++) {
            double x = LEFT + (WIDTH - LEFT - RIGHT) * (interval + 0.5) / below.length;
            back.add(0, point(x, TIME_HEIGHT - BOTTOM - below[interval] * height));
            below[interval] += rates.get(interval);
            forth.add(point(x, TIME_HEIGHT - BOTTOM - below[interval] * height));
        }
        forth.addAll(back);
        out.open("polygon", "class", "area " + colour(place), "points", String.join(" ", forth))
                .close();
        double last = rates.get(rates.size() - 1);
        if (last * height >= 12) {
            text(
                    shortened(result.classes().get(place).traffic().name(), NAME),
                    WIDTH - RIGHT + 8,
                    TIME_HEIGHT - BOTTOM - (below[below.length - 1] - last / 2) * height + 4,
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
            text(shortened(title(link), TITLE), 0, y + 14, "start");
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
            String name = shortened(names().get(place), NAME);
            text(name, next + ROW - 2, y, "start");
            next += ROW + 20 + LETTER * name.length();
        }
    }

    /** The names of the classes. */
    List<String> names() {
        return result.classes().stream()
                .map(ClassResult::traffic)
                .map(each -> each.name())
                .toList();
    }

    private static String shortened(String text, int letters) {
        return text.length() <= letters ? text : text.substring(0, letters - 1) + "\u2026";
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

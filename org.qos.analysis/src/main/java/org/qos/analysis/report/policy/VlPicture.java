package org.qos.analysis.report.policy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.vl.VirtualLane;
import org.qos.analysis.vl.VlForecast;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/** A picture of the way from SLs to VLs and of the shares that arbitration gives the VLs. */
final class VlPicture {

    private static final int ROW = 34;
    private static final int TOP = 30;
    private static final int SL_END = 250;
    private static final int VL_BEGIN = 340;
    private static final int BAR_BEGIN = 420;
    private static final int BAR = 150;
    private static final int BAR_STEP = 175;
    private static final int WIDTH = 790;

    private final PolicyText text;
    private final VlForecast forecast;
    private final Map<Integer, VirtualLane> vls = new TreeMap<>();
    private final Map<String, SlRow> sls = new LinkedHashMap<>();
    private final Html out;

    private VlPicture(PolicyText text, VlForecast forecast, Html out) {
        this.text = text;
        this.forecast = forecast;
        this.out = out;
        forecast.dataVls().forEach(vl -> vls.put(vl.vl(), vl));
        if (!forecast.dropped().isEmpty()) {
            vls.put(Vl.DROP, new VirtualLane(Vl.DROP, forecast.dropped(), 0, 0));
        }
        for (int sl = 0; sl < Sl.COUNT; sl++) {
            add(sl);
        }
    }

    /**
     * Writes the picture.
     *
     * @param title the ports that it is about, read by screen readers
     */
    static void write(Html out, PolicyText text, VlForecast forecast, String title) {
        new VlPicture(text, forecast, out).draw(title);
    }

    /** SLs of no level that share a VL are one row. */
    private void add(int sl) {
        int vl = vls.values().stream()
                .filter(one -> one.sls().contains(sl))
                .mapToInt(VirtualLane::vl)
                .findFirst()
                .orElse(Vl.DROP);
        List<QosLevel> levels =
                text.levels().stream().filter(level -> level.sl() == sl).toList();
        String key = levels.isEmpty() ? "none " + vl : "sl " + sl;
        sls.computeIfAbsent(key, some -> new SlRow(vl, levels, new ArrayList<>()))
                .sls()
                .add(sl);
    }

    private void draw(String title) {
        int rows = Math.max(sls.size(), vls.size());
        int height = TOP + rows * ROW + 6;
        out.open(
                "svg",
                "class",
                "vls",
                "viewBox",
                "0 0 " + WIDTH + " " + height,
                "role",
                "img",
                "aria-label",
                description(title));
        heading(0, "SL and its levels");
        heading(VL_BEGIN, "VL");
        heading(BAR_BEGIN, "high-priority share");
        heading(BAR_BEGIN + BAR_STEP, "low-priority share");
        Map<Integer, Integer> places = new TreeMap<>();
        vls.keySet().forEach(vl -> places.put(vl, places.size()));
        double slStep = (double) rows / sls.size();
        double vlStep = (double) rows / vls.size();
        int index = 0;
        for (SlRow row : sls.values()) {
            sl(row, middle(index++, slStep), middle(places.get(row.vl()), vlStep));
        }
        vls.values().forEach(vl -> vl(vl, middle(places.get(vl.vl()), vlStep)));
        out.close().line();
    }

    private static int middle(int index, double step) {
        return (int) Math.round(TOP + (index + 0.5) * step * ROW);
    }

    private void heading(int x, String words) {
        out.element("text", words, "class", "head", "x", String.valueOf(x), "y", "14");
    }

    private void sl(SlRow row, int y, int vlY) {
        String colour = row.vl() == Vl.DROP
                ? "dropped"
                : row.levels().isEmpty() ? "idle" : text.colour(row.levels().get(0));
        int bend = (SL_END + VL_BEGIN) / 2;
        out.open(
                        "path",
                        "class",
                        "flow " + colour,
                        "d",
                        "M" + SL_END + " " + y + " C" + bend + " " + y + " " + bend + " " + vlY + " " + VL_BEGIN + " "
                                + vlY)
                .close();
        out.open(
                        "rect",
                        "class",
                        "box " + colour,
                        "x",
                        "0",
                        "y",
                        String.valueOf(y - 13),
                        "width",
                        String.valueOf(SL_END),
                        "height",
                        "26",
                        "rx",
                        "4")
                .close();
        out.element("text", row.label(), "x", "10", "y", String.valueOf(y + 5));
    }

    private void vl(VirtualLane vl, int y) {
        boolean dropped = vl.vl() == Vl.DROP;
        out.open(
                        "rect",
                        "class",
                        "box vl" + (dropped ? " dropped" : ""),
                        "x",
                        String.valueOf(VL_BEGIN),
                        "y",
                        String.valueOf(y - 13),
                        "width",
                        "60",
                        "height",
                        "26",
                        "rx",
                        "4")
                .close();
        out.element("text", "VL" + vl.vl(), "x", String.valueOf(VL_BEGIN + 10), "y", String.valueOf(y + 5));
        if (dropped) {
            out.element(
                    "text",
                    "packets are dropped",
                    "class",
                    "bad",
                    "x",
                    String.valueOf(BAR_BEGIN),
                    "y",
                    String.valueOf(y + 5));
        } else if (!vl.isServed()) {
            out.element(
                    "text",
                    "never served: no weight in either table",
                    "class",
                    "bad",
                    "x",
                    String.valueOf(BAR_BEGIN),
                    "y",
                    String.valueOf(y + 5));
        } else {
            bar(BAR_BEGIN, y, vl.highShare());
            bar(BAR_BEGIN + BAR_STEP, y, vl.lowShare());
        }
    }

    private void bar(int x, int y, double share) {
        out.open(
                        "rect",
                        "class",
                        "track",
                        "x",
                        String.valueOf(x),
                        "y",
                        String.valueOf(y - 9),
                        "width",
                        String.valueOf(BAR),
                        "height",
                        "18",
                        "rx",
                        "3")
                .close();
        if (share > 0) {
            out.open(
                            "rect",
                            "class",
                            "share",
                            "x",
                            String.valueOf(x),
                            "y",
                            String.valueOf(y - 9),
                            "width",
                            String.valueOf(Math.max(2, Math.round(share * BAR))),
                            "height",
                            "18",
                            "rx",
                            "3")
                    .close();
        }
        boolean inside = share > 0.6;
        out.element(
                "text",
                percent(share),
                "class",
                inside ? "onbar" : "",
                "x",
                String.valueOf(x + (inside ? 8 : Math.round(share * BAR) + 8)),
                "y",
                String.valueOf(y + 5));
    }

    private static String percent(double share) {
        return share == 0 ? "\u2013" : String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** What the picture shows, for those who do not see it. */
    private String description(String title) {
        return title + ": "
                + vls.values().stream()
                        .map(vl ->
                                (vl.vl() == Vl.DROP ? "dropped" : "VL" + vl.vl()) + " carries SL " + numbers(vl.sls())
                                        + (vl.vl() == Vl.DROP
                                                ? ""
                                                : ", high-priority table " + percent(vl.highShare())
                                                        + ", low-priority table " + percent(vl.lowShare())))
                        .collect(Collectors.joining("; "));
    }

    private static String numbers(List<Integer> sls) {
        return sls.isEmpty()
                ? "none"
                : Ranges.ofValues(sls.stream().mapToLong(Integer::longValue).toArray()).ranges().stream()
                        .map(range -> range.text(Long::toString))
                        .collect(Collectors.joining(", "));
    }

    /**
     * SLs of one row.
     *
     * @param vl the VL that carries them
     * @param levels the levels that have the SL; without any the row can be for several SLs
     */
    private record SlRow(int vl, List<QosLevel> levels, List<Integer> sls) {

        private static final int LONGEST = 30;

        String label() {
            String label = "SL " + numbers(sls)
                    + (levels.isEmpty()
                            ? " (no level)"
                            : "  "
                                    + levels.stream()
                                            .map(QosLevel::name)
                                            .distinct()
                                            .collect(Collectors.joining(", ")));
            return label.length() <= LONGEST ? label : label.substring(0, LONGEST - 1) + "\u2026";
        }
    }
}

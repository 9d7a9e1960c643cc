package org.qos.analysis.report.traffic;

import java.util.List;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.simulation.result.SimulationResult;
import org.qos.runtime.fabric.Fabric;

/** Pictures of one or more simulations as an SVG file of its own, light or dark as its reader is. */
public final class TrafficSvg {

    private static final int MARGIN = 20;
    private static final int TITLE = 30;
    private static final String STYLE =
            """
            :root { color-scheme: light dark; --page: #ffffff; --ink: #1b1f24; --faint: #57606a; --line: #d0d7de; --panel: #f6f7f9;
              --c1: #0072b2; --c2: #e69f00; --c3: #009e73; --c4: #cc79a7; --c5: #d55e00; --c6: #56b4e9; --c7: #7d5ba6; --c8: #a0803c; --c9: #4b5563; }
            @media (prefers-color-scheme: dark) { :root { --page: #0f1419; --ink: #e6edf3; --faint: #9aa7b4; --line: #34404c; --panel: #182028;
              --c1: #3b9fe0; --c2: #f0b429; --c3: #2bbf93; --c4: #e09cc2; --c5: #f0803c; --c6: #86cdf5; --c7: #a88bd4; --c8: #c9a964; --c9: #6b7785; } }
            text { fill: var(--ink); } .head { fill: var(--faint); } .title { font-weight: bold; font-size: 15px; }
            .page { fill: var(--page); } .axis { stroke: var(--line); } .track { fill: var(--panel); stroke: var(--line); }
            .area { stroke: var(--page); } .c1 { fill: var(--c1); } .c2 { fill: var(--c2); } .c3 { fill: var(--c3); } .c4 { fill: var(--c4); }
            .c5 { fill: var(--c5); } .c6 { fill: var(--c6); } .c7 { fill: var(--c7); } .c8 { fill: var(--c8); } .c9 { fill: var(--c9); }
            """;

    private final Fabric fabric;
    private final PictureScale scale;
    private final Html out = new Html();

    private TrafficSvg(Fabric fabric, PictureScale scale) {
        this.fabric = fabric;
        this.scale = scale;
    }

    /**
     * A simulation with its title.
     *
     * @param title such as the name of its policy
     * @param result what it says
     */
    public record Titled(String title, SimulationResult result) {}

    /** The text of the file. */
    public static String of(List<Titled> simulations, Fabric fabric) {
        return new TrafficSvg(
                        fabric,
                        PictureScale.of(simulations.stream().map(Titled::result).toList()))
                .text(simulations);
    }

    private String text(List<Titled> simulations) {
        int width = TrafficPictures.WIDTH + 2 * MARGIN;
        int height = MARGIN + simulations.stream().mapToInt(this::height).sum();
        out.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "viewBox",
                "0 0 " + width + " " + height,
                "role",
                "img",
                "font-family",
                "DejaVu Sans, Verdana, sans-serif",
                "font-size",
                "13");
        out.line().element("title", "What classes of traffic get").line();
        out.open("style").raw("\n" + STYLE).close().line();
        out.open("rect", "class", "page", "width", String.valueOf(width), "height", String.valueOf(height))
                .close()
                .line();
        int y = MARGIN;
        for (Titled each : simulations) {
            draw(each, y);
            y += height(each);
        }
        return out.close().line().toString();
    }

    private int height(Titled each) {
        return TITLE + time(each) + pictures(each).linksHeight() + MARGIN;
    }

    private static int time(Titled each) {
        return each.result().overTime().isPresent() ? TrafficPictures.TIME_HEIGHT + MARGIN : 0;
    }

    private TrafficPictures pictures(Titled each) {
        return new TrafficPictures(each.result(), fabric, scale, out);
    }

    private void draw(Titled each, int y) {
        TrafficPictures pictures = pictures(each);
        begin(y).element("desc", each.title() + ": " + pictures.description());
        out.element("text", each.title(), "class", "title", "y", "14");
        pictures.legend(TrafficPictures.BAR_BEGIN, 14);
        out.close().line();
        each.result().overTime().filter(time -> !time.gigabits().isEmpty()).ifPresent(time -> {
            begin(y + TITLE);
            pictures.overTime(time);
            out.close().line();
        });
        begin(y + TITLE + time(each));
        pictures.perLink();
        out.close().line();
    }

    private Html begin(int y) {
        return out.open("g", "transform", "translate(" + MARGIN + " " + y + ")");
    }
}

package org.qos.analysis.report.traffic;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.report.html.Section;
import org.qos.analysis.report.html.Tables;
import org.qos.analysis.simulation.result.ClassResult;
import org.qos.analysis.simulation.result.LinkLoad;
import org.qos.analysis.simulation.result.SimulationResult;
import org.qos.runtime.fabric.Fabric;

/** What described traffic gets of the fabric, as a part of a report. */
public final class TrafficSection {

    private static final List<String> CLASSES =
            List.of("Class", "SLs", "Flows", "Gb/s", "Slowest flow", "Fastest flow");

    private final SimulationResult result;
    private final Html out = new Html();
    private final TrafficPictures pictures;

    private TrafficSection(SimulationResult result, Fabric fabric) {
        this.result = result;
        this.pictures = new TrafficPictures(result, fabric, PictureScale.of(List.of(result)), out);
    }

    /**
     * The section.
     *
     * @param file the description of the traffic, for people
     * @param tables a sentence that says where the tables of ports are from; empty where no link is in use
     */
    public static Section of(SimulationResult result, Fabric fabric, String file, String tables) {
        TrafficSection section = new TrafficSection(result, fabric);
        section.write(file, tables);
        return new Section("traffic", "Traffic", section.out.toString());
    }

    private void write(String file, String tables) {
        out.element(
                "p",
                "What the traffic that " + file + " describes gets of the full fabric, as 'qos simulate' says."
                        + (result.deadlocks().isEmpty() ? "" : " Packets deadlock.")
                        + (result.refused().isEmpty() ? "" : " Some requests get no path.")
                        + (tables.isEmpty() ? "" : " " + tables));
        Tables.write(
                out, "Classes of traffic", CLASSES, html -> result.classes().forEach(this::row));
        legend();
        result.overTime()
                .filter(time -> !time.gigabits().isEmpty())
                .ifPresent(time -> figure("Over time", TrafficPictures.TIME_HEIGHT, () -> pictures.overTime(time)));
        if (!result.links().isEmpty()) {
            figure("By link", pictures.linksHeight(), pictures::perLink);
            out.open("details").element("summary", "Links as a table");
            List<String> columns = new ArrayList<>(List.of("Link", "Rate in Gb/s", "Carries"));
            columns.addAll(pictures.names());
            Tables.write(out, "Fullest links", columns, html -> pictures.links().forEach(this::row));
            out.close();
        }
    }

    private void figure(String title, int height, Runnable drawing) {
        out.open("figure").element("figcaption", title);
        out.open("div", "class", "scroll", "tabindex", "0", "role", "group", "aria-label", "Picture: " + title);
        out.open(
                "svg",
                "class",
                "traffic",
                "viewBox",
                "0 0 " + TrafficPictures.WIDTH + " " + height,
                "role",
                "img",
                "aria-label",
                title + ": " + pictures.description());
        drawing.run();
        out.close().close().close().line();
    }

    private void legend() {
        out.open("ul", "class", "legend");
        List<String> names = pictures.names();
        for (int place = 0; place < names.size(); place++) {
            out.open("li")
                    .open("span", "class", "swatch " + TrafficPictures.colour(place))
                    .close()
                    .text(names.get(place))
                    .close();
        }
        out.close().line();
    }

    private void row(ClassResult each) {
        out.open("tr").element("th", each.traffic().name(), "scope", "row");
        out.element("td", each.sls().stream().map(String::valueOf).collect(Collectors.joining(", ")));
        out.element("td", String.valueOf(each.flows()), "class", "number");
        number(each.gigabits());
        number(each.slowest());
        number(each.fastest());
        out.close().line();
    }

    private void row(LinkLoad link) {
        out.open("tr").element("th", pictures.title(link), "scope", "row");
        number(link.rate());
        number(link.gigabits());
        link.classes().forEach(this::number);
        out.close().line();
    }

    private void number(double value) {
        out.element("td", TrafficPictures.gigabits(value), "class", "number");
    }
}

package org.qos.analysis.report.fabric;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.report.html.NameRanges;
import org.qos.analysis.report.html.Section;
import org.qos.analysis.report.html.Tables;
import org.qos.analysis.report.request.GroupClasses;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.value.Guid;

/** The fabric as a picture with a legend, and its switches as a table. */
public final class FabricSection {

    /** How many levels have a name in a tree of two levels. */
    private static final int LEAF_AND_SPINE = 2;

    private final SwitchGraph graph;
    private final GroupClasses classes;
    private final Policy policy;
    private final PortColours colours;
    private final List<String> names;
    private final Html out = new Html();

    private FabricSection(Fabric fabric, GroupClasses classes, Policy policy) {
        this.graph = new SwitchGraph(fabric);
        this.classes = classes;
        this.policy = policy;
        List<Integer> drawn = IntStream.range(0, graph.size())
                .boxed()
                .flatMap(index -> graph.endpoints(index).stream())
                .toList();
        this.colours = new PortColours(classes, policy.groups().size(), drawn);
        FieldText text = new FieldText(fabric);
        this.names = fabric.endpoints().stream()
                .map(port -> text.name(port.guid()).orElseGet(() -> Guid.text(port.guid())))
                .toList();
    }

    /** The section of a known fabric. */
    public static Section of(Fabric fabric, GroupClasses classes, Policy policy) {
        FabricSection section = new FabricSection(fabric, classes, policy);
        section.write();
        return new Section("fabric", "Fabric", section.out.toString());
    }

    private void write() {
        if (graph.size() == 0) {
            out.element("p", "The fabric has no switches.");
            return;
        }
        out.element(
                "p",
                "Each square is a port of a host below the switch that it is connected to; its colour is the set of port"
                        + " groups in which it is." + common() + loose());
        out.open("div", "class", "interactive fields").open("div", "class", "field-input");
        out.element("label", "Show only", "for", "fabric-group").open("select", "id", "fabric-group");
        out.element("option", "all groups", "value", "-1");
        for (int group = 0; group < policy.groups().size(); group++) {
            out.element("option", policy.groups().get(group).name(), "value", String.valueOf(group));
        }
        out.close().close().open("div", "class", "field-input");
        out.element("label", "Size", "for", "fabric-size")
                .open("input", "id", "fabric-size", "type", "range", "min", "0", "max", "100", "value", "0")
                .close()
                .close()
                .line();
        legend();
        out.open(
                "div",
                "class",
                "scroll picture",
                "tabindex",
                "0",
                "role",
                "group",
                "aria-label",
                "Picture of the fabric");
        new FabricPicture(graph, classes, colours, names, out).draw(description());
        out.close();
        out.open("details").element("summary", "Switches as a table");
        List<String> columns = List.of("Switch", "Level", "Linked to", "Ports of hosts");
        Tables.write(out, "Switches", columns, html -> IntStream.range(0, graph.size())
                .forEach(this::row));
        out.close();
    }

    private String common() {
        return colours.common().isEmpty() ? "" : " All of them are in: " + String.join(", ", colours.common()) + ".";
    }

    private String loose() {
        return graph.loose() == 0 ? "" : " Not drawn: " + graph.loose() + " ports that are connected to no switch.";
    }

    private String description() {
        Map<Integer, Long> levels = IntStream.range(0, graph.size())
                .boxed()
                .collect(Collectors.groupingBy(graph::level, TreeMap::new, Collectors.counting()));
        String switches = graph.isLevelled() && levels.size() <= LEAF_AND_SPINE
                ? levels.entrySet().stream()
                        .map(entry -> entry.getValue() + (entry.getKey() == 1 ? " leaf" : " spine") + " switches")
                        .collect(Collectors.joining(", "))
                : graph.size() + " switches";
        return switches + "; "
                + colours.legend().stream()
                        .map(entry -> entry.count() + " ports: " + entry.title())
                        .collect(Collectors.joining("; "));
    }

    private void legend() {
        out.open("ul", "class", "legend");
        colours.legend().forEach(entry -> out.open("li")
                .open("span", "class", "swatch " + entry.colour())
                .close()
                .text(entry.title() + " ")
                .element("span", String.valueOf(entry.count()), "class", "part")
                .close());
        out.close().line();
    }

    private void row(int index) {
        out.open("tr").element("th", graph.node(index).description(), "scope", "row");
        out.element("td", graph.level(index) == SwitchGraph.UNREACHED ? "no host" : String.valueOf(graph.level(index)));
        List<String> peers = new ArrayList<>();
        graph.links(index).keySet().forEach(peer -> peers.add(graph.node(peer).description()));
        out.element("td", String.join(", ", NameRanges.of(peers)));
        List<String> hosts = graph.endpoints(index).stream().map(names::get).toList();
        out.element("td", String.join(", ", NameRanges.of(hosts))).close().line();
    }
}

package org.qos.analysis.report.policy;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.report.html.Section;
import org.qos.analysis.report.html.Tables;
import org.qos.analysis.vl.SetupOptions;
import org.qos.analysis.vl.VlForecast;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.VlWeight;

/** SL2VL and VL arbitration tables: a picture for each kind of ports, and the scopes of {@code qos-setup}. */
public final class TableSection {

    private final FabricSetup setup;
    private final PolicyText text;
    private final Set<PortKind> present;
    private final Html out = new Html();

    private TableSection(BoundPolicy bound, PolicyText text) {
        this.setup = bound.policy().setup();
        this.text = text;
        this.present = kinds(bound.fabric());
    }

    /**
     * The section.
     *
     * @param options the options of OpenSM
     * @param source where the options are from
     */
    public static Section of(BoundPolicy bound, PolicyText text, SmOptions options, String source) {
        TableSection section = new TableSection(bound, text);
        section.pictures(options, source);
        SetupOptions.of(section.setup)
                .filter(stated -> !stated.equals(options))
                .ifPresent(
                        stated -> section.pictures(stated, "of qos-setup, as 'qos apply' sets them on kinds of ports"));
        section.scopes();
        return new Section("tables", "SL, VL and share", section.out.toString());
    }

    /** The kinds of ports that a fabric has; all of them without a fabric. */
    private static Set<PortKind> kinds(Fabric fabric) {
        EnumSet<PortKind> kinds = EnumSet.noneOf(PortKind.class);
        for (Node node : fabric.nodes()) {
            switch (node.type()) {
                case CA -> kinds.add(PortKind.CA);
                case ROUTER -> kinds.add(PortKind.ROUTER);
                case SWITCH -> kinds.add(PortKind.SWITCH_EXTERNAL);
            }
            if (node.enhancedPort0()) {
                kinds.add(PortKind.SWITCH_PORT_0);
            }
        }
        return kinds.isEmpty() ? EnumSet.allOf(PortKind.class) : kinds;
    }

    /** One picture for kinds of ports that have the same tables. */
    private void pictures(SmOptions options, String source) {
        out.element("h3", "Tables " + source);
        if (!options.qos() || options.maxOpVls() < 1) {
            out.element("p", "QoS is off: OpenSM sets no tables and does not read the policy.");
            return;
        }
        VlForecast.byTables(options, present).forEach(this::picture);
    }

    private void picture(VlForecast forecast, List<PortKind> kinds) {
        String title = kinds.stream().map(PortKind::title).collect(Collectors.joining(", "));
        out.open("figure").open("figcaption").element("strong", capitalized(title));
        out.text(" where links have " + (forecast.vls() == 1 ? "VL0" : "VL0 to VL" + (forecast.vls() - 1))
                        + "; limit of the high-priority table: " + VlForecast.limitText(forecast.highLimit()))
                .close();
        out.open(
                "div",
                "class",
                "scroll",
                "tabindex",
                "0",
                "role",
                "group",
                "aria-label",
                "SL, VL and share of " + title);
        VlPicture.write(out, text, forecast, title);
        out.close().close().line();
    }

    private static String capitalized(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    private void scopes() {
        out.element("h3", "Scopes of qos-setup");
        if (setup.sl2vl().isEmpty() && setup.vlArb().isEmpty()) {
            out.element("p", "The policy has no qos-setup.");
            return;
        }
        out.element(
                "p",
                "Of several scopes for one port the last one applies. OpenSM ignores qos-setup; 'qos apply' sets it.");
        if (!setup.sl2vl().isEmpty()) {
            Tables.write(
                    out, "SL2VL scopes", List.of("Out-ports", "In-ports", "VL of SL 0 to 15"), html -> setup.sl2vl()
                            .forEach(this::row));
        }
        if (!setup.vlArb().isEmpty()) {
            List<String> columns = List.of("Ports", "High table (VL:weight)", "Low table (VL:weight)", "High limit");
            Tables.write(
                    out, "VL arbitration scopes", columns, html -> setup.vlArb().forEach(this::row));
        }
    }

    private void row(Sl2VlScope scope) {
        out.open("tr").open("th", "scope", "row");
        text.groups(out, scope.groups());
        if (!scope.acrossTo().isEmpty()) {
            out.text(scope.groups().isEmpty() ? "peers of " : "; peers of ");
            text.groups(out, scope.acrossTo());
        }
        out.text(", " + ports(scope.to()))
                .element("span", text.place(scope), "class", "place")
                .close();
        out.open("td").text(ports(scope.from()));
        if (!scope.acrossFrom().isEmpty()) {
            out.text(" whose peer is in ");
            text.groups(out, scope.acrossFrom());
        }
        out.close();
        out.element("td", scope.vls().stream().map(String::valueOf).collect(Collectors.joining(", ")), "class", "code");
        out.close().line();
    }

    private void row(VlArbScope scope) {
        out.open("tr").open("th", "scope", "row");
        text.groups(out, scope.groups());
        if (!scope.across().isEmpty()) {
            out.text(scope.groups().isEmpty() ? "peers of " : "; peers of ");
            text.groups(out, scope.across());
        }
        out.text(", " + ports(scope.to()))
                .element("span", text.place(scope), "class", "place")
                .close();
        weights(scope.high());
        weights(scope.low());
        Optional<String> limit = scope.highLimit().isPresent()
                ? Optional.of(VlForecast.limitText(scope.highLimit().getAsInt()))
                : Optional.empty();
        out.element("td", limit.orElse("not stated")).close().line();
    }

    private void weights(List<VlWeight> table) {
        out.element(
                "td",
                table.isEmpty()
                        ? "not stated"
                        : table.stream().map(VlWeight::toString).collect(Collectors.joining(", ")),
                "class",
                table.isEmpty() ? "none" : "code");
    }

    private static String ports(PortNumbers ports) {
        return ports.all()
                ? "all ports"
                : "ports "
                        + ports.numbers().ranges().stream()
                                .map(range -> range.text(Long::toString))
                                .collect(Collectors.joining(", "));
    }
}

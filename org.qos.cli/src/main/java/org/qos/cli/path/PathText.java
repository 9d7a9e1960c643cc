package org.qos.cli.path;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.cli.report.TextTable;
import org.qos.dsl.language.Printable;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.Match;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.SaStatus;
import org.qos.runtime.path.resolve.ExpectedTables;
import org.qos.runtime.path.resolve.Hop;
import org.qos.runtime.path.resolve.HopVl;
import org.qos.runtime.path.resolve.LinkShare;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Profile;
import org.qos.runtime.path.resolve.Reason;
import org.qos.runtime.path.resolve.Resolution;
import org.qos.runtime.path.resolve.TableSource;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.PacketLife;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.Vl;

/**
 * Prints the answer to a path request for people.
 *
 * @param out takes the text
 * @param resolver what gave the answer
 * @param places where in its file the level of a match is written
 * @param tables the tables that packets meet
 * @param sources the name of a source of tables, such as {@code of opensm.opts}
 */
public record PathText(
        PrintWriter out,
        PathResolver resolver,
        Function<Object, String> places,
        ExpectedTables tables,
        Function<TableSource, String> sources) {

    private static final List<String> COLUMNS = List.of("node", "in", "out", "VL", "MTU", "rate", "share");

    /** Prints an answer. */
    public void print(Resolution answer) {
        if (answer instanceof Resolution.Path path) {
            printPath(path);
        } else if (answer instanceof Resolution.Refused refused) {
            out.println("no path: " + Printable.of(resolver.explain(refused)));
            if (resolver.profile() == Profile.OPENSM) {
                out.println("OpenSM answers " + status(refused.reason()) + logged(refused.reason()));
            }
        } else if (answer instanceof Resolution.NotKnown unknown) {
            out.println("not known: " + Printable.of(resolver.explain(unknown)));
        }
    }

    private static String status(Reason reason) {
        return reason.status().map(SaStatus::text).orElse("");
    }

    private static String logged(Reason reason) {
        return reason.logId().map(id -> " and logs ERR " + id).orElse(" and logs nothing");
    }

    private void printPath(Resolution.Path path) {
        PathRecord record = path.path();
        line("from", end(path.source(), record.slid()));
        line("to", end(path.destination(), record.dlid()));
        path.match().ifPresentOrElse(match -> line("level", level(match)), () -> line("level", "none, QoS is off"));
        line("SL", String.valueOf(record.sl()));
        line("P_Key", Pkey.text(record.pkey()));
        line("MTU", String.valueOf(Mtu.bytes(record.mtu().value())));
        line("rate", Rate.text(record.rate().value()));
        line(
                "life",
                PacketLife.text(record.packetLife().value()) + " ("
                        + record.packetLife().value() + ")");
        line("reversible", record.reversible() ? "yes" : "no");
        List<Hop> hops = resolver.hops(path, tables);
        if (!hops.isEmpty()) {
            out.println();
            printTable(hops);
            hops.stream()
                    .filter(hop -> hop.vl().filter(HopVl::dropsPackets).isPresent())
                    .findFirst()
                    .ifPresent(hop -> out.println(Printable.of(dropped(hop, record.sl()))));
            sources("VLs", hops.stream().flatMap(hop -> hop.vl().stream()).map(HopVl::source));
            sources(
                    "shares",
                    hops.stream()
                            .flatMap(hop -> hop.vl().stream())
                            .flatMap(vl -> vl.share().stream())
                            .map(LinkShare::source));
        }
    }

    private static String dropped(Hop hop, int sl) {
        int vl = hop.vl().orElseThrow().vl();
        return "Packets of SL " + sl + " do not arrive: " + hop.node().description() + " drops them at port "
                + hop.outPort()
                + (vl == Vl.DROP
                        ? ", whose SL2VL table has VL15 for the SL."
                        : ", whose link does not use VL" + vl + ".");
    }

    /** Where the tables of the hops are from; of several sources with how many hops each is for. */
    private void sources(String what, Stream<TableSource> ofHops) {
        Map<TableSource, Long> counts = ofHops.collect(Collectors.groupingBy(
                Function.identity(), () -> new EnumMap<>(TableSource.class), Collectors.counting()));
        String names = counts.entrySet().stream()
                .map(source -> sources.apply(source.getKey())
                        + (counts.size() == 1 ? "" : " (" + source.getValue() + " of the hops)"))
                .collect(Collectors.joining(", and "));
        if (!counts.isEmpty()) {
            out.println("The " + what + " are by the tables " + Printable.of(names) + ".");
        }
    }

    private void line(String what, String value) {
        out.println(String.format("%-12s%s", what, Printable.of(value)));
    }

    private String level(Match match) {
        return "\"" + match.level().name() + "\" (" + places.apply(match) + "), "
                + (match.isDefault() ? "by default" : "by rule " + match.rule());
    }

    private String end(int endpoint, int lid) {
        Fabric fabric = resolver.subnet().fabric();
        Port port = fabric.endpoints().get(endpoint);
        Node node = fabric.node(port.id().nodeGuid()).orElseThrow();
        String name = node.type() == NodeType.SWITCH ? node.description() : node.description() + "/P" + port.number();
        return name + " (" + Guid.text(port.guid()) + "), LID " + lid;
    }

    private void printTable(List<Hop> hops) {
        List<List<String>> rows = new ArrayList<>(List.of(COLUMNS));
        hops.forEach(hop -> rows.add(cells(hop)));
        TextTable.lines(rows).forEach(out::println);
    }

    private static List<String> cells(Hop hop) {
        return List.of(
                Printable.of(hop.node().description()),
                hop.inPort() == 0 ? "-" : String.valueOf(hop.inPort()),
                String.valueOf(hop.outPort()),
                hop.vl().map(vl -> String.valueOf(vl.vl())).orElse("-"),
                hop.mtu().isPresent() ? String.valueOf(Mtu.bytes(hop.mtu().getAsInt())) : "?",
                hop.rate().isPresent() ? Rate.text(hop.rate().getAsInt()) : "?",
                hop.vl()
                        .flatMap(HopVl::share)
                        .map(share -> String.format(Locale.ROOT, "%.0f %%", 100 * share.part()))
                        .orElse("-"));
    }
}

package org.qos.cli.simulate;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.qos.analysis.setup.PortTitles;
import org.qos.analysis.simulation.network.GigabitText;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.result.ClassResult;
import org.qos.analysis.simulation.result.FlowResult;
import org.qos.analysis.simulation.result.LinkLoad;
import org.qos.analysis.simulation.result.LinkVl;
import org.qos.analysis.simulation.result.SimulationResult;
import org.qos.analysis.simulation.result.TrafficNote;
import org.qos.analysis.simulation.result.VlWait;
import org.qos.analysis.simulation.traffic.RoutedTraffic.RefusedRequests;
import org.qos.cli.report.TextTable;
import org.qos.dsl.language.Printable;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;

/**
 * Prints what a simulation says for people.
 *
 * @param out takes the text
 * @param fabric has the ports
 * @param limit how many full links and waiting VLs are printed at most
 */
public record SimulationReport(PrintWriter out, Fabric fabric, int limit) {

    private static final List<String> CLASSES =
            List.of("class", "SLs", "flows", "load of a sender", "Gb/s", "slowest flow", "fastest flow");
    private static final List<String> COMPARED = List.of("class", "SLs", "then", "Gb/s", "then", "change");
    private static final List<String> FLOWS = List.of("class", "from", "to", "SL", "load", "Gb/s");
    private static final double LONG = 0.1;

    /**
     * Prints all but the flows.
     *
     * @param tables a sentence that says where the tables of ports are from; may be empty
     */
    public void print(SimulationResult result, String tables) {
        List<List<String>> rows = new ArrayList<>(List.of(CLASSES));
        result.classes().forEach(traffic -> rows.add(row(traffic)));
        table(rows);
        links(result);
        waits(result);
        result.deadlocks().forEach(this::deadlock);
        result.refused().forEach(refused -> refused(result, refused));
        TrafficNote.of(result, fabric).forEach(note -> note(result, note));
        nothing(result);
        uncertain(result);
        tables(tables);
    }

    private void tables(String tables) {
        if (!tables.isEmpty()) {
            out.println(Printable.of(tables));
            out.println();
        }
    }

    /** Where packets wait for each other forever, no time is long enough. */
    private void nothing(SimulationResult result) {
        boolean arrives = result.classes().stream().anyMatch(traffic -> traffic.gigabits() > 0);
        if (!arrives && result.flows().size() > 0 && result.deadlocks().isEmpty()) {
            out.println("No packet arrives while bytes are counted; '--duration' has to be longer.");
            out.println();
        }
    }

    private void uncertain(SimulationResult result) {
        long flows = result.flows().uncertain();
        if (flows > 0) {
            out.println(
                    PortTitles.counted(flows, "flow") + " of " + result.flows().size()
                            + " may get another rate, because it depends on which buffers fill first, how long they fill, or on packets"
                            + " of several sizes;"
                            + " '--model packet' simulates that, but takes longer");
            out.println();
        }
    }

    private void note(SimulationResult result, TrafficNote note) {
        String name = result.classes().get(note.trafficClass()).traffic().name();
        out.println(
                Printable.of(
                        note instanceof TrafficNote.AboveLink above
                                ? name + " offers " + GigabitText.of(above.offered()) + " Gb/s from "
                                        + end(above.sender())
                                        + ", whose link takes " + GigabitText.of(above.rate())
                                        + " Gb/s; write 'load: max' for as much as it takes"
                                : name
                                        + " has no flow, because each of its senders is the only receiver; check 'from' and 'to'"));
        out.println();
    }

    /**
     * Prints what each class gets with one policy and then with another one.
     *
     * @param tables a sentence that says where the tables of ports are from with the other one; may be empty
     */
    public void compare(SimulationResult before, SimulationResult after, String policy, String tables) {
        out.println("With " + Printable.of(policy) + " then:");
        List<List<String>> rows = new ArrayList<>(List.of(COMPARED));
        for (int place = 0; place < before.classes().size(); place++) {
            ClassResult one = before.classes().get(place);
            ClassResult other = after.classes().get(place);
            rows.add(List.of(
                    Printable.of(one.traffic().name()),
                    numbers(one.sls()),
                    numbers(other.sls()),
                    GigabitText.of(one.gigabits()),
                    GigabitText.of(other.gigabits()),
                    change(one.gigabits(), other.gigabits())));
        }
        table(rows);
        after.deadlocks().forEach(this::deadlock);
        after.refused().forEach(refused -> refused(after, refused));
        tables(tables);
    }

    /** Prints what each flow gets. */
    public void flows(SimulationResult result) {
        List<List<String>> rows = new ArrayList<>(List.of(FLOWS));
        result.flows().forEach(flow -> rows.add(row(result, flow)));
        table(rows);
    }

    private void table(List<List<String>> rows) {
        TextTable.lines(rows).forEach(out::println);
        out.println();
    }

    private static List<String> row(ClassResult traffic) {
        return List.of(
                Printable.of(traffic.traffic().name()),
                numbers(traffic.sls()),
                String.valueOf(traffic.flows()),
                traffic.traffic().load().toString(),
                GigabitText.of(traffic.gigabits()),
                GigabitText.of(traffic.slowest()),
                GigabitText.of(traffic.fastest()));
    }

    private List<String> row(SimulationResult result, FlowResult flow) {
        boolean unlimited = flow.offered() == SimulatedFlow.UNLIMITED;
        return List.of(
                Printable.of(result.classes()
                        .get(flow.flow().trafficClass())
                        .traffic()
                        .name()),
                end(flow.flow().source()),
                end(flow.flow().destination()),
                String.valueOf(flow.flow().sl()),
                unlimited ? "max" : GigabitText.of(flow.offered()),
                GigabitText.of(flow.gigabits()));
    }

    private void links(SimulationResult result) {
        List<LinkLoad> full = result.links().stream().filter(LinkLoad::isFull).toList();
        out.println(full.isEmpty() ? "No link is full." : "Full links:");
        full.stream()
                .limit(limit)
                .forEach(link -> out.println("  " + port(link.from()) + " -> " + port(link.to())
                        + ", " + GigabitText.of(link.rate()) + " Gb/s: "
                        + link.vls().stream()
                                .map(vl -> "VL" + vl.vl() + " " + GigabitText.of(vl.gigabits()))
                                .collect(Collectors.joining(", "))));
        more(full.size());
        out.println();
    }

    private void waits(SimulationResult result) {
        List<VlWait> shown = result.waits().stream()
                .filter(wait -> wait.part().orElse(1) >= LONG)
                .toList();
        if (!shown.isEmpty()) {
            out.println("VLs whose packets wait, at the far end of their link:");
            shown.stream()
                    .limit(limit)
                    .forEach(wait -> out.println("  " + vl(wait.waiting()) + " waits for " + vl(wait.awaited())
                            + (wait.part().isPresent()
                                    ? String.format(
                                            Locale.ROOT,
                                            ", %.0f %% of the time",
                                            100 * wait.part().getAsDouble())
                                    : "")));
            more(shown.size());
            out.println();
        }
    }

    private void more(int count) {
        if (count > limit) {
            out.println("  ... " + (count - limit) + " more; --format json has all");
        }
    }

    private void deadlock(List<LinkVl> cycle) {
        out.println("Deadlock: packets of these VLs wait for each other and never move again:");
        cycle.forEach(step -> out.println("  " + vl(step)));
        out.println();
    }

    private void refused(SimulationResult result, RefusedRequests refused) {
        out.println(Printable.of("No path for " + PortTitles.counted(refused.requests(), "flow") + " of "
                + result.classes().get(refused.trafficClass()).traffic().name() + ", first from "
                + end(refused.source()) + " to " + end(refused.destination()) + ": " + refused.reason()));
        out.println();
    }

    private String end(int endpoint) {
        return port(fabric.endpoints().get(endpoint).id());
    }

    private String vl(LinkVl vl) {
        return "VL" + vl.vl() + " of " + port(vl.from());
    }

    private String port(PortId port) {
        return Printable.of(new PortTitles(fabric).port(port));
    }

    private static String numbers(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private static String change(double before, double after) {
        return before == 0 ? "" : String.format(Locale.ROOT, "%+.1f %%", 100 * (after / before - 1));
    }
}

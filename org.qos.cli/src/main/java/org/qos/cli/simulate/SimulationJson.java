package org.qos.cli.simulate;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.result.ClassResult;
import org.qos.analysis.simulation.result.FlowResult;
import org.qos.analysis.simulation.result.LinkLoad;
import org.qos.analysis.simulation.result.LinkVl;
import org.qos.analysis.simulation.result.SimulationResult;
import org.qos.analysis.simulation.result.VlWait;
import org.qos.analysis.simulation.traffic.RoutedTraffic.RefusedRequests;
import org.qos.cli.report.PortJson;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.path.resolve.TableSource;

/**
 * Prints what a simulation says as JSON: {@code {"classes", "flows", "links", "waits", "deadlocks", "refused", "tables", "assumed"}}, and
 * the same of another policy as {@code "compared"}. Rates are in Gb/s, parts of the time from 0 to 1.
 *
 * @param fabric has the ports
 */
public record SimulationJson(Fabric fabric) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** The JSON of a result, and of that with another policy where there is one. */
    public String of(SimulationResult result, Optional<SimulationResult> compared) {
        ObjectNode root = JSON.createObjectNode();
        write(result, root);
        compared.ifPresent(other -> write(other, root.putObject("compared")));
        return root.toPrettyString();
    }

    private void write(SimulationResult result, ObjectNode node) {
        ArrayNode classes = node.putArray("classes");
        result.classes().forEach(traffic -> write(traffic, classes.addObject()));
        ArrayNode flows = node.putArray("flows");
        result.flows().forEach(flow -> write(result, flow, flows.addObject()));
        ArrayNode links = node.putArray("links");
        result.links().forEach(link -> write(link, links.addObject()));
        ArrayNode waits = node.putArray("waits");
        for (VlWait wait : result.waits()) {
            ObjectNode written = waits.addObject();
            put(wait.part(), "part", written);
            write(wait.waiting(), written.putObject("waiting"));
            write(wait.awaited(), written.putObject("awaited"));
        }
        ArrayNode deadlocks = node.putArray("deadlocks");
        result.deadlocks().forEach(cycle -> {
            ArrayNode steps = deadlocks.addArray();
            cycle.forEach(step -> write(step, steps.addObject()));
        });
        ArrayNode refused = node.putArray("refused");
        for (RefusedRequests requests : result.refused()) {
            ObjectNode written = refused.addObject().put("class", name(result, requests.trafficClass()));
            end(requests.source(), written.putObject("source"));
            end(requests.destination(), written.putObject("destination"));
            written.put("reason", requests.reason()).put("requests", requests.requests());
        }
        ArrayNode tables = node.putArray("tables");
        result.tables().stream().sorted().map(TableSource::id).forEach(tables::add);
        ArrayNode assumed = node.putArray("assumed");
        result.assumed().stream()
                .sorted()
                .forEach(value -> assumed.add(value.name().toLowerCase(Locale.ROOT)));
    }

    private static String name(SimulationResult result, int trafficClass) {
        return result.classes().get(trafficClass).traffic().name();
    }

    private static void write(ClassResult traffic, ObjectNode node) {
        node.put("name", traffic.traffic().name())
                .put("pattern", traffic.traffic().pattern().id());
        ArrayNode sls = node.putArray("sls");
        traffic.sls().forEach(sls::add);
        node.put("flows", traffic.flows())
                .put("gbps", traffic.gigabits())
                .put("slowest", traffic.slowest())
                .put("fastest", traffic.fastest());
    }

    private void write(SimulationResult result, FlowResult flow, ObjectNode node) {
        node.put("class", name(result, flow.flow().trafficClass()));
        end(flow.flow().source(), node.putObject("source"));
        end(flow.flow().destination(), node.putObject("destination"));
        node.put("sl", flow.flow().sl());
        if (flow.offered() == SimulatedFlow.UNLIMITED) {
            node.putNull("offered");
        } else {
            node.put("offered", flow.offered());
        }
        node.put("gbps", flow.gigabits()).put("uncertain", flow.uncertain());
    }

    private void write(LinkLoad link, ObjectNode node) {
        port(link.from(), node.putObject("from"));
        port(link.to(), node.putObject("to"));
        node.put("rate", link.rate()).put("gbps", link.gigabits()).put("full", link.isFull());
        ArrayNode vls = node.putArray("vls");
        link.vls()
                .forEach(vl -> put(
                        vl.stalled(),
                        "stalled",
                        vls.addObject().put("vl", vl.vl()).put("gbps", vl.gigabits())));
    }

    private static void put(OptionalDouble value, String field, ObjectNode node) {
        value.ifPresentOrElse(known -> node.put(field, known), () -> node.putNull(field));
    }

    private void write(LinkVl vl, ObjectNode node) {
        port(vl.from(), node);
        node.put("vl", vl.vl());
    }

    private void end(int endpoint, ObjectNode node) {
        port(fabric.endpoints().get(endpoint).id(), node);
    }

    private void port(PortId port, ObjectNode node) {
        PortJson.add(port, fabric, node);
    }
}

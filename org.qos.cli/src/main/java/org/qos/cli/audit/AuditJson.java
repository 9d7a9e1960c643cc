package org.qos.cli.audit;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.qos.analysis.audit.AuditFinding;
import org.qos.analysis.audit.AuditFinding.CreditLoopFinding;
import org.qos.analysis.audit.AuditFinding.Dropped;
import org.qos.analysis.audit.AuditFinding.ForwardingLoop;
import org.qos.analysis.audit.AuditFinding.IpoibNodes;
import org.qos.analysis.audit.AuditFinding.LonePartition;
import org.qos.analysis.audit.AuditFinding.MulticastGroups;
import org.qos.analysis.audit.AuditFinding.NamedPorts;
import org.qos.analysis.audit.AuditFinding.NotRouted;
import org.qos.analysis.audit.AuditFinding.Route;
import org.qos.analysis.audit.AuditFinding.Service;
import org.qos.analysis.audit.AuditFinding.SharedVl;
import org.qos.analysis.audit.AuditResult;
import org.qos.analysis.audit.AuditText;
import org.qos.analysis.audit.share.LinkClass;
import org.qos.analysis.audit.share.VlPart;
import org.qos.cli.report.PortJson;
import org.qos.dsl.project.settings.GradedAudit;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.path.resolve.TableSource;

/**
 * Prints an audit as JSON: {@code {"paths", "findings", "tables", "links"}}.
 *
 * @param fabric has the ports
 */
public record AuditJson(Fabric fabric) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * The JSON of a result.
     *
     * @param graded what is reported of its findings
     */
    public String of(AuditResult result, List<GradedAudit> graded) {
        ObjectNode root = JSON.createObjectNode();
        root.put("paths", result.paths());
        ArrayNode findings = root.putArray("findings");
        AuditText text = new AuditText(fabric);
        for (GradedAudit found : graded) {
            ObjectNode node = findings.addObject()
                    .put("code", found.code().code())
                    .put("severity", found.severity().toString())
                    .put("message", text.of(found.finding()));
            write(found.finding(), node);
        }
        ArrayNode tables = root.putArray("tables");
        result.tables().stream().sorted().map(TableSource::id).forEach(tables::add);
        ArrayNode links = root.putArray("links");
        result.shares().forEach(shares -> write(shares, links.addObject()));
        return root.toPrettyString();
    }

    private void write(AuditFinding finding, ObjectNode node) {
        if (finding instanceof CreditLoopFinding loop) {
            node.put("loops", loop.loops()).put("channels", loop.channels());
            numbers(loop.vls(), node.putArray("vls"));
            ArrayNode hops = node.putArray("hops");
            loop.hops().forEach(hop -> {
                ObjectNode written = hops.addObject();
                port(hop.from(), written.putObject("from"));
                port(hop.to(), written.putObject("to"));
                written.put("vl", hop.vl());
                route(hop.route(), written.putObject("route"));
            });
        } else if (finding instanceof ForwardingLoop loop) {
            ports(loop.outPorts(), node);
            numbers(loop.lids(), node.putArray("lids"));
        } else if (finding instanceof NotRouted missing) {
            node.put("paths", missing.paths());
            ports(missing.destinations(), node);
        } else if (finding instanceof Dropped dropped) {
            node.put("sl", dropped.sl()).put("vl", dropped.vl()).put("paths", dropped.paths());
            route(dropped.route(), node.putObject("route"));
            ports(dropped.ports(), node);
        } else {
            writeTables(finding, node);
        }
    }

    private void writeTables(AuditFinding finding, ObjectNode node) {
        if (finding instanceof Service service) {
            node.put("vl", service.vl()).put("packet", service.packet());
            if (service.weight() > 0) {
                node.put("weight", service.weight());
            }
            numbers(service.sls(), node.putArray("sls"));
            ports(service.ports(), node);
        } else if (finding instanceof SharedVl shared) {
            node.put("vl", shared.vl());
            numbers(shared.sls(), node.putArray("sls"));
            ports(shared.ports(), node);
        } else if (finding instanceof MulticastGroups multicast) {
            node.put("partition", multicast.partition()).put("sl", multicast.sl());
            ArrayNode groups = node.putArray("groups");
            multicast.groups().forEach(group -> groups.add(group.toString()));
            ports(multicast.ports(), node);
        } else if (finding instanceof IpoibNodes needed) {
            node.put("pkey", needed.pkey());
            ports(needed.nodes(), node);
        } else if (finding instanceof NamedPorts named) {
            node.put("group", named.group());
            ports(named.ports(), node);
        } else if (finding instanceof LonePartition lone) {
            ports(lone.ports(), node);
        }
    }

    private void write(LinkClass links, ObjectNode node) {
        node.put("from", links.tables().from().toString())
                .put("to", links.tables().to().toString())
                .put("mtu", links.tables().mtu())
                .put("mtuAssumed", links.tables().mtuAssumed())
                .put("vls", links.tables().vls())
                .put("highLimit", links.tables().arbitration().highLimit());
        links.tables().gigabits().ifPresentOrElse(gigabits -> node.put("gbps", gigabits), () -> node.putNull("gbps"));
        ArrayNode shares = node.putArray("shares");
        for (VlPart part : links.vls()) {
            ObjectNode share = shares.addObject().put("vl", part.vl());
            numbers(part.sls(), share.putArray("sls"));
            ArrayNode levels = share.putArray("levels");
            part.levels().forEach(levels::add);
            share.put("guaranteed", part.guaranteed()).put("worst", part.worst());
        }
        ports(links.ports(), node);
    }

    private void route(Route route, ObjectNode node) {
        port(route.source(), node.putObject("source"));
        port(route.destination(), node.putObject("destination"));
        node.put("lid", route.lid()).put("sl", route.sl());
    }

    private void ports(List<PortId> ports, ObjectNode node) {
        ArrayNode all = node.putArray("ports");
        ports.forEach(port -> port(port, all.addObject()));
    }

    private void port(PortId port, ObjectNode node) {
        PortJson.add(port, fabric, node);
    }

    private static void numbers(List<Integer> numbers, ArrayNode array) {
        numbers.forEach(array::add);
    }
}

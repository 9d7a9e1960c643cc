package org.qos.analysis.audit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.analysis.audit.AuditFinding.CreditLoopFinding;
import org.qos.analysis.audit.AuditFinding.Dropped;
import org.qos.analysis.audit.AuditFinding.ForwardingLoop;
import org.qos.analysis.audit.AuditFinding.Kind;
import org.qos.analysis.audit.AuditFinding.LoopHop;
import org.qos.analysis.audit.AuditFinding.NotRouted;
import org.qos.analysis.audit.AuditFinding.Route;
import org.qos.analysis.audit.loop.CreditLoop;
import org.qos.analysis.audit.traffic.PathFaults;
import org.qos.analysis.audit.traffic.PathUse;
import org.qos.analysis.audit.traffic.RoutedLinks;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/** Findings about paths: loops, and packets that do not arrive. */
final class PathFindings {

    private final RoutedLinks links;
    private final Fabric fabric;

    PathFindings(RoutedLinks links) {
        this.links = links;
        this.fabric = links.subnet().fabric();
    }

    List<AuditFinding> of(List<CreditLoop> loops, PathFaults faults) {
        List<AuditFinding> findings = new ArrayList<>();
        findings.addAll(creditLoops(loops));
        findings.addAll(forwardingLoops(faults));
        findings.addAll(notRouted(faults));
        findings.addAll(dropped(faults));
        return findings;
    }

    /** Loops of the same switches together: where several cables connect two of them, each can be part of a loop of its own. */
    private List<CreditLoopFinding> creditLoops(List<CreditLoop> loops) {
        Map<Set<List<Long>>, List<CreditLoop>> alike = new LinkedHashMap<>();
        loops.forEach(loop -> alike.computeIfAbsent(
                        loop.steps().stream().map(this::nodes).collect(Collectors.toSet()), nodes -> new ArrayList<>())
                .add(loop));
        return alike.values().stream().map(this::creditLoop).toList();
    }

    private List<Long> nodes(CreditLoop.Step step) {
        return List.of(
                links.id(step.outPort()).nodeGuid(),
                links.id(links.peer(step.outPort())).nodeGuid());
    }

    private CreditLoopFinding creditLoop(List<CreditLoop> loops) {
        List<LoopHop> hops = loops.get(0).steps().stream()
                .map(step -> new LoopHop(
                        links.id(step.outPort()), links.id(links.peer(step.outPort())), step.vl(), route(step.path())))
                .toList();
        List<Integer> vls = loops.stream()
                .flatMap(loop -> loop.steps().stream())
                .map(CreditLoop.Step::vl)
                .distinct()
                .sorted()
                .toList();
        int channels = loops.stream().mapToInt(CreditLoop::channels).sum();
        return new CreditLoopFinding(hops, loops.size(), vls, channels);
    }

    private Route route(PathUse path) {
        Port source = fabric.endpoints().get(path.source());
        return new Route(source.id(), destination(path.lid()), path.lid(), path.sl());
    }

    /** The port of a LID, also where a snapshot gives ports LIDs that overlap. */
    private PortId destination(int lid) {
        return fabric.portByLid(lid)
                .or(() -> fabric.endpoints().stream()
                        .filter(port -> port.answersTo(lid))
                        .findFirst())
                .map(Port::id)
                .orElseThrow();
    }

    /** Loops of the same switches together. */
    private List<ForwardingLoop> forwardingLoops(PathFaults faults) {
        Map<List<Integer>, List<Integer>> lids = new LinkedHashMap<>();
        faults.loops().forEach(loop -> lids.computeIfAbsent(loop.outPorts(), ports -> new ArrayList<>())
                .add(loop.lid()));
        return lids.entrySet().stream()
                .map(entry -> new ForwardingLoop(
                        entry.getKey().stream().map(links::id).toList(), entry.getValue()))
                .toList();
    }

    private List<NotRouted> notRouted(PathFaults faults) {
        if (faults.unrouted().isEmpty()) {
            return List.of();
        }
        PathFaults.Unrouted first = faults.unrouted().iterator().next();
        List<PortId> destinations = faults.unrouted().stream()
                .map(unrouted -> destination(unrouted.lid()))
                .distinct()
                .toList();
        long paths = faults.unrouted().stream()
                .mapToLong(PathFaults.Unrouted::sources)
                .sum();
        return List.of(new NotRouted(
                destinations, paths, fabric.endpoints().get(first.firstSource()).id()));
    }

    /** Ports that drop the same SL for the same reason together. */
    private List<Dropped> dropped(PathFaults faults) {
        Map<List<Integer>, Dropped> alike = new LinkedHashMap<>();
        for (PathFaults.Dropped one : faults.dropped()) {
            int sl = one.first().sl();
            int vl = vl(one.outPort(), sl);
            Kind kind = vl == Vl.DROP ? Kind.SL_DROPPED_ON_PATH : Kind.VL_BEYOND_LINK;
            Dropped alone =
                    new Dropped(kind, sl, vl, List.of(links.id(one.outPort())), one.pairs(), route(one.first()));
            alike.merge(List.of(sl, vl), alone, PathFindings::together);
        }
        return List.copyOf(alike.values());
    }

    private static Dropped together(Dropped one, Dropped other) {
        return new Dropped(
                one.kind(),
                one.sl(),
                one.vl(),
                Stream.concat(one.ports().stream(), other.ports().stream()).toList(),
                one.paths() + other.paths(),
                one.route());
    }

    /** The VL beyond those of the link to which the tables of an out-port lead, 15 where they drop packets. */
    private int vl(int outPort, int sl) {
        PortId id = links.id(outPort);
        return IntStream.rangeClosed(0, links.node(outPort).portCount())
                .map(in -> Sl2VlRow.vl(links.tables().row(id, in).vls(), sl))
                .filter(vl -> vl != Vl.DROP && vl >= links.vls(id))
                .findFirst()
                .orElse(Vl.DROP);
    }
}

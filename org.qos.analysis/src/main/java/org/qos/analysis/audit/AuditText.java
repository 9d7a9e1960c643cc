package org.qos.analysis.audit;

import static org.qos.analysis.setup.PortTitles.counted;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.analysis.audit.AuditFinding.CreditLoopFinding;
import org.qos.analysis.audit.AuditFinding.Dropped;
import org.qos.analysis.audit.AuditFinding.ForwardingLoop;
import org.qos.analysis.audit.AuditFinding.IpoibNodes;
import org.qos.analysis.audit.AuditFinding.Kind;
import org.qos.analysis.audit.AuditFinding.LonePartition;
import org.qos.analysis.audit.AuditFinding.LoopHop;
import org.qos.analysis.audit.AuditFinding.MulticastGroups;
import org.qos.analysis.audit.AuditFinding.NamedPorts;
import org.qos.analysis.audit.AuditFinding.NotChecked;
import org.qos.analysis.audit.AuditFinding.NotRouted;
import org.qos.analysis.audit.AuditFinding.Route;
import org.qos.analysis.audit.AuditFinding.Service;
import org.qos.analysis.audit.AuditFinding.SharedVl;
import org.qos.analysis.setup.PortTitles;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.VlArbitration;

/**
 * Findings of an audit as sentences: what is wrong, what it does to packets or to OpenSM, and what to do.
 *
 * @param fabric has the ports
 */
public record AuditText(Fabric fabric) {

    /** The sentence about a finding, without a full stop. */
    public String of(AuditFinding finding) {
        if (finding instanceof CreditLoopFinding loop) {
            return creditLoop(loop);
        }
        if (finding instanceof ForwardingLoop loop) {
            return "the forwarding tables of " + ports(loop.outPorts()) + " send packets for "
                    + counted(loop.lids().size(), "LID") + " in a loop, the first is LID "
                    + loop.lids().get(0) + "; they never arrive and block their links; have OpenSM route the fabric"
                    + " again";
        }
        if (finding instanceof NotRouted missing) {
            return notRouted(missing);
        }
        if (finding instanceof Dropped dropped) {
            return dropped(dropped);
        }
        if (finding instanceof Service service) {
            return service(service);
        }
        if (finding instanceof SharedVl shared) {
            return "SLs " + list(shared.sls()) + " share VL" + shared.vl() + " at "
                    + counted(shared.ports().size(), "port") + " with " + counted(shared.vls(), "VL") + " ("
                    + ports(shared.ports()) + "), but have VLs of their own on links with more; there the busier one"
                    + " slows the others down; map the SLs to VLs that all links have";
        }
        if (finding instanceof MulticastGroups multicast) {
            return multicast(multicast);
        }
        return ofLoss(finding);
    }

    private String ofLoss(AuditFinding finding) {
        if (finding instanceof IpoibNodes needed) {
            return "without " + oneOf(needed.nodes()) + " the partition " + Pkey.text(needed.pkey())
                    + " of an ipoib line has fewer than two full members; OpenSM then rejects the policy at the next"
                    + " sweep; add full members, or write 'any, pkey' instead of 'ipoib'";
        }
        if (finding instanceof NamedPorts named) {
            return "port group '" + named.group() + "' names " + ports(named.ports())
                    + " of nodes with several ports; when only the cable of that port fails, OpenSM rejects the"
                    + " policy at the next sweep; use port-guid";
        }
        if (finding instanceof LonePartition lone) {
            return "all members of partition " + lone.partition() + " are ports of "
                    + titles().node(lone.ports().get(0).nodeGuid())
                    + ", so that it connects nothing; add members, or remove it";
        }
        return notChecked((NotChecked) finding);
    }

    private String multicast(MulticastGroups multicast) {
        int more = multicast.groups().size() - 1;
        return "packets of multicast group " + multicast.groups().get(0) + (more > 0 ? " and " + more + " more" : "")
                + " of partition " + multicast.partition() + " have SL " + multicast.sl() + ", which "
                + counted(multicast.ports().size(), "port") + " next to members ("
                + titles().ports(multicast.ports()) + ") drop or never send; map the SL to a VL with a weight there,"
                + " or give the group another SL in the partition file";
    }

    private String creditLoop(CreditLoopFinding loop) {
        String vls = loop.vls().stream().map(vl -> "VL" + vl).collect(Collectors.joining(", "));
        return counted(loop.hops().size(), "link") + " can wait for each other in a cycle on " + vls
                + (loop.channels() > loop.hops().size()
                        ? " (one of "
                                + (loop.loops() > 1
                                        ? loop.loops() + " cycles or more of these switches"
                                        : "several cycles")
                                + ", with " + loop.channels() + " buffers in all)"
                        : "")
                + "; when their buffers are full, no packet in them moves until a switch drops it by age; use a routing engine"
                + " without credit loops, or give the paths SLs that break the cycle";
    }

    /** More about a finding, line by line; most have none. */
    public List<String> details(AuditFinding finding) {
        if (finding instanceof CreditLoopFinding loop) {
            return IntStream.range(0, loop.hops().size())
                    .mapToObj(place -> (place + 1) + ". " + hop(loop.hops().get(place)))
                    .toList();
        }
        return List.of();
    }

    private String hop(LoopHop hop) {
        return titles().port(hop.from()) + " -> " + titles().port(hop.to()) + " VL" + hop.vl() + ", then the next"
                + " link: "
                + route(hop.route());
    }

    private String route(Route route) {
        return titles().port(route.source()) + " to " + titles().port(route.destination()) + " (LID " + route.lid()
                + ") with SL " + route.sl();
    }

    private String notRouted(NotRouted missing) {
        return counted(missing.paths(), "path") + " to "
                + counted(missing.destinations().size(), "end port") + " ("
                + ports(missing.destinations()) + ") "
                + (missing.paths() == 1 ? "does" : "do") + " not arrive, such as that from "
                + titles().port(missing.source()) + " to "
                + titles().port(missing.destinations().get(0))
                + "; the forwarding tables have no entry, or lead elsewhere; have OpenSM route the fabric again";
    }

    private String dropped(Dropped dropped) {
        String what = counted(dropped.ports().size(), "port") + " (" + ports(dropped.ports()) + ")";
        String paths = counted(dropped.paths(), "path") + ", such as " + route(dropped.route());
        return dropped.kind() == Kind.VL_BEYOND_LINK
                ? "SL2VL of " + what + " maps SL " + dropped.sl() + " to VL" + dropped.vl()
                        + ", which the link does not use; packets are dropped there on " + paths
                        + "; map the SL to a VL that the link has"
                : "SL2VL of " + what + " drops packets of SL " + dropped.sl() + ", which the policy gives on " + paths
                        + "; OpenSM finds no path for such a request and logs nothing; map the SL to a VL, or give"
                        + " another level";
    }

    private String service(Service service) {
        String vl = "VL" + service.vl() + " (SL " + list(service.sls()) + ")";
        String where = " at " + counted(service.ports().size(), "port") + " (" + ports(service.ports()) + ")";
        return switch (service.kind()) {
            case VL_WITHOUT_WEIGHT ->
                vl + " has no weight in either arbitration table" + where
                        + "; its packets are never sent and are dropped in the buffer; give it a weight";
            case VL_STARVED ->
                vl + " is only in the low-priority table" + where
                        + ", and VLHighLimit is 255 (no limit); while the high-priority table has packets, the"
                        + " port does not serve the VL; lower the limit";
            default ->
                "weight " + service.weight() + " of " + vl + where + " is "
                        + service.weight() * VlArbitration.WEIGHT_UNIT + " bytes, less than a packet of "
                        + service.packet()
                        + " bytes; ports send packets whole, so that the shares differ from the weights; use"
                        + " multiples of "
                        + service.packet() / VlArbitration.WEIGHT_UNIT;
        };
    }

    /** Why no path was followed, as a clause; empty where paths were. */
    public static Optional<String> unfollowed(AuditResult result) {
        return result.paths() > 0
                ? Optional.empty()
                : result.findings().stream()
                        .filter(NotChecked.class::isInstance)
                        .flatMap(finding -> unfollowed(((NotChecked) finding).reason()).stream())
                        .findFirst();
    }

    private static Optional<String> unfollowed(NotChecked.Reason reason) {
        return switch (reason) {
            case FORWARDING_UNKNOWN -> Optional.of("forwarding tables are not known");
            case LIDS_UNKNOWN -> Optional.of("no channel adapter of the snapshot has a LID");
            case FORWARDING_INCOMPLETE -> Optional.empty();
            case ENGINE_CHOOSES_SLS -> Optional.of("the routing engine chooses the SL of each path");
        };
    }

    private String notChecked(NotChecked finding) {
        return switch (finding.reason()) {
            case FORWARDING_UNKNOWN ->
                "paths and credit loops are not checked: forwarding tables are unknown; add opensm-lfts.dump (OpenSM"
                        + " writes it with log flag 0x40) or the snapshot of 'qos discover'; VLs are checked as if"
                        + " each link carried every SL of the policy";
            case LIDS_UNKNOWN ->
                "paths and credit loops are not checked: no channel adapter of the snapshot has a LID; read the fabric"
                        + " again when OpenSM has configured it; VLs are checked as if each link carried every SL of the"
                        + " policy";
            case FORWARDING_INCOMPLETE ->
                "paths through "
                        + (finding.nodes().size() == 1
                                ? "a switch"
                                : finding.nodes().size() + " switches")
                        + " are not checked: the snapshot"
                        + " does not have the forwarding tables of "
                        + titles().nodes(finding.nodes()) + "; read them again";
            case ENGINE_CHOOSES_SLS ->
                "paths and credit loops are not checked: routing engine " + finding.engine()
                        + " chooses the SL of each path; pass the SLs with --path-sls";
        };
    }

    private String oneOf(List<PortId> nodes) {
        return nodes.size() == 1 ? titles().nodes(nodes) : "any one of " + titles().nodes(nodes);
    }

    private String ports(List<PortId> ports) {
        return titles().ports(ports);
    }

    private PortTitles titles() {
        return new PortTitles(fabric);
    }

    private static String list(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}

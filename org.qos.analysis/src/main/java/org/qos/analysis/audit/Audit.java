package org.qos.analysis.audit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.qos.analysis.audit.AuditFinding.NotChecked;
import org.qos.analysis.audit.AuditFinding.NotRouted;
import org.qos.analysis.audit.loop.CreditLoops;
import org.qos.analysis.audit.share.LinkShares;
import org.qos.analysis.audit.share.LinkTables;
import org.qos.analysis.audit.traffic.PathSls;
import org.qos.analysis.audit.traffic.RoutedLinks;
import org.qos.analysis.audit.traffic.Traffic;
import org.qos.analysis.audit.traffic.TrafficWalk;
import org.qos.analysis.audit.traffic.VlUse;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.option.SlMtus;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.PkeyTables;

/** Audits a fabric with its policy: what goes wrong on paths, on VLs, and when a node is lost. */
public final class Audit {

    private final AuditInput input;
    private final AuditProgress progress;

    private Audit(AuditInput input, AuditProgress progress) {
        this.input = input;
        this.progress = progress;
    }

    /**
     * Audits.
     *
     * @throws CancellationException when the thread is interrupted
     */
    public static AuditResult of(AuditInput input, AuditProgress progress) {
        return new Audit(input, progress).run();
    }

    private AuditResult run() {
        progress.at("reading the tables", 0);
        RoutedLinks links = RoutedLinks.of(input.subnet(), input.tables());
        SmOptions options = input.subnet().options();
        List<AuditFinding> findings = new ArrayList<>();
        Optional<PathSls> sls = options.qos() ? input.sls() : Optional.of(withoutQos());
        Optional<String> engine = options.engineOfSls().filter(name -> sls.isEmpty());
        engine.ifPresent(name -> findings.add(new NotChecked(NotChecked.Reason.ENGINE_CHOOSES_SLS, name, List.of())));
        Optional<NotChecked.Reason> unrouted = unrouted();
        unrouted.ifPresent(reason -> findings.add(new NotChecked(reason, "", List.of())));
        VlUse use;
        long paths = 0;
        if (unrouted.isEmpty() && engine.isEmpty()) {
            Traffic traffic = TrafficWalk.follow(
                    links,
                    sls.orElseGet(() -> new PolicySls(input.policy(), input.subnet(), progress)),
                    input.withSwitches(),
                    done -> progress.at("following the paths", done / 1000.0));
            progress.at("searching for credit loops", 0);
            findings.addAll(new PathFindings(links).of(CreditLoops.of(traffic.dependencies()), traffic.faults()));
            List<PortId> unknown = switchesWithoutTables();
            if (!unknown.isEmpty()) {
                findings.removeIf(NotRouted.class::isInstance);
                findings.add(new NotChecked(NotChecked.Reason.FORWARDING_INCOMPLETE, "", unknown));
            }
            use = traffic.use();
            paths = traffic.paths();
        } else {
            use = VlUse.everywhere(
                    links, options.qos() ? PolicySls.all(input.policy().policy()) : 1);
        }
        progress.at("checking the tables", 0);
        if (options.qos()) {
            findings.addAll(new VlFindings(links, use, mtus()).all());
            findings.addAll(new MulticastFindings(links).all());
        }
        findings.addAll(new LossFindings(input, progress).all());
        findings.sort(Comparator.comparing(AuditFinding::kind));
        return new AuditResult(
                findings,
                LinkShares.of(links, use, input.policy().policy(), mtus()),
                paths,
                LinkTables.sources(links, use::isUsed));
    }

    /** SLs that were read from the subnet are not those of levels. */
    private SlMtus mtus() {
        SlMtus ofLevels = SlMtus.of(input.policy().policy(), input.subnet().options());
        return input.sls().isPresent() ? ofLevels.onAnySl() : ofLevels;
    }

    /** Without QoS every path has SL 0; ports that share no P_Key have none (osm_sa_path_record.c:pr_rcv_get_path_parms). */
    private PathSls withoutQos() {
        PkeyTables pkeys = input.subnet().pkeys();
        return (source, destination, lid) -> pkeys.meet(source, destination) ? 1 : 0;
    }

    /** Why no path can be followed at all. */
    private Optional<NotChecked.Reason> unrouted() {
        if (input.subnet().forwarding().isEmpty()) {
            return Optional.of(NotChecked.Reason.FORWARDING_UNKNOWN);
        }
        Fabric fabric = input.subnet().fabric();
        BitSet switches = fabric.endpointsOf(NodeType.SWITCH);
        boolean addressed = IntStream.range(0, fabric.endpoints().size())
                .anyMatch(
                        end -> !switches.get(end) && fabric.endpoints().get(end).lid() != 0);
        return addressed ? Optional.empty() : Optional.of(NotChecked.Reason.LIDS_UNKNOWN);
    }

    /** Port 0 of each. */
    private List<PortId> switchesWithoutTables() {
        Set<Long> known = input.subnet().forwarding().switches();
        return input.subnet().fabric().nodes().stream()
                .filter(node -> node.type() == NodeType.SWITCH && !known.contains(node.guid()))
                .map(node -> new PortId(node.guid(), 0))
                .toList();
    }
}

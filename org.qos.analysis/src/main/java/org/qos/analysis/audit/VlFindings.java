package org.qos.analysis.audit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.qos.analysis.audit.AuditFinding.Kind;
import org.qos.analysis.audit.AuditFinding.Service;
import org.qos.analysis.audit.share.LinkTables;
import org.qos.analysis.audit.traffic.RoutedLinks;
import org.qos.analysis.audit.traffic.VlUse;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.SlMtus;
import org.qos.runtime.option.VlBandwidthShare;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** Findings about the VLs that paths use, and how ports serve them. */
final class VlFindings {

    private final RoutedLinks links;
    private final VlUse use;
    private final SlMtus mtus;
    private final Map<AuditFinding, List<PortId>> found = new LinkedHashMap<>();

    VlFindings(RoutedLinks links, VlUse use, SlMtus mtus) {
        this.links = links;
        this.use = use;
        this.mtus = mtus;
    }

    List<AuditFinding> all() {
        for (int port = 0; port < links.ports(); port++) {
            if (links.isLinked(port) && use.isUsed(port)) {
                LinkTables tables = LinkTables.of(links, port);
                if (tables.vls() > 1) {
                    check(port, tables);
                }
            }
        }
        List<AuditFinding> findings = new ArrayList<>();
        found.forEach((finding, ports) -> findings.add(withPorts((Service) finding, ports)));
        findings.addAll(new SharedVls(links, use).all());
        return findings;
    }

    private void check(int port, LinkTables link) {
        QosTables tables = link.arbitration();
        for (int vl = 0; vl < Vl.DATA_COUNT; vl++) {
            if (use.sls(port, vl) != 0) {
                VlBandwidthShare share = VlBandwidthShare.of(tables, vl);
                if (share.isStarved()) {
                    add(Kind.VL_WITHOUT_WEIGHT, port, vl, 0, packet(port, vl));
                } else if (share.high() == 0
                        && tables.highLimit() == VlArbitration.NO_LIMIT
                        && usesHighTable(port, tables)) {
                    add(Kind.VL_STARVED, port, vl, 0, packet(port, vl));
                }
            }
        }
        checkWeights(port, link, QosTables::vlarbHigh);
        checkWeights(port, link, QosTables::vlarbLow);
    }

    private boolean usesHighTable(int port, QosTables tables) {
        return tables.vlarbHigh().stream().anyMatch(entry -> entry.weight() > 0 && use.sls(port, entry.vl()) != 0);
    }

    /** Equal weights below a packet mean a packet each, as intended; different ones mean the same. */
    private void checkWeights(int port, LinkTables link, Function<QosTables, List<VlWeight>> table) {
        List<VlWeight> used = table.apply(link.arbitration()).stream()
                .filter(entry -> entry.weight() > 0 && Vl.isData(entry.vl()) && use.sls(port, entry.vl()) != 0)
                .toList();
        if (used.stream().mapToInt(VlWeight::weight).distinct().count() < 2) {
            return;
        }
        for (int vl = 0; vl < Vl.DATA_COUNT; vl++) {
            int of = vl;
            OptionalInt min = used.stream()
                    .filter(entry -> entry.vl() == of)
                    .mapToInt(VlWeight::weight)
                    .min();
            if (min.isPresent() && min.getAsInt() * VlArbitration.WEIGHT_UNIT < packet(port, vl)) {
                add(Kind.WEIGHT_BELOW_PACKET, port, vl, min.getAsInt(), packet(port, vl));
            }
        }
    }

    /** The largest one of a VL that paths use. */
    private int packet(int port, int vl) {
        return use.packets(port, vl, mtus).max().orElseThrow();
    }

    private void add(Kind kind, int port, int vl, int weight, int packet) {
        Service alike = new Service(kind, vl, sls(use.sls(port, vl)), weight, packet, List.of());
        found.computeIfAbsent(alike, finding -> new ArrayList<>()).add(links.id(port));
    }

    private static Service withPorts(Service alike, List<PortId> ports) {
        return new Service(
                alike.kind(),
                alike.vl(),
                alike.sls(),
                alike.weight(),
                alike.packet(),
                ports.stream().distinct().toList());
    }

    /** The SLs of a set, ascending. */
    static List<Integer> sls(int bits) {
        return IntStream.range(0, Sl.COUNT)
                .filter(sl -> (bits >>> sl & 1) != 0)
                .boxed()
                .toList();
    }
}

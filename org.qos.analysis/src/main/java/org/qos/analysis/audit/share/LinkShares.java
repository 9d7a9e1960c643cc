package org.qos.analysis.audit.share;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.analysis.audit.traffic.RoutedLinks;
import org.qos.analysis.audit.traffic.VlUse;
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.option.SlMtus;
import org.qos.runtime.option.VlPackets;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/** Works out what the VLs of all links get, links that are alike together. */
public final class LinkShares {

    private final RoutedLinks links;
    private final VlUse use;
    private final List<QosLevel> levels;
    private final SlMtus mtus;

    private LinkShares(RoutedLinks links, VlUse use, Policy policy, SlMtus mtus) {
        this.links = links;
        this.use = use;
        this.mtus = mtus;
        this.levels = Stream.concat(policy.levels().stream(), Stream.of(policy.defaultLevel()))
                .distinct()
                .toList();
    }

    /**
     * The classes of links that paths use, the one with the most links first.
     *
     * @param policy has the names of the levels
     * @param mtus the limits of packets
     */
    public static List<LinkClass> of(RoutedLinks links, VlUse use, Policy policy, SlMtus mtus) {
        return new LinkShares(links, use, policy, mtus).classes();
    }

    private List<LinkClass> classes() {
        Map<LinkTables, List<Integer>> alike = new LinkedHashMap<>();
        for (int port = 0; port < links.ports(); port++) {
            if (links.isLinked(port) && use.isUsed(port)) {
                alike.computeIfAbsent(LinkTables.of(links, port), tables -> new ArrayList<>())
                        .add(port);
            }
        }
        return alike.entrySet().stream()
                .map(entry -> new LinkClass(
                        entry.getKey(),
                        parts(entry.getKey(), entry.getValue()),
                        entry.getValue().stream().map(links::id).toList()))
                .sorted((one, other) -> other.ports().size() - one.ports().size())
                .toList();
    }

    private List<VlPart> parts(LinkTables link, List<Integer> ports) {
        int[] sls = IntStream.range(0, Vl.DATA_COUNT).map(vl -> used(ports, vl)).toArray();
        VlPackets packets = packets(link, ports, sls);
        return IntStream.range(0, Vl.DATA_COUNT)
                .filter(vl -> sls[vl] != 0)
                .mapToObj(vl -> part(link, vl, sls[vl], packets))
                .toList();
    }

    private VlPackets packets(LinkTables link, List<Integer> ports, int[] sls) {
        VlPackets.Builder packets = VlPackets.builder(link.mtu());
        for (int vl = 0; vl < sls.length; vl++) {
            int of = vl;
            IntStream sizes = sls[vl] == 0
                    ? mtus.packets(mapped(ports, vl) & mtus.sls(), link.mtu())
                    : ports.stream().flatMapToInt(port -> use.packets(port, of, mtus));
            sizes.forEach(bytes -> packets.add(of, bytes));
        }
        return packets.build();
    }

    private int used(List<Integer> ports, int vl) {
        return ports.stream().mapToInt(port -> use.sls(port, vl)).reduce(0, (one, other) -> one | other);
    }

    /** The SLs that would come onto a VL that no path uses. */
    private int mapped(List<Integer> ports, int vl) {
        int sls = 0;
        for (int port : ports) {
            for (int in = 0; in < links.rowCount(port); in++) {
                sls |= Sl2VlRow.sls(links.row(port, in), vl);
            }
        }
        return sls;
    }

    private VlPart part(LinkTables link, int vl, int slBits, VlPackets packets) {
        boolean alone = link.vls() == 1;
        return new VlPart(
                vl,
                IntStream.range(0, Sl.COUNT)
                        .filter(sl -> (slBits >>> sl & 1) != 0)
                        .boxed()
                        .toList(),
                levels.stream()
                        .filter(level -> Sl.isValid(level.sl()) && (slBits >>> level.sl() & 1) != 0)
                        .map(QosLevel::name)
                        .toList(),
                alone ? 1 : LinkArbitration.part(link.arbitration(), vl, packets),
                alone ? 1 : LinkArbitration.worstPart(link.arbitration(), vl, packets));
    }
}

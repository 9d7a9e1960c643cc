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
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/** Works out what the VLs of all links get, links that are alike together. */
public final class LinkShares {

    private final RoutedLinks links;
    private final VlUse use;
    private final List<QosLevel> levels;

    private LinkShares(RoutedLinks links, VlUse use, Policy policy) {
        this.links = links;
        this.use = use;
        this.levels = Stream.concat(policy.levels().stream(), Stream.of(policy.defaultLevel()))
                .distinct()
                .toList();
    }

    /**
     * The classes of links that paths use, the one with the most links first.
     *
     * @param policy has the names of the levels
     */
    public static List<LinkClass> of(RoutedLinks links, VlUse use, Policy policy) {
        return new LinkShares(links, use, policy).classes();
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
        List<VlPart> parts = new ArrayList<>();
        for (int vl = 0; vl < Vl.DATA_COUNT; vl++) {
            int slBits = 0;
            for (int port : ports) {
                slBits |= use.sls(port, vl);
            }
            if (slBits != 0) {
                parts.add(part(link, vl, slBits));
            }
        }
        return parts;
    }

    private VlPart part(LinkTables link, int vl, int slBits) {
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
                alone ? 1 : LinkArbitration.part(link.arbitration(), vl, link.mtu()),
                alone ? 1 : LinkArbitration.worstPart(link.arbitration(), vl, link.mtu()));
    }
}

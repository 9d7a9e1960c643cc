package org.qos.dsl.generator.design;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.analysis.design.LinkKind;
import org.qos.dsl.project.design.IntentFile;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Vl;

/**
 * The kinds of links of a site: what the intent says counts, then what the fabric shows.
 *
 * @param site what the intent says
 * @param state the fabric
 */
record SiteLinks(IntentFile.Site site, SubnetState state) {

    /** The kinds; empty where the number of VLs or the MTU is not known, on which guarantees depend. */
    Optional<List<LinkKind>> kinds() {
        Map<LinkKind, Integer> counts = new LinkedHashMap<>();
        boolean known = true;
        for (Node node : state.fabric().nodes()) {
            for (Port port : node.ports()) {
                if (port.link().isPresent()) {
                    PortState of = state.port(port.id());
                    known &= site.vlCode().isPresent() || of.vlCap().isPresent();
                    known &= site.mtu().isPresent() || mtu(of).isPresent();
                    counts.merge(kind(node.type(), of), 1, Integer::sum);
                }
            }
        }
        if (!known || counts.isEmpty() && (site.vlCode().isEmpty() || site.mtu().isEmpty())) {
            return Optional.empty();
        }
        List<LinkKind> kinds = new ArrayList<>();
        counts.forEach((kind, count) -> kinds.add(new LinkKind(
                count + " " + kind.title(), kind.vlCode(), kind.highEntries(), kind.lowEntries(), kind.mtu())));
        return Optional.of(kinds.isEmpty() ? List.of(kind("every port", PortState.UNKNOWN)) : kinds);
    }

    private LinkKind kind(NodeType type, PortState state) {
        return kind(
                switch (type) {
                    case CA -> "ports of channel adapters";
                    case SWITCH -> "ports of switches";
                    case ROUTER -> "ports of routers";
                },
                state);
    }

    private LinkKind kind(String title, PortState state) {
        return new LinkKind(
                title,
                site.vlCode().orElse(state.vlCap().orElse(Vl.MAX_CODE)),
                site.entries().orElse(state.vlArbHighCap().orElse(LinkKind.USUAL_ENTRIES)),
                site.entries().orElse(state.vlArbLowCap().orElse(LinkKind.USUAL_ENTRIES)),
                site.mtu().orElse(Mtu.bytes(mtu(state).orElse(Mtu.MAX_CODE))));
    }

    private static OptionalInt mtu(PortState state) {
        return state.neighborMtu().isPresent() ? state.neighborMtu() : state.mtuCap();
    }
}

package org.qos.dsl.generator.design;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;
import org.qos.analysis.design.LinkKind;
import org.qos.dsl.project.design.IntentFile;
import org.qos.dsl.project.design.IntentKey;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Vl;

/**
 * The kinds of links of a site: what the intent says counts, then what the fabric shows. The intent may say less VLs and entries than the
 * fabric has, but no other MTU.
 *
 * @param site what the intent says
 * @param state the fabric
 */
record SiteLinks(IntentFile.Site site, SubnetState state) {

    /** The kinds; empty where the number of VLs or the MTU is not known, on which guarantees depend. */
    Optional<List<LinkKind>> kinds() {
        Map<LinkKind, Integer> counts = new LinkedHashMap<>();
        for (Node node : state.fabric().nodes()) {
            for (PortState of : linked(node)) {
                counts.merge(kind(node.type(), of), 1, Integer::sum);
            }
        }
        if (!missing().isEmpty()) {
            return Optional.empty();
        }
        List<LinkKind> kinds = new ArrayList<>();
        counts.forEach((kind, count) -> kinds.add(new LinkKind(
                count + " " + kind.title(), kind.vlCode(), kind.highEntries(), kind.lowEntries(), kind.mtu())));
        return Optional.of(kinds.isEmpty() ? List.of(kind("every port", PortState.UNKNOWN)) : kinds);
    }

    /** Which of VLs and MTU neither the intent nor every link of the fabric has. */
    List<IntentKey> missing() {
        List<PortState> ports = state.fabric().nodes().stream()
                .flatMap(node -> linked(node).stream())
                .toList();
        List<IntentKey> missing = new ArrayList<>();
        if (site.vlCode().isEmpty()
                && (ports.isEmpty()
                        || ports.stream().anyMatch(port -> port.vlCap().isEmpty()))) {
            missing.add(IntentKey.VLS);
        }
        if (site.mtu().isEmpty()
                && (ports.isEmpty()
                        || ports.stream().anyMatch(port -> port.mtu().isEmpty()))) {
            missing.add(IntentKey.MTU);
        }
        return missing;
    }

    /** The fabric, where ports of which it shows no MTU have the one that the intent gives. */
    SubnetState stated() {
        OptionalInt code = site.mtu().isPresent() ? Mtu.ofBytes(site.mtu().getAsInt()) : OptionalInt.empty();
        if (code.isEmpty()) {
            return state;
        }
        Map<PortId, PortState> ports = new HashMap<>(state.ports());
        state.fabric().nodes().stream()
                .flatMap(node -> node.ports().stream())
                .filter(port -> port.link().isPresent())
                .forEach(port -> ports.put(port.id(), withMtu(state.port(port.id()), code.getAsInt())));
        return state.withPorts(ports);
    }

    /** OpenSM computes the MTU of a path from what its ports can have. */
    private static PortState withMtu(PortState of, int code) {
        PortState.Builder stated = PortState.builder().neighborMtu(code);
        return of.or((of.mtu().isPresent() ? stated : stated.mtuCap(code)).build());
    }

    /** What the intent says against the fabric: guarantees would not hold on the links that have less, or larger packets. */
    List<YamlProblem> problems() {
        List<PortState> ports = state.fabric().nodes().stream()
                .flatMap(node -> linked(node).stream())
                .toList();
        List<YamlProblem> problems = new ArrayList<>();
        minimum(ports, PortState::vlCap)
                .filter(code -> site.vlCode().orElse(0) > code)
                .ifPresent(code -> problems.add(site.problem(
                        IntentKey.VLS,
                        "the fabric has links with " + Vl.count(code) + " data VLs; remove 'vls' or lower it")));
        List<PortState> several = ports.stream()
                .filter(port -> port.vlCap().orElse(Vl.MAX_CODE) > 1)
                .toList();
        Stream.of(minimum(several, PortState::vlArbHighCap), minimum(several, PortState::vlArbLowCap))
                .flatMap(Optional::stream)
                .min(Comparator.naturalOrder())
                .filter(entries -> site.entries().orElse(0) > entries)
                .ifPresent(entries -> problems.add(site.problem(
                        IntentKey.TABLE_ENTRIES,
                        "the fabric has arbitration tables of " + entries
                                + " entries; remove 'table-entries' or lower it")));
        ports.stream()
                .filter(this::hasOtherMtu)
                .flatMapToInt(port -> port.mtu().stream())
                .map(Mtu::bytes)
                .min()
                .ifPresent(bytes -> problems.add(site.problem(
                        IntentKey.MTU,
                        "the fabric has links with an MTU of " + bytes + " bytes; remove 'mtu'" + only(ports, bytes))));
        return problems;
    }

    /** The MTU that a link has, or one above what its port can have: weights and the limit would give other shares. */
    private boolean hasOtherMtu(PortState port) {
        int bytes = site.mtu().orElse(0);
        return site.mtu().isPresent()
                && (port.neighborMtu().isPresent()
                        ? Mtu.bytes(port.neighborMtu().getAsInt()) != bytes
                        : port.mtuCap().isPresent() && Mtu.bytes(port.mtuCap().getAsInt()) < bytes);
    }

    /** Where all links have the same MTU, it can be written instead. */
    private String only(List<PortState> ports, int bytes) {
        return ports.stream()
                        .allMatch(port -> port.mtu().stream().map(Mtu::bytes).allMatch(each -> each == bytes))
                ? ", or write " + bytes
                : "";
    }

    private static Optional<Integer> minimum(List<PortState> ports, Function<PortState, OptionalInt> value) {
        return values(ports, value).min(Comparator.naturalOrder());
    }

    private static Stream<Integer> values(List<PortState> ports, Function<PortState, OptionalInt> value) {
        return ports.stream().map(value).flatMapToInt(OptionalInt::stream).boxed();
    }

    private List<PortState> linked(Node node) {
        return node.ports().stream()
                .filter(port -> port.link().isPresent())
                .map(port -> state.port(port.id()))
                .toList();
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
                site.mtu().orElse(Mtu.bytes(state.mtu().orElse(Mtu.MAX_CODE))));
    }
}

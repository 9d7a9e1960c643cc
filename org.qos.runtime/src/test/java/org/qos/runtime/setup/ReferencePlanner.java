package org.qos.runtime.setup;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.setup.SetupFinding.Kind;
import org.qos.runtime.value.VlWeight;

/**
 * The tables that scopes state, asked for each port, each in-port and each scope on its own, by the sentences of the
 * specification. Groups have port GUIDs, names, types, or the partition of all ports.
 */
final class ReferencePlanner {

    private final Policy policy;
    private final FabricSetup setup;
    private final Fabric fabric;
    private final SubnetState state;

    ReferencePlanner(Policy policy, SubnetState state) {
        this.policy = policy;
        this.setup = policy.setup();
        this.fabric = state.fabric();
        this.state = state;
    }

    /** The tables of each port that has any. */
    List<PortTables> tables() {
        List<PortTables> tables = new ArrayList<>();
        for (PortId port : everyPort()) {
            PortTables stated = new PortTables(port, rows(port), high(port), low(port), limit(port));
            if (!stated.isEmpty()) {
                tables.add(stated);
            }
        }
        return tables;
    }

    /** The findings, one for each kind, scope and port. */
    Set<SetupFinding> findings() {
        Set<SetupFinding> found = new HashSet<>();
        for (int index = 0; index < setup.sl2vl().size(); index++) {
            ofSl2Vl(index, found);
        }
        for (int index = 0; index < setup.vlArb().size(); index++) {
            ofVlArb(index, found);
        }
        for (Node node : fabric.nodes()) {
            boolean applies = !policy.groups().isEmpty() && !setup.equals(FabricSetup.NONE);
            if (applies && policy.groups().stream().noneMatch(group -> names(group, node))) {
                add(found, Kind.NODE_IN_NO_GROUP, -1, Ranges.NONE, new PortId(node.guid(), 0));
            }
        }
        return found;
    }

    private TreeMap<Integer, Long> rows(PortId out) {
        TreeMap<Integer, Long> rows = new TreeMap<>();
        for (int in : inPorts(out)) {
            int winner = winner(out, in);
            if (winner >= 0 && !hasNoTable(out)) {
                rows.put(in, row(setup.sl2vl().get(winner), out));
            }
        }
        return rows;
    }

    private long row(Sl2VlScope scope, PortId out) {
        long row = 0;
        for (int sl = 15; sl >= 0; sl--) {
            int vl = scope.vls().get(sl);
            boolean lacks = vl != 15 && vls(out) > 0 && vl >= vls(out);
            row = row * 16 + (lacks ? 15 : vl);
        }
        return row;
    }

    private Optional<List<VlWeight>> high(PortId port) {
        int scope = arbitrationWinner(port, part -> part.high().size());
        OptionalInt capacity = state.port(port).vlArbHighCap();
        return scope < 0
                ? Optional.empty()
                : Optional.of(cut(setup.vlArb().get(scope).high(), capacity));
    }

    private Optional<List<VlWeight>> low(PortId port) {
        int scope = arbitrationWinner(port, part -> part.low().size());
        OptionalInt capacity = state.port(port).vlArbLowCap();
        return scope < 0
                ? Optional.empty()
                : Optional.of(cut(setup.vlArb().get(scope).low(), capacity));
    }

    private OptionalInt limit(PortId port) {
        int scope = arbitrationWinner(port, part -> part.highLimit().isPresent() ? 1 : 0);
        return scope < 0 ? OptionalInt.empty() : setup.vlArb().get(scope).highLimit();
    }

    private static List<VlWeight> cut(List<VlWeight> table, OptionalInt capacity) {
        return table.stream().limit(capacity.orElse(64)).toList();
    }

    private void ofSl2Vl(int index, Set<SetupFinding> found) {
        Sl2VlScope scope = setup.sl2vl().get(index);
        boolean any = false;
        for (PortId out : everyPort()) {
            if (isTarget(scope.groups(), scope.acrossTo(), out)) {
                absent(found, Kind.NO_SUCH_OUT_PORT, index, scope.to(), out, firstPort(out));
                if (scope.to().contains(out.number())) {
                    absent(found, Kind.NO_SUCH_IN_PORT, index, scope.from(), out, 0);
                }
            }
            any |= IntStream.of(inPorts(out)).anyMatch(in -> selects(scope, out, in));
            if (IntStream.of(inPorts(out)).anyMatch(in -> winner(out, in) == index)) {
                ofRow(index, scope, out, found);
            }
        }
        if (!any) {
            found.add(new SetupFinding(Kind.SL2VL_SCOPE_WITHOUT_PORT, index, Ranges.NONE, List.of()));
        }
    }

    private void ofRow(int index, Sl2VlScope scope, PortId out, Set<SetupFinding> found) {
        if (hasNoTable(out)) {
            add(found, Kind.NO_SL2VL_TABLE, index, Ranges.NONE, out);
            return;
        }
        vls(found, scope.vls().stream().filter(vl -> vl != 15).mapToLong(vl -> vl), index, out, false);
    }

    private void ofVlArb(int index, Set<SetupFinding> found) {
        VlArbScope scope = setup.vlArb().get(index);
        boolean any = false;
        for (PortId port : everyPort()) {
            if (isTarget(scope.groups(), scope.across(), port)) {
                absent(found, Kind.NO_SUCH_VLARB_PORT, index, scope.to(), port, firstPort(port));
                any |= scope.to().contains(port.number());
            }
            PortState limits = state.port(port);
            List<VlWeight> stated = new ArrayList<>();
            if (arbitrationWinner(port, part -> part.high().size()) == index) {
                length(found, scope.high(), limits.vlArbHighCap(), index, port, true);
                stated.addAll(scope.high());
            }
            if (arbitrationWinner(port, part -> part.low().size()) == index) {
                length(found, scope.low(), limits.vlArbLowCap(), index, port, false);
                stated.addAll(scope.low());
            }
            vls(found, stated.stream().filter(w -> w.weight() > 0).mapToLong(VlWeight::vl), index, port, true);
        }
        if (!any) {
            found.add(new SetupFinding(Kind.VLARB_SCOPE_WITHOUT_PORT, index, Ranges.NONE, List.of()));
        }
    }

    private void vls(Set<SetupFinding> found, LongStream stated, int scope, PortId port, boolean arbitration) {
        int known = vls(port);
        int vls = known > 0 ? known : state.port(port).operationalVls().orElse(1) == 1 ? 1 : 15;
        long[] beyond = stated.filter(vl -> vl >= vls).toArray();
        if (beyond.length > 0 && known > 0) {
            Kind kind = arbitration ? Kind.VLARB_UNSUPPORTED_VL : Kind.SL2VL_UNSUPPORTED_VL;
            add(found, kind, scope, Ranges.ofValues(beyond), port);
        } else if (beyond.length > 0) {
            Kind kind = arbitration ? Kind.VLARB_VLS_NOT_CHECKED : Kind.SL2VL_VLS_NOT_CHECKED;
            add(found, kind, scope, Ranges.ofValues(beyond), port);
        }
    }

    private static void length(
            Set<SetupFinding> found, List<VlWeight> table, OptionalInt capacity, int scope, PortId port, boolean high) {
        if (capacity.isEmpty()) {
            add(found, high ? Kind.HIGH_LENGTH_NOT_CHECKED : Kind.LOW_LENGTH_NOT_CHECKED, scope, Ranges.NONE, port);
        } else if (table.size() > capacity.getAsInt()) {
            Kind kind = high ? Kind.HIGH_TABLE_TOO_LONG : Kind.LOW_TABLE_TOO_LONG;
            add(found, kind, scope, Ranges.ofValues(capacity.getAsInt()), port);
        }
    }

    private void absent(Set<SetupFinding> found, Kind kind, int scope, PortNumbers numbers, PortId port, int first) {
        int last = node(port).portCount();
        long[] absent = IntStream.range(0, 64)
                .filter(number -> !numbers.all() && numbers.contains(number))
                .filter(number -> number < first || number > last)
                .asLongStream()
                .toArray();
        if (absent.length > 0) {
            add(found, kind, scope, Ranges.ofValues(absent), new PortId(port.nodeGuid(), 0));
        }
    }

    private static void add(Set<SetupFinding> found, Kind kind, int scope, Ranges values, PortId port) {
        found.add(new SetupFinding(kind, scope, values, List.of(port)));
    }

    /** The last scope that selects the pair. */
    private int winner(PortId out, int in) {
        int winner = -1;
        for (int index = 0; index < setup.sl2vl().size(); index++) {
            winner = selects(setup.sl2vl().get(index), out, in) ? index : winner;
        }
        return winner;
    }

    private int arbitrationWinner(PortId port, ToIntFunction<VlArbScope> states) {
        int winner = -1;
        for (int index = 0; index < setup.vlArb().size(); index++) {
            VlArbScope scope = setup.vlArb().get(index);
            boolean selected =
                    isTarget(scope.groups(), scope.across(), port) && scope.to().contains(port.number());
            winner = selected && states.applyAsInt(scope) > 0 ? index : winner;
        }
        return winner;
    }

    private boolean selects(Sl2VlScope scope, PortId out, int in) {
        return isTarget(scope.groups(), scope.acrossTo(), out)
                && scope.to().contains(out.number())
                && scope.from().contains(in)
                && (scope.acrossFrom().isEmpty() || isAcross(scope.acrossFrom(), new PortId(out.nodeGuid(), in)));
    }

    private boolean isTarget(List<PortGroup> groups, List<PortGroup> across, PortId port) {
        boolean hasTables = port.number() > 0 || node(port).enhancedPort0();
        return hasTables && groups.stream().anyMatch(group -> isIn(group, port)) || isAcross(across, port);
    }

    private boolean isAcross(List<PortGroup> groups, PortId port) {
        return fabric.port(port)
                .flatMap(fabric::peer)
                .filter(peer -> groups.stream().anyMatch(group -> isIn(group, peer.id())))
                .isPresent();
    }

    /** Whether a port is a setup port of a group. */
    private boolean isIn(PortGroup group, PortId id) {
        Node node = node(id);
        boolean isSwitch = node.type() == NodeType.SWITCH;
        boolean isEndpoint = isSwitch ? id.number() == 0 : fabric.port(id).isPresent();
        boolean ofWholeSwitch = isSwitch && (id.number() > 0 || node.enhancedPort0());
        boolean given = group.nodeTypes().contains(node.type())
                || group.portGuids().contains(isSwitch ? node.guid() : guid(id));
        boolean named = group.portNames().stream().anyMatch(name -> isNamed(name, node, id));
        return given && (isSwitch ? ofWholeSwitch : isEndpoint)
                || named && (isSwitch || isEndpoint)
                || !group.partitions().isEmpty() && isEndpoint;
    }

    /** Whether a node is in a group as a source or destination: a switch as its port 0. */
    private boolean names(PortGroup group, Node node) {
        boolean isSwitch = node.type() == NodeType.SWITCH;
        return node.endpoints().stream()
                .map(Port::id)
                .anyMatch(port -> isIn(group, port)
                        || group.nodeTypes().contains(node.type())
                        || isSwitch && group.portGuids().contains(node.guid())
                        || isSwitch
                                && group.portNames().stream()
                                        .anyMatch(name -> name.node().equals(node.description())));
    }

    private static boolean isNamed(PortName name, Node node, PortId id) {
        return name.node().equals(node.description()) && name.port() == id.number();
    }

    private long guid(PortId id) {
        return fabric.port(id).map(Port::guid).orElse(0L);
    }

    private int[] inPorts(PortId out) {
        Node node = node(out);
        return IntStream.rangeClosed(0, node.type() == NodeType.SWITCH ? node.portCount() : 0)
                .toArray();
    }

    private int firstPort(PortId port) {
        return node(port).type() == NodeType.SWITCH ? 0 : 1;
    }

    private int vls(PortId port) {
        int[] counts = {0, 1, 2, 4, 8, 15};
        return counts[state.port(port).vlCap().orElse(0)];
    }

    private boolean hasNoTable(PortId port) {
        Optional<Boolean> own = state.port(port).slMapping();
        Optional<Boolean> ofSwitch = state.port(new PortId(port.nodeGuid(), 0)).slMapping();
        return !own.orElse(ofSwitch.orElse(true));
    }

    private Node node(PortId port) {
        return fabric.node(port.nodeGuid()).orElseThrow();
    }

    private TreeSet<PortId> everyPort() {
        TreeSet<PortId> ports = new TreeSet<>();
        for (Node node : fabric.nodes()) {
            IntStream.rangeClosed(0, node.portCount()).forEach(number -> ports.add(new PortId(node.guid(), number)));
        }
        return ports;
    }
}

package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.PortNumber;

/** Finds the ports that answers of smpquery belong to. Of several answers of a port the last one counts. */
final class SmpAnswers {

    private final Fabric fabric;
    private final BiConsumer<Integer, String> problems;
    private final SmpLids lids;
    private final Map<String, Port> byAddress = new HashMap<>();
    private final Map<Long, Node> nodes = new LinkedHashMap<>();
    private final Map<Long, Integer> nodeLines = new HashMap<>();
    private final Map<PortId, PortState> states = new HashMap<>();
    private final Sl2VlDraft sl2vl = new Sl2VlDraft();
    private final Map<PortId, VlArbTables> vlArb = new HashMap<>();
    private final Map<PortId, List<Integer>> pkeys = new HashMap<>();

    SmpAnswers(Fabric fabric, List<SmpAnswer> answers, BiConsumer<Integer, String> problems) {
        this.fabric = fabric;
        this.problems = problems;
        this.lids = new SmpLids(fabric, answers, problems);
        Map<String, String> descriptions = new HashMap<>();
        for (SmpAnswer answer : answers) {
            Optional.ofNullable(answer.fields().get("Node Description"))
                    .ifPresent(text -> descriptions.put(answer.target().address(), text));
        }
        answers.forEach(answer ->
                enterNode(answer, descriptions.getOrDefault(answer.target().address(), "")));
        answers.forEach(this::enter);
    }

    SubnetState state() {
        Fabric shown = Fabric.of(List.copyOf(nodes.values()), OptionalLong.empty());
        return new SubnetState(shown, SubnetState.UNKNOWN.forwarding(), states, sl2vl.build(), vlArb, pkeys);
    }

    /** The lines of the answers that show nodes. */
    Map<Long, Integer> nodeLines() {
        return nodeLines;
    }

    /** NodeInfo shows a node and the port that has answered. */
    private void enterNode(SmpAnswer answer, String description) {
        SmpFields fields = new SmpFields(answer.fields());
        Optional<NodeType> type = fields.nodeType();
        OptionalLong guid = fields.guid("Guid");
        OptionalInt count = fields.number("NumPorts", PortNumber.MAX);
        if (type.isEmpty() || guid.isEmpty() || count.isEmpty()) {
            if (answer.fields().containsKey("NodeType")) {
                problems.accept(
                        answer.line(), "a nodeinfo needs NodeType, Guid and NumPorts up to 254; it is left out");
            }
            return;
        }
        boolean ofSwitch = type.get() == NodeType.SWITCH;
        OptionalInt local = fields.number("LocalPort", count.getAsInt());
        if (local.isEmpty() && answer.fields().containsKey("LocalPort")) {
            problems.accept(
                    answer.line(),
                    "LocalPort is not a port of a node with " + count.getAsInt() + " ports; port 1 is assumed");
        }
        int number = ofSwitch ? 0 : local.orElse(1);
        PortId id = new PortId(guid.getAsLong(), number);
        Optional<LidRange> found = lids.of(answer, id);
        Port port = new Port(
                id,
                fields.guid("PortGuid").orElse(0),
                found.map(LidRange::base).orElse(0),
                found.map(LidRange::lmc).orElse(0),
                Optional.empty());
        byAddress.put(answer.target().address(), port);
        nodeLines.putIfAbsent(guid.getAsLong(), answer.line());
        Node before = nodes.get(guid.getAsLong());
        if (before != null && (before.type() != type.get() || before.portCount() != count.getAsInt())) {
            problems.accept(
                    answer.line(),
                    "node " + Guid.text(guid.getAsLong())
                            + " has another type or number of ports here than in an answer above; the last one counts");
        }
        List<Port> ports = new ArrayList<>(before == null ? List.of() : before.ports());
        ports.removeIf(other -> other.number() == number);
        ports.add(port);
        nodes.put(
                guid.getAsLong(), new Node(guid.getAsLong(), type.get(), description, count.getAsInt(), false, ports));
    }

    private void enter(SmpAnswer answer) {
        SmpTarget target = answer.target();
        Optional<Port> found =
                Optional.ofNullable(byAddress.get(target.address())).or(() -> target.in(fabric));
        if (found.isEmpty()) {
            problems.accept(
                    answer.line(),
                    "no file says which node has " + target.address()
                            + "; the answer is left out. Add its nodeinfo, or the"
                            + " output of ibnetdiscover, to the folder");
            return;
        }
        Port answered = found.get();
        Node node = Optional.ofNullable(nodes.get(answered.id().nodeGuid()))
                .or(() -> fabric.node(answered.id().nodeGuid()))
                .orElseThrow();
        boolean ofSwitch = node.type() == NodeType.SWITCH;
        int number = ofSwitch
                ? target.number().orElse(0)
                : target.number().orElse(0) == 0
                        ? answered.number()
                        : target.number().getAsInt();
        if (number > node.portCount()) {
            problems.accept(answer.line(), "the node has no port " + number + "; the answer is left out");
            return;
        }
        enter(answer, new PortId(answered.id().nodeGuid(), number), node);
    }

    private void enter(SmpAnswer answer, PortId port, Node node) {
        SmpFields fields = new SmpFields(answer.fields());
        PortState.Builder sizes = PortState.builder();
        answer.low().capacity().ifPresent(entries -> PortStateField.VL_ARB_LOW_CAP.set(sizes, entries));
        answer.high().capacity().ifPresent(entries -> PortStateField.VL_ARB_HIGH_CAP.set(sizes, entries));
        PortState state = fields.portState().or(sizes.build());
        for (SmpAnswer.Row row : answer.rows()) {
            sl2vl.add(node, port, row.in(), row.out(), row.vls())
                    .ifPresent(fault -> problems.accept(row.line(), fault));
        }
        answer.low().fault().ifPresent(fault -> reportTable(answer, "low", fault));
        answer.high().fault().ifPresent(fault -> reportTable(answer, "high", fault));
        VlArbTables tables = new VlArbTables(answer.high().table(), answer.low().table(), fields.highLimit());
        boolean changed = changes(states, port, state, PortState.UNKNOWN, PortState::or)
                | changes(vlArb, port, tables, VlArbTables.UNKNOWN, VlArbTables::or)
                | changes(pkeys, port, List.copyOf(answer.pkeys()), List.of(), (first, other) -> first);
        if (changed) {
            problems.accept(
                    answer.line(),
                    SnapshotProblems.name(port) + " has other values here than in an answer above; the last one counts."
                            + " Were both taken at different times?");
        }
    }

    private void reportTable(SmpAnswer answer, String priority, String fault) {
        problems.accept(answer.line(), "the " + priority + "-priority VL arbitration table " + fault);
    }

    /**
     * Enters what an answer says of a port; returns whether that changes what an answer before says.
     *
     * @param or what the first of two values knows, and where that is nothing, the second
     */
    private static <V> boolean changes(Map<PortId, V> known, PortId port, V value, V unknown, BinaryOperator<V> or) {
        if (value.equals(unknown)) {
            return false;
        }
        V before = known.getOrDefault(port, value);
        V merged = or.apply(value, before);
        known.put(port, merged);
        return !merged.equals(or.apply(before, value));
    }
}

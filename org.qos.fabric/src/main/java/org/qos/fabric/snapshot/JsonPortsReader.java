package org.qos.fabric.snapshot;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.PortNumber;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** Reads what the project's own snapshot knows of ports beyond their links. */
final class JsonPortsReader {

    /** The entries of a table of P_Keys (IBTA 10.9.2): blocks of 32, numbered by 11 bits. */
    private static final int MAX_PKEYS = 0xffff;

    private static final int MAX_VLARB_ENTRIES = 64;
    private static final Pattern WEIGHT = Pattern.compile("(\\d{1,2}):(\\d{1,3})");
    private static final Pattern PKEY = Pattern.compile("0x(\\p{XDigit}{1,4})");

    private final JsonObjectReader json;
    private final Map<PortId, Draft> drafts = new LinkedHashMap<>();

    JsonPortsReader(JsonObjectReader json) {
        this.json = json;
    }

    /** Reads the current value, a port. */
    void read() throws IOException {
        Draft draft = new Draft(json.line());
        json.object("a port", draft::member);
        if (draft.node.isEmpty() || draft.number.isEmpty()) {
            json.warn("a port needs \"node\" and \"number\"; it is left out");
        } else if (drafts.putIfAbsent(draft.id(), draft) != null) {
            json.warn(SnapshotProblems.name(draft.id()) + " is listed twice; the first one counts");
        }
    }

    /** Removes and reports the ports that the nodes of the file do not have. */
    void requireNodes(JsonNodesReader nodes) {
        drafts.values().removeIf(draft -> {
            if (nodes.hasPort(draft.id())) {
                return false;
            }
            json.problems()
                    .warn(
                            draft.line,
                            SnapshotProblems.name(draft.id()) + " is not among the nodes of the file; it is left out");
            return true;
        });
    }

    Map<PortId, PortState> states() {
        Map<PortId, PortState> states = new HashMap<>();
        drafts.forEach((port, draft) -> put(states, port, draft.state.build(), PortState.UNKNOWN));
        return states;
    }

    Sl2VlRows sl2vl() {
        Sl2VlRows.Builder rows = Sl2VlRows.builder();
        drafts.forEach((port, draft) ->
                draft.rows.forEach((row, inPorts) -> inPorts.stream().forEach(in -> rows.row(port, in, row))));
        return rows.build();
    }

    Map<PortId, VlArbTables> vlArb() {
        Map<PortId, VlArbTables> tables = new HashMap<>();
        drafts.forEach((port, draft) ->
                put(tables, port, new VlArbTables(draft.high, draft.low, draft.highLimit), VlArbTables.UNKNOWN));
        return tables;
    }

    Map<PortId, List<Integer>> pkeys() {
        Map<PortId, List<Integer>> pkeys = new HashMap<>();
        drafts.forEach((port, draft) -> draft.pkeys.ifPresent(known -> pkeys.put(port, known)));
        return pkeys;
    }

    private static <V> void put(Map<PortId, V> values, PortId port, V value, V unknown) {
        if (!value.equals(unknown)) {
            values.put(port, value);
        }
    }

    /** The members of a port. */
    private final class Draft {

        private final int line;
        private final PortState.Builder state = PortState.builder();
        private final Map<Long, BitSet> rows = new LinkedHashMap<>();
        private OptionalLong node = OptionalLong.empty();
        private OptionalInt number = OptionalInt.empty();
        private Optional<List<VlWeight>> high = Optional.empty();
        private Optional<List<VlWeight>> low = Optional.empty();
        private OptionalInt highLimit = OptionalInt.empty();
        private Optional<List<Integer>> pkeys = Optional.empty();

        Draft(int line) {
            this.line = line;
        }

        PortId id() {
            return new PortId(node.getAsLong(), number.getAsInt());
        }

        void member(String name) throws IOException {
            switch (name) {
                case SnapshotField.NODE -> node = json.guid(name);
                case SnapshotField.NUMBER -> number = json.number(name, 0, PortNumber.MAX);
                case SnapshotField.SL_MAPPING -> json.flag(name).ifPresent(state::slMapping);
                case SnapshotField.SL2VL -> json.object(name, this::row);
                case SnapshotField.VL_ARB_HIGH -> high = weights(name);
                case SnapshotField.VL_ARB_LOW -> low = weights(name);
                case SnapshotField.VL_HIGH_LIMIT -> highLimit = json.number(name, 0, VlArbitration.MAX_HIGH_LIMIT);
                case SnapshotField.PKEYS -> pkeys = list(name, MAX_PKEYS, JsonPortsReader::pkey);
                default -> state(name);
            }
        }

        private void state(String name) throws IOException {
            Optional<PortStateField> field = PortStateField.of(name);
            if (field.isEmpty()) {
                json.unknown(name);
            } else {
                json.number(name, field.get().min(), field.get().max())
                        .ifPresent(value -> field.get().set(state, value));
            }
        }

        private void row(String name) throws IOException {
            Optional<Long> row = HexText.row(name);
            Optional<BitSet> inPorts = json.text("a list of in-ports").flatMap(PortRanges::parse);
            if (row.isEmpty() || inPorts.isEmpty()) {
                json.warn(
                        "a row of \"sl2vl\" is 16 hexadecimal digits, its value the in-ports, such as 0-36; it is left out");
            } else {
                rows.computeIfAbsent(row.get(), key -> new BitSet()).or(inPorts.get());
            }
        }

        private Optional<List<VlWeight>> weights(String name) throws IOException {
            return list(name, MAX_VLARB_ENTRIES, JsonPortsReader::weight);
        }
    }

    /** The texts of an array, if all of them are understood. */
    private <V> Optional<List<V>> list(String name, int max, Function<String, Optional<V>> parse) throws IOException {
        List<V> values = new ArrayList<>();
        boolean[] sound = {true};
        boolean array = json.array(name, () -> {
            Optional<V> value = json.text("an entry of \"" + name + "\"").flatMap(parse);
            sound[0] &= value.isPresent() && values.size() < max;
            value.filter(known -> sound[0]).ifPresent(values::add);
        });
        if (array && !sound[0]) {
            json.warn("\"" + name + "\" has an entry that is not one, or more than " + max + "; it is left out");
        }
        return array && sound[0] ? Optional.of(values) : Optional.empty();
    }

    private static Optional<VlWeight> weight(String text) {
        Matcher entry = WEIGHT.matcher(text);
        if (!entry.matches()) {
            return Optional.empty();
        }
        int vl = Integer.parseInt(entry.group(1));
        int weight = Integer.parseInt(entry.group(2));
        return Vl.isInSl2Vl(vl) && weight <= VlArbitration.MAX_WEIGHT
                ? Optional.of(new VlWeight(vl, weight))
                : Optional.empty();
    }

    private static Optional<Integer> pkey(String text) {
        Matcher digits = PKEY.matcher(text);
        return digits.matches()
                ? Optional.of(Integer.parseInt(digits.group(1), 16)).filter(pkey -> pkey <= Pkey.MAX)
                : Optional.empty();
    }
}

package org.qos.fabric.snapshot;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Lid;

/**
 * Reads the project's own snapshot, which {@link SnapshotWriter} writes. What cannot be used is reported and left out; of a
 * file that is not JSON, or of another version, nothing is used. Memory is bounded by what a subnet can have: as many nodes
 * as LIDs, 255 ports each.
 */
public final class JsonSnapshotReader {

    /** Objects in arrays in objects; nothing in a snapshot is nested deeper. */
    private static final int MAX_DEPTH = 16;

    private static final int MAX_TEXT = 2 * (Lid.MAX_UNICAST + 1);

    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_DEPTH)
                    .maxStringLength(MAX_TEXT)
                    .maxNumberLength(100)
                    .maxNameLength(1_000)
                    .build())
            .build();

    private final JsonObjectReader json;
    private final JsonNodesReader nodes;
    private final JsonPortsReader ports;
    private final ForwardingTables.Builder forwarding = ForwardingTables.builder();
    private final Map<Long, Integer> switches = new HashMap<>();
    private final Map<Long, Long> aliases = new HashMap<>();
    private OptionalLong sm = OptionalLong.empty();
    private int smLine;
    private Optional<String> format = Optional.empty();

    private JsonSnapshotReader(JsonObjectReader json) {
        this.json = json;
        this.nodes = new JsonNodesReader(json);
        this.ports = new JsonPortsReader(json);
    }

    /**
     * Reads a stream to its end.
     *
     * @throws IOException when the stream cannot be read
     */
    public static Snapshot read(InputStream bytes) throws IOException {
        try (JsonParser parser = JSON.createParser(bytes)) {
            JsonObjectReader json = new JsonObjectReader(parser);
            try {
                parser.nextToken();
                return new JsonSnapshotReader(json).read();
            } catch (JsonProcessingException notJson) {
                return unusable(
                        Math.max(
                                1,
                                notJson.getLocation() == null
                                        ? 1
                                        : notJson.getLocation().getLineNr()),
                        "the JSON is not a whole snapshot of qos: " + reason(notJson));
            }
        }
    }

    /** The library's own messages name its classes. */
    private static String reason(JsonProcessingException notJson) {
        if (notJson instanceof JsonEOFException) {
            return "it ends within a value; it was not written or copied to its end";
        }
        String place = notJson.getLocation() == null
                ? ""
                : " at column " + notJson.getLocation().getColumnNr();
        return notJson instanceof StreamConstraintsException
                ? "a name, a number or a text is too long, or values are nested too deeply" + place
                : "unexpected characters" + place;
    }

    private static Snapshot unusable(int line, String message) {
        return Snapshot.unusable(List.of(new SnapshotProblem(line, SnapshotProblem.Severity.ERROR, message)));
    }

    private Snapshot read() throws IOException {
        json.object("the snapshot", this::member);
        if (!format.equals(Optional.of(SnapshotField.FORMAT_1))) {
            return unusable(
                    1,
                    format.map(other -> "the format is \"" + SnapshotProblems.shortened(other)
                                            + "\"; this version reads \"")
                                    .orElse("the JSON is not a snapshot of qos, whose \"format\" is \"")
                            + SnapshotField.FORMAT_1 + "\"; write one with qos discover");
        }
        json.requireEnd();
        Fabric fabric = nodes.fabric(sm);
        requireManager(fabric);
        if (!aliases.isEmpty()) {
            fabric = fabric.withAliasGuids(aliases);
        }
        switches.forEach((guid, line) -> nodes.requireNode(guid, line));
        ports.requireNodes(nodes);
        SubnetState state = new SubnetState(
                fabric, forwarding.build(), ports.states(), ports.sl2vl(), ports.vlArb(), ports.pkeys());
        return new Snapshot(state, nodes.lines(), json.problems().inOrder());
    }

    private void requireManager(Fabric fabric) {
        if (sm.isPresent() && fabric.portByGuid(sm.getAsLong()).isEmpty()) {
            String guid = Guid.text(sm.getAsLong());
            json.problems()
                    .warn(
                            smLine,
                            "\"sm\" is " + guid
                                    + ", which is not a port of the snapshot; the port of the SM is not known");
        }
    }

    private void member(String name) throws IOException {
        switch (name) {
            case SnapshotField.FORMAT -> format = json.text(name);
            case SnapshotField.TAKEN -> time(name);
            case SnapshotField.SM -> {
                sm = json.guid(name);
                smLine = json.line();
            }
            case SnapshotField.ALIASES -> json.object(name, this::alias);
            case SnapshotField.NODES -> json.array(name, nodes::read);
            case SnapshotField.FORWARDING -> json.array(name, this::table);
            case SnapshotField.PORTS -> json.array(name, ports::read);
            default -> json.unknown(name);
        }
    }

    /** {@link SnapshotTime} reads it. */
    private void time(String name) throws IOException {
        if (json.text(name).filter(text -> SnapshotTime.parsed(text).isEmpty()).isPresent()) {
            json.warn("\"" + name + "\" is not a time such as 2026-01-02T03:04:05Z; it is left out");
        }
    }

    private void alias(String name) throws IOException {
        OptionalLong port = json.guid("the port of an alias GUID");
        try {
            port.ifPresent(guid -> aliases.put(Guid.parse(name), guid));
        } catch (NumberFormatException notAGuid) {
            json.warn("the name of an alias is not a GUID; it is left out");
        }
    }

    private void table() throws IOException {
        Table table = new Table();
        int line = json.line();
        json.object("a forwarding table", table::member);
        if (table.node.isEmpty() || table.outPorts.isEmpty()) {
            json.warn("a forwarding table needs \"node\" and \"outPorts\"; it is left out");
        } else if (switches.putIfAbsent(table.node.getAsLong(), line) != null) {
            json.warn("the node " + Guid.text(table.node.getAsLong()) + " has two forwarding tables; the first counts");
        } else {
            forwarding.table(table.node.getAsLong(), table.outPorts.get());
        }
    }

    /** The members of a forwarding table. */
    private final class Table {

        private OptionalLong node = OptionalLong.empty();
        private Optional<byte[]> outPorts = Optional.empty();

        void member(String name) throws IOException {
            switch (name) {
                case SnapshotField.NODE -> node = json.guid(name);
                case SnapshotField.OUT_PORTS -> {
                    Optional<String> digits = json.text(name);
                    outPorts = digits.flatMap(HexText::bytes);
                    if (digits.isPresent() && outPorts.isEmpty()) {
                        json.warn("\"outPorts\" is not a row of hexadecimal digits, two for each LID from 0");
                    }
                }
                default -> json.unknown(name);
            }
        }
    }
}

package org.qos.fabric.snapshot;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.qos.fabric.file.AtomicFile;
import org.qos.fabric.file.FileInput;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Guid;

/**
 * Writes the project's own snapshot of a subnet: JSON that carries everything of a {@link SubnetState}, one node, forwarding
 * table or port in each line. What is not known is left out. {@link JsonSnapshotReader} reads it back.
 */
public final class SnapshotWriter {

    private static final String COMPRESSED = ".gz";

    /** Bytes that have the first member in any case. */
    private static final int BEGIN_SIZE = 100;

    private final JsonGenerator json;
    private final SubnetState state;
    private final Optional<Instant> taken;

    private SnapshotWriter(JsonGenerator json, SubnetState state, Optional<Instant> taken) {
        this.json = json;
        this.state = state;
        this.taken = taken;
    }

    /**
     * Writes a snapshot in one step: whoever reads the file sees its old or its new content.
     *
     * @param file where to; compressed by gzip when its name ends in {@code .gz}
     * @throws IOException when the file cannot be written; it is as before then
     */
    public static void write(SubnetState state, Path file) throws IOException {
        write(state, Optional.empty(), file);
    }

    /**
     * Writes a snapshot of a fabric that was read at a time.
     *
     * @param taken the time
     * @param file as for {@link #write(SubnetState, Path)}
     * @throws IOException when the file cannot be written; it is as before then
     */
    public static void write(SubnetState state, Instant taken, Path file) throws IOException {
        write(state, Optional.of(taken), file);
    }

    private static void write(SubnetState state, Optional<Instant> taken, Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        if (file.toString().endsWith(COMPRESSED)) {
            try (OutputStream compressed = new GZIPOutputStream(bytes)) {
                write(state, taken, compressed);
            }
        } else {
            write(state, taken, bytes);
        }
        AtomicFile.write(file, bytes.toByteArray());
    }

    /**
     * Whether a file begins as this writer begins it, so that it may be replaced.
     *
     * @throws IOException when the file cannot be read
     */
    public static boolean isSnapshot(Path file) throws IOException {
        boolean compressed = file.toString().endsWith(COMPRESSED);
        try (InputStream bytes = new BufferedInputStream(FileInput.open(file));
                InputStream text = compressed ? new GZIPInputStream(bytes) : bytes) {
            String begin = new String(text.readNBytes(BEGIN_SIZE), StandardCharsets.UTF_8);
            return begin.startsWith("{") && begin.contains('"' + SnapshotField.FORMAT_1 + '"');
        } catch (ZipException otherContent) {
            return false;
        }
    }

    /**
     * Writes a snapshot as JSON in UTF-8.
     *
     * @param out where to; it is not closed
     * @throws IOException when it cannot be written
     */
    public static void write(SubnetState state, OutputStream out) throws IOException {
        write(state, Optional.empty(), out);
    }

    private static void write(SubnetState state, Optional<Instant> taken, OutputStream out) throws IOException {
        JsonFactory factory = JsonFactory.builder().build().disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        try (JsonGenerator json = factory.createGenerator(out)) {
            json.setPrettyPrinter(new SnapshotLayout());
            new SnapshotWriter(json, state, taken).write();
        }
    }

    private void write() throws IOException {
        json.writeStartObject();
        json.writeStringField(SnapshotField.FORMAT, SnapshotField.FORMAT_1);
        if (taken.isPresent()) {
            json.writeStringField(SnapshotField.TAKEN, taken.get().toString());
        }
        if (state.fabric().smGuid().isPresent()) {
            writeGuid(SnapshotField.SM, state.fabric().smGuid().getAsLong());
        }
        writeAliases();
        json.writeArrayFieldStart(SnapshotField.NODES);
        for (Node node : state.fabric().nodes()) {
            write(node);
        }
        json.writeEndArray();
        writeForwarding();
        json.writeArrayFieldStart(SnapshotField.PORTS);
        SnapshotPortWriter ports = new SnapshotPortWriter(json, state);
        for (PortId port : portsWithMore()) {
            ports.write(port);
        }
        json.writeEndArray();
        json.writeEndObject();
        json.writeRaw('\n');
    }

    private void writeAliases() throws IOException {
        Map<Long, Long> aliases = state.fabric().aliasGuids();
        if (!aliases.isEmpty()) {
            json.writeObjectFieldStart(SnapshotField.ALIASES);
            for (long alias : sorted(aliases.keySet())) {
                writeGuid(Guid.text(alias), aliases.get(alias));
            }
            json.writeEndObject();
        }
    }

    private void write(Node node) throws IOException {
        json.writeStartObject();
        writeGuid(SnapshotField.GUID, node.guid());
        json.writeStringField(SnapshotField.TYPE, node.type().name());
        json.writeStringField(SnapshotField.DESCRIPTION, node.description());
        json.writeNumberField(SnapshotField.PORT_COUNT, node.portCount());
        if (node.enhancedPort0()) {
            json.writeBooleanField(SnapshotField.ENHANCED_PORT_0, true);
        }
        json.writeArrayFieldStart(SnapshotField.PORTS);
        for (Port port : node.ports()) {
            write(port);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void write(Port port) throws IOException {
        json.writeStartObject();
        json.writeNumberField(SnapshotField.NUMBER, port.number());
        writeGuid(SnapshotField.GUID, port.guid());
        json.writeNumberField(SnapshotField.LID, port.lid());
        json.writeNumberField(SnapshotField.LMC, port.lmc());
        if (port.link().isPresent()) {
            Link link = port.link().get();
            json.writeObjectFieldStart(SnapshotField.LINK);
            writeGuid(SnapshotField.NODE, link.peer().nodeGuid());
            json.writeNumberField(SnapshotField.NUMBER, link.peer().number());
            json.writeNumberField(SnapshotField.WIDTH, link.width());
            json.writeStringField(SnapshotField.SPEED, link.speed());
            json.writeEndObject();
        }
        json.writeEndObject();
    }

    /** A byte for each LID from 0, as two hexadecimal digits; {@code ff} where nothing is forwarded. */
    private void writeForwarding() throws IOException {
        ForwardingTables tables = state.forwarding();
        json.writeArrayFieldStart(SnapshotField.FORWARDING);
        for (long guid : sorted(tables.switches())) {
            json.writeStartObject();
            writeGuid(SnapshotField.NODE, guid);
            json.writeStringField(SnapshotField.OUT_PORTS, HexText.of(tables.table(guid)));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** The ports of which more is known than nodes and links. */
    private List<PortId> portsWithMore() {
        Set<PortId> ports = new HashSet<>(state.ports().keySet());
        ports.addAll(state.sl2vl().outPorts());
        ports.addAll(state.vlArb().keySet());
        ports.addAll(state.pkeys().keySet());
        return ports.stream().sorted().toList();
    }

    private void writeGuid(String field, long guid) throws IOException {
        json.writeStringField(field, Guid.text(guid));
    }

    private static List<Long> sorted(Set<Long> guids) {
        return guids.stream().sorted(Long::compareUnsigned).toList();
    }
}

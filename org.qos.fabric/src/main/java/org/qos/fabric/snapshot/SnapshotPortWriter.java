package org.qos.fabric.snapshot;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.VlWeight;

/** Writes what is known of a port beyond its links into the project's own snapshot. */
record SnapshotPortWriter(JsonGenerator json, SubnetState state) {

    void write(PortId port) throws IOException {
        json.writeStartObject();
        json.writeStringField(SnapshotField.NODE, Guid.text(port.nodeGuid()));
        json.writeNumberField(SnapshotField.NUMBER, port.number());
        PortState known = state.port(port);
        for (PortStateField field : PortStateField.values()) {
            write(field.member(), field.of(known));
        }
        if (known.slMapping().isPresent()) {
            json.writeBooleanField(SnapshotField.SL_MAPPING, known.slMapping().get());
        }
        writeSl2Vl(port);
        writeVlArb(state.vlArb(port));
        writePkeys(state.pkeys().get(port));
        json.writeEndObject();
    }

    private void write(String field, OptionalInt value) throws IOException {
        if (value.isPresent()) {
            json.writeNumberField(field, value.getAsInt());
        }
    }

    /** The in-ports of each different row, because most ports have the same row for all. */
    private void writeSl2Vl(PortId outPort) throws IOException {
        BitSet inPorts = state.sl2vl().inPorts(outPort);
        if (inPorts.isEmpty()) {
            return;
        }
        Map<Long, BitSet> rows = new LinkedHashMap<>();
        inPorts.stream().forEach(in -> rows.computeIfAbsent(
                        state.sl2vl().row(outPort, in).orElseThrow(), row -> new BitSet())
                .set(in));
        json.writeObjectFieldStart(SnapshotField.SL2VL);
        for (Map.Entry<Long, BitSet> row : rows.entrySet()) {
            json.writeStringField(HexText.ofRow(row.getKey()), PortRanges.text(row.getValue()));
        }
        json.writeEndObject();
    }

    private void writeVlArb(VlArbTables tables) throws IOException {
        write(SnapshotField.VL_ARB_HIGH, tables.high());
        write(SnapshotField.VL_ARB_LOW, tables.low());
        write(SnapshotField.VL_HIGH_LIMIT, tables.highLimit());
    }

    private void write(String field, Optional<List<VlWeight>> table) throws IOException {
        if (table.isPresent()) {
            json.writeArrayFieldStart(field);
            for (VlWeight entry : table.get()) {
                json.writeString(entry.toString());
            }
            json.writeEndArray();
        }
    }

    private void writePkeys(List<Integer> pkeys) throws IOException {
        if (pkeys != null) {
            json.writeArrayFieldStart(SnapshotField.PKEYS);
            for (int pkey : pkeys) {
                json.writeString(Pkey.text(pkey));
            }
            json.writeEndArray();
        }
    }
}

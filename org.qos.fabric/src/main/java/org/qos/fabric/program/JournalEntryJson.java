package org.qos.fabric.program;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.qos.fabric.program.BlockId.Table;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.PortNumber;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** The JSON of one part of a table in a journal. What a MAD cannot carry is not read. */
final class JournalEntryJson {

    /** Tables have four bits for a VL. */
    private static final int MAX_VL = Vl.COUNT - 1;

    private static final int LAST_ARBITRATION_BLOCK = 2 * VlArbitration.MAX_ENTRIES / VlArbitration.BLOCK;

    private JournalEntryJson() {}

    static void write(JsonGenerator json, JournalEntry entry) throws IOException {
        BlockId id = entry.id();
        json.writeStartObject();
        json.writeStringField("node", Guid.text(id.port().nodeGuid()));
        json.writeNumberField("port", id.port().number());
        json.writeStringField("table", id.table().name());
        json.writeNumberField("number", id.number());
        json.writeStringField("before", entry.before().toString());
        json.writeStringField("after", entry.after().toString());
        json.writeEndObject();
    }

    /**
     * The part of a table.
     *
     * @throws IllegalArgumentException when it is not one; the message says why
     */
    static JournalEntry read(JsonNode block) {
        PortId port = new PortId(guid(block, "node"), number(block, "port", 0, PortNumber.MAX));
        Table table = table(block.path("table").asText());
        return new JournalEntry(
                new BlockId(port, table, part(block, table)),
                value(table, block.path("before").asText()),
                value(table, block.path("after").asText()));
    }

    /**
     * A GUID.
     *
     * @throws IllegalArgumentException when it is not one; the message says so
     */
    static long guid(JsonNode object, String name) {
        String text = object.path(name).asText();
        if (!text.matches("0x[0-9a-f]{16}")) {
            throw new IllegalArgumentException(name + ": expected a GUID, not '" + text + "'");
        }
        return Guid.parse(text);
    }

    private static Table table(String name) {
        return Arrays.stream(Table.values())
                .filter(table -> table.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no table '" + name + "'"));
    }

    private static int part(JsonNode block, Table table) {
        return switch (table) {
            case SL2VL -> number(block, "number", 0, PortNumber.MAX);
            case VLARB -> number(block, "number", 1, LAST_ARBITRATION_BLOCK);
            case HIGH_LIMIT -> number(block, "number", 0, 0);
        };
    }

    private static int number(JsonNode block, String name, int min, int max) {
        JsonNode number = block.path(name);
        if (!number.canConvertToInt() || !number.isIntegralNumber() || number.asInt() < min || number.asInt() > max) {
            throw notFrom(name, min, max, number.toString());
        }
        return number.asInt();
    }

    private static BlockValue value(Table table, String text) {
        return switch (table) {
            case SL2VL -> new BlockValue.Row(row(split(text)));
            case VLARB -> new BlockValue.Entries(entries(split(text)));
            case HIGH_LIMIT -> new BlockValue.Limit(number("VLHighLimit", text, VlArbitration.MAX_HIGH_LIMIT));
        };
    }

    private static List<String> split(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(",", -1));
    }

    private static long row(List<String> vls) {
        if (vls.size() != Sl.COUNT) {
            throw new IllegalArgumentException("an SL2VL row has " + Sl.COUNT + " VLs, not " + vls.size());
        }
        return Sl2VlRow.of(vls.stream().map(vl -> number("VL", vl, MAX_VL)).toList());
    }

    private static List<VlWeight> entries(List<String> entries) {
        if (entries.size() > VlArbitration.BLOCK) {
            throw new IllegalArgumentException("a block of an arbitration table has at most " + VlArbitration.BLOCK
                    + " entries, not " + entries.size());
        }
        return entries.stream().map(JournalEntryJson::weight).toList();
    }

    private static VlWeight weight(String entry) {
        int colon = entry.indexOf(':');
        if (colon < 0) {
            throw new IllegalArgumentException("an entry of an arbitration table is VL:WEIGHT, not '" + entry + "'");
        }
        return new VlWeight(
                number("VL", entry.substring(0, colon), MAX_VL),
                number("weight", entry.substring(colon + 1), VlArbitration.MAX_WEIGHT));
    }

    private static int number(String what, String text, int max) {
        if (!text.matches("\\d{1,3}") || Integer.parseInt(text) > max) {
            throw notFrom(what, 0, max, "'" + text + "'");
        }
        return Integer.parseInt(text);
    }

    private static IllegalArgumentException notFrom(String what, int min, int max, String found) {
        return new IllegalArgumentException(what + ": expected a number from " + min + " to " + max + ", not " + found);
    }
}

package org.qos.fabric.program;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.PortNumber;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.VlWeight;

/** The JSON of a journal: an object for each part of a table, on a line. */
final class JournalJson {

    private static final String FORMAT = "qos-journal-1";
    private static final ObjectMapper JSON = new ObjectMapper();

    /** The maximum number of a port; it is above those of all parts of a table. */
    private static final int MAX_NUMBER = PortNumber.MAX;

    private JournalJson() {}

    static byte[] write(Journal journal) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
            json.setPrettyPrinter(new DefaultPrettyPrinter()
                    .withArrayIndenter(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE)
                    .withObjectIndenter(DefaultPrettyPrinter.FixedSpaceIndenter.instance));
            json.writeStartObject();
            json.writeStringField("format", FORMAT);
            json.writeStringField("created", journal.created().toString());
            writeGuid(json, "subnetPrefix", journal.fabric().subnetPrefix());
            writeGuid(json, "smGuid", journal.fabric().smGuid());
            json.writeArrayFieldStart("blocks");
            for (JournalEntry entry : journal.entries()) {
                write(json, entry);
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        return out.toByteArray();
    }

    private static void writeGuid(JsonGenerator json, String name, OptionalLong guid) throws IOException {
        if (guid.isPresent()) {
            json.writeStringField(name, Guid.text(guid.getAsLong()));
        }
    }

    private static void write(JsonGenerator json, JournalEntry entry) throws IOException {
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
     * Reads a journal.
     *
     * @throws IOException when it cannot be read, or is not a journal; the message says why
     */
    static Journal read(Path file) throws IOException {
        JsonNode json = json(file);
        if (!FORMAT.equals(json.path("format").asText())) {
            throw new IOException(file + " is not a journal of this version of qos");
        }
        try {
            List<JournalEntry> entries = new ArrayList<>();
            json.path("blocks").forEach(block -> entries.add(entry(block)));
            FabricIdentity fabric = new FabricIdentity(guid(json, "subnetPrefix"), guid(json, "smGuid"));
            return new Journal(file, Instant.parse(json.path("created").asText()), fabric, entries);
        } catch (IllegalArgumentException | DateTimeException e) {
            throw new IOException(file + " is not a valid journal: " + e.getMessage(), e);
        }
    }

    private static JsonNode json(Path file) throws IOException {
        try {
            return JSON.readTree(Files.readAllBytes(file));
        } catch (JsonProcessingException cut) {
            throw new IOException(file + " is not a valid journal: it is not complete JSON; remove it", cut);
        }
    }

    private static OptionalLong guid(JsonNode json, String name) {
        return json.has(name) ? OptionalLong.of(Guid.parse(json.get(name).asText())) : OptionalLong.empty();
    }

    private static JournalEntry entry(JsonNode block) {
        PortId port = new PortId(Guid.parse(block.path("node").asText()), number(block, "port"));
        BlockId.Table table = BlockId.Table.valueOf(block.path("table").asText());
        return new JournalEntry(
                new BlockId(port, table, number(block, "number")),
                value(table, block.path("before").asText()),
                value(table, block.path("after").asText()));
    }

    /** A number of a port or of a part of a table. */
    private static int number(JsonNode block, String name) {
        JsonNode number = block.path(name);
        if (!number.canConvertToInt()
                || !number.isIntegralNumber()
                || number.asInt() < 0
                || number.asInt() > MAX_NUMBER) {
            throw new IllegalArgumentException(name + " is not a number from 0 to " + MAX_NUMBER);
        }
        return number.asInt();
    }

    private static BlockValue value(BlockId.Table table, String text) {
        return switch (table) {
            case SL2VL ->
                new BlockValue.Row(
                        Sl2VlRow.of(split(text).stream().map(Integer::valueOf).toList()));
            case VLARB ->
                new BlockValue.Entries(
                        split(text).stream().map(JournalJson::weight).toList());
            case HIGH_LIMIT -> new BlockValue.Limit(Integer.parseInt(text));
        };
    }

    private static List<String> split(String text) {
        return text.isEmpty() ? List.of() : Arrays.stream(text.split(",")).collect(Collectors.toList());
    }

    private static VlWeight weight(String entry) {
        int colon = entry.indexOf(':');
        if (colon < 0) {
            throw new IllegalArgumentException("an entry of an arbitration table is VL:WEIGHT, not '" + entry + "'");
        }
        return new VlWeight(Integer.parseInt(entry.substring(0, colon)), Integer.parseInt(entry.substring(colon + 1)));
    }
}

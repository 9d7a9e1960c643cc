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
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.qos.fabric.file.FileInput;
import org.qos.fabric.file.Sha256;
import org.qos.runtime.value.Guid;

/**
 * The JSON of a journal: an object for each part of a table, on a line, and a checksum of all of them. A journal that has changed
 * since it was written is not read, because its values would be set on live ports.
 */
final class JournalJson {

    private static final String FORMAT = "qos-journal-2";
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final String CREATED = "created";
    private static final String POLICY = "policy";
    private static final String CHECKSUM = "sha256";

    /** More than all tables of a fabric of 10 000 nodes take. */
    private static final int MAX_BYTES = 1 << 28;

    private JournalJson() {}

    static byte[] write(Journal journal) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
            json.setPrettyPrinter(new DefaultPrettyPrinter()
                    .withArrayIndenter(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE)
                    .withObjectIndenter(DefaultPrettyPrinter.FixedSpaceIndenter.instance));
            json.writeStartObject();
            json.writeStringField("format", FORMAT);
            json.writeStringField(CREATED, journal.created().toString());
            writeGuid(json, "subnetPrefix", journal.fabric().subnetPrefix());
            writeGuid(json, "smGuid", journal.fabric().smGuid());
            if (journal.policy().isPresent()) {
                json.writeStringField(POLICY, journal.policy().get());
            }
            json.writeArrayFieldStart("blocks");
            for (JournalEntry entry : journal.entries()) {
                JournalEntryJson.write(json, entry);
            }
            json.writeEndArray();
            json.writeStringField(CHECKSUM, checksum(journal));
            json.writeEndObject();
        }
        return out.toByteArray();
    }

    private static void writeGuid(JsonGenerator json, String name, OptionalLong guid) throws IOException {
        if (guid.isPresent()) {
            json.writeStringField(name, Guid.text(guid.getAsLong()));
        }
    }

    /**
     * Reads a journal.
     *
     * @throws IOException when it cannot be read, or is not a journal; the message says why
     */
    static Journal read(Path file) throws IOException {
        JsonNode json = json(file);
        if (!FORMAT.equals(json.path("format").asText())) {
            throw new IOException(file + " is not a journal of this version of qos; move it away");
        }
        try {
            List<JournalEntry> entries = new ArrayList<>();
            json.path("blocks").forEach(block -> entries.add(JournalEntryJson.read(block)));
            FabricIdentity fabric = new FabricIdentity(guid(json, "subnetPrefix"), guid(json, "smGuid"));
            Journal journal =
                    new Journal(file, Instant.parse(json.path(CREATED).asText()), fabric, policy(json), entries);
            if (!checksum(journal).equals(json.path(CHECKSUM).asText())) {
                throw new IllegalArgumentException("it has changed since it was written; its checksum differs");
            }
            return journal;
        } catch (DateTimeException e) {
            throw invalid(file, "'created' is not a time such as 2026-01-02T03:04:05Z", e);
        } catch (IllegalArgumentException e) {
            throw invalid(file, e.getMessage(), e);
        }
    }

    /** The time in a journal that may be damaged; empty when it has none. */
    static Optional<Instant> created(Path file) {
        try {
            return Optional.of(Instant.parse(json(file).path(CREATED).asText()));
        } catch (IOException | DateTimeException notThere) {
            return Optional.empty();
        }
    }

    private static Optional<String> policy(JsonNode json) {
        return json.has(POLICY) ? Optional.of(json.path(POLICY).asText()) : Optional.empty();
    }

    private static IOException invalid(Path file, String reason, Exception cause) {
        return new IOException(file + " is not a valid journal: " + reason + "; move it away", cause);
    }

    /** SHA-256 of what a journal says, in hexadecimal digits. */
    private static String checksum(Journal journal) {
        MessageDigest digest = Sha256.begin();
        digest.update(bytes(journal.created() + "\n" + journal.fabric() + "\n"));
        journal.policy().ifPresent(policy -> digest.update(bytes(policy + "\n")));
        journal.entries().forEach(entry -> digest.update(bytes(entry + "\n")));
        return HexFormat.of().formatHex(digest.digest());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static JsonNode json(Path file) throws IOException {
        try {
            return JSON.readTree(FileInput.read(file, MAX_BYTES));
        } catch (JsonProcessingException cut) {
            throw invalid(file, "it is not complete JSON", cut);
        }
    }

    private static OptionalLong guid(JsonNode json, String name) {
        return json.has(name) ? OptionalLong.of(JournalEntryJson.guid(json, name)) : OptionalLong.empty();
    }
}

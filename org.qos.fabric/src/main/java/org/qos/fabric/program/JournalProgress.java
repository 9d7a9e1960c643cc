package org.qos.fabric.program;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import org.qos.fabric.file.FileInput;

/** The log of a run, next to its journal: a JSON object on each line, synced to disk; the last state counts. */
final class JournalProgress {

    static final String SUFFIX = ".progress";

    /** Far more than the stages of a run take. */
    private static final int MAX_BYTES = 1 << 24;

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path file;

    JournalProgress(Path journal) {
        this.file = journal.resolveSibling(journal.getFileName() + SUFFIX);
    }

    /** Appends that a stage of the Sets has ended. */
    void stage(int number, int sets, int failures) throws IOException {
        append(JSON.createObjectNode().put("stage", number).put("sets", sets).put("failures", failures));
    }

    /** Appends the state of the run. */
    void state(JournalState state) throws IOException {
        append(JSON.createObjectNode().put("state", state.id()));
    }

    /** Begins the log, before there is a journal: a journal without a log has lost it. */
    void begin() throws IOException {
        append(JSON.createObjectNode().put("stage", 0));
    }

    /**
     * The last state. A line that a crash has cut does not count.
     *
     * @throws IOException when the log is missing or has changed since it was written
     */
    JournalState state() throws IOException {
        JournalState last = JournalState.UNFINISHED;
        for (String line : text().lines().filter(line -> line.endsWith("}")).toList()) {
            JsonNode event = event(line);
            last = event.has("state") ? state(event) : last;
        }
        return last;
    }

    private String text() throws IOException {
        try {
            return new String(FileInput.read(file, MAX_BYTES), StandardCharsets.UTF_8);
        } catch (NoSuchFileException lost) {
            throw new IOException(file + " is missing, which says how far the run came; move its journal away", lost);
        }
    }

    private JsonNode event(String line) throws IOException {
        try {
            JsonNode event = JSON.readTree(line);
            if (event.has("stage") || event.has("state")) {
                return event;
            }
        } catch (JsonProcessingException changed) {
            // it is reported below
        }
        throw changed();
    }

    private JournalState state(JsonNode event) throws IOException {
        return JournalState.byId(event.path("state").asText()).orElseThrow(this::changed);
    }

    private IOException changed() {
        return new IOException(
                file
                        + " has changed since it was written, and says no more how far the run came; move it away with its journal");
    }

    void delete() throws IOException {
        Files.deleteIfExists(file);
    }

    private void append(ObjectNode event) throws IOException {
        ObjectNode timed = JSON.createObjectNode().put("time", Instant.now().toString());
        String line = "\n" + JSON.writeValueAsString(timed.setAll(event)) + "\n";
        try (FileChannel channel =
                FileChannel.open(PrivateFiles.create(file), StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
            PrivateFiles.write(channel, ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8)));
        }
    }
}

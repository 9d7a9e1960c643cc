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
import java.util.Optional;
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

    /** The last state; a line that was not written completely does not count. */
    JournalState state() throws IOException {
        try {
            return new String(FileInput.read(file, MAX_BYTES), StandardCharsets.UTF_8)
                    .lines()
                    .flatMap(line -> state(line).stream())
                    .reduce((earlier, later) -> later)
                    .orElse(JournalState.UNFINISHED);
        } catch (NoSuchFileException notBegun) {
            return JournalState.UNFINISHED;
        }
    }

    void delete() throws IOException {
        Files.deleteIfExists(file);
    }

    private static Optional<JournalState> state(String line) {
        try {
            JsonNode state = JSON.readTree(line).path("state");
            return JournalState.byId(state.asText());
        } catch (JsonProcessingException incomplete) {
            return Optional.empty();
        }
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

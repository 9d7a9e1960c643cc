package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.qos.fabric.file.AtomicFile;
import org.qos.fabric.file.FileInput;
import org.qos.fabric.file.PreparedFile;

/**
 * A file with its new content, and what restores it. Its writes are not those of {@code WholeWrite}, because they have to be
 * possible while the process ends.
 *
 * @param file the file
 * @param content the new content
 * @param previous what was there; empty when there was no file
 */
record ReplacedFile(Path file, byte[] content, Optional<PreviousFile> previous) {

    private static final int MAX_BYTES = 1 << 28;

    /**
     * Copies a file that will be replaced.
     *
     * @return empty when the file has that content; its copy is then that of the file which it has once replaced
     */
    static Optional<ReplacedFile> keep(Path file, byte[] content) throws IOException {
        if (!Files.exists(file)) {
            return Optional.of(new ReplacedFile(file, content, Optional.empty()));
        }
        byte[] before = FileInput.read(file, MAX_BYTES);
        return Arrays.equals(before, content)
                ? Optional.empty()
                : Optional.of(new ReplacedFile(file, content, Optional.of(PreviousFile.of(file, before))));
    }

    void replace() throws IOException {
        write(content);
    }

    void confirm() throws IOException {
        if (previous.isPresent()) {
            previous.get().keep();
        }
    }

    void restore() throws IOException {
        if (previous.isPresent()) {
            write(previous.get().content());
            previous.get().undo();
        } else {
            Files.deleteIfExists(file);
        }
    }

    private void write(byte[] bytes) throws IOException {
        PreparedFile prepared = AtomicFile.prepare(file, bytes);
        try {
            prepared.commit();
        } finally {
            prepared.discard();
        }
    }
}

package org.qos.fabric.snapshot;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.qos.fabric.file.FileInput;
import org.qos.fabric.file.FileKind;

/** The files of a snapshot, which are read more than once: what a pipe gives is kept. */
final class SnapshotFiles {

    /** The greatest size of a file; a fabric of a million ports has less. */
    static final long MAX_BYTES = 1L << 31;

    /** The most that a pipe may give, because it is kept in memory. */
    private static final int MAX_PIPED_BYTES = 1 << 29;

    private final Map<Path, byte[]> piped = new HashMap<>();

    /**
     * Opens a file.
     *
     * @throws IOException when it cannot be read
     */
    InputStream open(Path file) throws IOException {
        if (!piped.containsKey(file)) {
            if (FileKind.of(file) != FileKind.INHERITED_PIPE) {
                return FileInput.openLines(file, MAX_BYTES);
            }
            piped.put(file, FileInput.read(file, MAX_PIPED_BYTES));
        }
        return new ByteArrayInputStream(piped.get(file));
    }
}

package org.qos.fabric.snapshot;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.qos.fabric.file.FileInput;
import org.qos.fabric.file.FileKind;
import org.qos.fabric.file.ForeignBytes;

/**
 * The files of a snapshot, which are read more than once: what a pipe gives is kept. A file that is compressed by gzip is
 * decompressed, whatever its name is.
 */
final class SnapshotFiles {

    /** The maximum size of a file, decompressed; a fabric of a million ports has less. */
    static final long MAX_BYTES = 1L << 31;

    /** The most that a pipe may give, because it is kept in memory. */
    private static final int MAX_PIPED_BYTES = 1 << 29;

    private static final int BUFFER = 1 << 16;

    /** The length of the byte order mark of UTF-8, which editors on Windows write. */
    private static final int BYTE_ORDER_MARK = 3;

    private final Map<Path, byte[]> piped = new HashMap<>();

    /**
     * Opens a file.
     *
     * @throws IOException when it cannot be read
     */
    InputStream open(Path file) throws IOException {
        return content(bytes(file));
    }

    private InputStream bytes(Path file) throws IOException {
        if (!piped.containsKey(file)) {
            if (FileKind.of(file) != FileKind.INHERITED_PIPE) {
                return FileInput.open(file, MAX_BYTES);
            }
            piped.put(file, FileInput.read(file, MAX_PIPED_BYTES));
        }
        return new ByteArrayInputStream(piped.get(file));
    }

    /** The text in some bytes; only JSON may be in one long line. */
    private static InputStream content(InputStream bytes) throws IOException {
        try {
            InputStream text = new BufferedInputStream(bytes, BUFFER);
            if (startsWith(text, 0x1f, 0x8b)) {
                text = new BufferedInputStream(FileInput.limited(FileInput.decompressed(text), MAX_BYTES), BUFFER);
            }
            checkEncoding(text);
            if (startsWith(text, 0xef, 0xbb, 0xbf)) {
                text.skipNBytes(BYTE_ORDER_MARK);
            }
            return startsWith(text, '{', '"') || startsWith(text, '{', '\n') ? text : FileInput.lines(text);
        } catch (IOException e) {
            bytes.close();
            throw e;
        }
    }

    private static void checkEncoding(InputStream text) throws IOException {
        text.mark(ForeignBytes.SAMPLE);
        Optional<ForeignBytes> foreign = ForeignBytes.of(text.readNBytes(ForeignBytes.SAMPLE));
        text.reset();
        if (foreign.isPresent()) {
            throw new IOException("it is " + foreign.get().form() + "; convert it with '"
                    + foreign.get().command() + "'");
        }
    }

    private static boolean startsWith(InputStream bytes, int... first) throws IOException {
        bytes.mark(first.length);
        boolean found = true;
        for (int i = 0; found && i < first.length; i++) {
            found = bytes.read() == first[i];
        }
        bytes.reset();
        return found;
    }
}

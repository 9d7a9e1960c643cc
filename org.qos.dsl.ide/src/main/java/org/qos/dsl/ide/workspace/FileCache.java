package org.qos.dsl.ide.workspace;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import org.qos.dsl.language.TextTooLong;
import org.qos.fabric.file.FileInput;

/**
 * Caches values computed from files and computes them again when the bytes change. The stamp of a file is checked
 * whenever its value is requested, so that a change is seen even where a client does not report it; a file that is only
 * touched keeps its value. The stamp of a file that was written just before it was read is not trusted, because the
 * next write may have the same time stamp.
 *
 * @param <V> the value computed from a file
 */
final class FileCache<V> {

    private final Reader<V> reader;
    private final Map<Path, Entry<V>> entries = new HashMap<>();

    FileCache(Reader<V> reader) {
        this.reader = reader;
    }

    /** What the file holds now; empty when there is none, or it cannot be read. */
    synchronized Optional<V> get(Path file) {
        long moment = System.currentTimeMillis();
        Optional<FileStamp> now = FileStamp.of(file);
        if (now.isEmpty()) {
            entries.remove(file);
            return Optional.empty();
        }
        Entry<V> known = entries.get(file);
        if (known == null || !known.settled() || !known.stamp().equals(now.get())) {
            known = looked(file, known, now.get(), now.get().isSettledAt(moment));
            entries.put(file, known);
        }
        return known.value();
    }

    private Entry<V> looked(Path file, Entry<V> known, FileStamp now, boolean settled) {
        try {
            long sum = sum(file);
            Optional<V> value = known != null && known.sum() == sum ? known.value() : Optional.of(reader.read(file));
            return new Entry<>(now, sum, settled, value);
        } catch (TextTooLong stays) {
            return new Entry<>(now, -1, settled, Optional.empty());
        } catch (IOException unreadable) {
            return new Entry<>(now, -1, false, Optional.empty());
        }
    }

    private static long sum(Path file) throws IOException {
        try (CheckedInputStream bytes = new CheckedInputStream(FileInput.open(file), new CRC32C())) {
            bytes.transferTo(OutputStream.nullOutputStream());
            return bytes.getChecksum().getValue();
        }
    }

    /** Makes something of a file. */
    @FunctionalInterface
    interface Reader<V> {
        V read(Path file) throws IOException;
    }

    /** A value with the stamp of the file that it was made of, the sum of its bytes, and whether the stamp can be trusted. */
    private record Entry<V>(FileStamp stamp, long sum, boolean settled, Optional<V> value) {}
}

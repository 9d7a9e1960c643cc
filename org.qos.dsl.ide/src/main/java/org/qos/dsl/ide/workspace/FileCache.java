package org.qos.dsl.ide.workspace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What was made of files, made again when they change. The stamp of a file is looked at whenever it is asked for, so that
 * a change is seen even where a client does not tell of it.
 *
 * @param <V> what is made of a file
 */
final class FileCache<V> {

    private final Reader<V> reader;
    private final Map<Path, Entry<V>> entries = new HashMap<>();

    FileCache(Reader<V> reader) {
        this.reader = reader;
    }

    /** What the file holds now; empty when there is none, or it cannot be read. */
    synchronized Optional<V> get(Path file) {
        Optional<Stamp> now = Stamp.of(file);
        if (now.isEmpty()) {
            entries.remove(file);
            return Optional.empty();
        }
        Entry<V> known = entries.get(file);
        if (known == null || !known.stamp().equals(now.get())) {
            known = new Entry<>(now.get(), read(file));
            entries.put(file, known);
        }
        return known.value();
    }

    private Optional<V> read(Path file) {
        try {
            return Optional.of(reader.read(file));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** Makes something of a file. */
    @FunctionalInterface
    interface Reader<V> {
        V read(Path file) throws IOException;
    }

    /** A value with the stamp of the file that it was made of. */
    private record Entry<V>(Stamp stamp, Optional<V> value) {}
}

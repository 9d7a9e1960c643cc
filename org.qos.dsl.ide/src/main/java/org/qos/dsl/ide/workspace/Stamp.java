package org.qos.dsl.ide.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/**
 * By what a change of a file shows.
 *
 * @param modified when it was written, in milliseconds
 * @param size its length in bytes
 */
record Stamp(long modified, long size) {

    /** The stamp of a file, empty when there is none. */
    static Optional<Stamp> of(Path file) {
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            return now.isRegularFile()
                    ? Optional.of(new Stamp(now.lastModifiedTime().toMillis(), now.size()))
                    : Optional.empty();
        } catch (IOException gone) {
            return Optional.empty();
        }
    }
}

package org.qos.dsl.ide.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/**
 * By what a change of a file shows.
 *
 * @param modified when it was written, as fine as the file system tells
 * @param size its length in bytes
 * @param identity which file has the name, so that one that is moved there shows; empty where the file system does not tell
 */
record Stamp(FileTime modified, long size, Optional<Object> identity) {

    /** File systems count times in steps of up to this, FAT the coarsest: what is younger may change without a trace. */
    private static final long STEP_MILLIS = 2_000;

    /** The stamp of a file, empty when there is none. */
    static Optional<Stamp> of(Path file) {
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            return now.isRegularFile()
                    ? Optional.of(new Stamp(now.lastModifiedTime(), now.size(), Optional.ofNullable(now.fileKey())))
                    : Optional.empty();
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /**
     * Whether a change after that moment shows in the next stamp.
     *
     * @param moment milliseconds since the epoch
     */
    boolean isSettledAt(long moment) {
        return Math.abs(moment - modified.toMillis()) > STEP_MILLIS;
    }
}

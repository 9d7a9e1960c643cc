package org.qos.dsl.ide.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/**
 * The attributes by which a change of a file is detected.
 *
 * @param modified the modification time, in the resolution of the file system
 * @param size the length in bytes
 * @param identity the file key, so that a file moved to this path is detected; empty if the file system has none
 */
record FileStamp(FileTime modified, long size, Optional<Object> identity) {

    /** The maximum resolution of modification times (FAT): a younger file may change again without a new time. */
    private static final long STEP_MILLIS = 2_000;

    /** The stamp of a file; empty if it does not exist. */
    static Optional<FileStamp> of(Path file) {
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            return now.isRegularFile()
                    ? Optional.of(new FileStamp(now.lastModifiedTime(), now.size(), Optional.ofNullable(now.fileKey())))
                    : Optional.empty();
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /**
     * Whether a change after that time would result in another stamp.
     *
     * @param moment milliseconds since the epoch
     */
    boolean isSettledAt(long moment) {
        return Math.abs(moment - modified.toMillis()) > STEP_MILLIS;
    }
}

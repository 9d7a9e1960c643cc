package org.qos.fabric.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * New content that is complete on the disk, next to the file that it is for.
 *
 * @param target the file, links resolved
 * @param temporary the content
 */
public record PreparedFile(Path target, Path temporary) {

    /**
     * Puts the content in the place of the file.
     *
     * @throws IOException when the file cannot be replaced; it is as before then
     */
    public void commit() throws IOException {
        Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Removes the content if it is still next to the file. */
    public void discard() throws IOException {
        Files.deleteIfExists(temporary);
    }
}

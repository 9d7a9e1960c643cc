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
 * @param folders the folders that were made for it
 */
public record PreparedFile(Path target, Path temporary, MadeFolders folders) {

    /**
     * Puts the content in the place of the file.
     *
     * @throws IOException when the file cannot be replaced; it is as before then
     */
    public void commit() throws IOException {
        Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Removes the content if it is still next to the file, and the folders that were made for it if they are empty. */
    public void discard() throws IOException {
        Files.deleteIfExists(temporary);
        folders.removeEmpty();
    }

    /** Removes a file that did not exist before the commit, and the folders that were made for it if they are empty. */
    public void remove() throws IOException {
        Files.deleteIfExists(target);
        folders.removeEmpty();
    }
}

package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.UUID;

/**
 * The copy of a file that is about to be replaced, next to it, with its permissions. It takes the place of an older copy, which
 * can be put back.
 *
 * @param content the content of the file
 * @param copy the copy
 * @param older where the older copy is meanwhile
 */
record PreviousFile(byte[] content, Path copy, Optional<Path> older) {

    /** What the copy of a file is called, after the name of the file. */
    static final String SUFFIX = ".previous";

    /**
     * Copies a file.
     *
     * @param content what it contains
     * @throws IOException when that cannot be done; an older copy is then as before
     */
    static PreviousFile of(Path file, byte[] content) throws IOException {
        Path copy = file.resolveSibling(file.getFileName() + SUFFIX);
        boolean replaces = isReplaceable(copy);
        Path complete = temporary(copy);
        try {
            Files.copy(file, complete, StandardCopyOption.COPY_ATTRIBUTES);
            Optional<Path> older = replaces ? Optional.of(move(copy, temporary(copy))) : Optional.empty();
            move(complete, copy);
            return new PreviousFile(content, copy, older);
        } finally {
            Files.deleteIfExists(complete);
        }
    }

    /** A symbolic link is not followed: it may lead to a file of somebody else. */
    private static boolean isReplaceable(Path copy) throws IOException {
        if (!Files.exists(copy, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        if (!Files.isRegularFile(copy, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileSystemException(
                    copy.toString(), null, "it is not a regular file; remove it, the replaced file is kept there");
        }
        return true;
    }

    private static Path temporary(Path copy) {
        return copy.resolveSibling(".qos-" + UUID.randomUUID() + ".tmp");
    }

    private static Path move(Path from, Path to) throws IOException {
        return Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Keeps the copy, and removes the older one. */
    void keep() throws IOException {
        if (older.isPresent()) {
            Files.deleteIfExists(older.get());
        }
    }

    /** Puts the older copy back, or removes the copy where there was none. */
    void undo() throws IOException {
        if (older.isPresent()) {
            move(older.get(), copy);
        } else {
            Files.deleteIfExists(copy);
        }
    }
}

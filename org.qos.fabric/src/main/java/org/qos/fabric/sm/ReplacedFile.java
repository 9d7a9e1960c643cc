package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Optional;
import java.util.UUID;
import org.qos.fabric.file.AtomicFile;
import org.qos.fabric.file.FileInput;
import org.qos.fabric.file.PreparedFile;

/**
 * A file with its new content, and the copy of the old one next to it, with its permissions. Until the new content is confirmed, the copy
 * has the suffix {@code .restore}; then it becomes the one with the suffix {@code .previous}. Writes are not those of {@code WholeWrite},
 * because they have to be possible while the process ends. A file that has become a link meanwhile is not followed: it may lead to a
 * file of somebody else.
 *
 * @param file the file, links resolved
 * @param content the new content
 * @param copy the copy of the old file; empty when there was none
 */
record ReplacedFile(Path file, byte[] content, Optional<Path> copy) {

    private static final String UNCONFIRMED = ".restore";
    private static final String PREVIOUS = ".previous";
    private static final int MAX_BYTES = 1 << 28;

    /**
     * Copies a file that will be replaced.
     *
     * @return empty when the file has that content, and is not that of a run that was killed
     * @throws IOException when it cannot be copied; nothing has changed then
     */
    static Optional<ReplacedFile> of(Path file, byte[] content) throws IOException {
        if (!Files.exists(file)) {
            return Optional.of(new ReplacedFile(file, content, Optional.empty()));
        }
        Path copy = sibling(file, UNCONFIRMED);
        requireReplaceable(copy);
        requireNoLink(file, Files.isSymbolicLink(file));
        // a run that was killed has left it
        boolean isLeft = Files.exists(copy);
        if (contains(file, content)) {
            return isLeft ? Optional.of(new ReplacedFile(file, content, Optional.of(copy))) : Optional.empty();
        }
        Path previous = sibling(file, PREVIOUS);
        requireReplaceable(previous);
        if (isLeft) {
            move(copy, previous);
        }
        Path complete = file.resolveSibling(".qos-" + UUID.randomUUID() + ".tmp");
        try {
            Files.copy(file, complete, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
            move(complete, copy);
        } finally {
            Files.deleteIfExists(complete);
        }
        return Optional.of(new ReplacedFile(file, content, Optional.of(copy)));
    }

    /** A symbolic link is not followed: it may lead to a file of somebody else. */
    private static void requireReplaceable(Path copy) throws IOException {
        if (Files.exists(copy, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(copy, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileSystemException(
                    copy.toString(), null, "it is not a regular file; remove it, the replaced file is kept there");
        }
    }

    private static void requireNoLink(Path file, boolean isLink) throws IOException {
        if (isLink) {
            throw new FileSystemException(file.toString(), null, "another program made it a link meanwhile");
        }
    }

    void replace() throws IOException {
        PreparedFile prepared = AtomicFile.prepare(file, content);
        try {
            requireNoLink(file, !prepared.target().equals(file));
            prepared.commit();
        } finally {
            prepared.discard();
        }
    }

    /** Whether the file still has the new content. */
    boolean isInPlace() {
        try {
            return contains(file, content);
        } catch (IOException goneOrOther) {
            return false;
        }
    }

    void confirm() throws IOException {
        if (copy.isPresent()) {
            requireReplaceable(copy.get());
            requireReplaceable(sibling(file, PREVIOUS));
            move(copy.get(), sibling(file, PREVIOUS));
        }
    }

    /**
     * Puts the old file back, or deletes the new one where there was none.
     *
     * @return false when somebody else has changed the file since, which therefore stays
     */
    boolean restore() throws IOException {
        if (copy.isEmpty()) {
            boolean inPlace = isInPlace();
            if (inPlace) {
                Files.delete(file);
            }
            return inPlace || !Files.exists(file);
        }
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS) || contains(file, content)) {
            // a rename needs no space on the disk, and replaces a link instead of following it
            move(copy.get(), file);
            return true;
        }
        if (contains(file, FileInput.read(copy.get(), MAX_BYTES))) {
            Files.delete(copy.get());
            return true;
        }
        confirm();
        return false;
    }

    private static boolean contains(Path file, byte[] content) throws IOException {
        return Arrays.equals(FileInput.read(file, MAX_BYTES), content);
    }

    private static Path sibling(Path file, String suffix) {
        return file.resolveSibling(file.getFileName() + suffix);
    }

    private static void move(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}

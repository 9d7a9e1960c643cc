package org.qos.fabric.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * Gives a file another content in one step: the content is written next to the file under a name of its own, brought to the
 * disk, and moved into place. Of two programs that write one file at once, the last one wins as a whole.
 */
public final class AtomicFile {

    private AtomicFile() {}

    /**
     * Writes a file. An existing file keeps its permissions, and symbolic links to it remain valid.
     *
     * @throws IOException when the content cannot be written next to the file or not be put in its place; the file is as
     *     before then
     */
    public static void write(Path file, byte[] content) throws IOException {
        WholeWrite.of(() -> replace(file, content));
    }

    private static Path replace(Path file, byte[] content) throws IOException {
        PreparedFile prepared = prepare(file, content);
        try {
            prepared.commit();
            return prepared.target();
        } finally {
            prepared.discard();
        }
    }

    /**
     * Writes content next to the file that it is for, in a folder that is made when it is missing.
     *
     * @throws IOException when this cannot be done, or the file exists and may not be replaced; nothing is left behind
     */
    public static PreparedFile prepare(Path file, byte[] content) throws IOException {
        Path target = target(file);
        boolean exists = Files.exists(target);
        MadeFolders folders = exists
                ? MadeFolders.NONE
                : MadeFolders.make(target.toAbsolutePath().getParent());
        Path temporary = target.resolveSibling(".qos-" + UUID.randomUUID() + ".tmp");
        try {
            if (exists) {
                Files.copy(target, temporary, StandardCopyOption.COPY_ATTRIBUTES);
            }
            fill(temporary, content);
        } catch (NoSuchFileException e) {
            // the folder exists, and yet the system makes no file in it
            folders.removeEmpty();
            throw new FileSystemException(file.toString(), null, "its file system does not allow new files here");
        } catch (IOException e) {
            Files.deleteIfExists(temporary);
            folders.removeEmpty();
            throw e;
        }
        return new PreparedFile(target, temporary, folders);
    }

    /** The file that a path leads to, which may have to be made. */
    private static Path target(Path file) throws IOException {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            return file;
        }
        if (!Files.exists(file)) {
            throw new FileSystemException(
                    file.toString(), null, "it is a symbolic link to a file that does not exist; remove the link");
        }
        FileKind.requireReplaceable(file);
        if (!Files.isWritable(file)) {
            throw new AccessDeniedException(file.toString());
        }
        return file.toRealPath();
    }

    private static void fill(Path file, byte[] content) throws IOException {
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            ByteBuffer rest = ByteBuffer.wrap(content);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            channel.force(true);
        }
    }
}

package org.qos.fabric.program;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import org.qos.fabric.file.FileKind;

/** Files that only their owner can read, and that are on disk when a method returns. */
final class PrivateFiles {

    private PrivateFiles() {}

    /** Creates a folder with all above it. */
    static void createFolder(Path folder) throws IOException {
        Files.createDirectories(folder, permissions("rwx------"));
    }

    /**
     * Creates an empty file of mode 0600, unless there is one.
     *
     * @throws IOException when it cannot be created, or what is there is not a regular file
     */
    static Path create(Path file) throws IOException {
        try {
            Files.createFile(file, permissions("rw-------"));
        } catch (FileAlreadyExistsException e) {
            FileKind.requireReplaceable(file);
        }
        return file;
    }

    /** Writes a whole file under another name, syncs it, and renames it: it is complete, or nothing of it is there. */
    static void writeWhole(Path file, byte[] content) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".tmp");
        Files.deleteIfExists(unfinished);
        try (FileChannel channel = FileChannel.open(create(unfinished), StandardOpenOption.WRITE)) {
            write(channel, ByteBuffer.wrap(content));
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            Files.deleteIfExists(unfinished);
            throw e;
        }
        syncFolder(file.getParent());
    }

    /** Writes everything and syncs it. */
    static void write(FileChannel channel, ByteBuffer content) throws IOException {
        while (content.hasRemaining()) {
            channel.write(content);
        }
        channel.force(true);
    }

    /** Makes a rename last; only POSIX systems open folders. */
    private static void syncFolder(Path folder) throws IOException {
        if (isPosix()) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }

    private static FileAttribute<?>[] permissions(String mode) {
        return isPosix()
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(mode))}
                : new FileAttribute<?>[0];
    }

    private static boolean isPosix() {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    }
}

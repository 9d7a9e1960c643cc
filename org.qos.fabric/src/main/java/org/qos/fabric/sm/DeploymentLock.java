package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.atomic.AtomicBoolean;
import org.qos.fabric.file.FileKind;

/**
 * Lets one deployment at a time install files in a folder. The operating system releases the lock when the process ends, however it
 * ends; the file of the lock is deleted unless the process is killed.
 */
final class DeploymentLock implements AutoCloseable {

    private static final String NAME = ".qos-deploy.lock";

    private final Path file;
    private final FileChannel channel;
    private final AtomicBoolean closed = new AtomicBoolean();

    private DeploymentLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Locks a folder.
     *
     * @throws IOException when another deployment has it locked, or no file can be made there
     */
    static DeploymentLock of(Path folder) throws IOException {
        Path file = created(folder.resolve(NAME));
        Object before = key(file);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        // the deployment before may have deleted the file just now; to open it once more would release the lock
        // (fcntl(2))
        if (!isLocked(channel) || !before.equals(key(file))) {
            channel.close();
            throw new FileSystemException(
                    folder.toString(), null, "another 'qos deploy' installs files there; wait until it ends");
        }
        return new DeploymentLock(file, channel);
    }

    private static Path created(Path file) throws IOException {
        try {
            Files.createFile(file);
        } catch (FileAlreadyExistsException e) {
            FileKind.requireReplaceable(file);
        }
        return file;
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException sameProcess) {
            return false;
        }
    }

    /** What identifies a file whatever its name; the empty text when there is none, or the system does not say. */
    private static Object key(Path file) {
        try {
            Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
            return key == null ? "" : key;
        } catch (IOException deleted) {
            return "";
        }
    }

    /** Only the first call deletes the file: later it may be that of another deployment. */
    @Override
    public void close() throws IOException {
        if (closed.compareAndSet(false, true)) {
            try (channel) {
                Files.deleteIfExists(file);
            }
        }
    }
}

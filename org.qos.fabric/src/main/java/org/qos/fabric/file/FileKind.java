package org.qos.fabric.file;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.regex.Pattern;

/** What a path leads to, links followed. */
public enum FileKind {
    /** A regular file. */
    REGULAR(""),
    /** A pipe that the process has inherited, such as process substitution; it can be read once. */
    INHERITED_PIPE(""),
    /** A folder. */
    FOLDER("it is a folder, not a file"),
    /** A FIFO, from which a reader may wait without end. */
    NAMED_PIPE("it is a named pipe, not a regular file", "; copy what comes out of it to a regular file"),
    /** A character or block device. */
    DEVICE("it is a device, not a regular file"),
    /** A socket. */
    SOCKET("it is a socket, not a regular file"),
    /** A file that the kernel makes up, such as those in /proc: reading it may wait without end. */
    KERNEL("it is a file of the kernel, not of a disk", "; copy it to a regular file"),
    /** Something that this operating system alone knows. */
    SPECIAL("it is not a regular file");

    /** The names that Linux and macOS have for what a process has open. */
    private static final Pattern INHERITED = Pattern.compile("/dev/(?:stdin|fd/\\d+)|/proc/(?:self|\\d+)/fd/\\d+");

    /** The bits of a mode that hold the kind of a file, and the kinds (inode(7)). */
    private static final int TYPE = 0xf000;

    private static final int SOCKET_TYPE = 0xc000;
    private static final int BLOCK_DEVICE_TYPE = 0x6000;
    private static final int CHARACTER_DEVICE_TYPE = 0x2000;
    private static final int PIPE_TYPE = 0x1000;

    /** The types of file systems whose regular files are calls into the kernel (filesystems(5)). */
    private static final Set<String> KERNEL_SYSTEMS = Set.of(
            "proc",
            "sysfs",
            "debugfs",
            "tracefs",
            "securityfs",
            "selinuxfs",
            "configfs",
            "pstore",
            "efivarfs",
            "bpf",
            "fusectl",
            "binfmt_misc",
            "functionfs",
            "cgroup",
            "cgroup2");

    private final String reason;
    private final String adviceToReaders;

    FileKind(String reason) {
        this(reason, "");
    }

    FileKind(String reason, String adviceToReaders) {
        this.reason = reason;
        this.adviceToReaders = adviceToReaders;
    }

    /**
     * The kind of a file.
     *
     * @throws IOException when there is no such file, or its attributes cannot be read
     */
    public static FileKind of(Path file) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        if (attributes.isRegularFile()) {
            return isOfKernel(file) ? KERNEL : REGULAR;
        }
        return attributes.isDirectory() ? FOLDER : special(file);
    }

    /** A file system without a name, such as that of a deleted file, is not one of the kernel. */
    private static boolean isOfKernel(Path file) {
        try {
            return KERNEL_SYSTEMS.contains(Files.getFileStore(file).type());
        } catch (IOException unknown) {
            return false;
        }
    }

    private static FileKind special(Path file) throws IOException {
        if (!file.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            return SPECIAL;
        }
        return switch ((int) Files.getAttribute(file, "unix:mode") & TYPE) {
            case PIPE_TYPE -> isInherited(file) ? INHERITED_PIPE : NAMED_PIPE;
            case CHARACTER_DEVICE_TYPE, BLOCK_DEVICE_TYPE -> DEVICE;
            case SOCKET_TYPE -> SOCKET;
            default -> SPECIAL;
        };
    }

    /**
     * Whether there is something of that name that is not a folder: also what cannot be read, such as a pipe, or a link to nothing.
     */
    public static boolean isThere(Path file) {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !Files.isDirectory(file);
    }

    /** Whether a path names something that the process has open, rather than a file of a folder. */
    public static boolean isInherited(Path file) {
        return INHERITED.matcher(file.toString()).matches();
    }

    /** Whether a file of this kind can be read to its end. */
    public boolean isReadable() {
        return reason.isEmpty();
    }

    /** Why a file of this kind is not read, without its name; empty when it is. */
    public String refusal() {
        return reason + adviceToReaders;
    }

    /**
     * Requires that an existing file can be replaced.
     *
     * @throws IOException when it is not a regular file, which the message says
     */
    public static void requireReplaceable(Path file) throws IOException {
        FileKind kind = of(file);
        if (kind != REGULAR) {
            String reason = kind == INHERITED_PIPE ? "it is a pipe, not a regular file" : kind.reason;
            throw new FileSystemException(file.toString(), null, reason);
        }
    }
}

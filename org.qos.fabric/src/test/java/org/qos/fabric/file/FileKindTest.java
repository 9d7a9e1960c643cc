package org.qos.fabric.file;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What a path leads to, and whether that is read or replaced. */
@EnabledOnOs(OS.LINUX)
class FileKindTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "/dev/null, DEVICE",
        "/dev/zero, DEVICE",
        "/dev, FOLDER",
        "/proc/version, KERNEL",
        "/sys/kernel/uevent_seqnum, KERNEL"
    })
    void aPathOfTheSystem(Path path, FileKind kind) throws IOException {
        assertEquals(kind, FileKind.of(path));
    }

    @Test
    void aFileOfTheDiskIsRegular() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "x");
        assertEquals(FileKind.REGULAR, FileKind.of(file));
        assertEquals(FileKind.FOLDER, FileKind.of(folder));
    }

    @Test
    void aPipeWithANameIsNotAnInheritedOne() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        assertEquals(FileKind.NAMED_PIPE, FileKind.of(pipe));
        assertEquals(
                "it is a named pipe, not a regular file; copy what comes out of it to a regular file",
                FileKind.NAMED_PIPE.refusal());
    }

    @Test
    void aSocket() throws IOException {
        Path path = folder.resolve("socket");
        try (ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            socket.bind(UnixDomainSocketAddress.of(path));
            assertEquals(FileKind.SOCKET, FileKind.of(path));
        }
        assertTrue(assertThrows(FileSystemException.class, () -> FileInput.open(path))
                .getReason()
                .startsWith("it is a socket"));
    }

    /** Such as the input of {@code qos check <(command)} in a shell. */
    @Test
    void aPipeOfTheProcessIsRead() throws IOException, InterruptedException {
        Process writer = new ProcessBuilder("sleep", "60").start();
        try {
            Path pipe = Path.of("/proc/" + writer.pid() + "/fd/0");
            assertEquals(FileKind.INHERITED_PIPE, FileKind.of(pipe));
            assertTrue(FileKind.of(pipe).isReadable());
            assertEquals(
                    "it is a pipe, not a regular file",
                    assertThrows(FileSystemException.class, () -> FileKind.requireReplaceable(pipe))
                            .getReason());
        } finally {
            writer.destroyForcibly().waitFor();
        }
    }

    @Test
    void aFileInAnArchiveIsRegularAndItsFolderAFolder() throws IOException {
        try (FileSystem archive = FileSystems.newFileSystem(folder.resolve("a.zip"), Map.of("create", "true"))) {
            Path file = Files.writeString(archive.getPath("/file"), "x");
            assertEquals(FileKind.REGULAR, FileKind.of(file));
            assertEquals(FileKind.FOLDER, FileKind.of(archive.getPath("/")));
        }
    }

    @Test
    void whatDoesNotExistHasNoKind() throws IOException {
        assertThrows(NoSuchFileException.class, () -> FileKind.of(folder.resolve("absent")));
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("absent"));
        assertThrows(NoSuchFileException.class, () -> FileKind.of(link));
    }

    @Test
    void onlyRegularFilesAndInheritedPipesAreRead() {
        assertEquals(
                List.of(FileKind.REGULAR, FileKind.INHERITED_PIPE),
                Arrays.stream(FileKind.values()).filter(FileKind::isReadable).toList());
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"REGULAR", "INHERITED_PIPE"})
    void everyOtherKindIsRefusedWithItsReason(FileKind kind) {
        assertTrue(kind.refusal().startsWith("it is "), kind.refusal());
    }

    @Test
    void onlyRegularFilesAreReplaced() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "x");
        assertDoesNotThrow(() -> FileKind.requireReplaceable(file));
        assertEquals(
                "it is a file of the kernel, not of a disk",
                assertThrows(FileSystemException.class, () -> FileKind.requireReplaceable(Path.of("/proc/version")))
                        .getReason());
    }

    @ParameterizedTest
    @CsvSource({
        "/dev/stdin, true",
        "/dev/fd/0, true",
        "/dev/fd/63, true",
        "/proc/self/fd/3, true",
        "/proc/4711/fd/10, true",
        "/dev/stdout, false",
        "/dev/fd/, false",
        "/dev/fd/x, false",
        "/proc/self/fd, false",
        "/proc/me/fd/3, false",
        "/home/dev/stdin, false",
        "/dev/stdin/x, false"
    })
    void whatAProcessHasOpenIsKnownByItsName(String path, boolean inherited) {
        assertEquals(inherited, FileKind.isInherited(Path.of(path)));
    }
}

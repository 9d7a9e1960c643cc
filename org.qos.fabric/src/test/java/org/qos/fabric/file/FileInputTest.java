package org.qos.fabric.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FileInputTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"0,4", "3,4", "4,4"})
    void readsUpToTheLimit(int size, int limit) throws IOException {
        Path file = Files.write(folder.resolve("file"), new byte[size]);
        assertArrayEquals(new byte[size], FileInput.read(file, limit));
        assertArrayEquals(new byte[size], FileInput.read("-", new ByteArrayInputStream(new byte[size]), limit));
    }

    @Test
    void refusesMoreThanTheLimit() throws IOException {
        Path file = Files.write(folder.resolve("file"), new byte[5]);
        assertTrue(refusal(() -> FileInput.read(file, 4)).contains("more than 4 bytes"));
        assertTrue(refusal(() -> FileInput.read("-", new ByteArrayInputStream(new byte[5]), 4))
                .contains("more than 4 bytes"));
    }

    @Test
    void refusesAFolderAndADevice() {
        assertEquals("it is a folder, not a file", refusal(() -> FileInput.read(folder, 4)));
        assertTrue(refusal(() -> FileInput.read(Path.of("/dev/zero"), 4)).startsWith("it is a device"));
        assertThrows(NoSuchFileException.class, () -> FileInput.read(folder.resolve("absent"), 4));
    }

    /** Reading some of them, such as the messages of the kernel, waits for more without end. */
    @ParameterizedTest
    @ValueSource(strings = {"/proc/kmsg", "/proc/self/status", "/sys/kernel/uevent_seqnum"})
    void refusesAFileOfTheKernelBeforeItIsOpened(Path file) throws IOException {
        assumeTrue(Files.exists(file));
        String refusal = "it is a file of the kernel, not of a disk; copy it to a regular file";
        assertEquals(refusal, refusal(() -> FileInput.open(file)));
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        assertEquals(refusal, refusal(() -> FileInput.read(link, 4)));
    }

    @Test
    void refusesALineWithoutEnd() throws IOException {
        Path lines = Files.writeString(folder.resolve("lines"), ("x".repeat(LineLimit.MAX_BYTES) + "\n").repeat(2));
        Path line = Files.writeString(folder.resolve("line"), "x".repeat(LineLimit.MAX_BYTES + 1));
        try (InputStream bytes = FileInput.openLines(lines, Long.MAX_VALUE)) {
            assertEquals(2 * (LineLimit.MAX_BYTES + 1), bytes.readAllBytes().length);
        }
        try (InputStream bytes = FileInput.openLines(line, Long.MAX_VALUE)) {
            FileSystemException refused = assertThrows(FileSystemException.class, bytes::readAllBytes);
            assertEquals(line.toString(), refused.getFile());
        }
    }

    @ParameterizedTest
    @CsvSource({"/dev/fd/63,true", "/dev/stdin,true", "/proc/self/fd/3,true", "/dev/zero,false", "/dev/fd/x,false"})
    void whatTheProcessHasOpenIsKnownByItsName(String path, boolean inherited) {
        assertEquals(inherited, FileKind.isInherited(Path.of(path)));
    }

    private static String refusal(Reading reading) {
        try {
            reading.run();
            return "";
        } catch (FileSystemException refused) {
            return refused.getReason();
        } catch (IOException other) {
            throw new AssertionError(other);
        }
    }

    @FunctionalInterface
    private interface Reading {
        void run() throws IOException;
    }
}

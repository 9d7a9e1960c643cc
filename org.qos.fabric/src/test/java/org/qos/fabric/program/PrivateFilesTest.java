package org.qos.fabric.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrivateFilesTest {

    @TempDir
    Path folder;

    @Test
    void aFileThatCannotBeFinishedLeavesNothingBehind() throws IOException {
        Path occupied = Files.createDirectories(folder.resolve("journal.json").resolve("occupied"));
        assertThrows(IOException.class, () -> PrivateFiles.writeWhole(occupied.getParent(), new byte[8]));
        assertEquals(List.of("journal.json"), names());
    }

    @Test
    void aFinishedFileIsTheOnlyOne() throws IOException {
        PrivateFiles.writeWhole(folder.resolve("journal.json"), new byte[8]);
        assertEquals(List.of("journal.json"), names());
    }

    /** A reader or writer of a device or named pipe may wait without end. */
    @Test
    void whatIsNotARegularFileIsNotUsed() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("lock"), Path.of("/dev/null"));
        assertThrows(FileSystemException.class, () -> PrivateFiles.create(link));
        Files.delete(link);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}

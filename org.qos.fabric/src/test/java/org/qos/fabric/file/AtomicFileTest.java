package org.qos.fabric.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {

    @TempDir
    Path folder;

    @Test
    void makesAFileAndItsFolder() throws IOException {
        write("a/b/new", "x");
        assertEquals("x", Files.readString(folder.resolve("a/b/new")));
        assertEquals(List.of("new"), names(folder.resolve("a/b")));
    }

    @Test
    void replacesAFileAndKeepsItsPermissions() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "before");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        write("file", "");
        assertEquals("", Files.readString(file));
        assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        assertEquals(List.of("file"), names(folder));
    }

    @Test
    void writesThroughALink() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "before");
        Files.createSymbolicLink(folder.resolve("link"), file);
        write("link", "after");
        assertTrue(Files.isSymbolicLink(folder.resolve("link")));
        assertEquals("after", Files.readString(file));
    }

    @Test
    void refusesWhatIsNotAFile() throws IOException {
        Files.createSymbolicLink(folder.resolve("dangling"), folder.resolve("absent"));
        Files.createDirectory(folder.resolve("folder"));
        assertTrue(refusal(folder.resolve("dangling")).contains("a symbolic link to a file that does not exist"));
        assertTrue(refusal(folder.resolve("folder")).contains("it is a folder"));
        assertTrue(refusal(Path.of("/dev/null")).contains("it is a device"));
        assertEquals(List.of("dangling", "folder"), names(folder));
    }

    @Test
    void givesNoAdviceToReadersAboutANamedPipe() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        assertTrue(refusal(pipe).endsWith("it is a named pipe, not a regular file"), refusal(pipe));
    }

    /** Linux lets the superuser write to its folder of processes, and yet makes no file there. */
    @Test
    void namesTheCauseWhereNoFileCanBeMade() {
        assumeTrue(Files.isWritable(Path.of("/proc")), "the user may write to /proc");
        assertEquals("its file system does not allow new files here", refusal(Path.of("/proc/known.json")));
    }

    @Test
    void contentThatIsNotCommittedLeavesNothing() throws IOException {
        Files.writeString(folder.resolve("file"), "before");
        AtomicFile.prepare(folder.resolve("file"), new byte[] {1}).discard();
        assertEquals("before", Files.readString(folder.resolve("file")));
        assertEquals(List.of("file"), names(folder));
    }

    @Test
    void contentThatIsNotCommittedLeavesNoFolders() throws IOException {
        AtomicFile.prepare(folder.resolve("a/b/new"), new byte[] {1}).discard();
        assertEquals(List.of(), names(folder));
        Files.createDirectory(folder.resolve("kept"));
        AtomicFile.prepare(folder.resolve("kept/new/file"), new byte[] {1}).discard();
        assertEquals(List.of("kept"), names(folder));
    }

    private static String refusal(Path file) {
        return assertThrows(FileSystemException.class, () -> AtomicFile.write(file, new byte[0]))
                .getReason();
    }

    private void write(String name, String text) throws IOException {
        AtomicFile.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}

package org.qos.fabric.sm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstalledFilesTest {

    @TempDir
    Path folder;

    private Path policy;
    private Path partitions;
    private Path previous;

    @BeforeEach
    void installFirst() throws IOException {
        policy = folder.resolve("qos-policy.conf");
        previous = folder.resolve("qos-policy.conf.previous");
        partitions = folder.resolve("partitions.conf");
        Files.writeString(policy, "old");
    }

    @Test
    void aReplacedFileIsKeptNextToTheNewOne() throws IOException {
        InstalledFiles installed = install("new", "p");
        assertEquals(List.of(partitions, policy), installed.changed());
        assertEquals("new", Files.readString(policy));
        assertEquals("old", Files.readString(previous));
        assertFalse(Files.exists(folder.resolve("partitions.conf.previous")));
    }

    @Test
    void theCopyHasThePermissionsOfTheFile() throws IOException {
        Set<PosixFilePermission> mode = PosixFilePermissions.fromString("rw-r-----");
        Files.setPosixFilePermissions(policy, mode);
        install("new", "p");
        assertEquals(mode, Files.getPosixFilePermissions(previous));
        assertEquals(mode, Files.getPosixFilePermissions(policy));
    }

    @Test
    void theCopyOfAConfirmedRunReplacesTheOlderOne() throws IOException {
        Files.writeString(previous, "older");
        assertTrue(install("new", "p").confirm());
        assertEquals(List.of("partitions.conf", "qos-policy.conf", "qos-policy.conf.previous"), names());
        assertEquals("old", Files.readString(previous));
    }

    @Test
    void restoringPutsEverythingBack() throws IOException {
        Files.writeString(previous, "older");
        assertTrue(install("new", "p").restore());
        assertEquals(List.of("qos-policy.conf", "qos-policy.conf.previous"), names());
        assertEquals("old", Files.readString(policy));
        assertEquals("older", Files.readString(previous));
    }

    @Test
    void restoringRemovesTheCopyWhereThereWasNone() throws IOException {
        install("new", "p").restore();
        assertEquals(List.of("qos-policy.conf"), names());
    }

    @Test
    void filesThatAreConfirmedStay() throws IOException {
        InstalledFiles installed = install("new", "p");
        installed.confirm();
        assertFalse(installed.restore());
        assertEquals("new", Files.readString(policy));
    }

    @Test
    void filesThatWerePutBackAreNotConfirmed() throws IOException {
        InstalledFiles installed = install("new", "p");
        installed.restore();
        assertFalse(installed.confirm());
        installed.install();
        assertEquals("old", Files.readString(policy));
    }

    @Test
    void aFileWithTheSameContentIsLeftAlone() throws IOException {
        Files.writeString(partitions, "p");
        InstalledFiles first = install("new", "p");
        assertEquals(List.of(policy), first.changed());
        first.confirm();
        assertEquals(List.of(), install("new", "p").changed());
        assertEquals("old", Files.readString(previous));
    }

    @Test
    void whereOneFileCannotBeWrittenAllAreAsBefore() throws IOException {
        Map<Path, byte[]> contents = new LinkedHashMap<>();
        contents.put(policy, bytes("new"));
        contents.put(folder.resolve("qos-policy.conf").resolve("below-a-file"), bytes("x"));
        assertThrows(IOException.class, () -> new InstalledFiles(contents).install());
        assertEquals("old", Files.readString(policy));
        assertEquals(List.of("qos-policy.conf"), names());
    }

    @Test
    void aLinkInThePlaceOfTheCopyIsNotFollowed() throws IOException {
        Path other = Files.writeString(folder.resolve("other"), "of somebody else");
        Files.createSymbolicLink(previous, other);
        FileSystemException refused = assertThrows(FileSystemException.class, () -> install("new", "p"));
        assertTrue(refused.getReason().startsWith("it is not a regular file; remove it"), refused.getReason());
        assertEquals("of somebody else", Files.readString(other));
        assertEquals("old", Files.readString(policy));
    }

    private InstalledFiles install(String newPolicy, String newPartitions) throws IOException {
        Map<Path, byte[]> contents = new LinkedHashMap<>();
        contents.put(partitions, bytes(newPartitions));
        contents.put(policy, bytes(newPolicy));
        InstalledFiles files = new InstalledFiles(contents);
        files.install();
        return files;
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}

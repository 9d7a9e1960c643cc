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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
        Files.writeString(previous, "older");
    }

    @Test
    void theReplacedFileIsNextToTheNewOne() throws IOException {
        InstalledFiles installed = install("new", "p");
        assertEquals(List.of(partitions, policy), installed.changed());
        assertFiles("p", "new", "older");
        assertEquals("old", Files.readString(folder.resolve("qos-policy.conf.restore")));
    }

    @Test
    void itBecomesThePreviousOneOnceTheNewOneIsConfirmed() throws IOException {
        assertTrue(install("new", "p").confirm());
        assertFiles("p", "new", "old");
        assertEquals(List.of("partitions.conf", "qos-policy.conf", "qos-policy.conf.previous"), names());
    }

    @Test
    void theCopyHasThePermissionsOfTheFile() throws IOException {
        Set<PosixFilePermission> mode = PosixFilePermissions.fromString("rw-r-----");
        Files.setPosixFilePermissions(policy, mode);
        install("new", "p").confirm();
        assertEquals(mode, Files.getPosixFilePermissions(previous));
        assertEquals(mode, Files.getPosixFilePermissions(policy));
    }

    @Test
    void restoringPutsEverythingBack() throws IOException {
        Set<PosixFilePermission> mode = PosixFilePermissions.fromString("rw-r-----");
        Files.setPosixFilePermissions(policy, mode);
        assertTrue(install("new", "p").restore());
        assertFiles(null, "old", "older");
        assertEquals(mode, Files.getPosixFilePermissions(policy));
        assertEquals(List.of("qos-policy.conf", "qos-policy.conf.previous"), names());
    }

    @Test
    void filesThatAreConfirmedStay() throws IOException {
        InstalledFiles installed = install("new", "p");
        installed.confirm();
        assertFalse(installed.restore());
        assertFiles("p", "new", "old");
    }

    @Test
    void filesThatWerePutBackAreNotConfirmed() throws IOException {
        InstalledFiles installed = install("new", "p");
        installed.restore();
        assertFalse(installed.confirm());
        installed.install();
        assertFiles(null, "old", "older");
    }

    @Test
    void aFileThatAnotherProgramHasChangedMeanwhileStays() throws IOException {
        InstalledFiles installed = install("new", "p");
        Files.writeString(policy, "theirs");
        installed.restore();
        assertEquals(List.of(policy), installed.ofOthers());
        assertFiles(null, "theirs", "old");
    }

    @Test
    void aConfirmedFileThatAnotherProgramHasChangedMeanwhileIsNamed() throws IOException {
        InstalledFiles installed = install("new", "p");
        Files.writeString(policy, "theirs");
        assertTrue(installed.confirm());
        assertEquals(List.of(policy), installed.ofOthers());
    }

    @Test
    void theCopyOfARunThatWasKilledIsKept() throws IOException {
        install("unconfirmed", "p");
        install("new", "p").restore();
        assertFiles("p", "unconfirmed", "old");
    }

    @Test
    void aRunThatWasKilledIsRepeated() throws IOException {
        install("new", "p");
        assertTrue(install("new", "p").restore());
        assertFiles("p", "old", "older");
    }

    @Test
    void aFileWithTheSameContentIsLeftAlone() throws IOException {
        Files.writeString(partitions, "p");
        InstalledFiles first = install("new", "p");
        assertEquals(List.of(policy), first.changed());
        first.confirm();
        assertEquals(List.of(), install("new", "p").changed());
    }

    @Test
    void whereOneFileCannotBeWrittenAllAreAsBefore() throws IOException {
        Map<Path, byte[]> contents = new LinkedHashMap<>();
        contents.put(policy, bytes("new"));
        contents.put(folder.resolve("qos-policy.conf").resolve("below-a-file"), bytes("x"));
        assertThrows(IOException.class, () -> new InstalledFiles(contents).install());
        assertFiles(null, "old", "older");
        assertEquals(List.of("qos-policy.conf", "qos-policy.conf.previous"), names());
    }

    @ParameterizedTest
    @ValueSource(strings = {".previous", ".restore"})
    void aLinkInThePlaceOfTheCopyIsNotFollowed(String suffix) throws IOException {
        Path other = Files.writeString(folder.resolve("other"), "of somebody else");
        Path link = folder.resolve("qos-policy.conf" + suffix);
        Files.deleteIfExists(link);
        Files.createSymbolicLink(link, other);
        FileSystemException refused = assertThrows(FileSystemException.class, () -> install("new", "p"));
        assertTrue(refused.getReason().startsWith("it is not a regular file; remove it"), refused.getReason());
        assertEquals("of somebody else", Files.readString(other));
        assertEquals("old", Files.readString(policy));
    }

    /** Another program may do that; the new file is in force nevertheless. */
    @Test
    void whereTheCopyIsGoneTheConfirmedFileStays() throws IOException {
        InstalledFiles installed = install("new", "p");
        Files.delete(folder.resolve("qos-policy.conf.restore"));
        assertEquals(
                policy, assertThrows(NotKeptException.class, installed::confirm).file());
        assertFalse(installed.restore());
        assertFiles("p", "new", "older");
    }

    @Test
    void whatIsNotTheCopyIsNotKeptAsThePreviousFile() throws IOException {
        InstalledFiles installed = install("new", "p");
        Path copy = folder.resolve("qos-policy.conf.restore");
        Files.delete(copy);
        Files.createDirectory(copy);
        assertThrows(NotKeptException.class, installed::confirm);
        assertFiles("p", "new", "older");
    }

    @Test
    void aFileThatHasBecomeALinkIsNotFollowed() throws IOException {
        Path other = Files.writeString(folder.resolve("other"), "of somebody else");
        Files.delete(policy);
        Files.createSymbolicLink(policy, other);
        assertEquals(
                "another program made it a link meanwhile",
                assertThrows(FileSystemException.class, () -> install("new", "p"))
                        .getReason());
        assertEquals("of somebody else", Files.readString(other));
    }

    @Test
    void theOldFileReplacesALinkInsteadOfFollowingIt() throws IOException {
        InstalledFiles installed = install("new", "p");
        Path other = Files.writeString(folder.resolve("other"), "new");
        Files.delete(policy);
        Files.createSymbolicLink(policy, other);
        installed.restore();
        assertFiles(null, "old", "older");
        assertEquals("new", Files.readString(other));
    }

    private void assertFiles(String newPartitions, String newPolicy, String newPrevious) throws IOException {
        assertEquals(newPartitions, Files.exists(partitions) ? Files.readString(partitions) : null);
        assertEquals(newPolicy, Files.readString(policy));
        assertEquals(newPrevious, Files.readString(previous));
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

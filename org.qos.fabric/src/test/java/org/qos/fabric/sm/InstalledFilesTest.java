package org.qos.fabric.sm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstalledFilesTest {

    @TempDir
    Path folder;

    private Path policy;
    private Path partitions;

    @BeforeEach
    void installFirst() throws IOException {
        policy = folder.resolve("qos-policy.conf");
        partitions = folder.resolve("partitions.conf");
        Files.writeString(policy, "old");
    }

    @Test
    void aReplacedFileIsKeptNextToTheNewOne() throws IOException {
        InstalledFiles installed = install("new", "p");
        assertEquals(List.of(partitions, policy), installed.changed());
        assertEquals("new", Files.readString(policy));
        assertEquals("old", Files.readString(folder.resolve("qos-policy.conf.previous")));
        assertFalse(Files.exists(folder.resolve("partitions.conf.previous")));
    }

    @Test
    void restoringPutsEverythingBack() throws IOException {
        install("new", "p").restore();
        assertEquals("old", Files.readString(policy));
        assertFalse(Files.exists(partitions));
    }

    @Test
    void aFileWithTheSameContentIsLeftAlone() throws IOException {
        Files.writeString(partitions, "p");
        assertEquals(List.of(policy), install("new", "p").changed());
        assertEquals(List.of(), install("new", "p").changed());
        assertEquals("old", Files.readString(folder.resolve("qos-policy.conf.previous")));
    }

    @Test
    void whereOneFileCannotBeWrittenAllAreAsBefore() throws IOException {
        Map<Path, byte[]> contents = new LinkedHashMap<>();
        contents.put(policy, bytes("new"));
        contents.put(folder.resolve("qos-policy.conf").resolve("below-a-file"), bytes("x"));
        assertThrows(IOException.class, () -> InstalledFiles.install(contents));
        assertEquals("old", Files.readString(policy));
    }

    private InstalledFiles install(String newPolicy, String newPartitions) throws IOException {
        Map<Path, byte[]> contents = new LinkedHashMap<>();
        contents.put(partitions, bytes(newPartitions));
        contents.put(policy, bytes(newPolicy));
        return InstalledFiles.install(contents);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}

package org.qos.maven.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FingerprintTest {

    @TempDir
    private Path folder;

    @Test
    void differsWhenAFileChanges() throws IOException {
        Path file = Files.writeString(folder.resolve("policy.qos"), "<qos-policy/>");
        String before = Fingerprint.of(file);

        assertTrue(Fingerprint.same(before, Fingerprint.of(file)));
        Files.writeString(file, "<qos-policy />");
        assertFalse(Fingerprint.same(before, Fingerprint.of(file)));
    }

    @Test
    void differsWhenAFileOfAFolderChanges() throws IOException {
        Path file = Files.writeString(
                Files.createDirectory(folder.resolve("fabric")).resolve("lft"), "1");
        String before = Fingerprint.of(folder);

        assertTrue(Fingerprint.same(before, Fingerprint.of(folder)));
        Files.writeString(file, "2");
        assertFalse(Fingerprint.same(before, Fingerprint.of(folder)));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aPipeAndADeviceAreNotRead() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());

        for (Path endless : new Path[] {pipe, Path.of("/dev/zero")}) {
            String print = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> Fingerprint.of(endless));
            assertFalse(Fingerprint.same(print, print), endless.toString());
        }
    }
}

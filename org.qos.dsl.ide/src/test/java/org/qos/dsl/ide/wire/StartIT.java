package org.qos.dsl.ide.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A start with the class archive that a CDS training run has written, as {@code qos lsp} and the VS Code extension arrange it, beside a plain one. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class StartIT {

    private static final int ROUNDS = 5;

    @TempDir
    private Path folder;

    @Test
    void theCdsTrainingRunWritesTheArchiveThatTheNextStartUses() throws Exception {
        Path archive = folder.resolve("server.jsa");
        writeArchive(archive);
        assertTrue(Files.size(archive) > 1_000_000, "the archive holds " + Files.size(archive) + " bytes");

        long plain = median("-Xshare:auto");
        long shared = median("-XX:SharedArchiveFile=" + archive);

        System.out.printf(
                "StartIT: initialize is answered after %d ms, with shared classes after %d ms%n", plain, shared);
    }

    @Test
    void anArchiveThatIsNoneIsPassedOverInSilence() throws Exception {
        Path archive = Files.write(folder.resolve("server.jsa"), new byte[100]);

        assertTrue(millis("-XX:SharedArchiveFile=" + archive) > 0);
    }

    private static void writeArchive(Path archive) throws Exception {
        try (ServerProcess server =
                ServerProcess.start(List.of("-XX:ArchiveClassesAtExit=" + archive), "--cds-training-run")) {
            assertEquals(0, server.exitCode());
            server.client().awaitEnd();
            assertEquals(List.of(), server.client().violations());
            assertEquals(List.of(), server.log());
        }
    }

    private long median(String option) throws Exception {
        long[] times = new long[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            times[round] = millis(option);
        }
        return LongStream.of(times).sorted().skip(ROUNDS / 2).findFirst().orElseThrow();
    }

    /** From the start of the process to the answer, in milliseconds. */
    private long millis(String option) throws Exception {
        long start = System.nanoTime();
        try (ServerProcess server = ServerProcess.start(List.of(option))) {
            server.initialize(folder);
            long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
            server.shutDown();
            assertEquals(0, server.exitCode());
            assertEquals(List.of(), server.client().violations());
            return millis;
        }
    }
}

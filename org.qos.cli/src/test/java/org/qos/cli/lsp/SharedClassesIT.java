package org.qos.cli.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.cli.testing.TimeLimits;

/** The archive of shared classes that {@code qos lsp} makes for itself. */
class SharedClassesIT {

    private static final Path TARGET = RawSession.ROOT.resolve("org.qos.cli/target");
    private static final Path ARCHIVE = TARGET.resolve("qos-lsp.jsa");

    @BeforeEach
    void noArchive() throws IOException {
        Files.deleteIfExists(ARCHIVE);
    }

    @Test
    void isThereAfterTheFirstServerAndUsedByTheNextAndRebuiltWhenItIsTruncated() throws Exception {
        serve();
        awaitTrue(SharedClassesIT::isUsable);

        try (RawSession session = new RawSession("qos lsp")) {
            session.initialize();
            String maps = Files.readString(
                    Path.of("/proc", Long.toString(session.process().pid()), "maps"));
            assertTrue(maps.contains(ARCHIVE.toString()), "the archive is not in use");
            assertEquals(0, session.end());
        }

        byte[] half = new byte[1_000_000];
        try (var whole = Files.newInputStream(ARCHIVE)) {
            whole.readNBytes(half, 0, half.length);
        }
        Files.delete(ARCHIVE);
        Files.write(ARCHIVE, half);

        serve();

        awaitTrue(SharedClassesIT::isUsable);
    }

    @Test
    void isRebuiltWhenItIsNotAnArchive() throws Exception {
        Files.writeString(ARCHIVE, "rubbish");

        serve();

        awaitTrue(SharedClassesIT::isUsable);
    }

    @Test
    void isNeverTruncatedWhenItsWriterIsKilledAndTheNextServerMakesIt() throws Exception {
        serve();
        awaitTrue(() -> writer().map(ProcessHandle::destroyForcibly).orElse(false));
        awaitTrue(() -> writer().isEmpty());
        // on a machine under load the kill may come after the archive was complete
        assertTrue(!Files.exists(ARCHIVE) || isUsable());

        serve();

        awaitTrue(SharedClassesIT::isUsable);
    }

    @Test
    void isWholeWhenServersStartAtOnce() throws Exception {
        try (RawSession one = new RawSession("qos lsp");
                RawSession other = new RawSession("qos lsp")) {
            one.initialize();
            other.initialize();
            assertEquals(0, one.end());
            assertEquals(0, other.end());
        }

        awaitTrue(SharedClassesIT::isUsable);
        awaitTrue(() -> writer().isEmpty());
        assertTrue(isUsable());
    }

    private static void serve() throws Exception {
        try (RawSession session = new RawSession("qos lsp")) {
            session.initialize();
            assertEquals(0, session.end());
        }
    }

    private static Optional<ProcessHandle> writer() {
        return ProcessHandle.allProcesses()
                .filter(process -> process.info()
                        .commandLine()
                        .filter(SharedClassesIT::writes)
                        .isPresent())
                .findFirst();
    }

    private static boolean writes(String commandLine) {
        return commandLine.contains("-XX:ArchiveClassesAtExit=" + ARCHIVE);
    }

    private static boolean isUsable() throws IOException, InterruptedException {
        return Files.exists(ARCHIVE)
                && new ProcessBuilder(
                                        Path.of(System.getProperty("java.home"), "bin", "java")
                                                .toString(),
                                        "-Xshare:on",
                                        "-XX:ErrorFile=/dev/null",
                                        "-XX:-CreateCoredumpOnCrash",
                                        "-XX:SharedArchiveFile=" + ARCHIVE,
                                        "-cp",
                                        TARGET.resolve("qos.jar").toString(),
                                        "-version")
                                .redirectErrorStream(true)
                                .redirectOutput(new File("target", "shared-classes.log"))
                                .start()
                                .waitFor()
                        == 0;
    }

    private static void awaitTrue(Callable<Boolean> there) throws Exception {
        long until = System.nanoTime() + TimeLimits.ARCHIVE.toNanos();
        while (!there.call()) {
            assertTrue(System.nanoTime() < until, "it does not come about");
            Thread.sleep(200);
        }
    }
}

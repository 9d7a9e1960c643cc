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
import org.junit.jupiter.api.io.TempDir;
import org.qos.cli.testing.CheckoutCopy;
import org.qos.cli.testing.TimeLimits;

/** The archive of shared classes that {@code qos lsp} makes for itself. */
class SharedClassesIT {

    @TempDir
    Path checkout;

    private Path target;
    private Path archive;

    @BeforeEach
    void copyTheCommand() throws IOException {
        target = CheckoutCopy.into(checkout);
        archive = target.resolve("qos-lsp.jsa");
    }

    @Test
    void isThereAfterTheFirstServerAndUsedByTheNextAndRebuiltWhenItIsTruncated() throws Exception {
        serve();
        awaitTrue(this::isUsable);

        try (RawSession session = new RawSession("qos lsp", checkout)) {
            session.initialize();
            String maps = Files.readString(
                    Path.of("/proc", Long.toString(session.process().pid()), "maps"));
            assertTrue(maps.contains(archive.toString()), "the archive is not in use");
            assertEquals(0, session.end());
        }

        byte[] half = new byte[1_000_000];
        try (var whole = Files.newInputStream(archive)) {
            whole.readNBytes(half, 0, half.length);
        }
        Files.delete(archive);
        Files.write(archive, half);

        serve();

        awaitTrue(this::isUsable);
    }

    @Test
    void isRebuiltWhenItIsNotAnArchive() throws Exception {
        Files.writeString(archive, "rubbish");

        serve();

        awaitTrue(this::isUsable);
    }

    @Test
    void isNeverTruncatedWhenItsWriterIsKilledAndTheNextServerMakesIt() throws Exception {
        serve();
        awaitTrue(() -> writer().map(ProcessHandle::destroyForcibly).orElse(false));
        awaitTrue(() -> writer().isEmpty());
        // on a machine under load the kill may come after the archive was complete
        assertTrue(!Files.exists(archive) || isUsable());

        serve();

        awaitTrue(this::isUsable);
    }

    @Test
    void isWholeWhenServersStartAtOnce() throws Exception {
        try (RawSession one = new RawSession("qos lsp", checkout);
                RawSession other = new RawSession("qos lsp", checkout)) {
            one.initialize();
            other.initialize();
            assertEquals(0, one.end());
            assertEquals(0, other.end());
        }

        awaitTrue(this::isUsable);
        awaitTrue(() -> writer().isEmpty());
        assertTrue(isUsable());
    }

    private void serve() throws Exception {
        try (RawSession session = new RawSession("qos lsp", checkout)) {
            session.initialize();
            assertEquals(0, session.end());
        }
    }

    private Optional<ProcessHandle> writer() {
        return ProcessHandle.allProcesses()
                .filter(process ->
                        process.info().commandLine().filter(this::writes).isPresent())
                .findFirst();
    }

    private boolean writes(String commandLine) {
        return commandLine.contains("-XX:ArchiveClassesAtExit=" + archive);
    }

    private boolean isUsable() throws IOException, InterruptedException {
        return Files.exists(archive)
                && new ProcessBuilder(
                                        Path.of(System.getProperty("java.home"), "bin", "java")
                                                .toString(),
                                        "-Xshare:on",
                                        "-XX:ErrorFile=/dev/null",
                                        "-XX:-CreateCoredumpOnCrash",
                                        "-XX:SharedArchiveFile=" + archive,
                                        "-cp",
                                        target.resolve("qos.jar").toString(),
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

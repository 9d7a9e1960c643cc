package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;

class FmtCommandTest extends CommandTest {

    private static final String CROWDED = "Default = 0x7fff:ALL=full;\n";
    private static final String TIDY = "Default=0x7fff : ALL=full ;\n";

    @BeforeEach
    void aFileToFormat() throws IOException {
        shell.file("partitions.conf", CROWDED);
    }

    @Test
    void filesAreRewritten() throws IOException {
        shell.file("opensm.opts", "qos\tTRUE");
        Outcome outcome = shell.qos("fmt", "partitions.conf", "opensm.opts");
        assertEquals(
                new Outcome(0, "", lines("qos: partitions.conf: formatted.", "qos: opensm.opts: formatted.")), outcome);
        assertEquals(TIDY, shell.text("partitions.conf"));
        assertEquals("qos TRUE\n", shell.text("opensm.opts"));
        assertEquals(2, shell.files(".").count());
    }

    @Test
    void aFileInOrderIsNotTouched() throws IOException {
        Path file = directory.resolve("partitions.conf");
        Files.writeString(file, TIDY);
        Files.setLastModifiedTime(file, FileTime.fromMillis(0));
        assertEquals(new Outcome(0, "", ""), shell.qos("fmt", "partitions.conf"));
        assertEquals(FileTime.fromMillis(0), Files.getLastModifiedTime(file));
    }

    @Test
    void permissionsAndLinksStay() throws IOException {
        Path file = directory.resolve("partitions.conf");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        Files.createSymbolicLink(directory.resolve("link.partitions.conf"), file);
        assertEquals(0, shell.qos("fmt", "-q", "link.partitions.conf").exitCode());
        assertEquals(TIDY, shell.text("partitions.conf"));
        assertTrue(Files.isSymbolicLink(directory.resolve("link.partitions.conf")));
        assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void checkNamesWhatWouldChange() throws IOException {
        shell.file("tidy.partitions.conf", TIDY);
        Outcome outcome = shell.qos("fmt", "--check", "partitions.conf", "tidy.partitions.conf");
        assertEquals(new Outcome(1, lines("partitions.conf"), ""), outcome);
        assertEquals(CROWDED, shell.text("partitions.conf"));
        assertEquals(0, shell.qos("fmt", "--check", "tidy.partitions.conf").exitCode());
    }

    @Test
    void diffShowsWhatWouldChange() throws IOException {
        String diff =
                """
                --- partitions.conf
                +++ partitions.conf
                @@ -1,1 +1,1 @@
                -Default = 0x7fff:ALL=full;
                +Default=0x7fff : ALL=full ;
                """;
        assertEquals(new Outcome(1, diff, ""), shell.qos("fmt", "--diff", "partitions.conf"));
        assertEquals(CROWDED, shell.text("partitions.conf"));
    }

    @Test
    void diffShowsAMissingLineEnd() throws IOException {
        shell.file("opensm.opts", "qos TRUE");
        assertEquals(
                """
                --- opensm.opts
                +++ opensm.opts
                @@ -1,1 +1,1 @@
                -qos TRUE
                \\ No newline at end of file
                +qos TRUE
                """,
                shell.qos("fmt", "--diff", "opensm.opts").out());
    }

    @Test
    void aFileWithSyntaxErrorsIsLeftAloneAndNamed() throws IOException {
        String wrong = "qos-levels\n  qos-level\n   sl 0\nend-qos-level\nend-qos-levels\n";
        shell.file("qos-policy.conf", wrong);
        Outcome outcome = shell.qos("fmt", "qos-policy.conf", "partitions.conf");
        assertEquals(1, outcome.exitCode());
        assertTrue(outcome.err().startsWith("qos: qos-policy.conf:3: not formatted: "), outcome.err());
        assertEquals(wrong, shell.text("qos-policy.conf"));
        assertEquals(TIDY, shell.text("partitions.conf"));
    }

    @Test
    void standardInputGoesToStandardOutput() {
        Outcome tidy = new Outcome(0, TIDY, "");
        assertEquals(tidy, shell.input(CROWDED).qos("fmt", "-", "--stdin-filename", "a/partitions.conf"));
        assertEquals(tidy, shell.input(CROWDED).qos("fmt", "-", "--language", "partitions"));
        assertEquals(
                1, shell.qos("fmt", "--check", "-", "--language", "partitions").exitCode());
        assertEquals(tidy, shell.qos("fmt", "-"), "the content decides");
        assertEquals(2, shell.input("buy milk\n").qos("fmt", "-").exitCode());
        assertEquals(2, shell.qos("fmt", "-", "partitions.conf").exitCode());
    }

    @Test
    void standardInputWithSyntaxErrorsGivesNoText() {
        Outcome outcome = shell.input("<qos-policy><sl></qos-policy>").qos("fmt", "-");
        assertEquals(1, outcome.exitCode());
        assertEquals("", outcome.out());
        assertTrue(outcome.err().startsWith("qos: standard input:1: not formatted: "), outcome.err());
    }

    @Test
    void theEncodingStays() throws IOException {
        Path file = directory.resolve("opensm.opts");
        Files.write(file, "# M\u00fcnchen\nqos   TRUE\n".getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(0, shell.qos("fmt", "opensm.opts").exitCode());
        assertArrayEquals("# M\u00fcnchen\nqos TRUE\n".getBytes(StandardCharsets.ISO_8859_1), Files.readAllBytes(file));
    }

    @Test
    void manyRunsOnOneFileAtOnceAllSucceed() throws Exception {
        List<Callable<Outcome>> runs = Collections.nCopies(8, () -> shell.qos("fmt", "-q", "partitions.conf"));
        ExecutorService threads = Executors.newFixedThreadPool(runs.size());
        try {
            for (int round = 0; round < 10; round++) {
                shell.file("partitions.conf", CROWDED);
                for (Future<Outcome> run : threads.invokeAll(runs)) {
                    assertEquals(new Outcome(0, "", ""), run.get());
                }
                assertEquals(TIDY, shell.text("partitions.conf"));
            }
        } finally {
            threads.shutdown();
        }
        assertEquals(1, shell.files(".").count());
    }

    @Test
    void aFolderStandsForItsFiles() throws IOException {
        shell.file("sub/opensm.opts", "qos\tTRUE")
                .file("sub/readme.md", "# x\n")
                .file("target/opensm.opts", "qos\tTRUE");
        assertEquals(0, shell.qos("fmt", "-q", ".").exitCode());
        assertEquals(TIDY, shell.text("partitions.conf"));
        assertEquals("qos TRUE\n", shell.text("sub/opensm.opts"));
        assertEquals("qos\tTRUE", shell.text("target/opensm.opts"));
    }

    @Test
    void aMissingFileKeepsNoOtherFromBeingFormatted() throws IOException {
        assertEquals(3, shell.qos("fmt", "missing.opts", "partitions.conf").exitCode());
        assertEquals(TIDY, shell.text("partitions.conf"));
    }

    private static String lines(String... lines) {
        return String.join(System.lineSeparator(), List.of(lines)) + System.lineSeparator();
    }
}

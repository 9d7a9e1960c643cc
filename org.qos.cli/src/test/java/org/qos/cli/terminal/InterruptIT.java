package org.qos.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.GitFolder;
import org.qos.cli.Main;
import org.qos.cli.console.ExitCode;
import org.qos.cli.testing.TimeLimits;

/** SIGINT to the process of a command. */
class InterruptIT {

    private static final String POLICY =
            """
            <qos-policy>
              <qos-levels>
                <qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl></qos-level>
              </qos-levels>
            </qos-policy>
            """;

    /** How many bytes a pipe of Linux holds. */
    private static final int PIPE_CAPACITY = 1 << 16;

    @TempDir
    Path directory;

    @Test
    void endsACommandThatWaitsForItsInput() throws Exception {
        Process process = QosProcess.of(Main.class, "fmt", "--language", "opensm", "-")
                .directory(directory.toFile())
                .start();
        try {
            awaitReading(process, "q");
            interrupt(process);
            assertEnded(process);
        } finally {
            process.destroyForcibly();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "test -",
                "audit --policy - --fabric .",
                "report --policy - -o page.html",
                "diff git:HEAD:site.qos -"
            })
    void leavesNothingOfACommandAboutThePolicy(String command) throws Exception {
        Path site = Files.createDirectory(directory.resolve("site"));
        Path temporary = Files.createDirectory(directory.resolve("temporary"));
        Files.writeString(site.resolve("site.qos"), POLICY);
        GitFolder.of(site);
        ProcessBuilder builder = QosProcess.of(Main.class, command.split(" ")).directory(site.toFile());
        builder.command().add(builder.command().indexOf("-cp"), "-Djava.io.tmpdir=" + temporary);
        Process process = builder.start();
        try {
            awaitReading(process, "<");
            while (process.isAlive()
                    && command.contains("git:")
                    && files(temporary).isEmpty()) {
                Thread.sleep(20);
            }
            interrupt(process);
            assertEnded(process);
        } finally {
            process.destroyForcibly();
        }
        assertEquals(List.of(), files(temporary));
        assertEquals(List.of("site.qos"), files(site));
    }

    /** The files below a folder, but those of git and of folders only. */
    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString())
                    .filter(name -> !name.startsWith(".git"))
                    .sorted()
                    .toList();
        }
    }

    @RepeatedTest(5)
    void leavesOnlyWholeFiles() throws Exception {
        Process process =
                QosProcess.of(EndlessWriting.class, directory.toString()).start();
        try {
            assertEquals('+', process.getInputStream().read());
            interrupt(process);
            assertEnded(process);
        } finally {
            process.destroyForcibly();
        }
        try (Stream<Path> files = Files.walk(directory).filter(Files::isRegularFile)) {
            List<Path> left = files.sorted().toList();
            assertEquals(
                    EndlessWriting.NAMES,
                    left.stream().map(file -> file.getFileName().toString()).toList());
            Set<Byte> generated = new HashSet<>();
            for (Path file : left) {
                byte[] content = Files.readAllBytes(file);
                assertEquals(EndlessWriting.SIZE, content.length, file.toString());
                assertEquals(content[0], content[content.length - 1], file.toString());
                if (file.getFileName().toString().startsWith("generated")) {
                    generated.add(content[0]);
                }
            }
            assertEquals(1, generated.size(), "files of different runs");
        }
    }

    /** Writes more than a pipe holds, so that this ends when the command reads: a signal earlier meets a JVM that starts. */
    private static void awaitReading(Process process, String text) throws IOException {
        process.getOutputStream().write(text.repeat(2 * PIPE_CAPACITY).getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
    }

    private static void interrupt(Process process) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
    }

    private static void assertEnded(Process process) throws IOException, InterruptedException {
        assertTrue(process.waitFor(TimeLimits.COMMAND.toSeconds(), TimeUnit.SECONDS), "still running");
        assertEquals(ExitCode.INTERRUPTED, process.exitValue());
        assertEquals("", new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
    }
}

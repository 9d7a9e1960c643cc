package org.qos.cli.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.cli.testing.CheckoutCopy;
import org.qos.cli.testing.TimeLimits;

/** The archive from which {@code ./qos} starts commands: a CDS archive, from Java 25 on an AOT cache. */
class CommandArchiveIT {

    private static final Path JAVA_HOME = Path.of(System.getProperty("java.home"));
    private static final String SHARED = "org.qos.cli.Main source: shared objects file";

    /** Classes of locales, of injection, and of lambdas that Java generates. */
    private static final Pattern SLOW =
            Pattern.compile("sun\\.util\\.cldr\\.|com\\.google\\.inject\\.internal\\.|org\\.qos\\..*Lambda.*/0x");

    @TempDir
    Path folder;

    private Path checkout;
    private Path target;

    @BeforeEach
    void copyTheCommand() throws IOException {
        copyTo("checkout");
    }

    private void copyTo(String name) throws IOException {
        checkout = folder.resolve(name);
        target = CheckoutCopy.into(checkout);
    }

    @Test
    void isWrittenByTheFirstCommandWithNearlyAllItsClassesAndAgainWhenTheJarIsReplaced() throws Exception {
        List<String> classes = loadedClasses("check", "examples/tutorial");

        assertTrue(classes.stream().anyMatch(line -> line.contains(SHARED)));
        List<String> others =
                classes.stream().filter(line -> line.contains("source: file:")).toList();
        assertTrue(others.size() < classes.size() / 100, others.toString());
        assertEquals(
                List.of(),
                classes.stream().filter(line -> SLOW.matcher(line).find()).toList(),
                "classes that are slow to start");
        List<Path> first = archives();
        assertEquals(1, first.size(), first.toString());

        Files.setLastModifiedTime(
                target.resolve("qos.jar"), FileTime.from(Instant.now().minusSeconds(3600)));
        assertTrue(loadedClasses().stream().anyMatch(line -> line.contains(SHARED)));

        assertEquals(
                1, archives().stream().filter(path -> !first.contains(path)).count());
    }

    @Test
    void isWholeWhenCommandsStartAtOnce() throws Exception {
        Process one = qos("version");
        Process other = qos("version");

        assertEquals(0, end(one));
        assertEquals(0, end(other));
        assertEquals(1, archives().size(), archives().toString());
        assertTrue(loadedClasses().stream().anyMatch(line -> line.contains(SHARED)));
    }

    @Test
    void isNotMissedWhereItCannotBeWritten() throws Exception {
        withoutArchive();

        assertEquals(0, end(qos("version")));
        assertEquals("", Files.readString(checkout.resolve("err")));
    }

    @Test
    void isNotThatOfAJavaThatIsTooOld() throws Exception {
        Path old = Files.createDirectories(checkout.resolve("old/bin"));
        Files.writeString(old.resolve("java"), "#!/bin/sh\nexit 77\n");
        assertTrue(old.resolve("java").toFile().setExecutable(true));
        Files.writeString(checkout.resolve("old/release"), "IMPLEMENTOR=\"Test\"\nJAVA_VERSION=\"11.0.2\"\n");

        withoutArchive();
        ProcessBuilder command = builder("version");
        command.environment().put("JAVA_HOME", checkout.resolve("old").toString());
        command.environment().merge("PATH", JAVA_HOME + "/bin", (path, java) -> java + ":" + path);

        assertEquals(0, end(command.start()));
    }

    @Test
    void filesAboveEightMegabytesAreReadWithBothCompilers() throws Exception {
        withoutArchive();
        Files.writeString(checkout.resolve("short.qos"), "\n");
        Files.writeString(checkout.resolve("long.qos"), "\n".repeat(9_000_000));

        assertEquals("1", compilers("short.qos"));
        assertEquals("4", compilers("long.qos"));
        assertEquals("4", compilers(checkout.resolve("long.qos").toString()));
    }

    @Test
    void theNameOfAFileIsNeverAnExpressionOfFind() throws Exception {
        withoutArchive();
        for (String name : List.of("-delete", "other.qos")) {
            Files.writeString(checkout.resolve(name), "\n");
        }

        end(qos("check", "--", "-delete", "other.qos"));

        assertTrue(Files.exists(checkout.resolve("-delete")));
        assertTrue(Files.exists(checkout.resolve("other.qos")));
        assertTrue(Files.exists(checkout.resolve("qos")));
    }

    @Test
    void theServerStartsInAFolderWithASpace() throws Exception {
        copyTo("a checkout");
        assertEquals(0, end(qos("--write-archives")));
        assertTrue(Files.exists(target.resolve("qos-lsp.jsa")));

        for (int start = 0; start < 2; start++) {
            Process server = qos("lsp");
            server.getOutputStream().close();
            assertEquals(0, end(server), Files.readString(checkout.resolve("err")));
        }
    }

    @Test
    void aFolderInWhichJavaCannotStartIsNamed() throws Exception {
        copyTo("a:b");

        assertEquals(3, end(qos("version")));
        String message = Files.readString(checkout.resolve("err"));
        assertTrue(message.startsWith("qos: Java cannot start from a folder with ':' in its path: " + target), message);
    }

    @Test
    void aCurrentFolderThatHasBeenRemovedIsNamed() throws Exception {
        ProcessBuilder command = builder();
        String qos = command.command().get(0);
        command.command("sh", "-c", "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" version", qos);

        assertEquals(3, end(command.start()));
        String message = Files.readString(checkout.resolve("err"));
        assertTrue(
                message.contains("qos: the current folder has been removed; change to a folder that exists.\n"),
                message);
    }

    @Test
    void anInterruptedFirstStartLeavesNothing() throws Exception {
        Process first = inGroup(builder("version")).start();
        while (archives().stream().noneMatch(CommandArchiveIT::hasOutputOfTheTrainingRun)) {
            assertTrue(first.isAlive(), "it ends before the training run begins");
            Thread.sleep(20);
        }

        new ProcessBuilder("kill", "-INT", "--", "-" + first.pid()).start().waitFor();

        assertEquals(130, end(first));
        assertEquals(List.of(), archives());
    }

    /** The command in a process group of its own, as a terminal starts it: a job in the background would ignore SIGINT. */
    private static ProcessBuilder inGroup(ProcessBuilder command) {
        Stream<String> terminal = Stream.of("env", "--default-signal=INT", "setsid");
        return command.command(
                Stream.concat(terminal, command.command().stream()).toList());
    }

    private static boolean hasOutputOfTheTrainingRun(Path file) {
        String[] entries = file.toFile().list();
        return entries != null && entries.length > 0;
    }

    @Test
    void namesOfFilesAreReadWithoutALocale() throws Exception {
        withoutArchive();
        ProcessBuilder shell = new ProcessBuilder(
                "sh",
                "-c",
                "name=$(printf 'caf\\303\\251'); echo >\"$name.qos\"; env -i PATH=\"$PATH\" ./qos check \"$name.qos\"");
        shell.directory(checkout.toFile())
                .redirectOutput(checkout.resolve("out").toFile())
                .redirectError(checkout.resolve("err").toFile());

        assertEquals(1, end(shell.start()), "the empty policy has an error");
        assertEquals("", Files.readString(checkout.resolve("err")).replaceAll("qos: 'qos rules .*\n", ""));
    }

    @Test
    void aCommandRunsWhereEarlierArchivesCannotBeRemoved() throws Exception {
        Path bin = Files.createDirectory(checkout.resolve("bin"));
        for (String tool : List.of("sh", "cksum", "stat", "rm", "mv", "readlink")) {
            Files.createSymbolicLink(bin.resolve(tool), Path.of("/usr/bin", tool));
        }
        ProcessBuilder command = builder("version");
        command.environment().put("PATH", bin.toString());
        command.environment().put("JAVA_HOME", JAVA_HOME.toString());

        assertEquals(0, end(command.start()), "without find they cannot be removed");
    }

    /** Nothing is left from which one could be written. */
    private void withoutArchive() throws IOException {
        Files.delete(checkout.resolve("examples"));
    }

    /** The last JIT compiler that Java uses for a check of a file. */
    private String compilers(String file) throws Exception {
        ProcessBuilder command = builder("check", file);
        command.environment().put("QOS_JAVA_OPTIONS", "-XX:+PrintFlagsFinal");
        end(command.start());
        return Files.readAllLines(checkout.resolve("out")).stream()
                .filter(line -> line.contains(" TieredStopAtLevel "))
                .map(line -> line.replaceAll(".*= (\\d+).*", "$1"))
                .findFirst()
                .orElseThrow();
    }

    private List<String> loadedClasses(String... args) throws Exception {
        Path log = folder.resolve("classes");
        ProcessBuilder command = builder(args.length == 0 ? new String[] {"version"} : args);
        command.environment().put("QOS_JAVA_OPTIONS", "-Xlog:class+load:file=" + log);
        assertEquals(0, end(command.start()));
        return Files.readAllLines(log);
    }

    private Process qos(String... args) throws IOException {
        return builder(args).start();
    }

    private ProcessBuilder builder(String... args) {
        ProcessBuilder command = new ProcessBuilder(
                        Stream.concat(Stream.of(checkout.resolve("qos").toString()), Stream.of(args))
                                .toList())
                .directory(checkout.toFile())
                .redirectOutput(checkout.resolve("out").toFile())
                .redirectError(checkout.resolve("err").toFile());
        command.environment().put("JAVA_HOME", JAVA_HOME.toString());
        return command;
    }

    private static int end(Process process) throws InterruptedException {
        assertTrue(process.waitFor(TimeLimits.ARCHIVE.toSeconds(), TimeUnit.SECONDS));
        return process.exitValue();
    }

    /** The archives, and what their writers left. */
    private List<Path> archives() throws IOException {
        try (Stream<Path> files = Files.list(target)) {
            return files.filter(file -> !file.endsWith("qos.jar")).sorted().toList();
        }
    }
}

package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.cli.Shell.Outcome;

/** {@code ./verify} in a checkout of its own, where programs of the system and Maven are scripts that record their calls. */
class VerifyScriptTest {

    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    @TempDir
    Path checkout;

    @BeforeEach
    void copy() throws IOException {
        Files.copy(ROOT.resolve("verify"), checkout.resolve("verify"), StandardCopyOption.COPY_ATTRIBUTES);
        Files.createDirectories(checkout.resolve("bin"));
        Files.createDirectories(checkout.resolve("releng"));
        Files.writeString(
                checkout.resolve("releng/test-programs.txt"),
                """
                # a comment
                here        tests of one kind
                absent      tests of another kind
                missing     more of them
                """);
        script("bin/dpkg-query", "[ \"$3\" = here ] && echo installed");
        script("bin/id", "echo 0");
        script("bin/apt-get", "echo \"apt-get $*\" >>calls");
        script("mvnw", "echo \"mvnw $*\" >>calls; cat report 2>/dev/null; exit $(cat code 2>/dev/null || echo 0)");
    }

    @Test
    void missingPackagesAreNamedAndInstalledBeforeTheTests() throws Exception {
        Outcome outcome = verify();

        assertEquals(0, outcome.exitCode());
        assertTrue(
                outcome.out().contains("\n  absent                  tests of another kind\n  missing   "),
                outcome.out());
        assertFalse(outcome.out().contains("tests of one kind"), outcome.out());
        assertEquals(
                List.of(
                        "apt-get -q update",
                        "apt-get -q -y --no-install-recommends install absent missing",
                        "mvnw verify"),
                calls());
    }

    @Test
    void rootIsAskedForOnlyToInstall() throws Exception {
        script("bin/id", "echo 1000");
        script("bin/sudo", "echo sudo >>calls; \"$@\"");
        assertTrue(verify().out().contains("sudo may ask for your password"));
        assertEquals(2, calls().stream().filter("sudo"::equals).count());
    }

    @Test
    void whereEverythingIsInstalledNothingIsAsked() throws Exception {
        script("bin/dpkg-query", "echo installed");
        Outcome outcome = verify();
        assertEquals(List.of("mvnw verify"), calls());
        assertTrue(outcome.out().startsWith("+ ./mvnw verify"), outcome.out());
    }

    @Test
    void noInstallRunsWhatCanRun() throws Exception {
        assertTrue(verify("--no-install").out().contains("absent"));
        assertEquals(List.of("mvnw verify"), calls());
    }

    @Test
    void optionsOfMavenAreHandedOn() throws Exception {
        verify("--no-install", "-Dskip.eclipse");
        assertEquals(List.of("mvnw verify -Dskip.eclipse"), calls());
    }

    @Test
    void whatWasSkippedIsListedOnceAtTheEnd() throws Exception {
        report("SKIPPED: tests of one kind", "other output", "SKIPPED: tests of one kind", "end of the build");
        Outcome outcome = verify("--no-install");
        assertEquals(0, outcome.exitCode());
        assertTrue(
                outcome.out().endsWith("end of the build\n\nNot everything was tested:\nSKIPPED: tests of one kind\n"),
                outcome.out());
    }

    @Test
    void inCiASkippedTestIsAnError() throws Exception {
        assertEquals(0, verify("--no-install", "--all").exitCode());
        report("SKIPPED: tests of one kind");
        assertEquals(1, verify("--no-install", "--all").exitCode());
    }

    @Test
    void aBuildThatFailsFails() throws Exception {
        Files.writeString(checkout.resolve("code"), "7");
        assertEquals(7, verify("--no-install").exitCode());
    }

    private void report(String... lines) throws IOException {
        Files.writeString(checkout.resolve("report"), String.join("\n", lines) + "\n");
    }

    private void script(String name, String body) throws IOException {
        Path script = checkout.resolve(name);
        Files.writeString(script, "#!/bin/sh\n" + body + "\n");
        assertTrue(script.toFile().setExecutable(true));
    }

    private List<String> calls() throws IOException {
        return Files.readAllLines(checkout.resolve("calls"));
    }

    private Outcome verify(String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("./verify"));
        Stream.of(options).forEach(command::add);
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(checkout.toFile())
                .redirectErrorStream(true)
                .redirectOutput(checkout.resolve("out").toFile());
        builder.environment().merge("PATH", checkout + "/bin", (path, bin) -> bin + ":" + path);
        int exitCode = builder.start().waitFor();
        return new Outcome(exitCode, Files.readString(checkout.resolve("out")), "");
    }
}

package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.qos.cli.testing.TimeLimits;

/** Runs the commands of the README, and follows its links. */
class ReadmeIT {

    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)\\)");

    @TestFactory
    Stream<DynamicTest> everyCommandRuns() throws IOException {
        return Stream.of("main-command", "example")
                .flatMap(ReadmeIT::commands)
                .map(line -> DynamicTest.dynamicTest(line, () -> assertEquals(0, run(line), line)));
    }

    @Test
    void theMainCommandWritesWhatOpenSmReads() throws Exception {
        assertEquals(0, run(commands("main-command").findFirst().orElseThrow()));
        assertTrue(Files.size(ROOT.resolve("target/cluster/opensm.opts")) > 0);
        assertTrue(Files.size(ROOT.resolve("target/cluster/partitions.conf")) > 0);
        assertTrue(Files.size(ROOT.resolve("target/cluster/qos-policy.conf")) > 0);
    }

    @Test
    void theTestCommandIsTheOneThatRunsThisTest() throws IOException {
        assertEquals(List.of("./verify"), commands("test-command").toList());
        assertTrue(Files.readString(ROOT.resolve("verify")).contains("\n./mvnw verify \"$@\""));
    }

    @Test
    void everyCommandIsListed() {
        Set<String> commands =
                new TreeSet<>(QosCommand.specs().get(0).subcommands().keySet());
        commands.removeAll(Set.of("help", "version"));
        Set<String> listed = Pattern.compile("^- `qos (\\w+)`|, `qos (\\w+)` |and `qos (\\w+)`", Pattern.MULTILINE)
                .matcher(readme())
                .results()
                .flatMap(found -> Stream.of(1, 2, 3).map(found::group).filter(Objects::nonNull))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(commands, listed);
    }

    @TestFactory
    Stream<DynamicTest> everyLinkLeadsSomewhere() throws IOException {
        return LINK.matcher(readme())
                .results()
                .map(ReadmeIT::target)
                .map(link -> DynamicTest.dynamicTest(link, () -> assertTrue(Files.exists(ROOT.resolve(link)), link)));
    }

    private static String target(MatchResult link) {
        return link.group(1);
    }

    /** The lines of the code block that follows a marker. */
    private static Stream<String> commands(String marker) {
        Pattern block = Pattern.compile("<!-- " + marker + " -->\\n```sh\\n(.*?)```", Pattern.DOTALL);
        Matcher found = block.matcher(readme());
        assertTrue(found.find(), "no block for " + marker);
        List<String> lines =
                found.group(1).lines().filter(line -> !line.isBlank()).toList();
        assertFalse(lines.isEmpty(), "an empty block for " + marker);
        return lines.stream();
    }

    private static int run(String line) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("sh", "-c", line)
                .directory(ROOT.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            assertTrue(process.waitFor(TimeLimits.COMMAND.toSeconds(), TimeUnit.SECONDS), "still running: " + line);
            return process.exitValue();
        } finally {
            process.destroyForcibly();
        }
    }

    private static String readme() {
        try {
            return Files.readString(ROOT.resolve("README.md"));
        } catch (IOException e) {
            throw new IllegalStateException("no README", e);
        }
    }
}

package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;
import org.qos.cli.console.Console;
import org.qos.cli.help.Examples;
import org.qos.cli.terminal.Messages;
import org.qos.cli.terminal.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

class HelpTest {

    private static final Path CLUSTER =
            Path.of("..", "examples", "cluster").toAbsolutePath().normalize();
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    /** The end of the text before an option; the second and later lines of descriptions are indented further. */
    private static final Pattern OPTION = Pattern.compile("\n {2,6}(?=-)");

    /** Commands that need an InfiniBand port; the tests of org.qos.conformity run them. */
    private static final Set<String> LIVE = Set.of("deploy", "discover", "apply", "verify", "rollback", "watch");

    @TempDir
    Path directory;

    @ParameterizedTest(name = "{0}")
    @MethodSource("commands")
    void everyHelpShowsUsageAndAnExample(String command) {
        Outcome outcome = shell().qos(command, "--help");
        assertEquals(0, outcome.exitCode());
        assertEquals("", outcome.err());
        assertTrue(outcome.out().contains("\nUsage:\n  qos " + command), outcome.out());
        assertTrue(outcome.out().matches("(?s).*\nExamples?:\n  qos " + command + ".*"), outcome.out());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("commands")
    void helpOfACommandIsTheSameInBothForms(String command) {
        assertEquals(shell().qos(command, "--help"), shell().qos("help", command));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("commands")
    void everyValueHasItsDefault(String command) {
        List<String> described = Stream.of(
                        OPTION.split(shell().qos(command, "--help").out()))
                .skip(1)
                .map(text -> text.replaceAll("\\s+", " "))
                .toList();
        for (OptionSpec option : specification(command).options()) {
            if (option.arity().max() > 0 && !option.hidden()) {
                String start = option.longestName() + " " + option.paramLabel() + " ";
                String own = described.stream()
                        .filter(text -> text.contains(start))
                        .findFirst()
                        .orElseThrow();
                assertTrue(own.contains("(default: ") || own.contains("(required)"), own);
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("examples")
    void everyExampleRuns(String example) throws IOException, InterruptedException {
        copyCluster();
        Files.copy(CLUSTER.resolve("../design/storage-mpi.intent.yaml"), directory.resolve("intent.yaml"));
        installOpenSmFiles();
        if (example.contains("git:")) {
            GitFolder.of(directory);
        }
        Outcome outcome = shell().qos(words(example));
        assertEquals(0, outcome.exitCode(), outcome.err());
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 40, 80, 120})
    void noLineIsWiderThanTheTerminal(int columns) {
        commands().forEach(command -> help(columns, command)
                .lines()
                .filter(line -> line.length() > columns)
                .forEach(line -> assertTrue(line.startsWith("  qos ") || isOneWord(line), line)));
    }

    @Test
    void namesOfFilesAndVersionsStayWhole() {
        for (int columns = 30; columns <= 120; columns++) {
            String help = help(columns, "check").replaceAll("\\s+", " ");
            assertTrue(help.contains("opensm-subnet.lst"), help);
            assertTrue(help.contains("opensm-3.3, mlnx-5"), help);
        }
    }

    @Test
    void withoutACommandHelpListsThem() {
        String help = shell().qos("help").out();
        assertEquals(help, shell().qos("--help").out());
        commands().forEach(command -> assertTrue(help.contains("\n  " + command + " "), help));
        assertTrue(help.contains("\nExit codes: 0 success, 1 "), help);
        assertTrue(help.contains("--fail-level"), help);
    }

    @Test
    void checkSaysWhenWarningsFail() {
        String help = shell().qos("help", "check").out().replaceAll("\\s+", " ");
        assertTrue(help.contains("errors by default; with --fail-level warning also warnings"), help);
    }

    @Test
    void theVersionHasTwoForms() {
        assertEquals(shell().qos("version"), shell().qos("--version"));
        assertTrue(shell().qos("--version").out().startsWith("qos "));
    }

    private Shell shell() {
        return new Shell(directory);
    }

    private String help(int columns, String command) {
        StringWriter out = new StringWriter();
        Console console = new Console(
                InputStream.nullInputStream(),
                new PrintWriter(out),
                new Messages(new StringWriter()),
                directory,
                new Terminal(false, true, false, false, columns));
        assertEquals(0, QosCommand.run(console, command, "--help"));
        return out.toString();
    }

    private static boolean isOneWord(String line) {
        return !line.strip().contains(" ") || line.matches(" +(-\\w, )?--[\\w-]+ \\S+");
    }

    /** What is on a machine where OpenSM runs. */
    private void installOpenSmFiles() throws IOException {
        Files.createDirectory(directory.resolve("etc"));
        Files.writeString(directory.resolve("etc/opensm.conf"), "qos TRUE\n");
        Files.writeString(directory.resolve("etc/qos-policy.conf"), "# policy\nqos-ulps\n default: 0\nend-qos-ulps\n");
        Files.writeString(directory.resolve("etc/opensm.log"), "");
    }

    private void copyCluster() throws IOException {
        try (Stream<Path> files = Files.list(CLUSTER)) {
            for (Path file : files.toList()) {
                Files.copy(file, directory.resolve(file.getFileName()));
            }
        }
    }

    /** The arguments of a command line as a shell makes them. */
    private static String[] words(String example) {
        List<String> words = new ArrayList<>();
        WORD.matcher(example)
                .results()
                .forEach(word -> words.add(word.group(1) == null ? word.group(2) : word.group(1)));
        assertEquals("qos", words.remove(0));
        return words.toArray(String[]::new);
    }

    private static CommandSpec specification(String command) {
        return specifications().getSubcommands().get(command).getCommandSpec();
    }

    private static CommandLine specifications() {
        return QosCommand.specs().get(0).commandLine();
    }

    private static Stream<String> commands() {
        return specifications().getSubcommands().keySet().stream();
    }

    /** All but those that wait for an editor or need an InfiniBand device. */
    private static Stream<String> examples() {
        CommandLine qos = specifications();
        List<String> examples = Stream.concat(Stream.of(qos), qos.getSubcommands().values().stream())
                .map(command -> command.getCommand().getClass().getAnnotation(Examples.class))
                .flatMap(annotation -> Stream.of(annotation.value()))
                .filter(example -> !example.equals("qos lsp") && !LIVE.contains(example.split(" ")[1]))
                .toList();
        assertFalse(examples.isEmpty());
        return examples.stream();
    }
}

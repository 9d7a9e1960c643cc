package org.qos.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.language.Language;

/** What all commands about policies have in common: arguments, errors, cancellation. */
class EveryCommandTest {

    /** Each command with valid arguments. */
    private static final Map<String, String> COMMANDS =
            Map.of("qos.explain", "{\"request\": \"from 0x1 to 0x2\"}", "qos.convert", "{}", "qos.generate", "{}");

    /** The commands about files with tests, and about any file, which {@link RunTestsTest} and others have. */
    private static final Set<String> OTHERS =
            Set.of("qos.test", "qos.listTests", "qos.context", "qos.describeFabric", "qos.proposeRequest");

    private static final List<String> NAMES = List.copyOf(COMMANDS.keySet());

    private static final String OPENSM =
            "qos-levels\n qos-level\n  name: DEFAULT\n  sl: 2\n end-qos-level\nend-qos-levels\n";

    private static final String RFC =
            "<qos-policy><qos-levels><qos-level><sn>0</sn><sl>2</sl></qos-level></qos-levels></qos-policy>\n";

    @TempDir
    private Path folder;

    private DocumentSnapshot snapshot(String name, String text) {
        Language language = Language.byFileName(name).orElseThrow();
        return LspTestHarness.snapshot(folder.resolve(name).toUri().toString(), language, text);
    }

    private CommandResult run(String command, DocumentSnapshot snapshot) {
        return CommandRunner.of(command, snapshot, COMMANDS.get(command));
    }

    private String message(String command, DocumentSnapshot snapshot, String arguments) {
        return assertThrows(CommandException.class, () -> CommandRunner.of(command, snapshot, arguments))
                .getMessage();
    }

    private void assertNothingWritten() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(), files.toList());
        }
    }

    @Test
    void noCommandIsLeftOut() {
        assertEquals(
                COMMANDS.keySet(),
                WorkspaceCommands.names().stream()
                        .filter(name -> !OTHERS.contains(name))
                        .collect(Collectors.toSet()));
    }

    @Test
    void theClientsKnowTheNames() throws IOException {
        String vsCode = Files.readString(Path.of("../vscode-extension/src/policy/serverCommand.ts"));
        assertEquals(Set.copyOf(WorkspaceCommands.names()), names("\\| '(qos\\.\\w+)'", vsCode));
        try (Stream<Path> sources = Files.walk(Path.of("../org.qos.dsl.ui/src/main/java"))) {
            for (Path source : sources.filter(Files::isRegularFile).toList()) {
                Set<String> used = names("\\bServerCommand\\(\\s*[^,]+,\\s*\"([^\"]*)\"", Files.readString(source));
                assertTrue(WorkspaceCommands.names().containsAll(used), () -> source + ": " + used);
            }
        }
    }

    private static Set<String> names(String pattern, String source) {
        return Pattern.compile(pattern)
                .matcher(source)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void acceptsBothSyntaxes(String command) {
        assertFalse(run(command, snapshot("site.qos", RFC)).message().isEmpty());
        assertFalse(run(command, snapshot("qos-policy.conf", OPENSM)).message().isEmpty());
    }

    static Stream<Arguments> broken() {
        Map<String, List<String>> texts = Map.of(
                "a.qos",
                List.of(
                        "",
                        "<qos-policy><qos-levels><qos-level><sl>1</sl>",
                        "rubbish {",
                        "<qos-policy><sl></qos-levels>"),
                "qos-policy.conf",
                List.of("", "qos-levels\n qos-level\n  sl: 1\n", "rubbish {", "qos-levels\nend-qos-ulps\n"));
        return NAMES.stream().flatMap(command -> texts.entrySet().stream()
                .flatMap(file -> file.getValue().stream().map(text -> Arguments.of(command, file.getKey(), text))));
    }

    @ParameterizedTest
    @MethodSource("broken")
    void errorsAreReportedAsOnTheCommandLine(String command, String name, String text) throws IOException {
        String message = message(command, snapshot(name, text), COMMANDS.get(command));

        assertTrue(message.startsWith(name + ": has errors; nothing was done.\n" + name + ":"), message);
        assertTrue(message.contains(": error: "), message);
        assertNothingWritten();
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void theFirstOfManyErrorsAreListed(String command) {
        String message = message(command, snapshot("qos-policy.conf", "rubbish\n".repeat(9)), COMMANDS.get(command));

        assertTrue(message.lines().count() <= 7, message);
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void aDocumentThatIsNotAPolicyIsRejected(String command) throws IOException {
        assertEquals(
                "partitions.conf is a partition file, not a policy; open a policy and try again",
                message(command, snapshot("partitions.conf", ""), COMMANDS.get(command)));
        assertEquals(
                "opensm.opts is an option file, not a policy; open a policy and try again",
                message(command, snapshot("opensm.opts", "qos TRUE\n"), COMMANDS.get(command)));
        assertNothingWritten();
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void partitionsWithErrorsAreRejected(String command) {
        DocumentSnapshot policy = LspTestHarness.empty()
                .put("partitions.conf", "= {\n")
                .put("qos-policy.conf", OPENSM)
                .snapshot("qos-policy.conf");

        String message = message(command, policy, COMMANDS.get(command));

        assertTrue(message.startsWith("partitions.conf: has errors; nothing was done.\n"), message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    qos.explain  | {}                     | expected 'request', such as "from any to 'mds1 HCA-1/P1' service 0x1060cbc", in the arguments
                    qos.explain  | {"request": null}      | expected 'request', such as "from any to 'mds1 HCA-1/P1' service 0x1060cbc", in the arguments
                    qos.explain  | {"request": 7}         | 'request' must be a string, but found 7
                    qos.explain  | {"request": {"to": 1}} | 'request' must be a string, but found {"to":1}
                    qos.convert  | {"to": true}           | 'to' must be a string, but found true
                    qos.convert  | {"to": "yaml"}         | unknown syntax 'yaml'; expected rfc or opensm
                    qos.convert  | {"lossy": "yes"}       | 'lossy' must be true or false, but found "yes"
                    qos.generate | {"out": 1}             | 'out' must be a string, but found 1
                    qos.generate | {"java": []}           | 'java' must be a string, but found []
                    qos.generate | {"java": "1"}          | '1' is not the name of a Java class; expected one such as org.site.SitePolicy.
                    qos.generate | {"lossy": 0}           | 'lossy' must be true or false, but found 0
                    """)
    void invalidArgumentsAreReported(String command, String arguments, String message) throws IOException {
        InvalidArgumentsException refused = assertThrows(
                InvalidArgumentsException.class,
                () -> CommandRunner.of(command, snapshot("qos-policy.conf", OPENSM), arguments));

        assertEquals(message, refused.getMessage());
        assertNothingWritten();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"to\": null, \"lossy\": null}", "{\"to\": \"\", \"other\": [1]}"})
    void nullAndWhatIsNotKnownCountAsNotThere(String arguments) {
        assertEquals(
                "qos-rfc",
                CommandRunner.of("qos.convert", snapshot("qos-policy.conf", OPENSM), arguments)
                        .language());
    }

    /** Cancels at each step, the last being the one before files are written. */
    @ParameterizedTest
    @FieldSource("NAMES")
    void aCommandCancelledAtAnyStepWritesNothing(String command) throws IOException {
        DocumentSnapshot policy = snapshot("qos-policy.conf", OPENSM);
        List<String> progress = CommandRunner.steps(
                command, snapshot("other.qos-policy.conf", OPENSM), arguments(command, "elsewhere"));
        delete(folder.resolve("elsewhere"));

        for (String last : progress) {
            assertThrows(
                    CancellationException.class,
                    () -> CommandRunner.of(command, policy, COMMANDS.get(command), step -> {
                        if (step.equals(last)) {
                            throw new CancellationException();
                        }
                    }),
                    last);
        }

        assertNothingWritten();
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void theCheckCanBeCancelled(String command) {
        CommandProgress givenUp = new CommandProgress() {
            @Override
            public void next(String step) {
                // continues until it polls for cancellation
            }

            @Override
            public boolean isCancelled() {
                return true;
            }
        };

        assertThrows(
                CancellationException.class,
                () -> CommandRunner.of(command, snapshot("qos-policy.conf", OPENSM), COMMANDS.get(command), givenUp));
    }

    private static String arguments(String command, String out) {
        return command.equals("qos.generate") ? "{\"out\": \"" + out + "\"}" : COMMANDS.get(command);
    }

    private static void delete(Path out) throws IOException {
        if (Files.exists(out)) {
            try (Stream<Path> files = Files.walk(out)) {
                for (Path file :
                        files.sorted(java.util.Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}

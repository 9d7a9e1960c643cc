package org.qos.dsl.project.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Target;

/** The project file: what it can say, and what is said of its errors. */
class SettingsReaderTest {

    private static final Path FILE = Path.of("/site/qos.yaml");

    @Test
    void whatIsNotYamlIsReportedWithoutNamesOfTheReader() throws IOException {
        for (String text : List.of("policy: " + "[".repeat(2_000), "? [a,b]\n: x\n")) {
            String problems = problems(text).toString();
            assertTrue(problems.contains("this is not YAML: "), problems);
            assertFalse(problems.contains("org.") || problems.contains("()"), problems);
        }
    }

    @Test
    void everyKeyIsRead() throws IOException {
        SettingsFile file = read(
                """
                policy: site.qos
                partitions: ib/partitions.conf
                options: /etc/opensm/opensm.conf
                enhanced-qos: rates.conf
                fabric: ../fabric.ibnetdiscover
                sm: 7
                target: mlnx-5
                routing-engine: ftree
                mtu: 4096
                rules:
                  octal-literal: error
                  both-ends-any: off
                ignore: ["old/**", "*.bak"]
                """);
        assertEquals(List.of(), file.problems());
        Settings settings = file.settings();
        assertEquals(Optional.of(Path.of("/site/site.qos")), settings.policy());
        assertEquals(Optional.of(Path.of("/site/ib/partitions.conf")), settings.partitions());
        assertEquals(Optional.of(Path.of("/etc/opensm/opensm.conf")), settings.options());
        assertEquals(Optional.of(Path.of("/site/rates.conf")), settings.enhancedQos());
        assertEquals(Optional.of(Path.of("/fabric.ibnetdiscover")), settings.fabric());
        assertEquals(Optional.of("7"), settings.sm());
        assertEquals(Optional.of(Target.MLNX_5), settings.target());
        assertEquals(Optional.of("ftree"), settings.routingEngine());
        assertEquals(OptionalInt.of(4096), settings.mtu());
        assertEquals(
                Map.of("octal-literal", Optional.of(Severity.ERROR), "both-ends-any", Optional.empty()),
                settings.rules().levels());
        assertEquals(List.of("old/**", "*.bak"), settings.ignore());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "# nothing yet\n", "---\n"})
    void anEmptyFileSaysNothing(String text) throws IOException {
        assertEquals(new SettingsFile(FILE, Settings.none(Path.of("/site")), List.of(), List.of()), read(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    partition: a                        | 1:1: unknown key 'partition'; did you mean 'partitions'?
                    sm: 1~sm: 2                         | 2:1: 'sm' is given twice
                    target: opensm                      | 1:9: unknown target 'opensm'; expected one of opensm-3.3, mlnx-5
                    policy: [a, b]                      | 1:9: expected the name of a file for 'policy'
                    sm: {a: b}                          | 1:5: expected a string for 'sm'
                    rules: [octal-literal]              | 1:8: expected a severity for each rule, such as 'octal-literal: error' for 'rules'
                    rules:~  octal-litral: error        | 2:3: unknown rule 'octal-litral'; did you mean 'octal-literal'?
                    rules: {missing-end: off}           | 1:9: 'missing-end' is a syntax error; its severity cannot be changed; remove this entry
                    rules:~  octal-literal: fatal       | 2:18: expected error, warning, info, off for 'octal-literal', found 'fatal'
                    rules:~  octal-literal: [error]     | 2:18: expected error, warning, info, off for 'octal-literal'
                    rules: {octal-literal: info, octal-literal: off} | 1:30: 'octal-literal' is given twice
                    ignore: old                         | 1:9: expected a list of globs, such as ["old/**"] for 'ignore'
                    ignore: [a, "[b"]                   | 1:13: expected a glob, such as "old/**"
                    - policy                            | 1:1: expected keys with values, such as 'partitions: partitions.conf'
                    """)
    void anErrorIsReportedWithItsPlace(String text, String problem) throws IOException {
        assertEquals(List.of(problem), problems(text.replace('~', '\n')));
    }

    @Test
    void aKeyWithoutAValueIsReported() throws IOException {
        assertTrue(problems("policy:\n").get(0).contains("expected the name of a file for 'policy'"));
    }

    @Test
    void invalidYamlIsReportedWithItsLine() throws IOException {
        List<String> problems = problems("policy: a\nrules: {\n");
        assertEquals(1, problems.size());
        assertTrue(problems.get(0).matches("[23]:\\d+: this is not YAML: .*"), problems.get(0));
    }

    @Test
    void aSecondDocumentIsReported() throws IOException {
        String message = "a second document is not read; remove the '---' before it, or the document";

        assertEquals(List.of("3:1: " + message), problems("policy: a\n---\nrules: {octal-literal: off}\n"));
        assertEquals(List.of("2:5: " + message), problems("policy: a\n--- 7\n"));
        assertEquals(List.of(), problems("# of the site\n---\npolicy: a\n...\n"));
    }

    @Test
    void whatFollowsTheKeysIsRead() throws IOException {
        List<String> problems = problems("{policy: a}\n]\n");
        assertEquals(1, problems.size());
        assertTrue(problems.get(0).startsWith("2:1: this is not YAML: "), problems.get(0));
    }

    @Test
    void anImplausiblyLargeFileIsNotRead() throws IOException {
        assertEquals(
                List.of("1:1: a project file has no more than 1048576 characters; this one is not read"),
                problems("policy: " + "x".repeat(1 << 20)));
    }

    @Test
    void anUnknownKeyThatIsNearNothingGetsTheKnownOnes() throws IOException {
        assertTrue(problems("xyzzy: 1\n")
                .get(0)
                .endsWith("expected one of policy, partitions, options, enhanced-qos, fabric, environment, sm, target,"
                        + " routing-engine, mtu, rules, ignore"));
    }

    @Test
    void theNearestProjectFileAboveAFileCounts(@TempDir Path folder) throws IOException {
        Path deep = Files.createDirectories(folder.resolve("a/b"));
        Files.writeString(folder.resolve("qos.yaml"), "");
        assertEquals(
                Optional.of(folder.resolve("qos.yaml")),
                SettingsFile.find(deep.resolve("x.qos"), Files::isRegularFile));
        Files.writeString(folder.resolve("a/qos.yaml"), "");
        assertEquals(
                Optional.of(folder.resolve("a/qos.yaml")),
                SettingsFile.find(deep.resolve("x.qos"), Files::isRegularFile));
    }

    @Test
    void globsAreBelowTheFolderOfTheProject() throws IOException {
        Settings settings = read("ignore: [\"old/**\", \"*.bak\"]\n").settings();
        assertTrue(settings.ignores(Path.of("/site/old/a/b.qos")));
        assertTrue(settings.ignores(Path.of("/site/a.bak")));
        assertFalse(settings.ignores(Path.of("/site/new/a.bak")));
        assertFalse(settings.ignores(Path.of("/elsewhere/a.bak")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    partition: a                  | partition     | partitions
                    target: "opensm-3"            | "opensm-3"    | opensm-3.3
                    rules: {octal-litral: off}    | octal-litral  | octal-literal
                    rules: {octal-literal: of}    | of            | off
                    xyzzy: 1                      | xyzzy         |
                    policy: [a, b]                | [a, b         |
                    policy:                       | policy        |
                    # \ud83d\ude80~xyzzy: 1      | xyzzy         |
                    """)
    void anErrorIsMarkedWithItsSuggestion(String text, String marked, String suggestion) throws IOException {
        String written = text.replace('~', '\n');
        YamlProblem problem = read(written).problems().get(0);

        assertEquals(
                marked,
                written.substring(problem.region().offset(), problem.region().end()));
        assertEquals(Optional.ofNullable(suggestion), problem.suggestion());
    }

    @Test
    void theTokensBeforeAnErrorAreKnown() throws IOException {
        SettingsFile file = read("policy: 'a.qos'\nrules: {octal-literal: off}\nignore: [old, {");

        assertEquals(
                List.of(
                        "KEY policy",
                        "VALUE a.qos",
                        "KEY rules",
                        "RULE octal-literal",
                        "LEVEL off",
                        "KEY ignore",
                        "VALUE old"),
                file.tokens().stream()
                        .map(token -> token.role() + " " + token.text())
                        .toList());
        assertEquals(Optional.of(Path.of("/site/a.qos")), file.tokens().get(1).file(Path.of("/site")));
        assertEquals(Optional.empty(), file.tokens().get(3).file(Path.of("/site")));
    }

    private static List<String> problems(String text) throws IOException {
        return read(text).problems().stream()
                .map(p -> p.line() + ":" + p.column() + ": " + p.message())
                .toList();
    }

    private static SettingsFile read(String text) throws IOException {
        return SettingsReader.read(FILE, text);
    }

    @Test
    void errorsAreInTheOrderOfTheText() throws IOException {
        List<Integer> lines = SettingsReader.read(
                        Path.of("/site/qos.yaml"),
                        "polcy: x\nrules:\n  octal: off\n  octal-literal: bad\ntarget: 3\nignore: 3\n")
                .problems()
                .stream()
                .map(YamlProblem::line)
                .toList();
        assertEquals(List.of(1, 3, 4, 5, 6), lines);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ftree                                |
                    'ftree,updn minhop'                  |
                    foo                                  | unknown routing engine 'foo'; expected one of minhop,
                    torus-2qos                           | unknown routing engine 'torus-2qos'; did you mean 'torus-2QoS'?
                    'ftree,foo'                          | unknown routing engine 'foo'; expected one of
                    """)
    void routingEnginesAreThoseOfTheOption(String engines, String message) throws IOException {
        SettingsFile file = SettingsReader.read(Path.of("/site/qos.yaml"), "routing-engine: \"" + engines + "\"\n");
        assertEquals(message == null ? 0 : 1, file.problems().size(), file.problems()::toString);
        file.problems().forEach(problem -> assertTrue(problem.message().startsWith(message), problem.message()));
        SettingsFile nvidia =
                SettingsReader.read(Path.of("/site/qos.yaml"), "target: mlnx-5\nrouting-engine: \"" + engines + "\"\n");
        assertEquals(List.of(), nvidia.problems());
    }
}

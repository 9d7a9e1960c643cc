package org.qos.dsl.project.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Rules;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Target;
import org.qos.dsl.project.settings.SettingsToken.Role;

/** Each key of the project file with values of each form, and the places of what is wrong. */
class SettingsKeysTest {

    private static final Path FILE = Path.of("/site/lab/qos.yaml");

    private static SettingsFile read(String text) throws IOException {
        return SettingsReader.read(FILE, text);
    }

    /** What is marked of a text, with the line and the column. */
    private static List<String> marked(String text) throws IOException {
        return read(text).problems().stream()
                .map(problem -> problem.line() + ":" + problem.column() + " "
                        + text.substring(
                                problem.region().offset(), problem.region().end()))
                .toList();
    }

    private static Optional<Path> file(Key key, Settings settings) {
        return switch (key) {
            case POLICY -> settings.policy();
            case PARTITIONS -> settings.partitions();
            case OPTIONS -> settings.options();
            case ENHANCED_QOS -> settings.enhancedQos();
            case FABRIC -> settings.fabric();
            default -> throw new IllegalArgumentException(key.id());
        };
    }

    @ParameterizedTest
    @EnumSource(names = {"POLICY", "PARTITIONS", "OPTIONS", "ENHANCED_QOS", "FABRIC"})
    void aFileIsRelativeToTheFolderOfTheProjectFile(Key key) throws IOException {
        for (Map.Entry<String, String> path : Map.of(
                        "a", "/site/lab/a",
                        "./a", "/site/lab/a",
                        "../a", "/site/a",
                        "b/../a", "/site/lab/a",
                        "/a", "/a",
                        "'a b'", "/site/lab/a b",
                        "\"a\"", "/site/lab/a")
                .entrySet()) {
            SettingsFile read = read(key.id() + ": " + path.getKey() + "\n");
            assertEquals(List.of(), read.problems(), path.getKey());
            assertEquals(Optional.of(Path.of(path.getValue())), file(key, read.settings()));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aKeyWithoutAValueIsMarked(Key key) throws IOException {
        for (String nothing : List.of("", " ~", " null", " ''")) {
            String text = "# note\n" + key.id() + ":" + nothing + "\n";
            assertEquals(1, marked(text).size(), text);
            assertTrue(marked(text).get(0).startsWith("2:"), text);
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    policy: {a: b}                     | 1:9
                    partitions: [a]                    | 1:13
                    options: {}                        | 1:10
                    fabric: []                         | 1:9
                    sm: [1]                            | 1:5
                    target: {opensm-3.3: 1}            | 1:9
                    routing-engine: [ftree]            | 1:17
                    rules: off                         | 1:8
                    rules: []                          | 1:8
                    ignore: {a: b}                     | 1:9
                    ignore: "old/**"                   | 1:9
                    """)
    void aValueOfAnotherFormIsMarkedWhereItBegins(String text, String place) throws IOException {
        SettingsFile read = read(text);
        assertEquals(1, read.problems().size());
        assertEquals(
                place,
                read.problems().get(0).line() + ":" + read.problems().get(0).column());
        assertEquals(Optional.empty(), read.problems().get(0).suggestion());
        assertEquals(Settings.none(FILE.getParent()), read.settings());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    polcy: a                              | 1:1 polcy           | policy
                    Policy: a                             | 1:1 Policy          | policy
                    routing_engine: a                     | 1:1 routing_engine  | routing-engine
                    'rule': {}                            | 1:1 'rule'          | rules
                    sm-port: 1                            | 1:1 sm-port         |
                    target: opensm-3.2                    | 1:9 opensm-3.2      | opensm-3.3
                    target: mlnx5                         | 1:9 mlnx5           | mlnx-5
                    target: MLNX-5                        | 1:9 MLNX-5          | mlnx-5
                    rules: {octal_literal: off}           | 1:9 octal_literal   | octal-literal
                    rules: {octal-literal: warn}          | 1:24 warn           |
                    rules: {octal-literal: warnings}      | 1:24 warnings       | warning
                    rules: {octal-literal: OFF}           | 1:24 OFF            | off
                    rules: {octal-literal: "errors"}      | 1:24 "errors"       | error
                    """)
    void anUnknownNameIsMarkedWithItsSuggestion(String text, String marked, String suggested) throws IOException {
        assertEquals(List.of(marked), marked(text));
        assertEquals(
                Optional.ofNullable(suggested), read(text).problems().get(0).suggestion());
    }

    @Test
    void everyProblemIsReportedAndTheRestIsRead() throws IOException {
        String text =
                """
                polcy: a
                policy: site.qos
                target: opensm
                rules:
                  octal-literal: fatal
                  both-ends-any: info
                  no-such-rule-at-all: off
                ignore: ["a", "[", "b"]
                policy: other.qos
                """;
        assertEquals(
                List.of("1:1 polcy", "3:9 opensm", "5:18 fatal", "7:3 no-such-rule-at-all", "8:15 \"[\"", "9:1 policy"),
                marked(text).stream().sorted().toList());
        Settings settings = read(text).settings();
        assertEquals(Optional.of(Path.of("/site/lab/site.qos")), settings.policy());
        assertEquals(Optional.empty(), settings.target());
        assertEquals(
                Map.of("both-ends-any", Optional.of(Severity.INFO)),
                settings.rules().levels());
        assertEquals(List.of("a", "b"), settings.ignore());
    }

    @ParameterizedTest
    @CsvSource({"error, ERROR", "warning, WARNING", "info, INFO", "off, ", "'\"off\"', "})
    void aRuleHasOneOfFourLevels(String word, Severity severity) throws IOException {
        SettingsFile read = read("rules:\n  octal-literal: " + word + "\n");
        assertEquals(List.of(), read.problems());
        assertEquals(
                Map.of("octal-literal", Optional.ofNullable(severity)),
                read.settings().rules().levels());
    }

    @Test
    void everyRuleWithoutErrorsCanBeOff() throws IOException {
        List<Rule> rules = Rules.all().stream()
                .filter(rule -> rule.declaration().severity() != Severity.ERROR)
                .toList();
        String text = rules.stream()
                .map(rule -> "  " + rule.code() + ": off\n")
                .collect(Collectors.joining("", "rules:\n", ""));
        SettingsFile read = read(text);
        assertEquals(List.of(), read.problems());
        assertEquals(rules.size(), read.settings().rules().levels().size());
    }

    @ParameterizedTest
    @EnumSource
    void everyTargetIsRead(Target target) throws IOException {
        assertEquals(
                Optional.of(target), read("target: " + target.id()).settings().target());
    }

    @ParameterizedTest
    @CsvSource({"7, 7", "0x0002c903000a35c1, 0x0002c903000a35c1", "'\"node 1/P1\"', node 1/P1", "007, 007", "true, true"
    })
    void thePortOfTheSubnetManagerIsTheTextAsWritten(String written, String sm) throws IOException {
        assertEquals(Optional.of(sm), read("sm: " + written).settings().sm());
    }

    @Test
    void columnsCountUtf16Units() throws IOException {
        assertEquals(
                List.of("1:20 b"),
                marked("rules: {\"\ud83d\ude80\": off, b: off}").subList(1, 2));
        assertEquals(List.of("2:1 xyzzy"), marked("# \ud83d\ude80\nxyzzy: 1\n"));
        assertEquals(List.of("2:1 xyzzy"), marked("sm: 1\r\nxyzzy: 1\r\n"));
    }

    @Test
    void aProjectFileIsReadFromDisk(@TempDir Path folder) throws IOException {
        Path file = Files.write(folder.resolve("qos.yaml"), "policy: zürich.qos\n".getBytes(StandardCharsets.UTF_8));
        assertEquals(
                Optional.of(folder.resolve("zürich.qos")),
                SettingsReader.read(file).settings().policy());
    }

    @ParameterizedTest
    @CsvSource({
        "old/**, old/a.qos, true",
        "old/**, old/a/b.qos, true",
        "old/**, old, false",
        "old/*, old/a/b.qos, false",
        "*.qos, a.qos, true",
        "*.qos, a/b.qos, false",
        "**.qos, a/b.qos, true",
        "**/x.qos, x.qos, false",
        "'{a,b}.qos', b.qos, true",
        "a.qos, ../a.qos, false",
        "'**', ../x/a.qos, false"
    })
    void globsAreRelativeToTheFolder(String glob, String file, boolean ignored) throws IOException {
        Settings settings = read("ignore: [\"" + glob + "\"]").settings();
        assertEquals(ignored, settings.ignores(FILE.resolveSibling(file).normalize()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[a", "{a", "a{b,{c}}", " ", ""})
    void aGlobThatCannotBeReadIsRejected(String glob) throws IOException {
        assertEquals(1, read("ignore: [\"" + glob + "\"]").problems().size());
        assertEquals(List.of(), read("ignore: [\"" + glob + "\"]").settings().ignore());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"policy: a: b", "policy: 'a", "\tpolicy: a", "rules: {", "ignore: [", "a: *b", "policy: \"\\q\""
            })
    void whatIsNotYamlIsOneProblemWithinTheText(String text) throws IOException {
        SettingsFile read = read(text);
        assertEquals(1, read.problems().size(), () -> read.problems().toString());
        assertTrue(read.problems().get(0).region().end() <= text.length());
        assertTrue(read.problems().get(0).line() >= 1);
        assertEquals(Settings.none(FILE.getParent()), read.settings());
    }

    @Test
    void tokensHaveTheirRoleKeyAndPlace() throws IOException {
        String text =
                "policy: \"a b\"\nnope: 1\nrules:\n  octal-literal: off\n  nope: [1]\nignore: [x, 'y']\nsm: [1]\n";
        assertEquals(
                List.of(
                        "KEY POLICY policy",
                        "VALUE POLICY \"a b\"",
                        "KEY RULES rules",
                        "RULE RULES octal-literal",
                        "LEVEL RULES off",
                        "RULE RULES nope",
                        "KEY IGNORE ignore",
                        "VALUE IGNORE x",
                        "VALUE IGNORE 'y'",
                        "KEY SM sm",
                        "VALUE SM 1"),
                read(text).tokens().stream()
                        .map(token -> token.role() + " " + token.key() + " "
                                + text.substring(
                                        token.region().offset(), token.region().end()))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({
        "VALUE, POLICY, a, /site/lab/a",
        "VALUE, FABRIC, ../a, /site/a",
        "VALUE, SM, a, ",
        "KEY, POLICY, a, ",
        "VALUE, IGNORE, a, ",
        "VALUE, OPTIONS, ' ', ",
        "RULE, RULES, a, "
    })
    void onlyTheValueOfAFileKeyIsAFile(Role role, Key key, String text, Path file) {
        SettingsToken token = new SettingsToken(role, key, text, YamlRegion.START);
        assertEquals(Optional.ofNullable(file), token.file(FILE.getParent()));
    }

    @ParameterizedTest
    @CsvSource({"0, 2, false", "0, 3, true", "4, 4, true", "5, 9, true", "7, 9, true", "8, 9, false"})
    void aSpotTouchesWhatItSharesAnEdgeWith(int start, int end, boolean touches) {
        assertEquals(touches, new YamlRegion(1, 4, 3, 4).touches(start, end));
    }

    @Test
    void aSpotIsOnlyMadeLonger() {
        assertEquals(new YamlRegion(1, 4, 3, 6), new YamlRegion(1, 4, 3, 4).upTo(9));
        assertEquals(new YamlRegion(1, 4, 3, 4), new YamlRegion(1, 4, 3, 4).upTo(5));
    }

    @Test
    void theNearestFolderAboveCountsWhateverReportsFiles() {
        List<Path> there = List.of(Path.of("/qos.yaml"), Path.of("/site/qos.yaml"));
        assertEquals(Optional.of(there.get(1)), SettingsFile.find(Path.of("/site/a/b.qos"), there::contains));
        assertEquals(Optional.of(there.get(0)), SettingsFile.find(Path.of("/other/b.qos"), there::contains));
        assertEquals(Optional.of(there.get(1)), SettingsFile.find(Path.of("/site/qos.yaml"), there::contains));
        assertFalse(SettingsFile.find(Path.of("/site/a/b.qos"), file -> false).isPresent());
    }
}

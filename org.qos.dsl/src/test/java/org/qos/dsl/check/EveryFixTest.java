package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.testing.LoweredFile;
import org.qos.dsl.testing.OpenSmText;

/**
 * Each fix or suggestion of each finding in the bad examples of the manual and in the files that trip every rule: applied alone it
 * removes its finding and brings no other.
 */
class EveryFixTest {

    private static final Path FOLDER = Path.of("src", "test", "resources", "org", "qos", "dsl", "check", "every-rule");
    private static final ExampleSubnet ALONE = new ExampleSubnet(Map.of(), false);

    /** The contents of a value can be checked only after such an error in it is fixed. */
    private static final Set<String> UNREADABLE = Set.of("opts-malformed-list");

    /** What the pages have no example of. */
    private static final List<Text> MORE = List.of(
            new Text("windows", new PartitionsLanguage(), "Default=0x7fff, ipoib : ALL=full ;\r\n\r\n", ALONE),
            new Text("boolean", new OptionsLanguage(), "qos true\n", ALONE),
            new Text("flag", new PartitionsLanguage(), "Default=0x7fff, ipoip : ALL=full;\n", ALONE),
            new Text("short", new PartitionsLanguage(), "Default=0x7fff, ipoib, rat=3 : ALL=full;\n", ALONE),
            new Text(
                    "default", new PartitionsLanguage(), "Default=0x7fff, ipoib, defmember=fulll : ALL=full;\n", ALONE),
            new Text("member", new PartitionsLanguage(), "Default=0x7fff, ipoib : ALL=fulll;\n", ALONE),
            new Text("pkey", new PartitionsLanguage(), "Default=0x7fff : ALL=full;\nJobs=80ab : ALL=full;\n", ALONE),
            new Text(
                    "zero",
                    new OpenSmLanguage(),
                    OpenSmText.withDefault(
                            "port-groups\nport-group\nname: A\nuse: b\0c\nend-port-group\nend-port-groups\n"),
                    ALONE),
            new Text(
                    "repeated",
                    new OpenSmLanguage(),
                    "qos-levels\nqos-level\nname: DEFAULT\nsl: 0\nsl: 0\nend-qos-level\nend-qos-levels\n",
                    ALONE));

    private record Text(String name, Language language, String text, ExampleSubnet fabricContext) {

        CheckedFile check() {
            return check(text);
        }

        CheckedFile check(String other) {
            ProjectFiles files = new ProjectFiles();
            FabricContext given = fabricContext.load(files);
            return Checker.check(files.load("example", other, language), given);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Text> texts() throws IOException {
        List<Text> texts = new ArrayList<>(MORE);
        Rules.all().stream()
                .flatMap(RuleExample::of)
                .filter(RuleExample::bad)
                .forEach(example -> texts.add(
                        new Text(example.toString(), example.language(), example.text(), example.fabricContext())));
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                Language language = Language.byFileName(name).orElseThrow();
                texts.add(new Text(name, language, Files.readString(file), ALONE));
            }
        }
        return texts.stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("texts")
    void aFixRemovesItsFindingAndBringsNoOther(Text text) {
        CheckedFile before = text.check();
        for (Finding finding : before.findings()) {
            if (finding.fix().isPresent()) {
                String fixed =
                        Fixes.apply(text.text(), Fixes.chosen(List.of(finding))).orElseThrow();
                CheckedFile after = text.check(fixed);
                List<String> expected = new ArrayList<>(codes(before));
                expected.remove(finding.code());
                List<String> surplus = new ArrayList<>(codes(after));
                expected.forEach(surplus::remove);
                surplus.removeIf(
                        code -> before.hasErrors() && needsAReadableFile(code) || UNREADABLE.contains(finding.code()));
                assertEquals(List.of(), surplus, () -> finding + "\n" + fixed);
                assertEquals(
                        count(before, finding.code()) - 1, count(after, finding.code()), () -> finding + "\n" + fixed);
                assertSameMeaning(finding, before, after);
            }
        }
    }

    @Test
    void theRulesSayWhetherTheyHaveAFix() throws IOException {
        Set<String> fixing = texts().flatMap(text -> text.check().findings().stream())
                .filter(finding -> finding.automaticFix().isPresent())
                .map(Finding::code)
                .filter(code -> Rules.byCode(code).isPresent())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> said = Rules.all().stream()
                .filter(rule -> rule.declaration().isFixable())
                .map(Rule::code)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(said, fixing);
    }

    /** Whether errors hide what the rule would find. */
    private static boolean needsAReadableFile(String code) {
        return Rules.byCode(code)
                .filter(rule -> rule instanceof ContextRule || rule instanceof BoundRule)
                .isPresent();
    }

    private static void assertSameMeaning(Finding finding, CheckedFile before, CheckedFile after) {
        boolean style = Rules.byCode(finding.code())
                .filter(rule -> rule.declaration().category() == Category.STYLE)
                .isPresent();
        boolean sameMeaning = style || FindingCodes.has(finding.code(), FindingTrait.CANONICAL_FORM);
        if (sameMeaning && !(before.source().language().isPolicy() && before.hasErrors())) {
            assertEquals(LoweredFile.value(before.source()), LoweredFile.value(after.source()), finding::toString);
        }
    }

    private static List<String> codes(CheckedFile file) {
        return file.findings().stream().map(Finding::code).toList();
    }

    private static long count(CheckedFile file, String code) {
        return codes(file).stream().filter(code::equals).count();
    }
}

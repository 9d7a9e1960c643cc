package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceRange;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;

/** A fix or suggestion removes its finding and changes nothing else. */
class FixesTest {

    private record Example(String code, Language language, String before, String after) {}

    static Stream<Example> examples() {
        return Stream.of(
                new Example("octal-literal", new OpenSmLanguage(), level("sl: 010"), level("sl: 8")),
                new Example(
                        "removed-spaces",
                        new OpenSmLanguage(),
                        group("port-name: node a/1 # first\n"),
                        group("port-name: \"node a/1\" # first\n")),
                new Example("boolean-not-true", new OptionsLanguage(), "qos  True # on\n", "qos  TRUE # on\n"),
                new Example(
                        "legacy-name",
                        new RfcLanguage(),
                        rfc("<qos_level ><sn>0</sn><name>D</name><sl>0</sl></qos_level>"),
                        rfc("<qos-level><sn>0</sn><name>D</name><sl>0</sl></qos-level>")));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void aFixRemovesItsFindingAndChangesNothingElse(Example example) {
        CheckedFile before = check(example.before(), example.language());
        List<Finding> fixable = before.findings().stream()
                .filter(finding -> finding.code().equals(example.code()))
                .toList();
        assertEquals(
                Optional.of(example.after()), Fixes.apply(example.before(), Fixes.chosen(fixable)), before::toString);
        List<String> others = before.findings().stream()
                .filter(finding -> !fixable.contains(finding))
                .map(Finding::code)
                .toList();
        assertEquals(
                others,
                check(example.after(), example.language()).findings().stream()
                        .map(Finding::code)
                        .toList());
    }

    @Test
    void aBooleanThatMayMeanAnythingIsLeftToTheAuthor() {
        assertEquals(Optional.empty(), fixed("qos yes\n", new OptionsLanguage()));
    }

    @Test
    void aNameThatIsQuotedInPartIsLeftToTheAuthor() {
        assertEquals(Optional.empty(), fixed(group("port-name: node \"a\"/1\n"), new OpenSmLanguage()));
    }

    @Test
    void ofFixesThatTouchTheFirstIsApplied() {
        List<Finding> findings = List.of(fix(2, 3, "x"), fix(4, 2, "y"), fix(5, 1, "z"), fix(8, 0, "!"));
        assertEquals(Optional.of("01x567!89"), Fixes.apply("0123456789", findings));
    }

    private static Finding fix(int offset, int length, String text) {
        Fix fix = new Fix("", List.of(new Edit(offset, length, text)));
        return new Finding("a", Severity.INFO, "", new SourceRange(1, 1, 1, 1), Optional.empty(), Optional.of(fix));
    }

    private static Optional<String> fixed(String text, Language language) {
        return Fixes.apply(text, check(text, language).findings());
    }

    private static CheckedFile check(String text, Language language) {
        return Checker.check(new ProjectFiles().load("file", text, language));
    }

    private static String level(String entry) {
        return "qos-levels\nqos-level\nname: DEFAULT\n" + entry + "\nend-qos-level\nend-qos-levels\n";
    }

    private static String group(String entry) {
        return "port-groups\nport-group\nname: A\n" + entry + "end-port-group\nend-port-groups\n" + level("sl: 1");
    }

    private static String rfc(String level) {
        return "<qos-policy>\n<qos-levels>\n" + level + "\n</qos-levels>\n</qos-policy>\n";
    }
}

package org.qos.dsl.check.suppression;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.xtext.util.TextRegion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;

/** Which comments suppress findings, of which lines, and how a comment without use is removed. */
class SuppressionPlacesTest {

    private static SourceFile load(String text, Language language) {
        return new ProjectFiles().load("file", text, language);
    }

    private static CheckedFile check(String text) {
        return Checker.check(load(text, new OptionsLanguage()));
    }

    private static String codes(String text) {
        return check(text).findings().stream()
                .map(finding -> finding.line() + " " + finding.code())
                .collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    # qos-ignore a: b                | a      | b
                    #qos-ignore a:b                  | a      | b
                    ##   qos-ignore   a  :  b c      | a      | b c
                    # qos-ignore a b c               | a      | b c
                    # qos-ignore a: b: c             | a      | b: c
                    # qos-ignore a                   | a      | ``
                    # qos-ignore a:                  | a      | ``
                    # qos-ignore                     | ``     | ``
                    # qos-ignore: b                  | ``     | b
                    <!-- qos-ignore a: b -->         | a      | b
                    <!--qos-ignore a: b-->           | a      | b
                    <!-- qos-ignore a: b             | a      | b
                    """)
    void aSuppressionHasACodeAndAReason(String comment, String code, String reason) {
        Suppression suppression = Suppression.of(comment, new TextRegion(0, 0), 1, 1);
        assertEquals(List.of(code, reason), List.of(suppression.code(), suppression.reason()));
        assertEquals(!reason.isEmpty(), suppression.hasReason());
    }

    @ParameterizedTest
    @CsvSource({
        "# qos-ignored a: b",
        "# qos-ignore-all a: b",
        "# see qos-ignore a: b",
        "# QOS-IGNORE a: b",
        "// qos-ignore a: b",
        "qos-ignore a: b"
    })
    void otherCommentsAreNotSuppressions(String comment) {
        assertEquals(false, Suppression.isIn(comment));
        assertEquals(Optional.empty(), Suppression.rule(comment, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "4, a, b, false",
        "5, a, b, true",
        "7, a, b, true",
        "8, a, b, false",
        "6, x, b, false",
        "6, a, '', false"
    })
    void findingsOfItsRuleInItsLinesAreSuppressed(int line, String code, String reason, boolean suppressed) {
        Suppression suppression = new Suppression("a", reason, new TextRegion(0, 0), 5, 7);
        Finding finding = new Finding(code, Severity.ERROR, "", line, 1, line, 2, Optional.empty());
        assertEquals(suppressed, suppression.suppresses(finding));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    `qos yes/` | 1 boolean-not-true
                    `qos yes # qos-ignore boolean-not-true: x/` | ``
                    `# qos-ignore boolean-not-true: x/qos yes/` | ``
                    `# qos-ignore boolean-not-true: x///# note/qos yes/` | ``
                    `qos yes/# qos-ignore boolean-not-true: x/` | 1 boolean-not-true, 2 unused-suppression
                    `# qos-ignore boolean-not-true: x/lmc 1/qos yes/` | 1 unused-suppression, 3 boolean-not-true
                    `lmc 1 # qos-ignore boolean-not-true: x/qos yes/` | 1 unused-suppression, 2 boolean-not-true
                    `# qos-ignore repeated-option: x/qos yes/` | 1 unused-suppression, 2 boolean-not-true
                    `# qos-ignore boolean-not-true/qos yes/` | 1 suppression-without-reason, 2 boolean-not-true
                    `# qos-ignore unused-suppression: x/# qos-ignore no-such: x/lmc 1/` | 1 unused-suppression, 2 unused-suppression
                    """)
    void aCommentIsAboutItsLineOrTheNextEntry(String text, String codes) {
        assertEquals(codes, codes(text.replace('/', '\n')));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    `lmc 1 # qos-ignore boolean-not-true: x` | `lmc 1`
                    `lmc 1   # qos-ignore boolean-not-true: x/` | `lmc 1/`
                    `# qos-ignore boolean-not-true: x/lmc 1/` | `lmc 1/`
                    `  # qos-ignore boolean-not-true: x  /lmc 1/` | `lmc 1/`
                    `lmc 1/# qos-ignore boolean-not-true: x` | `lmc 1/`
                    `//# qos-ignore boolean-not-true: x//lmc 1/` | `///lmc 1/`
                    """)
    void aCommentWithoutUseIsRemovedWithItsLine(String text, String fixed) {
        String written = text.replace('/', '\n');
        assertEquals(
                Optional.of(fixed.replace('/', '\n')),
                Fixes.apply(written, check(written).findings()));
    }

    @Test
    void aRuleThatNeedsMoreThanTheFileIsNotCalledUnused() {
        String text =
                "qos-levels\nqos-level\nname: DEFAULT\nsl: 1 # qos-ignore unused-group: x\nend-qos-level\nend-qos-levels\n";
        List<String> codes = Checker.check(load(text, new OpenSmLanguage())).findings().stream()
                .map(Finding::code)
                .toList();
        assertEquals(List.of(), codes);
    }

    @Test
    void theRulesThatCommentsNameHaveTheirPlaces() {
        String text = "# qos-ignore a-b: x\n<!-- -->\n# qos-ignore : y\n  # qos-ignore c\n# see qos-ignore d: z\n";
        List<RuleMention> mentions = Suppressions.rules(load(text, new OptionsLanguage()));
        assertEquals(
                List.of("a-b", "c"), mentions.stream().map(RuleMention::code).toList());
        for (RuleMention mention : mentions) {
            int start = mention.region().getOffset();
            assertEquals(
                    mention.code(),
                    text.substring(start, start + mention.region().getLength()));
        }
    }

    @Test
    void anXmlCommentOverSeveralLinesNamesItsRule() {
        String text = "<qos-policy>\n<!--\n  qos-ignore\n  a-b:\n  c\n-->\n</qos-policy>\n";
        List<RuleMention> mentions = Suppressions.rules(load(text, new RfcLanguage()));
        assertEquals(
                List.of(text.indexOf("a-b")),
                mentions.stream().map(m -> m.region().getOffset()).toList());
    }

    @Test
    void aFileWithoutCommentsStaysTheSame() {
        CheckedFile checked = new CheckedFile(load("qos yes\n", new OptionsLanguage()), List.of());
        assertEquals(checked, Suppressions.apply(checked, rule -> true));
    }
}

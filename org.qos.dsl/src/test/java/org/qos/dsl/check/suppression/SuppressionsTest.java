package org.qos.dsl.check.suppression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;

/** A comment suppresses one rule in its line, or in the entry after it when it is alone in its line. */
class SuppressionsTest {

    private static final String OCTAL =
            """
            qos-levels
            qos-level
            name: DEFAULT
            # qos-ignore octal-literal: the numbers are aligned
            sl: 010
            end-qos-level
            end-qos-levels
            """;

    @Test
    void alonInItsLineItSuppressesTheNextEntry() {
        assertEquals(List.of(), codes(OCTAL, new OpenSmLanguage()));
    }

    @Test
    void besideAnEntryItSuppressesItsLine() {
        assertEquals(
                List.of(),
                codes("qos yes # qos-ignore boolean-not-true: switched off on purpose\n", new OptionsLanguage()));
    }

    @Test
    void itReachesNoFurtherThanTheEntry() {
        assertEquals(
                List.of("octal-literal"), codes(OCTAL.replace("sl: 010", "sl: 010\npkey: 020"), new OpenSmLanguage()));
        assertEquals(
                List.of("boolean-not-true"),
                codes(
                                "# qos-ignore boolean-not-true: off on purpose\nqos yes\nno_qos 1\nqos no\n",
                                new OptionsLanguage())
                        .stream()
                        .filter("boolean-not-true"::equals)
                        .toList());
    }

    @Test
    void anEntryOverSeveralLinesIsSuppressedToItsEnd() {
        String text =
                """
                # qos-ignore partition-membership-unknown: read as limited, as intended
                Storage=0x1 :
                  0x1=lmtd,
                  0x2=lmtd;
                Other=0x2 : 0x1=lmtd;
                """;
        List<Finding> findings = check(text, new PartitionsLanguage()).findings();
        assertEquals(
                List.of(5),
                findings.stream()
                        .filter(f -> f.code().startsWith("partition-m"))
                        .map(Finding::line)
                        .distinct()
                        .toList(),
                findings::toString);
    }

    @Test
    void anXmlCommentSuppressesTheNextElement() {
        String text =
                """
                <qos-policy>
                  <qos-levels>
                    <!-- qos-ignore legacy-name:
                         the file is shared with an older reader -->
                    <qos_level><sn>0</sn><name>D</name><sl>0</sl></qos_level>
                  </qos-levels>
                </qos-policy>
                """;
        List<String> without = codes(text.replace("qos-ignore", "note"), new RfcLanguage());
        assertTrue(without.contains("legacy-name"), without::toString);
        assertEquals(
                without.stream().filter(code -> !code.equals("legacy-name")).toList(), codes(text, new RfcLanguage()));
    }

    @Test
    void theVerdictAndTheErrorsStayWhatTheyAre() {
        String text =
                """
                qos-levels
                qos-level
                name: DEFAULT
                # qos-ignore repeated-entry: left for the next release
                sl: 1
                # qos-ignore repeated-entry: left for the next release
                sl: 2
                end-qos-level
                end-qos-levels
                """;
        CheckedFile checked = check(text, new OpenSmLanguage());
        assertEquals(
                List.of("unused-suppression", "unused-suppression", "repeated-entry"),
                codes(text, new OpenSmLanguage()));
        assertTrue(checked.hasErrors());
        assertEquals(Optional.of(Verdict.REJECTS), checked.opensm());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# qos-ignore octal-literal",
                "# qos-ignore octal-literal:",
                "#qos-ignore octal-literal:   ",
                "# qos-ignore",
                "# qos-ignore : because"
            })
    void withoutAReasonOrACodeItSuppressesNothing(String comment) {
        assertEquals(
                List.of("suppression-without-reason", "octal-literal"),
                codes(
                        OCTAL.replace("# qos-ignore octal-literal: the numbers are aligned", comment),
                        new OpenSmLanguage()));
    }

    @Test
    void anUnusedOneIsReported() {
        Finding finding = only(OCTAL.replace("010", "10"));
        assertEquals("unused-suppression", finding.code());
        assertEquals(4, finding.line());
        assertTrue(finding.message().contains("octal-literal has no finding in line 5"), finding.message());
    }

    @Test
    void anUnknownRuleIsReported() {
        List<Finding> findings = check(OCTAL.replace("octal-literal", "octal-litteral"), new OpenSmLanguage())
                .findings();
        assertEquals("unused-suppression", findings.get(0).code());
        assertEquals(
                "no rule is called 'octal-litteral'; did you mean 'octal-literal'?",
                findings.get(0).message());
    }

    @Test
    void syntaxErrorsCannotBeSuppressed() {
        List<String> codes = codes(
                OCTAL.replace("octal-literal", "unknown-keyword").replace("sl: 010", "ls: 1\nsl: 1"),
                new OpenSmLanguage());
        assertTrue(codes.contains("unused-suppression"), codes::toString);
        assertTrue(codes.size() > 1, codes::toString);
    }

    @Test
    void inAFileThatCannotBeReadNoneIsCalledUnused() {
        List<String> codes = codes(OCTAL.replace("sl: 010", "sl: 10 ]"), new OpenSmLanguage());
        assertTrue(!codes.isEmpty() && !codes.contains("unused-suppression"), codes::toString);
    }

    @Test
    void aCommentThatOnlyMentionsItIsNone() {
        assertEquals(
                List.of("octal-literal"),
                codes(OCTAL.replace("# qos-ignore", "# see qos-ignore"), new OpenSmLanguage()));
        assertEquals(
                List.of("octal-literal"), codes(OCTAL.replace("# qos-ignore", "# qos-ignored"), new OpenSmLanguage()));
    }

    @Test
    void atTheEndOfAFileItHasNothingToSuppress() {
        assertEquals(
                List.of("unused-suppression"),
                codes("qos TRUE\n# qos-ignore repeated-option: none\n", new OptionsLanguage()));
    }

    private static Finding only(String text) {
        List<Finding> findings = check(text, new OpenSmLanguage()).findings();
        assertEquals(1, findings.size(), findings::toString);
        return findings.get(0);
    }

    private static List<String> codes(String text, Language language) {
        return check(text, language).findings().stream().map(Finding::code).toList();
    }

    private static CheckedFile check(String text, Language language) {
        return Checker.check(new ProjectFiles().load("file", text, language));
    }
}

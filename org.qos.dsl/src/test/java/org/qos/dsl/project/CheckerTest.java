package org.qos.dsl.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.rfc.RfcLanguage;

/** Findings have places that users see, an order, and a verdict. */
class CheckerTest {

    private static final String GOOD =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
            end-qos-levels
            """;

    private static final String UNKNOWN_LEVEL =
            """
            qos-match-rules
                qos-match-rule
                    qos-level-name: Gold
                end-qos-match-rule
            end-qos-match-rules
            """;

    @Test
    void aFindingHasLinesAndColumnsFromOneAndAnExclusiveEnd() {
        Finding finding = only(GOOD + UNKNOWN_LEVEL);
        assertEquals("unknown-level", finding.code());
        assertEquals(9, finding.line());
        assertEquals(25, finding.column());
        assertEquals(9, finding.endLine());
        assertEquals(29, finding.endColumn());
    }

    @Test
    void columnsCountUtf16UnitsAndATabIsOne() {
        Finding finding = only(
                GOOD + UNKNOWN_LEVEL.replace("        qos-level-name: Gold", "\tqos-level-name: \"\uD83D\uDE00\""));
        assertEquals(18, finding.column());
        assertEquals(22, finding.endColumn());
    }

    @Test
    void findingsComeInTheOrderOfTheTextAndOnce() {
        String many =
                UNKNOWN_LEVEL + GOOD + UNKNOWN_LEVEL + "qos-levels qos-level\n sl: x\nend-qos-level end-qos-levels\n";
        List<Finding> findings = check(many, new OpenSmLanguage()).findings();
        assertTrue(findings.size() >= 3);
        assertEquals(
                findings.stream()
                        .sorted(Comparator.comparing(Finding::line).thenComparing(Finding::column))
                        .toList(),
                findings);
        assertEquals(findings.size(), new HashSet<>(findings).size());
    }

    @Test
    void aReferenceToNothingMakesOpenSmRejectTheFile() {
        assertEquals(Optional.of(Verdict.REJECTS), only(GOOD + UNKNOWN_LEVEL).opensm());
        assertEquals(
                Optional.of(Verdict.REJECTS),
                check(GOOD + UNKNOWN_LEVEL, new OpenSmLanguage()).opensm());
    }

    @Test
    void aSyntaxErrorMakesOpenSmRejectTheFile() {
        CheckedFile checked = check(GOOD.replace("sl: 0", "sl 0"), new OpenSmLanguage());
        assertTrue(checked.hasErrors());
        assertEquals(Optional.of(Verdict.REJECTS), checked.opensm());
    }

    @Test
    void aGoodFileIsAccepted() {
        CheckedFile checked = check(GOOD, new OpenSmLanguage());
        assertEquals(List.of(), checked.findings());
        assertFalse(checked.hasErrors());
        assertEquals(Optional.of(Verdict.ACCEPTS), checked.opensm());
    }

    @Test
    void openSmDoesNotReadTheRfcSyntax() {
        CheckedFile checked = check("<qos-policy><nonsense/></qos-policy>", new RfcLanguage());
        assertTrue(checked.hasErrors());
        assertEquals(Optional.empty(), checked.opensm());
        assertTrue(
                checked.findings().stream().allMatch(finding -> finding.opensm().isEmpty()));
    }

    @Test
    void aHangBeforeTheFirstSyntaxErrorCountsAndOneAfterItDoesNot() {
        String endless = "qos-ulps\n any, target-port-guid 0x1-0x8f10500003021000 : 1\nend-qos-ulps\n";
        String wrong = "port-groups\n port-group\n name: x\n port-guid: x\n end-port-group\nend-port-groups\n";
        assertEquals(Optional.of(Verdict.HANGS), verdict(GOOD + endless + wrong));
        assertEquals(Optional.of(Verdict.REJECTS), verdict(GOOD + wrong + endless));
    }

    @Test
    void aHangCountsBeforeARefusalThatWaitsForTheEnd() {
        String endless = "qos-ulps\n any, target-port-guid 0x1-0x8f10500003021000 : 1\nend-qos-ulps\n";
        assertEquals(Optional.of(Verdict.HANGS), verdict(GOOD + UNKNOWN_LEVEL + endless));
    }

    @Test
    void aListOfGuidsThatHasNoColonIsNeverLookedUp() {
        String broken = "qos-ulps\n any, target-port-guid 0x8f10500003021-0-x8f10500003022 : 1\nend-qos-ulps\n";
        assertEquals(Optional.of(Verdict.REJECTS), verdict(GOOD + broken));
    }

    private static Optional<Verdict> verdict(String text) {
        return check(text, new OpenSmLanguage()).opensm();
    }

    @Test
    void theFirstVerdictThatEndsTheReadingIsThatOfTheFile() {
        CheckedFile good = check(GOOD, new OpenSmLanguage());
        CheckedFile grave = new CheckedFile(
                good.source(), List.of(finding(Verdict.ACCEPTS), finding(Verdict.CRASHES), finding(Verdict.REJECTS)));
        assertEquals(Optional.of(Verdict.CRASHES), grave.opensm());
        CheckedFile open = new CheckedFile(
                good.source(), List.of(finding(Verdict.DEPENDS), finding(Verdict.CRASHES), finding(Verdict.REJECTS)));
        assertEquals(Optional.of(Verdict.DEPENDS), open.opensm());
    }

    @ParameterizedTest
    @MethodSource("org.qos.dsl.language.Language#all")
    void anEmptyFileOfAnyLanguageIsChecked(Language language) {
        CheckedFile checked = check("", language);
        checked.findings().forEach(finding -> assertEquals(1, finding.line()));
    }

    private static Finding finding(Verdict verdict) {
        return new Finding("code", Severity.WARNING, "", 1, 1, 1, 1, Optional.of(verdict));
    }

    private static Finding only(String text) {
        List<Finding> errors = check(text, new OpenSmLanguage()).findings().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
        assertEquals(1, errors.size(), () -> errors.toString());
        return errors.get(0);
    }

    private static CheckedFile check(String text, Language language) {
        return Checker.check(new ProjectFiles().load("file", text, language));
    }
}

package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.rfc.RfcLanguage;

/** Fixes that meet, codes of findings, and the verdict on a file with several findings. */
class FixesOverlapTest {

    private static final long SEED = 20_070_228L;

    private static Finding finding(String code, Verdict verdict, Severity severity) {
        return new Finding(code, severity, "", 1, 1, 1, 1, Optional.ofNullable(verdict));
    }

    private static Finding fixedBy(Edit... edits) {
        return finding("a", null, Severity.INFO).fixedBy(new Fix("", Arrays.asList(edits)));
    }

    /** The text is ten digits; the first fix replaces 4 and 5. */
    @ParameterizedTest(name = "{0}+{1}")
    @CsvSource({
        "0, 1, !123xy6789",
        "2, 1, 01!3xy6789",
        "3, 1, 0123xy6789",
        "3, 0, 012!3xy6789",
        "4, 0, 0123xy6789",
        "4, 2, 0123xy6789",
        "5, 0, 0123xy6789",
        "6, 0, 0123xy6789",
        "6, 1, 0123xy6789",
        "7, 0, 0123xy6!789",
        "7, 3, 0123xy6!",
        "10, 0, 0123xy6789!",
        "0, 10, 0123xy6789"
    })
    void aFixThatTouchesAnotherWaits(int offset, int length, String expected) {
        List<Finding> findings = List.of(fixedBy(new Edit(4, 2, "xy")), fixedBy(new Edit(offset, length, "!")));
        assertEquals(Optional.of(expected), Fixes.apply("0123456789", findings));
        assertEquals(expected.contains("!") ? 2 : 1, Fixes.applied(findings).size());
    }

    @Test
    void aFixOfSeveralEditsIsAppliedAsAWholeOrNotAtAll() {
        Finding quotes = fixedBy(new Edit(8, 0, ">"), new Edit(1, 0, "<"));
        Finding blocked = fixedBy(new Edit(4, 1, "x"), new Edit(8, 1, "y"));
        assertEquals(Optional.of("0<1234567>89"), Fixes.apply("0123456789", List.of(quotes, blocked)));
        assertEquals(Optional.of("0123x567y9"), Fixes.apply("0123456789", List.of(blocked, quotes)));
    }

    @Test
    void findingsWithoutFixesChangeNothing() {
        assertEquals(Optional.empty(), Fixes.apply("a", List.of()));
        assertEquals(Optional.empty(), Fixes.apply("a", List.of(finding("a", null, Severity.ERROR))));
    }

    @Test
    void randomFixesThatDoNotMeetGiveTheTextOfEachPiece() {
        System.out.println("FixesOverlapTest: seed " + SEED);
        Random random = new Random(SEED);
        for (int round = 0; round < 500; round++) {
            StringBuilder before = new StringBuilder();
            StringBuilder after = new StringBuilder();
            List<Finding> findings = new ArrayList<>();
            for (int piece = random.nextInt(8); piece >= 0; piece--) {
                before.append("..");
                after.append("..");
                String old = "o".repeat(random.nextInt(3));
                String fresh = "n".repeat(random.nextInt(3));
                findings.add(fixedBy(new Edit(before.length(), old.length(), fresh)));
                before.append(old);
                after.append(fresh);
            }
            before.append("..");
            after.append("..");
            Collections.shuffle(findings, random);
            assertEquals(Optional.of(after.toString()), Fixes.apply(before.toString(), findings));
        }
    }

    @Test
    void anEditHasAPlaceInAText() {
        assertThrows(IllegalArgumentException.class, () -> new Edit(-1, 0, ""));
        assertThrows(IllegalArgumentException.class, () -> new Edit(0, -1, ""));
        assertEquals(7, new Edit(3, 4, "x").end());
    }

    @ParameterizedTest
    @EnumSource
    void everySyntaxCodeIsAFindingCode(SyntaxCode code) {
        assertEquals(code.code(), FindingCodes.byCode(code.code()).orElseThrow().code());
    }

    @Test
    void everyRuleIsAFindingCode() {
        Rules.all().forEach(rule -> {
            assertEquals(rule.declaration(), FindingCodes.byCode(rule.code()).orElseThrow());
            for (FindingTrait trait : FindingTrait.values()) {
                assertEquals(rule.declaration().traits().contains(trait), FindingCodes.has(rule.code(), trait));
            }
        });
    }

    @ParameterizedTest
    @CsvSource({"''", "no-such-rule", "OCTAL-LITERAL", "octal_literal", "OCTAL_LITERAL"})
    void otherTextsAreNotCodes(String text) {
        assertEquals(Optional.empty(), FindingCodes.byCode(text));
        for (FindingTrait trait : FindingTrait.values()) {
            assertFalse(FindingCodes.has(text, trait));
        }
    }

    @ParameterizedTest(name = "{0} at once and {1} at the end: {2}")
    @CsvSource({
        "REJECTS, HANGS, REJECTS",
        "HANGS, REJECTS, HANGS",
        "DEPENDS, REJECTS, REJECTS",
        "DEPENDS, ACCEPTS, DEPENDS",
        "ACCEPTS, DEPENDS, DEPENDS",
        "CRASHES, REJECTS, CRASHES"
    })
    void whatOpenSmMeetsAtTheEndComesAfterTheRest(Verdict atOnce, Verdict atEnd, Verdict file) {
        assertTrue(FindingCodes.has("unknown-level", FindingTrait.FOUND_AT_END));
        Finding first = finding("octal-literal", atOnce, Severity.WARNING);
        Finding last = finding("unknown-level", atEnd, Severity.WARNING);
        assertEquals(
                Optional.of(file),
                policy(List.of(first, last), Target.OPENSM_3_3).opensm());
        assertEquals(
                Optional.of(file),
                policy(List.of(last, first), Target.OPENSM_3_3).opensm());
    }

    @Test
    void findingsAtOnceKeepTheOrderOfTheText() {
        Finding hangs = finding("octal-literal", Verdict.HANGS, Severity.ERROR);
        Finding rejects = finding("octal-literal", Verdict.REJECTS, Severity.ERROR);
        assertEquals(
                Optional.of(Verdict.HANGS),
                policy(List.of(hangs, rejects), Target.OPENSM_3_3).opensm());
        assertEquals(
                Optional.of(Verdict.REJECTS),
                policy(List.of(rejects, hangs), Target.OPENSM_3_3).opensm());
    }

    /** An error whose effect is open may crash OpenSM; a warning may only be without effect. */
    @ParameterizedTest(name = "{0} {1}, then {2}: {3}")
    @CsvSource({
        "DEPENDS, ERROR, REJECTS, DEPENDS",
        "DEPENDS, WARNING, REJECTS, REJECTS",
        "ACCEPTS, ERROR, REJECTS, REJECTS"
    })
    void afterAnErrorWithAnOpenEffectNothingIsCertain(Verdict first, Severity severity, Verdict later, Verdict file) {
        List<Finding> findings =
                List.of(finding("octal-literal", first, severity), finding("octal-literal", later, Severity.ERROR));
        assertEquals(Optional.of(file), policy(findings, Target.OPENSM_3_3).opensm());
    }

    @Test
    void aFileWithWarningsOnlyHasNoErrors() {
        CheckedFile checked = policy(List.of(finding("octal-literal", null, Severity.WARNING)), Target.OPENSM_3_3);
        assertFalse(checked.hasErrors());
        assertEquals(List.of(), checked.errors());
    }

    @Test
    void nothingIsKnownOfAnotherSubnetManager() {
        List<Finding> rejected = List.of(finding("octal-literal", Verdict.REJECTS, Severity.ERROR));
        assertEquals(
                Optional.of(Verdict.DEPENDS), policy(rejected, Target.MLNX_5).opensm());
        assertEquals(
                Optional.of(Verdict.DEPENDS), policy(List.of(), Target.MLNX_5).opensm());
        assertEquals(
                Optional.of(Verdict.ACCEPTS),
                policy(List.of(), Target.OPENSM_3_3).opensm());
        SourceFile rfc = new ProjectFiles().load("a", "<qos-policy></qos-policy>", new RfcLanguage());
        assertEquals(Optional.empty(), new CheckedFile(rfc, rejected).opensm());
    }

    @Test
    void whatIsNotReportedStaysFound() {
        Finding error = finding("octal-literal", Verdict.REJECTS, Severity.ERROR);
        CheckedFile silent = policy(List.of(error), Target.OPENSM_3_3).reporting(List.of());
        assertEquals(List.of(), silent.findings());
        assertEquals(List.of(error), silent.errors());
        assertTrue(silent.hasErrors());
        assertEquals(Optional.of(Verdict.REJECTS), silent.opensm());
    }

    @Test
    void findingsAreOrderedByPlaceSeverityAndCode() {
        List<Finding> ordered = List.of(
                at(1, 2, "b", Severity.INFO),
                at(1, 3, "b", Severity.ERROR),
                at(1, 3, "a", Severity.WARNING),
                at(1, 3, "b", Severity.WARNING),
                at(2, 1, "a", Severity.ERROR),
                at(10, 1, "a", Severity.ERROR));
        List<Finding> shuffled = new ArrayList<>(ordered);
        Collections.shuffle(shuffled, new Random(SEED));
        shuffled.sort(Finding.IN_TEXT_ORDER);
        assertEquals(ordered, shuffled);
    }

    @ParameterizedTest
    @CsvSource({"OPENSM_3_3, REJECTS, REJECTS", "MLNX_5, REJECTS, DEPENDS", "MLNX_5, , ", "OPENSM_3_3, , "})
    void aVerdictIsThatOfOpenSm33Only(Target target, Verdict verdict, Verdict expected) {
        Finding found = finding("a", verdict, Severity.ERROR).by(target);
        assertEquals(Optional.ofNullable(expected), found.opensm());
    }

    @Test
    void everyTraitIsUsed() {
        Set<FindingTrait> unused = new java.util.HashSet<>(Set.of(FindingTrait.values()));
        Rules.all().forEach(rule -> unused.removeAll(rule.declaration().traits()));
        Arrays.stream(SyntaxCode.values()).forEach(code -> unused.removeAll(code.traits()));
        assertEquals(Set.of(), unused);
    }

    private static Finding at(int line, int column, String code, Severity severity) {
        return new Finding(code, severity, "", line, column, line, column, Optional.empty());
    }

    private static CheckedFile policy(List<Finding> findings, Target target) {
        SourceFile source = new ProjectFiles().load("a", "", new OpenSmLanguage());
        return new CheckedFile(source, findings, findings, target);
    }
}

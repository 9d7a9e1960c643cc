package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.analysis.audit.AuditFinding;
import org.qos.dsl.language.SyntaxCode;

/** The codes of all findings: each is declared once, has a page, and a severity that a project can or cannot change. */
class FindingCodesTest {

    static Stream<String> codes() {
        return FindingCodes.all().stream();
    }

    @ParameterizedTest
    @MethodSource("codes")
    void everyCodeHasADeclarationAndAPage(String code) {
        assertTrue(code.matches("[a-z0-9]+(-[a-z0-9]+)*"), code);
        assertEquals(code, FindingCodes.byCode(code).orElseThrow().code());
        assertTrue(FindingPages.of(code).orElseThrow().startsWith("# " + code), code);
    }

    @Test
    void noCodeIsListedTwice() {
        assertEquals(FindingCodes.all().size(), new HashSet<>(FindingCodes.all()).size());
        List<String> graded =
                FindingCodes.graded().stream().map(GradedCode::code).toList();
        assertEquals(graded.stream().sorted().toList(), graded);
    }

    @Test
    void anUnknownCodeHasNeither() {
        assertEquals(Optional.empty(), FindingCodes.byCode("no-such-code"));
        assertEquals(Optional.empty(), FindingCodes.gradedByCode("no-such-code"));
        assertEquals(Optional.empty(), FindingPages.of("no-such-code"));
        assertTrue(FindingCodes.isBlocking("no-such-code"));
    }

    /** A code of a rule that a conversion has, too, is declared by the rule. */
    @Test
    void theDeclarationOfARuleCountsBeforeThatOfAConversion() {
        GradedCode declared = FindingCodes.gradedByCode("wide-guid-range").orElseThrow();
        assertTrue(ConversionCode.byCode("wide-guid-range").isPresent());
        assertEquals(Rules.byCode("wide-guid-range").orElseThrow().declaration(), declared);
    }

    @ParameterizedTest
    @EnumSource(SyntaxCode.class)
    void noProjectChangesTheSeverityOfASyntaxError(SyntaxCode code) {
        assertTrue(FindingCodes.isBlocking(code.code()));
        assertEquals(code.code(), FindingCodes.byCode(code.code()).orElseThrow().code());
    }

    @ParameterizedTest
    @EnumSource(ConversionCode.class)
    void whatKeepsAnOutputFromBeingWrittenIsAnErrorAndCannotBeSuppressed(ConversionCode code) {
        assertSame(code, ConversionCode.byCode(code.toString()).orElseThrow());
        boolean stops = code.effect() == ConversionCode.Effect.CHANGES_LEVEL
                || code.effect() == ConversionCode.Effect.IMPOSSIBLE;
        assertEquals(stops, code.severity() == Severity.ERROR);
        assertEquals(!stops, code.isSuppressible());
        assertEquals(Category.CONVERSION, code.category());
        assertFalse(code.summary().isBlank() || code.summary().endsWith("."), code.summary());
    }

    @ParameterizedTest
    @EnumSource(AuditFinding.Kind.class)
    void everyKindOfFindingOfAnAuditHasACode(AuditFinding.Kind kind) {
        AnalysisCode code = AnalysisCode.of(kind);
        assertSame(code, AnalysisCode.byCode(code.code()).orElseThrow());
        assertEquals(Category.AUDIT, code.category());
        assertTrue(code.isSuppressible());
        assertFalse(code.isBlocking());
    }

    @Test
    void aTestThatFailsBelongsToAnotherFile() {
        assertFalse(AnalysisCode.TEST_FAILED.isSuppressible());
        assertEquals(Category.TEST, AnalysisCode.TEST_FAILED.category());
    }

    @ParameterizedTest
    @CsvSource({"opensm-3.3, OPENSM_3_3", "mlnx-5, MLNX_5"})
    void aTargetIsKnownByItsIdentifier(String id, Target target) {
        assertEquals(Optional.of(target), Target.byId(id));
        assertEquals(id, target.id());
        assertTrue(Target.ids().contains(id));
        assertEquals(Optional.empty(), Target.byId(id + ".0"));
    }
}

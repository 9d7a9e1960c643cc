package org.qos.dsl.project.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Rules;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** A project grades rules; what OpenSM does with a file it cannot grade. */
class RuleLevelsTest {

    private static final String REPEATED =
            """
            qos-levels
            qos-level
            name: DEFAULT
            sl: 1
            sl: 2
            pkey: 010
            end-qos-level
            end-qos-levels
            """;

    @Test
    void aWarningIsGradedDownAndAnErrorIsNot() {
        CheckedFile graded = grade(Optional.of(Severity.INFO));
        assertEquals(
                List.of(Severity.ERROR, Severity.INFO),
                graded.findings().stream().map(f -> f.severity()).toList());
    }

    @Test
    void aWarningIsOffAndAnErrorIsNot() {
        assertEquals(
                List.of("repeated-entry"),
                grade(Optional.empty()).findings().stream().map(f -> f.code()).toList());
    }

    @Test
    void aCostlyRuleThatIsOffDoesNotRun() {
        RuleLevels levels = new RuleLevels(Map.of(
                "redundant-rule", Optional.empty(),
                "shadowed-by-different-outcome", Optional.of(Severity.ERROR),
                "repeated-entry", Optional.empty()));
        assertFalse(levels.needs(Rules.byCode("redundant-rule").orElseThrow()));
        assertTrue(levels.needs(Rules.byCode("shadowed-by-different-outcome").orElseThrow()));
        assertTrue(levels.needs(Rules.byCode("repeated-entry").orElseThrow()), "it decides what OpenSM does");
        assertTrue(RuleLevels.NONE.needs(Rules.byCode("redundant-rule").orElseThrow()));
    }

    @Test
    void theFileStaysWhatItIs() {
        CheckedFile graded = grade(Optional.empty());
        assertTrue(graded.hasErrors());
        assertEquals(Optional.of(Verdict.REJECTS), graded.opensm());
    }

    private static CheckedFile grade(Optional<Severity> level) {
        CheckedFile checked = Checker.check(new ProjectFiles().load("file", REPEATED, new OpenSmLanguage()));
        return new RuleLevels(Map.of("repeated-entry", level, "octal-literal", level)).apply(checked);
    }
}

package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.project.ProjectFiles;

/** A rule that fails hides nothing. */
class RuleFindingsTest {

    private static final Rule RULE = Rules.all().get(0);

    private final RuleFindings findings = new RuleFindings(
            new ProjectFiles().load("opensm.opts", "qos TRUE\n", new OptionsLanguage()), Target.OPENSM_3_3);

    @Test
    void theFailureOfARuleIsAFinding() {
        findings.run(RULE, violations -> {
            throw new IllegalStateException("no such VL");
        });

        assertEquals(1, findings.all().size());
        Finding failure = findings.all().get(0);
        assertEquals(Severity.ERROR, failure.severity());
        assertTrue(CheckedFile.isInternalError(failure.code()), failure.code());
        assertTrue(
                failure.message()
                        .startsWith("internal error: the rule " + RULE.code()
                                + " failed with java.lang.IllegalStateException: no such VL."),
                failure.message());
    }

    @Test
    void aRuleThatReportsNothingAddsNoFinding() {
        findings.run(RULE, violations -> {});

        assertEquals(List.of(), findings.all());
    }
}

package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.Test;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.project.LanguageInjectors;
import org.qos.dsl.project.ProjectFiles;

/** A rule that fails hides nothing. */
class RuleRunTest {

    private static final class FailingRule implements DocumentRule<OptionsFile> {

        @Override
        public Class<OptionsFile> root() {
            return OptionsFile.class;
        }

        @Override
        public RuleDeclaration declaration() {
            return RuleDeclaration.info("failing", Category.STYLE, "fails").noFix("it only fails");
        }

        @Override
        public void check(OptionsFile file, Consumer<RuleViolation> problems) {
            throw new IllegalStateException("no such lane");
        }
    }

    @Test
    void itsFailureIsAFinding() {
        SourceFile file = new ProjectFiles().load("opensm.opts", "qos TRUE\n", new OptionsLanguage());
        ProblemIssues issues = new ProblemIssues(LanguageInjectors.standalone()
                .injector(new OptionsLanguage())
                .getInstance(org.eclipse.xtext.validation.IDiagnosticConverter.class));
        DocumentRules.check(new FailingRule(), file.root(OptionsFile.class), issues);
        List<Issue> found = new ArrayList<>(issues.issues());
        assertEquals(1, found.size());
        assertEquals("internal-error", found.get(0).getCode());
        assertTrue(
                found.get(0)
                        .getMessage()
                        .startsWith(
                                "internal error: the rule failing failed with java.lang.IllegalStateException: no such"
                                        + " lane."),
                found.get(0).getMessage());
    }
}

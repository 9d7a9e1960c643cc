package org.qos.dsl.generator.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.policy.Policy;

/** Reads policies back with the languages of this project. */
public final class ReadPolicy {

    private ReadPolicy() {}

    /** What a text means, which has to be without errors. */
    public static Policy of(String text, Language language) {
        return of(new ProjectFiles().load("policy", text, language));
    }

    /** What a file means, which has to be without errors. */
    public static Policy of(SourceFile file) {
        List<Finding> errors = Checker.check(file).findings().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
        assertEquals(List.of(), errors);
        return PolicyLowering.lower(
                        file.root(PolicyFile.class), file.language().syntax().orElseThrow())
                .value();
    }
}

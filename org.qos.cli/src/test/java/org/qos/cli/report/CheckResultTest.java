package org.qos.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.project.ProjectFiles;

class CheckResultTest {

    private static final SourceFile FILE = new ProjectFiles().load("opensm.opts", "qos TRUE\n", new OptionsLanguage());

    @Test
    void aRuleThatFailsIsNamedWithTheFile() {
        assertEquals(List.of("site.opts: it broke"), result("internal-error").internalErrors());
    }

    @Test
    void otherErrorsAreNone() {
        assertEquals(List.of(), result("unknown-group").internalErrors());
    }

    private static CheckResult result(String code) {
        Finding finding = new Finding(code, Severity.ERROR, "it broke", 1, 1, 1, 1, Optional.empty());
        ReportedFile file = ReportedFile.of("site.opts", new CheckedFile(FILE, List.of(finding)));
        return new CheckResult(Path.of("").toAbsolutePath(), List.of(file), List.of(), Severity.ERROR);
    }
}

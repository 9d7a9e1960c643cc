package org.qos.dsl.check.suppression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.GradedCode;
import org.qos.dsl.check.Severity;
import org.qos.dsl.project.settings.Choice;
import org.qos.dsl.project.settings.RuleLevels;
import org.qos.dsl.project.settings.SettingsReader;
import org.qos.dsl.testing.OpenSmText;

/** What stops OpenSM or the commands that need a policy is reported whatever comments and settings say. */
class BlockingFindingsTest {

    private static final String BAD = OpenSmText.withDefault(
            """
            qos-levels
                qos-level
                    name: Gold
                    # qos-ignore sl-out-of-range: it works in the lab
                    sl: 16
                end-qos-level
            end-qos-levels
            """);

    static Stream<GradedCode> errors() {
        return FindingCodes.graded().stream()
                .filter(GradedCode::isBlocking)
                .filter(code -> code.severity() == Severity.ERROR);
    }

    private static CheckedFile with(CheckedFile file, Finding finding) {
        return new CheckedFile(file.source(), List.of(finding), List.of(finding), file.target());
    }

    private static Finding finding(String code, Severity severity) {
        return new Finding(code, severity, "", 1, 1, 1, 1, Optional.empty());
    }

    @Test
    void aCommentDoesNotSuppressAnError() {
        CheckedFile checked = OpenSmText.check(BAD);

        List<String> codes = checked.findings().stream().map(Finding::code).toList();
        assertTrue(codes.contains("sl-out-of-range"), codes::toString);
        assertTrue(codes.contains("unused-suppression"), codes::toString);
        assertTrue(checked.findings().stream()
                .anyMatch(found -> found.message().startsWith("this comment has no effect; 'sl-out-of-range' stops")));
        assertTrue(checked.findings().stream()
                .filter(found -> found.code().equals("unused-suppression"))
                .allMatch(found -> found.fix().isEmpty()));
    }

    @ParameterizedTest
    @MethodSource("errors")
    void noSettingMakesAnErrorLess(GradedCode rule) throws IOException {
        for (String level : List.of("off", "info", "warning")) {
            var read = SettingsReader.read(Path.of("/p/qos.yaml"), "rules: {" + rule.code() + ": " + level + "}\n");
            assertEquals(1, read.problems().size(), read.problems()::toString);
            assertTrue(read.problems()
                    .get(0)
                    .message()
                    .startsWith("'" + rule.code() + "' stops OpenSM or 'qos generate'"));
            assertEquals(Map.of(), read.settings().rules().levels());
        }
        assertEquals(
                List.of("error"),
                Choice.levels(rule.code()).stream().map(Choice::name).toList());
        var kept = SettingsReader.read(Path.of("/p/qos.yaml"), "rules: {" + rule.code() + ": error}\n");
        assertEquals(List.of(), kept.problems());
    }

    @Test
    void aProjectCanGradeAnErrorThatStopsNothing() throws IOException {
        var read =
                SettingsReader.read(Path.of("/p/qos.yaml"), "rules: {credit-loop: warning, vl-without-weight: off}\n");
        assertEquals(List.of(), read.problems());
        RuleLevels levels = read.settings().rules();
        assertEquals(Optional.of(Severity.WARNING), levels.level("credit-loop", Severity.ERROR));
        assertEquals(Optional.empty(), levels.level("vl-without-weight", Severity.ERROR));
        assertEquals(Choice.levels(), Choice.levels("credit-loop"));
    }

    /** A check that reports no error therefore finds none: commands refuse nothing that a check accepts. */
    @Test
    void gradingKeepsEveryErrorOfEveryCodeThatStopsSomething() {
        CheckedFile file = OpenSmText.check(OpenSmText.withDefault(""));
        FindingCodes.all().stream().filter(FindingCodes::isBlocking).forEach(code -> {
            for (Optional<Severity> level : List.of(Optional.<Severity>empty(), Optional.of(Severity.INFO))) {
                RuleLevels levels = new RuleLevels(Map.of(code, level));
                CheckedFile graded = levels.apply(with(file, finding(code, Severity.ERROR)));
                assertEquals(List.of(finding(code, Severity.ERROR)), graded.findings(), code);
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void aWarningOfAnOrdinaryRuleCanHaveAnySeverity(Severity severity) {
        CheckedFile file = OpenSmText.check(OpenSmText.withDefault(""));
        RuleLevels levels = new RuleLevels(Map.of("octal-literal", Optional.of(severity)));
        CheckedFile graded = levels.apply(with(file, finding("octal-literal", Severity.WARNING)));
        assertEquals(List.of(finding("octal-literal", severity)), graded.findings());
    }
}

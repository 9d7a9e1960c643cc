package org.qos.dsl.check.suppression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.dsl.check.Severity.WARNING;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.testing.RuleTester;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** What {@link UnusedSuppression} reports, and what it accepts. */
class UnusedSuppressionTest {

    private static final RuleTester RULE = new RuleTester(new UnusedSuppression());

    @Test
    void isReported() {
        RULE.opensm(
                        """
                        qos-levels
                            qos-level
                                name: DEFAULT
                                sl: 8  «# qos-ignore octal-literal: the generator of this file writes octal numbers»
                            end-qos-level
                        end-qos-levels
                        """)
                .reports(WARNING)
                .saying("this comment suppresses nothing; octal-literal has no finding in line 4; remove the comment");
    }

    @Test
    void isAccepted() {
        RULE.opensm(
                        """
                        qos-levels
                            qos-level
                                name: DEFAULT
                                sl: 8
                            end-qos-level
                        end-qos-levels
                        """)
                .accepts();
    }

    @Test
    void isReportedForARuleAboutThePolicyAsAWhole() {
        String text =
                """
                qos-levels
                    qos-level
                        name: DEFAULT
                        sl: 0
                    end-qos-level
                    «# qos-ignore unused-level: kept for later»
                    qos-level
                        name: Old
                        sl: 1
                    end-qos-level
                end-qos-levels
                """;
        RULE.opensm(text).reports(WARNING).saying("unused-level has no finding in line 7; remove the comment");
        RULE.opensm(text.replace("sl: 0", "sl: 16")).accepts();
        RULE.opensm(text.replace("unused-level", "empty-group")).accepts();
    }

    @Test
    void isNotReportedForARuleThatDidNotRun() {
        String text = "# qos-ignore unused-level: kept\nqos-ulps\ndefault: 0\nend-qos-ulps\n";
        SourceFile file = new ProjectFiles().load("file", text, new OpenSmLanguage());
        assertEquals(List.of(), Checker.check(file).findings());
        assertEquals(
                List.of(),
                Checker.check(file, FabricContext.UNKNOWN, rule -> !rule.code().equals("unused-level"))
                        .findings());
        assertEquals(
                List.of("unused-suppression"),
                Checker.check(file, FabricContext.UNKNOWN).findings().stream()
                        .map(Finding::code)
                        .toList());
    }

    @Test
    void isRemovedWithItsLineOrWithTheSpacesBeforeIt() {
        RULE.opensm("qos-levels\n  «# qos-ignore octal-literal: old»\n  qos-level\n name: DEFAULT\n sl: 1\n"
                        + "  end-qos-level\nend-qos-levels  «# qos-ignore octal-literal: older»\n")
                .reports(WARNING, WARNING)
                .fixedTo("qos-levels\n  qos-level\n name: DEFAULT\n sl: 1\n  end-qos-level\nend-qos-levels\n");
    }

    @Test
    void isRemovedWithALineThatEndsWithCarriageReturn() {
        RULE.rfc("<qos-policy>\r\n  «<!-- qos-ignore octal-literal: old -->»\r\n</qos-policy>\r\n")
                .reports(WARNING)
                .fixedTo("<qos-policy>\r\n</qos-policy>\r\n");
    }

    @Test
    void isRemovedFromTheBeginOfALineWhoseIndentationStays() {
        RULE.rfc("<qos-policy>\n  «<!-- qos-ignore octal-literal: old -->»<qos-levels></qos-levels>\n</qos-policy>\n")
                .reports(WARNING)
                .fixedTo("<qos-policy>\n  <qos-levels></qos-levels>\n</qos-policy>\n");
    }

    @Test
    void isFoundInTheOrderOfTheText() {
        String text = "qos-levels\nqos-level\n# qos-ignore octal-literal: old\nname: DEFAULT\nsl: 16\n"
                + "end-qos-level\nend-qos-levels\n";
        CheckedFile checked = Checker.check(new ProjectFiles().load("file", text, new OpenSmLanguage()));
        List<String> codes = List.of("unused-suppression", "sl-out-of-range");
        assertEquals(codes, checked.found().stream().map(Finding::code).toList());
        assertEquals(codes, checked.findings().stream().map(Finding::code).toList());
    }
}

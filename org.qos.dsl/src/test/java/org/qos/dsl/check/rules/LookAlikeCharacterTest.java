package org.qos.dsl.check.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.dsl.check.Severity.WARNING;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.check.testing.RuleTester;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** What {@link LookAlikeCharacter} reports in place of its consequences, and what it accepts. */
class LookAlikeCharacterTest {

    private static final RuleTester RULE = new RuleTester(new LookAlikeCharacter());

    /** A no-break space is written as a tilde here. */
    private static CheckedFile check(String language, String text) {
        return Checker.check(new ProjectFiles()
                .load(
                        "file",
                        text.replace('~', '\u00A0'),
                        Language.byId(language).orElseThrow()));
    }

    @Test
    void theFirstOfEachKindIsReported() {
        RULE.options("qos«\u00A0»TRUE\n«“»qos_max_vls”\u00A08\n").reports(WARNING, WARNING);
        RULE.partitions("Default=0x7fff,«\u00A0»ipoib : ALL=full ;\n").reports(WARNING);
        RULE.options("# “qos”\nqos TRUE\n").accepts();
    }

    private static String policy(String group, String rule) {
        return """
        port-groups
            port-group
                %s
                port-guid: 0x1
            end-port-group
        end-port-groups
        qos-levels
            qos-level
                name: DEFAULT
                sl: 0
            end-qos-level
        end-qos-levels
        qos-match-rules
            qos-match-rule
                %s
                qos-level-name: DEFAULT
            end-qos-match-rule
        end-qos-match-rules
        """
                .formatted(group, rule);
    }

    private static Finding only(CheckedFile checked) {
        List<Finding> findings = checked.findings().stream()
                .filter(finding -> finding.severity() != Severity.INFO)
                .toList();
        assertEquals(
                List.of("look-alike-character"),
                findings.stream().map(Finding::code).toList(),
                findings::toString);
        return findings.get(0);
    }

    private static String fixed(CheckedFile checked) {
        StringBuilder text = new StringBuilder(checked.source().nodes().getText());
        List<Edit> edits = only(checked).fix().orElseThrow().edits();
        for (int index = edits.size() - 1; index >= 0; index--) {
            Edit edit = edits.get(index);
            text.replace(edit.offset(), edit.end(), edit.text());
        }
        return text.toString();
    }

    @Test
    void aDefinitionInTypographicQuotesIsTheErrorWhereItsNameIsUsed() {
        CheckedFile checked = check("opensm", policy("name: “Admin”", "source: Admin"));

        assertEquals(3, only(checked).line());
        assertEquals(Severity.ERROR, only(checked).severity());
        assertEquals(Optional.of(Verdict.REJECTS), checked.opensm());
        assertEquals(
                "“ (U+201C, left double quotation mark) is not a quote; OpenSM reads it like a letter, and rejects the file;"
                        + " write \", also at 1 other place",
                only(checked).message());
        assertEquals(policy("name: \"Admin\"", "source: Admin"), fixed(checked));
        assertTrue(only(checked).automaticFix().isPresent());
    }

    @Test
    void aNameThatHasThemEverywhereIsSuspicious() {
        CheckedFile checked = check("opensm", policy("name: “Admin”", "source: “Admin”"));

        assertEquals(Severity.WARNING, only(checked).severity());
        assertEquals(Optional.of(Verdict.ACCEPTS), checked.opensm());
    }

    @ParameterizedTest
    @ValueSource(strings = {"name: the “big” one", "name: “Admin\"", "name: ‘Admin’"})
    void otherQuotesAreCorrectedOnRequest(String name) {
        Finding finding = check("opensm", policy(name, "source: Admin")).findings().stream()
                .filter(any -> any.code().equals("look-alike-character"))
                .findFirst()
                .orElseThrow();

        assertTrue(finding.automaticFix().isEmpty() && finding.fix().isPresent(), finding::toString);
    }

    @Test
    void anIndentationByNoBreakSpacesIsNotPartOfTheNameInTheLineAbove() {
        CheckedFile checked =
                check("opensm", policy("name: Admin", "source: Admin\n~~~~destination: Admin\n~~~~pkey: 1"));

        assertEquals(16, only(checked).line());
        assertEquals(
                "U+00A0 (no-break space) is not a space; OpenSM reads it like a letter, and rejects the file; write a space,"
                        + " also at 7 other places",
                only(checked).message());
        assertEquals(policy("name: Admin", "source: Admin\n    destination: Admin\n    pkey: 1"), fixed(checked));
        assertTrue(only(checked).automaticFix().isPresent());
    }

    @Test
    void aDefinitionThatGoesOnWithANoBreakSpaceIsTheErrorWhereItsNameIsUsed() {
        assertEquals(
                4,
                only(check("opensm", policy("name: Admin\n~~use: all", "source: Admin")))
                        .line());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "opensm | qos-ulps\\n default: 0\\n sdp:~2\\nend-qos-ulps\\n | ERROR",
                "opensm | qos-ulps\\n default: 0\\n any, pkey 0x1–0x5: 2\\nend-qos-ulps\\n | ERROR",
                "opensm | qos-ulps\\n default: 0\\n sdp: \u200B2\\nend-qos-ulps\\n | ERROR",
                "rfc | <qos-policy>\\n<qos-levels>\\n<qos-level><sn>0</sn>\\n<sl>~0</sl></qos-level></qos-levels></qos-policy> | ERROR",
                "partitions | Default=0x7fff, ipoib : ALL=full ;\\n\\nStorage=0x0010,~sl=2 : ALL=full ;\\n | WARNING",
                "opts | max_op_vls 5\\n\\nqos~TRUE\\n | WARNING",
                "opts | qos TRUE\\n\\n“qos_max_vls” 8\\n | WARNING"
            })
    void whatContainsOneIsNotReportedAsWell(String language, String text, Severity severity) {
        Finding finding = only(check(language, text.replace("\\n", "\n")));

        assertEquals(severity + " 3", finding.severity() + " " + (language.equals("rfc") ? 3 : finding.line()));
    }

    @Test
    void aTestInTypographicQuotesHasOneError() {
        CheckedFile checked = check("test", "test “nvme” {\n    from 0x1 to 0x2\n    expect sl 1\n}\n");

        assertEquals("test \"nvme\" {\n    from 0x1 to 0x2\n    expect sl 1\n}\n", fixed(checked));
        assertEquals(Severity.ERROR, only(checked).severity());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "name: Admin # “all”~of them",
                "name: Admin\n use: “all”~of them",
                "name: l’école",
                "name: racks 1–2"
            })
    void commentsDescriptionsAndNamesWithDashesMayHaveThem(String group) {
        List<Finding> findings = check("opensm", policy(group, "pkey: 1")).findings();

        assertTrue(findings.stream().noneMatch(any -> any.code().equals("look-alike-character")), findings::toString);
    }
}

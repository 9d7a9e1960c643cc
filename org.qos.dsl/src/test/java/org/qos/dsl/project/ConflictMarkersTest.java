package org.qos.dsl.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.Language;

/** Files in which a merge left its conflict markers. */
class ConflictMarkersTest {

    private static final String MERGED =
            """
            %1$s
            <<<<<<< HEAD
            %2$s
            =======
            %1$s
            >>>>>>> other
            """;

    private static CheckedFile check(String language, String text) {
        return Checker.check(
                new ProjectFiles().load("file", text, Language.byId(language).orElseThrow()));
    }

    @ParameterizedTest
    @CsvSource({
        "opensm, 'qos-ulps', 'default: 0', REJECTS",
        "rfc, '<qos-policy>', '</qos-policy>', REJECTS",
        "partitions, 'Default=0x7fff:', 'ALL;', REJECTS",
        "opts, 'qos TRUE', 'qos FALSE', ACCEPTS"
    })
    void areTheOnlyFinding(String language, String one, String other, Verdict verdict) {
        CheckedFile checked = check(language, MERGED.formatted(one, other));

        assertEquals(
                List.of("2 conflict-marker"),
                checked.findings().stream()
                        .map(finding -> finding.line() + " " + finding.code())
                        .toList());
        assertEquals(Optional.of(verdict).filter(any -> !language.equals("rfc")), checked.opensm());
    }

    @Test
    void theMessageSaysWhatOpenSmDoes() {
        Finding finding = check(
                        "opts", MERGED.formatted("qos TRUE", "qos FALSE").replace("\n", "\r\n"))
                .findings()
                .get(0);

        assertEquals(
                "a merge left two versions of these lines, up to '>>>>>>>'; OpenSM reads both; keep one version, and remove"
                        + " the lines with '<<<<<<<', '=======' and '>>>>>>>'",
                finding.message());
    }

    @Test
    void aMarkerAloneIsNotAConflict() {
        List<Finding> findings =
                check("opts", "qos TRUE\n<<<<<<< HEAD\n# =======\n").findings();

        assertTrue(
                findings.stream().noneMatch(finding -> finding.code().equals("conflict-marker")), findings::toString);
    }
}

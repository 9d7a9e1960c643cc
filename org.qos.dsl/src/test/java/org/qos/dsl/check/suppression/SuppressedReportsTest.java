package org.qos.dsl.check.suppression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.project.Checker;
import org.qos.dsl.testing.OpenSmText;

/** Comments about what conversions and audits report of a policy, which is not a finding of a check. */
class SuppressedReportsTest {

    /** The comments are in lines 4, 5 and 7, about the lines 6 and 7. */
    private static final String POLICY =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    # qos-ignore vl-starved: bulk traffic may wait
                    # qos-ignore sls-share-vl
                    sl: 1
                    pkey: 0x1 # qos-ignore level-path-bits: not used here
                end-qos-level
            end-qos-levels
            """;

    @ParameterizedTest(name = "{0} in line {1}: {2}")
    @CsvSource({
        "vl-starved, 6, true",
        "vl-starved, 4, false",
        "vl-starved, 5, false",
        "vl-starved, 7, false",
        "level-path-bits, 7, true",
        "level-path-bits, 6, false",
        "sls-share-vl, 6, false",
        "credit-loop, 6, false"
    })
    void aReasonedCommentSuppressesItsCodeInItsLines(String code, int line, boolean suppressed) {
        BiPredicate<String, Integer> suppressions = Suppressions.in(OpenSmText.load(POLICY));
        assertEquals(suppressed, suppressions.test(code, line));
    }

    @Test
    void aFileWithoutCommentsSuppressesNothing() {
        assertFalse(Suppressions.in(OpenSmText.load(OpenSmText.withDefault(""))).test("vl-starved", 1));
    }

    @Test
    void aCommentAboutWhatWasNotFoundIsUnused() {
        List<Finding> unused = Suppressions.unused(OpenSmText.load(POLICY), code -> true, (code, first, last) -> false);
        assertEquals(
                List.of(
                        "4 this comment suppresses nothing; vl-starved has no finding in line 6; remove the comment",
                        "7 this comment suppresses nothing; level-path-bits has no finding in line 7; remove the comment"),
                unused.stream()
                        .map(finding -> finding.line() + " " + finding.message())
                        .toList());
        assertTrue(unused.stream().allMatch(finding -> finding.code().equals("unused-suppression")));
    }

    @Test
    void aCommentAboutWhatWasFoundOrNotSearchedForIsNotUnused() {
        assertEquals(List.of(7), unusedLines("vl-starved level-path-bits", "vl-starved 6 6"));
        assertEquals(List.of(4), unusedLines("vl-starved level-path-bits", "level-path-bits 7 7"));
        assertEquals(List.of(4), unusedLines("vl-starved", ""));
        assertEquals(List.of(), unusedLines("", ""));
        assertEquals(List.of(), unusedLines("sls-share-vl", ""), "one without a reason is reported by a check");
    }

    private static List<Integer> unusedLines(String searched, String found) {
        List<String> codes = List.of(searched.split(" "));
        return Suppressions.unused(
                        OpenSmText.load(POLICY),
                        codes::contains,
                        (code, first, last) -> found.equals(code + " " + first + " " + last))
                .stream()
                .map(Finding::line)
                .toList();
    }

    /** A check of a policy does not search for either. */
    @ParameterizedTest
    @ValueSource(strings = {"vl-starved", "credit-loop", "level-path-bits", "setup-scope", "group-renamed"})
    void aCheckAcceptsCommentsAboutAuditsAndConversions(String code) {
        assertEquals(List.of(), check("sl: 1 # qos-ignore " + code + ": intended"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    java-class-name   | 4 this comment has no effect; 'java-class-name' stops OpenSM or 'qos generate' here, and what stops them cannot be suppressed; correct the value and remove the comment
                    options-table     | 4 this comment has no effect; 'options-table' stops OpenSM or 'qos generate' here, and what stops them cannot be suppressed; correct the value and remove the comment
                    test-failed       | 4 this comment has no effect; 'test-failed' is not about a line of this file; write 'test-failed: off' under 'rules' in qos.yaml and remove the comment
                    vl-starvd         | 4 no rule is called 'vl-starvd'; did you mean 'vl-starved'?
                    no-such-thing     | 4 no rule is called 'no-such-thing'; syntax errors cannot be suppressed
                    unknown-keyword   | 4 no rule is called 'unknown-keyword'; syntax errors cannot be suppressed
                    """)
    void aCommentThatCanHaveNoEffectSaysWhy(String code, String finding) {
        assertEquals(List.of(finding), check("sl: 1 # qos-ignore " + code + ": intended"));
    }

    @Test
    void rulesThatNeedOtherFilesMayFindSomethingThere() {
        assertEquals(List.of(), check("sl: 1 # qos-ignore unknown-pkey: made by a script"));
        assertEquals(List.of(), check("sl: 1 # qos-ignore unused-group: used by others"));
    }

    @Test
    void aRuleThatDidNotRunIsNotCalledUnused() {
        String text = OpenSmText.withDefault("").replace("sl: 0", "sl: 0 # qos-ignore octal-literal: aligned");
        CheckedFile clean = new CheckedFile(OpenSmText.load(text), List.of());
        assertEquals(1, Suppressions.apply(clean, rule -> true).findings().size());
        assertEquals(
                List.of(),
                Suppressions.apply(clean, rule -> !rule.code().equals("octal-literal"))
                        .findings());
    }

    @Test
    void aCommentAtTheVeryBeginningIsRemovedWithItsLine() {
        String text = "# qos-ignore octal-literal: aligned\n" + OpenSmText.withDefault("");
        assertEquals(
                Optional.of(OpenSmText.withDefault("")),
                Fixes.apply(text, OpenSmText.check(text).findings()));
    }

    @ParameterizedTest
    @CsvSource({
        "# qos-ignore a: b, true",
        "# qos-ignore, true",
        "<!-- qos-ignore a: b -->, true",
        "# qos-ignored a: b, false",
        "# see qos-ignore, false"
    })
    void aCommentIsASuppressionByItsKeyword(String comment, boolean suppression) {
        assertEquals(suppression, Suppressions.isSuppression(comment));
    }

    private static List<String> check(String entry) {
        String text = OpenSmText.withDefault("").replace("sl: 0", entry);
        return Checker.check(OpenSmText.load(text)).findings().stream()
                .map(finding -> finding.line() + " " + finding.message())
                .toList();
    }
}

package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.language.Language;

/** The languages that the page of a rule names, and in which editors propose to suppress it. */
class RuleLanguagesTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # about the text of a file
                    legacy-name           | rfc
                    path-bits-ignored     | opensm
                    octal-literal         | opensm
                    sl-out-of-range       | opensm rfc
                    boolean-not-true      | opts
                    # about a file and what is beside it
                    weight-below-mtu      | opts
                    bw-port-unknown       | enhanced-qos
                    # about a policy and its context
                    setup-not-in-options  | opensm rfc
                    rds-iser-overlap      | opensm
                    unmatchable-rule      | opensm
                    # about both
                    ipoib-partition-unproven | opensm
                    qos-not-enabled       | opensm opts rfc
                    """)
    void aRuleChecksTheFilesInWhichItFindsSomething(String code, String languages) {
        assertEquals(
                List.of(languages.split(" ")),
                RuleLanguages.of(Rules.byCode(code).orElseThrow()).stream()
                        .map(Language::id)
                        .sorted()
                        .toList());
    }

    @Test
    void aRuleAboutCommentsChecksAllFiles() {
        assertEquals(
                Language.all(),
                RuleLanguages.of(Rules.byCode("unused-suppression").orElseThrow()));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"opensm, true", "rfc, true", "opts, true", "enhanced-qos, true", "test, true", "partitions, true"})
    void someFilesAreJudgedWithOthers(String language, boolean withOthers) {
        assertEquals(
                withOthers, RuleLanguages.haveContext(Language.byId(language).orElseThrow()));
    }
}

package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** Quotes without a partner on their line, in policies for OpenSM. */
class SwallowedEntriesTest {

    private static final String POLICY =
            """
            port-groups
                port-group
                    name: Servers
                    port-name: "n1 HCA-1/P1", "n2 HCA-1/P1"
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    use: what is left
                    sl: 0
                end-qos-level
                qos-level
                    name: "Gold level"
                    sl: 1
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    source: Servers
                    qos-level-name: "Gold level"
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static List<Finding> check(String text) {
        return Checker.check(new ProjectFiles().load("file", text, new OpenSmLanguage()))
                .findings();
    }

    private static List<Finding> errors(String text) {
        return check(text).stream().filter(Finding::isBlocking).toList();
    }

    @Test
    void theQuoteThatSwallowsEntriesIsTheOnlyError() {
        List<Finding> errors = errors(POLICY.replace("n2 HCA-1/P1\"", "n2 HCA-1/P1"));

        assertEquals(1, errors.size(), errors::toString);
        assertEquals("unpaired-quote", errors.get(0).code());
        assertEquals(4, errors.get(0).line());
        assertEquals(Optional.of(Verdict.REJECTS), errors.get(0).opensm());
    }

    @Test
    void anErrorAfterAQuotedTextOfSeveralLinesStays() {
        List<Finding> errors =
                errors(POLICY.replace("what is left", "\"what\n is left\"").replace("sl: 1", "sl: x"));

        assertEquals(List.of("not-a-number"), errors.stream().map(Finding::code).toList());
    }

    @Test
    void anErrorThatOpenSmIgnoresDoesNotMakeTheQuoteOne() {
        String text =
                POLICY.replace("what is left", "\"what\n sl: 5\"").replace("sl: 1", "sl: 1\n        packet-life: 99");

        assertEquals(
                List.of("packet-life-out-of-range"),
                errors(text).stream().map(Finding::code).toList());
    }

    @Test
    void ofTwoSuchQuotesTheFirstIsTheError() {
        String text = POLICY.replace("n2 HCA-1/P1\"", "n2 HCA-1/P1")
                .replace("\"Gold level\"\n        sl", "\"Gold level\n        sl");
        List<Finding> found = check(text);

        assertEquals(
                List.of("4 port-name-unresolvable", "4 unpaired-quote"),
                found.stream()
                        .map(finding -> finding.line() + " " + finding.code())
                        .toList());
    }

    @Test
    void aQuoteThatSwallowsNoEntryIsNotTheError() {
        String text = POLICY.replace("what is left", "what \"is left").replace("sl: 1", "sl: x");
        List<Finding> errors = errors(text.replace("\"Gold level\"", "Gold"));

        assertEquals(List.of("not-a-number"), errors.stream().map(Finding::code).toList());
    }

    @Test
    void aTextOfSeveralLinesWithAKeywordIsNoErrorByItself() {
        List<Finding> found = check(POLICY.replace("what is left", "\"what\n sl: is left\""));

        assertEquals(List.of(), found.stream().filter(Finding::isBlocking).toList());
        assertEquals(
                List.of(10),
                found.stream()
                        .filter(finding -> finding.code().equals("unpaired-quote"))
                        .map(Finding::line)
                        .toList());
    }

    @Test
    void anErrorBeforeTheQuoteStays() {
        List<Finding> errors =
                errors(POLICY.replace("n2 HCA-1/P1\"", "n2 HCA-1/P1").replace("name: S", "nam: S"));

        assertEquals(
                List.of("unknown-keyword", "unpaired-quote"),
                errors.stream().map(Finding::code).toList());
    }

    @Test
    void aKeywordThatASpaceCutsInTwoIsNamed() {
        Finding error =
                errors(POLICY.replaceFirst("port-groups", "po rt-groups")).get(0);

        assertTrue(error.message().contains("'port-groups'"), error.message());
    }

    @Test
    void anUnknownNameSaysWhatToDo() {
        Finding group = errors(POLICY.replace("source: Servers", "source: Xyz")).get(0);
        Finding level = errors(POLICY.replace("qos-level-name: \"Gold level\"", "qos-level-name: Xyz"))
                .get(0);

        assertTrue(group.message().endsWith("define it in 'port-groups', or name one that is defined there"));
        assertTrue(level.message().endsWith("define it in 'qos-levels', or name one that is defined there"));
    }
}

package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.AuditFinding;
import org.qos.cli.Shell.Outcome;
import org.qos.dsl.check.AnalysisCode;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.GradedCode;

class RulesCommandTest extends CommandTest {

    @Test
    void listsEachRuleInALineOfItsOwn() {
        Outcome outcome = shell.qos("rules");
        assertEquals(0, outcome.exitCode());
        List<String> lines = outcome.out().lines().skip(1).toList();
        assertEquals(
                FindingCodes.graded().stream().map(GradedCode::code).toList(),
                lines.stream().map(line -> line.substring(0, line.indexOf(' '))).toList());
        assertTrue(
                lines.stream().anyMatch(line -> line.matches("octal-literal +warning +suspicious +a number with .*")),
                outcome.out());
    }

    @Test
    void printsThePageOfARule() {
        Outcome outcome = shell.qos("rules", "mtu-limit-out-of-range");
        assertEquals(0, outcome.exitCode());
        assertTrue(outcome.out().startsWith("# mtu-limit-out-of-range\n"), outcome.out());
        assertTrue(outcome.out().contains("\n| error | correctness | rfc, opensm |\n"), outcome.out());
        assertTrue(outcome.out().contains("`ERR AC05`"), outcome.out());
    }

    @Test
    void explainsCodesOfErrorsThatNoRuleFinds() {
        Outcome outcome = shell.qos("rules", "not-a-number");
        assertEquals(0, outcome.exitCode());
        assertTrue(outcome.out().contains("| RFC syntax | text where a number is expected |\n"), outcome.out());
        assertTrue(outcome.out().contains("| OpenSM syntax | "), outcome.out());
    }

    @Test
    void explainsWhatConversionsReport() {
        Outcome outcome = shell.qos("rules", "tclass-criterion");
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().startsWith("# tclass-criterion\n"), outcome.out());
        assertTrue(outcome.out().contains("`qos generate`"), outcome.out());
        assertTrue(shell.qos("rules").out().contains("\nlevel-sn "));
    }

    @Test
    void explainsWhatAuditsReport() {
        for (AuditFinding.Kind kind : AuditFinding.Kind.values()) {
            String code = AnalysisCode.of(kind).code();
            Outcome outcome = shell.qos("rules", code);
            assertEquals(0, outcome.exitCode(), outcome.err());
            assertTrue(outcome.out().startsWith("# " + code + "\n\n"), outcome.out());
            assertTrue(outcome.out().contains("`qos audit`"), outcome.out());
        }
        assertTrue(shell.qos("rules", "credit-lop").err().contains("did you mean credit-loop?"));
        assertTrue(shell.qos("rules", "credit-loop", "--format", "json").out().contains("\"severity\" : \"error\""));
    }

    @Test
    void asksWhatWasIntendedByAnUnknownCode() {
        Outcome outcome = shell.qos("rules", "octal-litteral");
        assertEquals(2, outcome.exitCode());
        assertEquals("", outcome.out());
        assertEquals("qos: unknown code 'octal-litteral'; did you mean octal-literal?\n", outcome.err());
        assertEquals(
                "qos: unknown code 'colour'; 'qos rules' lists the codes of all rules\n",
                shell.qos("rules", "colour").err());
    }

    @Test
    void suggestsTheCodesThatContainTheGivenText() {
        assertEquals(
                "qos: unknown code 'octal'; did you mean octal-literal or partition-octal-number?\n",
                shell.qos("rules", "octal").err());
        assertEquals(
                "qos: unknown code 'starved'; did you mean low-table-starved or vl-starved?\n",
                shell.qos("rules", "starved").err());
        assertEquals(
                "qos: unknown code 'opts'; 'qos rules' lists the codes of all rules\n",
                shell.qos("rules", "opts").err());
    }

    @Test
    void speaksJson() throws JsonProcessingException {
        JsonNode all = new ObjectMapper()
                .readTree(shell.qos("rules", "--format", "json").out());
        assertEquals(FindingCodes.graded().size(), all.size());
        JsonNode one = new ObjectMapper()
                .readTree(shell.qos("rules", "sl-out-of-range", "--format", "json")
                        .out());
        assertEquals("error", one.get("severity").asText());
        assertEquals("correctness", one.get("category").asText());
        assertTrue(one.get("page").asText().startsWith("# sl-out-of-range\n"));
    }
}

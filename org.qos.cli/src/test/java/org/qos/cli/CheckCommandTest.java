package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;
import org.qos.dsl.language.TextTooLong;

class CheckCommandTest extends CommandTest {

    @Test
    void aGoodPolicyIsCleanInBothSyntaxes() throws IOException {
        shell.file("site.qos", Texts.POLICY).file("qos-policy.conf", Texts.OPENSM_POLICY);
        Outcome outcome = shell.qos("check", "site.qos", "qos-policy.conf");
        assertEquals("2 files: 0 errors, 0 warnings, 0 info\n", outcome.out());
        assertEquals(0, outcome.exitCode());
    }

    @Test
    void whatAFileHoldsDoesNotSteerTheTerminal() throws IOException {
        shell.file("opensm.opts", "qos TRUE\n\u001b[31mred 1\n");
        Outcome outcome = shell.qos("check", "opensm.opts");
        assertTrue(outcome.out().contains("'\\x1b[31mred'"), outcome.out());
    }

    @Test
    void aProjectFileWithTheOtherEndingIsNamedOnce() throws IOException {
        shell.file("site.qos", Texts.POLICY).file("qos.yml", "policy: site.qos\n");
        Outcome outcome = shell.qos("check", "site.qos");
        assertEquals("qos: qos.yml: not read; the name of a project file is qos.yaml; rename it.\n", outcome.err());
        assertEquals(0, outcome.exitCode());
    }

    @Test
    void quietLeavesOnlyTheFindings() throws IOException {
        shell.file("site.qos", Texts.POLICY);
        assertEquals("", shell.qos("check", "--quiet", "site.qos").out());
    }

    @Test
    void anErrorIsReportedWithItsPlaceAndCode() throws IOException {
        shell.file("site.qos", Texts.POLICY.replace("<destination>Servers", "<destination>Server"));
        Outcome outcome = shell.qos("check", "site.qos");
        String first = outcome.out().lines().findFirst().orElseThrow();
        assertTrue(first.startsWith("site.qos:12:20: error: "), first);
        assertTrue(first.endsWith(" [unknown-group]"), first);
        assertEquals(1, outcome.exitCode());
    }

    @Test
    void jsonHasTheContractsFields() throws IOException {
        shell.file("qos-policy.conf", Texts.OPENSM_POLICY.replace("qos-level-name: Fast", "qos-level-name: Fats"));
        Outcome outcome = shell.qos("check", "--format", "json", "qos-policy.conf");
        JsonNode file = new ObjectMapper().readTree(outcome.out()).get("files").get(0);
        assertEquals("qos-policy.conf", file.get("file").asText());
        assertEquals("opensm", file.get("language").asText());
        assertEquals("rejects", file.get("opensm").asText());
        JsonNode finding = file.get("findings").get(0);
        assertEquals("unknown-level", finding.get("code").asText());
        assertEquals("error", finding.get("severity").asText());
        assertEquals(23, finding.get("line").asInt());
        assertEquals(25, finding.get("column").asInt());
        assertEquals(23, finding.get("endLine").asInt());
        assertEquals(29, finding.get("endColumn").asInt());
        assertEquals("rejects", finding.get("opensm").asText());
    }

    @Test
    void jsonSaysNothingOfOpenSmForAFileThatOpenSmDoesNotRead() throws IOException {
        shell.file("site.qos", Texts.POLICY);
        Outcome outcome = shell.qos("check", "--format", "json", "site.qos");
        assertTrue(new ObjectMapper()
                .readTree(outcome.out())
                .get("files")
                .get(0)
                .get("opensm")
                .isNull());
    }

    @Test
    void theEndPointsToThePageOfTheMostSevereFinding() throws IOException {
        shell.file("opensm.opts", "qos true\n").file("qos-policy.conf", Texts.OPENSM_POLICY.replace("sl: 3", "sl: 33"));
        Outcome outcome = shell.qos("check", "opensm.opts", "qos-policy.conf");
        assertTrue(outcome.out().contains("error: SL 33 is out of range"), outcome.out());
        assertEquals("qos: 'qos rules CODE' explains a finding, such as 'qos rules sl-out-of-range'.\n", outcome.err());
        assertEquals(0, shell.qos("rules", "sl-out-of-range").exitCode());
    }

    @Test
    void onlyFindingsInTheTextFormatNeedThatPointer() throws IOException {
        shell.file("opensm.opts", "qos true\n").file("clean.opts", "qos TRUE\n");
        assertEquals("", shell.qos("check", "clean.opts").err());
        assertEquals("", shell.qos("check", "--quiet", "opensm.opts").err());
        for (String format : List.of("compact", "json", "sarif", "github", "junit")) {
            assertEquals("", shell.check(format, "opensm.opts").err(), format);
        }
    }

    @Test
    void theFailLevelDecidesTheExitCode() throws IOException {
        shell.file("site.qos", Texts.POLICY.replace("<service-id>0x10-0x1f</service-id>", "<service>16</service>"));
        assertEquals(0, shell.qos("check", "site.qos").exitCode());
        assertEquals(1, shell.qos("check", "--fail-level", "info", "site.qos").exitCode());
    }

    @Test
    void theContentDecidesWhereTheNameSaysNothing() throws IOException {
        shell.file("new.txt", Texts.POLICY).file("old.txt", Texts.OPENSM_POLICY);
        assertEquals(0, shell.qos("check", "new.txt", "old.txt").exitCode());
    }

    @Test
    void anUndecidableFileIsWrongUsage() throws IOException {
        shell.file("notes.txt", "buy milk\n");
        Outcome outcome = shell.qos("check", "notes.txt");
        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().contains("--language"), outcome.err());
    }

    @Test
    void aFileThatIsTooLongIsNamedAndTheOthersAreChecked() throws IOException {
        shell.file("site.qos", Texts.POLICY).file("long.qos", "x ".repeat(TextTooLong.MAX_TOKENS + 1));
        Outcome outcome = shell.qos("check", "long.qos", "site.qos");
        assertTrue(outcome.err().startsWith("qos: long.qos: cannot be read: the text has "), outcome.err());
        assertEquals(1, outcome.err().lines().count());
        assertTrue(outcome.out().contains("1 file"), outcome.out());
        assertEquals(3, outcome.exitCode());
    }

    @Test
    void aMissingFileIsNamed() {
        Outcome outcome = shell.qos("check", "absent.qos");
        assertEquals("qos: absent.qos: no such file.\n", outcome.err());
        assertEquals(3, outcome.exitCode());
    }

    @Test
    void colourComesOnlyWhenAskedForOffATerminal() throws IOException {
        shell.file("site.qos", Texts.POLICY.replace("<sl>3</sl>", ""));
        assertTrue(!shell.qos("check", "site.qos").out().contains("\u001b["));
        assertTrue(shell.qos("check", "--color", "always", "site.qos").out().contains("\u001b["));
    }
}

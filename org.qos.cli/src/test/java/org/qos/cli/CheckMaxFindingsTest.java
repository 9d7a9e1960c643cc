package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;

/** {@code qos check} prints a limited number of findings of each file, and counts the others. */
class CheckMaxFindingsTest extends CommandTest {

    /** Three warnings and, last in the text, an error. */
    private static final String OPTIONS = "one 1\ntwo 2\nthree 3\nqos yes\n";

    @BeforeEach
    void writeFiles() throws IOException {
        shell.file("opensm.opts", OPTIONS).file("qos.yaml", "rules: {boolean-not-true: error}\n");
    }

    @Test
    void theMostSevereAreKeptInTheOrderOfTheText() {
        Outcome all = shell.qos("check", "--format", "compact", "opensm.opts");
        Outcome two = shell.qos("check", "--format", "compact", "--max-findings", "2", "opensm.opts");
        String[] lines = all.out().split("\n");
        String error = Arrays.stream(lines)
                .filter(line -> line.contains(": error: "))
                .findFirst()
                .orElseThrow();
        assertEquals(lines[0] + "\n" + error + "\n", two.out());
        assertEquals(1, two.exitCode());
    }

    @Test
    void theSummaryCountsAll() {
        String all = lastLine(shell.qos("check", "opensm.opts"));
        assertEquals(all, lastLine(shell.qos("check", "--max-findings", "1", "opensm.opts")));
    }

    @Test
    void whatIsNotPrintedIsSaid() {
        Outcome one = shell.qos("check", "--format", "compact", "--max-findings", "1", "opensm.opts");
        int all = shell.qos("check", "--format", "compact", "opensm.opts").out().split("\n").length;
        assertEquals(
                "qos: opensm.opts: " + (all - 1) + " more findings are not printed; --max-findings 0 prints all\n",
                one.err());
    }

    @Test
    void jsonCountsThem() throws IOException {
        JsonNode file = new ObjectMapper()
                .readTree(shell.qos("check", "--format", "json", "--max-findings", "1", "opensm.opts")
                        .out())
                .get("files")
                .get(0);
        assertEquals(1, file.get("findings").size());
        assertTrue(file.get("omitted").asInt() >= 3, file.toString());
    }

    @Test
    void theExitCodeIsThatOfAll() throws IOException {
        shell.file("qos.yaml", "rules: {boolean-not-true: info}\n");
        assertEquals(
                1,
                shell.qos("check", "--max-findings", "1", "--fail-level", "info", "opensm.opts")
                        .exitCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "compact", "json", "sarif", "github", "junit"})
    void everyFormatIsLimited(String format) {
        Outcome one = shell.qos("check", "--format", format, "--max-findings", "1", "opensm.opts");
        assertFalse(one.out().contains("'two'"), one.out());
        assertTrue(shell.qos("check", "--format", format, "opensm.opts").out().contains("'two'"));
    }

    @Test
    void aThousandArePrintedUnlessTheUserSaysOtherwise() throws IOException {
        shell.file("opensm.opts", "unknown 1\n".repeat(1_500));
        assertEquals(1_000, shell.check("compact", "opensm.opts").out().split("\n").length);
        Outcome all = shell.qos("check", "--format", "compact", "--max-findings", "0", "opensm.opts");
        assertTrue(all.out().split("\n").length >= 1_500, all.err());
        assertEquals("", all.err());
    }

    @Test
    void aNegativeNumberIsRefused() throws IOException {
        shell.file("opensm.opts", "qos TRUE\n");
        Outcome refused = shell.qos("check", "--max-findings", "-1", "opensm.opts");
        assertEquals(2, refused.exitCode());
        assertTrue(refused.err().contains("--max-findings: expected 0 or more, not -1."), refused.err());
    }

    private static String lastLine(Outcome outcome) {
        return outcome.out()
                .substring(outcome.out().lastIndexOf('\n', outcome.out().length() - 2) + 1);
    }
}

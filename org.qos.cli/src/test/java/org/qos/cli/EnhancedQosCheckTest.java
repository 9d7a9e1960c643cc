package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;

/** {@code qos check} and {@code qos fmt} on enhanced QoS policies of NVIDIA's OpenSM. */
class EnhancedQosCheckTest extends CommandTest {

    private static final String BAD = "BW_NAMES\na = 1\nBW_RULES\ndefault = 3:b\n";

    @Test
    void findsErrorsInAFileOfThatName() throws IOException {
        shell.file("enhanced_qos_policy.conf", BAD);
        Outcome outcome = shell.qos("check", "enhanced_qos_policy.conf");
        assertEquals(1, outcome.exitCode());
        assertTrue(outcome.out().contains("BW_NAMES does not define 'b'"), outcome.out());
    }

    @Test
    void theVerdictIsOpenForNvidiasOpenSmAndNoneForOpenSm33() throws IOException {
        shell.file("enhanced_qos_policy.conf", BAD);
        assertFalse(json("enhanced_qos_policy.conf").hasNonNull("opensm"));
        assertEquals(
                "depends",
                json("--target", "mlnx-5", "enhanced_qos_policy.conf")
                        .path("opensm")
                        .asText());
    }

    @Test
    void theProjectFileNamesTheFileWhateverItsName() throws IOException {
        shell.file("qos.yaml", "enhanced-qos: rates.txt\n").file("rates.txt", BAD);
        Outcome outcome = shell.qos("check");
        assertEquals(1, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().contains("rates.txt:4:13"), outcome.out());
    }

    @Test
    void aMissingFileThatTheProjectNamesIsReported() throws IOException {
        shell.file("qos.yaml", "enhanced-qos: rates.txt\npolicy: qos-policy.conf\n")
                .file("qos-policy.conf", Texts.OPENSM_POLICY);
        Outcome outcome = shell.qos("check", "qos-policy.conf");
        assertEquals(3, outcome.exitCode());
        assertTrue(outcome.err().contains("rates.txt"), outcome.err());
    }

    @Test
    void formattingChangesWhitespaceOnly() throws IOException {
        shell.file("enhanced_qos_policy.conf", "BW_NAMES\n a=1\nBW_RULES\ndefault=3 :a,4:a\n");
        assertEquals(0, shell.qos("fmt", "enhanced_qos_policy.conf").exitCode());
        assertEquals("BW_NAMES\na = 1\nBW_RULES\ndefault = 3:a, 4:a\n", shell.text("enhanced_qos_policy.conf"));
    }

    /** 8b/10b: of 40 Gb/s, 32 are data. */
    @Test
    void aQdrPortReachesNoMoreThanItsDataRate() throws IOException {
        shell.file("fabric.txt", Texts.FABRIC.replace("4xEDR", "4xQDR"))
                .file(
                        "enhanced_qos_policy.conf",
                        "BW_NAMES\nbelow = 31999\nlink = 32000\nBW_RULES\n0xa0001 = 1:below, 2:link\n");
        Outcome outcome = shell.qos("check", "--fabric", "fabric.txt", "enhanced_qos_policy.conf");
        assertTrue(
                outcome.out().contains("5:22: warning: 'link' is 32000 Mb/s, but the link of the port carries 32000"),
                outcome.out());
        assertFalse(outcome.out().contains("'below' is"), outcome.out());
    }

    @Test
    void aByteOrderMarkStaysWhereItIs() throws IOException {
        shell.file("enhanced_qos_policy.conf", "\uFEFFBW_NAMES\n a=1\nBW_RULES\n");
        assertEquals(0, shell.qos("fmt", "enhanced_qos_policy.conf").exitCode());
        assertEquals("\uFEFFBW_NAMES\na = 1\nBW_RULES\n", shell.text("enhanced_qos_policy.conf"));
    }

    @Test
    void theExampleHasNoFinding() throws IOException {
        Path example =
                Path.of("..", "examples", "enhanced-qos").toAbsolutePath().normalize();
        JsonNode files = new ObjectMapper()
                .readTree(shell.check("json", example.toString()).out())
                .get("files");
        assertEquals(2, files.size(), files::toString);
        for (JsonNode file : files) {
            assertEquals("depends", file.get("opensm").asText(), file::toString);
            assertTrue(file.get("findings").isEmpty(), file::toString);
        }
    }

    private JsonNode json(String... words) throws IOException {
        return new ObjectMapper()
                .readTree(shell.check("json", words).out())
                .get("files")
                .get(0);
    }
}

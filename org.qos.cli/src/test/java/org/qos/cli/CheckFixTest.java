package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;

/** {@code qos check --fix} fixes the files and reports what is left. */
class CheckFixTest extends CommandTest {

    @Test
    void whatCanBeFixedIsFixedAndTheRestIsReported() throws IOException {
        shell.file("opensm.opts", "qos true\nno_partition_enforcement Yes\n");
        Outcome outcome = shell.qos("check", "--fix", "--format", "compact", "opensm.opts");
        assertEquals("qos TRUE\nno_partition_enforcement Yes\n", shell.text("opensm.opts"));
        assertTrue(outcome.out().contains("no_partition_enforcement"), outcome.out());
        assertTrue(!outcome.out().contains("'true'"), outcome.out());
    }

    @Test
    void withoutTheFlagFilesStayAsTheyAre() throws IOException {
        shell.file("opensm.opts", "qos true\n");
        shell.qos("check", "opensm.opts");
        assertEquals("qos true\n", shell.text("opensm.opts"));
    }

    @Test
    void whatIsSilencedIsNotFixed() throws IOException {
        String text = "qos true # qos-ignore boolean-not-true: off for now\n";
        shell.file("opensm.opts", text);
        shell.qos("check", "--fix", "opensm.opts");
        assertEquals(text, shell.text("opensm.opts"));
    }

    @Test
    void aFileNamedTwiceIsFixedOnce() throws IOException {
        shell.file("opensm.opts", "qos true\n");
        shell.qos("check", "--fix", "opensm.opts", "./opensm.opts");
        assertEquals("qos TRUE\n", shell.text("opensm.opts"));
    }

    @Test
    void theEncodingAndThePermissionsStay() throws IOException {
        Path file = directory.resolve("opensm.opts");
        Files.write(file, "# Z\u00fcrich\nqos true\n".getBytes(StandardCharsets.ISO_8859_1));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        shell.qos("check", "--fix", "opensm.opts");
        assertEquals("# Z\u00fcrich\nqos TRUE\n", Files.readString(file, StandardCharsets.ISO_8859_1));
        assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        assertEquals(1, shell.files(".").count());
    }

    @Test
    void aFileFromWindowsIsFixed() throws IOException {
        shell.file("qos-policy.conf", "\uFEFF" + Texts.OPENSM_POLICY.replace("\n", "\r\n"));
        Outcome outcome = shell.qos("check", "--fix", "-q", "qos-policy.conf");
        assertEquals(0, outcome.exitCode(), outcome.out());
        assertEquals(Texts.OPENSM_POLICY, shell.text("qos-policy.conf"));
    }

    @Test
    void severalErrorsAreFixedInOneRun() throws IOException {
        shell.file(
                "qos-policy.conf", Texts.OPENSM_POLICY.replace("sl: 3", "SL: 3").replace("service-id:", "service-id"));
        assertEquals(0, shell.qos("check", "--fix", "-q", "qos-policy.conf").exitCode());
        assertEquals(Texts.OPENSM_POLICY, shell.text("qos-policy.conf"));
    }

    @Test
    void jsonHasTheEdit() throws IOException {
        shell.file("opensm.opts", "qos true\n");
        JsonNode finding = new ObjectMapper()
                .readTree(shell.qos("check", "--format", "json", "opensm.opts").out())
                .at("/files/0/findings/0");
        assertEquals("boolean-not-true", finding.get("code").asText());
        assertEquals("write TRUE", finding.at("/fix/description").asText());
        assertEquals(
                "{\"line\":1,\"column\":5,\"endLine\":1,\"endColumn\":9,\"text\":\"TRUE\"}",
                finding.at("/fix/edits/0").toString());
    }

    @Test
    void whatItDidIsReportedOnStandardError() throws IOException {
        shell.file("opensm.opts", "qos true\nqos_max_vl 8\n");
        Outcome outcome = shell.qos("check", "--fix", "--format", "compact", "opensm.opts");
        assertEquals(
                "opensm.opts:1:5: fixed: write TRUE [boolean-not-true]\n"
                        + "opensm.opts:2:1: fixed: write qos_max_vls [unrecognized-option]\n",
                outcome.err());
        shell.file("opensm.opts", "qos true\n");
        assertEquals("", shell.qos("check", "--fix", "-q", "opensm.opts").err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "compact", "json", "sarif", "github", "junit"})
    void everyFormatHoldsTheRestAlone(String format) throws IOException {
        String rest = "no_partition_enforcement Yes\n";
        shell.file("opensm.opts", "qos TRUE\n" + rest);
        Outcome clean = shell.qos("check", "--fix", "--format", format, "opensm.opts");
        shell.file("opensm.opts", "qos true\n" + rest);
        Outcome fixed = shell.qos("check", "--fix", "--format", format, "opensm.opts");
        assertEquals(clean.out(), fixed.out());
        assertEquals(clean.exitCode(), fixed.exitCode());
        assertEquals("qos TRUE\n" + rest, shell.text("opensm.opts"));
    }
}

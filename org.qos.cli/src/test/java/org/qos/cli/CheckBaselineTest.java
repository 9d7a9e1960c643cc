package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;

/** {@code qos check --baseline} reports what is new since {@code --write-baseline}. */
class CheckBaselineTest extends CommandTest {

    private static final String FORM =
            "expected {\"version\", \"findings\": [{\"file\", \"code\", \"fingerprint\", \"message\"}, ...]}";
    private static final String OPTIONS = "qos TRUE\nqos_high_limit 300\n";

    @BeforeEach
    void writeFiles() throws IOException {
        shell.file("opensm.opts", OPTIONS);
    }

    @Test
    void afterWritingNothingIsNew() throws IOException {
        Outcome written = warnings("--write-baseline", "known.json", "opensm.opts");
        assertEquals(0, written.exitCode(), written.err());
        assertEquals("", written.out());
        assertEquals(1, warnings("opensm.opts").exitCode());
        assertEquals(0, warnings("--baseline", "known.json", "opensm.opts").exitCode());
    }

    @Test
    void theFileHoldsOneEntryForEachFinding() throws IOException {
        shell.file("a/x.opensm.opts", "qos yes\n");
        warnings("--write-baseline", "known.json", "opensm.opts", "a/x.opensm.opts");
        String text = shell.text("known.json");
        assertTrue(
                text.startsWith(
                        "{\n  \"version\" : 1,\n  \"findings\" : [\n    {\n      \"file\" : \"a/x.opensm.opts\","),
                text);
        assertTrue(text.contains("\"file\" : \"opensm.opts\",\n      \"code\" : \"opts-limit-out-of-range\","), text);
    }

    @Test
    void theSameFindingsGiveTheSameFile() throws IOException {
        shell.file("a/x.opensm.opts", "qos yes\n");
        warnings("--write-baseline", "known.json", "opensm.opts", "a/x.opensm.opts");
        String first = shell.text("known.json");
        warnings("--write-baseline", "known.json", "a/x.opensm.opts", "opensm.opts");
        assertEquals(first, shell.text("known.json"));
    }

    @Test
    void errorsAreNeverKnown() throws IOException {
        String broken = "qos-ulps\n  default: 16\n  any, pkey 010: 1\nend-qos-ulps\n";
        shell.file("qos-policy.conf", broken);
        Outcome written = shell.qos("check", "--write-baseline", "known.json", "qos-policy.conf");
        assertEquals(1, written.exitCode(), written.out());
        assertTrue(written.out().contains("[sl-out-of-range]"), written.out());
        assertFalse(written.out().contains("[octal-literal]"), written.out());
        String known = shell.text("known.json");
        assertFalse(known.contains("sl-out-of-range"), known);
        shell.file(
                "known.json",
                known.replace("octal-literal", "sl-out-of-range").replaceAll("[0-9a-f]{16}:1", name(broken)));
        assertTrue(shell.qos("check", "--baseline", "known.json", "qos-policy.conf")
                .out()
                .contains("[sl-out-of-range]"));
    }

    /** The fingerprint of the first finding in a policy. */
    private String name(String policy) throws IOException {
        shell.file("copy.qos-policy.conf", policy);
        String json =
                shell.qos("check", "--format", "json", "copy.qos-policy.conf").out();
        Matcher fingerprint = Pattern.compile("[0-9a-f]{16}:1").matcher(json);
        assertTrue(fingerprint.find(), json);
        return fingerprint.group();
    }

    @Test
    void aWarningThatTheProjectTakesAsAnErrorCanBeKnown() throws IOException {
        shell.file("qos-policy.conf", "qos-ulps\n  default: 1\n  any, pkey 010: 1\nend-qos-ulps\n")
                .file("qos.yaml", "rules: {octal-literal: error}\n");
        assertEquals(1, shell.qos("check", "qos-policy.conf").exitCode());
        assertEquals(
                0,
                shell.qos("check", "--write-baseline", "known.json", "qos-policy.conf")
                        .exitCode());
        assertEquals(
                0,
                shell.qos("check", "--baseline", "known.json", "qos-policy.conf")
                        .exitCode());
    }

    @Test
    void aKnownFindingMayMove() throws IOException {
        warnings("--write-baseline", "known.json", "opensm.opts");
        shell.file("opensm.opts", "# moved\n\n" + OPTIONS);
        assertEquals(0, warnings("--baseline", "known.json", "opensm.opts").exitCode());
    }

    @Test
    void aNewFindingIsReportedAlone() throws IOException {
        warnings("--write-baseline", "known.json", "opensm.opts");
        shell.file("opensm.opts", OPTIONS + "qos_high_limit 300\n");
        Outcome outcome = warnings("--baseline", "known.json", "opensm.opts");
        assertEquals(1, outcome.exitCode());
        assertEquals(1, outcome.out().lines().count(), outcome.out());
        assertTrue(outcome.out().contains("qos_high_limit"), outcome.out());
    }

    @Test
    void theSameErrorOnceMoreIsNew() throws IOException {
        shell.file("opensm.opts", "frobnicate 1\n");
        warnings("--write-baseline", "known.json", "opensm.opts");
        shell.file("opensm.opts", "frobnicate 1\n# again\nfrobnicate 1\n");
        Outcome outcome = warnings("--baseline", "known.json", "opensm.opts");
        assertTrue(outcome.out().contains("opensm.opts:3:"), outcome.out());
        assertFalse(outcome.out().contains("opensm.opts:1:1: warning: OpenSM"), outcome.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "compact", "json", "sarif", "github", "junit"})
    void noFormatShowsWhatIsKnown(String format) throws IOException {
        warnings("--write-baseline", "known.json", "opensm.opts");
        Outcome outcome = shell.qos(
                "check", "--baseline", "known.json", "--format", format, "--fail-level", "info", "opensm.opts");
        assertEquals(0, outcome.exitCode());
        assertFalse(outcome.out().contains("qos_high_limit"), outcome.out());
    }

    @Test
    void whatIsKnownIsNotFixed() throws IOException {
        shell.file("opensm.opts", "qos true\n");
        warnings("--write-baseline", "known.json", "opensm.opts");
        warnings("--fix", "--baseline", "known.json", "opensm.opts");
        assertEquals("qos true\n", shell.text("opensm.opts"));
    }

    @Test
    void whatIsNoLongerFoundIsReported() throws IOException {
        warnings("--write-baseline", "known.json", "opensm.opts");
        shell.file("opensm.opts", "qos TRUE\n");
        Outcome outcome = warnings("--baseline", "known.json", "opensm.opts");
        assertEquals(0, outcome.exitCode());
        assertTrue(outcome.err().startsWith("qos: known.json: opensm.opts: opts-limit-out-of-range "), outcome.err());
        assertTrue(outcome.err().contains(" is no longer found ("), outcome.err());
    }

    @Test
    void nothingIsReportedForFilesThatAreNotChecked() throws IOException {
        shell.file("clean.qos", Texts.POLICY);
        warnings("--write-baseline", "known.json", "opensm.opts");
        assertEquals("", warnings("--baseline", "known.json", "clean.qos").err());
    }

    @Test
    void filesAreNamedFromTheFolderOfTheBaseline() throws IOException {
        shell.file("ci/known.json", "");
        warnings("--write-baseline", "ci/known.json", "opensm.opts");
        assertTrue(shell.text("ci/known.json").contains("\"../opensm.opts\""), shell.text("ci/known.json"));
        assertEquals(
                0,
                new Shell(directory.resolve("ci"))
                        .qos("check", "--fail-level", "info", "--baseline", "known.json", "../opensm.opts")
                        .exitCode());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'{\"version\": 1,\n oops'|2",
                "'{\"version\": 1}'|1",
                "'{\"version\": 2, \"findings\": []}'|1",
                "'[]'|1",
                "''|1",
                "'{\"version\": 1, \"findings\": [\n{\"file\": \"a\"}]}'|2"
            })
    void whatIsNotABaselineIsReported(String text, int line) throws IOException {
        shell.file("known.json", text);
        Outcome outcome = warnings("--baseline", "known.json", "opensm.opts");
        assertEquals(3, outcome.exitCode());
        assertEquals("", outcome.out());
        assertTrue(outcome.err().startsWith("qos: known.json:" + line + ": is not a baseline: "), outcome.err());
        assertFalse(outcome.err().contains("org.qos"), outcome.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'{\"version\": 1'|the file ends inside an object",
                "'{\"version\": 1, \"findings\": ['|the file ends inside an array",
                "'{\"version\": 1, \"findings\": [{\"file\": \"a\"'|the file ends inside an object",
                "'{\"version\": 1, \"findings\": [}'|Unexpected close marker '}': expected ']'",
                "'{\"version\": 2, \"findings\": []}'|its version is 2, expected 1",
                "'{\"version\": 99999999999, \"findings\": []}'|a value is nested too deeply, or is out of range",
                "'{\"version\": 1, \"findings\": []} x'|Unrecognized token 'x': was expecting (JSON String, Number, Array, Object or token"
                        + " 'null', 'true' or 'false')",
                "'[]'|" + FORM,
                "'{\"version\": 1}'|" + FORM,
                "'{\"version\": 1, \"findings\": [null]}'|" + FORM,
                "'{\"version\": 1, \"findings\": [{\"file\": \"a\"}]}'|" + FORM
            })
    void whereAFileIsNotJsonIsReportedWithoutInternals(String text, String reason) throws IOException {
        shell.file("known.json", text);
        assertEquals(
                "qos: known.json:1: is not a baseline: " + reason
                        + ". Name a file that --write-baseline wrote; a damaged one can be removed and written again.\n",
                warnings("--baseline", "known.json", "opensm.opts").err());
    }

    @Test
    void aNumberThatIsTooLongIsReported() throws IOException {
        shell.file("known.json", "{\"version\": " + "1".repeat(100_000) + "}");
        Outcome outcome = warnings("--baseline", "known.json", "opensm.opts");
        assertEquals(3, outcome.exitCode());
        assertEquals(
                "qos: known.json:1: is not a baseline: a value is nested too deeply, or is out of range. Name a file that"
                        + " --write-baseline wrote; a damaged one can be removed and written again.\n",
                outcome.err());
    }

    @Test
    void aFileThatIsNotUtf8IsNotABaseline() throws IOException {
        shell.bytes("known.json", new byte[] {'{', (byte) 0xff});
        Outcome outcome = warnings("--baseline", "known.json", "opensm.opts");
        assertEquals(3, outcome.exitCode());
        assertTrue(outcome.err().startsWith("qos: known.json: cannot be read: "), outcome.err());
    }

    @Test
    void aBaselineThatCannotBeWrittenIsReported() {
        Outcome outcome = warnings("--write-baseline", "opensm.opts/known.json", "opensm.opts");
        assertEquals(3, outcome.exitCode());
        assertTrue(outcome.err().startsWith("qos: opensm.opts/known.json: cannot be written: "), outcome.err());
    }

    @Test
    void whatIsNotABaselineIsNotReplaced() throws IOException {
        Outcome outcome = warnings("--write-baseline", "opensm.opts", "opensm.opts");
        assertEquals(3, outcome.exitCode());
        assertTrue(
                outcome.err().startsWith("qos: opensm.opts:1: is not a baseline, and is not replaced: "),
                outcome.err());
        assertEquals(OPTIONS, shell.text("opensm.opts"));
    }

    @Test
    void aBaselineIsReplaced() throws IOException {
        warnings("--write-baseline", "known.json", "opensm.opts");
        shell.file("opensm.opts", "qos TRUE\n");
        assertEquals(
                0, warnings("--write-baseline", "known.json", "opensm.opts").exitCode());
        assertFalse(shell.text("known.json").contains("qos_high_limit"), shell.text("known.json"));
    }

    @Test
    void aBaselineThatDoesNotExistIsReported() {
        Outcome outcome = warnings("--baseline", "absent.json", "opensm.opts");
        assertEquals(3, outcome.exitCode());
        assertEquals("qos: absent.json: no such file.\n", outcome.err());
    }

    /** Runs a check that fails on any finding. */
    private Outcome warnings(String... words) {
        String[] check = {"check", "--format", "compact", "--fail-level", "info"};
        String[] all = new String[check.length + words.length];
        System.arraycopy(check, 0, all, 0, check.length);
        System.arraycopy(words, 0, all, check.length, words.length);
        return shell.qos(all);
    }
}

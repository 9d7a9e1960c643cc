package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;
import org.qos.dsl.option.KnownOptions;

/** {@code qos check --target} and the other keys of the project file that say what files are for. */
class CheckTargetTest extends CommandTest {

    private static final String NVIDIA = "qos TRUE\nqos_sw2sw_max_vls 4\n";
    private static final String NDR =
            Texts.OPENSM_POLICY.replace("        sl: 3\n", "        sl: 3\n        rate-limit: 23\n");

    @BeforeEach
    void writeFiles() throws IOException {
        shell.file("opensm.opts", NVIDIA).file("qos-policy.conf", NDR);
    }

    @Test
    void openSm33IsTheTargetUnlessAnotherIsNamed() throws IOException {
        assertTrue(codes("opensm.opts").contains("unrecognized-option"));
        assertTrue(codes("qos-policy.conf").contains("rate-limit-out-of-range"));
        assertEquals("rejects", json("qos-policy.conf").get("opensm").asText());
        assertEquals("accepts", json("opensm.opts").get("opensm").asText());
        assertEquals(codes("opensm.opts"), codes("--target", "opensm-3.3", "opensm.opts"));
    }

    @Test
    void whatOnlyNvidiasOpenSmKnowsIsKnownThere() throws IOException {
        assertFalse(codes("--target", "mlnx-5", "opensm.opts").contains("unrecognized-option"));
        assertFalse(codes("--target", "mlnx-5", "qos-policy.conf").contains("rate-limit-out-of-range"));
    }

    @Test
    void whatNvidiasOpenSmDoesIsNotKnown() throws IOException {
        shell.file("qos-policy.conf", NDR.replace("name: Fast\n", ""));
        JsonNode file = json("--target", "mlnx-5", "qos-policy.conf");
        assertEquals("depends", file.get("opensm").asText());
        assertEquals("depends", file.at("/findings/0/opensm").asText());
        assertEquals(
                "depends",
                json("--target", "mlnx-5", "opensm.opts").get("opensm").asText());
    }

    @Test
    void theProjectFileNamesTheTarget() throws IOException {
        shell.file("qos.yaml", "target: mlnx-5\n");
        assertFalse(codes("opensm.opts").contains("unrecognized-option"));
        assertTrue(codes("--target", "opensm-3.3", "opensm.opts").contains("unrecognized-option"));
    }

    @Test
    void anotherTargetIsAWrongCommandLine() {
        Outcome outcome = shell.qos("check", "--target", "opensm-4", "opensm.opts");
        assertEquals(2, outcome.exitCode());
        assertEquals("qos: unknown target 'opensm-4'; expected one of opensm-3.3, mlnx-5.\n", outcome.err());
    }

    @Test
    void theProjectFileNamesTheRoutingEngine() throws IOException {
        shell.file("qos-policy.conf", Texts.OPENSM_POLICY);
        assertFalse(codes("qos-policy.conf").contains("routing-engine-conflict"));
        shell.file("qos.yaml", "routing-engine: lash\n");
        assertTrue(codes("qos-policy.conf").contains("routing-engine-conflict"));
        shell.file("minhop.opensm.opts", "qos TRUE\nrouting_engine minhop\n");
        assertFalse(codes("--opts", "minhop.opensm.opts", "qos-policy.conf").contains("routing-engine-conflict"));
    }

    @Test
    void theRoutingEnginesOfNvidiasOpenSmAreNotKnown() throws IOException {
        shell.file("qos.yaml", "routing-engine: frobnicate\n").file("qos-policy.conf", Texts.OPENSM_POLICY);
        Outcome opensm33 = shell.qos("check", "qos-policy.conf");
        assertEquals(2, opensm33.exitCode());
        assertTrue(
                opensm33.err().startsWith("qos.yaml:1:17: error: unknown routing engine 'frobnicate'"), opensm33.err());
        Outcome nvidia = shell.qos("check", "--target", "mlnx-5", "qos-policy.conf");
        assertEquals("", nvidia.err());
        assertEquals(0, nvidia.exitCode());
    }

    @Test
    void withoutFilesThoseOfTheProjectAreChecked() throws IOException {
        shell.file("qos.yaml", "policy: ib/site.qos\noptions: opensm.opts\n").file("ib/site.qos", Texts.POLICY);
        Outcome outcome = shell.qos("check");
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().contains("opensm.opts:2:1: warning: "), outcome.out());
        assertTrue(outcome.out().contains("2 files: "), outcome.out());
    }

    private String codes(String... words) throws IOException {
        return json(words).findValuesAsText("code").toString();
    }

    private JsonNode json(String... words) throws IOException {
        return new ObjectMapper()
                .readTree(shell.check("json", words).out())
                .get("files")
                .get(0);
    }

    @Test
    void mostlyOptionsOfAnotherTargetSuggestIt() throws IOException {
        Shell shell = new Shell(directory);
        String options = KnownOptions.otherNames().stream()
                .limit(3)
                .map(name -> name + " 1\n")
                .collect(Collectors.joining());
        shell.file("opensm.opts", "qos TRUE\n" + options);
        assertTrue(shell.qos("check", "opensm.opts").err().contains("3 of 3 findings are about options that"));
        assertTrue(shell.qos("check", "opensm.opts").err().contains("pass --target mlnx-5."));
        assertFalse(
                shell.qos("check", "--target", "mlnx-5", "opensm.opts").err().contains("--target"));
        shell.file("opensm.opts", options + "frob 1\nfrob 2\nfrob 3\n");
        assertFalse(shell.qos("check", "opensm.opts").err().contains("--target"));
    }
}

package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.check.Rules;

/** What readers of SARIF rely on beside the form of the text. */
class SarifTest extends CommandTest {

    private static final String WITH_ERROR = Texts.POLICY.replace("<destination>Servers", "<destination>Server");

    @Test
    void theOfficialSchemaAllowsWhatIsWritten() throws IOException {
        shell.file("site.qos", WITH_ERROR).file("a b/clean.qos", Texts.POLICY).file("broken.qos", "<qos-policy>\n<");
        shell.file("opensm.opts", "qos true\n");
        assertEquals(
                Set.of(),
                Sarif.violations(sarif("site.qos", "a b/clean.qos", "broken.qos", "absent.qos", "opensm.opts")));
        assertEquals(Set.of(), Sarif.violations(sarif("a b/clean.qos")));
        assertEquals(Set.of(), Sarif.violations(sarif("absent.qos")));
    }

    @Test
    void theOfficialSchemaIsReallyAsked() throws IOException {
        shell.file("site.qos", WITH_ERROR);
        ObjectNode log = sarif("site.qos");
        ((ObjectNode) Sarif.run(log).get("results").get(0)).put("level", "fatal");
        assertFalse(Sarif.violations(log).isEmpty());
    }

    @Test
    void aResultPointsAtItsRule() throws IOException {
        shell.file("site.qos", WITH_ERROR).file("broken.qos", "<qos-policy>\n<");
        JsonNode run = Sarif.run(sarif("site.qos", "broken.qos"));
        JsonNode rules = run.at("/tool/driver/rules");
        assertTrue(run.get("results").size() >= 2);
        for (JsonNode result : run.get("results")) {
            JsonNode rule = rules.get(result.get("ruleIndex").asInt());
            assertEquals(result.get("ruleId"), rule.get("id"));
        }
    }

    @Test
    void everyRuleIsListedAndSyntaxErrorsOnlyWhereTheyOccur() throws IOException {
        shell.file("clean.qos", Texts.POLICY).file("broken.qos", "<qos-policy>\n<");
        JsonNode clean = Sarif.run(sarif("clean.qos")).at("/tool/driver/rules");
        JsonNode broken = Sarif.run(sarif("broken.qos")).at("/tool/driver/rules");
        List<String> ids = clean.findValuesAsText("id");
        assertEquals(Rules.all().stream().map(rule -> rule.code()).toList(), ids);
        assertTrue(broken.size() > clean.size());
    }

    @Test
    void aPathIsRelativeToTheFolderOfTheRun() throws IOException {
        shell.file("fabric 1/10% a:b.qos", WITH_ERROR);
        JsonNode run = Sarif.run(sarif("fabric 1/10% a:b.qos"));
        JsonNode artifact = run.at("/results/0/locations/0/physicalLocation/artifactLocation");
        assertEquals("fabric%201/10%25%20a%3Ab.qos", artifact.get("uri").asText());
        String base = run.at("/originalUriBaseIds")
                .get(artifact.get("uriBaseId").asText())
                .get("uri")
                .asText();
        URI file = URI.create(base).resolve(artifact.get("uri").asText());
        assertEquals(directory.resolve("fabric 1/10% a:b.qos"), Path.of(file));
    }

    @Test
    void aFileOutsideTheFolderHasItsWholePath(@TempDir Path elsewhere) throws IOException {
        new Shell(elsewhere).file("site.qos", WITH_ERROR);
        JsonNode run = Sarif.run(sarif(elsewhere.resolve("site.qos").toString()));
        JsonNode artifact = run.at("/results/0/locations/0/physicalLocation/artifactLocation");
        assertEquals(
                elsewhere.resolve("site.qos").toUri().toString(),
                artifact.get("uri").asText());
        assertNull(artifact.get("uriBaseId"));
    }

    @Test
    void aFingerprintStaysWhenLinesMove() throws IOException {
        shell.file("site.qos", WITH_ERROR);
        String before = fingerprint(0);
        shell.file("site.qos", "\n<!-- moved -->\n" + WITH_ERROR.replace("      <destination>", "\t<destination>"));
        assertEquals(before, fingerprint(0));
    }

    @Test
    void equalErrorsHaveTheirOwnFingerprints() throws IOException {
        String destination = "<destination>Server</destination>";
        shell.file("site.qos", WITH_ERROR.replace(destination, destination + destination));
        assertNotEquals(fingerprint(0), fingerprint(1));
    }

    @Test
    void anUnreadableFileIsANotification() throws IOException {
        shell.file("clean.qos", Texts.POLICY);
        JsonNode good = Sarif.run(sarif("clean.qos")).at("/invocations/0");
        assertTrue(good.get("executionSuccessful").asBoolean());
        assertEquals(0, good.get("toolExecutionNotifications").size());
        JsonNode bad = Sarif.run(sarif("absent.qos", "clean.qos")).at("/invocations/0");
        assertFalse(bad.get("executionSuccessful").asBoolean());
        JsonNode notification = bad.at("/toolExecutionNotifications/0");
        assertEquals(
                "absent.qos: no such file.", notification.at("/message/text").asText());
        assertEquals(
                "absent.qos",
                notification
                        .at("/locations/0/physicalLocation/artifactLocation/uri")
                        .asText());
    }

    @Test
    void aFixIsAChangeOfTheFile() throws IOException {
        shell.file("opensm.opts", "qos true\n");
        JsonNode fixes = Sarif.run(sarif("opensm.opts")).at("/results/0/fixes");
        assertEquals(1, fixes.size());
        JsonNode change = fixes.at("/0/artifactChanges/0");
        assertEquals("opensm.opts", change.at("/artifactLocation/uri").asText());
        assertEquals(
                "{\"deletedRegion\":{\"startLine\":1,\"startColumn\":5,\"endLine\":1,\"endColumn\":9},"
                        + "\"insertedContent\":{\"text\":\"TRUE\"}}",
                change.at("/replacements/0").toString());
    }

    @Test
    void withoutAFixThereIsNoList() throws IOException {
        shell.file("opensm.opts", "qos TRUE\nqos_max_vls 20\n");
        assertTrue(Sarif.run(sarif("opensm.opts")).at("/results/0/fixes").isMissingNode());
    }

    @Test
    void everyRuleSaysWhereItsPageIs() throws IOException {
        shell.file("broken.qos", "<qos-policy>\n<").file("opensm.opts", "qos true\n");
        for (JsonNode rule : Sarif.run(sarif("broken.qos", "opensm.opts")).at("/tool/driver/rules")) {
            URI page = URI.create(rule.get("helpUri").asText());
            assertTrue(Files.exists(Path.of("..").resolve(page.getSchemeSpecificPart())), page.toString());
            assertEquals(rule.get("id").asText().equals("boolean-not-true"), rule.has("help"));
        }
    }

    private String fingerprint(int place) throws IOException {
        JsonNode result = Sarif.run(sarif("site.qos")).get("results").get(place);
        return result.at("/partialFingerprints/qosFinding~1v1").asText();
    }

    private ObjectNode sarif(String... names) throws IOException {
        return Sarif.parse(shell.check("sarif", names).out());
    }
}

package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.cli.DesignCommandTest.INTENT;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;

/** The project that the command writes. */
class DesignedProjectTest extends CommandTest {

    @BeforeEach
    void aFabric() throws IOException {
        shell.file("net", Texts.FABRIC).file("intent.yaml", INTENT);
    }

    @Test
    void theProjectIsWrittenAndHasNoFinding() throws IOException {
        assertEquals(
                0,
                shell.qos("design", "intent.yaml", "--fabric", "net", "-o", "site")
                        .exitCode());

        assertEquals(0, shell.qos("check", "--fail-level", "info", "site").exitCode());
        assertEquals(0, shell.qos("test", "site").exitCode());
        String policy = Files.readString(directory.resolve("site/policy.qos"));
        // nothing precedes the declaration of XML
        assertTrue(
                policy.startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Written by qos design, "), policy);
        assertTrue(
                policy.contains("<!-- Asked for: 30 % guaranteed. VL1 has 192 of 640 units of weight in the"
                        + " low-priority table: 30.0 % of a link whose VLs all have packets"),
                policy);
        assertTrue(Files.exists(directory.resolve("site/generated/opensm.opts")));
    }

    @Test
    void ofNvidiasSubnetManagerTheProjectHasTheRateLimitsOfSls() throws IOException {
        shell.file("intent.yaml", INTENT.replace("    share: 30%\n", "    share: 30%\n    rate: 10\n"));

        assertEquals(
                0,
                shell.qos("design", "intent.yaml", "--fabric", "net", "--target", "mlnx-5", "-o", "site")
                        .exitCode());

        assertEquals(
                "BW_NAMES\nrate_10000 = 10000\n\nBW_RULES\ndefault = 1:rate_10000\n",
                Files.readString(directory.resolve("site/generated/enhanced_qos_policy.conf")));
        String options = Files.readString(directory.resolve("site/generated/opensm.opts"));
        assertTrue(options.contains("enhanced_qos_policy_file /etc/opensm/enhanced_qos_policy.conf"), options);
        assertEquals(0, shell.qos("check", "--fail-level", "info", "site").exitCode());
    }

    @Test
    void anEarlierProjectIsReplacedOnlyWithForce() throws IOException {
        shell.qos("design", "intent.yaml", "--fabric", "net", "-o", "site");
        shell.file("intent.yaml", INTENT.replace("30%", "40%"));

        Outcome refused = shell.qos("design", "intent.yaml", "--fabric", "net", "-o", "site");
        assertEquals(2, refused.exitCode());
        assertEquals(
                "qos: site/qos.yaml: exists already, and is not replaced; name another folder, or replace it with"
                        + " --force.\n",
                refused.err());
        assertTrue(Files.readString(directory.resolve("site/policy.qos")).contains("30 % guaranteed"));

        Outcome replaced = shell.qos("design", "intent.yaml", "--fabric", "net", "-o", "site", "--force");
        assertEquals(0, replaced.exitCode(), replaced.err());
        assertTrue(Files.readString(directory.resolve("site/policy.qos")).contains("40 % guaranteed"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"policy.qos", "partitions.conf", "qos.yaml", "fabric.json.gz", "generated"})
    void forceIsNoAdviceWhereItReplacesNothing(String name) throws IOException {
        shell.file("site/" + (name.equals("generated") ? "generated/own.conf" : name), "by hand");

        Outcome outcome = shell.qos("design", "intent.yaml", "--fabric", "net", "-o", "site");

        assertEquals(2, outcome.exitCode());
        assertEquals(
                "qos: site/" + name + ": exists already, and is not replaced; name another folder.\n", outcome.err());
    }

    @Test
    void ofAnEarlierDesignTheEditedFileIsNamed() throws IOException {
        shell.qos("design", "intent.yaml", "--fabric", "net", "-o", "site");
        shell.file("site/policy.qos", Files.readString(directory.resolve("site/policy.qos")) + "\n");

        Outcome outcome = shell.qos("design", "intent.yaml", "--fabric", "net", "-o", "site");

        assertEquals(
                "qos: site/policy.qos: exists already, and is not replaced; name another folder.\n", outcome.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"policy.qos", "partitions.conf", "qos.yaml", "site.qostest", "generated/opensm.opts"})
    void aFileThatWasWrittenOrEditedByHandIsNotReplaced(String name) throws IOException {
        String[] design = {"design", "intent.yaml", "--fabric", "net", "-o", "site", "--force"};
        assertEquals(0, shell.qos(design).exitCode());
        shell.file(
                "intent.yaml", INTENT.replace("30%", "40%").replace("mtu: 4096", "mtu: 4096, routing-engine: ftree"));
        Path edited = directory.resolve("site").resolve(name);
        String before = Files.readString(edited) + "\n";
        Files.writeString(edited, before);

        Outcome outcome = shell.qos(design);

        assertEquals(2, outcome.exitCode());
        assertEquals(
                "qos: site/" + name
                        + ": not written by this command, or edited since; nothing is written. Move it away, or name another"
                        + " folder.\n",
                outcome.err());
        assertEquals(before, Files.readString(edited));
    }

    /** A snapshot has no place for a mark. */
    @Test
    void aSnapshotIsReplacedWithTheDesignThatItBelongsTo() throws IOException {
        String[] design = {"design", "intent.yaml", "--fabric", "net", "-o", "site", "--force"};
        shell.qos(design);
        shell.file("net", Texts.FABRIC.replace("n1 HCA-1", "n3 HCA-1"));
        assertEquals(0, shell.qos(design).exitCode());

        Files.delete(directory.resolve("site/qos.yaml"));
        shell.file("net", Texts.FABRIC);
        Outcome outcome = shell.qos(design);

        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().startsWith("qos: site/fabric.json.gz: not written by this command"), outcome.err());
    }

    @Test
    void theMtuOfTheIntentIsThatOfTheProject() throws IOException {
        shell.file("subnet/net", Texts.FABRIC).file("subnet/opensm-lfts.dump", Texts.FORWARDING_TABLES);
        assertEquals(
                0,
                shell.qos("design", "intent.yaml", "--fabric", "subnet", "-o", "site")
                        .exitCode());

        Outcome path =
                shell.qos("path", "--policy", "site", "from", "n1 HCA-1/P1", "to", "n2 HCA-1/P1", "service", "tcp:987");

        assertTrue(path.out().contains("4096"), path.out() + path.err());
        assertFalse(path.out().contains("2048"), path.out() + path.err());
    }

    @ParameterizedTest
    @ValueSource(ints = {256, 512, 1024, 2048, 4096})
    void theWeightsAreJudgedByTheMtuOfTheProject(int mtu) throws IOException {
        shell.file(
                "intent.yaml",
                "site: {vls: 8, mtu: " + mtu + "}\nclasses:\n  - {name: A, share: 30%, traffic: [{qos-classes: 1}]}\n");

        Outcome outcome = shell.qos("design", "intent.yaml", "-o", "site");

        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(Files.readString(directory.resolve("site/qos.yaml")).contains("\nmtu: " + mtu + "\n"));
        assertEquals(0, shell.qos("check", "--fail-level", "info", "site").exitCode());
    }

    @Test
    void theBroadcastGroupHasTheLimitsOfTheDefaultClass() throws IOException {
        shell.file(
                "intent.yaml",
                """
                site: {vls: 8, mtu: 4096}
                classes:
                  - {name: DEFAULT, mtu: 1024, rate: 5}
                  - {name: A, share: 30%, traffic: [{qos-classes: 1}]}
                """);

        Outcome outcome = shell.qos("design", "intent.yaml", "-o", "site");

        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(Files.readString(directory.resolve("site/generated/partitions.conf"))
                .contains("Default=0x7fff, ipoib, sl=0, mtu=3, rate=5 :"));
    }

    @Test
    void theOptionFileHasTheRoutingEngineOfTheIntent() throws IOException {
        shell.file("intent.yaml", INTENT.replace("mtu: 4096", "mtu: 4096, routing-engine: ftree"));

        assertEquals(
                0,
                shell.qos("design", "intent.yaml", "--fabric", "net", "-o", "site")
                        .exitCode());

        String options = Files.readString(directory.resolve("site/generated/opensm.opts"));
        assertTrue(options.contains("# The routing engine that the project names.\nrouting_engine ftree\n"), options);
        // the tables of two classes, where a port has 1, 2, 4, 8 or 15 VLs
        assertTrue(options.contains("# VL0 to VL1 are used.\nmax_op_vls 2\n"), options);
        assertEquals(
                0,
                shell.qos("generate", "site", "--out", "site/generated", "--check")
                        .exitCode());
        assertEquals(0, shell.qos("check", "--fail-level", "info", "site").exitCode());
    }

    @Test
    void partitionsSayWhatLevelTheirRequestsGet() throws IOException {
        shell.qos("design", "intent.yaml", "--fabric", "net", "-o", "site");

        String partitions = Files.readString(directory.resolve("site/partitions.conf"));
        assertTrue(
                partitions.contains(
                        "# Requests of IPoIB, and others that belong to no class, get the default level.\n"),
                partitions);
    }

    /** Without a snapshot of its own the project would take one that lies in its folder. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "opensm.conf",
                "opensm.opts",
                "policy.opensm.opts",
                "fabric.ibnetdiscover",
                "fabric.json.gz",
                "known-findings.json",
                "qos-policy.conf",
                "generated/other.conf"
            })
    void filesThatWouldCountForTheProjectAreNotLeftInItsFolder(String name) throws IOException {
        String[] design = {"design", "intent.yaml", "-o", "site", "--force"};
        shell.file("intent.yaml", INTENT.replace("n2", "0x1"));
        assertEquals(0, shell.qos(design).exitCode());
        assertEquals(0, shell.qos(design).exitCode());
        shell.file("site/" + name, "");

        Outcome outcome = shell.qos(design);

        assertEquals(2, outcome.exitCode());
        assertEquals(
                "qos: site/" + name
                        + ": would count for the new project, which is checked without it; nothing is written. Remove it.\n",
                outcome.err());
    }

    @Test
    void aSnapshotThatTheProjectFileNamesCountsMoreThanOneInTheFolder() throws IOException {
        shell.file("fabric.ibnetdiscover", Texts.FABRIC);

        Outcome outcome = shell.qos("design", "intent.yaml", "--fabric", "fabric.ibnetdiscover", "-o", ".");

        assertEquals(0, outcome.exitCode(), outcome.err());
    }

    /** The class with small packets comes after a high-priority class: with packets of one size it would get 25 % or more. */
    @Test
    void auditAndPathNameTheSharesOfAClassWithAnMtu() throws IOException {
        shell.file(
                "intent.yaml",
                """
                site: {vls: 4, mtu: 2048}
                classes:
                  - name: Jobs
                    ahead: 90%
                    traffic: [{qos-classes: 1}]
                  - name: Video
                    share: 10%
                    mtu: 512
                    traffic: [{services: 0x10}]
                """);
        shell.file("subnet/net", Texts.FABRIC).file("subnet/lfts", Texts.FORWARDING_TABLES);
        JsonNode video = json("design", "intent.yaml", "--fabric", "net", "-o", "site")
                .path("classes")
                .path(2);

        JsonNode links = json("audit", "--policy", "site/policy.qos", "--fabric", "subnet")
                .path("links");
        JsonNode path = json(
                "path", "--policy", "site/policy.qos", "--fabric", "subnet", "from", "2", "to", "3", "service", "0x10");

        double part = video.path("part").asDouble();
        assertTrue(part >= 0.1 && part < 0.25, video.toString());
        assertEquals(2, links.size());
        for (JsonNode link : links) {
            JsonNode share = link.path("shares").path(2);
            assertEquals("Video", share.path("levels").path(0).asText());
            assertEquals(part, share.path("guaranteed").asDouble(), 1e-9);
            assertEquals(video.path("worst").asDouble(), share.path("worst").asDouble(), 1e-9);
        }
        path.path("hops").forEach(hop -> assertEquals(part, hop.path("share").asDouble(), 1e-9));
        assertEquals(2, path.path("hops").size());
    }

    private JsonNode json(String command, String... words) throws IOException {
        String[] all = Stream.concat(Stream.of(command, "--format", "json"), Stream.of(words))
                .toArray(String[]::new);
        return new ObjectMapper().readTree(shell.qos(all).out());
    }
}

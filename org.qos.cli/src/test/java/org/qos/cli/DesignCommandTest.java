package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

class DesignCommandTest extends CommandTest {

    private static final String INTENT =
            """
            site: {vls: 4, mtu: 4096}
            groups:
              Servers: n2
            classes:
              - name: Storage
                share: 30%
                traffic:
                  - services: lustre
                  - services: tcp
                    groups: Servers
            """;

    private static final String SHADOWED =
            """
              - name: Late
                traffic:
                  - services: lustre
            """;

    @BeforeEach
    void aFabric() throws IOException {
        shell.file("net", Texts.FABRIC).file("intent.yaml", INTENT);
    }

    @Test
    void theClassesAndTheirSharesArePrinted() {
        Outcome outcome = shell.qos("design", "intent.yaml", "--fabric", "net");

        assertEquals(
                """
                class    asked for          SL  VL  gets of a full link  worst case
                DEFAULT  what others leave  0   0   70.0 %               63.7 %
                Storage  30 % guaranteed    1   1   30.0 %               23.2 %

                2 ports of switches: 4 data VLs, tables of 8 and 8 entries, MTU 4096
                2 ports of channel adapters: 4 data VLs, tables of 8 and 8 entries, MTU 4096
                high-priority table: 0:0, limit 0
                low-priority table:  0:128,0:128,1:192,0:192
                """,
                outcome.out());
        assertEquals(0, outcome.exitCode());
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

    /** The class with small packets is behind one that is ahead: with packets of one size it would get 25 % or more. */
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

    @Test
    void trafficThatNoRequestIsLeftForIsAnErrorOfTheIntent() throws IOException {
        shell.file("intent.yaml", INTENT + SHADOWED);

        Outcome outcome = shell.qos("design", "intent.yaml", "--fabric", "net", "--format", "json");

        assertEquals(1, outcome.exitCode());
        assertEquals("", outcome.out());
        assertEquals(
                """
                intent.yaml:13:9: error: all requests that fit this entry belong to 'Storage' by line 8; put 'Late' before, or\
                 narrow the entry there
                qos: intent.yaml: has errors; nothing was designed.
                """,
                outcome.err());
    }

    @Test
    void wishesThatContradictEachOtherAreNamedWithTheNearestPlan() throws IOException {
        shell.file(
                "intent.yaml",
                INTENT
                        + """
              - name: Jobs
                share: 80%
                traffic:
                  - qos-classes: 1
            """);

        Outcome outcome = shell.qos("design", "intent.yaml", "--fabric", "net", "-o", "site");

        assertEquals(1, outcome.exitCode());
        assertEquals(
                """
                intent.yaml:6:12: error: 'Storage' gets 30 % of a link: contradicts line 12
                intent.yaml:12:12: error: 'Jobs' gets 80 % of a link: contradicts line 6
                qos: intent.yaml: together they are 110 %, and the default class and all others have to get at least a\
                 packet. Without any one of these wishes the intent has a plan. Nothing is written.
                """,
                outcome.err());
        assertTrue(outcome.out().startsWith("The nearest plan:"), outcome.out());
        assertFalse(Files.exists(directory.resolve("site")));
    }

    @Test
    void eachOfSeveralReasonsHasALine() throws IOException {
        shell.file(
                "intent.yaml",
                INTENT
                        + """
              - name: Jobs
                share: 80%
                traffic:
                  - qos-classes: 1
              - name: Messages
                ahead: 40%
                traffic:
                  - qos-classes: 2
            """);

        Outcome outcome = shell.qos("design", "intent.yaml", "--fabric", "net");

        assertTrue(
                outcome.err()
                        .endsWith(
                                """
                intent.yaml: line 16: after each burst of the high-priority table, at least 4096 bytes long, the low-priority\
                 table sends one packet, so that a class ahead gets 50.0 % of a link or more; raise 'ahead' or ask for a share\
                 as far as the other wishes leave room, or leave the wish out.
                intent.yaml: lines 6 and 12: together they are 110 %, and the default class and all others have to get at\
                 least a packet.
                qos: intent.yaml: no plan keeps all wishes. The intent has a plan without 'ahead' of 'Messages' and the 30 %\
                 of 'Storage'. Nothing is written.
                """),
                outcome.err());
    }

    @Test
    void errorsOfTheIntentHaveTheirPlace() throws IOException {
        shell.file("intent.yaml", INTENT.replace("n2", "n3").replace("share", "shares"));

        Outcome outcome = shell.qos("design", "intent.yaml", "--fabric", "net");

        assertEquals(1, outcome.exitCode());
        assertEquals(
                """
                intent.yaml:3:12: error: the fabric has no channel adapter 'n3'; it has 'n1 HCA-1', 'n2 HCA-1' and others
                intent.yaml:6:5: error: unknown key 'shares'; did you mean 'share'?
                qos: intent.yaml: has errors; nothing was designed.
                """,
                outcome.err());
    }

    @Test
    void vlsAndMtuAreNotGuessed() throws IOException {
        shell.file("intent.yaml", INTENT.replace(", mtu: 4096", ""));

        Outcome outcome = shell.qos("design", "intent.yaml", "--fabric", "net");

        assertEquals(1, outcome.exitCode());
        assertTrue(outcome.err().contains("the VLs or the MTU of the links are not known"), outcome.err());
    }

    @Test
    void aFolderWithoutANameIsNotTheCurrentOne() {
        Outcome outcome = shell.qos("design", "intent.yaml", "--fabric", "net", "--out", "");

        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().startsWith("qos: '' is not a value of '--out'; expected DIR.\n"), outcome.err());
        assertFalse(Files.exists(directory.resolve("policy.qos")));
    }

    @Test
    void errorsComeInTheOrderOfTheirLines() throws IOException {
        shell.file(
                "intent.yaml",
                """
                site: {vls: 3, mtu: 4096}
                groups:
                  Nobody: [absent*]
                classes:
                  - name: Jobs
                """);

        Outcome outcome = shell.qos("design", "intent.yaml", "--fabric", "net");

        assertEquals(
                """
                intent.yaml:1:13: error: ports have 1, 2, 4, 8 or 15 data VLs, not 3
                intent.yaml:3:11: error: the fabric has no channel adapter 'absent*'; it has 'n1 HCA-1', 'n2 HCA-1' and others
                intent.yaml:5:11: error: a class needs 'traffic', which says which requests it has
                qos: intent.yaml: has errors; nothing was designed.
                """,
                outcome.err());
    }

    @Test
    void jsonHasTheTables() throws IOException {
        JsonNode plan = new ObjectMapper()
                .readTree(shell.qos("design", "intent.yaml", "--fabric", "net", "--format", "json")
                        .out());

        assertEquals(0.3, plan.at("/classes/1/part").asDouble(), 1e-9);
        assertEquals(1, plan.at("/tables/sl2vl/1").asInt());
    }

    @Test
    void jsonOfARefusalHasTheReasonThePlacesAndWhatIsGivenUp() throws IOException {
        shell.file("intent.yaml", INTENT.replace("mtu: 4096", "mtu: 4096, reserved-sls: [2], routing-engine: dfsssp"));

        Outcome outcome = shell.qos("design", "intent.yaml", "--fabric", "net", "--format", "json");

        JsonNode refusal = new ObjectMapper().readTree(outcome.out());
        assertEquals(1, outcome.exitCode());
        assertTrue(
                refusal.at("/conflicts/0/reason").asText().startsWith("OpenSM answers PathRecord queries"),
                outcome.out());
        assertEquals("routing-engine", refusal.at("/conflicts/0/wishes/0/wish").asText());
        assertEquals(1, refusal.at("/conflicts/0/wishes/0/line").asInt());
        assertEquals("routing-engine", refusal.at("/nearest/givenUp/0/wish").asText());
        assertEquals(1, refusal.at("/nearest/givenUp").size());
    }
}

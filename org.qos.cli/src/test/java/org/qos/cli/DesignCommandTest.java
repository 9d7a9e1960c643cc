package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;

/** What the command prints. */
class DesignCommandTest extends CommandTest {

    static final String INTENT =
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

    /** The rules would report a limit of 0. */
    @Test
    void aProjectWithBurstsOfSinglePacketsIsWritten() throws IOException {
        shell.file(
                "intent.yaml",
                """
                site: {vls: 8, mtu: 2048}
                classes:
                  - {name: MPI, ahead: 55%, share: 40%, traffic: [{qos-classes: 1}]}
                  - {name: Storage, share: 30%, traffic: [{qos-classes: 2}]}
                """);

        Outcome outcome = shell.qos("design", "intent.yaml", "-o", "site");

        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().contains("50.0 %"), outcome.out());
        assertEquals(0, shell.qos("check", "site").exitCode());
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
    void requirementsThatContradictEachOtherAreNamedWithTheNearestPlan() throws IOException {
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
                 packet. Without any one of these requirements the intent has a plan. Nothing is written.
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
                intent.yaml: line 16: even with the lowest limit the low-priority table sends one packet after\
                 each one of the high-priority table, so that a high-priority class gets 50.0 % of a link or more; raise 'ahead',\
                 replace it by a 'share' for which the other requirements leave room, or remove it.
                intent.yaml: lines 6 and 12: together they are 110 %, and the default class and all others have to get at\
                 least a packet.
                qos: intent.yaml: no plan meets all requirements. The intent has a plan without 'ahead' of 'Messages' and the 30 %\
                 of 'Storage'. Nothing is written.
                """),
                outcome.err());
    }

    /** OpenSM answers with SLs that the tables of the default class alone would drop. */
    @ParameterizedTest
    @ValueSource(strings = {"lash", "dfsssp", "torus-2QoS"})
    void forARoutingEngineThatChoosesSlsNothingIsDesigned(String engine) throws IOException {
        shell.file(
                "intent.yaml",
                "site: {vls: 8, mtu: 2048, routing-engine: " + engine + "}\nclasses: [{name: DEFAULT}]\n");

        Outcome printed = shell.qos("design", "intent.yaml");
        Outcome written = shell.qos("design", "intent.yaml", "--out", "site");

        assertEquals(1, printed.exitCode());
        assertEquals(
                "intent.yaml:1:43: error: the routing engine " + engine
                        + " chooses the SLs of paths itself: cannot be met\n"
                        + "qos: intent.yaml: OpenSM answers PathRecord queries with the SLs of this routing engine, not with"
                        + " those of the policy; use an engine that leaves them to the policy, such as minhop, updn or"
                        + " ftree. Nothing is written.\n",
                printed.err());
        assertEquals(printed, written);
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
        assertTrue(outcome.err().contains("error: the MTU of the links is not known"), outcome.err());
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
        assertEquals(
                "routing-engine",
                refusal.at("/conflicts/0/requirements/0/requirement").asText());
        assertEquals(1, refusal.at("/conflicts/0/requirements/0/line").asInt());
        assertEquals(
                "routing-engine", refusal.at("/nearest/givenUp/0/requirement").asText());
        assertEquals(1, refusal.at("/nearest/givenUp").size());
    }
}

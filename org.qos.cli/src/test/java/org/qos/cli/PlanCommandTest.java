package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;

class PlanCommandTest extends CommandTest {

    private static final String POLICY = Texts.POLICY.replace(
            "  <qos-levels>",
            """
              <qos-setup>
                <sl2vl-tables>
                  <sl2vl-scope><across>Servers</across><from>1-2</from>
                    <sl2vl-table>0,1,2,3,0,0,0,0,0,0,0,0,0,0,0,15</sl2vl-table></sl2vl-scope>
                </sl2vl-tables>
                <vlarb-tables>
                  <vlarb-scope><group>Servers</group><vlarb-low>0:30,3:10</vlarb-low><vl-high-limit>4</vl-high-limit></vlarb-scope>
                </vlarb-tables>
              </qos-setup>
              <qos-levels>""");

    @BeforeEach
    void aPolicyAndItsSubnet() throws IOException {
        shell.file("site.qos", POLICY).file("fabric.txt", Texts.FABRIC);
    }

    @Test
    void eachChangeIsPrintedWithItsPorts() {
        Outcome outcome = plan();
        assertEquals(
                """
                1 port of 1 node: sw1/P2
                  SL2VL from in-port 1-2: 0,1,2,3,0,0,0,0,0,0,0,0,0,0,0,15 (now not known)

                1 port of 1 node: n2 HCA-1/P1
                  low-priority table: 0:30,3:10 (now not known)
                  VLHighLimit: 4 (now not known)

                4 MADs set the tables of 2 ports.
                The tables that the ports have now are not known: this is what the policy states, not what differs.
                """,
                outcome.out());
        assertEquals(0, outcome.exitCode());
    }

    @Test
    void whatDoesNotFitIsReported() {
        String err = plan().err();
        assertTrue(
                err.contains("warning: 2 nodes are in no port group: sw1, n1 HCA-1; no rule and no scope names them;"),
                err);
        assertTrue(
                err.contains("info: tables are not checked against all limits of 2 ports: the snapshot does not have"
                        + " VLArbitrationLowCap, VLCap of sw1/P2, n2 HCA-1/P1;"),
                err);
        assertEquals("", plan("--quiet").err());
    }

    @Test
    void changesFailOnDemand() {
        assertEquals(1, plan("--detailed-exitcode").exitCode());
    }

    @Test
    void tablesThatPortsHaveAreNotPlannedAgain() throws IOException {
        String rows =
                """
                Switch 0x0000000000000100, base LID 1, "sw1"
                # In Out : 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
                  1   2  : 0 1 2 3 0 0 0 0 0 0 0 0 0 0 0 15
                  2   2  : 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
                """;
        shell.file("subnet/fabric.txt", Texts.FABRIC).file("subnet/opensm-sl2vl.dump", rows);
        Outcome outcome = shell.qos("plan", "--policy", "site.qos", "--fabric", "subnet");
        assertTrue(
                outcome.out()
                        .startsWith(
                                """
                                1 port of 1 node: sw1/P2
                                  SL2VL from in-port 2: 0,1,2,3,0,0,0,0,0,0,0,0,0,0,0,15 (now 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0)
                                """),
                outcome.out());
        assertTrue(
                outcome.out()
                        .endsWith(
                                """
                                3 MADs set the tables of 2 ports.
                                2 MADs are for tables that are not known; the ports may have them already.
                                """),
                outcome.out());
    }

    @Test
    void aPolicyWithoutQosSetupStatesNoTables() throws IOException {
        shell.file("site.qos", Texts.POLICY);
        assertEquals("The policy states no tables for ports of the fabric.\n", plan().out());
        assertEquals(0, plan("--detailed-exitcode").exitCode());
    }

    @Test
    void theAgeOfASnapshotThatHasItsTimeIsPrinted() throws IOException {
        LocalDateTime taken = LocalDateTime.now().minusDays(3).minusHours(1).truncatedTo(ChronoUnit.SECONDS);
        String time = DateTimeFormatter.ofPattern("EEE MMM d HH:mm:ss yyyy", Locale.ENGLISH)
                .format(taken);
        shell.file("fabric.txt", "# Topology file: generated on " + time + "\n" + Texts.FABRIC);
        String err = plan().err();
        assertTrue(err.contains("note: fabric.txt was taken 3 days ago, at " + taken.toLocalDate()), err);
        assertTrue(err.contains("'qos apply' does not use snapshots"), err);
        assertFalse(plan("--quiet").err().contains("taken"));
        JsonNode snapshot =
                new ObjectMapper().readTree(plan("--format", "json").out()).get("snapshot");
        assertEquals(
                taken.atZone(ZoneId.systemDefault()).toInstant().toString(),
                snapshot.get("taken").asText());
        assertTrue(snapshot.get("ageSeconds").asLong() >= Duration.ofDays(3).toSeconds());
    }

    @Test
    void ofASnapshotWithoutATimeNothingIsSaid() throws IOException {
        assertFalse(plan().err().contains("taken"));
        assertFalse(new ObjectMapper().readTree(plan("--format", "json").out()).has("snapshot"));
    }

    @Test
    void jsonHasEveryRowAndEveryPortOfAFinding() throws IOException {
        JsonNode root = new ObjectMapper().readTree(plan("--format", "json").out());
        assertEquals(4, root.get("mads").asInt());
        assertEquals(2, root.get("ports").asInt());
        JsonNode row = root.at("/changes/0/sl2vl/1");
        assertEquals("0x0000000000000100", root.at("/changes/0/node").asText());
        assertEquals(2, row.get("inPort").asInt());
        assertTrue(row.get("before").isNull(), row.toString());
        assertEquals("[0,1,2,3,0,0,0,0,0,0,0,0,0,0,0,15]", row.get("after").toString());
        assertEquals("[\"0:30\",\"3:10\"]", root.at("/changes/1/vlArb/0/after").toString());
        assertEquals(4, root.at("/changes/1/highLimit/after").asInt());
        assertEquals("node-in-no-group", root.at("/findings/0/code").asText());
        assertEquals(2, root.at("/findings/0/ports").size());
    }

    @Test
    void withoutASnapshotTheLiveFabricIsRead() {
        Outcome outcome = shell.qos("plan", "--policy", "site.qos", "--ca", "no such adapter");
        assertEquals(3, outcome.exitCode());
        assertTrue(outcome.err().startsWith("qos: "), outcome.err());
        assertEquals("", outcome.out());
    }

    private Outcome plan(String... options) {
        return shell.qos(
                Stream.concat(Stream.of("plan", "--policy", "site.qos", "--fabric", "fabric.txt"), Stream.of(options))
                        .toArray(String[]::new));
    }
}

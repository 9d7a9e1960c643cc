package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;

/** What {@code qos simulate} reports of traffic that it cannot simulate, or not as it is described. */
class SimulateErrorsTest extends SimulationTest {

    @Test
    void errorsOfTheFileAndNamesThatNothingHasAreReportedTogether() throws IOException {
        shell.file("traffic.yaml", "traffic:\n  - {pattern: incast, load: 0}\n  - {pattern: incast, to: nowhere}\n");

        String errors = simulate().err();

        assertTrue(errors.contains("traffic.yaml:2:29: error: expected max"), errors);
        assertTrue(errors.contains("traffic.yaml:3:27: error: unknown port group or port 'nowhere'"), errors);
    }

    @Test
    void aDurationOutsideItsRangeIsNamedWithIt() {
        assertTrue(simulateFor("99999999999").err().contains("--duration: expected 1 to 1000000, not 99999999999."));
    }

    @Test
    void aTimeInWhichNothingArrivesIsTooShort() throws IOException {
        shell.file("traffic.yaml", "traffic:\n  - {pattern: incast, from: n1 HCA-1/P1, to: Servers, load: 0.0001}\n");

        assertTrue(simulateFor("1")
                .out()
                .contains("No packet arrives while bytes are counted; '--duration' has to be longer."));
    }

    @Test
    void aBufferTakesAPacket() {
        Outcome outcome = simulate("--buffer", "1000");

        assertTrue(
                outcome.err().contains("--buffer: a packet of 2048 bytes does not fit into a buffer of 1000"),
                outcome.err());
        assertEquals(2, outcome.exitCode());
    }

    @Test
    void flowsWithoutPathAreFindings() throws IOException {
        shell.file("traffic.yaml", TRAFFIC.replace("service 0x10", "service 0x10 pkey 0x8123"));

        Outcome outcome = simulate();

        assertTrue(
                outcome.out().contains("No path for 1 flow of files, first from n1 HCA-1/P1 to n2 HCA-1/P1: "),
                outcome.out());
        assertEquals(1, outcome.exitCode());
    }

    @Test
    void errorsInTheTrafficHaveAPlace() throws IOException {
        shell.file("traffic.yaml", "traffic:\n  - pattern: incost\n    load: much\n");

        Outcome outcome = simulate();

        assertEquals(
                """
                traffic.yaml:2:14: error: unknown pattern 'incost'; did you mean 'incast'?
                traffic.yaml:3:11: error: expected max, a rate above 0 and below 1000000 Gb/s such as 12.5, or a part of the link up to 100% such as 10%, with up to 6 decimals, not 'much'
                qos: traffic.yaml: has errors; nothing was simulated.
                """,
                outcome.err());
        assertEquals(1, outcome.exitCode());
    }

    @Test
    void namesThatNeitherPolicyNorFabricHasHaveAPlaceAndASuggestion() throws IOException {
        shell.file(
                "traffic.yaml",
                """
                traffic:
                  - pattern: incast
                    from: [n1 HCA-1/P1, n3 HCA-1/P1, 99999]
                    to: servers
                  - pattern: ring
                    from: Storage
                """);

        Outcome outcome = simulate();

        assertEquals(
                """
                traffic.yaml:3:25: error: unknown port group or port 'n3 HCA-1/P1'; did you mean 'n1 HCA-1/P1'?
                traffic.yaml:3:38: error: unknown port group or port '99999'; expected one of Servers, any
                traffic.yaml:4:9: error: unknown port group or port 'servers'; did you mean 'Servers'?
                traffic.yaml:6:11: error: unknown port group or port 'Storage'; expected one of Servers, any
                qos: traffic.yaml: has errors; nothing was simulated.
                """,
                outcome.err());
        assertEquals(1, outcome.exitCode());
        assertEquals(outcome.err(), report().err());
    }

    @Test
    void aGroupThatTheOtherPolicyLacksIsAnErrorWithIt() throws IOException {
        shell.file("flat.qos", Texts.POLICY.replace("Servers", "Others"));

        Outcome outcome = simulate("--compare", "flat.qos");

        assertTrue(
                outcome.err()
                        .startsWith("traffic.yaml:5:9: error: unknown port group or port 'Servers'; expected one of"
                                + " Others, any (with flat.qos)\n"),
                outcome.err());
        assertEquals(1, outcome.exitCode());
    }

    @Test
    void aSwitchDoesNotSend() throws IOException {
        shell.file("traffic.yaml", "traffic: [{pattern: ring, from: sw1/P0}]\n");

        Outcome outcome = simulate();

        assertTrue(
                outcome.err().startsWith("traffic.yaml:1:33: error: no port that 'sw1/P0' names sends: "),
                outcome.err());
        assertEquals(1, outcome.exitCode());
    }

    @Test
    void aClassWithoutFlowsIsReported() throws IOException {
        shell.file("traffic.yaml", TRAFFIC + "  - name: alone\n    pattern: ring\n    from: n1 HCA-1/P1\n");

        Outcome outcome = simulate();

        assertTrue(
                outcome.out()
                        .contains("\nalone has no flow, because each of its senders is the only receiver; check 'from'"
                                + " and 'to'\n"),
                outcome.out());
        assertFalse(outcome.out().contains("files has no flow"));
        assertEquals(0, outcome.exitCode());
    }

    @Test
    void aLoadAboveTheLinkIsReported() throws IOException {
        shell.file("traffic.yaml", TRAFFIC + "    load: 250\n");

        Outcome outcome = simulate();

        assertTrue(
                outcome.out()
                        .contains("\nothers offers 250.00 Gb/s from n1 HCA-1/P1, whose link takes 100.00 Gb/s; write"
                                + " 'load: max' for as much as it takes\n"),
                outcome.out());
        shell.file("traffic.yaml", TRAFFIC + "    load: 100\n");
        assertFalse(simulate().out().contains("offers"));
    }

    @Test
    void aFieldThatTheClientDoesNotSendHasAPlace() throws IOException {
        shell.file("traffic.yaml", TRAFFIC.replace("service 0x10", "client ipoib service 0x10"));

        Outcome outcome = simulate();

        assertEquals(
                "traffic.yaml:6:14: error: the client ipoib does not let a request set the Service-ID; omit it, or omit"
                        + " the client\nqos: traffic.yaml: has errors; nothing was simulated.\n",
                outcome.err());
        assertEquals(1, outcome.exitCode());
    }
}

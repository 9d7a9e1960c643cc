package org.qos.conformity.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.conformity.program.QosProcess.Outcome;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.fabric.program.LiveSubnet;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.VlWeight;

/** Ports without a link: OpenSM sets none of their tables, and so do the commands, unless they are told to. */
@RequiresOpenSm
class UnlinkedPortsIT {

    private static final String OPTIONS = "qos TRUE\nqos_vlarb_high 5:50\n";

    /** Two switches of four ports, of which two have a link. */
    private static final String NET =
            """
            Switch 4 "leaf"
            [1] "n1"[1]
            [3] "core"[3]

            Switch 4 "core"
            [1] "n2"[1]
            [3] "leaf"[3]

            Hca 1 "n1"
            [1] "leaf"[1]

            Hca 1 "n2"
            [1] "core"[1]
            """;

    private static final int LINKED = 1;
    private static final int UNLINKED = 2;
    private static final String NOTE =
            "note: 4 ports without a link differ, too; OpenSM sets the tables when a link comes up; pass --unlinked to"
                    + " include them\n";

    private OpenSmOnIbsim subnet;
    private ProgrammedSubnet programmed;

    @BeforeEach
    void start() {
        subnet = OpenSmOnIbsim.startWithConsole(SubnetFiles.ofNet(NET).withOptions(OPTIONS), Duration.ofSeconds(60));
        programmed = new ProgrammedSubnet(subnet);
        SitePolicy.FIRST.writeTo(subnet);
    }

    @AfterEach
    void stop() {
        subnet.close();
    }

    @Test
    void openSmSetsTheTablesOfPortsWithALinkOnly() {
        VlWeight ofOptions = new VlWeight(5, 50);
        assertEquals(ofOptions, high(LINKED).get(0));
        assertNotEquals(ofOptions, high(UNLINKED).get(0));
        subnet.sweepWithOptions(OPTIONS.replace("5:50", "6:60"));
        assertEquals(new VlWeight(6, 60), high(LINKED).get(0));
        assertNotEquals(new VlWeight(6, 60), high(UNLINKED).get(0));
    }

    @Test
    void theCommandsLeaveThemOut() {
        List<VlWeight> before = high(UNLINKED);
        Outcome plan = qos("plan", "--detailed-exitcode", "--ports");
        assertEquals(1, plan.exitCode(), plan.err());
        assertTrue(plan.out().contains("leaf/P" + LINKED), plan.out());
        assertEquals(-1, plan.out().indexOf("leaf/P" + UNLINKED), plan.out());
        assertTrue(plan.err().contains(NOTE), plan.err());
        assertTrue(plan.out().endsWith(" MADs set the tables of 6 ports.\n"), plan.out());

        Outcome apply = qos("apply", "--yes", "--journal", "journal");
        assertEquals(0, apply.exitCode(), apply.err());

        assertEquals(0, qos("plan", "--detailed-exitcode").exitCode());
        assertEquals(0, qos("verify").exitCode());
        Outcome round = qos("watch", "--once", "--journal", "journal");
        assertEquals(new Outcome(0, "", ""), round);
        assertEquals(before, high(UNLINKED));
    }

    @ParameterizedTest
    @ValueSource(strings = {"apply", "watch"})
    void onRequestTheCommandsIncludeThem(String command) {
        qos("apply", "--yes", "--journal", "journal");
        assertEquals(1, qos("plan", "--detailed-exitcode", "--unlinked").exitCode());
        assertEquals(1, qos("verify", "--unlinked").exitCode());

        Outcome outcome =
                qos(command, command.equals("apply") ? "--yes" : "--once", "--unlinked", "--journal", "journal");
        assertEquals(0, outcome.exitCode(), outcome.err());

        assertEquals(0, qos("plan", "--detailed-exitcode", "--unlinked").exitCode());
        assertEquals(new Outcome(0, "", ""), qos("verify", "--unlinked"));
    }

    @Test
    void tablesThatWereSetBeforeDoNotStayWhenALinkComesUp() {
        subnet.sweepAfter("Unlink \"n2\"");
        qos("apply", "--yes", "--unlinked", "--journal", "journal");
        assertEquals(0, qos("verify", "--unlinked").exitCode());
        subnet.sweepAfter("Link \"n2\"[1] \"leaf\"[" + UNLINKED + "]");
        Outcome verify = qos("verify", "--ports");
        assertTrue(verify.out().contains("leaf/P" + UNLINKED), verify.out());
        qos("watch", "--once", "--journal", "journal");
        assertEquals(0, qos("verify").exitCode());
    }

    private List<VlWeight> high(int port) {
        LiveSubnet.Reading reading = programmed.read();
        return reading.state().vlArb(new PortId(leaf(reading), port)).high().orElseThrow();
    }

    private static long leaf(LiveSubnet.Reading reading) {
        return reading.state().fabric().nodesDescribed("leaf").get(0).guid();
    }

    private Outcome qos(String command, String... more) {
        return QosProcess.ofPolicy(subnet, command, more);
    }
}

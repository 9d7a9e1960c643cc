package org.qos.conformity.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.qos.conformity.program.QosProcess.Outcome;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.RequiresOpenSm;

/**
 * Nodes whose NodeDescription has characters that a terminal or a shell obeys, from the discovery to the path. The net file
 * of ibsim cannot have a quotation mark in a description; tests of the snapshots have.
 */
@RequiresOpenSm
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class HostileDescriptionsIT {

    /** Changes the title of the window, clears the screen, and reverses the direction of the text. */
    private static final String NET =
            """
            Switch 4 "leaf" # "le\\af'$(id);%s%n"
            [1] "n1"[1]
            [2] "n2"[1]

            Hca 1 "n1" # "n1\033]0;x\007\033[2J\u202eA"
            [1] "leaf"[1]

            Hca 1 "n2" # "a,b\177\001x"
            [1] "leaf"[2]
            """;

    /** Discovery replaces control characters by spaces, as ibnetdiscover does; the rest is escaped for printing. */
    private static final String ADAPTER = "n1 ]0;x  [2J\\u202eA";

    private static final String SNAPSHOT = "fabric.json";

    private static OpenSmOnIbsim subnet;

    @BeforeAll
    static void start() {
        subnet = OpenSmOnIbsim.start(SubnetFiles.ofNet(NET), Duration.ofSeconds(60));
        subnet.sweepAgain();
        SitePolicy.FIRST.writeTo(subnet);
    }

    @AfterAll
    static void stop() {
        subnet.close();
    }

    @Test
    @Order(1)
    void discover() {
        assertEquals(0, qos("discover").exitCode());
        assertEquals(0, qos("discover", "-o", SNAPSHOT).exitCode());
    }

    @Test
    @Order(2)
    void planOfTheLiveFabricAndOfItsSnapshotAreTheSame() {
        Outcome live = qos("plan", "--policy", SitePolicy.FILE, "--detailed-exitcode");
        assertEquals(1, live.exitCode(), live.err());
        assertTrue(live.out().contains(ADAPTER), live.out());
        assertTrue(live.out().contains(" MADs set the tables of "), live.out());
        Outcome stored = qos("plan", "--policy", SitePolicy.FILE, "--fabric", SNAPSHOT);
        assertEquals(live.out(), stored.out());
    }

    @Test
    @Order(3)
    void verifyBefore() {
        Outcome outcome = qos("verify", "--policy", SitePolicy.FILE);
        assertEquals(1, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().contains(ADAPTER + "/P1"), outcome.out());
    }

    @Test
    @Order(4)
    void apply() {
        Outcome outcome = qos("apply", "--yes", "--policy", SitePolicy.FILE, "--journal", "journal");
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().contains(ADAPTER), outcome.out());
        assertEquals(0, qos("verify", "--policy", SitePolicy.FILE).exitCode());
        Outcome nothing = qos("plan", "--policy", SitePolicy.FILE, "--detailed-exitcode");
        assertEquals(0, nothing.exitCode(), nothing.out());
    }

    @Test
    @Order(5)
    void path() {
        List<String> lids = subnet.ports().ports().stream()
                .filter(port -> !port.isOfSwitch())
                .map(port -> String.valueOf(port.lid()))
                .toList();
        Outcome outcome =
                qos("path", "--policy", SitePolicy.FILE, "--fabric", SNAPSHOT, "from", lids.get(0), "to", lids.get(1));
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().contains(ADAPTER), outcome.out());
    }

    private static Outcome qos(String... words) {
        Outcome outcome = QosProcess.run(subnet, words);
        String printed = outcome.out() + outcome.err();
        List<String> obeyed = printed.codePoints()
                .filter(c -> c != '\n' && (Character.isISOControl(c) || Character.getType(c) == Character.FORMAT))
                .mapToObj(Integer::toHexString)
                .toList();
        assertEquals(List.of(), obeyed, printed);
        return outcome;
    }
}

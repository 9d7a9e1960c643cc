package org.qos.conformity.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.setup.PortTitles;
import org.qos.conformity.program.QosProcess.Outcome;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SecondManager;
import org.qos.conformity.sim.SubnetException;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.subnet.SubnetPort;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;

/** Which programmed tables stay when another OpenSM becomes the master. */
@RequiresOpenSm
class HandoverIT {

    /** The standby queries the master every 0.5 s, and takes over after two queries without an answer. */
    private static final String OPTIONS = "qos TRUE\nsminfo_polling_timeout 500\npolling_retry_number 2\n";

    private static final String PRIORITY_4 = OPTIONS + "sm_priority 4\n";
    private static final String PRIORITY_8 = OPTIONS + "sm_priority 8\n";
    private static final String PRIORITY_12 = OPTIONS + "sm_priority 12\n";
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final int ATTEMPTS = 8;

    private OpenSmOnIbsim subnet;
    private ProgrammedSubnet programmed;
    private List<SubnetPort> ports;

    @Test
    void aStandbySetsNoTables() {
        withSecond(PRIORITY_4, second -> {
            second.awaitStandby();
            subnet.sweepAgain();
            assertEquals(Set.of(), lost());
            second.close();
            subnet.sweepAgain();
            assertEquals(Set.of(), lost());
        });
    }

    @Test
    void aStandbyThatTakesOverFromAMasterThatEndsSetsAllTables() {
        withSecond(PRIORITY_4, second -> {
            second.awaitStandby();
            subnet.stopManager();
            second.awaitMaster();
            assertEquals(allTables(), lost());
        });
    }

    @Test
    void aStandbyThatTakesOverFromAMasterThatWasKilledSetsAllTables() {
        withSecond(PRIORITY_4, second -> {
            second.awaitStandby();
            subnet.killManager();
            second.awaitMaster();
            assertEquals(allTables(), lost());
        });
    }

    @Test
    void anOpenSmOfHigherPriorityThatIsHandedTheSubnetSetsAllTables() {
        withSecond(PRIORITY_12, second -> {
            second.awaitMaster();
            assertEquals(allTables(), lost());
        });
    }

    @Test
    void aFormerMasterThatTakesOverAgainSetsAllTables() {
        withSecond(PRIORITY_4, second -> {
            second.awaitStandby();
            subnet.stopManager();
            second.awaitMaster();
            subnet.restartManagerWithOptions(PRIORITY_8);
            second.awaitStandby();
            programmed.apply(SitePolicy.FIRST);
            assertEquals(Set.of(), lost());
            subnet.stopManager();
            second.awaitMaster();
            assertEquals(allTables(), lost());
        });
    }

    @Test
    void verifyShowsWhatTheNewMasterHasSetAndWatchSetsTheTablesOfThePolicy() {
        withSecond(PRIORITY_4, second -> {
            SitePolicy.FIRST.writeTo(subnet);
            second.awaitStandby();
            subnet.stopManager();
            second.awaitMaster();
            Outcome afterHandover = qos("verify");
            assertEquals(1, afterHandover.exitCode(), afterHandover.err());
            assertTrue(afterHandover.out().contains("(now 0,1,2,3,4,5,6,7"), afterHandover.out());
            Outcome round = qos("watch", "--once", "--journal", "journal");
            assertEquals(0, round.exitCode(), round.err());
            assertEquals(Set.of(), lost());
        });
    }

    /** Programs a subnet whose OpenSM has priority 8, starts another OpenSM, and does something with the two. */
    private void withSecond(String options, Consumer<SecondManager> scenario) {
        for (int attempt = 1; ; attempt++) {
            SubnetFiles files = SubnetFiles.ofNet(Nets.pairOfSwitches(2)).withOptions(PRIORITY_8);
            try (OpenSmOnIbsim started = OpenSmOnIbsim.start(files, LIMIT)) {
                program(started);
                try (SecondManager second = subnet.startSecondManager("m1", options)) {
                    scenario.accept(second);
                }
                return;
            } catch (SubnetException lostBySimulator) {
                if (attempt == ATTEMPTS) {
                    throw lostBySimulator;
                }
                System.out.println("HandoverIT: no takeover in attempt " + attempt);
            }
        }
    }

    private void program(OpenSmOnIbsim started) {
        subnet = started;
        programmed = new ProgrammedSubnet(subnet);
        subnet.sweepAgain();
        ports = subnet.ports().ports();
        programmed.apply(SitePolicy.FIRST);
        assertEquals(Set.of(), lost());
    }

    private Outcome qos(String command, String... more) {
        return QosProcess.ofPolicy(subnet, command, more);
    }

    /** The tables that differ from the policy, by port. */
    private Set<String> lost() {
        PortTitles titles = new PortTitles(programmed.read().state().fabric());
        return programmed.drift(SitePolicy.FIRST).stream()
                .map(drift -> titles.port(drift.id().port()) + " " + drift.id().table())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The tables of all ports that have a cable. */
    private Set<String> allTables() {
        return ports.stream()
                .flatMap(port -> Stream.of(port + " SL2VL", port + " VLARB"))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}

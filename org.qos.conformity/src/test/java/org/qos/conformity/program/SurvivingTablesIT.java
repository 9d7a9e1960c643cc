package org.qos.conformity.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.analysis.setup.PortTitles;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.fabric.program.BlockId;
import org.qos.fabric.program.Drift;

/** After which events OpenSM sets its own tables again where others were programmed. */
@RequiresOpenSm
class SurvivingTablesIT {

    private static final String OPTIONS = "qos TRUE\n";

    private OpenSmOnIbsim subnet;
    private ProgrammedSubnet programmed;

    @BeforeEach
    void program() {
        SubnetFiles files = SubnetFiles.ofNet(Nets.pairOfSwitches(3)).withOptions(OPTIONS);
        subnet = OpenSmOnIbsim.startWithConsole(files, Duration.ofSeconds(60));
        programmed = new ProgrammedSubnet(subnet);
        subnet.sweepAgain();
        programmed.apply(SitePolicy.FIRST);
    }

    @AfterEach
    void stop() {
        subnet.close();
    }

    @Test
    void heavySweepsLeaveAllTables() {
        subnet.sweepAgain();
        subnet.sweepAgain();
        assertEquals(Set.of(), lost());
    }

    @Test
    void aChangedOptionSetsThatTableOfAllPorts() {
        subnet.sweepWithOptions(OPTIONS + "qos_vlarb_high 5:50\n");
        assertEquals(Set.of("VLARB 3"), tables(programmed.drift(SitePolicy.FIRST)));
    }

    @Test
    void aRestartSetsAllTables() {
        subnet.restartManagerWithOptions(OPTIONS);
        assertEquals(Set.of("SL2VL", "VLARB 1", "VLARB 3"), tables(programmed.drift(SitePolicy.FIRST)));
    }

    @Test
    void aLinkThatGoesDownSetsAllTablesOfTheOtherHostsOfItsSwitch() {
        subnet.sweepAfter("Unlink \"n2\"");
        assertEquals(Set.of("n3/P1"), lostByOthers());
    }

    @Test
    void aLinkThatComesUpSetsAllTablesOfItsTwoPortsAndOfTheHostsOfItsSwitch() {
        subnet.sweepAfter("Unlink \"n2\"");
        programmed.apply(SitePolicy.FIRST);
        subnet.sweepAfter("Link \"n2\"[1] \"leaf\"[2]");
        assertEquals(Set.of("leaf/P2", "n2/P1", "n3/P1"), lostByOthers());
    }

    @Test
    void aCableBetweenSwitchesDoesSoForTheHostsOfBoth() {
        Set<String> hosts = Set.of("m1/P1", "m2/P1", "m3/P1", "n2/P1", "n3/P1");
        subnet.sweepAfter("Unlink \"leaf\"[4]");
        assertEquals(hosts, lostByOthers());
        programmed.apply(SitePolicy.FIRST);
        subnet.sweepAfter("Link \"leaf\"[4] \"core\"[4]");
        Set<String> withCable = new TreeSet<>(hosts);
        withCable.addAll(Set.of("core/P4", "leaf/P4"));
        assertEquals(withCable, lostByOthers());
    }

    /** The same without the port of OpenSM, whose tables it sometimes leaves. */
    private Set<String> lostByOthers() {
        Set<String> lost = lost();
        lost.remove("n1/P1");
        return lost;
    }

    /** The ports that do not have their tables any more. */
    private Set<String> lost() {
        PortTitles titles = new PortTitles(programmed.read().state().fabric());
        return programmed.drift(SitePolicy.FIRST).stream()
                .map(drift -> titles.port(drift.id().port()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> tables(List<Drift> differences) {
        return differences.stream()
                .map(drift -> drift.id().table()
                        + (drift.id().table() == BlockId.Table.VLARB
                                ? " " + drift.id().number()
                                : ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}

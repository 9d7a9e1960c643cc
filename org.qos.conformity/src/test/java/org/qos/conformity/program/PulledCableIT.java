package org.qos.conformity.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.analysis.setup.PortTitles;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.sim.Waiting;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadAddress;
import org.qos.fabric.mad.MadPort;
import org.qos.fabric.program.Drift;
import org.qos.fabric.program.ProgramResult;
import org.qos.runtime.fabric.Fabric;

/** A cable that is pulled while tables are being set. */
@RequiresOpenSm
class PulledCableIT {

    private static final Duration LIMIT = Duration.ofSeconds(60);

    private OpenSmOnIbsim subnet;
    private ProgrammedSubnet programmed;
    private Fabric fabric;
    private Set<String> before;

    @BeforeEach
    void start() {
        SubnetFiles files = SubnetFiles.ofNet(Nets.pairOfSwitches(2)).withOptions("qos TRUE\n");
        subnet = OpenSmOnIbsim.startWithConsole(files, LIMIT);
        programmed = new ProgrammedSubnet(subnet);
        subnet.sweepAgain();
        fabric = programmed.read().state().fabric();
        before = tables();
    }

    @AfterEach
    void stop() {
        subnet.close();
    }

    @Test
    void theOtherPortsAreSetAndASecondRunSetsTheRest() {
        ProgramResult cut = programmed.apply(SitePolicy.FIRST, new PullingPort(subnet.port()));
        assertEquals(Set.of("n2/P1"), ports(cut));
        assertEquals(Set.of(), drifting());
        connect();
        assertTrue(drifting().contains("n2/P1"));
        assertEquals(List.of(), programmed.apply(SitePolicy.FIRST).failures());
        assertEquals(Set.of(), drifting());
    }

    @Test
    void aRollbackRestoresWhatCanBeReachedAndAnotherOneTheRest() {
        programmed.apply(SitePolicy.FIRST, new PullingPort(subnet.port()));
        ProgramResult rest = programmed.rollback();
        assertEquals(Set.of("n2/P1"), ports(rest));
        connect();
        assertEquals(List.of(), programmed.rollback().failures());
        assertEquals(before, tables());
    }

    private void connect() {
        subnet.sweepAfter("Link \"n2\"[1] \"leaf\"[2]");
        Waiting.until(() -> tables().size() == before.size(), LIMIT, () -> "n2 is not discovered again");
    }

    private Set<String> ports(ProgramResult result) {
        assertFalse(result.failures().isEmpty());
        PortTitles titles = new PortTitles(fabric);
        return result.failures().stream()
                .map(failure -> titles.port(failure.id().port()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Set<String> tables() {
        return programmed.tables().stream()
                .map(port -> port.port() + " " + port.sl2Vl() + " " + port.high() + " " + port.low())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Set<String> drifting() {
        PortTitles titles = new PortTitles(fabric);
        return programmed.drift(SitePolicy.FIRST).stream()
                .map(Drift::id)
                .map(id -> titles.port(id.port()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Pulls the cable of n2 before the first Set leaves. */
    private final class PullingPort implements MadPort {

        private final MadPort port;
        private boolean isPulled;

        PullingPort(MadPort port) {
            this.port = port;
        }

        @Override
        public void send(Mad mad, MadAddress to) {
            if (mad.method() == Mad.METHOD_SET && !isPulled) {
                isPulled = true;
                subnet.simulate("Unlink \"n2\"");
                awaitSilence();
            }
            port.send(mad, to);
        }

        /** ibsim reads its console between two MADs. */
        private void awaitSilence() {
            try {
                Thread.sleep(200);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public Optional<Mad> receive(Duration timeout) {
            return port.receive(timeout);
        }

        @Override
        public void close() {
            port.close();
        }
    }
}

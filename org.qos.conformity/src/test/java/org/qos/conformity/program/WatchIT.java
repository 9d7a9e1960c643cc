package org.qos.conformity.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.conformity.program.QosProcess.Outcome;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.fabric.program.Drift;

/** {@code qos watch} on a fabric whose OpenSM, cables and policy change. */
@RequiresOpenSm
class WatchIT {

    private static final String OPTIONS = "qos TRUE\n";
    private static final long LIMIT_NANOS = Duration.ofSeconds(60).toNanos();
    private static final int SIGINT = 130;
    private static final int SIGTERM = 143;

    private OpenSmOnIbsim subnet;
    private ProgrammedSubnet programmed;

    @BeforeEach
    void start() {
        SubnetFiles files = SubnetFiles.ofNet(Nets.pairOfSwitches(2)).withOptions(OPTIONS);
        subnet = OpenSmOnIbsim.startWithConsole(files, Duration.ofSeconds(60));
        programmed = new ProgrammedSubnet(subnet);
        SitePolicy.FIRST.writeTo(subnet);
    }

    @AfterEach
    void stop() {
        subnet.close();
    }

    @Test
    void afterEveryEventTheTablesAreAsThePolicySays() {
        String[] words = {"watch", "--policy", SitePolicy.FILE, "--journal", "journal", "--interval", "1"};
        try (QosProcess watch = QosProcess.start(subnet, words)) {
            await(watch, () -> programmed.drift(SitePolicy.FIRST).isEmpty());

            SitePolicy.SECOND.writeTo(subnet);
            await(watch, () -> programmed.drift(SitePolicy.SECOND).isEmpty());

            SitePolicy.write(subnet, SitePolicy.FIRST.text().replace("</qos-policy>", ""));
            await(watch, () -> watch.messages().contains("the last policy without errors stays in force"));
            assertEquals(List.<Drift>of(), programmed.drift(SitePolicy.SECOND));
            SitePolicy.FIRST.writeTo(subnet);
            await(watch, () -> programmed.drift(SitePolicy.FIRST).isEmpty());

            subnet.restartManagerWithOptions(OPTIONS + "qos_vlarb_high 5:50\n");
            await(watch, () -> programmed.drift(SitePolicy.FIRST).isEmpty());

            subnet.sweepAfter("Unlink \"n2\"");
            subnet.sweepAfter("Link \"n2\"[1] \"leaf\"[2]");
            await(watch, () -> programmed.drift(SitePolicy.FIRST).isEmpty());

            watch.terminate();
            Outcome ended = watch.await();
            assertEquals(SIGTERM, ended.exitCode(), ended.err());
        }
    }

    @Test
    void anInterruptedWatchEndsWithWholeTables() {
        try (QosProcess watch = QosProcess.start(
                subnet, "watch", "--policy", SitePolicy.FILE, "--journal", "journal", "--interval", "1")) {
            await(watch, () -> watch.messages().contains("differ from the policy"));
            watch.interrupt();
            Outcome ended = watch.await();
            assertEquals(SIGINT, ended.exitCode(), ended.err());
            assertEquals(List.of(), programmed.drift(SitePolicy.FIRST));
            assertTrue(ended.err().endsWith("ended; no run is unfinished\n"), ended.err());
        }
    }

    @Test
    void oneRoundSetsWhatDiffersAndVerifyAgrees() {
        Outcome before = qos("verify");
        assertEquals(1, before.exitCode(), before.err());
        assertTrue(before.out().contains("(now 0,1,2,3,4,5,6,7"), before.out());
        Outcome round = qos("watch", "--once", "--journal", "journal");
        assertEquals(0, round.exitCode(), round.err());
        Outcome after = qos("verify");
        assertEquals(0, after.exitCode(), after.err());
        assertEquals("", after.out());
    }

    private Outcome qos(String command, String... more) {
        return QosProcess.ofPolicy(subnet, command, more);
    }

    private static void await(QosProcess watch, BooleanSupplier condition) {
        long deadline = System.nanoTime() + LIMIT_NANOS;
        while (!condition.getAsBoolean()) {
            assertTrue(watch.isRunning() && System.nanoTime() < deadline, watch.messages());
            Thread.onSpinWait();
        }
    }
}

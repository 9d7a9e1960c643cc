package org.qos.conformity.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.conformity.program.QosProcess.Outcome;
import org.qos.conformity.testing.RequiresOpenSm;

/** {@code qos deploy} that ends while OpenSM has not read the new policy: OpenSM is stopped meanwhile. */
@RequiresOpenSm
class DeployInterruptionIT {

    private static final Duration LIMIT = Duration.ofSeconds(60);

    private InstalledOpenSm openSm;

    @BeforeEach
    void start() throws IOException {
        openSm = InstalledOpenSm.start();
        openSm.signal("STOP");
    }

    @AfterEach
    void stop() {
        openSm.signal("CONT");
        openSm.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"INT", "TERM", "HUP"})
    void thePreviousPolicyIsPutBack(String signal) throws IOException {
        try (QosProcess deploy = deployUntilInstalled()) {
            deploy.signal(signal);
            Outcome outcome = deploy.await();
            assertTrue(
                    outcome.err().contains("interrupted: the previous files are in place again, and OpenSM was told"),
                    outcome.err());
        }
        assertEquals(InstalledOpenSm.FIRST, openSm.policy());
        assertFalse(Files.exists(openSm.file("qos-policy.conf.previous")));
        assertFalse(Files.exists(openSm.file("qos-policy.conf.restore")));
        assertFalse(Files.exists(openSm.file(".qos-deploy.lock")));
    }

    /** Whether OpenSM was signalled before the kill is a matter of chance. */
    @Test
    void afterSigkillTheNextRunEndsWithThePolicyInForce() throws IOException {
        try (QosProcess deploy = deployUntilInstalled()) {
            deploy.kill();
            deploy.await();
        }
        openSm.signal("CONT");
        Outcome next = openSm.deploy("new.qos-policy.conf");
        assertEquals(0, next.exitCode(), next.err());
        assertEquals(0, openSm.verify("new.qos-policy.conf").exitCode());
        assertEquals(InstalledOpenSm.FIRST, Files.readString(openSm.file("qos-policy.conf.previous")));
        assertFalse(Files.exists(openSm.file("qos-policy.conf.restore")));
    }

    @Test
    void oneDeploymentAtATimeInstallsFiles() throws IOException {
        try (QosProcess deploy = deployUntilInstalled()) {
            Outcome second = openSm.deploy("new.qos-policy.conf");
            assertEquals(3, second.exitCode(), second.err());
            assertTrue(second.err().contains("another 'qos deploy' installs files there"), second.err());
            openSm.signal("CONT");
            assertEquals(0, deploy.await().exitCode());
        }
        assertEquals(0, openSm.verify("new.qos-policy.conf").exitCode());
    }

    /** As if OpenSM had read the first policy, and ended its sweep after the second one was installed. */
    @Test
    void theEndOfASweepThatBeganBeforeIsNotTakenForAcceptance() throws IOException {
        try (QosProcess deploy = deployUntilInstalled(InstalledOpenSm.REJECTED)) {
            openSm.appendToLog("Jan 01 08:00:02 000000 [AB12C6C0] 0x02 -> SUBNET UP\n");
            openSm.signal("CONT");
            Outcome outcome = deploy.await();
            assertEquals(1, outcome.exitCode(), outcome.out());
            assertTrue(outcome.err().contains("OpenSM rejected the policy"), outcome.err());
        }
        assertEquals(InstalledOpenSm.FIRST, openSm.policy());
    }

    @Test
    void aFileThatAnotherProgramHasChangedIsNotAccepted() throws IOException {
        try (QosProcess deploy = deployUntilInstalled()) {
            openSm.write("qos-policy.conf", InstalledOpenSm.FIRST);
            openSm.signal("CONT");
            Outcome outcome = deploy.await();
            assertEquals(1, outcome.exitCode(), outcome.out());
            assertEquals("", outcome.out());
            assertTrue(outcome.err().contains("was changed by another program meanwhile"), outcome.err());
        }
    }

    @Test
    void aReplacedFileThatCannotBeKeptIsNamed() throws IOException {
        try (QosProcess deploy = deployUntilInstalled()) {
            Files.delete(openSm.file("qos-policy.conf.restore"));
            openSm.signal("CONT");
            Outcome outcome = deploy.await();
            assertEquals(3, outcome.exitCode(), outcome.out());
            assertTrue(
                    outcome.err().contains("OpenSM swept and accepted the policy, but the file before"), outcome.err());
        }
        assertEquals(InstalledOpenSm.SECOND, openSm.policy());
    }

    private QosProcess deployUntilInstalled() throws IOException {
        return deployUntilInstalled(InstalledOpenSm.SECOND);
    }

    private QosProcess deployUntilInstalled(String policy) throws IOException {
        openSm.write("new.qos-policy.conf", policy);
        QosProcess deploy = openSm.startDeploy("new.qos-policy.conf");
        Instant end = Instant.now().plus(LIMIT);
        while (!openSm.policy().equals(policy)) {
            assertTrue(deploy.isRunning() && Instant.now().isBefore(end), deploy::messages);
            pause();
        }
        return deploy;
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}

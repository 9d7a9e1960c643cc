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
    }

    private QosProcess deployUntilInstalled() throws IOException {
        openSm.write("new.qos-policy.conf", InstalledOpenSm.SECOND);
        QosProcess deploy = openSm.startDeploy("new.qos-policy.conf");
        Instant end = Instant.now().plus(LIMIT);
        while (!openSm.policy().equals(InstalledOpenSm.SECOND)) {
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

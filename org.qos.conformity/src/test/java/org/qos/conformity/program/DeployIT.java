package org.qos.conformity.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.conformity.program.QosProcess.Outcome;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;

/** Installing a policy, and finding out whether OpenSM uses it, against a running OpenSM. */
@RequiresOpenSm
class DeployIT {

    private static final String OPTIONS = "qos TRUE\nforce_log_flush TRUE\n";
    private static final String FIRST =
            """
            # two classes of service
            port-groups
              port-group
                name: hosts
                node-type: CA
              end-port-group
            end-port-groups
            qos-levels
              qos-level
                name: DEFAULT
                sl: 0
              end-qos-level
              qos-level
                name: bulk
                sl: 2
                mtu-limit: 3
              end-qos-level
            end-qos-levels
            qos-match-rules
              qos-match-rule
                service-id: 0x100-0x1ff
                source: hosts
                qos-level-name: bulk
              end-qos-match-rule
            end-qos-match-rules
            qos-ulps
              any, service-id 0x300: 5
            end-qos-ulps
            """;
    private static final String SECOND = FIRST.replace("sl: 2", "sl: 4");

    /** OpenSM rejects it, because no port 2 of that host has a cable; no file alone shows that. */
    private static final String REJECTED = FIRST.replace("node-type: CA", "port-name: n1/P2");

    private OpenSmOnIbsim subnet;

    @BeforeEach
    void start() throws IOException {
        subnet = OpenSmOnIbsim.start(
                SubnetFiles.ofNet(Nets.pairOfSwitches(2)).withOptions(OPTIONS).withPolicy(FIRST));
        write(
                "installed.opensm.conf",
                OPTIONS + "qos_policy_file " + file("qos-policy.conf") + "\nlog_file " + file("opensm.log")
                        + "\npartition_config_file " + file("partitions.conf") + "\n");
    }

    @AfterEach
    void stop() {
        subnet.close();
    }

    @Test
    void aPolicyIsInstalledAndTheSaAnswersByIt() throws IOException {
        assertEquals(0, doctor().exitCode(), () -> doctor().out());
        write("new.qos-policy.conf", SECOND);
        assertDiffers("new.qos-policy.conf", "SL: expected 4, SA answers 2");
        Outcome deployed = deploy("new.qos-policy.conf");
        assertEquals(0, deployed.exitCode(), deployed.err());
        assertTrue(deployed.out().contains("OpenSM swept and accepted the policy"), deployed.out());
        assertEquals(SECOND, Files.readString(file("qos-policy.conf")));
        Outcome same = verify("new.qos-policy.conf");
        assertEquals(0, same.exitCode(), same.out());
        assertTrue(same.out().contains("SA: 3 requests"), same.out());
        assertTrue(same.out().contains("; 3 answered as the policy says"), same.out());
    }

    @Test
    void warningsDoNotPreventTheInstallationAndArePrinted() throws IOException {
        write("new.qos-policy.conf", FIRST.replace("any, service-id", "default: 0\n              any, service-id"));
        Outcome deployed = deploy("new.qos-policy.conf");
        assertEquals(0, deployed.exitCode(), deployed.err());
        assertTrue(deployed.err().contains("[dead-default-line]"), deployed.err());
    }

    @Test
    void aPolicyThatOpenSmRejectsIsReplacedByThePreviousOne() throws IOException {
        write("new.qos-policy.conf", REJECTED);
        Outcome deployed = deploy("new.qos-policy.conf");
        assertEquals(1, deployed.exitCode(), deployed.err());
        assertTrue(deployed.err().contains("ERR AC03"), deployed.err());
        assertTrue(deployed.err().contains("the previous files are in place again"), deployed.err());
        assertEquals(FIRST, Files.readString(file("qos-policy.conf")));
        Outcome doctor = doctor();
        assertEquals(1, doctor.exitCode(), doctor.out());
        assertTrue(doctor.out().contains("-> restart OpenSM"), doctor.out());
        assertEquals(0, verify("qos-policy.conf").exitCode());
    }

    @Test
    void aPolicyWithAnErrorIsNotInstalled() throws IOException {
        write("new.qos-policy.conf", FIRST.replace("sl: 2", "sl: 99"));
        Outcome deployed = deploy("new.qos-policy.conf");
        assertEquals(1, deployed.exitCode(), deployed.err());
        assertTrue(deployed.err().contains("nothing was installed"), deployed.err());
        assertEquals(FIRST, Files.readString(file("qos-policy.conf")));
    }

    private void assertDiffers(String policy, String difference) {
        Outcome outcome = verify(policy);
        assertEquals(1, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().contains(difference), outcome.out());
    }

    private Outcome verify(String policy) {
        return QosProcess.run(subnet, "verify", "--sa", "--policy", policy, "--opts", "installed.opensm.conf");
    }

    private Outcome doctor() {
        return QosProcess.run(subnet, "doctor", "--opts", "installed.opensm.conf");
    }

    private Outcome deploy(String policy) {
        return QosProcess.run(
                subnet, "deploy", "--opts", "installed.opensm.conf", "--policy", policy, "--pid", openSm());
    }

    /** Other tests may run an OpenSM at the same time. */
    private static String openSm() {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> process.info()
                        .command()
                        .filter(name -> name.endsWith("opensm"))
                        .isPresent())
                .map(process -> String.valueOf(process.pid()))
                .findFirst()
                .orElseThrow();
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(file(name), text);
    }

    private Path file(String name) {
        return subnet.directory().resolve(name);
    }
}

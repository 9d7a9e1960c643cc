package org.qos.conformity.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.conformity.program.InstalledOpenSm.FIRST;
import static org.qos.conformity.program.InstalledOpenSm.REJECTED;
import static org.qos.conformity.program.InstalledOpenSm.SECOND;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.conformity.program.QosProcess.Outcome;
import org.qos.conformity.testing.RequiresOpenSm;

/** Installing a policy, and finding out whether OpenSM uses it, against a running OpenSM. */
@RequiresOpenSm
class DeployIT {

    private InstalledOpenSm openSm;

    @BeforeEach
    void start() throws IOException {
        openSm = InstalledOpenSm.start();
    }

    @AfterEach
    void stop() {
        openSm.close();
    }

    @Test
    void aPolicyIsInstalledAndTheSaAnswersByIt() throws IOException {
        assertEquals(0, openSm.doctor().exitCode(), () -> openSm.doctor().out());
        openSm.write("new.qos-policy.conf", SECOND);
        assertDiffers("new.qos-policy.conf", "SL: expected 4, SA answers 2");
        Outcome deployed = openSm.deploy("new.qos-policy.conf");
        assertEquals(0, deployed.exitCode(), deployed.err());
        assertTrue(deployed.out().contains("OpenSM swept and accepted the policy"), deployed.out());
        assertEquals(SECOND, openSm.policy());
        Outcome same = openSm.verify("new.qos-policy.conf");
        assertEquals(0, same.exitCode(), same.out());
        assertTrue(same.out().contains("SA: 3 requests"), same.out());
        assertTrue(same.out().contains("; 3 answered as the policy says"), same.out());
    }

    @Test
    void warningsDoNotPreventTheInstallationAndArePrinted() throws IOException {
        openSm.write(
                "new.qos-policy.conf", FIRST.replace("any, service-id", "default: 0\n              any, service-id"));
        Outcome deployed = openSm.deploy("new.qos-policy.conf");
        assertEquals(0, deployed.exitCode(), deployed.err());
        assertTrue(deployed.err().contains("[dead-default-line]"), deployed.err());
    }

    @Test
    void aPolicyThatOpenSmRejectsIsReplacedByThePreviousOne() throws IOException {
        openSm.write("new.qos-policy.conf", REJECTED);
        Outcome deployed = openSm.deploy("new.qos-policy.conf");
        assertEquals(1, deployed.exitCode(), deployed.err());
        assertTrue(deployed.err().contains("ERR AC03"), deployed.err());
        assertTrue(deployed.err().contains("the previous files are in place again"), deployed.err());
        assertEquals(FIRST, openSm.policy());
        Outcome doctor = openSm.doctor();
        assertEquals(1, doctor.exitCode(), doctor.out());
        assertTrue(doctor.out().contains("-> restart OpenSM"), doctor.out());
        assertEquals(0, openSm.verify("qos-policy.conf").exitCode());
    }

    @Test
    void aPolicyWithAnErrorIsNotInstalled() throws IOException {
        openSm.write("new.qos-policy.conf", FIRST.replace("sl: 2", "sl: 99"));
        Outcome deployed = openSm.deploy("new.qos-policy.conf");
        assertEquals(1, deployed.exitCode(), deployed.err());
        assertTrue(deployed.err().contains("nothing was installed"), deployed.err());
        assertEquals(FIRST, openSm.policy());
    }

    @Test
    void filesThatAreInPlaceAreReadNevertheless() throws IOException {
        openSm.write("qos-policy.conf", SECOND);
        Outcome deployed = deploySecond();
        assertEquals(0, deployed.exitCode(), deployed.err());
        assertEquals("the files are installed already; OpenSM swept and accepted the policy\n", deployed.out());
        assertEquals(0, openSm.verify("new.qos-policy.conf").exitCode());
    }

    @Test
    void afterARejectionOpenSmHasToBeRestarted() throws IOException {
        openSm.write("new.qos-policy.conf", REJECTED);
        openSm.deploy("new.qos-policy.conf");
        Outcome deployed = deploySecond();
        assertEquals(1, deployed.exitCode(), deployed.out());
        assertTrue(deployed.err().contains("restart OpenSM: it has rejected a policy since its start"), deployed.err());
    }

    /** As with an option that was changed after the start of OpenSM, which takes the name of its policy from it once. */
    @Test
    void aPolicyThatOpenSmDoesNotReadIsNotAccepted() throws IOException {
        openSm.name("other.qos-policy.conf", "opensm.log");
        Outcome deployed = deploySecond();
        assertEquals(1, deployed.exitCode(), deployed.out());
        assertTrue(deployed.err().contains("OpenSM reads another policy file: "), deployed.err());
        assertFalse(Files.exists(openSm.file("other.qos-policy.conf")));
        assertEquals(FIRST, openSm.policy());
    }

    @Test
    void aLinkToThePolicyIsKept() throws IOException {
        Files.move(openSm.file("qos-policy.conf"), openSm.file("shared.qos-policy.conf"));
        Files.createSymbolicLink(openSm.file("qos-policy.conf"), openSm.file("shared.qos-policy.conf"));
        Outcome deployed = deploySecond();
        assertEquals(0, deployed.exitCode(), deployed.err());
        assertTrue(Files.isSymbolicLink(openSm.file("qos-policy.conf")));
        assertEquals(SECOND, openSm.policy());
        assertEquals(FIRST, Files.readString(openSm.file("shared.qos-policy.conf.previous")));
    }

    @Test
    void aPolicyIsNotAcceptedWithPartitionsThatOpenSmRejects() throws IOException {
        openSm.write("partitions.conf", "Default=0x7fff : ALL=full;\nX=0x11 : nobody=full;\n");
        Outcome deployed = deploySecond();
        assertEquals(1, deployed.exitCode(), deployed.out());
        assertTrue(deployed.err().contains("PARSE ERROR: line 2: "), deployed.err());
        assertTrue(deployed.err().contains("OpenSM rejected the partition file"), deployed.err());
        assertEquals(FIRST, openSm.policy());
    }

    @Test
    void whereTheLogDoesNotHaveErrorsNothingIsInstalled() throws IOException {
        openSm.name("qos-policy.conf", "opensm.log");
        openSm.write(
                "installed.opensm.conf", Files.readString(openSm.file("installed.opensm.conf")) + "log_flags 0x02\n");
        Outcome deployed = deploySecond();
        assertEquals(3, deployed.exitCode(), deployed.out());
        assertTrue(deployed.err().contains("would not show a rejection; set them to 0x03 or more"), deployed.err());
        assertEquals(FIRST, openSm.policy());
        Outcome doctor = openSm.doctor();
        assertEquals(1, doctor.exitCode(), doctor.out());
        assertTrue(doctor.out().contains("log_flags leaves errors"), doctor.out());
    }

    @Test
    void onePlaceForPolicyAndPartitionsIsRefused() throws IOException {
        openSm.name("partitions.conf", "opensm.log");
        openSm.write("new.qos-policy.conf", SECOND);
        openSm.write("new.partitions.conf", "Default=0x7fff : ALL=full;\n");
        openSm.write("partitions.conf", "");
        Outcome deployed = openSm.deploy("new.qos-policy.conf", "--partitions", "new.partitions.conf");
        assertEquals(3, deployed.exitCode(), deployed.out());
        assertTrue(deployed.err().contains("as the policy and as the partition file"), deployed.err());
    }

    @Test
    void whatIsNotAPolicyIsNotReplaced() throws IOException {
        openSm.write("accounts", "root:*:19000:0:99999:7:::\n");
        openSm.name("accounts", "opensm.log");
        Outcome deployed = deploySecond();
        assertEquals(3, deployed.exitCode(), deployed.err());
        assertTrue(deployed.err().contains("accounts: is not a policy in the OpenSM syntax"), deployed.err());
        assertEquals("root:*:19000:0:99999:7:::\n", Files.readString(openSm.file("accounts")));
    }

    @Test
    void withoutALogNothingIsInstalled() throws IOException {
        openSm.name("qos-policy.conf", ".");
        Outcome deployed = deploySecond();
        assertEquals(3, deployed.exitCode(), deployed.err());
        assertTrue(deployed.err().contains("it is a folder, not a file"), deployed.err());
        assertEquals(FIRST, openSm.policy());
    }

    /** As after its rotation: OpenSM goes on in an empty file. */
    @Test
    void whereTheLogDoesNotReachBackTheArgumentsSayWhichPolicyIsRead() throws IOException {
        openSm.write("opensm.log", "");
        Outcome deployed = deploySecond();
        assertEquals(0, deployed.exitCode(), deployed.err());
        assertEquals(SECOND, openSm.policy());
        openSm.write("opensm.log", "");
        openSm.name("other.qos-policy.conf", "opensm.log");
        Outcome other = openSm.deploy("new.qos-policy.conf");
        assertEquals(3, other.exitCode(), other.out());
        assertTrue(
                other.err()
                        .contains(
                                "opensm.log does not reach back to the start of OpenSM, and does not show which policy"),
                other.err());
        assertTrue(other.err().contains("it was started with -Y "), other.err());
        assertFalse(Files.exists(openSm.file("other.qos-policy.conf")));
    }

    @Test
    void aLogThatIsNotOneOfLinesIsNamedBeforeAnythingIsInstalled() throws IOException {
        openSm.appendToLog("x".repeat(2 << 20));
        Outcome deployed = deploySecond();
        assertEquals(3, deployed.exitCode(), deployed.out());
        assertTrue(
                deployed.err()
                        .contains(
                                "opensm.log: a line has more than 1048576 bytes, which no text file has. Name the log"),
                deployed.err());
        assertEquals(FIRST, openSm.policy());
    }

    @Test
    void thePartitionFileOfTheOptionsCountsWhereNoOtherIsKnown() throws IOException {
        openSm.write("partitions.conf", "Default=0x7fff : ALL=full;\nA=0x11 : ALL=full;\n");
        openSm.write(
                "apart/new.qos-policy.conf", FIRST.replace("service-id: 0x100", "pkey: 0x11\n    service-id: 0x100"));
        assertEquals(
                0,
                openSm.deploy("apart/new.qos-policy.conf", "--partitions", "partitions.conf")
                        .exitCode());
        Outcome same = openSm.verify("apart/new.qos-policy.conf");
        assertEquals(0, same.exitCode(), same.out());
        assertTrue(same.out().contains("; 3 answered as the policy says"), same.out());
    }

    private Outcome deploySecond() throws IOException {
        openSm.write("new.qos-policy.conf", SECOND);
        return openSm.deploy("new.qos-policy.conf");
    }

    private void assertDiffers(String policy, String difference) {
        Outcome outcome = openSm.verify(policy);
        assertEquals(1, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().contains(difference), outcome.out());
    }
}

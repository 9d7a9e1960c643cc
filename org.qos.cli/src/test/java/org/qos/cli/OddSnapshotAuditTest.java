package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;

/** An audit of a snapshot that was cut or contradicts itself ends with findings. */
class OddSnapshotAuditTest extends CommandTest {

    @BeforeEach
    void aPolicyAndItsSubnet() throws IOException {
        shell.file("site.qos", Texts.POLICY)
                .file("subnet/fabric.txt", Texts.FABRIC)
                .file("subnet/opensm-lfts.dump", Texts.FORWARDING_TABLES);
    }

    @Test
    void aCableOfOneEndIsReportedAndLeftOut() throws IOException {
        shell.file("subnet/fabric.txt", Texts.FABRIC.replaceFirst("\\[1\\]\t\"H-.*\n", ""));

        Outcome outcome = audit();

        assertTrue(
                outcome.err()
                        .contains(
                                "port 1 of node 0x00000000000a0000 leads to port 1 of node 0x0000000000000100, which has no cable"),
                outcome.err());
        assertTrue(outcome.out().contains("2 paths to 2 end ports"), outcome.out());
        assertEquals(0, outcome.exitCode(), "a path that does not arrive is a warning");
    }

    @Test
    void aSwitchThatIsDescribedTwiceIsAudited() throws IOException {
        shell.file(
                "subnet/fabric.txt",
                Texts.FABRIC.replace(
                        "[2]\t\"H-",
                        "Switch\t4 \"S-0000000000000100\"\t\t# \"sw1\" enhanced port 0 lid 1 lmc 0\n[2]\t\"H-"));

        assertTrue(audit().exitCode() < 2, () -> audit().err());
    }

    @Test
    void tablesThatGiveAPortTwoLidsAreAudited() throws IOException {
        shell.file(
                "subnet/opensm-lfts.dump",
                Texts.FORWARDING_TABLES.replace(
                        "3 lids dumped",
                        "0x0200 001 # Channel Adapter portguid 0x00000000000a0001: 'n1 HCA-1'\n4 lids dumped"));

        assertTrue(audit().exitCode() < 2, () -> audit().err());
    }

    private Outcome audit() {
        return shell.qos("audit", "--policy", "site.qos", "--fabric", "subnet");
    }
}

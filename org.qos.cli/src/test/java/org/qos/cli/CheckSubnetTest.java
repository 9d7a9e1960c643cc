package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;

/** {@code qos check} with what the policies are for. */
class CheckSubnetTest extends CommandTest {

    private static final String BY_NAME =
            Texts.OPENSM_POLICY.replace("port-guid: 0xb0001", "port-name: \"n2 HCA-1/P1\"");

    @BeforeEach
    void writeFiles() throws IOException {
        shell.file("fabric", Texts.FABRIC);
    }

    @Test
    void withoutAFabricAPortNameDependsOnIt() throws IOException {
        shell.file("qos-policy.conf", BY_NAME);
        Outcome outcome = shell.qos("check", "--format", "json", "qos-policy.conf");
        assertTrue(outcome.out().contains("\"depends\""), outcome.out());
    }

    @Test
    void theFabricDecidesThatAPortNameIsFine() throws IOException {
        shell.file("qos-policy.conf", BY_NAME);
        Outcome outcome = shell.qos("check", "--fabric", "fabric", "--format", "json", "qos-policy.conf");
        assertTrue(outcome.out().contains("\"accepts\""), outcome.out());
        assertEquals(0, outcome.exitCode());
    }

    @Test
    void theFabricDecidesThatOpenSmRejectsAPortName() throws IOException {
        shell.file("fabric", Texts.FABRIC.replace("Ca\t1 \"H-00000000000b0000", "Ca\t2 \"H-00000000000b0000"));
        shell.file("qos-policy.conf", BY_NAME.replace("/P1", "/P2"));
        Outcome outcome = shell.qos("check", "--fabric", "fabric", "--format", "json", "qos-policy.conf");
        assertTrue(outcome.out().contains("\"rejects\""), outcome.out());
        assertEquals(1, outcome.exitCode());
    }

    @Test
    void otherCommandsCountWhatCheckLists() throws IOException {
        String unknown = IntStream.range(1, 60)
                .mapToObj(n -> String.format(",0xdead%03x", 2 * n))
                .collect(Collectors.joining());
        shell.file("qos-policy.conf", Texts.OPENSM_POLICY.replace("0xb0001", "0xb0001" + unknown));
        Outcome outcome = shell.qos("generate", "--fabric", "fabric", "--out", "out", "qos-policy.conf");
        assertEquals(
                20,
                outcome.err()
                        .lines()
                        .filter(line -> line.contains("[unknown-port-guid]"))
                        .count(),
                outcome.err());
        assertTrue(
                outcome.err()
                        .contains(
                                "qos-policy.conf: 39 findings more about members of port groups; 'qos check' lists them\n"),
                outcome.err());
    }

    @Test
    void theManagersPortIsNamedOnTheFabric() throws IOException {
        shell.file("qos-policy.conf", BY_NAME);
        Outcome outcome = shell.qos("check", "--fabric", "fabric", "--sm", "nonsense port", "qos-policy.conf");
        assertTrue(outcome.err().contains("--sm"), outcome.err());
    }

    @Test
    void theLineOfTheProjectFileThatNamesNoPortIsShown() throws IOException {
        shell.file("qos.yaml", "fabric: fabric\nsm: nonsense port\n").file("qos-policy.conf", BY_NAME);
        Outcome outcome = shell.qos("check", "qos-policy.conf");
        assertEquals(
                "qos: qos.yaml:2:5: sm: \"nonsense port\" is not a port; expected a port GUID (0x...), a LID, a GID or a port name"
                        + " (node/Pn)\n",
                outcome.err());
        shell.file("qos.yaml", "fabric: fabric\nsm: nobody/P1\n");
        assertEquals(
                "qos: qos.yaml:2:5: sm: the port \"nobody/P1\" is not in the fabric\n",
                shell.qos("check", "qos-policy.conf").err());
    }

    @Test
    void aFabricThatCannotBeReadIsReportedAndTheFilesAreChecked() throws IOException {
        shell.file("qos-policy.conf", BY_NAME);
        Outcome outcome = shell.qos("check", "--fabric", "nowhere", "qos-policy.conf");
        assertTrue(outcome.err().contains("nowhere: no such file."), outcome.err());
        assertEquals(3, outcome.exitCode());
    }

    @Test
    void partitionsAmongTheFilesAreThoseOfThePolicy() throws IOException {
        shell.file("qos-policy.conf", Texts.OPENSM_POLICY.replace("port-guid: 0xb0001", "partition: Lab"));
        shell.file("partitions.conf", "Default=0x7fff, ipoib : ALL=full ;\nLap=1 : ALL=full ;\n");
        Outcome outcome = shell.qos("check", "qos-policy.conf", "partitions.conf");
        assertTrue(outcome.out().contains("did you mean 'Lap'?"), outcome.out());
    }
}

package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;

/** A node and a port as several files of a folder show them: what one does not say is taken from the next. */
class MergedFilesTest {

    private static final PortId HOST = new PortId(0xa0, 1);
    private static final PortId LEAF = new PortId(0x100, 2);

    /** The most direct of these files; it has no enhanced port 0, no MTU of the leaf and no name of the host. */
    private static final String DATABASE =
            """
            START_NODES
            NodeDesc,NumPorts,NodeType,NodeGUID
            ,2,1,0xa0
            leaf,36,2,0x100
            END_NODES
            START_SWITCHES
            NodeGUID,ENP0
            0x100,0
            END_SWITCHES
            START_PORTS
            NodeGuid,PortGuid,PortNum,LID,LMC,PortState,LinkWidthActv,LinkSpeedActv,MTUCap
            0xa0,0xa1,1,4,0,4,0,0,5
            0x100,0x100,0,7,0,4,0,0,N/A
            0x100,0x100,2,0,0,4,2,512,N/A
            END_PORTS
            """;

    private static final String IBNETDISCOVER =
            """
            # Initiated from node 00000000000000a0 port 00000000000000a1

            switchguid=0x100(100)
            Switch	40 "S-0000000000000100"		# "leaf" enhanced port 0 lid 7 lmc 0
            [2]	"H-00000000000000a0"[1](a1) 		# "host" lid 4 4xEDR

            caguid=0xa0
            Ca	2 "H-00000000000000a0"		# "host"
            [1](a1) 	"S-0000000000000100"[2]		# lid 4 lmc 0 "leaf" lid 7 4xEDR
            """;

    @TempDir
    Path folder;

    @Test
    void whatTheMostDirectFileLacksIsThatOfTheNext() throws IOException {
        write("a.db_csv", DATABASE);
        write("b.ibnetdiscover", IBNETDISCOVER);
        SubnetSnapshot read = read();
        Node host = node(read, 0xa0);
        assertEquals("host", host.description());
        assertEquals(Optional.of(new Link(LEAF, 4, "EDR")), port(read, HOST).link());
        assertEquals(0xa1, read.fabric().smPort().map(Port::guid).orElseThrow());
        assertEquals(OptionalInt.of(5), read.state().port(HOST).mtuCap());
    }

    @Test
    void whatBothSayIsThatOfTheMostDirectAndTheDifferencesAreReported() throws IOException {
        Path database = write("a.db_csv", DbCsvText.whole(DATABASE));
        Path other = write("b.ibnetdiscover", IBNETDISCOVER);
        SubnetSnapshot read = read();
        assertEquals(36, node(read, 0x100).portCount());
        assertEquals(false, node(read, 0x100).enhancedPort0());
        assertEquals(List.of(), messages(read, database));
        assertEquals(
                List.of(
                        "node 0x0000000000000100: number of ports is 40 here, but 36 in a.db_csv, which counts",
                        "node 0x0000000000000100: port 0 is enhanced here, but base in a.db_csv, which counts"),
                messages(read, other));
    }

    @Test
    void theOrderOfTheNamesDoesNotMatter() throws IOException {
        write("z.db_csv", DATABASE);
        write("a.ibnetdiscover", IBNETDISCOVER);
        assertEquals(36, node(read(), 0x100).portCount());
    }

    @Test
    void aCableIsThatOfTheFirstFileWithWidthAndSpeedOfAnother() throws IOException {
        write("a.db_csv", DATABASE + "START_LINKS\nNodeGuid1,PortNum1,NodeGuid2,PortNum2\n0xa0,1,0x100,2\nEND_LINKS\n");
        write("b.ibnetdiscover", IBNETDISCOVER);
        SubnetSnapshot read = read();
        assertEquals(new Link(LEAF, 4, "EDR"), port(read, HOST).link().orElseThrow());
        assertEquals(new Link(HOST, 4, "EDR"), port(read, LEAF).link().orElseThrow());
    }

    @Test
    void anotherCableDoesNotLendItsWidth() throws IOException {
        Path database = write(
                "a.db_csv",
                DATABASE + "START_LINKS\nNodeGuid1,PortNum1,NodeGuid2,PortNum2\n0xa0,1,0x100,3\nEND_LINKS\n");
        Path other = write("b.ibnetdiscover", IBNETDISCOVER);
        SubnetSnapshot read = read();
        assertEquals(
                new Link(new PortId(0x100, 3), 0, ""), port(read, HOST).link().orElseThrow());
        assertEquals(List.of(), messages(read, database));
        assertTrue(
                messages(read, other)
                        .contains("port 1 of node 0x00000000000000a0: the other end of the cable is port 2 of node"
                                + " 0x0000000000000100 here, but port 3 of node 0x0000000000000100 in a.db_csv, which"
                                + " counts"),
                messages(read, other).toString());
    }

    @Test
    void nodesThatOneFileHasAloneAreCounted() throws IOException {
        write(
                "a.db_csv",
                DATABASE.replace("leaf,36,2,0x100\n", "leaf,36,2,0x200\n").replace("0x100", "0x200"));
        Path other = write("b.ibnetdiscover", IBNETDISCOVER);
        SubnetSnapshot read = read();
        assertEquals(3, read.fabric().nodes().size());
        assertTrue(
                messages(read, other)
                        .contains("nodes that are here but not in a.db_csv: 1, the first is 0x0000000000000100; were"
                                + " both files written at different times?"),
                messages(read, other).toString());
    }

    @Test
    void oneFileAloneIsReadAsItIs() throws IOException {
        Path file = write("b.ibnetdiscover", IBNETDISCOVER);
        SubnetSnapshot read = read();
        assertTrue(read.isUsable());
        assertEquals(List.of(), messages(read, file));
        assertEquals(true, node(read, 0x100).enhancedPort0());
    }

    @Test
    void anUnusableFileMakesTheFolderUnusable() throws IOException {
        write("a.db_csv", "START_NODES\nNodeGUID,NodeType\n");
        write("b.ibnetdiscover", IBNETDISCOVER);
        assertEquals(2, read().fabric().nodes().size());
        assertEquals(false, read().isUsable());
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private SubnetSnapshot read() throws IOException {
        return SubnetSnapshotReader.read(folder);
    }

    private static Node node(SubnetSnapshot read, long guid) {
        return read.fabric().node(guid).orElseThrow();
    }

    private static Port port(SubnetSnapshot read, PortId id) {
        return read.fabric().port(id).orElseThrow();
    }

    private static List<String> messages(SubnetSnapshot read, Path file) {
        return read.problems().getOrDefault(file, List.of()).stream()
                .map(SnapshotProblem::message)
                .toList();
    }
}

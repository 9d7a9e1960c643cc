package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.VlWeight;

/** What smpquery prints, alone or in the log of a terminal. */
class SmpQueryReaderTest {

    private static final long SEED = 20_061_208L;
    static final PortId HOST = new PortId(0xa0, 2);
    private static final PortId LEAF_1 = new PortId(0x100, 1);

    /** A leaf switch and a host. */
    static final Fabric FABRIC = Fabric.of(
            List.of(
                    new Node(
                            0x100,
                            NodeType.SWITCH,
                            "leaf",
                            3,
                            true,
                            List.of(new Port(new PortId(0x100, 0), 0x100, 1, 0, Optional.empty()))),
                    new Node(
                            0xa0,
                            NodeType.CA,
                            "host",
                            2,
                            false,
                            List.of(new Port(HOST, 0xa2, 4, 1, Optional.empty())))),
            OptionalLong.empty());

    private static final String PORT_INFO =
            """
            # Port info: Lid 4 port 2
            Mkey:............................<not displayed>
            Lid:.............................4
            CapMask:.........................0x251086a
            				IsSLMappingSupported
            LinkWidthActive:.................4X
            LinkSpeedActive:.................10.0 Gbps
            LinkState:.......................Active
            NeighborMTU:.....................4096
            VLCap:...........................VL0-7
            VLHighLimit:.....................4                  # 16 kB
            VLArbHighCap:....................8
            VLArbLowCap:.....................16
            MtuCap:..........................4096
            OperVLs:.........................VL0-3
            LinkSpeedExtActive:..............25.78125 Gbps
            """;

    private static final String LOG =
            """
            # 设置环境变量
            admin@login:~$ export LD_PRELOAD=/usr/lib/umad2sim/libumad2sim.so

            admin@login:~$ smpquery pi 4 2
            ibwarn: [18181] sim_connect: attached as client 1 at node "leaf"
            """
                    + PORT_INFO
                    + """

            admin@login:~$ smpquery SL2VLTable 1 1
            # SL2VL table: Lid 1
            #                 SL: | 0| 1| 2| 3| 4| 5| 6| 7| 8| 9|10|11|12|13|14|15|
            ports: in  0, out  1: | 0| 1| 2| 3| 0| 1| 2| 3| 0| 1| 2| 3| 0| 1| 2|15|
            ports: in  3, out  1: | 3| 3| 3| 3| 3| 3| 3| 3| 3| 3| 3| 3| 3| 3| 3| 3|
            admin@login:~$ smpquery sl2vl 5
            # SL2VL table: Lid 5
            ports: in  0, out  0: | 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 0| 7|
            # VLArbitration tables: Lid 1 port 1 LowCap 2 HighCap 3
            # Low priority VL Arbitration Table:
            VL    : |0x1 |0xE |0x0 |0x0 |
            WEIGHT: |0x1C|0x4 |0x0 |0x0 |
            # High priority VL Arbitration Table:
            VL    : |0x0 |0x0 |0x0 |
            WEIGHT: |0xFF|0x0 |0x0 |
            admin@login:~$ smpquery PKeyTable 4
               0: 0xffff 0x0000 0x8010 0x0000 0x0000 0x0000 0x0000 0x0000
               8: 0x0011 0x0000 0x0000 0x0000 0x0000 0x0000 0x0000 0x0000
            16 pkeys capacity for this port
            """;

    @Test
    void thePortInfoOfAPortIsKnown() throws IOException {
        Snapshot read = read(PORT_INFO);
        assertEquals(List.of(), read.problems());
        assertEquals(
                PortState.builder()
                        .mtuCap(5)
                        .neighborMtu(5)
                        .rate(16)
                        .vlCap(4)
                        .operationalVls(3)
                        .vlArbHighCap(8)
                        .vlArbLowCap(16)
                        .slMapping(true)
                        .build(),
                read.state().port(HOST));
        assertEquals(OptionalInt.of(4), read.state().vlArb(HOST).highLimit());
    }

    @Test
    void aLogOfATerminalHasTheTablesOfSeveralPorts() throws IOException {
        Snapshot read = read(LOG);
        assertEquals(List.of(), read.problems());
        assertEquals(read(PORT_INFO).state().port(HOST), read.state().port(HOST));
        assertEquals(15, Sl2VlRow.vl(read.state().sl2vl().row(LEAF_1, 0).orElseThrow(), 15));
        assertEquals(0x3333_3333_3333_3333L, read.state().sl2vl().row(LEAF_1, 3).orElseThrow());
        assertEquals(Optional.of(7L << 60), read.state().sl2vl().row(HOST, 0), "LID 5 is one of the host's");
        assertEquals(
                new VlArbTables(
                        Optional.of(List.of(new VlWeight(0, 255), new VlWeight(0, 0), new VlWeight(0, 0))),
                        Optional.of(List.of(new VlWeight(1, 28), new VlWeight(14, 4))),
                        OptionalInt.empty()),
                read.state().vlArb(LEAF_1));
        assertEquals(OptionalInt.of(2), read.state().port(LEAF_1).vlArbLowCap());
        assertEquals(List.of(0xffff, 0x8010, 0x11), read.state().pkeys().get(HOST));
    }

    @ParameterizedTest
    @ValueSource(strings = {"VL    : |0x1 |0x1C |\nWEIGHT: |0x1 |0x2 |", "VL    : |0x1 |0x2 |\nWEIGHT: |0x1 |0x1FF |"})
    void aTableWithAValueThatCannotBeIsLeftOutWithAMessage(String table) throws IOException {
        Snapshot read =
                read("# VLArbitration tables: Lid 4 port 0 LowCap 2 HighCap 2\n# Low priority VL Arbitration Table:\n"
                        + table + "\n");
        assertEquals(
                List.of(),
                read.state().vlArb().values().stream()
                        .flatMap(tables -> tables.low().stream())
                        .toList());
        assertTrue(
                read.problems().toString().contains("a VL is at most 15, a weight at most 255; the table is left out"));
    }

    @Test
    void lineEndsOfOtherSystemsAndLostTabsDoNotMatter() throws IOException {
        assertEquals(
                read(LOG).state(),
                read(LOG.replace("\n", "\r\n").replace("\t", "")).state());
    }

    @Test
    void theNodeInfoOfTheSameFileNamesTheNode() throws IOException {
        Snapshot read = SmpQueryReader.read(
                stream(
                        """
                        $ smpquery -D nodedesc 0,1
                        Node Description:................spine 1
                        # Node info: DR path slid 65535; dlid 65535; 0,1
                        NodeType:........................Switch
                        NumPorts:........................36
                        Guid:............................0x0000000000000200
                        PortGuid:........................0x0000000000000201
                        LocalPort:.......................7
                        # Port info: DR path slid 65535; dlid 65535; 0,1 port 36
                        MtuCap:..........................2048
                        """),
                Fabric.EMPTY);
        assertEquals(List.of(), read.problems());
        Node spine = read.fabric().node(0x200).orElseThrow();
        assertEquals("spine 1", spine.description());
        assertEquals(36, spine.portCount());
        assertEquals(0x201, spine.port(0).orElseThrow().guid());
        assertEquals(OptionalInt.of(4), read.state().port(new PortId(0x200, 36)).mtuCap());
    }

    @ParameterizedTest
    @CsvSource({
        "smpquery pkeys 4, true",
        "smpquery PKeyTable 0x4 2, true",
        "sudo smpquery -C mlx5_0 -P 1 pkeys 4, true",
        "smpquery -G pkeys 0xa2, true",
        "smpquery pkeys 9, false",
        "smpquery -D pkeys 0, false",
        "smpquery pkeys 4 3, false"
    })
    void theCommandNamesThePortOfAPkeyTable(String command, boolean known) throws IOException {
        Snapshot read = read("root# " + command + "\n   0: 0xffff 0x0000 0x0000 0x0000 0x0000 0x0000 0x0000 0x0000\n");
        assertEquals(
                known, read.state().pkeys().containsKey(HOST), read.problems().toString());
        assertEquals(known, read.problems().isEmpty(), read.problems().toString());
    }

    @Test
    void whatSmpqueryPrintsOtherwiseIsNotKnown() throws IOException {
        String odd = PORT_INFO
                .replaceAll("(?<=MtuCap:|NeighborMTU:|VLCap:|OperVLs:)\\.+\\S+", "....??")
                .replaceAll("LinkWidthActive:.*", "LinkWidthActive:.................undefined (17)")
                .replaceAll("VLArb(Low|High)Cap:.*", "VLArb$1Cap:....99")
                .replaceAll("VLHighLimit:.*", "VLHighLimit:....256")
                .replaceAll("CapMask:.*", "CapMask:....0x0");
        Snapshot read = read(odd);
        assertEquals(PortState.UNKNOWN, read.state().port(HOST));
        assertEquals(VlArbTables.UNKNOWN, read.state().vlArb(HOST));
    }

    @Test
    void aFileWithoutAnAnswerIsNotUsable() throws IOException {
        assertFalse(read("$ smpquery pi 4\nsmpquery: iberror: failed\n").isUsable());
    }

    @Test
    void damagedFilesGiveProblemsAndNeverAnException() throws IOException {
        System.out.println("seed " + SEED);
        Random random = new Random(SEED);
        for (int run = 0; run < 2_000; run++) {
            StringBuilder text = new StringBuilder(LOG);
            for (int damage = random.nextInt(8); damage >= 0; damage--) {
                text.setCharAt(random.nextInt(text.length()), "|x9:.,# \n".charAt(random.nextInt(9)));
            }
            assertTrue(read(text.toString()).fabric().isEmpty(), "run " + run);
        }
    }

    private static Snapshot read(String text) throws IOException {
        return SmpQueryReader.read(stream(text), FABRIC);
    }

    private static ByteArrayInputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}

package org.qos.conformity.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.qos.fabric.mad.PortInfo;
import org.qos.runtime.value.VlWeight;

class SmpqueryOutputTest {

    @Test
    void portInfoIsReadByTheNamesOfItsFields() {
        String output =
                """
                # Port info: Lid 17 port 3
                Lid:.............................17
                SMLid:...........................2
                CapMask:.........................0x48
                \t\t\t\tIsTrapSupported
                LocalPort:.......................3
                LinkWidthActive:.................4X
                LinkSpeedActive:.................10.0 Gbps
                LinkState:.......................Armed
                GuidCap:.........................32
                ProtectBits:.....................2
                LinkSpeedExtActive:..............25.78125 Gbps
                LMC:.............................1
                NeighborMTU:.....................1024
                VLCap:...........................VL0-14
                VLHighLimit:.....................255
                VLArbHighCap:....................8
                VLArbLowCap:.....................64
                MtuCap:..........................4096
                OperVLs:.........................VL0-3
                """;
        assertEquals(
                new PortInfo(17, 1, 2, 0x48, 3, 3, 4, "EDR", 2, 3, 5, 5, 3, 255, 8, 64, 32),
                SmpqueryOutput.portInfo(output));
        Exception failure = assertThrows(IllegalArgumentException.class, () -> SmpqueryOutput.portInfo("Lid:.5\n"));
        assertEquals("smpquery portinfo printed no LMC", failure.getMessage());
    }

    @Test
    void sl2VlHasARowForEachInPort() {
        String output =
                """
                # SL2VL table: Lid 17
                #                 SL: | 0| 1| 2| 3| 4| 5| 6| 7| 8| 9|10|11|12|13|14|15|
                ports: in  0, out  3: | 0| 0| 1| 1| 2| 2| 3| 3| 0| 0| 1| 1| 2| 2|15|15|
                ports: in 12, out  3: | 7| 7| 7| 7| 7| 7| 7| 7| 7| 7| 7| 7| 7| 7| 7| 7|
                """;
        assertEquals(
                Map.of(
                        0, List.of(0, 0, 1, 1, 2, 2, 3, 3, 0, 0, 1, 1, 2, 2, 15, 15),
                        12, List.of(7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7)),
                SmpqueryOutput.sl2Vl(output));
    }

    @Test
    void arbitrationTablesMayHaveSeveralLinesOfEntries() {
        String output =
                """
                # VLArbitration tables: Lid 17 port 3 LowCap 3 HighCap 1
                # Low priority VL Arbitration Table:
                VL    : |0x0 |0x1 |
                WEIGHT: |0x4 |0x40|
                VL    : |0xE |
                WEIGHT: |0xFF|
                # High priority VL Arbitration Table:
                VL    : |0x2 |
                WEIGHT: |0x8 |
                """;
        assertEquals(
                List.of(new VlWeight(0, 4), new VlWeight(1, 64), new VlWeight(14, 255)),
                SmpqueryOutput.arbitration(output, "Low"));
        assertEquals(List.of(new VlWeight(2, 8)), SmpqueryOutput.arbitration(output, "High"));
        assertEquals(List.of(), SmpqueryOutput.arbitration("# No VLArbitration tables (BSP0)\n", "High"));
    }
}

package org.qos.fabric.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.fabric.mad.NodeInfo;
import org.qos.fabric.mad.PortInfo;
import org.qos.fabric.mad.SwitchInfo;
import org.qos.runtime.fabric.NodeType;

/** NodeInfo and SwitchInfo as bytes (IBTA 14.2.5.3, 14.2.5.4). */
class NodeAttributesTest {

    @ParameterizedTest
    @CsvSource({"1, CA", "2, SWITCH", "3, ROUTER"})
    void nodeInfoIsReadFromItsPlaces(int code, NodeType type) {
        String bytes = "0101" + "0" + code + "fe" // versions, type, ports
                + "1111111111111111" + "8222222222222222" + "9333333333333333"
                + "fffe" + "4444" + "55555555" // partitions, device, revision
                + "24666666";
        assertEquals(
                new NodeInfo(type, 254, 0x8222222222222222L, 0x9333333333333333L, 0xfffe, 0x4444, 0x24),
                NodeInfo.decode(HexFormat.of().parseHex(bytes + "00".repeat(24))));
    }

    @ParameterizedTest
    @CsvSource({"1002, false", "1003, true", "1017, true", "1018, false", "c737, false", "c738, true", "cb20, true"})
    void devicesThatMayRunAtFdr10HaveExtendedPortInfo(String device, boolean has) {
        byte[] attribute = HexFormat.of().parseHex("01010101" + "00".repeat(26) + device + "00".repeat(32));
        assertEquals(has, NodeInfo.decode(attribute).hasExtendedPortInfo());
    }

    @Test
    void extendedPortInfoTurnsQdrIntoFdr10() {
        byte[] attribute = new byte[64];
        attribute[31] = 2;
        attribute[35] = 0x40;
        PortInfo info = PortInfo.decode(attribute);
        assertTrue(info.mayBeFdr10());
        byte[] extended = new byte[64];
        assertEquals(info, info.withExtended(extended));
        extended[15] = 1;
        assertEquals("FDR10", info.withExtended(extended).linkSpeed());
        assertEquals(info.rate(), info.withExtended(extended).rate());
    }

    @Test
    void anUnknownTypeIsRejected() {
        byte[] attribute = new byte[64];
        attribute[2] = 4;
        assertThrows(IllegalArgumentException.class, () -> NodeInfo.decode(attribute));
    }

    @ParameterizedTest
    @CsvSource({"08, true", "f7, false", "ff, true"})
    void switchInfoIsReadFromItsPlaces(String flags, boolean enhanced) {
        String bytes = "c000" + "1111" + "2000" + "bfff" + "33334400" + "5555" + "8001" + flags;
        assertEquals(
                new SwitchInfo(0xc000, 0x2000, 0xbfff, 0x8001, enhanced),
                SwitchInfo.decode(HexFormat.of().parseHex(bytes + "00".repeat(47))));
    }
}

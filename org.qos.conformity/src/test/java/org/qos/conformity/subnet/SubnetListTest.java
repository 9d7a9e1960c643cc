package org.qos.conformity.subnet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.NodeType;

class SubnetListTest {

    private static final String ADAPTER = end("CA-SM", 2, 0x10, 0x11, "login {1}", 0x2a, 1);
    private static final String LEAF_1 = end("SW", 36, 0x20, 0x20, "leaf", 3, 0x1f);
    private static final String LEAF_2 = end("SW", 36, 0x20, 0x20, "leaf", 3, 2);

    private static final SubnetList LIST =
            SubnetList.parse(ADAPTER + LEAF_1 + "\n" + LEAF_1 + ADAPTER + "\nnoise\n" + LEAF_2 + ADAPTER + "\n");

    @Test
    void everyLineIsThePortAtItsBeginning() {
        assertEquals(
                List.of(
                        new SubnetPort(NodeType.CA, 0x10, 0x11, "login {1}", 0x2a, 1, 2),
                        new SubnetPort(NodeType.SWITCH, 0x20, 0x20, "leaf", 3, 2, 36),
                        new SubnetPort(NodeType.SWITCH, 0x20, 0x20, "leaf", 3, 0x1f, 36)),
                LIST.ports());
        assertEquals(0x2a, LIST.managerLid());
    }

    @Test
    void aSwitchIsOneEnd() {
        assertEquals(List.of(LIST.first("login {1}"), LIST.first("leaf")), LIST.ends());
        assertThrows(IllegalArgumentException.class, () -> LIST.first("nobody"));
    }

    @Test
    void aListWithoutManagerIsRejected() {
        assertThrows(IllegalArgumentException.class, () -> SubnetList.parse(LEAF_1 + "\n"));
    }

    private static String end(String type, int ports, long node, long port, String text, int lid, int number) {
        return String.format(
                "{ %s Ports:%02X SystemGUID:%016x NodeGUID:%016x PortGUID:%016x VenID:000000 DevID:0000 Rev:000000A1"
                        + " {%s} LID:%04X PN:%02X } ",
                type, ports, node, node, port, text, lid, number);
    }
}

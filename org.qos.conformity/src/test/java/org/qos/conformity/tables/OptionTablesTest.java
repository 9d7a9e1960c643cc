package org.qos.conformity.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.qos.conformity.subnet.SubnetPort;
import org.qos.fabric.mad.PortInfo;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.value.VlWeight;

class OptionTablesTest {

    private static final String OPTIONS =
            """
            qos TRUE
            qos_sl2vl 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15   # one VL each, SL 15 dropped
            qos_ca_vlarb_high 1:64,9:128
            qos_vlarb_high 2:32
            """;

    @Test
    void aValueOfTheOwnSetPrecedesTheGeneralOneAndTheBuiltIn() {
        OptionTables tables = new OptionTables(OPTIONS);
        assertEquals(
                List.of(new VlWeight(1, 64), new VlWeight(9, 128), new VlWeight(0, 0)),
                tables.high(port(NodeType.CA, 5, 3)));
        assertEquals(List.of(new VlWeight(2, 32)), tables.high(port(NodeType.SWITCH, 5, 1)));
        assertEquals(List.of(new VlWeight(0, 0), new VlWeight(1, 4)), tables.low(port(NodeType.CA, 5, 2)));
    }

    @Test
    void vlsBeyondTheOperationalOnesWrapButTheDropStays() {
        OptionTables tables = new OptionTables(OPTIONS);
        assertEquals(
                List.of(0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 15), tables.sl2Vl(port(NodeType.ROUTER, 3, 8)));
        assertEquals(List.of(new VlWeight(1, 64), new VlWeight(1, 128)), tables.high(port(NodeType.CA, 3, 2)));
    }

    @Test
    void aDifferenceNamesPortTableAndBothValues() {
        ProgrammedPort port = port(NodeType.CA, 5, 0);
        port.sl2Vl().put(0, List.of(1));
        assertEquals(
                List.of("host/P1, SL2VL of in-port 0: the options mean "
                        + "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], the port has [1]"),
                new OptionTables(OPTIONS).differences(List.of(port)));
    }

    private static ProgrammedPort port(NodeType type, int operationalVls, int arbitrationCapacity) {
        SubnetPort port = new SubnetPort(type, 0x10, 0x11, "host", 5, 1, 2);
        PortInfo info = new PortInfo(
                5, 0, 1, 0, 1, 4, 4, "SDR", 0, 4, 4, 5, operationalVls, 0, arbitrationCapacity, arbitrationCapacity, 0);
        return new ProgrammedPort(port, info, new TreeMap<>(), List.of(), List.of());
    }
}

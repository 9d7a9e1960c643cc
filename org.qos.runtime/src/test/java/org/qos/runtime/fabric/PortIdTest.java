package org.qos.runtime.fabric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PortIdTest {

    private static final int SWITCHES = 1_200;
    private static final int PORTS = 37;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 8, 16, 64, 0x40, 0x100, 0x10000, 0x100000000L})
    void thePortsOfSwitchesWhoseGuidsFollowEachOtherHaveDifferentHashCodes(long distance) {
        Set<Integer> codes = new HashSet<>();
        for (int node = 0; node < SWITCHES; node++) {
            for (int number = 0; number < PORTS; number++) {
                codes.add(new PortId(0xfc6a1c03008a4dc0L + node * distance, number).hashCode());
            }
        }
        assertTrue(codes.size() > SWITCHES * PORTS * 99 / 100, codes.size() + " of " + SWITCHES * PORTS);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 254})
    void equalPortsHaveTheSameHashCode(int number) {
        assertEquals(new PortId(-1, number).hashCode(), new PortId(-1, number).hashCode());
    }
}

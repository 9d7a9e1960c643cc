package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class HashedPortsTest {

    @Test
    void findsEveryPortAndNoOther() {
        HashedPorts ports = new HashedPorts(1000);
        LongStream.range(0, 1000).forEach(n -> ports.put(0x0002_c903_0010_0001L + 4 * n, (int) n + 1));
        LongStream.range(0, 1000).forEach(n -> {
            assertEquals(n + 1, ports.classOf(0x0002_c903_0010_0001L + 4 * n));
            assertEquals(0, ports.classOf(0x0002_c903_0010_0002L + 4 * n));
        });
        assertEquals(0, ports.classOf(0));
    }

    @Test
    void findsPortsWhoseGuidsAreMadeToHaveTheSamePlace() {
        // the multiplicative inverse of the factor that spreads GUIDs: all of these have the first place 0
        long inverse = 0xf1de83e19937733dL;
        HashedPorts ports = new HashedPorts(1000);
        LongStream.rangeClosed(1, 1000).forEach(n -> ports.put(inverse * n, (int) n));

        LongStream.rangeClosed(1, 1000).forEach(n -> assertEquals(n, ports.classOf(inverse * n)));
        assertEquals(0, ports.classOf(inverse * 1001));
        assertTrue(ports.bytes() < 10_000_000, ports.bytes() + " bytes");
    }

    @Test
    void anEmptyTableFindsNothing() {
        assertEquals(0, new HashedPorts(0).classOf(-1L));
    }
}

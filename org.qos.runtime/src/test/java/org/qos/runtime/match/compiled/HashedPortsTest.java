package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
    void anEmptyTableFindsNothing() {
        assertEquals(0, new HashedPorts(0).classOf(-1L));
    }
}

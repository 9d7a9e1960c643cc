package org.qos.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PacketLifeTest {

    @ParameterizedTest
    @CsvSource({"0, 4.10 us", "8, 1.05 ms", "16, 268 ms", "18, 1.07 s", "24, 68.7 s", "30, 4398 s"})
    void aCodeRepresentsATime(int code, String time) {
        assertEquals(time, PacketLife.text(code));
    }
}

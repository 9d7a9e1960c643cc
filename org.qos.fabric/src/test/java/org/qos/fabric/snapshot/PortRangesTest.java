package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.value.PortNumber;

class PortRangesTest {

    private static final long SEED = 20_061_210L;

    @ParameterizedTest
    @CsvSource({"0, {0}", "0-3, '{0, 1, 2, 3}'", "'1,3-4,254', '{1, 3, 4, 254}'", "'7-7,001', '{1, 7}'"})
    void rangesAreLists(String text, String ports) {
        assertEquals(ports, PortRanges.parse(text).map(BitSet::toString).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", ",", "1,", ",1", "-", "1-", "-1", "3-1", "255", "0-255", "1 ", "a", "1-2-3", "0001", "1,,2"})
    void otherTextsAreNotUnderstood(String text) {
        assertEquals(Optional.empty(), PortRanges.parse(text));
    }

    @Test
    void whatIsWrittenIsReadBack() {
        System.out.println("seed " + SEED);
        Random random = new Random(SEED);
        for (int run = 0; run < 1_000; run++) {
            BitSet ports = new BitSet();
            for (int port = random.nextInt(40); port >= 0; port--) {
                ports.set(random.nextInt(PortNumber.MAX + 1));
            }
            assertEquals(Optional.of(ports), PortRanges.parse(PortRanges.text(ports)), "run " + run);
        }
    }
}

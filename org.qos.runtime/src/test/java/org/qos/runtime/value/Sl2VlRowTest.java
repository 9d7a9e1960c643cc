package org.qos.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Sl2VlRowTest {

    private static final long SEED = 20_061_208L;

    @Test
    void eachSlKeepsItsVl() {
        Random random = new Random(SEED);
        for (int round = 0; round < 1_000; round++) {
            List<Integer> vls = random.ints(16, 0, 16).boxed().toList();
            long row = Sl2VlRow.of(vls);
            assertEquals(
                    vls,
                    IntStream.range(0, 16).mapToObj(sl -> Sl2VlRow.vl(row, sl)).toList(),
                    "seed " + SEED);
            for (int sl = 0; sl < 16; sl++) {
                assertEquals(vls.get(sl) == 15 ? 0 : 1, Sl2VlRow.usable(row) >> sl & 1, "VL15 drops: " + vls);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 15, 17})
    void aRowHasSixteenVls(int count) {
        assertThrows(
                IllegalArgumentException.class,
                () -> Sl2VlRow.of(IntStream.range(0, count).mapToObj(sl -> 0).toList()));
    }
}

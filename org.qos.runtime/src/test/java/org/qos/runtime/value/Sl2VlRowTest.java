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
            assertEquals(vls, Sl2VlRow.vls(row), "seed " + SEED);
            for (int sl = 0; sl < 16; sl++) {
                assertEquals(vls.get(sl) == 15 ? 0 : 1, Sl2VlRow.usable(row) >> sl & 1, "VL15 drops: " + vls);
            }
        }
    }

    @Test
    void isWrittenAsInOptions() {
        List<Integer> vls = List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        assertEquals("0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15", Sl2VlRow.text(Sl2VlRow.of(vls)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 15, 17})
    void aRowHasSixteenVls(int count) {
        assertThrows(
                IllegalArgumentException.class,
                () -> Sl2VlRow.of(IntStream.range(0, count).mapToObj(sl -> 0).toList()));
    }
}

package org.qos.fabric.mad;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.VlWeight;

/** Tables as bytes, in both directions, and the attribute modifiers that select them (IBTA 14.2.5.7 to 14.2.5.9). */
class SmpTablesCodecTest {

    private static final long SEED = 20_261_122;

    @Test
    void theVlOfTheEvenSlIsInTheHighHalf() {
        long row = Sl2VlRow.of(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0));
        assertArrayEquals(HexFormat.of().parseHex("123456789abcdef0"), SmpTables.sl2Vl(row));
    }

    @Test
    void everyRowSurvivesItsBytes() {
        Random random = new Random(SEED);
        for (int i = 0; i < 1000; i++) {
            long row = random.nextLong();
            assertEquals(row, SmpTables.sl2Vl(SmpTables.sl2Vl(row)), "seed " + SEED);
        }
    }

    @Test
    void arbitrationEntriesAreTwoBytesEach() {
        List<VlWeight> entries = List.of(new VlWeight(14, 255), new VlWeight(0, 0), new VlWeight(1, 128));
        byte[] data = SmpTables.arbitration(entries);
        assertArrayEquals(HexFormat.of().parseHex("0eff00000180"), data);
        assertEquals(entries, SmpTables.arbitration(data, 3));
        assertEquals(entries.subList(0, 2), SmpTables.arbitration(data, 2));
        byte[] full = SmpTables.arbitration(
                IntStream.range(0, 32).mapToObj(i -> new VlWeight(i % 15, i)).toList());
        assertEquals(64, full.length);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "in-port 1 and out-port 36, 00000124",
        "block 4 of port 36, 00040024",
        "P_Keys 32 to 63 of port 36, 00240001"
    })
    void modifiersSelectPortAndBlock(String what, String modifier) {
        int expected = Integer.parseUnsignedInt(modifier, 16);
        assertEquals(
                expected,
                switch (what.charAt(0)) {
                    case 'i' -> SmpTables.sl2VlModifier(1, 36);
                    case 'b' -> SmpTables.arbitrationModifier(4, 36);
                    default -> SmpTables.pkeyModifier(1, 36);
                });
    }
}

package org.qos.runtime.fabric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Forwarding tables that grow with the LIDs that are entered, compared with a map. */
class ForwardingTableRandomTest {

    private static final long SEED = 20_061_204L;

    @Test
    void everyEntryIsFoundAndNoOther() {
        Random random = new Random(SEED);
        for (int round = 0; round < 20; round++) {
            Map<Integer, Integer> entries = new HashMap<>();
            ForwardingTables.Builder builder = ForwardingTables.builder();
            for (int i = 0; i < 300; i++) {
                int lid = 1 + random.nextInt(1 << 1 + random.nextInt(15));
                int port = random.nextInt(255);
                entries.put(lid, port);
                builder.entry(9, lid, port);
            }
            ForwardingTables tables = builder.build();
            for (int lid = 0; lid <= 0xffff; lid++) {
                int expected = entries.getOrDefault(lid, ForwardingTables.NO_PORT);
                assertEquals(expected, tables.port(9, lid), "seed " + SEED + ", round " + round + ", LID " + lid);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 62, 63, 64, 65, 127, 128, 129, 0xbfff})
    void aTableHasRoomForEachLid(int lid) {
        ForwardingTables tables = ForwardingTables.builder().entry(1, lid, 254).build();
        assertEquals(254, tables.port(1, lid));
        assertEquals(ForwardingTables.NO_PORT, tables.port(1, lid - 1));
        assertEquals(ForwardingTables.NO_PORT, tables.port(1, lid + 1));
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "-1, 1", "49152, 1", "65535, 1", "1, -1", "1, 255", "1, 256"})
    void anEntryOutOfRangeIsNamed(int lid, int port) {
        Exception refused = assertThrows(
                IllegalArgumentException.class, () -> ForwardingTables.builder().entry(1, lid, port));
        assertEquals("not an entry of a forwarding table: LID " + lid + ", port " + port, refused.getMessage());
    }

    @Test
    void switchesDoNotShareTables() {
        ForwardingTables tables = ForwardingTables.builder()
                .entry(1, 70, 3)
                .table(1)
                .table(2)
                .entry(-1L, 70, 0)
                .build();
        assertEquals(3, tables.port(1, 70));
        assertEquals(ForwardingTables.NO_PORT, tables.port(2, 70));
        assertEquals(0, tables.port(-1L, 70));
        assertEquals(0, tables.table(2).length);
        assertEquals(false, tables.isEmpty());
    }
}

package org.qos.runtime.fabric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class ForwardingTablesTest {

    private final ForwardingTables tables = ForwardingTables.builder()
            .entry(1, 5, 3)
            .entry(1, 300, 254)
            .entry(1, 5, 4)
            .table(2)
            .build();

    @Test
    void theLastEntryForALidCounts() {
        assertEquals(4, tables.port(1, 5));
        assertEquals(254, tables.port(1, 300));
    }

    @Test
    void whatIsNotForwardedHasNoPort() {
        assertEquals(ForwardingTables.NO_PORT, tables.port(1, 6));
        assertEquals(ForwardingTables.NO_PORT, tables.port(1, 40_000));
        assertEquals(ForwardingTables.NO_PORT, tables.port(3, 5));
    }

    @Test
    void aSwitchMayBeKnownToForwardNothing() {
        assertEquals(Set.of(1L, 2L), tables.switches());
        assertTrue(ForwardingTables.NONE.isEmpty());
    }

    @Test
    void entriesOutOfRangeAreRejected() {
        ForwardingTables.Builder builder = ForwardingTables.builder();
        assertThrows(IllegalArgumentException.class, () -> builder.entry(1, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> builder.entry(1, 0xC000, 1));
        assertThrows(IllegalArgumentException.class, () -> builder.entry(1, 1, 255));
    }

    @Test
    void aTableIsHandedOutAsACopy() {
        tables.table(1)[5] = 9;
        assertEquals(4, tables.port(1, 5));
        assertEquals(0, tables.table(3).length);
    }
}

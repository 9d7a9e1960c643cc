package org.qos.runtime.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class PkeyTablesTest {

    private static final int SERVER = 0;
    private static final int CLIENT = 1;
    private static final int OTHER_CLIENT = 2;
    private static final int WITHOUT_KEYS = 3;

    private final PkeyTables tables = PkeyTables.of(
            List.of(
                    List.of(0xffff, 0x8002, 0x8100),
                    List.of(0x7fff, 0x0002, 0x0100),
                    List.of(0x7fff, 0x0002),
                    List.of()),
            false);

    @Test
    void aFullAndALimitedMemberShareAPkey() {
        assertTrue(tables.share(SERVER, CLIENT, 0x0002));
        assertTrue(tables.share(CLIENT, SERVER, 0x8002));
        assertFalse(tables.share(CLIENT, OTHER_CLIENT, 0x0002), "two limited members");
        assertFalse(tables.share(SERVER, OTHER_CLIENT, 0x0100), "one has it only");
    }

    @Test
    void theFirstCommonPkeyIsThatOfTheMinimumSwappedValueWithTheMembershipOfTheSource() {
        assertEquals(0x8100, tables.common(SERVER, CLIENT));
        assertEquals(0x0100, tables.common(CLIENT, SERVER));
        assertEquals(0x8002, tables.common(SERVER, OTHER_CLIENT));
        assertEquals(0, tables.common(CLIENT, OTHER_CLIENT));
    }

    @Test
    void aPortWithoutPkeysMeetsEverybodyButSharesNothing() {
        assertTrue(tables.meet(WITHOUT_KEYS, CLIENT));
        assertEquals(0, tables.common(WITHOUT_KEYS, CLIENT));
        assertFalse(tables.meet(CLIENT, OTHER_CLIENT));
        assertTrue(tables.meet(CLIENT, CLIENT));
    }

    @Test
    void keysAreInTheOrderOfTheirSwappedValues() {
        assertEquals(List.of(0x8100, 0x8002, 0xffff), tables.keys(SERVER));
        assertEquals(3, tables.size(SERVER));
        assertEquals(0x8002, tables.key(SERVER, 1));
    }

    @Test
    void ofTwoEntriesForOnePartitionTheFullOneCounts() {
        PkeyTables both = PkeyTables.of(List.of(List.of(0x0001, 0x8001), List.of(0x0001)), false);
        assertEquals(List.of(0x8001), both.keys(0));
        assertEquals(0x8001, both.common(0, 1));
    }

    @Test
    void whereBothKindsAreAllowedBothEntriesStay() {
        PkeyTables both = PkeyTables.of(
                List.of(List.of(0x0100, 0x8100, 0x7fff), List.of(0x0100, 0x8001, 0x7fff), List.of(0x8100)), true);
        assertEquals(List.of(0x0100, 0x8100, 0x7fff), both.keys(0));
        assertEquals(0x8100, both.common(0, 1));
        assertEquals(0x0100, both.common(1, 0));
        assertEquals(0x0100, both.common(0, 2), "the limited entry is first and fits a full one");
    }
}

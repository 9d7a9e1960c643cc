package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PkeyTablesTest {

    private static final PkeyTables TABLES = new PkeyTables(Map.of(
            1L, List.of(0xffff, 0x8010),
            2L, List.of(0x7fff, 0x0010, 0x0020),
            3L, List.of(0x7fff, 0x0020)));

    @Test
    void aFullAndALimitedMemberShareThePkey() {
        assertTrue(TABLES.share(1, 2, base -> base == 0x10));
        assertTrue(TABLES.share(2, 1, base -> base == 0x7fff));
    }

    @Test
    void twoLimitedMembersShareNone() {
        assertFalse(TABLES.share(2, 3, base -> true));
    }

    @Test
    void onlyThePkeysInQuestionCount() {
        assertFalse(TABLES.share(1, 2, base -> base == 0x20));
    }
}

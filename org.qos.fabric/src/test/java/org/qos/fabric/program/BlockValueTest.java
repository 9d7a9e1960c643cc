package org.qos.fabric.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.runtime.value.VlWeight;

class BlockValueTest {

    private static final VlWeight UNUSED = new VlWeight(0, 0);

    @Test
    void unusedEntriesAtTheEndAreNotShown() {
        BlockValue.Entries entries =
                new BlockValue.Entries(List.of(new VlWeight(1, 4), UNUSED, new VlWeight(2, 8), UNUSED, UNUSED));
        assertEquals("1:4,0:0,2:8", entries.text());
        assertEquals("1:4,0:0,2:8,0:0,0:0", entries.toString(), "what is stored has all of them");
    }

    @Test
    void aTableOfUnusedEntriesHasNone() {
        assertEquals("no entries", new BlockValue.Entries(List.of(UNUSED, UNUSED)).text());
    }

    @Test
    void rowsAndLimitsAreShownAsTheyAreStored() {
        assertEquals("0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0", new BlockValue.Row(0).text());
        assertEquals(new BlockValue.Limit(4).toString(), new BlockValue.Limit(4).text());
    }
}

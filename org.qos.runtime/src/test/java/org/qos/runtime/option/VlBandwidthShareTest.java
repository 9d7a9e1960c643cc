package org.qos.runtime.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.runtime.value.VlWeight;

class VlBandwidthShareTest {

    private static final QosTables TABLES = new QosTables(
            255,
            List.of(new VlWeight(0, 64)),
            List.of(new VlWeight(1, 10), new VlWeight(2, 20), new VlWeight(1, 10)),
            Collections.nCopies(16, 0));

    @Test
    void theEntriesOfAVlCountTogether() {
        assertEquals(new VlBandwidthShare(1, 0, 0.5), VlBandwidthShare.of(TABLES, 1));
        assertEquals(new VlBandwidthShare(0, 1, 0), VlBandwidthShare.of(TABLES, 0));
    }

    @Test
    void aVlInNeitherTableIsStarved() {
        assertTrue(VlBandwidthShare.of(TABLES, 5).isStarved());
    }
}

package org.qos.runtime.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.runtime.policy.VlWeight;

class LaneShareTest {

    private static final QosTables TABLES = new QosTables(
            255,
            List.of(new VlWeight(0, 64)),
            List.of(new VlWeight(1, 10), new VlWeight(2, 20), new VlWeight(1, 10)),
            Collections.nCopies(16, 0));

    @Test
    void theEntriesOfALaneCountTogether() {
        assertEquals(new LaneShare(1, 0, 0.5), LaneShare.of(TABLES, 1));
        assertEquals(new LaneShare(0, 1, 0), LaneShare.of(TABLES, 0));
    }

    @Test
    void aLaneInNeitherTableIsStarved() {
        assertTrue(LaneShare.of(TABLES, 5).isStarved());
    }
}

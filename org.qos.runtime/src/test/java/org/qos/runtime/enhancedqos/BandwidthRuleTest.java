package org.qos.runtime.enhancedqos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.qos.runtime.enhancedqos.BandwidthTarget.Kind;

/** Targets and rules of an enhanced QoS policy. */
class BandwidthRuleTest {

    @Test
    void aTargetIsAGuidAfter0xOrDefaultOrAGroup() {
        assertEquals(new BandwidthTarget(Kind.GUID, 0xABL, ""), BandwidthTarget.of("0xab"));
        assertEquals("0x00000000000000ab", BandwidthTarget.of("0xAB").text());
        assertEquals(BandwidthTarget.DEFAULT, BandwidthTarget.of("default"));
        assertEquals("default", BandwidthTarget.DEFAULT.text());
        for (String group : List.of("Default", "ab", "0x", "0x12345678901234567", "my group")) {
            assertEquals(new BandwidthTarget(Kind.GROUP, 0, group), BandwidthTarget.of(group));
            assertEquals(group, BandwidthTarget.of(group).text());
        }
    }

    @Test
    void aRuleIsImmutable() {
        assertThrows(
                UnsupportedOperationException.class,
                () -> rule("0x1", 5, "slow").bandwidths().clear());
    }

    private static BandwidthRule rule(String target, int sl, String bandwidth) {
        return new BandwidthRule(BandwidthTarget.of(target), new TreeMap<>(Map.of(sl, bandwidth)));
    }
}

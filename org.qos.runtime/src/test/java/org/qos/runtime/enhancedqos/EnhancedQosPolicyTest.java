package org.qos.runtime.enhancedqos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.qos.runtime.enhancedqos.BandwidthTarget.Kind;

/** The rate limits of SLs at ports. */
class EnhancedQosPolicyTest {

    private static final Map<String, Long> BANDWIDTHS = Map.of("slow", 50L, "open", 0L);

    @Test
    void theRuleOfAPortLimitsItsSls() {
        EnhancedQosPolicy policy = policy(rule("0x1", 5, "slow"), rule("default", 5, "open"));
        assertEquals(OptionalLong.of(50), policy.limit(1, 5));
    }

    @Test
    void anSlThatARuleLeavesOutIsNotLimited() {
        EnhancedQosPolicy policy = policy(rule("0x1", 5, "slow"), rule("default", 4, "slow"));
        assertEquals(OptionalLong.of(EnhancedQosPolicy.UNLIMITED), policy.limit(1, 4));
    }

    @Test
    void theDefaultRuleIsForPortsWithoutARule() {
        EnhancedQosPolicy policy = policy(rule("0x1", 5, "open"), rule("default", 5, "slow"));
        assertEquals(OptionalLong.of(50), policy.limit(2, 5));
    }

    @Test
    void withoutADefaultRuleOtherPortsAreNotLimited() {
        assertEquals(OptionalLong.of(0), policy(rule("0x1", 5, "slow")).limit(2, 5));
    }

    @Test
    void aGroupLeavesOpenWhichRuleCounts() {
        EnhancedQosPolicy policy = policy(rule("Storage", 5, "slow"), rule("default", 5, "open"));
        assertEquals(OptionalLong.empty(), policy.limit(2, 5));
    }

    @Test
    void twoRulesForOnePortLeaveTheLimitOpen() {
        assertEquals(
                OptionalLong.empty(),
                policy(rule("0x1", 5, "slow"), rule("0x0001", 5, "open")).limit(1, 5));
    }

    @Test
    void aNameWithoutARateLeavesTheLimitOpen() {
        assertEquals(OptionalLong.empty(), policy(rule("0x1", 5, "other")).limit(1, 5));
    }

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

    private static EnhancedQosPolicy policy(BandwidthRule... rules) {
        return new EnhancedQosPolicy(BANDWIDTHS, List.of(rules));
    }

    private static BandwidthRule rule(String target, int sl, String bandwidth) {
        return new BandwidthRule(BandwidthTarget.of(target), new TreeMap<>(Map.of(sl, bandwidth)));
    }
}

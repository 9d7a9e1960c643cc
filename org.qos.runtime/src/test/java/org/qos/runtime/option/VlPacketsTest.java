package org.qos.runtime.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.testing.QosOn;

/** The packets of VLs are those of the levels whose SLs they carry. */
class VlPacketsTest {

    private static final int MTU = 2048;
    private static final SmOptions QOS = SmOptions.DEFAULTS.withQos();

    /** SL 0 is not limited, SL 1 to 256 bytes, SL 2 to 4096; SL 3 has two levels, SL 4 none. */
    private static final Policy POLICY = policy(
            level(0),
            level(1).withMtuLimit(1),
            level(2).withMtuLimit(5),
            level(3).withMtuLimit(2),
            level(3).withMtuLimit(3));

    @Test
    void aPacketIsAsLargeAsLinkAndLevelLetIt() {
        VlPackets packets = VlPackets.of(MTU, vl -> 1 << vl, SlMtus.of(POLICY, QOS));

        assertEquals(List.of(2048, 256, 2048), List.of(packets.largest(0), packets.largest(1), packets.largest(2)));
        assertFalse(packets.isMixed(0) || packets.isMixed(1) || packets.isMixed(2));
    }

    @Test
    void levelsOfAnSlMayHaveSeveralLimits() {
        VlPackets packets = VlPackets.of(MTU, vl -> 1 << vl, SlMtus.of(POLICY, QOS));

        assertEquals(512, packets.smallest(3));
        assertEquals(1024, packets.largest(3));
        assertTrue(packets.isMixed());
    }

    @Test
    void aLevelWithoutLimitThatSharesAVlHasPacketsOfTheMtu() {
        VlPackets packets = VlPackets.of(MTU, vl -> vl == 0 ? 0b11 : 0, SlMtus.of(POLICY, QOS));

        assertEquals(256, packets.smallest(0));
        assertEquals(2048, packets.largest(0));
        assertEquals(1792, packets.excess(0));
    }

    @Test
    void anSlOfNoLevelAndAVlWithoutSlsHavePacketsOfTheMtu() {
        VlPackets packets = VlPackets.of(MTU, vl -> vl == 0 ? 1 << 4 : 0, SlMtus.of(POLICY, QOS));

        assertEquals(2048, packets.smallest(0));
        assertEquals(2048, packets.smallest(1));
        assertEquals(0b1111, SlMtus.of(POLICY, QOS).sls());
    }

    @Test
    void withoutQosNoLevelLimitsPackets() {
        assertFalse(VlPackets.of(MTU, vl -> 0xffff, SlMtus.of(POLICY, SmOptions.DEFAULTS))
                .isMixed());
    }

    /** The engine replaces the SL, OpenSM keeps the MTU of the level. */
    @Test
    void whereTheRoutingEngineChoosesSlsPathsOfEveryLevelHaveEverySl() {
        VlPackets packets = VlPackets.of(
                MTU,
                vl -> 1 << vl,
                SlMtus.of(POLICY, QosOn.USUALLY.engines(List.of("dfsssp"), 0, 1).options()));

        assertEquals(256, packets.smallest(9));
        assertEquals(2048, packets.largest(9));
    }

    private static Policy policy(QosLevel usual, QosLevel... others) {
        List<MatchRule> rules = List.of(others).stream()
                .map(level -> new MatchRule(
                        "", List.of(), List.of(), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.NONE, level))
                .toList();
        return new Policy(List.of(), List.of(), usual, rules, FabricSetup.NONE);
    }

    private static QosLevel level(int sl) {
        return QosLevel.ofSl("", sl);
    }
}

package org.qos.analysis.difference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.analysis.difference.Sides.DEFAULT;
import static org.qos.analysis.difference.Sides.policy;
import static org.qos.analysis.difference.Sides.side;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;

class PartitionChangeTest {

    @ParameterizedTest
    @CsvSource({
        // codes of MTU and rate of a group that had 4 (2048 bytes) and 3 (10 Gb/s)
        "5, 3, false, false",
        "3, 3, true,  false",
        "4, 2, false, true",
        "4, 5, false, true",
        "4, 6, false, false",
        "3, 2, true,  true",
    })
    void aLowerMtuOrRateOfIpoibIsBreaking(int mtu, int rate, boolean lowersMtu, boolean lowersRate) {
        PolicyDifference found = PolicyComparison.of(
                ofGroup(MulticastGroup.DEFAULT_MTU, MulticastGroup.DEFAULT_RATE),
                ofGroup(mtu, rate),
                false,
                DecisionProgress.NONE);
        PartitionChange change = found.partitions().get(0);
        assertEquals(lowersMtu, change.lowersIpoibMtu());
        assertEquals(lowersRate, change.lowersIpoibRate());
        assertEquals(lowersMtu || lowersRate, !found.breaking().isEmpty());
    }

    private static ComparedSide ofGroup(int mtu, int rate) {
        MulticastGroup group = new MulticastGroup(Mgid.broadcast(1), mtu, rate, 0, MulticastGroup.IPOIB_QKEY, 0, 0);
        Partitions partitions = new Partitions(List.of(new Partition("Lab", 1, 0, List.of(group), List.of())));
        return side(policy(DEFAULT), Fabric.EMPTY, partitions, SmOptions.DEFAULTS.withQos());
    }
}

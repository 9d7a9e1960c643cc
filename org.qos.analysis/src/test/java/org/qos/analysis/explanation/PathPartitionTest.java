package org.qos.analysis.explanation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.resolve.PkeyPrediction;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.Ranges;

/** In which partition a path lies, as the P_Key tables have it that OpenSM makes with and without allow_both_pkeys. */
class PathPartitionTest {

    /** Port 1 has both P_Keys of Green, port 2 the limited one. */
    private static final Partitions PARTITIONS = new Partitions(List.of(
            new Partition(
                    "Default", 0x7fff, 0, List.of(), List.of(new PartitionMember(Selection.ALL, 0, Membership.FULL))),
            new Partition(
                    "Green",
                    0x10,
                    4,
                    List.of(),
                    List.of(
                            new PartitionMember(Selection.PORT, 1, Membership.BOTH),
                            new PartitionMember(Selection.PORT, 2, Membership.LIMITED)))));

    private static String partition(boolean bothKinds) {
        Policy policy = new Policy(List.of(), List.of(Hosts.DEFAULT), Hosts.DEFAULT, List.of(), FabricSetup.NONE);
        BoundPolicy bound = BoundPolicy.bind(policy, Hosts.FABRIC, PARTITIONS);
        return new PathPartition(bound, bothKinds)
                .of(PathQuery.between(1, 2).build().toRequest(Hosts.FABRIC), Ranges.NONE)
                .orElseThrow()
                .name();
    }

    @Test
    void aMemberOfBothKindsIsFullWhereOnlyOneKindIsAllowed() {
        assertEquals("Green", partition(false));
    }

    @Test
    void whereBothKindsAreAllowedTheLimitedEntryHidesTheFullOne() {
        assertEquals("Default", partition(true), "0x0010 meets 0x0010, and 0x8010 then meets nothing");
        Fabric fabric = Hosts.FABRIC;
        int common =
                PkeyPrediction.of(PARTITIONS, fabric, true).common(fabric.endpointIndex(1), fabric.endpointIndex(2));
        assertEquals(0xffff, common, "what the path resolver answers");
    }
}

package org.qos.analysis.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.decision.Decisions;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

class GroupDefaultsTest {

    private static final QosLevel LEVEL = QosLevel.ofSl("level", 1);
    private static final PortGroup STORAGE = PortGroup.ofGuids("storage", Ranges.of(new Range(3, 4)));
    private static final PortGroup OTHER = PortGroup.ofGuids("other", Ranges.of(new Range(1, 2)));
    private static final Fabric FABRIC = Fabric.of(
            LongStream.rangeClosed(1, 4).mapToObj(GroupDefaultsTest::host).toList(), OptionalLong.empty());

    @Test
    void aRuleForSomeRequestsOfAGroupLeavesTheOthersToTheDefault() {
        Request request =
                found(FABRIC, STORAGE, to(STORAGE, Ranges.ofValues(7))).orElseThrow();
        assertEquals(true, request.destinationGuid() == 3 || request.destinationGuid() == 4, request::toString);
        assertEquals(OptionalLong.empty(), request.serviceId());
    }

    @Test
    void aRuleForTheGroupAloneLeavesNothing() {
        assertEquals(
                Optional.empty(), found(FABRIC, STORAGE, to(STORAGE, Ranges.ofValues(7)), to(STORAGE, Ranges.NONE)));
    }

    @Test
    void aGroupThatNoRuleNamesIsNotMeantByAny() {
        assertEquals(Optional.empty(), found(FABRIC, OTHER, to(STORAGE, Ranges.ofValues(7))));
    }

    @Test
    void withoutAFabricNothingIsClaimed() {
        assertEquals(Optional.empty(), found(Fabric.EMPTY, STORAGE, to(STORAGE, Ranges.ofValues(7))));
    }

    /** Port 1 shares no partition with the group. */
    @Test
    void theRequestIsOneBetweenPortsThatShareAPartition() {
        Partitions partitions = partitions(partition(0x10, 1, 2), partition(0x20, 2, 4));
        Request request = found(FABRIC, partitions, STORAGE, to(STORAGE, Ranges.ofValues(7)))
                .orElseThrow();

        assertEquals("2 to 4", request.sourceGuid() + " to " + request.destinationGuid());
        assertEquals(OptionalInt.empty(), request.pkey());
    }

    @Test
    void aGroupThatNoPortReachesHasNoRequests() {
        Partitions partitions = partitions(partition(0x10, 1, 2), partition(0x20, 3));
        assertEquals(Optional.empty(), found(FABRIC, partitions, STORAGE, to(STORAGE, Ranges.ofValues(7))));
    }

    private static Partitions partitions(Partition... partitions) {
        return new Partitions(List.of(partitions));
    }

    private static Partition partition(int pkey, long... ports) {
        List<PartitionMember> members = LongStream.of(ports)
                .mapToObj(port -> new PartitionMember(PartitionMember.Selection.PORT, port, Membership.FULL))
                .toList();
        return new Partition(Partition.nameFor(pkey), pkey, 0, List.of(), members);
    }

    private static Optional<Request> found(Fabric fabric, PortGroup group, MatchRule... rules) {
        return found(fabric, Partitions.WITHOUT_FILE, group, rules);
    }

    private static Optional<Request> found(Fabric fabric, Partitions partitions, PortGroup group, MatchRule... rules) {
        Policy policy = new Policy(List.of(STORAGE, OTHER), List.of(LEVEL), LEVEL, List.of(rules), FabricSetup.NONE);
        BoundPolicy bound = BoundPolicy.bind(policy, fabric, partitions);
        return new GroupDefaults(bound, Decisions.of(bound)).of(group);
    }

    private static MatchRule to(PortGroup group, Ranges serviceIds) {
        return new MatchRule("", List.of(), List.of(group), serviceIds, Ranges.NONE, Ranges.NONE, Ranges.NONE, LEVEL);
    }

    private static Node host(long guid) {
        Port port = new Port(new PortId(guid, 1), guid, (int) guid, 0, Optional.empty());
        return new Node(guid, NodeType.CA, "host" + guid, 1, false, List.of(port));
    }
}

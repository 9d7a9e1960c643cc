package org.qos.runtime.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.runtime.testing.SmallFabric.ALPHA_1;
import static org.qos.runtime.testing.SmallFabric.BETA_1;
import static org.qos.runtime.testing.SmallFabric.BETA_2;
import static org.qos.runtime.testing.SmallFabric.FABRIC;
import static org.qos.runtime.testing.SmallFabric.ROUTER_1;
import static org.qos.runtime.testing.SmallFabric.TARGET_1;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.testing.SmallFabric;

class PartitionMembersTest {

    @Test
    void theLastEntryForAPortDecidesItsMembership() {
        PartitionMembers members = members(
                member(Selection.ALL_CAS, 0, Membership.LIMITED),
                member(Selection.PORT, BETA_1, Membership.FULL),
                member(Selection.PORT, BETA_2, Membership.FULL),
                member(Selection.PORT, BETA_2, Membership.LIMITED));
        assertEquals(Set.of(ALPHA_1, BETA_1, BETA_2, TARGET_1), guids(members.all()));
        assertEquals(Set.of(BETA_1), guids(members.full()));
        assertEquals(Set.of(ALPHA_1, BETA_2, TARGET_1), guids(members.limited()));
    }

    @Test
    void aMemberWithBothPkeysIsFullAndLimited() {
        PartitionMembers members = members(
                member(Selection.PORT, ALPHA_1, Membership.BOTH), member(Selection.PORT, BETA_1, Membership.LIMITED));
        assertEquals(Set.of(ALPHA_1), guids(members.full()));
        assertEquals(Set.of(ALPHA_1, BETA_1), guids(members.limited()));
        assertEquals(Set.of(BETA_1), guids(members.limitedOnly()));
    }

    @Test
    void keywordsSelectPorts() {
        assertEquals(
                7,
                members(member(Selection.ALL, 0, Membership.FULL))
                        .full()
                        .ports()
                        .size());
        assertEquals(
                Set.of(ROUTER_1),
                guids(members(member(Selection.ALL_ROUTERS, 0, Membership.BOTH)).full()));
        assertEquals(
                Set.of(TARGET_1),
                guids(members(member(Selection.SELF, 0, Membership.FULL)).all()));
        assertEquals(
                2,
                members(member(Selection.ALL_SWITCHES, 0, Membership.FULL))
                        .all()
                        .ports()
                        .size());
    }

    @Test
    void portsThatTheFabricDoesNotShowAreLeftOut() {
        assertEquals(
                Set.of(),
                guids(members(member(Selection.PORT, 0x77, Membership.FULL)).all()));
    }

    @Test
    void eachOfThousandsOfMembersIsFound() {
        List<Node> hosts = IntStream.range(1, 40_000)
                .mapToObj(host -> SmallFabric.host(0x1000L * host, "host" + host + " HCA-1"))
                .toList();
        Partition partition = new Partition(
                "p",
                0x10,
                0,
                List.of(),
                IntStream.range(1, 40_000)
                        .mapToObj(host -> member(Selection.PORT, 0x1000L * host + 1, Membership.FULL))
                        .toList());
        Fabric fabric = Fabric.of(hosts, OptionalLong.empty());
        assertEquals(
                39_999, PartitionMembers.of(partition, fabric).full().indices().cardinality());
    }

    private static PartitionMembers members(PartitionMember... members) {
        Partition partition = new Partition("p", 0x10, 0, List.of(), List.of(members));
        return PartitionMembers.of(partition, FABRIC);
    }

    private static PartitionMember member(Selection ports, long guid, Membership membership) {
        return new PartitionMember(ports, guid, membership);
    }

    private static Set<Long> guids(EndpointSet set) {
        return set.ports().stream().map(Port::guid).collect(Collectors.toSet());
    }
}

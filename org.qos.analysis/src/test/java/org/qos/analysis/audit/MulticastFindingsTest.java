package org.qos.analysis.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.analysis.audit.AuditFinding.MulticastGroups;
import org.qos.analysis.audit.testing.FatTree;
import org.qos.analysis.audit.testing.Site;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.value.VlWeight;

/** Multicast groups have the SL of the partition file, and are served where the ports of their members serve it. */
class MulticastFindingsTest {

    private static final int PKEY = 0x11;
    private static final List<VlWeight> WEIGHTS = List.of(new VlWeight(0, 64), new VlWeight(1, 64));

    @ParameterizedTest
    @CsvSource({
        // SLs 0 and 1 have VLs with a weight; SL 2 has VL2, which has none; SL 3 is dropped
        "0, false",
        "1, false",
        "2, true",
        "3, true"
    })
    void aGroupIsFoundUnlessItsSlHasAVlWithAWeight(int sl, boolean isFound) {
        List<MulticastGroups> found = found(site(Membership.FULL, group(sl)));
        assertEquals(isFound ? 1 : 0, found.size());
        if (isFound) {
            assertEquals(sl, found.get(0).sl());
            assertEquals("'p' (0x0011)", found.get(0).partition());
            // 6 adapters, and the ports of the switches next to them
            assertEquals(12, found.get(0).ports().size());
        }
    }

    @Test
    void limitedMembersCountToo() {
        assertEquals(1, found(site(Membership.LIMITED, group(3))).size());
    }

    @Test
    void groupsOfOneSlAreOneFinding() {
        MulticastGroup other = new MulticastGroup(Mgid.broadcast(PKEY).withScope(5), 4, 3, 3, 0, 0, 0);
        MulticastGroup served = new MulticastGroup(Mgid.broadcast(PKEY).withScope(8), 4, 3, 1, 0, 0, 0);
        List<MulticastGroups> found = found(site(Membership.FULL, group(3), other, served));
        assertEquals(1, found.size());
        assertEquals(List.of(Mgid.broadcast(PKEY), other.mgid()), found.get(0).groups());
    }

    @Test
    void theMessageNamesGroupSlAndPorts() {
        String text = site(Membership.FULL, group(3)).texts().stream()
                .filter(one -> one.contains("multicast"))
                .findFirst()
                .orElseThrow();
        assertEquals(
                "packets of multicast group ff12:401b:8011:0:0:0:ffff:ffff of partition 'p' (0x0011) have SL 3, which 12"
                        + " ports next to members (",
                text.substring(0, text.indexOf('(', text.indexOf("members")) + 1));
    }

    @Test
    void withoutQosAllIsServed() {
        Site site = site(Membership.FULL, group(3));
        Site off = site.withOptions(SmOptions.DEFAULTS);
        assertEquals(List.of(), found(off));
    }

    private static MulticastGroup group(int sl) {
        return new MulticastGroup(
                Mgid.broadcast(PKEY), MulticastGroup.DEFAULT_MTU, MulticastGroup.DEFAULT_RATE, sl, 0xb1b, 0, 0);
    }

    private static List<MulticastGroups> found(Site site) {
        return site.audit().findings().stream()
                .filter(MulticastGroups.class::isInstance)
                .map(MulticastGroups.class::cast)
                .toList();
    }

    private static Site site(Membership membership, MulticastGroup... groups) {
        List<Integer> sl2vl = Stream.concat(
                        Stream.of(0, 1, 2, 15), IntStream.range(4, 16).mapToObj(sl -> 0))
                .toList();
        return Site.of(new FatTree(3, 4, 2).build(), 1)
                .withTables(0, List.of(new VlWeight(0, 0)), WEIGHTS, sl2vl)
                .withPartitions(new Partitions(List.of(new Partition(
                        "p",
                        PKEY,
                        0,
                        List.of(groups),
                        Collections.singletonList(new PartitionMember(Selection.ALL_CAS, 0, membership))))));
    }
}

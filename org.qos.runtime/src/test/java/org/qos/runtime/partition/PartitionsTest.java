package org.qos.runtime.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartitionsTest {

    private static final Partition STORAGE = partition("Storage", 0x10, MulticastGroup.broadcast(0x10));
    private static final Partition COMPUTE = partition("Compute", 0x20);
    private static final Partitions BOTH = new Partitions(List.of(STORAGE, COMPUTE));

    @ParameterizedTest
    @CsvSource({"Storage, 0x10", "Compute, 0x20", "storage,", "Comp,", "Other,"})
    void aPartitionIsFoundByItsExactName(String name, String pkey) {
        assertEquals(
                Optional.ofNullable(pkey).map(Integer::decode),
                BOTH.byName(name).map(Partition::pkey));
    }

    @ParameterizedTest
    @CsvSource({"0x10, Storage", "0x8010, Storage", "0x8020, Compute", "0x30,", "0x8000,"})
    void aPartitionIsFoundByItsPkeyWithOrWithoutTheMembershipBit(String pkey, String name) {
        assertEquals(
                Optional.ofNullable(name), BOTH.byPkey(Integer.decode(pkey)).map(Partition::name));
    }

    @Test
    void ipoibNeedsTheBroadcastGroupOfTheVeryPartition() {
        assertTrue(STORAGE.ipoib());
        assertEquals(
                Optional.of("ff12:401b:8010:0:0:0:ffff:ffff"),
                STORAGE.broadcast().map(group -> group.mgid().toString()));
        assertFalse(COMPUTE.ipoib());
        assertFalse(partition("Odd", 0x20, MulticastGroup.broadcast(0x10)).ipoib(), "that of another partition");
    }

    @Test
    void withoutAFileEveryPortIsAFullMemberOfTheDefaultPartition() {
        Partition only = Partitions.WITHOUT_FILE.partitions().get(0);
        assertEquals(1, Partitions.WITHOUT_FILE.partitions().size());
        assertEquals(List.of("Default", 0x7fff, 0), List.of(only.name(), only.pkey(), only.sl()));
        assertTrue(only.ipoib());
        assertEquals(
                List.of(Membership.FULL),
                only.members().stream().map(PartitionMember::membership).toList());
    }

    private static Partition partition(String name, int pkey, MulticastGroup... groups) {
        return new Partition(name, pkey, 0, List.of(groups), List.of());
    }
}

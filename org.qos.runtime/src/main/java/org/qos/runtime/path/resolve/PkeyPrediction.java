package org.qos.runtime.path.resolve;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.PartitionMembers;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.value.Pkey;

/** The P_Key tables that OpenSM gives the endpoints of a fabric (OpenSM osm_pkey_mgr.c:osm_pkey_mgr_process). */
public final class PkeyPrediction {

    private PkeyPrediction() {}

    /**
     * The tables that partitions make.
     *
     * @param partitions the partitions of the subnet
     * @param fabric the fabric, its subnet manager's port included
     * @param bothKinds {@code allow_both_pkeys}; a member {@code both} has then both P_Keys, otherwise the full one
     */
    public static PkeyTables of(Partitions partitions, Fabric fabric, boolean bothKinds) {
        List<List<Integer>> tables = IntStream.range(0, fabric.endpoints().size())
                .<List<Integer>>mapToObj(endpoint -> new ArrayList<>())
                .toList();
        for (Partition partition : partitions.partitions()) {
            PartitionMembers members = PartitionMembers.of(partition, fabric);
            add(tables, members.full(), Pkey.full(partition.pkey()));
            add(tables, bothKinds ? members.limited() : members.limitedOnly(), partition.pkey());
        }
        return PkeyTables.of(tables, bothKinds);
    }

    private static void add(List<List<Integer>> tables, EndpointSet members, int pkey) {
        BitSet indices = members.indices();
        indices.stream().forEach(endpoint -> tables.get(endpoint).add(pkey));
    }
}

package org.qos.runtime.path.resolve;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.Gid;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.SubnetPrefix;

/** What of a subnet a resolver looks up, made once. */
final class ResolverTables {

    /** Is in {@link #partitionSl} for P_Keys of no partition. */
    static final int NO_PARTITION = -1;

    final Profile profile;
    final PathGraph graph;
    final CableWalk cables;
    final GuidIndex byGuid;
    final SelectorRules selectorRules;
    final PkeyTables pkeys;
    final RoutingEngine engine;
    final boolean qos;
    final int subnetTimeout;
    /** The upper 64 bits of the GIDs that are answered. */
    final long subnetPrefix;
    /** The LMC of adapters; OpenSM gives all the same one. */
    final int lmc;
    /** The SL of each partition by its P_Key without the membership bit. OpenSM makes it 0 without QoS. */
    final byte[] partitionSl = new byte[Pkey.BASE_MASK + 1];
    /** The endpoints in the order in which OpenSM goes through all ports: that of the byte-swapped GUID. */
    final int[] everyEndpoint;

    ResolverTables(RoutedSubnet subnet, Profile profile) {
        this.profile = profile;
        SmOptions options = subnet.options();
        graph = PathGraphBuilder.build(subnet);
        cables = new CableWalk(graph);
        byGuid = new GuidIndex(graph.guid);
        selectorRules = new SelectorRules(profile);
        pkeys = subnet.pkeys();
        engine = new RoutingEngine(options);
        qos = options.qos();
        subnetTimeout = options.subnetTimeout();
        subnetPrefix = options.subnetPrefix();
        lmc = Integer.numberOfTrailingZeros(IntStream.of(graph.lids).max().orElse(1));
        Arrays.fill(partitionSl, (byte) NO_PARTITION);
        for (Partition partition : subnet.partitions().partitions()) {
            partitionSl[partition.pkey()] = (byte) (qos ? partition.sl() : 0);
        }
        everyEndpoint = IntStream.range(0, graph.guid.length)
                .boxed()
                .sorted(Comparator.comparing(
                        endpoint -> Long.reverseBytes(graph.guid[endpoint]), Long::compareUnsigned))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Whether GIDs with that prefix are looked up in this subnet (osm_sa_path_record.c:pr_rcv_get_end_points). */
    boolean isOwnPrefix(long prefix) {
        return prefix == subnetPrefix || SubnetPrefix.isLinkLocal(prefix);
    }

    /** The GID of an endpoint in this subnet. */
    Gid gid(int endpoint) {
        return new Gid(subnetPrefix, graph.guid[endpoint]);
    }

    /**
     * Whether the SL of a P_Key of no partition is what happens to lie in OpenSM's memory: for MultiPathRecords it takes the
     * end of its list of partitions for one (osm_sa_multipath_record.c:mpr_rcv_get_path_parms).
     */
    boolean readsBeyondPartitions(DecodedQuery query) {
        return query.isMultiPath() && profile == Profile.OPENSM;
    }
}

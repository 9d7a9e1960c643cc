package org.qos.runtime.path.resolve;

import java.util.Optional;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.value.Pkey;

/**
 * Queries whose destination is a multicast group: the policy does not apply to them (OpenSM osm_sa_path_record.c:
 * pr_process_multicast). The LID of the group and its members are not in a snapshot, so that a refusal can be determined and the
 * SL of a path, but no record.
 */
final class MulticastPaths {

    private MulticastPaths() {}

    static Resolution answer(DecodedQuery query, Partitions partitions) {
        for (Partition partition : partitions.partitions()) {
            Optional<MulticastGroup> group = partition.groups().stream()
                    .filter(one -> one.mgid().high() == query.values.dgid().subnetPrefix()
                            && one.mgid().low() == query.values.dgid().interfaceId())
                    .findFirst();
            if (group.isPresent()) {
                return fits(query, partition, group.get())
                        ? new Resolution.NotKnown(
                                Reason.GROUP_NOT_SHOWN,
                                group.get().sl(),
                                group.get().rate())
                        : new Resolution.Refused(Reason.GROUP_UNFIT, 0, 0);
            }
        }
        return new Resolution.NotKnown(Reason.GROUP_UNKNOWN, 0, 0);
    }

    private static boolean fits(DecodedQuery query, Partition partition, MulticastGroup group) {
        return fits(query, PathComponent.PKEY, query.values.pkey(), Pkey.full(partition.pkey()))
                && fits(query, PathComponent.SL, query.values.sl(), group.sl())
                && fits(query, PathComponent.FLOW_LABEL, query.values.flowLabel(), group.flowLabel())
                && fits(query, PathComponent.TCLASS, query.values.tclass(), group.tclass());
    }

    private static boolean fits(DecodedQuery query, PathComponent component, int asked, int has) {
        return !query.has(component) || asked == has;
    }
}

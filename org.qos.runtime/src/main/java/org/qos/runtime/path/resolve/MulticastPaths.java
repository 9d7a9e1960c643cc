package org.qos.runtime.path.resolve;

import java.util.Optional;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.PathComponent;

/**
 * Queries whose destination is a multicast group: the policy has no say in them (OpenSM osm_sa_path_record.c:
 * pr_process_multicast). The LID of the group and its members are not in a snapshot, so that a refusal can be told and the
 * SL of a path, but no record.
 */
final class MulticastPaths {

    private MulticastPaths() {}

    static Resolution answer(Ask ask, Partitions partitions) {
        for (Partition partition : partitions.partitions()) {
            Optional<MulticastGroup> group = partition.groups().stream()
                    .filter(one -> one.mgid().high() == ask.values.dgid().subnetPrefix()
                            && one.mgid().low() == ask.values.dgid().interfaceId())
                    .findFirst();
            if (group.isPresent()) {
                return fits(ask, partition, group.get())
                        ? new Resolution.NotKnown(
                                Reason.GROUP_NOT_SHOWN,
                                group.get().sl(),
                                group.get().rate())
                        : new Resolution.Refused(Reason.GROUP_UNFIT, 0, 0);
            }
        }
        return new Resolution.NotKnown(Reason.GROUP_UNKNOWN, 0, 0);
    }

    private static boolean fits(Ask ask, Partition partition, MulticastGroup group) {
        return fits(ask, PathComponent.PKEY, ask.values.pkey(), partition.pkey() | 0x8000)
                && fits(ask, PathComponent.SL, ask.values.sl(), group.sl())
                && fits(ask, PathComponent.FLOW_LABEL, ask.values.flowLabel(), group.flowLabel())
                && fits(ask, PathComponent.TCLASS, ask.values.tclass(), group.tclass());
    }

    private static boolean fits(Ask ask, PathComponent component, int asked, int has) {
        return !ask.has(component) || asked == has;
    }
}

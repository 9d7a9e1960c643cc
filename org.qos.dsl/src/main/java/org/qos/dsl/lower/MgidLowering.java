package org.qos.dsl.lower;

import java.util.Optional;
import org.qos.dsl.lower.RefusedGroup.Reason;
import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.model.partitions.GroupMember;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.value.Pkey;

/**
 * Lowers the mgid lines of a definition, with the option {@code ipoib_mcgroup_creation_validation} TRUE, its default. OpenSM skips
 * what it cannot make a group of (osm_prtn_config.c:mgroup_create).
 *
 * @param table the partitions and groups so far
 * @param trace notes the lines
 * @param readOn the flags of lines that have none
 * @param partition the partition of the definition
 * @param settings what the flags of the definition say
 */
record MgidLowering(
        PartitionTable table, Trace trace, FlagsReadOn readOn, PartitionDraft partition, GroupSettings settings) {

    private static final Mgid ANY_BROADCAST = Mgid.broadcast(Pkey.MAX);

    /** Adds the groups of a line, one for each scope. */
    void add(GroupMember written) {
        Mgid.parse(written.getMgid() == null ? "" : written.getMgid()).ifPresent(mgid -> {
            GroupSettings own = settings.inherited();
            for (Flag flag : written.getFlags()) {
                own = own.with(flag);
            }
            for (FlagsReadOn.ReadOn flag : readOn.of(written)) {
                own = own.with(flag.flag(), flag.value());
            }
            add(mgid, own, written);
        });
    }

    private void add(Mgid mgid, GroupSettings own, GroupMember written) {
        Optional<Reason> refused = mgid.isIp() ? ofPartition(mgid, own) : Optional.empty();
        refused.ifPresent(reason -> refuse(written, mgid, reason));
        Mgid completed = mgid.isIp() ? mgid.withPkey(Pkey.full(partition.pkey())) : mgid;
        if (refused.isEmpty() && !table.isFree(completed)) {
            refuse(written, completed, Reason.ALREADY_THERE);
        } else if (refused.isEmpty()) {
            int scopes = own.scopes() == 0 ? 1 << Mgid.LINK_LOCAL : own.scopes();
            for (int scope = 0; scopes >> scope != 0; scope++) {
                if ((scopes >> scope & 1) != 0) {
                    addOne(completed.withScope(scope), own, written);
                }
            }
        }
    }

    private void addOne(Mgid mgid, GroupSettings own, GroupMember written) {
        if (!own.makesGroup()) {
            return;
        }
        Optional<Reason> refused = table.isFree(mgid) ? ofGid(mgid) : Optional.of(Reason.ALREADY_THERE);
        if (refused.isPresent()) {
            refuse(written, mgid, refused.get());
        } else {
            long qkey = mgid.isIp() ? MulticastGroup.IPOIB_QKEY : 0;
            table.addGroup(partition, trace.note(own.group(mgid, qkey), written));
        }
    }

    private void refuse(GroupMember written, Mgid mgid, Reason reason) {
        table.refuse(new RefusedGroup(written, mgid, partition.pkey(), reason));
    }

    /** Why a group of IPoIB does not fit its partition. */
    private Optional<Reason> ofPartition(Mgid mgid, GroupSettings own) {
        boolean pkeyFits = mgid.equals(ANY_BROADCAST) || mgid.pkey() == 0 || mgid.pkey() == Pkey.full(partition.pkey());
        if (!pkeyFits) {
            return Optional.of(Reason.OTHER_PKEY);
        }
        if (own.rate() != settings.rate()) {
            return Optional.of(Reason.OTHER_RATE);
        }
        return own.mtu() == settings.mtu() ? Optional.empty() : Optional.of(Reason.OTHER_MTU);
    }

    /** Why OpenSM accepts no group of that GID. */
    private Optional<Reason> ofGid(Mgid mgid) {
        if (mgid.isIp()) {
            Mgid broadcast = Mgid.broadcast(partition.pkey()).withScope(mgid.scope());
            boolean isThere = mgid.equals(broadcast) || !table.isFree(broadcast);
            return isThere ? Optional.empty() : Optional.of(Reason.NO_BROADCAST_GROUP);
        }
        if (mgid.hasReservedFlag()) {
            return Optional.of(Reason.RESERVED_FLAG);
        }
        boolean assigned = mgid.hasSignatureOfAssigned() && mgid.scope() == Mgid.LINK_LOCAL;
        return assigned ? Optional.of(Reason.ASSIGNED_BY_OPENSM) : Optional.empty();
    }
}

package org.qos.dsl.lower;

import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.model.partitions.GroupMember;
import org.qos.dsl.model.partitions.Member;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PortMember;
import org.qos.dsl.partition.MemberSelection;
import org.qos.dsl.partition.PartitionFlag;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.PartitionMember;

/** Lowers one definition of a partition file (OpenSM osm_prtn_config.c:parse_part_conf). */
final class DefinitionLowering {

    private final PartitionTable table;
    private final Trace trace;
    private final FlagsReadOn readOn;
    private GroupSettings settings = GroupSettings.DEFAULTS;
    private Membership membership = Membership.LIMITED;
    private boolean ipoib;
    private boolean atIndexZero;

    private DefinitionLowering(PartitionTable table, Trace trace, FlagsReadOn readOn) {
        this.table = table;
        this.trace = trace;
        this.readOn = readOn;
    }

    /** Adds what a definition says to the table. Returns whether OpenSM could read it; if not, part may be added. */
    static boolean lower(PartitionDefinition written, PartitionTable table, Trace trace, FlagsReadOn readOn) {
        DefinitionLowering lowering = new DefinitionLowering(table, trace, readOn);
        return PartitionHead.of(written)
                .filter(head -> !head.malformed())
                .flatMap(head -> table.define(head, written))
                .map(partition -> lowering.add(written, partition))
                .orElse(false);
    }

    private boolean add(PartitionDefinition written, PartitionDraft partition) {
        written.getFlags().forEach(this::flag);
        partition.setSl(settings.sl());
        if (ipoib && settings.makesGroup()) {
            Mgid mgid = Mgid.broadcast(partition.pkey());
            table.addGroup(partition, trace.note(settings.group(mgid, MulticastGroup.IPOIB_QKEY), written));
        }
        MgidLowering groups = new MgidLowering(table, trace, readOn, partition, settings);
        for (Member member : written.getMembers()) {
            if (member instanceof GroupMember group) {
                groups.add(group);
            } else if (!port((PortMember) member, partition)) {
                return false;
            }
        }
        return true;
    }

    private void flag(Flag flag) {
        settings = settings.with(flag);
        PartitionFlag keyword =
                PartitionFlag.of(flag.getName() == null ? "" : flag.getName()).orElse(PartitionFlag.MTU);
        switch (keyword) {
            case IPOIB -> ipoib = true;
            case INDX0 -> atIndexZero = true;
            case DEFMEMBER -> {
                if (flag.isValueGiven()) {
                    membership = MemberSelection.membership(flag.getValue() == null ? "" : flag.getValue())
                            .orElse(membership);
                }
            }
            default -> {
                // a setting of the groups
            }
        }
    }

    private boolean port(PortMember written, PartitionDraft partition) {
        MemberSelection keyword = MemberSelection.of(written.getPort() == null ? "" : written.getPort());
        keyword.ports()
                .map(ports -> new PartitionMember(ports, keyword.portGuid(), membership(written), atIndexZero))
                .ifPresent(member -> partition.members().add(trace.note(member, written)));
        return !keyword.malformed();
    }

    private Membership membership(PortMember written) {
        if (!written.isMembershipGiven()) {
            return membership;
        }
        String keyword = written.getMembership() == null ? "" : written.getMembership();
        return MemberSelection.membership(keyword).orElse(Membership.LIMITED);
    }
}

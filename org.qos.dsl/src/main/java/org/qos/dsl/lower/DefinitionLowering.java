package org.qos.dsl.lower;

import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.model.partitions.GroupMember;
import org.qos.dsl.model.partitions.Member;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PortMember;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.value.Pkey;

/** Lowers one definition of a partition file (OpenSM osm_prtn_config.c:parse_part_conf). */
final class DefinitionLowering {

    private static final Mgid ANY_BROADCAST = Mgid.broadcast(Pkey.MAX);

    private final PartitionTable table;
    private final Trace trace;
    private GroupSettings settings = GroupSettings.DEFAULTS;
    private Membership membership = Membership.LIMITED;
    private boolean ipoib;
    private boolean atIndexZero;

    private DefinitionLowering(PartitionTable table, Trace trace) {
        this.table = table;
        this.trace = trace;
    }

    /** Adds what a definition says to the table. Returns whether OpenSM could read it; if not, part may be added. */
    static boolean lower(PartitionDefinition written, PartitionTable table, Trace trace) {
        DefinitionLowering lowering = new DefinitionLowering(table, trace);
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
        for (Member member : written.getMembers()) {
            if (!member(member, partition)) {
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

    private boolean member(Member member, PartitionDraft partition) {
        if (member instanceof PortMember port) {
            return port(port, partition);
        }
        group((GroupMember) member, partition);
        return true;
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

    /** An mgid line. OpenSM skips what it cannot make a group of (osm_prtn_config.c:mgroup_create). */
    private void group(GroupMember written, PartitionDraft partition) {
        Mgid.parse(written.getMgid() == null ? "" : written.getMgid()).ifPresent(mgid -> {
            GroupSettings own = settings.inherited();
            for (Flag flag : written.getFlags()) {
                own = own.with(flag);
            }
            group(mgid, own, written, partition);
        });
    }

    private void group(Mgid mgid, GroupSettings own, GroupMember written, PartitionDraft partition) {
        boolean fits = !mgid.isIp()
                || own.mtu() == settings.mtu() && own.rate() == settings.rate() && pkeyFits(mgid, partition);
        Mgid completed = mgid.isIp() ? mgid.withPkey(Pkey.full(partition.pkey())) : mgid;
        if (fits && own.makesGroup() && table.isFree(completed)) {
            long qkey = mgid.isIp() ? MulticastGroup.IPOIB_QKEY : 0;
            int scopes = own.scopes() == 0 ? 1 << Mgid.LINK_LOCAL : own.scopes();
            for (int scope = 0; scopes >> scope != 0; scope++) {
                Mgid scoped = completed.withScope(scope);
                if ((scopes >> scope & 1) != 0 && hasBroadcast(scoped, partition)) {
                    table.addGroup(partition, trace.note(own.group(scoped, qkey), written));
                }
            }
        }
    }

    /**
     * An IPoIB group needs the broadcast group of its scope, unless it is that itself (osm_sa_mcmember_record.c:
     * mcmr_rcv_create_new_mgrp).
     */
    private boolean hasBroadcast(Mgid mgid, PartitionDraft partition) {
        Mgid broadcast = Mgid.broadcast(partition.pkey()).withScope(mgid.scope());
        return !mgid.isIp() || mgid.equals(broadcast) || !table.isFree(broadcast);
    }

    private static boolean pkeyFits(Mgid mgid, PartitionDraft partition) {
        return mgid.equals(ANY_BROADCAST)
                || mgid.pkey() == 0
                || mgid.pkey() == partition.pkey()
                || mgid.pkey() == Pkey.full(partition.pkey());
    }
}

package org.qos.dsl.lower;

import org.qos.dsl.model.partitions.GroupMember;
import org.qos.runtime.partition.Mgid;

/**
 * A multicast group of an mgid line that OpenSM does not make, although its MTU and rate allow that.
 *
 * @param written the line
 * @param mgid the GID that the group would have, its scope and P_Key included; as written where OpenSM refuses that already
 * @param pkey the P_Key of the partition, without the membership bit
 * @param reason why it does not make it
 */
public record RefusedGroup(GroupMember written, Mgid mgid, int pkey, Reason reason) {

    /** Why OpenSM makes no group; the first reason that it comes to. */
    public enum Reason {
        /** There is a group of that GID, which stays as it is (osm_prtn_config.c:mgroup_create). */
        ALREADY_THERE,
        /** The GID of IPoIB has another P_Key than the partition's, as full member (osm_prtn_config.c:ip_mgroup_pkey_ok). */
        OTHER_PKEY,
        /** A group of IPoIB has another rate than its partition (osm_prtn_config.c:ip_mgroup_rate_ok). */
        OTHER_RATE,
        /** A group of IPoIB has another MTU than its partition (osm_prtn_config.c:ip_mgroup_mtu_ok). */
        OTHER_MTU,
        /** A reserved flag of the GID is set: {@code ERR 1B28} (osm_sa_mcmember_record.c:validate_requested_mgid). */
        RESERVED_FLAG,
        /**
         * The GID has the signature of those that OpenSM assigns itself, and link-local scope: {@code ERR 1B24}
         * (osm_sa_mcmember_record.c:validate_requested_mgid).
         */
        ASSIGNED_BY_OPENSM,
        /**
         * There is no broadcast group of the same scope: {@code ERR 1B1B}
         * (osm_sa_mcmember_record.c:mcmr_rcv_create_new_mgrp).
         */
        NO_BROADCAST_GROUP
    }
}

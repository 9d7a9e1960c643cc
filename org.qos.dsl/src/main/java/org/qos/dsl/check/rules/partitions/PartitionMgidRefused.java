package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.lower.RefusedGroup;
import org.qos.dsl.model.partitions.GroupMember;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.value.Pkey;

/**
 * OpenSM makes no group for some multicast GIDs (osm_prtn_config.c:mgroup_create,
 * osm_sa_mcmember_record.c:mcmr_rcv_create_new_mgrp); {@link RefusedGroup.Reason} has the functions.
 */
@AutoService(Rule.class)
public final class PartitionMgidRefused implements PartitionsRule {

    private static final String NO_GROUP = "; OpenSM makes no group; ";

    private static final String VALIDATION = ", unless its option ipoib_mcgroup_creation_validation is FALSE; ";

    private record Message(GroupMember line, String text) {}

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-mgid-refused",
                        Category.CORRECTNESS,
                        "a multicast GID of which OpenSM makes no group in that partition")
                .noFix("the author knows which group is meant");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        Set<Message> messages = new LinkedHashSet<>();
        for (RefusedGroup group : PartitionsLowering.refusedGroups(file)) {
            messages.add(new Message(group.written(), message(group)));
        }
        messages.stream()
                .map(message ->
                        RuleViolation.at(message.line(), PartitionsPackage.Literals.GROUP_MEMBER__MGID, message.text()))
                .forEach(violations);
    }

    private static String message(RefusedGroup group) {
        Mgid mgid = group.mgid();
        return switch (group.reason()) {
            case OTHER_PKEY -> {
                String own = Pkey.text(Pkey.full(group.pkey()));
                yield "the GID has the P_Key " + Pkey.text(mgid.pkey()) + ", a full member of the partition " + own
                        + NO_GROUP + "write 0 or " + own.substring(2) + " after '401b:' or '601b:'";
            }
            case ALREADY_THERE ->
                "a line above or the flag 'ipoib' makes a group of the GID " + mgid
                        + " already; OpenSM keeps that one and ignores this line; write its flags there, or remove it";
            case OTHER_RATE -> otherThanPartition("rate");
            case OTHER_MTU -> otherThanPartition("MTU");
            case RESERVED_FLAG ->
                "a reserved flag of the GID is set; OpenSM makes no group" + VALIDATION
                        + "begin the GID with ff0 or ff1";
            case ASSIGNED_BY_OPENSM ->
                "a GID with a01b has link-local scope, whose GIDs OpenSM assigns itself; OpenSM makes no group of scope "
                        + mgid.scope()
                        + VALIDATION + "give the line another scope, as in 'scope=5', because OpenSM ignores that of"
                        + " the GID";
            case NO_BROADCAST_GROUP ->
                "the partition has no broadcast group of scope " + mgid.scope()
                        + ", which a group of IPoIB needs; OpenSM makes no group of this scope"
                        + VALIDATION
                        + (mgid.scope() == Mgid.LINK_LOCAL
                                ? "write the flag 'ipoib' before the ':' of the definition"
                                : "write 'mgid=ff1" + Integer.toHexString(mgid.scope()) + ":401b::ffff:ffff, scope="
                                        + mgid.scope() + "' on a line before");
        };
    }

    private static String otherThanPartition(String quantity) {
        return "a group of IPoIB has another " + quantity + " than its partition" + NO_GROUP + "write the " + quantity
                + " among the flags of the definition only";
    }
}

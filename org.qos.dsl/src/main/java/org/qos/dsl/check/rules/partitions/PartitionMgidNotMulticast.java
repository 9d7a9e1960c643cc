package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.partitions.GroupMember;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.runtime.partition.Mgid;

/**
 * An mgid must be a multicast GID; for another one OpenSM makes no group, and its log says {@code gid is not
 * multicast} (osm_prtn_config.c:mgroup_create).
 */
@AutoService(Rule.class)
public final class PartitionMgidNotMulticast implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-mgid-not-multicast",
                        Category.CORRECTNESS,
                        "an mgid that is not a multicast GID; OpenSM makes no group")
                .noFix("the author knows the address");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        file.getDefinitions().stream()
                .flatMap(definition -> PartitionsRule.groups(definition)
                        .filter(GroupMember::isMgidGiven)
                        .filter(group ->
                                Mgid.parse(PartitionsRule.text(group.getMgid())).isEmpty()))
                .map(group -> RuleViolation.at(group, message(group)))
                .forEach(violations);
    }

    private static String message(GroupMember group) {
        return "'" + PartitionsRule.text(group.getMgid())
                + "' is not a multicast GID; OpenSM makes no group; write an address such as ff12:401b::1";
    }
}

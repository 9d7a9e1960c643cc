package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.model.partitions.PartitionFile;

/**
 * OpenSM converts the text after {@code mgid=} without checking that there is any (osm_prtn_config.c:mgroup_create).
 */
@AutoService(Rule.class)
public final class PartitionMgidMissing implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "partition-mgid-missing", Category.CORRECTNESS, "an mgid without an address; OpenSM crashes")
                .noFix("the author knows the address");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        file.getDefinitions().stream()
                .flatMap(PartitionsRule::groups)
                .filter(group -> !group.isMgidGiven())
                .map(group -> RuleViolation.at(group, "mgid has no address; OpenSM crashes; write mgid=ADDRESS")
                        .opensm(Verdict.CRASHES))
                .forEach(violations);
    }
}

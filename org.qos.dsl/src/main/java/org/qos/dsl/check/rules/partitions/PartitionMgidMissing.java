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
 * OpenSM converts the text behind {@code mgid=} without asking whether there is any (osm_prtn_config.c:mgroup_create).
 */
@AutoService(Rule.class)
public final class PartitionMgidMissing implements PartitionsRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.error(
                    "partition-mgid-missing",
                    Category.CORRECTNESS,
                    "an mgid line without an address, at which OpenSM dies")
            .noFix("the author knows the address");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        file.getDefinitions().stream()
                .flatMap(PartitionsRule::groups)
                .filter(group -> !group.isMgidGiven())
                .map(group -> RuleViolation.at(group, "expected mgid=ADDRESS; OpenSM crashes at mgid without '='")
                        .opensm(Verdict.CRASHES))
                .forEach(violations);
    }
}

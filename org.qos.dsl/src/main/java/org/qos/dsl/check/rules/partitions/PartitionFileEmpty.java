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
 * A file with no definition is as bad as one that cannot be read: OpenSM makes the default partition as if there were no
 * file, and logs an error (osm_prtn.c:osm_prtn_make_partitions).
 */
@AutoService(Rule.class)
public final class PartitionFileEmpty implements PartitionsRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.error(
                    "partition-file-empty", Category.CORRECTNESS, "a partition file without a definition")
            .noFix("the author knows the partitions");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        if (file.getDefinitions().isEmpty()) {
            violations.accept(RuleViolation.at(
                            file,
                            "expected a partition definition; without one OpenSM rejects the file and makes the"
                                    + " default partition as if there were none: every port a full member")
                    .opensm(Verdict.REJECTS));
        }
    }
}

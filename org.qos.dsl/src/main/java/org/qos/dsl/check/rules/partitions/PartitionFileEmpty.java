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
 * OpenSM treats a file without a definition as unreadable: it makes the default partition as without a file, and logs
 * an error (osm_prtn.c:osm_prtn_make_partitions).
 */
@AutoService(Rule.class)
public final class PartitionFileEmpty implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "partition-file-empty", Category.CORRECTNESS, "a partition file without a definition")
                .noFix("the author knows the partitions");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        if (file.getDefinitions().isEmpty()) {
            violations.accept(RuleViolation.at(
                            file,
                            "the file has no partition definition; OpenSM rejects it and makes the default partition as"
                                    + " without a file, with every port a full member; add a definition")
                    .opensm(Verdict.REJECTS));
        }
    }
}

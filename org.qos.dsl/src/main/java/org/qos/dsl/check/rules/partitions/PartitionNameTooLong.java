package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;

/**
 * OpenSM keeps 31 bytes of the name of a partition, but searches for names as they are written (osm_prtn.c:osm_prtn_new,
 * osm_prtn_find_by_name).
 */
@AutoService(Rule.class)
public final class PartitionNameTooLong implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-name-too-long",
                        Category.CORRECTNESS,
                        "a name of a partition of which OpenSM keeps the first " + PartitionHead.MAX_NAME_BYTES
                                + " bytes")
                .noFix("the author knows a shorter name, also for policies that refer to the partition");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        for (PartitionDefinition definition : file.getDefinitions()) {
            PartitionHead.of(definition)
                    .filter(PartitionHead::isTooLong)
                    .flatMap(PartitionHead::name)
                    .map(kept -> RuleViolation.at(
                            definition, PartitionsPackage.Literals.PARTITION_DEFINITION__NAME, message(kept)))
                    .ifPresent(violations);
        }
    }

    private static String message(String kept) {
        return "the name is longer than " + PartitionHead.MAX_NAME_BYTES + " bytes; OpenSM calls the partition '" + kept
                + "', and finds none of the name as it is written here; shorten it";
    }
}

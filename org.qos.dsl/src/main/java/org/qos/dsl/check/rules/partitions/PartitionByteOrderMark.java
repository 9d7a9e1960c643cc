package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.ByteOrderMark;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;

/**
 * Where a definition follows a byte order mark, OpenSM reads the mark as the first bytes of its name
 * (osm_prtn_config.c:parse_part_conf). A name without P_Key is then that of another partition, even if it is a number
 * (osm_prtn_config.c:partition_create). Before anything else the mark is {@link PartitionDefinitionUnreadable unreadable}.
 */
@AutoService(Rule.class)
public final class PartitionByteOrderMark implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-byte-order-mark",
                        Category.CORRECTNESS,
                        "a byte order mark; OpenSM reads it as a part of the first name")
                .fix("removes the byte order mark");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        file.getDefinitions().stream()
                .limit(1)
                .filter(PartitionByteOrderMark::hasMarkInName)
                .map(definition -> RuleViolation.at(
                                definition, PartitionsPackage.Literals.PARTITION_DEFINITION__NAME, message(definition))
                        .fixedBy(Fix.withoutByteOrderMark()))
                .forEach(violations);
    }

    /** Whether the mark makes the first definition that of another partition than the one that is meant. */
    static boolean hidesPartition(PartitionFile file) {
        return file.getDefinitions().stream()
                .limit(1)
                .filter(PartitionByteOrderMark::hasMarkInName)
                .anyMatch(definition -> PartitionHead.pkeyText(definition).isEmpty());
    }

    private static boolean hasMarkInName(PartitionDefinition definition) {
        return ByteOrderMark.begins(PartitionsRule.text(definition.getName()));
    }

    private static String message(PartitionDefinition definition) {
        boolean hasPkey = PartitionHead.pkeyText(definition).isPresent();
        return "the file begins with a byte order mark; OpenSM reads it as a part of the name"
                + (hasPkey ? "" : ", makes another partition, and chooses its P_Key") + "; save the file without it";
    }
}

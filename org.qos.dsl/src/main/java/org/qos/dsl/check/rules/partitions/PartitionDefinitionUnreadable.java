package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.ByteOrderMark;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;

/**
 * Everything up to the colon of a definition must be on one line; otherwise the log says {@code no partition
 * definition found} (osm_prtn_config.c:parse_part_conf).
 */
@AutoService(Rule.class)
public final class PartitionDefinitionUnreadable implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "partition-definition-unreadable", Category.CORRECTNESS, "a text is not a partition definition")
                .fix("removes carriage returns at the ends of lines");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        long firstCarriageReturn = file.getDefinitions().stream()
                .takeWhile(definition -> !isCarriageReturn(definition))
                .count();
        IntStream.range(0, file.getDefinitions().size())
                .filter(i -> i <= firstCarriageReturn
                        || !isCarriageReturn(file.getDefinitions().get(i)))
                .mapToObj(file.getDefinitions()::get)
                .filter(definition -> definition.getUnreadable() != null)
                .map(PartitionDefinitionUnreadable::violation)
                .forEach(violations);
    }

    private static RuleViolation violation(PartitionDefinition definition) {
        RuleViolation violation = RuleViolation.at(
                        definition,
                        PartitionsPackage.Literals.PARTITION_DEFINITION__UNREADABLE,
                        message(definition.getUnreadable()))
                .opensm(Verdict.REJECTS);
        String text = NodeModelUtils.getNode(definition).getRootNode().getText();
        return isCarriageReturn(definition) ? violation.fixedBy(Fix.withUnixLines(text)) : violation;
    }

    /** Whether only the line end is wrong, which is reported once, because every line has it. */
    private static boolean isCarriageReturn(PartitionDefinition definition) {
        return definition.getUnreadable() != null && definition.getUnreadable().isBlank();
    }

    private static String message(String text) {
        if (text.isBlank()) {
            return "a carriage return is not a partition definition" + DISCARDS + "; end lines with a line feed only";
        }
        if (text.startsWith(";")) {
            return "';' does not follow a member on the same line; OpenSM reads on after the end of the line, where"
                    + " text of earlier lines remains" + DISCARDS + "; write ';' on the line of the last member";
        }
        if (ByteOrderMark.begins(text)) {
            return "the file begins with a byte order mark, which is not a partition definition" + DISCARDS
                    + "; save the file without it";
        }
        return "'" + text.strip() + "' is not a partition definition" + DISCARDS
                + "; write name, P_Key, flags and ':' on one line, as in 'name=0x8001, ipoib : ALL=full ;'";
    }
}

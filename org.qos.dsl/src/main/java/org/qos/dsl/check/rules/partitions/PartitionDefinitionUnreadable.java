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
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;

/**
 * What stands in front of the colon of a definition has to be on one line with it; the log says {@code no partition
 * definition found} (osm_prtn_config.c:parse_part_conf).
 */
@AutoService(Rule.class)
public final class PartitionDefinitionUnreadable implements PartitionsRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.error(
                    "partition-definition-unreadable",
                    Category.CORRECTNESS,
                    "text where OpenSM looks for a partition definition and finds none")
            .fix("takes out carriage returns at the ends of lines; other text needs its author");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
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

    /** Whether only the line end is wrong; that is said once, as it is wrong in every line then. */
    private static boolean isCarriageReturn(PartitionDefinition definition) {
        return definition.getUnreadable() != null && definition.getUnreadable().isBlank();
    }

    private static String message(String text) {
        if (text.isBlank()) {
            return "a carriage return is text for OpenSM, which expects a partition definition here; end lines with a line"
                    + " feed only" + REFUSED;
        }
        if (text.startsWith(";")) {
            return "';' has to stand behind a member, on the same line: at a ';' without a word in front of it OpenSM goes on"
                    + " reading behind the end of the line, where earlier lines have left text" + REFUSED;
        }
        return "expected a partition definition with its name, P_Key, flags and ':' on one line, as in"
                + " 'name=0x8001, ipoib : ALL=full ;', found '" + text.strip() + "'" + REFUSED;
    }
}

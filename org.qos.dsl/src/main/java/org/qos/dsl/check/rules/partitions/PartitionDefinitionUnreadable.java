package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.ByteOrderMark;
import org.qos.dsl.model.partitions.GroupMember;
import org.qos.dsl.model.partitions.Member;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.partition.PartitionsScanner;

/**
 * Everything up to the colon of a definition must be on one line; otherwise the log says {@code no partition
 * definition found} (osm_prtn_config.c:parse_part_conf). After a semicolon with no token before it on its line, OpenSM reads on
 * beyond that line; whether it finds a definition there may depend on its memory.
 */
@AutoService(Rule.class)
public final class PartitionDefinitionUnreadable implements PartitionsRule {

    /** Where an unreadable semicolon is. */
    private enum Semicolon {
        SURPLUS("';' ends no definition", "; remove it"),
        AFTER_GROUP(
                "';' follows an mgid without flags", "; write a flag after the address, as in 'mgid=ff12::1, sl=0 ;'"),
        ALONE("';' does not follow a member on the same line", "; write ';' on the line of the last member");

        private final String wrong;
        private final String write;

        Semicolon(String wrong, String write) {
            this.wrong = wrong;
            this.write = write;
        }

        /** The place of the semicolon that an unreadable definition begins with. */
        static Semicolon between(PartitionDefinition before, PartitionDefinition unreadable) {
            ICompositeNode node = NodeModelUtils.getNode(before);
            if (node.getText().endsWith(";")) {
                return SURPLUS;
            }
            List<Member> members = before.getMembers();
            boolean afterGroup = !members.isEmpty()
                    && members.get(members.size() - 1) instanceof GroupMember
                    && node.getEndLine() == NodeModelUtils.getNode(unreadable).getStartLine();
            return afterGroup ? AFTER_GROUP : ALONE;
        }
    }

    private static final String READS_ON =
            "; OpenSM reads on in the rest of the line and in what remains of earlier lines";

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "partition-definition-unreadable", Category.CORRECTNESS, "a text is not a partition definition")
                .fix("removes carriage returns at the ends of lines, and a byte order mark");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        List<PartitionDefinition> definitions = file.getDefinitions();
        int firstCarriageReturn = (int) definitions.stream()
                .takeWhile(definition -> !isCarriageReturn(definition))
                .count();
        Set<Integer> uncertain = definitions.stream().anyMatch(PartitionDefinitionUnreadable::isSemicolon)
                ? PartitionsScanner.uncertainSemicolons(fileText(file))
                : Set.of();
        for (int i = 0; i < definitions.size(); i++) {
            PartitionDefinition definition = definitions.get(i);
            if (isSemicolon(definition)) {
                Semicolon place = i == 0 ? Semicolon.SURPLUS : Semicolon.between(definitions.get(i - 1), definition);
                int offset = NodeModelUtils.getNode(definition).getOffset();
                violations.accept(semicolon(definition, place, uncertain.contains(offset)));
            } else if (definition.getUnreadable() != null
                    && (i <= firstCarriageReturn || !isCarriageReturn(definition))) {
                violations.accept(violation(definition));
            }
        }
    }

    private static RuleViolation violation(PartitionDefinition definition) {
        RuleViolation violation = at(definition, message(definition.getUnreadable()), Verdict.REJECTS);
        if (ByteOrderMark.begins(definition.getUnreadable())) {
            return violation.fixedBy(Fix.withoutByteOrderMark());
        }
        return isCarriageReturn(definition) ? violation.fixedBy(Fix.withUnixLines(fileText(definition))) : violation;
    }

    private static RuleViolation at(PartitionDefinition definition, String message, Verdict verdict) {
        return RuleViolation.at(definition, PartitionsPackage.Literals.PARTITION_DEFINITION__UNREADABLE, message)
                .opensm(verdict);
    }

    private static boolean isSemicolon(PartitionDefinition definition) {
        return definition.getUnreadable() != null && definition.getUnreadable().startsWith(";");
    }

    private static RuleViolation semicolon(PartitionDefinition definition, Semicolon place, boolean uncertain) {
        String discards = place == Semicolon.SURPLUS ? DISCARDS : READS_ON + DISCARDS;
        String what = uncertain ? READS_ON + ", and may discard the file" : discards;
        return at(definition, place.wrong + what + place.write, uncertain ? Verdict.DEPENDS : Verdict.REJECTS);
    }

    private static String fileText(EObject part) {
        return NodeModelUtils.getNode(part).getRootNode().getText();
    }

    /** Whether only the line end is wrong, which is reported once, because every line has it. */
    private static boolean isCarriageReturn(PartitionDefinition definition) {
        return definition.getUnreadable() != null && definition.getUnreadable().isBlank();
    }

    private static String message(String text) {
        if (text.isBlank()) {
            return "a carriage return is not a partition definition" + DISCARDS + "; end lines with a line feed only";
        }
        if (ByteOrderMark.begins(text)) {
            return "the file begins with a byte order mark, which is not a partition definition" + DISCARDS
                    + "; save the file without it";
        }
        return "'" + text.strip() + "' is not a partition definition" + DISCARDS
                + "; write name, P_Key, flags and ':' on one line, as in 'name=0x8001, ipoib : ALL=full ;'";
    }
}

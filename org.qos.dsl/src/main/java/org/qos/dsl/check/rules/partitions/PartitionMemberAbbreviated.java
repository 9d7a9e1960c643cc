package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.partitions.PortMember;
import org.qos.dsl.partition.MemberSelection;
import org.qos.dsl.scanner.TextLine;
import org.qos.runtime.partition.PartitionMember.Selection;

/**
 * OpenSM compares as many letters of a keyword for ports as the file has, so that {@code A} is {@code ALL}. Where a
 * definition lacks its semicolon, a following name that begins a keyword becomes a member
 * (osm_prtn_config.c:partition_add_port).
 */
@AutoService(Rule.class)
public final class PartitionMemberAbbreviated implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-member-abbreviated", Category.SUSPICIOUS, "an abbreviated keyword for ports")
                .fix(
                        "writes the keyword in full, unless it begins its line and may be the name of a partition, or ends it")
                .with(FindingTrait.CANONICAL_FORM);
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        PartitionsRule.ports(file).forEach(member -> keyword(PartitionsRule.text(member.getPort()))
                .map(keyword -> violation(member, keyword))
                .ifPresent(violations));
    }

    private static RuleViolation violation(PortMember member, String keyword) {
        RuleViolation violation = RuleViolation.at(
                member,
                PartitionsPackage.Literals.PORT_MEMBER__PORT,
                "'" + member.getPort() + "' is abbreviated; OpenSM reads it as " + keyword
                        + "; write the keyword in full, or end the definition above with ';'");
        if (beginsLine(member)) {
            return violation;
        }
        return endsLine(member) ? violation.suggesting(keyword) : violation.writing(keyword);
    }

    /** Whether nothing follows on its line, so that the rest of the keyword and of the line may be lost. */
    private static boolean endsLine(PortMember member) {
        INode node = NodeModelUtils.findActualNodeFor(member);
        return TextLine.after(node.getRootNode().getText(), node.getEndOffset()).isBlank();
    }

    /** Whether it is the first text on its line, so that it may be the name of the next partition. */
    private static boolean beginsLine(PortMember member) {
        INode node = NodeModelUtils.findActualNodeFor(member);
        return TextLine.before(node.getRootNode().getText(), node.getOffset()).isBlank();
    }

    private static Optional<String> keyword(String written) {
        MemberSelection word = MemberSelection.of(written);
        String full = word.ports().map(Selection::name).orElse("NONE");
        boolean isKeyword = !written.isEmpty()
                && !word.malformed()
                && word.ports().filter(Selection.PORT::equals).isEmpty();
        return isKeyword && !full.equals(written) ? Optional.of(full) : Optional.empty();
    }
}

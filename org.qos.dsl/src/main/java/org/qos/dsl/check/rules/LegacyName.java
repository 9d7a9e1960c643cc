package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.syntax.NodeTypeKeyword;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.runtime.policy.PolicySyntax;

/** Both documents of the RFC syntax are read; tags have hyphens since the document of February 2007, which also has
 * {@code qos-level-sn} for {@code match-level}. {@code service-id} and {@code CA} are the names in OpenSM. */
@AutoService(Rule.class)
public final class LegacyName implements RfcRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info("legacy-name", Category.STYLE, "an older name of a tag or node type")
                .fix("writes the current name in both tags of the element, or the current node type")
                .with(FindingTrait.CANONICAL_FORM);
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        List<ILeafNode> tags = new ArrayList<>();
        for (ILeafNode leaf : NodeModelUtils.findActualNodeFor(file).getLeafNodes()) {
            if (leaf.getGrammarElement() instanceof Keyword && leaf.getText().startsWith("<")) {
                tags.add(leaf);
            }
        }
        for (int i = 0; i < tags.size(); i++) {
            List<ILeafNode> rest = tags.subList(i, tags.size());
            olderTag(tags.get(i), file)
                    .map(violation -> fix(rest).map(violation::fixedBy).orElse(violation))
                    .ifPresent(violations);
        }
        file.getPortGroups().forEach(group -> olderNodeTypes(group, violations));
    }

    /** Replaces the first tag and the one that closes it; no element contains one of its own name. */
    private static Optional<Fix> fix(List<ILeafNode> tags) {
        String canonical = canonical(tags.get(0));
        String closing = "</" + canonical.substring(1);
        return tags.stream()
                .filter(tag -> canonical(tag).equals(closing))
                .findFirst()
                .map(end -> new Fix("write " + canonical, List.of(edit(tags.get(0), canonical), edit(end, closing))));
    }

    private static Edit edit(ILeafNode tag, String text) {
        return new Edit(tag.getOffset(), tag.getLength(), text);
    }

    private static String canonical(ILeafNode tag) {
        return ((Keyword) tag.getGrammarElement()).getValue();
    }

    /** An opening tag with an older name; its closing tag must have the same name. */
    private static Optional<RuleViolation> olderTag(ILeafNode leaf, EObject object) {
        if (!(leaf.getGrammarElement() instanceof Keyword keyword)
                || !leaf.getText().startsWith("<")) {
            return Optional.empty();
        }
        String text = leaf.getText();
        boolean older = !text.startsWith("</") && !text.equals(keyword.getValue()) && isOlder(text, keyword.getValue());
        return older
                ? Optional.of(RuleViolation.at(
                        object, leaf.getTextRegion(), text + " is an older name; write " + keyword.getValue()))
                : Optional.empty();
    }

    /** A misspelled tag has an error already. */
    private static boolean isOlder(String text, String keyword) {
        String name =
                text.substring(1, text.length() - (text.endsWith(">") ? 1 : 0)).strip();
        String canonical = keyword.substring(1, keyword.length() - 1);
        return !name.equals(canonical) && PolicyBlocks.currentName(name).equals(canonical);
    }

    private static void olderNodeTypes(PortGroup group, Consumer<RuleViolation> violations) {
        for (int i = 0; i < group.getNodeTypes().size(); i++) {
            if (group.getNodeTypes().get(i).equalsIgnoreCase(NodeTypeKeyword.LEGACY_CA)) {
                violations.accept(
                        RuleViolation.at(group, Literals.PORT_GROUP__NODE_TYPES, i, "HCA is an older name; write CA")
                                .writing("CA"));
            }
        }
    }
}

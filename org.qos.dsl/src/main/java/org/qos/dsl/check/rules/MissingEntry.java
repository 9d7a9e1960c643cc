package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.language.SyntaxErrors;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.syntax.BlockType;
import org.qos.dsl.syntax.EntryType;
import org.qos.dsl.syntax.Occurrence;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.runtime.policy.PolicySyntax;

/** A group, level, rule or scope without an entry that {@link PolicyBlocks} requires. OpenSM rejects such a policy
 * (osm_qos_parser_y.y). */
@AutoService(Rule.class)
public final class MissingEntry implements PolicyRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "missing-entry",
                        Category.CORRECTNESS,
                        "a group, level, rule or scope without a mandatory entry")
                .noFix("the author knows the missing value; completion lists the entries")
                .with(FindingTrait.FOUND_AT_BLOCK_END);
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Stream.of(file.getPortGroups(), file.getLevels(), file.getRules(), file.getScopes())
                .flatMap(blocks -> blocks.stream())
                .filter(block -> !SyntaxErrors.in(block) && !isOpen(block, syntax))
                .flatMap(block -> missing(block, syntax))
                .map(violation -> syntax == PolicySyntax.OPENSM ? violation.opensm(Verdict.REJECTS) : violation)
                .forEach(violations);
    }

    /** Whether a block has no end, so that what it lacks may be in the text after it. */
    private static boolean isOpen(EObject block, PolicySyntax syntax) {
        ICompositeNode nodes = NodeModelUtils.findActualNodeFor(block);
        return syntax == PolicySyntax.OPENSM
                && nodes != null
                && !nodes.getText()
                        .stripTrailing()
                        .endsWith("end-"
                                + PolicyBlocks.of(block.eClass()).orElseThrow().name());
    }

    private static Stream<RuleViolation> missing(EObject object, PolicySyntax syntax) {
        BlockType block = PolicyBlocks.of(object.eClass()).orElseThrow();
        Stream<RuleViolation> required = entries(block, syntax, Occurrence.REQUIRED)
                .filter(entry -> isMissing(object, entry))
                .map(entry -> RuleViolation.at(
                        object,
                        "'" + block.name() + "' has no '" + entry.name() + "'; " + RangeCheck.rejected(syntax)
                                + "; add it"));
        return Stream.concat(required, withoutPorts(object, block, syntax));
    }

    /** In the RFC syntax a scope without ports is allowed; it has no effect. */
    private static Stream<RuleViolation> withoutPorts(EObject object, BlockType block, PolicySyntax syntax) {
        List<EntryType> selecting =
                entries(block, syntax, Occurrence.SELECTS_PORTS).toList();
        if (selecting.isEmpty() || !selecting.stream().allMatch(entry -> isMissing(object, entry))) {
            return Stream.empty();
        }
        String names = entries(block, PolicySyntax.RFC, Occurrence.SELECTS_PORTS)
                .map(entry -> "'" + entry.name() + "'")
                .collect(Collectors.joining(" or "));
        String start = "'" + block.name() + "' selects no ports; ";
        return Stream.of(
                syntax == PolicySyntax.OPENSM
                        ? RuleViolation.at(object, start + RangeCheck.REJECTED + "; add " + names)
                        : RuleViolation.at(object, start + "it has no effect; add " + names)
                                .as(Severity.WARNING));
    }

    private static Stream<EntryType> entries(BlockType block, PolicySyntax syntax, Occurrence occurrence) {
        return block.entries(syntax).filter(entry -> entry.in(syntax) == occurrence);
    }

    private static boolean isMissing(EObject object, EntryType entry) {
        return ((List<?>) object.eGet(entry.feature())).isEmpty();
    }
}

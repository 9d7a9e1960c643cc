package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.syntax.BlockType;
import org.qos.dsl.syntax.EntryType;
import org.qos.dsl.syntax.Occurrence;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.runtime.policy.PolicySyntax;

/**
 * An entry that appears more often than {@link PolicyBlocks} allows. OpenSM rejects a policy that repeats an entry
 * with one value, except for {@code vl-high-limit}, where it uses the last; it merges lists (osm_qos_parser_y.y).
 */
@AutoService(Rule.class)
public final class RepeatedEntry implements PolicyRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "repeated-entry", Category.CORRECTNESS, "an entry with a single value that appears again")
                .fix("removes the second of two equal entries in a row");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Stream.of(file.getPortGroups(), file.getScopes(), file.getLevels(), file.getRules())
                .flatMap(entries -> entries.stream())
                .forEach(object -> checkEntries(object, syntax, violations));
    }

    private static void checkEntries(EObject object, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        ICompositeNode nodes = NodeModelUtils.findActualNodeFor(object);
        if (nodes == null) {
            return;
        }
        BlockType block = PolicyBlocks.of(object.eClass()).orElseThrow();
        Map<EntryType, EntryText> seen = new HashMap<>();
        // a list can have a million values, of a few elements of the grammar
        Map<EObject, Optional<EntryType>> singles = new IdentityHashMap<>();
        for (INode keyword : nodes.getChildren()) {
            singles.computeIfAbsent(keyword.getGrammarElement(), some -> single(keyword, block, syntax))
                    .ifPresent(entry -> {
                        EntryText written = EntryText.of(keyword);
                        EntryText before = seen.putIfAbsent(entry, written);
                        if (before != null) {
                            RuleViolation violation = violation(object, keyword, entry, syntax)
                                    .relatedTo(before.keyword(), "the first '" + entry.name() + "'");
                            violations.accept(
                                    written.isSameAs(before)
                                            ? violation.fixedBy(written.removal(entry.name(), before))
                                            : violation);
                        }
                    });
        }
    }

    private static Optional<EntryType> single(INode keyword, BlockType block, PolicySyntax syntax) {
        return name(keyword).flatMap(name -> block.entry(name, syntax)).filter(entry -> entry.in(syntax)
                .isSingle());
    }

    /** The name of the entry that a keyword begins: {@code <name>} in the RFC syntax, {@code name:} in OpenSM's. */
    static Optional<String> name(INode node) {
        if (node.getGrammarElement() instanceof Keyword keyword) {
            String word = keyword.getValue();
            if (word.startsWith("<") && !word.startsWith("</")) {
                return Optional.of(word.substring(1, word.length() - 1));
            }
            return word.length() > 1 && word.endsWith(":")
                    ? Optional.of(word.substring(0, word.length() - 1))
                    : Optional.empty();
        }
        return Optional.empty();
    }

    private static RuleViolation violation(EObject object, INode keyword, EntryType entry, PolicySyntax syntax) {
        String repeated = "'" + entry.name() + "' is repeated; ";
        if (entry.in(syntax) == Occurrence.LAST_COUNTS) {
            return RuleViolation.at(
                            object, keyword.getTextRegion(), repeated + "OpenSM uses the last one; remove the others")
                    .as(Severity.WARNING);
        }
        RuleViolation violation = RuleViolation.at(
                object, keyword.getTextRegion(), repeated + RangeCheck.rejected(syntax) + "; keep one of them");
        return syntax == PolicySyntax.OPENSM ? violation.opensm(Verdict.REJECTS) : violation;
    }
}

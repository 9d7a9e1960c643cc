package org.qos.dsl.check;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.LineAndColumn;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.language.TextPlaces;
import org.qos.dsl.model.policy.MatchRule;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.runtime.policy.PolicySyntax;

/**
 * The parts of a policy whose meaning an error leaves open: groups, levels, rules, lines and scopes with an error of their own,
 * and the rules that use such a group or level. What the other parts mean does not depend on these.
 *
 * @param parts the model objects, compared by identity
 */
record UncertainParts(Set<EObject> parts) {

    /** A policy without errors. */
    static final UncertainParts NONE = new UncertainParts(Set.of());

    /**
     * The parts that errors leave open; empty when an error concerns the structure of the file, so that nothing in it is
     * certain.
     *
     * @param document the findings of the file by itself
     */
    static Optional<UncertainParts> of(List<Finding> document, SourceFile source) {
        List<Finding> errors = document.stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
        if (errors.isEmpty()) {
            return Optional.of(NONE);
        }
        PolicyFile file = source.root(PolicyFile.class);
        Parts written = new Parts(file);
        Set<EObject> parts = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Finding error : errors) {
            Optional<EObject> part = written.at(error).filter(any -> isLocal(error, source.language()));
            if (part.isEmpty()) {
                return Optional.empty();
            }
            parts.add(part.get());
        }
        file.getRules().stream().filter(rule -> usesAny(rule, parts)).toList().forEach(parts::add);
        return Optional.of(new UncertainParts(parts));
    }

    /**
     * Whether an error leaves the structure of the file as it is written. After a syntax error in OpenSM syntax it is not
     * known where an entry ends.
     */
    private static boolean isLocal(Finding error, Language language) {
        return Rules.byCode(error.code()).isPresent()
                || SyntaxCode.byCode(error.code())
                        .filter(code -> code.traits().contains(FindingTrait.WITHIN_A_BLOCK))
                        .filter(code -> language.syntax().equals(Optional.of(PolicySyntax.RFC))
                                || code.summaries().containsKey(SyntaxCode.Section.NAMES))
                        .isPresent();
    }

    private static boolean usesAny(MatchRule rule, Set<EObject> parts) {
        return Stream.of(rule.getSources(), rule.getDestinations(), rule.getLevels())
                .flatMap(Collection::stream)
                .anyMatch(parts::contains);
    }

    /** The parts of a file in the order of the text. */
    private static final class Parts {

        private static final Comparator<LineAndColumn> IN_TEXT_ORDER =
                Comparator.comparingInt(LineAndColumn::getLine).thenComparingInt(LineAndColumn::getColumn);

        private final NavigableMap<LineAndColumn, INode> nodes = new TreeMap<>(IN_TEXT_ORDER);

        Parts(PolicyFile file) {
            file.eContents().forEach(part -> Optional.ofNullable(NodeModelUtils.findActualNodeFor(part))
                    .ifPresent(node -> nodes.put(TextPlaces.at(node, node.getOffset()), node)));
        }

        Optional<EObject> at(Finding finding) {
            LineAndColumn place = LineAndColumn.from(finding.line(), finding.column());
            return Optional.ofNullable(nodes.floorEntry(place))
                    .map(Map.Entry::getValue)
                    .filter(node -> IN_TEXT_ORDER.compare(place, TextPlaces.at(node, node.getEndOffset())) < 0)
                    .map(NodeModelUtils::findActualSemanticObjectFor);
        }
    }
}

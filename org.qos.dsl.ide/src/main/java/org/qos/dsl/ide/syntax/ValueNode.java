package org.qos.dsl.ide.syntax;

import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.policy.Range;
import org.qos.dsl.scanner.CNumber;

/**
 * A value in the parse tree of a document.
 *
 * @param owner the group, level, rule or partition that it belongs to
 * @param entry the entry of the owner; the same in both policy languages
 * @param node the value; for a range, one of its ends
 */
public record ValueNode(EObject owner, EStructuralFeature entry, INode node) {

    /** All values of a document, in text order. */
    public static Stream<ValueNode> all(DocumentSnapshot snapshot) {
        return StreamSupport.stream(
                        snapshot.source().nodes().getAsTreeIterable().spliterator(), false)
                .flatMap(node -> of(node).stream());
    }

    /** The value at an offset, otherwise the one that ends there. */
    public static Optional<ValueNode> at(DocumentSnapshot snapshot, int offset) {
        return around(snapshot, offset).or(() -> offset > 0 ? around(snapshot, offset - 1) : Optional.empty());
    }

    private static Optional<ValueNode> around(DocumentSnapshot snapshot, int offset) {
        return holding(NodeModelUtils.findLeafNodeAtOffset(snapshot.source().nodes(), offset))
                .filter(value -> value.region().contains(offset)); // leading whitespace belongs to the node
    }

    /** The value that a leaf node belongs to; {@code leaf} may be null. */
    public static Optional<ValueNode> holding(ILeafNode leaf) {
        for (INode node = leaf; node != null; node = node.getParent()) {
            Optional<ValueNode> found = of(node);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<ValueNode> of(INode node) {
        EObject grammar = node.getGrammarElement();
        Assignment assignment = grammar == null ? null : GrammarUtil.containingAssignment(grammar);
        // a delimiter before a value is not a value
        if (assignment == null
                || node.getLength() == 0
                || assignment.getOperator().equals("?=")) {
            return Optional.empty();
        }
        EObject owner = NodeModelUtils.findActualSemanticObjectFor(node);
        EStructuralFeature entry = owner == null ? null : owner.eClass().getEStructuralFeature(assignment.getFeature());
        // a part of the model, such as a line with entries of its own, is not a value
        if (entry == null || entry instanceof EReference part && part.isContainment()) {
            return Optional.empty();
        }
        return owner instanceof Range && owner.eContainer() != null
                ? Optional.of(new ValueNode(owner.eContainer(), owner.eContainingFeature(), node))
                : Optional.of(new ValueNode(owner, entry, node));
    }

    /** Whether it is a value of that entry. */
    public boolean is(EStructuralFeature wanted) {
        return entry == wanted;
    }

    /** The source text, without surrounding whitespace and comments. */
    public String text() {
        return NodeModelUtils.getTokenText(node);
    }

    /** The number; empty if it is not one. */
    public Optional<Long> number() {
        String text = text();
        CNumber number = CNumber.in(text);
        return number.isWhole(text) ? Optional.of(number.value()) : Optional.empty();
    }

    /** The region of the source text. */
    public ITextRegion region() {
        return node.getTextRegion();
    }
}

package org.qos.dsl.ide.syntax;

import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.model.policy.Range;
import org.qos.dsl.scanner.CNumber;

/**
 * A value as it stands in a document.
 *
 * @param owner what it is said of: a group, a level, a rule, a partition
 * @param entry what of the owner it says; both policy spellings have the same
 * @param node the value; of a range one of its ends
 */
public record WrittenValue(EObject owner, EStructuralFeature entry, INode node) {

    /** All values of a document in the order of the text. */
    public static Stream<WrittenValue> all(View view) {
        return StreamSupport.stream(view.source().nodes().getAsTreeIterable().spliterator(), false)
                .flatMap(node -> of(node).stream());
    }

    /** The value that the character at an offset belongs to, else the one that ends there. */
    public static Optional<WrittenValue> at(View view, int offset) {
        return around(view, offset).or(() -> offset > 0 ? around(view, offset - 1) : Optional.empty());
    }

    private static Optional<WrittenValue> around(View view, int offset) {
        return holding(NodeModelUtils.findLeafNodeAtOffset(view.source().nodes(), offset))
                .filter(value -> value.region().contains(offset)); // blanks in front of a value belong to its node
    }

    /** The value that a leaf of the syntax belongs to; null is in none. */
    public static Optional<WrittenValue> holding(ILeafNode leaf) {
        for (INode node = leaf; node != null; node = node.getParent()) {
            Optional<WrittenValue> found = of(node);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<WrittenValue> of(INode node) {
        EObject grammar = node.getGrammarElement();
        Assignment assignment = grammar == null ? null : GrammarUtil.containingAssignment(grammar);
        // a mark that says that a value follows is none itself
        if (assignment == null
                || node.getLength() == 0
                || assignment.getOperator().equals("?=")) {
            return Optional.empty();
        }
        EObject owner = NodeModelUtils.findActualSemanticObjectFor(node);
        EStructuralFeature entry = owner == null ? null : owner.eClass().getEStructuralFeature(assignment.getFeature());
        if (entry == null) {
            return Optional.empty();
        }
        return owner instanceof Range && owner.eContainer() != null
                ? Optional.of(new WrittenValue(owner.eContainer(), owner.eContainingFeature(), node))
                : Optional.of(new WrittenValue(owner, entry, node));
    }

    /** Whether it is a value of that entry. */
    public boolean is(EStructuralFeature wanted) {
        return entry == wanted;
    }

    /** The value as written, without the blanks and comments around it. */
    public String text() {
        return NodeModelUtils.getTokenText(node);
    }

    /** The number that it is; empty for what is none. */
    public Optional<Long> number() {
        String text = text();
        CNumber number = CNumber.in(text);
        return number.isWhole(text) ? Optional.of(number.value()) : Optional.empty();
    }

    /** Where it stands. */
    public ITextRegion region() {
        return node.getTextRegion();
    }
}

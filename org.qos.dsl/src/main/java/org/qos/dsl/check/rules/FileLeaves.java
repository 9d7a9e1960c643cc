package org.qos.dsl.check.rules;

import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** The tokens of a file, of which there can be millions: rules look at each only where the text shows a reason. */
final class FileLeaves {

    private FileLeaves() {}

    /** All tokens of a file, hidden ones included, if its text passes; none of a file that was not parsed. */
    static Stream<ILeafNode> of(EObject file, Predicate<String> text) {
        ICompositeNode node = NodeModelUtils.findActualNodeFor(file);
        return node != null && text.test(node.getRootNode().getText())
                ? StreamSupport.stream(node.getRootNode().getLeafNodes().spliterator(), false)
                : Stream.empty();
    }
}

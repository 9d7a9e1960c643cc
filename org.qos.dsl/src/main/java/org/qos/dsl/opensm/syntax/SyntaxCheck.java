package org.qos.dsl.opensm.syntax;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.nodemodel.impl.NodeModelBuilder;

/** Looks through a parsed file for what OpenSM would not read. */
final class SyntaxCheck {

    private SyntaxCheck() {}

    /**
     * Marks the nodes where the text is not what OpenSM reads.
     *
     * @return whether there was any
     */
    static boolean mark(ICompositeNode root, NodeModelBuilder nodes) {
        ReadText text = ReadText.of(root);
        List<Complaint> complaints = new ArrayList<>();
        LineEnds.check(text, complaints::add);
        ReadText withoutCr = text.withoutCarriageReturns();
        BlockEnds.check(withoutCr, complaints::add);
        Values.check(withoutCr, complaints::add);
        StrayText.check(withoutCr, complaints::add);
        Set<INode> marked = new HashSet<>();
        for (Complaint complaint : complaints) {
            if (marked.add(complaint.node())) {
                nodes.setSyntaxError(
                        complaint.node(),
                        new SyntaxErrorMessage(
                                complaint.message(), complaint.code().code()));
            }
        }
        return !complaints.isEmpty();
    }
}

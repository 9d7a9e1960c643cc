package org.qos.dsl.opensm.syntax;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.nodemodel.impl.NodeModelBuilder;

/** Looks through a parsed file for what OpenSM would not read. */
final class SyntaxCheck {

    /** What has so many errors is no policy, and nobody reads so many messages. */
    static final int MOST_ERRORS = 1000;

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
        complaints.removeIf(complaint -> !marked.add(complaint.node()));
        limited(complaints).forEach(complaint -> nodes.setSyntaxError(complaint.node(), message(complaint)));
        return !complaints.isEmpty();
    }

    /** The first of the complaints in the text; that there are more is said at the next one. */
    private static List<Complaint> limited(List<Complaint> complaints) {
        if (complaints.size() <= MOST_ERRORS) {
            return complaints;
        }
        complaints.sort(Comparator.comparingInt(complaint -> complaint.node().getOffset()));
        List<Complaint> first = new ArrayList<>(complaints.subList(0, MOST_ERRORS));
        first.add(new Complaint(
                complaints.get(MOST_ERRORS).node(),
                SyntaxCode.TOO_MANY_ERRORS,
                "more than " + MOST_ERRORS
                        + " syntax errors so far; those behind are not told. Is it a policy in the"
                        + " OpenSM spelling?"));
        return first;
    }

    private static SyntaxErrorMessage message(Complaint complaint) {
        return new SyntaxErrorMessage(
                complaint.message(), complaint.code().code(), complaint.fix().toArray(String[]::new));
    }
}

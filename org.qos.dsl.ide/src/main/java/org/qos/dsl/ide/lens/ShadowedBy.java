package org.qos.dsl.ide.lens;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.meaning.PolicyMeaning;
import org.qos.dsl.ide.workspace.Shadow;
import org.qos.dsl.ide.workspace.View;

/** Which rules never decide, by what the newest check found out; a click shows the rule that comes before. */
final class ShadowedBy implements Lens {

    @Override
    public Stream<Remark> remarks(View view) {
        List<Shadow> found = view.surroundings().shadows(view.document());
        return found.isEmpty()
                ? Stream.empty()
                : PolicyMeaning.of(view).stream().flatMap(policy -> found.stream()
                        .filter(shadow -> shadow.holdsIn(policy.rules()))
                        .flatMap(shadow -> remark(view, policy, shadow).stream()));
    }

    private static Optional<Remark> remark(View view, PolicyMeaning policy, Shadow shadow) {
        return policy.origin(shadow.place()).flatMap(rule -> policy.origin(shadow.by())
                .map(cover -> remark(view, start(rule), start(cover), shadow.by())));
    }

    private static Remark remark(View view, ITextRegion rule, ITextRegion cover, int by) {
        int line = view.lines().position(cover.getOffset()).getLine() + 1;
        return new Remark(
                rule, "shadowed by rule " + by + " (line " + line + ")", Optional.of(Click.toPlace(view, cover)));
    }

    /** The word that a rule begins with. */
    private static ITextRegion start(EObject rule) {
        INode node = NodeModelUtils.getNode(rule);
        return NodeModelUtils.findLeafNodeAtOffset(node, node.getOffset()).getTextRegion();
    }
}

package org.qos.dsl.ide.hover;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.ide.syntax.ValueNode;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.VlWeight;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/** Hover for a table entry in a policy's {@code qos-setup}: the VL of an SL, or the weight of a VL. */
final class ScopeTableHover {

    private ScopeTableHover() {}

    static Optional<HoverContent> at(DocumentSnapshot snapshot, int offset) {
        return ValueNode.at(snapshot, offset).flatMap(ScopeTableHover::text);
    }

    private static Optional<HoverContent> text(ValueNode value) {
        if (value.is(Literals.SL2_VL_TABLE__VLS)) {
            return value.number().map(vl -> new HoverContent(value.region(), vl(sl(value), vl)));
        }
        return value.owner() instanceof VlWeight entry && entry.eContainer() != null
                ? Optional.of(
                        new HoverContent(NodeModelUtils.findActualNodeFor(entry).getTextRegion(), weight(entry)))
                : Optional.empty();
    }

    /** The SL of an SL-to-VL entry: its index in the table. */
    private static int sl(ValueNode value) {
        List<INode> entries = NodeModelUtils.findNodesForFeature(value.owner(), value.entry());
        return entries.indexOf(value.node());
    }

    private static String vl(int sl, long vl) {
        if (sl >= Sl.COUNT) {
            return "beyond the end of the table, which has the VLs of SL 0 to 15";
        }
        return "SL " + sl + (vl == Vl.DROP ? " is dropped (VL15)" : " uses VL" + vl);
    }

    private static String weight(VlWeight entry) {
        long all = ((List<?>) entry.eContainer().eGet(entry.eContainingFeature()))
                .stream().mapToLong(each -> weightOf((EObject) each)).sum();
        return WeightHover.of(entry.getVl(), weightOf(entry), all);
    }

    private static long weightOf(EObject entry) {
        Long weight = ((VlWeight) entry).getWeight();
        return weight == null ? 0 : weight;
    }
}

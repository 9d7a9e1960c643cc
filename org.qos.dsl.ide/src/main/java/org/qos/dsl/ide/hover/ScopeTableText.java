package org.qos.dsl.ide.hover;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.ide.syntax.WrittenValue;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.VlWeight;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/** The entry of a table in the set-up of a policy: the lane of one SL, the weight of one lane. */
final class ScopeTableText {

    private ScopeTableText() {}

    static Optional<Explanation> at(View view, int offset) {
        return WrittenValue.at(view, offset).flatMap(ScopeTableText::text);
    }

    private static Optional<Explanation> text(WrittenValue value) {
        if (value.is(Literals.SL2_VL_TABLE__VLS)) {
            return value.number().map(vl -> new Explanation(value.region(), lane(sl(value), vl)));
        }
        return value.owner() instanceof VlWeight entry && entry.eContainer() != null
                ? Optional.of(
                        new Explanation(NodeModelUtils.findActualNodeFor(entry).getTextRegion(), weight(entry)))
                : Optional.empty();
    }

    /** The SL whose lane it is: tables are in the order of the SLs. */
    private static int sl(WrittenValue value) {
        List<INode> lanes = NodeModelUtils.findNodesForFeature(value.owner(), value.entry());
        return lanes.indexOf(value.node());
    }

    private static String lane(int sl, long vl) {
        if (sl >= Sl.COUNT) {
            return "beyond the end of the table, which has the lanes of SL 0 to 15";
        }
        return "SL " + sl + (vl == Vl.DROP ? " is dropped (VL 15)" : " takes VL " + vl);
    }

    private static String weight(VlWeight entry) {
        long all = ((List<?>) entry.eContainer().eGet(entry.eContainingFeature()))
                .stream().mapToLong(each -> weightOf((EObject) each)).sum();
        return WeightText.of(entry.getVl(), weightOf(entry), all);
    }

    private static long weightOf(EObject entry) {
        Long weight = ((VlWeight) entry).getWeight();
        return weight == null ? 0 : weight;
    }
}

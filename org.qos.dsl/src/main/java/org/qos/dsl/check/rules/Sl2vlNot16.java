package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/** An SL2VL table has one VL for each of the 16 SLs (IBTA vol. 1, 14.2.5.8). OpenSM refuses a file with another one. */
@AutoService(Rule.class)
public final class Sl2vlNot16 implements PolicyRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.error(
                    "sl2vl-not-16", Category.CORRECTNESS, "an SL2VL table that has not one VL for each of the 16 SLs")
            .fix("adds VL 15 for SL 15, which drops its packets, where that VL alone is missing");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    /** Where only the VL of SL 15 is left out, VL 15 says that such packets are dropped. */
    private static RuleViolation withDroppedSl15(RuleViolation violation) {
        List<INode> vls = NodeModelUtils.findNodesForFeature(violation.object(), Literals.SL2_VL_TABLE__VLS);
        if (vls.size() != Sl.COUNT - 1) {
            return violation;
        }
        int end = vls.get(Sl.COUNT - 2).getTextRegion().getOffset()
                + vls.get(Sl.COUNT - 2).getTextRegion().getLength();
        return violation.fixedBy(new Fix("drop the packets of SL 15", List.of(new Edit(end, 0, "," + Vl.DROP))));
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Scopes.sl2vl(file)
                .flatMap(scope -> scope.getTables().stream())
                .filter(table -> table.getVls().size() != Sl.COUNT && !SyntaxErrors.in(table))
                .map(table -> RuleViolation.at(
                        table,
                        "an SL2VL table has a VL for each of the 16 SLs; expected 16 VLs, found "
                                + table.getVls().size()))
                .map(Sl2vlNot16::withDroppedSl15)
                .map(violation -> syntax == PolicySyntax.OPENSM ? violation.opensm(Verdict.REJECTS) : violation)
                .forEach(violations);
    }
}

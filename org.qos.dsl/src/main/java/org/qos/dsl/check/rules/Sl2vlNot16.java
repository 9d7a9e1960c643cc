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
import org.qos.dsl.language.SyntaxErrors;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/** An SL2VL table has one VL for each of the 16 SLs (IBTA vol. 1, 14.2.5.8). OpenSM rejects a policy with another
 * number of VLs. */
@AutoService(Rule.class)
public final class Sl2vlNot16 implements PolicyRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "sl2vl-not-16",
                        Category.CORRECTNESS,
                        "an SL2VL table without exactly one VL for each of the 16 SLs")
                .fix("adds VL 15 for SL 15, which drops its packets, where only that VL is missing");
    }

    /** Where only the VL of SL 15 is missing, VL 15 drops its packets. */
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
                        "this SL2VL table has " + table.getVls().size() + " VLs; "
                                + (syntax == PolicySyntax.OPENSM ? RangeCheck.REJECTED + "; " : "")
                                + "expected 16, one for each SL"))
                .map(Sl2vlNot16::withDroppedSl15)
                .map(violation -> syntax == PolicySyntax.OPENSM ? violation.opensm(Verdict.REJECTS) : violation)
                .forEach(violations);
    }
}

package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.Range;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.dsl.scanner.NumberSuggestion;
import org.qos.runtime.policy.PolicySyntax;

/**
 * OpenSM reads GUIDs as all numbers, with strtoull and base 0: 16 digits without 0x are a decimal number, after a 0 an octal one
 * (osm_qos_parser_y.y:__parser_str2uint64).
 */
@AutoService(Rule.class)
public final class GuidWithout0x implements PolicyRule {

    private static final String MARK = "0x";

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "guid-without-0x",
                        Category.SUSPICIOUS,
                        "a GUID of 16 decimal digits without 0x, which is read as another number")
                .noFix("the author knows whether the digits are hexadecimal; editors offer to write 0x before them")
                .with(FindingTrait.FOUND_AT_LIST_END);
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        ICompositeNode root = NodeModelUtils.findActualNodeFor(file);
        if (root == null
                || !NumberSuggestion.hasGuidOfDecimalDigits(root.getRootNode().getText())) {
            return;
        }
        Stream.concat(
                        file.getPortGroups().stream().flatMap(group -> group.getPortGuids().stream()),
                        file.getUlps().stream().flatMap(ulp -> ulp.getRanges().stream()))
                .filter(GuidWithout0x::isAmongGuids)
                .forEach(range -> Stream.of(Literals.RANGE__FIRST, Literals.RANGE__LAST)
                        .flatMap(end -> violations(range, end, syntax))
                        .forEach(violations));
    }

    /** Whether an object is a range of GUIDs. */
    static boolean isAmongGuids(EObject object) {
        return object instanceof Range
                && (object.eContainmentFeature() == Literals.PORT_GROUP__PORT_GUIDS
                        || object.eContainer() instanceof UlpRule ulp && WideGuidRange.listsGuids(ulp));
    }

    private static Stream<RuleViolation> violations(Range range, EAttribute end, PolicySyntax syntax) {
        return NodeModelUtils.findNodesForFeature(range, end).stream()
                .filter(node -> NumberSuggestion.isGuidOfDecimalDigits(written(node)))
                .map(node -> violation(range, end, node, syntax));
    }

    private static RuleViolation violation(Range range, EAttribute end, INode node, PolicySyntax syntax) {
        String written = written(node);
        String intended = MARK + written;
        String reader = syntax == PolicySyntax.OPENSM ? "OpenSM" : "'qos generate'";
        return RuleViolation.at(
                        range,
                        node.getTextRegion(),
                        "this GUID has no 0x; " + reader + " reads it as "
                                + (written.startsWith("0") ? "an octal" : "a decimal") + " number, GUID " + MARK
                                + Long.toHexString((Long) range.eGet(end)) + "; write " + intended)
                .fixedBy(Fix.replacing(node.getTextRegion(), intended, "write " + intended)
                        .asSuggestion());
    }

    private static String written(INode node) {
        return NodeModelUtils.getTokenText(node);
    }
}

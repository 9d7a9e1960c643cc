package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.Range;
import org.qos.runtime.policy.PolicySyntax;

/** A range goes from the lower end to the higher one. OpenSM swaps the ends of a reversed one, so it is a warning there
 * (osm_qos_parser_y.y:__rangelist2rangearr). */
@AutoService(Rule.class)
public final class ReversedRange implements PolicyRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "reversed-range", Category.CORRECTNESS, "a range whose first value is higher than its last")
                .noFix(
                        "the author knows whether the order of the ends or a digit is wrong; editors offer to swap the ends, in"
                                + " the RFC syntax only where both have the same number of digits")
                .with(FindingTrait.CANONICAL_FORM);
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        file.eAllContents().forEachRemaining(object -> {
            if (object instanceof Range range && isReversed(range)) {
                violations.accept(violation(range, syntax));
            }
        });
    }

    private static boolean isReversed(Range range) {
        return range.getLast() != null && Long.compareUnsigned(range.getFirst(), range.getLast()) > 0;
    }

    private static RuleViolation violation(Range range, PolicySyntax syntax) {
        RuleViolation violation = RuleViolation.at(
                range,
                "the ends of this range are reversed, so it is empty; expected "
                        + NodeModelUtils.getTokenText(last(range)) + "-" + NodeModelUtils.getTokenText(first(range)));
        return syntax == PolicySyntax.OPENSM
                ? RuleViolation.at(
                                range,
                                "the ends of this range are reversed; OpenSM swaps them; write the lower value first")
                        .as(Severity.WARNING)
                        .fixedBy(swapped(range))
                : sameLength(range) ? violation.fixedBy(swapped(range)) : violation;
    }

    private static boolean sameLength(Range range) {
        return first(range).getLength() == last(range).getLength();
    }

    /** The same range as OpenSM reads it, its ends written as they are. */
    private static Fix swapped(Range range) {
        return new Fix(
                        "swap the ends of the range",
                        List.of(edit(first(range), last(range)), edit(last(range), first(range))))
                .asSuggestion();
    }

    private static INode first(Range range) {
        return NodeModelUtils.findNodesForFeature(range, Literals.RANGE__FIRST).get(0);
    }

    private static INode last(Range range) {
        return NodeModelUtils.findNodesForFeature(range, Literals.RANGE__LAST).get(0);
    }

    private static Edit edit(INode place, INode text) {
        ITextRegion region = place.getTextRegion();
        return new Edit(region.getOffset(), region.getLength(), NodeModelUtils.getTokenText(text));
    }
}

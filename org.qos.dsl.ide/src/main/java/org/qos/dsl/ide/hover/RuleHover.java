package org.qos.dsl.ide.hover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.analysis.shadowing.RuleNumbers;
import org.qos.analysis.shadowing.ShadowedRule;
import org.qos.dsl.ide.semantics.PolicySemantics;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.policy.MatchRule;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;

/** Hover for a match rule: the requests that reach it. */
final class RuleHover {

    private RuleHover() {}

    static Optional<HoverContent> at(DocumentSnapshot snapshot, int offset) {
        ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(snapshot.source().nodes(), offset);
        if (leaf == null || leaf.isHidden()) {
            return Optional.empty();
        }
        EObject around = NodeModelUtils.findActualSemanticObjectFor(leaf);
        EObject rule = Optional.<EObject>ofNullable(EcoreUtil2.getContainerOfType(around, MatchRule.class))
                .orElseGet(() -> EcoreUtil2.getContainerOfType(around, UlpRule.class));
        return PolicySemantics.of(snapshot)
                .filter(policy -> rule != null)
                .map(policy -> text(policy, policy.places(rule)))
                .filter(text -> !text.isEmpty())
                .map(text -> new HoverContent(leaf.getTextRegion(), text));
    }

    private static String text(PolicySemantics policy, List<Integer> places) {
        return places.stream().map(place -> text(policy, place)).collect(Collectors.joining("\n\n"));
    }

    private static String text(PolicySemantics policy, int place) {
        var rule = policy.rule(place);
        return "**rule " + place + "** gives level `" + rule.level().name() + "` (SL "
                + rule.level().sl() + ") to requests\n\n" + criteria(rule) + "\n\n" + reach(policy, place);
    }

    private static String criteria(org.qos.runtime.policy.MatchRule rule) {
        List<String> lines = new ArrayList<>();
        groups(lines, "from", rule.sources());
        groups(lines, "to", rule.destinations());
        numbers(lines, Field.SERVICE_ID, rule.serviceIds());
        numbers(lines, Field.QOS_CLASS, rule.qosClasses());
        numbers(lines, Field.TCLASS, rule.tclasses());
        numbers(lines, Field.PKEY, rule.pkeys());
        return lines.isEmpty() ? "- of all kinds" : "- " + String.join("\n- ", lines);
    }

    private static void groups(List<String> lines, String how, List<PortGroup> groups) {
        if (!groups.isEmpty()) {
            lines.add(how + " "
                    + groups.stream().map(group -> "`" + group.name() + "`").collect(Collectors.joining(" or ")));
        }
    }

    private static void numbers(List<String> lines, Field field, Ranges numbers) {
        if (!numbers.isEmpty()) {
            lines.add("with " + FieldText.title(field) + " " + FieldText.values(field, numbers));
        }
    }

    private static String reach(PolicySemantics policy, int place) {
        if (policy.isUnmatchable(place)) {
            return "**No request can match it:** none of its groups has a port, or its numbers exceed the range of the field.";
        }
        return policy.shadowedAt(place)
                .map(shadowed -> "**No request reaches it:** " + RuleNumbers.text(shadowed.by())
                        + (shadowed.by().size() == 1 ? " comes first and matches" : " come first and match together")
                        + " all of them; " + given(shadowed) + " level `"
                        + shadowed.given().name() + "`.")
                .orElseGet(() -> tried(place));
    }

    /** Several rules may give several levels. */
    private static String given(ShadowedRule shadowed) {
        return shadowed.by().size() == 1 ? "they get" : "some of them get";
    }

    private static String tried(int place) {
        return switch (place) {
            case 1 -> "It is evaluated first.";
            case 2 -> "It applies to requests that rule 1 does not match.";
            default -> "It applies to requests that none of the " + (place - 1) + " rules before it matches.";
        };
    }
}

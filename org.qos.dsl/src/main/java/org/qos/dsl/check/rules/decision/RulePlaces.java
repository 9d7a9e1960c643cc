package org.qos.dsl.check.rules.decision;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.analysis.shadowing.RuleNumbers;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.match.Request;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Pkey;

/** Names the rule and the request of a finding in messages. */
final class RulePlaces {

    private static final int MAX_RELATED = 10;

    private RulePlaces() {}

    /** The model element of a rule. */
    static EObject origin(PolicyContext context, int rule) {
        return context.origin(context.policy().rules().get(rule - 1));
    }

    /** The rule by its place in the order of evaluation and its line. */
    static String named(PolicyContext context, int rule) {
        return "rule " + rule + " (line "
                + NodeModelUtils.getNode(origin(context, rule)).getStartLine() + ")";
    }

    /** The only rule with its line, several without. */
    static String named(PolicyContext context, List<Integer> rules) {
        return rules.size() == 1 ? named(context, rules.get(0)) : RuleNumbers.text(rules);
    }

    /** A violation of a rule that others leave nothing to do, which are named; of very many rules the first ones. */
    static RuleViolation relatedTo(RuleViolation violation, PolicyContext context, List<Integer> rules) {
        RuleViolation related = violation;
        for (int rule : rules.subList(0, Math.min(rules.size(), MAX_RELATED))) {
            related = related.relatedTo(origin(context, rule), null, "rule " + rule + ", which OpenSM uses");
        }
        return related;
    }

    /** A request with the fields that it has; a GUID of 0 is any port. */
    static String named(Request request) {
        List<String> parts = new ArrayList<>();
        if (request.sourceGuid() != 0) {
            parts.add("from port " + Guid.text(request.sourceGuid()));
        }
        if (request.destinationGuid() != 0) {
            parts.add("to port " + Guid.text(request.destinationGuid()));
        }
        request.serviceId().ifPresent(id -> parts.add(String.format("with Service-ID 0x%x", id)));
        request.qosClass().ifPresent(number -> parts.add("with QoS-Class " + number));
        request.tclass().ifPresent(number -> parts.add("with TClass " + number));
        request.pkey().ifPresent(pkey -> parts.add("with P_Key " + Pkey.text(pkey)));
        return parts.isEmpty() ? "any request" : "a request " + String.join(" ", parts);
    }
}

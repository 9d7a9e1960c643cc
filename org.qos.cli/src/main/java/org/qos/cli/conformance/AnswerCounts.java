package org.qos.cli.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * How many rules were compared with the answers of the subnet administration, the default level counted as a rule.
 *
 * @param rules all
 * @param requests those for which a query was sent
 * @param same those that are answered as the policy says
 * @param different those that are answered otherwise, or not at all
 */
public record AnswerCounts(int rules, int requests, int same, int different) {

    /** Counts answers. */
    public static AnswerCounts of(List<RuleAnswer> answers) {
        return new AnswerCounts(
                answers.size(),
                (int) answers.stream()
                        .filter(answer -> answer.compared().isPresent())
                        .count(),
                (int) answers.stream().filter(RuleAnswer::agrees).count(),
                (int) answers.stream().filter(RuleAnswer::differs).count());
    }

    /** How many were not compared: no request was found, or what is known of the subnet does not decide the answer. */
    public int notCompared() {
        return rules - same - different;
    }

    /** The line for people. */
    String text() {
        return "SA: "
                + (requests == rules
                        ? requests + " requests, one for each rule and for the default level"
                        : requests + " requests for the default level and " + (rules - 1) + " rules")
                + "; " + same + " answered as the policy says"
                + (different > 0 ? ", " + different + " differently" : "")
                + (notCompared() > 0 ? "; " + notCompared() + " not compared" : "");
    }

    /** Adds the numbers to an object. */
    public void addTo(ObjectNode object) {
        object.put("rules", rules)
                .put("requests", requests)
                .put("same", same)
                .put("different", different)
                .put("notCompared", notCompared());
    }
}

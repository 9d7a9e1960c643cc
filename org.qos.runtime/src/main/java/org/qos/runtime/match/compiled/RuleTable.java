package org.qos.runtime.match.compiled;

import java.util.List;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;

/**
 * The rules as numbers.
 *
 * @param stated the criteria that each rule states, as bits ({@link Criterion})
 * @param levels the number of each rule's level
 * @param sources the numbers of the groups that each rule names as source
 * @param destinations likewise as destination
 */
record RuleTable(byte[] stated, int[] levels, NumberLists sources, NumberLists destinations) {

    static RuleTable of(List<MatchRule> rules, Numbering<PortGroup> groups, Numbering<QosLevel> levels) {
        byte[] stated = new byte[rules.size()];
        int[] ofRules = new int[rules.size()];
        for (int rule = 0; rule < stated.length; rule++) {
            stated[rule] = (byte) Criterion.statedBy(rules.get(rule));
            ofRules[rule] = levels.of(rules.get(rule).level());
        }
        return new RuleTable(
                stated,
                ofRules,
                NumberLists.of(rules, rule -> rule.sources().stream().mapToInt(groups::of)),
                NumberLists.of(rules, rule -> rule.destinations().stream().mapToInt(groups::of)));
    }

    /** How many rules there are. */
    int count() {
        return stated.length;
    }
}

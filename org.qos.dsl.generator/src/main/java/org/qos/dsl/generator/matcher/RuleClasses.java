package org.qos.dsl.generator.matcher;

import java.util.ArrayList;
import java.util.List;
import org.qos.runtime.policy.MatchRule;

/** The rules spread over nested classes, so that the method which tries those of a class stays far below 64 KB. */
final class RuleClasses {

    /** How many comparisons a class has at most, at some 30 bytes of code each. */
    private static final int MAX_TERMS = 600;

    private RuleClasses() {}

    static List<List<RuleCode>> of(List<MatchRule> rules, RuleCompiler compiler) {
        List<List<RuleCode>> classes = new ArrayList<>();
        int terms = MAX_TERMS;
        for (int place = 0; place < rules.size(); place++) {
            RuleCode code = compiler.compile(rules.get(place), place + 1);
            // what returns the number of the rule counts as one more
            terms += code.terms() + 1;
            if (terms > MAX_TERMS) {
                classes.add(new ArrayList<>());
                terms = code.terms() + 1;
            }
            classes.get(classes.size() - 1).add(code);
        }
        return classes;
    }
}

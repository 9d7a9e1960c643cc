package org.qos.dsl.ui.testrun;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.qos.dsl.ide.command.TestDetails;
import org.qos.dsl.ide.command.TestDetails.Criterion;
import org.qos.dsl.ide.command.TestDetails.Rule;

/**
 * What the tests of one or several files ask of a policy.
 *
 * @param uri the policy
 * @param rules its rules, in the order of evaluation; one of them is covered if the tests of one file cover it
 */
record CoveredPolicy(String uri, List<Rule> rules) {

    /** Copies the list. */
    CoveredPolicy {
        rules = List.copyOf(rules);
    }

    /** The coverage of each policy that the tests of some files are about. */
    static List<CoveredPolicy> of(List<FileResult> files) {
        Map<String, CoveredPolicy> policies = new LinkedHashMap<>();
        for (FileResult file : files) {
            for (TestDetails.FileCoverage part : file.coverage()) {
                policies.merge(part.uri(), new CoveredPolicy(part.uri(), part.rules()), CoveredPolicy::and);
            }
        }
        return List.copyOf(policies.values());
    }

    /** A policy that was edited between the runs has other rules; the later run counts then. */
    private CoveredPolicy and(CoveredPolicy later) {
        if (rules.size() != later.rules.size()) {
            return later;
        }
        return new CoveredPolicy(
                uri,
                IntStream.range(0, rules.size())
                        .mapToObj(place -> both(rules.get(place), later.rules.get(place)))
                        .toList());
    }

    private static Rule both(Rule first, Rule second) {
        List<Criterion> criteria = new ArrayList<>();
        for (int place = 0; place < second.criteria().size(); place++) {
            boolean known = place < first.criteria().size();
            criteria.add(
                    known && first.criteria().get(place).covered()
                            ? first.criteria().get(place)
                            : second.criteria().get(place));
        }
        return new Rule(
                second.place(),
                second.use(),
                second.range(),
                first.tests() + second.tests(),
                isCovered(first) ? first.gap() : second.gap(),
                criteria);
    }

    /** Whether a test has a request that the rule decides. */
    static boolean isCovered(Rule rule) {
        return rule.gap().reason().isEmpty();
    }

    /** The rules that are not covered, or of which a criterion is not. */
    List<Rule> gaps() {
        return rules.stream()
                .filter(rule -> !isCovered(rule) || rule.criteria().stream().anyMatch(each -> !each.covered()))
                .toList();
    }

    /** How many rules are covered. */
    long coveredRules() {
        return rules.stream().filter(CoveredPolicy::isCovered).count();
    }

    /** How many criteria all rules have. */
    long criteria() {
        return rules.stream().mapToLong(rule -> rule.criteria().size()).sum();
    }

    /** How many criteria are covered. */
    long coveredCriteria() {
        return rules.stream()
                .flatMap(rule -> rule.criteria().stream())
                .filter(Criterion::covered)
                .count();
    }
}

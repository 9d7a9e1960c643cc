package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages of the rules say the truth: what they call bad is found, what they call good is not. */
class RuleExamplesTest {

    static Stream<Rule> rules() {
        return Rules.all().stream();
    }

    static Stream<RuleExample> examples() {
        return rules().flatMap(RuleExample::of);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("examples")
    void theRuleFindsTheBadExampleOnly(RuleExample example) {
        List<Finding> findings = example.findings();
        boolean found =
                findings.stream().anyMatch(f -> f.code().equals(example.rule().code()));
        assertEquals(example.bad(), found, () -> example + " has " + findings);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("examples")
    void aGoodExampleHasNoError(RuleExample example) {
        List<Finding> errors = example.findings().stream()
                .filter(f -> !example.bad() && f.severity() == Severity.ERROR)
                .toList();
        assertEquals(List.of(), errors);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void everyRuleHasAPageWithABadAndAGoodExample(Rule rule) {
        String page = "docs/rules/" + rule.code() + ".md";
        List<RuleExample> examples = RuleExample.of(rule).toList();
        assertTrue(
                examples.stream().anyMatch(RuleExample::bad),
                () -> page + " needs an example to avoid, as in ```opensm bad (or rfc, partitions, opts)");
        assertTrue(
                examples.stream().anyMatch(example -> !example.bad()),
                () -> page + " needs an example to prefer, as in ```opensm good (or rfc, partitions, opts)");
    }
}

package org.qos.dsl.check.rules.policytest;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link TestChecksNothing} reports, and what it accepts. */
class TestChecksNothingTest {

    private static final RuleTester RULE = new RuleTester(new TestChecksNothing());

    @Test
    void reportsAnExpectationBeforeTheFirstRequest() {
        RULE.tests("test \"a\" {\n«expect» default\nfrom any to any\nexpect default\n}\n")
                .reports(WARNING);
    }

    @Test
    void reportsARequestAfterTheLastExpectation() {
        RULE.tests("test \"a\" {\nfrom any to any\nexpect default\n«from» 1 to 2\n}\n")
                .reports(WARNING);
    }

    @Test
    void aWordThatCannotBeReadMayBeTheRequestOrTheExpectation() {
        RULE.tests("test \"a\" {\nform any to any\nexpect default\n}\n").accepts();
        RULE.tests("test \"a\" {\nfrom any to any\nexpects default\n}\n").accepts();
    }

    @Test
    void reportsAnEmptyTest() {
        RULE.tests("test «\"a\"» {\n}\n").reports(WARNING).saying("always passes");
    }

    @Test
    void acceptsSeveralRequestsWithOneExpectation() {
        RULE.tests("test \"a\" {\nfrom any to any\nfrom 1 to 2\nexpect default\n}\n")
                .accepts();
    }
}

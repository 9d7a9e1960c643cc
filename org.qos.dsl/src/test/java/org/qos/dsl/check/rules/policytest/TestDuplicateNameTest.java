package org.qos.dsl.check.rules.policytest;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link TestDuplicateName} reports, and what it accepts. */
class TestDuplicateNameTest {

    private static final RuleTester RULE = new RuleTester(new TestDuplicateName());

    @Test
    void reportsTheSecondTestOfAName() {
        RULE.tests("test \"a\" {\n}\ntest «\"a\"» {\n}\n").reports(WARNING).saying("the test in line 1");
    }

    @Test
    void acceptsOtherNames() {
        RULE.tests("test \"a\" {\n}\ntest \"A\" {\n}\n").accepts();
    }
}

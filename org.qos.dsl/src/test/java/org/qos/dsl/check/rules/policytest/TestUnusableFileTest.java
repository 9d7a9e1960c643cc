package org.qos.dsl.check.rules.policytest;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link TestUnusableFile} reports, and what it accepts. */
class TestUnusableFileTest {

    private static final RuleTester RULE = new RuleTester(new TestUnusableFile());

    private static final String TEST = "test \"a\" {\nfrom 0x1 to 0x2\nexpect default\n}\n";
    private static final String POLICY =
            "qos-levels\n    qos-level\n        name: DEFAULT\n        sl: 0\n    end-qos-level\nend-qos-levels\n";

    @Test
    void reportsTheFirstTestWhereNoHeaderNamesThePolicy() {
        RULE.tests("«test»" + TEST.substring(4))
                .ofPolicy("qos-levels\n")
                .reports(ERROR)
                .saying("the policy has errors; the tests cannot run");
    }

    @Test
    void reportsTheHeaderOfAPolicyThatCannotBeUsed() {
        RULE.tests("policy «\"site.conf\"»\n" + TEST).ofPolicy("qos-levels\n").reports(ERROR);
    }

    @Test
    void acceptsAPolicyWithoutErrors() {
        RULE.tests(TEST).ofPolicy(POLICY).accepts();
    }

    @Test
    void acceptsAFileWithoutTests() {
        RULE.tests("# none yet\n").accepts();
    }
}

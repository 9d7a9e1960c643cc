package org.qos.dsl.check.rules.policytest;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link TestContradiction} reports, and what it accepts. */
class TestContradictionTest {

    private static final RuleTester RULE = new RuleTester(new TestContradiction());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sl 1 «expect» sl 2",
                "sl 1 «expect» sl 2 expect sl 3",
                "level A «expect» level B",
                "level 1 «expect» level 2",
                "default «expect» rule 2",
                "default «expect» not default",
                "rule 1 «expect» rule 2",
                "rule x «expect» default",
                "level \"a b\" «expect» not level \"A B\"",
                "no path «expect» vl 3",
                "mtu 3 «expect» mtu 4",
                "level 0x2 «expect» level 3",
                "pkey 0x20 «expect» pkey 0x8021",
                "pkey 0x20 «expect» not pkey 0x8020"
            })
    void reportsTheExpectationThatContradictsAnEarlierOne(String expectations) {
        RULE.tests("test \"a\" {\nfrom any to any\nexpect " + expectations + "\n}\n")
                .reports(ERROR);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sl 1 expect level A",
                "level A expect level 1",
                "not sl 1 expect not sl 2",
                "not rule 1 expect default",
                "rule 1 expect rule x",
                "mtu 3 expect rate 3",
                "level 0x2 expect level 2",
                "level 010 expect level 10",
                "pkey 0x20 expect pkey 0x8020",
                "mtu 0x3 expect mtu 3",
                "sl 1 from 1 to 2 expect sl 2"
            })
    void acceptsWhatOneRequestCanMeet(String expectations) {
        RULE.tests("test \"a\" {\nfrom any to any\nexpect " + expectations + "\n}\n")
                .accepts();
    }
}

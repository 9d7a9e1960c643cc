package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptionNulByte} reports, and what it accepts. */
class OptionNulByteTest {

    private static final RuleTester RULE = new RuleTester(new OptionNulByte());

    @Test
    void theFirstOneIsReported() {
        RULE.options("qos TRUE«\0»junk\n# \0\n").reports(WARNING).alone();
    }

    @Test
    void textIsAccepted() {
        RULE.options("qos TRUE # junk\n").accepts();
    }
}

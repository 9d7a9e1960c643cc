package org.qos.dsl.check.suppression;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link SuppressionWithoutReason} reports, and what it accepts. */
class SuppressionWithoutReasonTest {

    private static final RuleTester RULE = new RuleTester(new SuppressionWithoutReason());

    @Test
    void isReported() {
        RULE.opensm(
                        """
                        qos-levels
                            qos-level
                                name: DEFAULT
                                sl: 010  «# qos-ignore octal-literal»
                            end-qos-level
                        end-qos-levels
                        """)
                .reports(WARNING)
                .saying("this comment suppresses nothing; expected a rule and a reason: qos-ignore CODE: why the");
    }

    @Test
    void isAccepted() {
        RULE.opensm(
                        """
                        qos-levels
                            qos-level
                                name: DEFAULT
                                sl: 010  # qos-ignore octal-literal: the generator of this file writes octal numbers
                            end-qos-level
                        end-qos-levels
                        """)
                .accepts();
    }
}

package org.qos.dsl.check.suppression;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link UnusedSuppression} reports, and what it accepts. */
class UnusedSuppressionTest {

    private static final RuleTester RULE = new RuleTester(new UnusedSuppression());

    @Test
    void isReported() {
        RULE.opensm(
                        """
                        qos-levels
                            qos-level
                                name: DEFAULT
                                sl: 8  «# qos-ignore octal-literal: the generator of this file writes octal numbers»
                            end-qos-level
                        end-qos-levels
                        """)
                .reports(WARNING)
                .saying("this comment suppresses nothing; octal-literal has no finding in line 4; remove the comment");
    }

    @Test
    void isAccepted() {
        RULE.opensm(
                        """
                        qos-levels
                            qos-level
                                name: DEFAULT
                                sl: 8
                            end-qos-level
                        end-qos-levels
                        """)
                .accepts();
    }

    @Test
    void isRemovedWithItsLineOrWithTheSpacesBeforeIt() {
        RULE.opensm("qos-levels\n  «# qos-ignore octal-literal: old»\n  qos-level\n name: DEFAULT\n sl: 1\n"
                        + "  end-qos-level\nend-qos-levels  «# qos-ignore octal-literal: older»\n")
                .reports(WARNING, WARNING)
                .fixedTo("qos-levels\n  qos-level\n name: DEFAULT\n sl: 1\n  end-qos-level\nend-qos-levels\n");
    }

    @Test
    void isRemovedWithALineThatEndsWithCarriageReturn() {
        RULE.rfc("<qos-policy>\r\n  «<!-- qos-ignore octal-literal: old -->»\r\n</qos-policy>\r\n")
                .reports(WARNING)
                .fixedTo("<qos-policy>\r\n</qos-policy>\r\n");
    }
}

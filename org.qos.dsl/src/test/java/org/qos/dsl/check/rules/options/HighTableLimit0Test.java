package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link HighTableLimit0} reports, and what it accepts. */
class HighTableLimit0Test {

    private static final RuleTester RULE = new RuleTester(new HighTableLimit0());

    @Test
    void tablesThatDoSomethingElse() {
        RULE.options(
                        """
                        qos TRUE
                        qos_swe_high_limit 255
                        qos_vlarb_high «0:64»
                        qos_vlarb_low 1:64
                        """)
                .reports(INFO);
        RULE.options("qos TRUE\nqos_vlarb_high «0:64»\nqos_vlarb_low 1:64\n").reports(INFO);
    }

    @Test
    void isAccepted() {
        RULE.options(
                        """
                        qos TRUE
                        qos_high_limit 16
                        qos_vlarb_high 0:128,1:64
                        qos_vlarb_low 2:64
                        """)
                .accepts();
    }
}

package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link WeightBelowMtu} reports, and what it accepts. */
class WeightBelowMtuTest {

    private static final RuleTester RULE = new RuleTester(new WeightBelowMtu());

    @Test
    void tablesThatDoSomethingElse() {
        RULE.options(
                        """
                        qos TRUE
                        qos_high_limit 9
                        qos_vlarb_high 0:64
                        qos_vlarb_low «1:64,2:15»
                        """)
                .reports(INFO);
    }

    @Test
    void isAccepted() {
        RULE.options(
                        """
                        qos TRUE
                        qos_high_limit 16
                        qos_vlarb_low 1:128,2:255,3:32
                        qos_vlarb_high 0:4
                        """)
                .accepts();
    }
}

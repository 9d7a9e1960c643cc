package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link LowTableStarved} reports, and what it accepts. */
class LowTableStarvedTest {

    private static final RuleTester RULE = new RuleTester(new LowTableStarved());

    @Test
    void tablesThatDoSomethingElse() {
        RULE.options(
                        """
                        qos TRUE
                        qos_high_limit «255»
                        qos_vlarb_high 0:64
                        qos_vlarb_low 1:64
                        """)
                .reports(WARNING);
        RULE.options(
                        """
                        qos TRUE
                        qos_swe_high_limit «255»
                        qos_vlarb_high 0:64
                        qos_vlarb_low 1:64
                        """)
                .reports(WARNING);
    }

    @Test
    void theVlThatOnlyTheLowTableHasIsNamedWithTheOptionsThatCount() {
        RULE.options(
                        """
                        qos TRUE
                        qos_high_limit 255
                        qos_high_limit «255»
                        qos_vlarb_high 0:64
                        qos_vlarb_low 0:64,1:64
                        """)
                .reports(WARNING)
                .saying("do not serve VL1, which only qos_vlarb_low has");
        RULE.options("qos TRUE\nqos_high_limit «255»\nqos_vlarb_high 0:64,1:64\n")
                .reports(WARNING)
                .saying("do not serve VL2, which only OpenSM's default vlarb_low has");
    }

    @Test
    void isAccepted() {
        RULE.options(
                        """
                        qos TRUE
                        qos_high_limit 16
                        qos_vlarb_high 0:64
                        qos_vlarb_low 1:64,2:64
                        """)
                .accepts();
    }
}

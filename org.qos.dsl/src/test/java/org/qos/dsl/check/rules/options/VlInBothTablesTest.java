package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link VlInBothTables} reports, and what it accepts. */
class VlInBothTablesTest {

    private static final RuleTester RULE = new RuleTester(new VlInBothTables());

    @Test
    void tablesThatDoSomethingElse() {
        RULE.options("qos TRUE\nqos_high_limit 9\n«qos_vlarb_high» 1:64\n")
                .reports(INFO)
                .saying("VL1 has weight in qos_vlarb_high and in OpenSM's default vlarb_low");
        RULE.options("qos TRUE\nqos_high_limit 9\n«qos_vlarb_low» 0:64\n").reports(INFO);
    }

    @Test
    void isAccepted() {
        RULE.options(
                        """
                        qos TRUE
                        qos_high_limit 16
                        qos_vlarb_high 0:64,1:64
                        qos_vlarb_low 2:64,3:64
                        """)
                .accepts();
    }
}

package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link VlNeverServed} reports, and what it accepts. */
class VlNeverServedTest {

    private static final RuleTester RULE = new RuleTester(new VlNeverServed());

    private static final String GOLD = "qos-levels\nqos-level\nname: Gold\nsl: «3»\nend-qos-level\nend-qos-levels\n"
            + OpenSmPolicy.rules("pkey: 1\nqos-level-name: Gold");
    private static final String EIGHT_OF_SIXTEEN = "0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7";

    @Test
    void aVlWithoutWeightIsReported() {
        String lines = "qos TRUE\nqos_sl2vl " + EIGHT_OF_SIXTEEN + "\nqos_vlarb_high 0:4\n";
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withOptions(lines + "max_op_vls 4\nqos_vlarb_low 0:4,2:4\n")
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withOptions(lines + "max_op_vls 4\nqos_vlarb_low 2:4,3:4\n")
                .accepts();
    }

    @Test
    void aVlThatWrapsOntoOneWithWeightOnNarrowLinksMayBeServed() {
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withOptions(
                        "qos TRUE\nqos_sl2vl 0,1,2,8,4,5,6,7,0,1,2,3,4,5,6,7\nqos_vlarb_high 0:4\nqos_vlarb_low 0:4,1:4\n")
                .accepts();
    }
}

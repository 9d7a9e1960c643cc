package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link ClassCollapseOnNarrowPort} reports, and what it accepts. */
class ClassCollapseOnNarrowPortTest {

    private static final RuleTester RULE = new RuleTester(new ClassCollapseOnNarrowPort());

    private static final String GOLD = "qos-levels\nqos-level\nname: Gold\nsl: «3»\nend-qos-level\nend-qos-levels\n"
            + OpenSmPolicy.rules("pkey: 1\nqos-level-name: Gold");

    @Test
    void levelsThatShareAVlBecauseLinksUseFewAreReported() {
        String lines = "qos TRUE\nqos_sl2vl 0,1,2,2,4,5,6,7,8,9,10,11,12,13,14,7\n";
        RULE.opensm(OpenSmPolicy.of(GOLD)).withOptions(lines + "max_op_vls 2\n").reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(GOLD)).withOptions(lines + "max_op_vls 1\n").reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(GOLD)).withOptions(lines + "max_op_vls 3\n").accepts();
        RULE.opensm(OpenSmPolicy.of(GOLD)).withOptions(lines).accepts();
        RULE.opensm(OpenSmPolicy.of(GOLD)).withOptions(lines + "max_op_vls 6\n").accepts();
    }

    @Test
    void levelsThatShareAVlByTheTablesAreIntendedTo() {
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withOptions("qos TRUE\nmax_op_vls 2\nqos_sl2vl 0,1,2,0,4,5,6,7,8,9,10,11,12,13,14,7\n")
                .accepts();
    }
}

package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link IpoibRequestRefused} reports, and what it accepts. */
class IpoibRequestRefusedTest {

    private static final RuleTester RULE = new RuleTester(new IpoibRequestRefused());

    private static final String LEVELS =
            "qos-levels\nqos-level\nname: Gold\nsl: «3»\n[more]end-qos-level\nend-qos-levels\n";
    private static final String DEFAULT = "Default=0x7fff, ipoib : ALL=full ;\n";

    @Test
    void aLevelThatLeavesThePkeyOutExcludesIpoib() {
        String net = DEFAULT + "Net=0x10, ipoib : ALL=full ;\n";
        RULE.opensm(OpenSmPolicy.of(levels("pkey: 0x11\n") + OpenSmPolicy.rules("pkey: 0x10\nqos-level-name: Gold")))
                .withPartitions(net)
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(
                        levels("pkey: 0x10-0x11\n") + OpenSmPolicy.rules("pkey: 0x10\nqos-level-name: Gold")))
                .withPartitions(net)
                .accepts();
    }

    private static String levels(String more) {
        return LEVELS.replace("[more]", more);
    }
}
